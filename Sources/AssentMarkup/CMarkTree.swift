import CCMark

/// The tree that cmark made of some text; it lives until its memory is taken back.
struct CMarkTree: ~Copyable {
  let root: UnsafeMutablePointer<cmark_node>

  /// Parses `bytes`, which must be valid UTF-8; `nil` when cmark gives no tree. The tree must not
  /// be used after `memory` is taken back.
  ///
  /// Two calls must never overlap: cmark sets and clears tables that are global to the process
  /// while it parses. ``MarkdownParser`` sees to that.
  init?(
    parsing bytes: UnsafeBufferPointer<UInt8>, extensions: Extensions,
    memory: UnsafeMutablePointer<cmark_mem>
  ) {
    _ = Self.isRegistered
    var options = CMARK_OPT_DEFAULT
    if extensions.contains(.footnotes) { options |= CMARK_OPT_FOOTNOTES }
    guard let parser = cmark_parser_new_with_mem(options, memory) else { return nil }
    defer { cmark_parser_free(parser) }
    for (name, value) in Extensions.named where value != .footnotes && extensions.contains(value) {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    bytes.withMemoryRebound(to: CChar.self) {
      cmark_parser_feed(parser, $0.baseAddress, $0.count)
    }
    guard let tree = cmark_parser_finish(parser) else { return nil }
    root = tree
  }

  private static let isRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()
}

/// The node types that extensions register at run time.
struct ExtensionNodeTypes {
  let table = assent_node_table()
  let tableRow = assent_node_table_row()
  let tableCell = assent_node_table_cell()
  let strikethrough = assent_node_strikethrough()
}
