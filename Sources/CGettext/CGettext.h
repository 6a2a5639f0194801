#pragma once
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>

extern int _nl_msg_cat_cntr;

/* glibc looks into its catalogues again when this number changes (GNU gettext manual, 11.5). */
static inline void catalogues_changed(void) { _nl_msg_cat_cntr++; }

/* All categories of a locale that lies below LOCPATH, or where the system keeps its own; NULL when there is none. */
static inline locale_t _Nullable opened_locale(const char *_Nonnull name) {
  return newlocale(LC_ALL_MASK, name, (locale_t)0);
}

/* The locale that is part of the C library itself and so cannot be missing. */
static inline locale_t _Nonnull plain_locale(void) { return newlocale(LC_ALL_MASK, "C", (locale_t)0); }

/* Some items of a locale are numbers, which nl_langinfo_l gives in the place of a text. */
static inline unsigned int number_of_locale(nl_item item, locale_t _Nonnull locale) {
  union {
    const char *text;
    unsigned int number;
  } value = {nl_langinfo_l(item, locale)};
  return value.number;
}

/* Width and height of the usual paper, millimetres. */
static inline unsigned int paper_width(locale_t _Nonnull locale) { return number_of_locale(_NL_PAPER_WIDTH, locale); }
static inline unsigned int paper_height(locale_t _Nonnull locale) { return number_of_locale(_NL_PAPER_HEIGHT, locale); }

/* The day that a week begins with, from 0 for Monday: locales count from a Sunday or from a Monday (locale(5)). */
static inline int first_weekday(locale_t _Nonnull locale) {
  int counted_from = number_of_locale(_NL_TIME_WEEK_1STDAY, locale) == 19971201 ? 0 : 6;
  return (counted_from + nl_langinfo_l(_NL_TIME_FIRST_WEEKDAY, locale)[0] - 1) % 7;
}

/* What stands between a number's whole and its parts. */
static inline const char *_Nonnull decimal_point(locale_t _Nonnull locale) { return nl_langinfo_l(RADIXCHAR, locale); }

/* The locale's language, named in that language. */
static inline const char *_Nonnull language_name(locale_t _Nonnull locale) {
  return nl_langinfo_l(_NL_ADDRESS_LANG_NAME, locale);
}
