import AssentDiagnostics

/// The text of one diagram and where it stands in its file.
package struct DiagramSource: Sendable {
  /// The file it stands in; positions refer to it.
  package let file: SourceFile
  /// The text inside the fence.
  package let text: [UInt8]
  /// The info string of the fence, `mermaid` for instance; empty for none.
  package let info: String
  /// Line of the opening fence in the file, from 1; of a bare diagram file the line before its
  /// first, 0.
  package let fenceLine: Int
  /// Bytes by which every line of the text is indented in the file.
  package let indent: Int

  package init(file: SourceFile, text: [UInt8], info: String, fenceLine: Int, indent: Int = 0) {
    self.file = file
    self.text = text
    self.info = info
    self.fenceLine = fenceLine
    self.indent = indent
  }

  /// The place in the file of a byte of a line of the text; both count from 0.
  package func location(line: Int, byte: Int) -> SourceLocation {
    SourceLocation(line: fenceLine + 1 + line, column: indent + byte + 1)
  }
}
