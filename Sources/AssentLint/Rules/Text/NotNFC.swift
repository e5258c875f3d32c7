import AssentDiagnostics
import AssentManifest
import AssentMarkup

extension Rule {
  static let notNFC = Rule(
    id: .notNFC, group: .text, severity: .info,
    summary: "A letter and its accent are two characters; there is one for both (NFC).",
    rationale:
      "The same word then has two spellings in bytes, and a search for one misses the other.",
    accepts: ["Café, q\u{303}\n"],
    rejects: ["Caf⟪e\u{301}⟫, re\u{301}sume\u{301}\n", "Vi⟪e\u{323}\u{302}⟫t\n"]
  ) { subject, findings in
    guard subject.text.contains(.combiningMark) else { return }
    var edits: [FixIt.Edit] = []
    var end = 0
    for mark in subject.text.marks(of: .combiningMark) where mark.range.lowerBound >= end {
      let row = MarkedLetter(at: mark.range.lowerBound, in: subject)
      end = row.range.upperBound
      guard !subject.isDamaged(at: mark.range.lowerBound), let edit = row.composition else {
        continue
      }
      edits.append(edit)
    }
    guard let first = edits.first else { return }
    // Of a letter with marks that do not join, the letter alone: there may be thousands.
    let composed = String(decoding: first.replacement, as: UTF8.self).unicodeScalars.prefix(1)
    let more = edits.count > 1 ? ", and \(edits.count - 1) more like it" : ""
    findings.report(
      "'\(String(composed))' is written as two characters\(more)", atBytes: first.range,
      help: "write it as one (Unicode normalization form C)",
      fix: FixIt("normalize to form C", edits: edits))
  }
}

/// A letter and all marks after it.
private struct MarkedLetter {
  var range: Range<Int>
  private var text: [Unicode.Scalar] = []

  /// - Parameter offset: of the first mark.
  init(at offset: Int, in subject: LintSubject) {
    range = offset..<offset + 1
    guard let base = subject.scalar(before: offset).flatMap(Unicode.Scalar.init) else { return }
    text.append(base)
    var end = offset
    while let scalar = subject.scalar(at: end).flatMap(Unicode.Scalar.init),
      scalar.properties.canonicalCombiningClass != .notReordered
    {
      text.append(scalar)
      end += UTF8.width(scalar)
    }
    range = offset - UTF8.width(base)..<max(end, offset + 1)
  }

  /// The edit that joins what can be joined; a mark that joins may stand behind others.
  var composition: FixIt.Edit? {
    let normalized = NormalizationFormC.normalized(text)
    guard normalized.count < text.count else { return nil }
    return FixIt.Edit(range, with: Array(String(String.UnicodeScalarView(normalized)).utf8))
  }
}
