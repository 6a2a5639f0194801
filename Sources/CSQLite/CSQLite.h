#pragma once
#include <sqlite3.h>

// Variadic, so Swift cannot call it: 1 when `option` was taken.
static inline int tw_sqlite_defensive(sqlite3 *database) {
  int on = 0;
  return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, &on) == SQLITE_OK && on;
}
