import AssentMarkup

extension ProseScan.Place {
  /// Whether a number is a year or holds one: `2024`, `05.05.2024`.
  func hasYear(in markup: Document) -> Bool {
    let literal = markup.nodes[Int(node)].literal.range
    let first = literal.lowerBound + Int(start)
    let token = markup.text[first..<min(literal.upperBound, first + 10)].prefix {
      $0 &- 0x30 < 10 || $0 == 0x2E || $0 == 0x2F || $0 == 0x2D
    }
    return token.split { $0 &- 0x30 >= 10 }.contains { part in
      part.count == 4 && (part.starts(with: "20".utf8) || part.starts(with: "19".utf8))
    }
  }
}
