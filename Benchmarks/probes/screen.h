/* What every probe needs: the time, and blocks of the X screen as pixels. */
#ifndef SCREEN_H
#define SCREEN_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <time.h>

/* Milliseconds of the monotonic clock. */
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

typedef struct {
  Display *display;
  int number, width, height;
  XImage *image;
} View;

/* A block of width x height pixels that the server writes into our memory; 0 for the whole screen. */
static View open_view(int width, int height) {
  View s = {XOpenDisplay(NULL)};
  static XShmSegmentInfo shared;
  if (!s.display) {
    fprintf(stderr, "probe: no X display\n");
    exit(1);
  }
  s.number = DefaultScreen(s.display);
  s.width = DisplayWidth(s.display, s.number);
  s.height = DisplayHeight(s.display, s.number);
  s.image = XShmCreateImage(s.display, DefaultVisual(s.display, s.number), DefaultDepth(s.display, s.number), ZPixmap,
                            NULL, &shared, width ? width : s.width, height ? height : s.height);
  shared.shmid = shmget(IPC_PRIVATE, (size_t)s.image->bytes_per_line * s.image->height, IPC_CREAT | 0600);
  shared.shmaddr = s.image->data = shmat(shared.shmid, NULL, 0);
  shared.readOnly = False;
  XShmAttach(s.display, &shared);
  XSync(s.display, False);
  shmctl(shared.shmid, IPC_RMID, NULL);
  return s;
}

/* Reads the block whose upper left corner is (x, y). */
static void look(View *s, int x, int y) {
  XShmGetImage(s->display, RootWindow(s->display, s->number), s->image, x, y, AllPlanes);
}

#endif
