import AssentDiagnostics
import AssentMarkup

extension LegalDocument {
  /// The first block of code with a line that would state a version or a date, were it text.
  package var codeWithDate: SourceRange? {
    let source = markup.source
    let dates = DateReader(language: language)
    for node in markup.nodes {
      guard case .codeBlock = node.kind else { continue }
      for line in BlockLines(of: node, in: source) where line.count >= 8 && line.count <= 160 {
        let words = FoldedText(
          source.bytes, line.lowerBound..<min(line.upperBound, line.lowerBound + 60),
          keepsOrigins: true)
        guard let label = MetadataLabels.table.longestMatch(in: words.bytes, at: 0) else {
          continue
        }
        switch label.value {
        case .effective, .published, .updated: break
        case .version, .licensor, .contact, .product, .spdx, .language: continue
        }
        var end = words.sourceEnd(of: label.end, in: source.bytes)
        while end < line.upperBound, [0x20, 0x3A, 0x3D, 0x22, 0x2A].contains(source.bytes[end]) {
          end += 1
        }
        if dates.date(in: source.bytes, end..<line.upperBound) != nil { return node.range }
      }
    }
    return nil
  }
}
