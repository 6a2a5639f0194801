#ifndef C_WALK_H
#define C_WALK_H

/// Walks along a polyline after the pen: from segment `at` of `x`, `y` (`count` points) onwards to the nearest of
/// the next few. The segment reached; `*square` becomes the square of the pen's distance from it.
long walk(const double *x, const double *y, long count, long at, double pen_x, double pen_y, double *square);

#endif
