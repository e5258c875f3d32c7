/* What parsing could cost: one process that reads documents and makes HTML of them with md4c, which
 * builds no tree.
 *
 * Usage: md4c LIST */
#include <md4c-html.h>

#include "documents.h"

static void count(const MD_CHAR *bytes, MD_SIZE size, void *written) {
  (void)bytes;
  *(size_t *)written += size;
}

static size_t render(const char *bytes, size_t size) {
  size_t written = 0;
  if (md_html(bytes, (MD_SIZE)size, count, &written, MD_DIALECT_GITHUB, 0) != 0)
    fail("md4c refuses a document of", "the list");
  return written;
}

int main(int argc, char **argv) {
  if (argc != 2) fail("usage: md4c LIST, not", argv[argc - 1]);
  each_document(argv[1], render);
  return 0;
}
