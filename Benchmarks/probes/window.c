/* The floor: the least a program with a window can do. Opens one, paints it once, and draws a dot wherever a pen with its
   tip down goes, straight into the window's memory.

   window WIDTH HEIGHT */
#include <SDL.h>
#include <stdlib.h>

enum { radius = 6 };

int main(int count, char **words) {
  if (count != 3) return 2;
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow("floor", 0, 0, atoi(words[1]), atoi(words[2]), 0);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface) return 1;
  SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 255, 240, 230));
  SDL_UpdateWindowSurface(window);
  SDL_Event event;
  while (SDL_WaitEvent(&event)) {
    if (event.type == SDL_QUIT) break;
    if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_EXPOSED) SDL_UpdateWindowSurface(window);
    if (event.type != SDL_MOUSEMOTION || !(event.motion.state & SDL_BUTTON_LMASK)) continue;
    SDL_Rect dot = {event.motion.x - radius, event.motion.y - radius, 2 * radius + 1, 2 * radius + 1};
    SDL_FillRect(surface, &dot, SDL_MapRGB(surface->format, 39, 72, 156));
    SDL_UpdateWindowSurfaceRects(window, &dot, 1);
  }
  SDL_Quit();
  return 0;
}
