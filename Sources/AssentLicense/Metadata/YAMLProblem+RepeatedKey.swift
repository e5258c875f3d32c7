import AssentDiagnostics

extension YAMLProblem {
  /// One finding for a key that stands in several places of a mapping, at the second of them.
  ///
  /// - Parameters:
  ///   - start: where the first of them is.
  ///   - last: the last line that may belong to the mapping.
  package static func repeatedKey(
    _ key: String, in source: SourceFile, from start: SourceLocation, through last: Int,
    rule: RuleID
  ) -> Diagnostic {
    let places = places(of: key, in: source, start.line...max(start.line, last))
    // Of a mapping on one line only the beginning is known.
    guard places.count > 1 else {
      return Diagnostic(
        rule: rule, severity: .error, message: "key '\(key)' is written twice", file: source.path,
        range: SourceRange(start: start, end: start), help: "keep one of the two")
    }
    let times = places.count == 2 ? "twice" : "\(places.count) times"
    let others = places.prefix(1) + places.dropFirst(2).prefix(3)
    return Diagnostic(
      rule: rule, severity: .error, message: "key '\(key)' is written \(times)",
      file: source.path, range: source.range(ofBytes: places[1]),
      notes: others.enumerated().map {
        Diagnostic.Note(
          $0.offset == 0 ? "first written here" : "also here",
          at: source.range(ofBytes: $0.element))
      },
      help: "keep one of them")
  }

  /// Where lines begin with a key, all as far indented as the first of them, up to a line that is less indented.
  private static func places(
    of key: String, in source: SourceFile, _ lines: ClosedRange<Int>
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var indent: Int?
    for number in lines {
      let line = source.line(number)
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      let depth = text.startIndex - line.startIndex
      if let indent, depth < indent { break }
      let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      let name = isQuoted ? text.dropFirst() : text
      guard name.starts(with: key.utf8), indent ?? depth == depth else { continue }
      let rest = name.dropFirst(key.utf8.count + (isQuoted ? 1 : 0))
      guard rest.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: ":") else { continue }
      indent = depth
      found.append(name.startIndex..<name.startIndex + key.utf8.count)
    }
    return found
  }
}
