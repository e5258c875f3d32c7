// What the runtime of Swift asks the system for at each start of a static program, and what this one knows
// already. Linked before the runtime, these functions take the place of its own:
//
// - For the arguments it reads `/proc/self/maps`, to find where the stack begins. The C library hands them to
//   whatever runs before `main`.
// - It looks in eight folders for the program that prints a backtrace. A static program has none beside it; another
//   one can be named with SWIFT_BACKTRACE, as ever.

#include "CStart.h"

#ifdef ASSENT_STATIC
#include <stdlib.h>

// Elsewhere than in glibc they are not handed over.
#ifdef __GLIBC__
static char **words;
static int count;

__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

char **_swift_stdlib_getUnsafeArgvArgc(int *length) {
  *length = count;
  return words;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc) {
  words = argv;
  count = argc;
}

const char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
#endif
#endif
