#include "CAllocator.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void assent_keep_freed_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 512 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
}
#else
void assent_keep_freed_memory(void) {}
#endif
