#ifndef ASSENT_CCMARK_SHIM_H
#define ASSENT_CCMARK_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm/node.h>

// Exported by libcmark-gfm-extensions, but declared in no installed header.
// They hold their values only after cmark_gfm_core_extensions_ensure_registered().
extern cmark_node_type CMARK_NODE_TABLE;
extern cmark_node_type CMARK_NODE_TABLE_ROW;
extern cmark_node_type CMARK_NODE_TABLE_CELL;
extern cmark_node_type CMARK_NODE_STRIKETHROUGH;

// Swift 6 lets no code read a mutable global; these read them.
static inline uint32_t assent_node_table(void) { return CMARK_NODE_TABLE; }
static inline uint32_t assent_node_table_row(void) { return CMARK_NODE_TABLE_ROW; }
static inline uint32_t assent_node_table_cell(void) { return CMARK_NODE_TABLE_CELL; }
static inline uint32_t assent_node_strikethrough(void) { return CMARK_NODE_STRIKETHROUGH; }

#endif
