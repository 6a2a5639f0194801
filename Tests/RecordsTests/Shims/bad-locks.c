// Stands under the C library's file locks, loaded before it: every lock fails as on a network home without a lock
// service, or hangs as on one whose service is gone. Whoever asks for a lock is noted by a file.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int refuse(void) {
  const char *note = getenv("TRACEWELL_LOCK_ASKED");
  if (note) {
    int file = open(note, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0) close(file);
  }
  const char *mode = getenv("TRACEWELL_LOCKS");
  while (mode && strcmp(mode, "hang") == 0) pause();
  errno = ENOLCK;
  return -1;
}

static int is_lock(int command) {
  switch (command) {
    case F_GETLK: case F_SETLK: case F_SETLKW:
    case F_OFD_GETLK: case F_OFD_SETLK: case F_OFD_SETLKW: return 1;
    default: return 0;
  }
}

typedef int control(int, int, ...);

static int controlled(const char *name, int file, int command, void *argument) {
  if (is_lock(command)) return refuse();
  control *real = (control *)dlsym(RTLD_NEXT, name);
  if (!real) { errno = ENOSYS; return -1; }
  return real(file, command, argument);
}

// The third argument is a number or a pointer; either fits a pointer's register.
int fcntl(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  return controlled("fcntl", file, command, argument);
}

int fcntl64(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  return controlled("fcntl64", file, command, argument);
}

int flock(int file, int operation) { (void)file; (void)operation; return refuse(); }
int lockf(int file, int command, off_t length) { (void)file; (void)command; (void)length; return refuse(); }
int lockf64(int file, int command, off64_t length) { (void)file; (void)command; (void)length; return refuse(); }
