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

/* How many segments that are farther away are passed over in search of a nearer one: a pen that trembles on the inner
   side of a bend is as far from several. */
enum { LOOK = 8 };

long walk(const double *x, const double *y, long count, long at, double px, double py, double *square) {
  double here = away(x, y, at, px, py);
  for (long next = at + 1; next + 1 < count && next - at <= LOOK; next++) {
    double there = away(x, y, next, px, py);
    if (there <= here) {
      here = there;
      at = next;
    }
  }
  *square = here;
  return at;
}
