#include "CWalk.h"

/* The square of the distance of (px, py) from segment i. */
static double away(const double *x, const double *y, long i, double px, double py) {
  double dx = x[i + 1] - x[i], dy = y[i + 1] - y[i], square = dx * dx + dy * dy;
  double t = square > 0 ? ((px - x[i]) * dx + (py - y[i]) * dy) / square : 0;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  dx = px - x[i] - t * dx;
  dy = py - y[i] - t * dy;
  return dx * dx + dy * dy;
}

long walk(const double *x, const double *y, long count, long at, double px, double py, double *square) {
  double here = away(x, y, at, px, py);
  while (at + 2 < count) {
    double next = away(x, y, at + 1, px, py);
    if (next > here) break;
    here = next;
    at++;
  }
  *square = here;
  return at;
}
