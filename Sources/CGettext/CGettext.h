#pragma once
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>

extern int _nl_msg_cat_cntr;

/* glibc looks into its catalogues again when this number changes (GNU gettext manual, 11.5). */
static inline void catalogues_changed(void) { _nl_msg_cat_cntr++; }
