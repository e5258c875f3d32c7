/* The yardstick: one process that reads documents, parses them with libcmark-gfm and renders HTML.
 *
 * Usage: baseline [--to html|text|none] LIST
 *
 * LIST is a file with one path a line. Prints how many documents were read, how many bytes they
 * have, and how many bytes came out. Nothing is written: the output of one document is freed
 * before the next is read. `--to none` only parses. */
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *extension_names[] = {"table", "strikethrough", "autolink", "tagfilter",
                                        "tasklist"};
enum { extension_count = sizeof extension_names / sizeof *extension_names };

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

int main(int argc, char **argv) {
  const char *format = "html";
  if (argc == 4 && strcmp(argv[1], "--to") == 0) format = argv[2];
  else if (argc != 2) fail("usage: baseline [--to html|text|none] LIST, not", argv[argc - 1]);

  cmark_gfm_core_extensions_ensure_registered();
  cmark_syntax_extension *extensions[extension_count];
  for (int i = 0; i < extension_count; i++) {
    extensions[i] = cmark_find_syntax_extension(extension_names[i]);
    if (!extensions[i]) fail("no extension", extension_names[i]);
  }

  const int options = CMARK_OPT_FOOTNOTES;
  size_t documents = 0, read = 0, written = 0;
  FILE *list = fopen(argv[argc - 1], "r");
  if (!list) fail("cannot read", argv[argc - 1]);
  char *path = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&path, &capacity, list)) > 0) {
    if (path[length - 1] == '\n') path[--length] = 0;
    if (length == 0) continue;
    size_t size;
    char *bytes = contents(path, &size);
    cmark_parser *parser = cmark_parser_new(options);
    for (int i = 0; i < extension_count; i++)
      cmark_parser_attach_syntax_extension(parser, extensions[i]);
    cmark_parser_feed(parser, bytes, size);
    cmark_node *root = cmark_parser_finish(parser);
    char *output = NULL;
    if (strcmp(format, "html") == 0)
      output = cmark_render_html(root, options, cmark_parser_get_syntax_extensions(parser));
    else if (strcmp(format, "text") == 0)
      output = cmark_render_plaintext(root, options, 72);
    if (output) written += strlen(output);
    documents += 1;
    read += size;
    free(output);
    free(bytes);
    cmark_node_free(root);
    cmark_parser_free(parser);
  }
  free(path);
  fclose(list);
  printf("%zu documents, %zu bytes in, %zu bytes out\n", documents, read, written);
  return 0;
}
