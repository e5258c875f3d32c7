import AssentDiagnostics

/// What is wrong in text that should be YAML, in plain words, and what to do about it.
///
/// The reader of YAML names the rule of its grammar that failed. People look for what they wrote.
package struct YAMLProblem: Hashable, Sendable {
  /// In lower case, without a full stop: `a list that begins with '[' has no ']'`.
  package var message: String
  package var help: String

  private init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }

  /// - Parameters:
  ///   - problem: the words of libyaml.
  ///   - context: what it was reading, in its words.
  ///   - byte: the byte at the place that it names; `nil` at the end of the text.
  package init(_ problem: String, context: String = "", at byte: UInt8?) {
    if byte == UInt8(ascii: "\t"), problem.contains("start any token") {
      self = Self.tab
      return
    }
    let known = Self.table.first { row in
      problem.contains(row.problem) && (row.context.isEmpty || context.contains(row.context))
    }
    if let known {
      self.init(known.message, help: known.help)
    } else if problem.contains("start any token"), let byte, (0x21...0x7E).contains(byte) {
      let character = Character(Unicode.Scalar(byte))
      self.init("a value begins with '\(character)'", help: Self.quote)
    } else {
      self.init(
        ([context, problem].filter { !$0.isEmpty }).joined(separator: " "), help: Self.quote)
    }
  }

  /// Whether the place to look at is where libyaml began to read, not where it gave up: the end of the text, or the
  /// line below a key without ':'.
  package static func begins(_ problem: String) -> Bool {
    problem.contains("unexpected end of stream") || problem.contains("could not find expected ':'")
  }

  // MARK: What was opened before

  /// What a value opens and never closes on lines of a file, with its byte: `title: "Terms`, `gate: [`. YAML reads on
  /// and stops at some later line, which is as it should be.
  ///
  /// - Parameter lines: from 1; those before the line at which YAML stops.
  package static func unclosed(
    in source: SourceFile, _ lines: Range<Int>
  ) -> (problem: YAMLProblem, byte: Int)? {
    for number in lines {
      guard let (indent, value) = keyed(source.line(number)), let opening = value.first,
        let problem = unclosed(value, opening),
        // A value may go on, on lines that are no keys.
        let next = (number + 1...max(number + 1, lines.upperBound))
          .first(where: { $0 <= source.lineCount && !source.line($0).allSatisfy { $0 <= 0x20 } }),
        let below = keyed(source.line(next)), below.indent <= indent
      else { continue }
      return (problem, value.startIndex)
    }
    return nil
  }

  /// The value behind the key that a line begins with, and how far the line is indented.
  private static func keyed(
    _ line: ArraySlice<UInt8>
  ) -> (indent: Int, value: ArraySlice<UInt8>)? {
    let text = line.drop { $0 == 0x20 }
    let key = text.prefix {
      isASCIILetter($0) || isASCIIDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    let rest = text.dropFirst(key.count)
    guard !key.isEmpty, rest.first == UInt8(ascii: ":"), rest.dropFirst().first ?? 0x20 <= 0x20
    else { return nil }
    return (text.startIndex - line.startIndex, rest.dropFirst().drop { $0 <= 0x20 })
  }

  private static func unclosed(_ value: ArraySlice<UInt8>, _ opening: UInt8) -> YAMLProblem? {
    let message: String?
    switch opening {
    case UInt8(ascii: "\""):
      var isEscaped = false
      let isClosed = value.dropFirst().contains { byte in
        defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
        return byte == opening && !isEscaped
      }
      message = isClosed ? nil : "unexpected end of stream"
    case UInt8(ascii: "'"):
      message = value.count { $0 == opening } % 2 == 0 ? nil : "unexpected end of stream"
    case UInt8(ascii: "["):
      message = value.contains(UInt8(ascii: "]")) ? nil : "expected ',' or ']'"
    case UInt8(ascii: "{"):
      message = value.contains(UInt8(ascii: "}")) ? nil : "expected ',' or '}'"
    default: message = nil
    }
    return message.map { YAMLProblem($0, context: "quoted scalar", at: nil) }
  }

  private static let quote = "put the whole value in double quotes"
  private static let tab = YAMLProblem(
    "a line is indented with a tab", help: "indent with spaces")

  /// The messages of libyaml 0.2, each with the part that tells it from the others.
  private static let table: [(problem: String, context: String, message: String, help: String)] = [
    (
      "expected ',' or ']'", "", "a list that begins with '[' has no ']'",
      "add ']', or put the whole value in double quotes"
    ),
    (
      "expected ',' or '}'", "", "a mapping that begins with '{' has no '}'",
      "add '}', or put the whole value in double quotes"
    ),
    (
      "expected node content", "flow node", "a list or mapping in brackets is not complete",
      "add ']' or '}', or put the whole value in double quotes"
    ),
    ("mapping values are not allowed", "", "a value contains ': '", quote),
    (
      "unexpected end of stream", "quoted scalar", "a quotation mark is not closed",
      "close it at the end of the value"
    ),
    (
      "unexpected document indicator", "quoted scalar", "a quotation mark is not closed",
      "close it at the end of the value"
    ),
    (
      "could not find expected ':'", "", "a line has no ':' after its key",
      "write 'key: value', each key on its own line"
    ),
    (
      "did not find expected key", "", "a line is not a key with its value",
      "indent all keys alike, and put quotation marks around whole values only"
    ),
    (
      "expected '-' indicator", "", "an item of a list does not begin with '-'",
      "begin each item with '- ', and indent all items alike"
    ),
    (
      "block sequence entries are not allowed", "", "a list begins on the line of its key",
      "write each item on its own line"
    ),
    (
      "unknown escape character", "", "an unknown character follows '\\' in double quotes",
      "write '\\\\' for a backslash, or use single quotes"
    ),
    ("alphabetic or numeric character", "anchor", "a value begins with '&'", quote),
    ("alphabetic or numeric character", "alias", "a value begins with '*'", quote),
    ("undefined alias", "", "a value begins with '*'", quote),
    ("tag", "", "a value begins with '!'", quote),
    ("", "scanning a tag", "a value begins with '!'", quote),
    ("", "parsing a tag", "a value begins with '!'", quote),
    ("", "block scalar", "text follows '|' or '>' at the start of a value", quote),
    ("", "directive", "a line begins with '%'", quote),
    ("tab character", "", tab.message, tab.help),
  ]
}
