import AssentDiagnostics

extension Rule {
  static let mojibake = Rule(
    id: .mojibake, group: .text, severity: .error,
    summary: "UTF-8 was misread as another encoding and saved.",
    rationale:
      "Readers see 'â€™' where an apostrophe was written. The damage can be undone exactly: what is "
      + "proposed gives the damaged characters again when it is misread the same way.",
    accepts: [
      "NÃO É POSSÍVEL: “ATENÇÃO”, IRMÃ”\n",
      "La qualité\u{A0}» et l’été…»\n",
      "Viết tiếng Việt, ağ ve şeker, «Její úžasný»\n",
      "Its name is shown as `â€™` in such files.\n",
    ],
    rejects: [
      "The licensor⟪â€™⟫s rights\n",
      "Settings ⟪â†’⟫ Subscription\n",
      "- ⟪ğŸ”’⟫ Sign in, â†’ then\n",
      "⟪Ã¢â‚¬Å“⟫Software\n",
      "caf⟪Ã©⟫ and naÃ¯ve\n",
    ]
  ) { subject, findings in
    for damages in subject.damageByLine(isLost: false) {
      guard let first = damages.first, case .exact(let text) = first.repair else { continue }
      let written = String(decoding: subject.source.bytes[first.range], as: UTF8.self)
      let more = damages.count > 1 ? ", and \(damages.count - 1) more on this line" : ""
      let edits = damages.compactMap { damage -> FixIt.Edit? in
        guard case .exact(let text) = damage.repair else { return nil }
        return FixIt.Edit(damage.range, with: Array(text.utf8))
      }
      findings.report(
        "'\(written)' is '\(text)' read as \(first.encodings.joined(separator: ", after "))\(more)",
        atBytes: first.range, help: "write '\(text)'",
        fix: FixIt("undo the misreading", edits: edits, reach: .damage),
        cause: first.encodings.joined())
    }
  }
}

extension LintSubject {
  /// The damage that can be undone, or that cannot, as one array for each line that has any.
  func damageByLine(isLost: Bool) -> [[Damage]] {
    var lines: [[Damage]] = []
    var lastLine = 0
    for damage in damage {
      if case .lost = damage.repair { if !isLost { continue } } else if isLost { continue }
      let line = source.location(ofByte: damage.range.lowerBound).line
      if line == lastLine { lines[lines.count - 1].append(damage) } else { lines.append([damage]) }
      lastLine = line
    }
    return lines
  }
}
