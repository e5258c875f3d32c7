import AssentDiagnostics

extension Rule {
  static let lossyMojibake = Rule(
    id: .lossyMojibake, group: .text, severity: .error,
    summary: "UTF-8 was misread as another encoding, and bytes were lost.",
    rationale:
      "Encodings leave some bytes undefined, and programs drop them. What was meant can then "
      + "only be guessed, so the guesses are shown and the text is left alone.",
    accepts: ["Settings → Subscription\n", "‘Leylâ’… â†’\n"],
    rejects: [
      "Settings ⟪â†⟫ Subscription\n",
      "- ⟪ğŸ”⟫ **Sign In**\n",
      "**⟪âš\u{A0}ï¸⟫ IMPORTANT**\n",
      "the â€œSoftware⟪â€⟫ means\n",
    ]
  ) { subject, findings in
    for damages in subject.damageByLine(isLost: true) {
      guard let first = damages.first, case .lost(let candidates) = first.repair else { continue }
      let written = String(decoding: subject.source.bytes[first.range], as: UTF8.self)
      let more = damages.count > 1 ? ", and \(damages.count - 1) more on this line" : ""
      let encodings = first.encodings.joined(separator: ", after ")
      let guesses = candidates.map { "'\($0)'" }.joined(separator: ", ")
      findings.report(
        "'\(written)' is UTF-8 read as \(encodings), with a byte lost\(more)", atBytes: first.range,
        help: candidates.isEmpty
          ? "write the character that was meant"
          : candidates.count == 1 ? "it was probably \(guesses)" : "it was one of \(guesses)",
        cause: written + encodings)
    }
  }
}
