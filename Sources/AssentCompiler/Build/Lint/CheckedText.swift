import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// One state of a text that is being edited, with what it means and what lint finds in it.
package struct CheckedText: Sendable {
  package var document: LegalDocument
  /// In source order; those about other files among them.
  package var diagnostics: [Diagnostic]
  /// The other files that findings point into.
  package var others: [SourceFile] = []

  package var source: SourceFile { document.markup.source }

  /// The findings about the text itself.
  package var ownDiagnostics: [Diagnostic] {
    diagnostics.filter { $0.file == source.path }
  }

  /// Whether the repair of a finding leaves what the text says.
  package func allows(repairOf diagnostic: Diagnostic) -> Bool {
    Self.repair([diagnostic], in: source) != nil
  }

  /// The bytes of a text with the repairs that leave what it says; `nil` where nothing changes.
  static func repair(_ diagnostics: [Diagnostic], in source: SourceFile) -> [UInt8]? {
    DocumentRepair.apply(diagnostics, to: source)
  }

  /// Whether both texts say the same in the same blocks, whatever comments stand in them.
  package func hasSameBlocks(as other: CheckedText) -> Bool {
    func blocks(_ text: CheckedText) -> [String] {
      let markup = text.document.markup
      return markup.nodes.indices.compactMap { index -> String? in
        let node = markup.nodes[index]
        switch node.kind {
        case .heading(let level): return "h\(level) " + markup.plainText(of: index)
        case .paragraph, .tableCell: return "p " + Self.words(markup.plainText(of: index))
        case .codeBlock: return "c " + markup.string(node.literal)
        case .list(let style): return style.isTight ? "l" : "L"
        case .listItem: return "i"
        case .blockQuote: return "q"
        case .table(let columnCount): return "t\(columnCount)"
        case .document, .footnoteDefinition, .thematicBreak, .htmlBlock, .tableRow, .text,
          .softBreak, .hardBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link,
          .image, .footnoteReference:
          return nil
        }
      }
    }
    return blocks(self) == blocks(other)
  }

  /// A text without white space at its ends and with one space where there was more, which a comment
  /// between words can leave.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
