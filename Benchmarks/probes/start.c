/* From the start of a program to the first change of the screen, and to the last change before it stays still.

   start QUIET_MS COMMAND [ARGUMENT ...]

   Prints {"first_ms", "still_ms"}; the program is ended afterwards. A screen that never stays still counts as it was
   after 30 s. */
#include "screen.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const double longest = 30000;
/* The screen must have stood still for so long before the program is started, milliseconds: the window of the one before
   goes after its process. */
static const double settled = 500;
/* Every how many pixels are compared; no program changes less than this when it shows itself. */
static const int stride = 7;

/* Looks at the screen; whether it is another than `before`, which it becomes. */
static int changes(View *s, uint32_t *before, size_t length) {
  look(s, 0, 0);
  uint32_t *pixels = (uint32_t *)s->image->data;
  int changed = 0;
  for (size_t i = 0; i < length / 4 && !changed; i += stride) changed = ((pixels[i] ^ before[i]) & 0xffffff) != 0;
  if (changed) memcpy(before, pixels, length);
  return changed;
}

int main(int count, char **words) {
  if (count < 3) return 2;
  View s = open_view(0, 0);
  size_t length = (size_t)s.image->bytes_per_line * s.image->height;
  uint32_t *before = calloc(1, length);
  double quiet = atof(words[1]), first = 0, last = 0;
  for (double since = now(), from = since; now() - since < settled && now() - from < longest; usleep(500))
    if (changes(&s, before, length)) since = now();
  double began = now();
  pid_t program = fork();
  if (program == 0) {
    setpgid(0, 0);
    if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr)) _exit(126);
    execvp(words[2], words + 2);
    _exit(127);
  }
  while (now() - began < longest) {
    int changed = changes(&s, before, length);
    double at = now() - began;
    if (changed) {
      if (!first) first = at;
      last = at;
    }
    if (first && at - last > quiet) break;
    usleep(500);
  }
  kill(-program, SIGTERM);
  for (int i = 0; i < 50 && waitpid(program, NULL, WNOHANG) == 0; i++) usleep(20000);
  kill(-program, SIGKILL);
  waitpid(program, NULL, WNOHANG);
  if (!first) return 1;
  printf("{\"first_ms\": %.2f, \"still_ms\": %.2f}\n", first, last);
  return 0;
}
