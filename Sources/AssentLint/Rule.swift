import AssentDiagnostics
import AssentLicense

/// One thing that lint looks for, with its reason and its examples.
///
/// The examples are tests and manual at once; `⟪` and `⟫` stand around the range a finding
/// underlines, and `\xE9` for a byte that no Swift literal can hold.
///
/// It is a class so that handing one on costs nothing; every property is constant.
package final class Rule: Sendable {
  /// The chapter of the manual a rule stands in.
  package enum Group: String, Sendable, CaseIterable {
    case metadata
    case structure
    case text
    case links
    case legal
    case languages
    case documents
    case diagrams
    case suppression
  }

  /// The documents a rule looks at.
  package enum Scope: Sendable {
    case agreements
    case documentation
    case everything
  }

  /// The fault's name, so that `allow skipped-heading-level` reads as a sentence.
  package let id: RuleID
  package let group: Group
  /// The severity in an agreement.
  package let severity: Severity
  /// The severity in a flow document; by default an error is a warning there.
  package let documentationSeverity: Severity
  /// Whether the rule is off until the configuration turns it on.
  package let isOptional: Bool
  package let scope: Scope
  /// Whether the rule is silent where the front matter cannot be read, which is reported then.
  package let needsMetadata: Bool
  /// One sentence: what the rule reports.
  package let summary: String
  /// Why it matters, in one to three sentences.
  package let rationale: String
  /// The text that the examples are translations of; `nil` for a rule about a document alone.
  package let original: String?
  /// The text of the `license.md` that the examples stand beside; `nil` for a rule about a document
  /// alone. Such a rule is silent where the other documents are not known.
  package let neighbor: String?
  /// Documents without a finding of this rule; a text of agreements is linted as `license.md`.
  package var accepts: [String] { accepted() }
  /// Documents with a finding at each marked place.
  package var rejects: [String] { rejected() }
  /// Examples are put together where they are asked for, which lint never does.
  private let accepted, rejected: @Sendable () -> [String]
  package let check: @Sendable (LintSubject, inout Findings) -> Void

  package init(
    id: RuleID, group: Group, severity: Severity, documentationSeverity: Severity? = nil,
    isOptional: Bool = false, scope: Scope = .everything, needsMetadata: Bool? = nil,
    summary: String, rationale: String, original: String? = nil,
    neighbor: String? = nil, accepts: @autoclosure @escaping @Sendable () -> [String],
    rejects: @autoclosure @escaping @Sendable () -> [String],
    check: @escaping @Sendable (LintSubject, inout Findings) -> Void
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.documentationSeverity = documentationSeverity ?? min(severity, .warning)
    self.isOptional = isOptional
    self.scope = scope
    self.needsMetadata = needsMetadata ?? (group == .metadata)
    self.summary = summary
    self.rationale = rationale
    self.original = original
    self.neighbor = neighbor
    accepted = accepts
    rejected = rejects
    self.check = check
  }
}

/// Collects what one rule finds in one document.
package struct Findings {
  package private(set) var rule: Rule
  package private(set) var severity: Severity
  package let file: SourceFile
  /// How many are listed.
  private let limit: Int
  private var reported: [Diagnostic] = []
  private var omittedCount = 0
  /// The places of each cause that was reported in several, and its finding by index.
  private var causes: [String: (finding: Int, placeCount: Int)] = [:]

  /// More findings of one rule in one document are counted, not listed: nobody reads them one by one.
  package static let listedCount = 100
  /// So many further places of one cause are named.
  private static let namedPlaces = 3

  package init(
    rule: Rule, severity: Severity, file: SourceFile, limit: Int = Findings.listedCount
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.limit = limit
  }

  /// Whether nothing was found.
  var isEmpty: Bool { reported.isEmpty }

  /// Goes on with another rule; what was found is forgotten.
  mutating func begin(_ rule: Rule, _ severity: Severity) {
    self.rule = rule
    self.severity = severity
    guard !isEmpty else { return }
    reported = []
    omittedCount = 0
    causes = [:]
  }

  /// Whether further findings are only counted.
  package var isFull: Bool { reported.count >= limit }

  /// What was found; where there was more than is listed, the last finding says how much more.
  package var diagnostics: [Diagnostic] {
    var reported = reported
    for (finding, count) in causes.values where count > Self.namedPlaces + 1 {
      let more = count - Self.namedPlaces - 1
      reported[finding].notes.append(
        Diagnostic.Note("and in \(more) more place\(more == 1 ? "" : "s")"))
    }
    guard omittedCount > 0, var last = reported.last else { return reported }
    last.notes.append(
      Diagnostic.Note(
        "\(omittedCount) more of this rule \(omittedCount == 1 ? "is" : "are") not listed"))
    return reported.dropLast() + [last]
  }

  /// Reports a finding at a source range; `nil` is the file as a whole.
  ///
  /// The arguments are looked at only where the finding is listed.
  ///
  /// - Parameter cause: what the finding comes from. Of several findings with one cause the first is
  ///   reported, with the places of the others and all their repairs.
  package mutating func report(
    _ message: @autoclosure () -> String, at range: @autoclosure () -> SourceRange?,
    notes: @autoclosure () -> [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil,
    fix: @autoclosure () -> FixIt? = nil, cause: @autoclosure () -> String? = nil
  ) {
    let cause = cause()
    if let cause, let known = causes[cause] {
      causes[cause]?.placeCount += 1
      if known.placeCount <= Self.namedPlaces {
        reported[known.finding].notes.append(Diagnostic.Note("also here", at: range()))
      }
      // Where one place has no repair, the cause has none. What it may reach stays.
      if let edits = fix()?.edits {
        reported[known.finding].fix?.edits += edits
      } else {
        reported[known.finding].fix = nil
      }
      return
    }
    guard !isFull else {
      omittedCount += 1
      return
    }
    if let cause { causes[cause] = (reported.count, 1) }
    reported.append(
      Diagnostic(
        rule: rule.id, severity: severity, message: message(), file: file.path, range: range(),
        notes: notes(), help: help(), fix: fix()))
  }

  /// Reports a finding at a range of byte offsets.
  package mutating func report(
    _ message: @autoclosure () -> String, atBytes range: @autoclosure () -> Range<Int>,
    notes: @autoclosure () -> [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil,
    fix: @autoclosure () -> FixIt? = nil, cause: @autoclosure () -> String? = nil
  ) {
    let file = file
    report(
      message(), at: file.range(ofBytes: range()), notes: notes(), help: help(), fix: fix(),
      cause: cause())
  }
}
