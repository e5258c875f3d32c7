/* The yardstick: one process that reads documents, parses them with libcmark-gfm and renders HTML.
 *
 * Usage: baseline [--to html|text|none] LIST
 *
 * `--to none` only parses. */
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

#include "documents.h"

static const char *extension_names[] = {"table", "strikethrough", "autolink", "tagfilter",
                                        "tasklist"};
enum { extension_count = sizeof extension_names / sizeof *extension_names };
static cmark_syntax_extension *extensions[extension_count];
static const int options = CMARK_OPT_FOOTNOTES;
static const char *format = "html";

static size_t render(const char *bytes, size_t size) {
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
  size_t written = output ? strlen(output) : 0;
  free(output);
  cmark_node_free(root);
  cmark_parser_free(parser);
  return written;
}

int main(int argc, char **argv) {
  if (argc == 4 && strcmp(argv[1], "--to") == 0) format = argv[2];
  else if (argc != 2) fail("usage: baseline [--to html|text|none] LIST, not", argv[argc - 1]);

  cmark_gfm_core_extensions_ensure_registered();
  for (int i = 0; i < extension_count; i++) {
    extensions[i] = cmark_find_syntax_extension(extension_names[i]);
    if (!extensions[i]) fail("no extension", extension_names[i]);
  }
  each_document(argv[argc - 1], render);
  return 0;
}
