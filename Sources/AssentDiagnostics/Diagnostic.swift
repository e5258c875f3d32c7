/// How much a finding matters.
///
/// The order is the order of weight, so that `severity >= .warning` reads as it should.
package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  case info
  case warning
  case error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One finding about the user's text: what is the case, where, and what to do about it.
///
/// It is data; the printers decide how it looks. The message is one line in lower case, with the
/// user's words in single quotes and no full stop at its end.
package struct Diagnostic: Hashable, Sendable {
  /// The other place involved in a finding.
  package struct Note: Hashable, Sendable {
    package var message: String
    /// `nil` when the note is about the same file as its diagnostic.
    package var file: String?
    package var range: SourceRange?

    package init(_ message: String, file: String? = nil, at range: SourceRange? = nil) {
      self.message = message
      self.file = file
      self.range = range
    }
  }

  /// The rule that found it, such as `skipped-heading-level`.
  package var rule: RuleID
  package var severity: Severity
  package var message: String
  package var file: String
  /// `nil` for a finding about the file as a whole.
  package var range: SourceRange?
  package var notes: [Note]
  package var help: String?
  package var fix: FixIt?

  package init(
    rule: RuleID, severity: Severity, message: String, file: String, range: SourceRange? = nil,
    notes: [Note] = [], help: String? = nil, fix: FixIt? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.range = range
    self.notes = notes
    self.help = help
    self.fix = fix
  }

  /// Whether `a` is printed before `b`: by file, then place, then rule and message; what is of the whole file comes last.
  package static func inSourceOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    if a.file != b.file { return a.file < b.file }
    switch (a.range, b.range) {
    case (let left?, let right?) where left != right: return left < right
    case (_?, nil): return true
    case (nil, _?): return false
    default: break
    }
    return (a.rule, a.message) < (b.rule, b.message)
  }
}

/// An edit that repairs a finding without changing what the text says.
package struct FixIt: Hashable, Sendable {
  /// The replacement of one range of bytes by others.
  package struct Edit: Hashable, Sendable {
    /// Byte offsets into the file as it was read.
    package var range: Range<Int>
    package var replacement: [UInt8]

    package init(_ range: Range<Int>, with replacement: [UInt8]) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// What a repair may change of what a reader reads.
  package enum Reach: Hashable, Sendable, CaseIterable {
    /// Misread characters become those that were written.
    case damage
    /// Strokes and marks of a diagram; its graph and its words stay.
    case diagram
    /// Nothing: the words, and so their digest, stay as they are.
    case markup
  }

  /// What the edit does, in the imperative: `use 1.1`.
  package var summary: String
  /// In source order, without overlap.
  package var edits: [Edit]
  package var reach: Reach

  package init(_ summary: String, edits: [Edit], reach: Reach = .markup) {
    self.summary = summary
    self.reach = reach
    self.edits = edits
  }

  /// `bytes` with every edit of `fixes` applied; of edits that overlap, only the first is.
  package static func apply(_ fixes: [FixIt], to bytes: [UInt8]) -> [UInt8] {
    let edits = fixes.flatMap(\.edits).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits
    where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
