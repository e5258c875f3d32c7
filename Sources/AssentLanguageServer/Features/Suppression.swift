import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// A comment that turns a rule off where it found something.
///
/// A comment on a line of its own ends a paragraph, so it is tried in the ways that people write it,
/// and the first one counts after which the finding is gone and the text has the blocks it had.
struct Suppression {
  let edits: [FixIt.Edit]

  /// - Parameter check: what lint says of a text.
  init?(
    of diagnostic: Diagnostic, in text: CheckedText,
    checking check: (_ bytes: [UInt8]) -> CheckedText
  ) {
    let rule = diagnostic.rule
    for edits in Self.candidates(for: diagnostic, in: text) {
      let changed = check(
        FixIt.apply([FixIt("", edits: edits)], to: text.source.bytes))
      guard Self.count(rule, changed, diagnostic) < Self.count(rule, text, diagnostic),
        !Self.newRules(in: changed, than: text), changed.hasSameBlocks(as: text)
      else { continue }
      self.edits = edits
      return
    }
    return nil
  }

  /// How many findings say the same.
  private static func count(_ rule: RuleID, _ text: CheckedText, _ like: Diagnostic) -> Int {
    text.ownDiagnostics.count { $0.rule == rule && $0.message == like.message }
  }

  /// Whether a rule found more than before, but for that which asks for a reason.
  private static func newRules(in changed: CheckedText, than text: CheckedText) -> Bool {
    func counts(_ text: CheckedText) -> [RuleID: Int] {
      Dictionary(text.ownDiagnostics.map { ($0.rule, 1) }, uniquingKeysWith: +)
    }
    let before = counts(text)
    return counts(changed).contains { rule, count in
      rule != .disableWithoutReason && count > before[rule, default: 0]
    }
  }

  private static func candidates(
    for diagnostic: Diagnostic, in text: CheckedText
  ) -> [[FixIt.Edit]] {
    let rule = diagnostic.rule.rawValue
    let source = text.source
    let lineEnd = Self.lineEnd(of: source)
    func insertion(_ words: String, at offset: Int) -> FixIt.Edit {
      FixIt.Edit(offset..<offset, with: Array(words.utf8))
    }
    guard let range = diagnostic.range else {
      let start = text.document.markup.frontMatter?.bodyStart ?? 0
      return [[insertion("<!-- assent-disable \(rule) -->\(lineEnd)\(lineEnd)", at: start)]]
    }
    // The front matter has no place for a comment.
    let bodyStart = text.document.markup.frontMatter?.bodyStart ?? 0
    guard source.offset(of: range.start) >= bodyStart else { return [] }
    let comment = "<!-- assent-disable-next-line \(rule) -->"
    let line = source.line(range.start.line)
    let indent = String(decoding: line.prefix { $0 == 0x20 }, as: UTF8.self)
    var candidates = [[insertion(indent + comment + lineEnd, at: line.startIndex)]]
    if !indent.isEmpty {
      candidates.append([insertion(comment + lineEnd, at: line.startIndex)])
    }
    var above = range.start.line - 1
    while above > 1, source.line(above).allSatisfy({ $0 <= 0x20 }) { above -= 1 }
    if above >= 1 { candidates.append([insertion(" " + comment, at: source.line(above).endIndex)]) }
    if let block = topBlock(around: range.start.line, in: text.document.markup) {
      let start = source.line(block.lowerBound).startIndex
      let end = source.line(block.upperBound).endIndex
      candidates.append([
        insertion("<!-- assent-disable \(rule) -->\(lineEnd)", at: start),
        insertion("\(lineEnd)\(lineEnd)<!-- assent-enable \(rule) -->", at: end),
      ])
    }
    return candidates
  }

  /// The lines of the block of the document that a line is part of.
  private static func topBlock(around line: Int, in markup: Document) -> ClosedRange<Int>? {
    for index in markup.children(of: 0) {
      let node = markup.nodes[index]
      let last = node.endColumn > 1 ? Int(node.endLine) : Int(node.endLine) - 1
      guard Int(node.startLine) <= line, line <= last else { continue }
      return Int(node.startLine)...last
    }
    return nil
  }

  /// As the first line of the text ends.
  private static func lineEnd(of source: SourceFile) -> String {
    let end = source.line(1).endIndex
    let isLong =
      end + 1 < source.bytes.count && source.bytes[end] == 0x0D
      && source.bytes[end + 1] == 0x0A
    return isLong ? "\r\n" : "\n"
  }
}
