/* Pen to pixel: moves the rig's pen with its tip down and looks at the screen until the pixels under the tip change.

   ink SOCKET X0 Y0 DX DY STEPS PAUSE_MS

   SOCKET is the number of the file that is the open connection to the pen (see devices.py for the protocol). Prints a
   JSON list with the milliseconds of each step; -1 for a step that was not seen within half a second. */
#include "screen.h"

#include <string.h>
#include <unistd.h>

enum { SYNC = 1, MOTION = 2, PROXIMITY = 3, BUTTON = 4 };
/* Half the side of the block that is looked at, and how many of the nine pixels under the tip must change. */
enum { reach = 4, side = 2 * reach + 1, enough = 3 };
static const double patience = 500;

typedef struct {
  uint32_t unaccelerated;
  uint8_t mask[8];
  uint32_t padding;
  double values[64], raw[64];
} Axes;

static int pen;
static View s;

static uint32_t pixel(const XImage *image, const char *data, int x, int y) {
  return *(const uint32_t *)(data + y * image->bytes_per_line + 4 * x) & 0xffffff;
}

static void tell(const void *message, size_t length) {
  if (write(pen, message, length) != (ssize_t)length) exit(1);
}

/* Waits until the server has made events of all it was told. */
static void settle(void) {
  uint32_t message[2] = {8, SYNC};
  tell(message, sizeof message);
  if (read(pen, message, 8) <= 0) exit(1);
}

static void fill(Axes *axes, double x, double y) {
  memset(axes, 0, sizeof *axes);
  axes->mask[0] = 1 | 2 | 16;
  axes->values[0] = x / s.width * 65535;
  axes->values[1] = y / s.height * 65535;
  axes->values[4] = 0.5 * 65535;
}

static void move(double x, double y) {
  struct { uint32_t length, kind, absolute, padding; Axes axes; } m = {sizeof m, MOTION, 1, 0};
  fill(&m.axes, x, y);
  tell(&m, sizeof m);
}

static void near(uint32_t is_near, double x, double y) {
  struct { uint32_t length, kind, near, padding; Axes axes; } m = {sizeof m, PROXIMITY, is_near, 0};
  fill(&m.axes, x, y);
  tell(&m, sizeof m);
}

static void tip(uint32_t is_down, double x, double y) {
  struct { uint32_t length, kind; int32_t absolute, button; uint32_t is_down, padding; Axes axes; } m = {
      sizeof m, BUTTON, 1, 1, is_down, 0};
  fill(&m.axes, x, y);
  tell(&m, sizeof m);
}

/* Whether the pixels under (x, y) are others than in `before`. */
static int changed(const char *before, double x, double y) {
  int count = 0;
  look(&s, (int)x - reach, (int)y - reach);
  for (int row = reach - 1; row <= reach + 1; row++)
    for (int column = reach - 1; column <= reach + 1; column++)
      count += pixel(s.image, s.image->data, column, row) != pixel(s.image, before, column, row);
  return count >= enough;
}

int main(int count, char **words) {
  if (count != 8) return 2;
  s = open_view(side, side);
  pen = atoi(words[1]);
  double x = atof(words[2]), y = atof(words[3]), dx = atof(words[4]), dy = atof(words[5]);
  int steps = atoi(words[6]), pause = atoi(words[7]);
  size_t length = (size_t)s.image->bytes_per_line * s.image->height;
  char *before = malloc(length);
  near(1, x, y);
  move(x, y);
  settle();
  usleep(300000);
  tip(1, x, y);
  settle();
  usleep(300000);
  for (int i = 0; i < steps; i++) {
    x += dx;
    y += dy;
    /* Not in step with anything that runs at a rate. */
    usleep(pause * 1000 + rand() % 8000);
    look(&s, (int)x - reach, (int)y - reach);
    memcpy(before, s.image->data, length);
    double began = now(), taken;
    move(x, y);
    while ((taken = now() - began) < patience && !changed(before, x, y)) {}
    printf("%s%.3f", i ? ", " : "[", taken < patience ? now() - began : -1.0);
  }
  printf("]\n");
  tip(0, x, y);
  near(0, x, y);
  settle();
  return 0;
}
