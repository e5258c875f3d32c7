/* What the yardsticks have in common: each reads the documents of a list and makes HTML of them.
 *
 * A list is a file with one path a line. Nothing is written: what comes of one document is dropped
 * before the next is read. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fail(const char *what, const char *name) {
  fprintf(stderr, "baseline: %s '%s'\n", what, name);
  exit(3);
}

/* The bytes of the file at `path`, in a buffer the caller frees. */
static char *contents(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) fail("cannot read", path);
  long length = ftell(file);
  if (length < 0) fail("cannot read", path);
  rewind(file);
  char *bytes = malloc((size_t)length + 1);
  if (!bytes || fread(bytes, 1, (size_t)length, file) != (size_t)length) fail("cannot read", path);
  fclose(file);
  *size = (size_t)length;
  return bytes;
}

/* Calls `work`, which says how many bytes came out, for each document of the list, and prints how
 * many there were, how many bytes they have, and how many came out. */
static void each_document(const char *name, size_t (*work)(const char *bytes, size_t size)) {
  size_t documents = 0, read = 0, written = 0;
  FILE *list = fopen(name, "r");
  if (!list) fail("cannot read", name);
  char *path = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&path, &capacity, list)) > 0) {
    if (path[length - 1] == '\n') path[--length] = 0;
    if (length == 0) continue;
    size_t size;
    char *bytes = contents(path, &size);
    written += work(bytes, size);
    documents += 1;
    read += size;
    free(bytes);
  }
  free(path);
  fclose(list);
  printf("%zu documents, %zu bytes in, %zu bytes out\n", documents, read, written);
}
