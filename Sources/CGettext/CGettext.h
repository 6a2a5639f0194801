#pragma once
#include <libintl.h>
#include <locale.h>

/* glibc reads its catalogues again when this number changes (GNU gettext manual, 11.5). */
extern int _nl_msg_cat_cntr;
