import AssentDiagnostics
import AssentMarkup

/// A comment that turns a rule off for a line or a region.
///
/// `<!-- assent-disable-next-line RULE -- reason -->`, and `<!-- assent-disable RULE -- reason -->`
/// up to `<!-- assent-enable RULE -->` or the end of the file.
package struct Directive: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case nextLine
    case disable
    case enable
    /// A comment that begins like one and is none: `assent-enabled`, `assent-disable` of no rule.
    case unknown
  }

  var form: Form
  /// The rule as the comment names it; empty where an `enable` names none. Of an unknown one, its
  /// command.
  var text: String
  /// The rule of lint that it turns off; `nil` for a fault of a build and for no rule at all.
  var rule: RuleID?
  var reason: String?
  /// The comment, from `<!--` to `-->`, in bytes.
  var comment: Range<Int>
  /// The rule's name, in bytes.
  var name: Range<Int>
  /// Whether the comment names this rule alone.
  var isOnly: Bool
  /// The first and the last line that the comment turns the rule off on.
  var lines: ClosedRange<Int>
  /// Whether it covers findings about the file as a whole.
  var coversFile: Bool { form == .disable }
  var isEnd: Bool { form == .enable }
  /// Whether a rule is turned on that was not off; the comment that was meant is another one.
  private(set) var endsNothing = false

  /// The directives of a document; comments in code are not read.
  ///
  /// - Parameter html: the indices of all nodes of raw HTML.
  static func all(in document: Document, html: [Int]) -> [Directive] {
    guard !html.isEmpty else { return [] }
    let pattern = Array("ssent-".utf8)
    var directives: [Directive] = []
    for node in html.lazy.map({ document.nodes[$0] })
    where contains(document.text[node.literal.range], pattern) {
      // cmark ends some HTML blocks at column 0 of their last line.
      let end = document.source.line(Int(node.endLine)).endIndex
      let start = document.source.offset(of: node.range.start)
      read(document.source, in: start..<max(start, end), into: &directives)
    }
    close(&directives, lineCount: document.source.lineStarts.count)
    return directives
  }

  /// Ends the region of every `disable` at the `enable` that follows it.
  private static func close(_ directives: inout [Directive], lineCount: Int) {
    // From the end, so that the next `enable` of every name is at hand.
    var ends: [String: Int] = [:]
    var endOfAll: Int?
    for index in directives.indices.reversed() {
      let directive = directives[index]
      let first = directive.lines.lowerBound
      switch directive.form {
      case .nextLine:
        continue
      case .enable where directive.text.isEmpty:
        // It comes before all that were met so far.
        ends.removeAll(keepingCapacity: true)
        endOfAll = index
        directives[index].endsNothing = true
      case .enable:
        ends[directive.text] = index
        directives[index].endsNothing = true
      case .disable:
        let end = ends[directive.text] ?? endOfAll
        if let end { directives[end].endsNothing = false }
        let last = end.map { directives[$0].lines.lowerBound } ?? lineCount
        directives[index].lines = first...max(first, last)
      case .unknown: continue
      }
    }
  }

  private static func read(
    _ source: SourceFile, in range: Range<Int>, into directives: inout [Directive]
  ) {
    let bytes = source.bytes
    var index = range.lowerBound
    while let start = find("<!--", in: bytes, index..<range.upperBound),
      let end = find("-->", in: bytes, start + 4..<range.upperBound)
    {
      index = end + 3
      read(source, comment: start..<end + 3, into: &directives)
    }
  }

  private static func read(
    _ source: SourceFile, comment: Range<Int>, into directives: inout [Directive]
  ) {
    let content = comment.lowerBound + 4..<comment.upperBound - 3
    var words = words(of: source.bytes, in: content)
    guard let command = words.first else { return }
    words.removeFirst()
    let form: Form
    switch String(decoding: source.bytes[command], as: UTF8.self) {
    case "assent-disable-next-line": form = .nextLine
    case "assent-disable": form = .disable
    case "assent-enable": form = .enable
    case let text where text.lowercased().hasPrefix("assent-"): form = .unknown
    default: return
    }
    let dashes = words.firstIndex { source.bytes[$0].allSatisfy { $0 == UInt8(ascii: "-") } }
    let names = words[..<(dashes ?? words.endIndex)]
    let reason = dashes.flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }.map {
      String(decoding: source.bytes[$0.lowerBound..<content.upperBound], as: UTF8.self)
    }
    let lines = lines(for: form, of: source, comment: comment, after: directives)
    if form == .unknown || names.isEmpty && form != .enable {
      directives.append(
        Directive(
          form: .unknown, text: String(decoding: source.bytes[command], as: UTF8.self), rule: nil,
          reason: nil, comment: comment, name: command, isOnly: true, lines: lines))
      return
    }
    for name in names.isEmpty && form == .enable ? [command][...] : names {
      let text = names.isEmpty ? "" : String(decoding: source.bytes[name], as: UTF8.self)
      let rule = RuleID(rawValue: text).flatMap { Rule.named($0)?.id }
      directives.append(
        Directive(
          form: form, text: text, rule: rule, reason: reason, comment: comment, name: name,
          isOnly: names.count == 1, lines: lines))
    }
  }

  /// The lines a comment covers; those of a `disable` are closed later.
  private static func lines(
    for form: Form, of source: SourceFile, comment: Range<Int>, after directives: [Directive]
  ) -> ClosedRange<Int> {
    switch form {
    case .disable, .enable, .unknown:
      let line = source.location(ofByte: comment.lowerBound).line
      return line...line
    case .nextLine:
      let line = source.location(ofByte: comment.upperBound - 1).line
      // Of many comments in one line, one looks past the blank lines.
      if let last = directives.last, last.form == .nextLine, last.lines.lowerBound == line + 1 {
        return last.lines
      }
      var next = line + 1
      while next < source.lineStarts.count, isBlank(source.line(next)) { next += 1 }
      return line + 1...max(next, line + 1)
    }
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// The ranges of the words, which spaces and commas part.
  private static func words(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    bytes[range].split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }.map { $0.startIndex..<$0.endIndex }
  }

  private static func find(_ text: StaticString, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let count = text.utf8CodeUnitCount
    let pattern = UnsafeBufferPointer(start: text.utf8Start, count: count)
    guard range.count >= count else { return nil }
    return (range.lowerBound...range.upperBound - count).first {
      bytes[$0] == pattern[0] && bytes[$0..<$0 + count].elementsEqual(pattern)
    }
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ pattern: [UInt8]) -> Bool {
    guard bytes.count >= pattern.count, let first = pattern.first else { return false }
    // Whatever the case: who shouts a comment means it all the same.
    return bytes.indices.dropLast(pattern.count - 1).contains {
      bytes[$0] | 0x20 == first
        && bytes[$0..<$0 + pattern.count].elementsEqual(pattern, by: { $0 | 0x20 == $1 | 0x20 })
    }
  }
}
