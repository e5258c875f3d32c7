import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// The numbers that a text shows, as those of clauses or otherwise: where a mention that no clause has may lead.
struct WrittenNumbers {
  private let source: SourceFile
  /// Whether clauses have numbers in digits, and in letters.
  private let hasDigits: Bool
  private let hasLetters: Bool
  /// The highest number of a clause that stands in no other.
  private let last: Int
  /// The numbers that items of lists are shown with, whatever is written before them.
  private let items: RangeSet<Int>
  /// The lines that begin with a number, of each that is mentioned; counted from one, in order.
  private let lines: [[UInt8]: [Int]]

  /// Looks for the numbers of `mentioned` through the lines of the text.
  init(_ subject: LintSubject, mentioned: [LegalDocument.Reference]) {
    source = subject.source
    let clauses = subject.document.clauses
    hasDigits = clauses.contains { $0.isNumbered(inDigits: true) }
    hasLetters = clauses.contains { $0.isNumbered(inDigits: false) }
    last =
      clauses.lazy.filter { $0.parent == nil }
      .compactMap { $0.number.flatMap(Self.value) }.max() ?? 0
    items = Self.items(of: subject.document.markup)
    lines = Self.lines(of: source, beginningWith: mentioned)
  }

  /// Whether a reference may be right: to a statute, or to a number that stands at the beginning of
  /// a line, in text that is not marked up as a clause.
  func mayHave(_ reference: LegalDocument.Reference) -> Bool {
    if reference.kind == .title { return false }
    guard let first = reference.number.utf8.first else { return true }
    // A document without numbers of this kind refers to another one.
    guard first &- 0x30 < 10 || first >= 0x80 ? hasDigits : hasLetters else { return true }
    return isFarBeyondClauses(reference.number)
      || isBehindAcronym(source.offset(of: reference.range.start))
      || Self.parts(of: reference.number).allSatisfy { isWritten($0, besides: reference.range) }
  }

  /// Whether a number is of another order than those of the clauses: statutes have hundreds of articles.
  private func isFarBeyondClauses(_ number: String) -> Bool {
    Self.value(of: number).map { $0 > 2 * last + 100 } ?? false
  }

  /// The first level of a number in digits, of ASCII or of Han.
  private static func value(of number: String) -> Int? {
    Int(number.prefix { $0.isASCII && $0.isNumber }) ?? NumberPath.han(number)
  }

  /// Whether the word before `offset` is that of a statute: `DSA Article 21`, `GDPR Art. 6`.
  private func isBehindAcronym(_ offset: Int) -> Bool {
    let word = source.bytes[..<offset].dropLast(1).suffix(while: { $0 &- 0x41 < 26 })
    return word.count >= 2
  }

  /// `4`, `b` and `ii` of `4(b)(ii)`.
  private static func parts(of number: String) -> [Substring] {
    [number.prefix { $0 != "(" && $0 != "-" }]
      + number.split(separator: "(").dropFirst().map { $0.prefix { $0 != ")" } }
  }

  /// Whether the number is that of an item, or stands at the beginning of a line; of none that the mention itself
  /// goes on to.
  private func isWritten(_ number: Substring, besides mention: SourceRange) -> Bool {
    guard !number.isEmpty else { return true }
    if let value = Int(number), items.contains(value) { return true }
    return lines[Array(number.utf8)]?
      .contains { $0 <= mention.start.line || $0 > mention.end.line } ?? false
  }

  // MARK: Reading

  private static func items(of markup: Document) -> RangeSet<Int> {
    var items = RangeSet<Int>()
    for index in markup.nodes.indices {
      guard case .list(let style) = markup.nodes[index].kind, style.isOrdered else { continue }
      let start = Int(style.start)
      items.insert(
        contentsOf: start..<start + markup.children(of: index).reduce(0) { count, _ in count + 1 })
    }
    return items
  }

  private static func lines(
    of source: SourceFile, beginningWith mentioned: [LegalDocument.Reference]
  ) -> [[UInt8]: [Int]] {
    let wanted = Set(
      mentioned.lazy.filter { $0.kind != .title }
        .flatMap { parts(of: $0.number) }.map { Array($0.utf8) })
    let longest = wanted.lazy.map(\.count).max() ?? 0
    var lines: [[UInt8]: [Int]] = [:]
    for line in 1...source.lineCount {
      let text = withoutMarks(source.line(line)).prefix(longest + 1)
      for (count, byte) in text.enumerated() where marksAfter.contains(byte) {
        let number = Array(text.prefix(count))
        if wanted.contains(number) { lines[number, default: []].append(line) }
      }
    }
    return lines
  }

  /// A line without the marks before its number and a word such as `Section`.
  private static func withoutMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line.drop { marksBefore.contains($0) }
    for word in words
    where text.prefix(word.count).elementsEqual(word, by: { $0 | 0x20 == $1 | 0x20 }) {
      text = text.dropFirst(word.count)
    }
    return text
  }

  /// Of headings, lists, quotes, rows of tables and emphasis.
  private static let marksBefore = Array(" \t#*([>-+|_".utf8)
  /// With the first byte of `条`, `條` and `章`.
  private static let marksAfter = Array(".) :*<\\|_".utf8) + [0xE6, 0xE7]
  private static let words = ["section ", "article ", "clause ", "第"].map { Array($0.utf8) }
}

extension Clause {
  /// Whether a number in digits, or one in letters, names it; a single letter names a section only where
  /// headings do.
  fileprivate func isNumbered(inDigits: Bool) -> Bool {
    if case .heading = form {
    } else if !inDigits || form == .listItem {
      return false
    }
    guard let byte = number?.utf8.first else { return false }
    // `第二条`
    return (byte &- 0x30 < 10 || byte >= 0x80) == inDigits
  }
}
