import AssentDiagnostics

extension Rule {
  static let notNFC = Rule(
    id: .notNFC, group: .text, severity: .info,
    summary: "A letter and its mark are two characters, where there is one for both.",
    rationale:
      "The same word has two spellings in bytes then, and a search for one misses the other.",
    accepts: ["Café, q\u{303}\n"],
    rejects: ["Caf⟪e\u{301}⟫, re\u{301}sume\u{301}\n", "Vi⟪e\u{323}\u{302}⟫t\n"]
  ) { subject, findings in
    guard subject.text.contains(.combiningMark) else { return }
    var edits: [FixIt.Edit] = []
    for mark in subject.text.marks(of: .combiningMark)
    where mark.range.lowerBound >= edits.last?.range.upperBound ?? 0 {
      guard !subject.isDamaged(at: mark.range.lowerBound),
        let edit = composition(of: mark, in: subject)
      else { continue }
      edits.append(edit)
    }
    guard let first = edits.first else { return }
    let composed = String(decoding: first.replacement, as: UTF8.self)
    let more = edits.count > 1 ? ", and \(edits.count - 1) more like it" : ""
    findings.report(
      "'\(composed)' is written as two characters\(more)", atBytes: first.range,
      help: "write it as one (Unicode normalization form C)",
      fix: FixIt("normalize to form C", edits: edits))
  }

  /// The edit that joins a letter and the marks that begin with `mark`.
  private static func composition(
    of mark: TextScan.Mark, in subject: LintSubject
  ) -> FixIt.Edit? {
    guard let base = subject.scalar(before: mark.range.lowerBound).flatMap(Unicode.Scalar.init)
    else { return nil }
    let start = mark.range.lowerBound - UTF8.width(base)
    var best: FixIt.Edit?
    var end = mark.range.lowerBound
    var text = String(base)
    while let scalar = subject.scalar(at: end).flatMap(Unicode.Scalar.init),
      scalar.properties.canonicalCombiningClass != .notReordered
    {
      text.unicodeScalars.append(scalar)
      end += UTF8.width(scalar)
      if let composed = composed[text] {
        best = FixIt.Edit(start..<end, with: Array(String(composed).utf8))
      }
    }
    return best
  }

  /// Every letter that has marks, found by any spelling of it: strings are equal when they are
  /// canonically equivalent.
  private static let composed: [String: Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x17F, 0x1CD...0x233, 0x386...0x3CE, 0x400...0x4F9, 0x1E00...0x1FFF, 0x304C...0x30FE,
    ]
    var composed: [String: Unicode.Scalar] = [:]
    for scalar in ranges.joined().lazy.compactMap(Unicode.Scalar.init) {
      composed[String(scalar)] = composed[String(scalar)] ?? scalar
    }
    return composed
  }()
}
