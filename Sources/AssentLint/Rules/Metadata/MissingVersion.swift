import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingVersion = Rule(
    id: .missingVersion, group: .metadata, severity: .error,
    summary: "The document states no version.",
    rationale:
      "A version identifies the text someone agreed to; the manifest lists every text by it. An "
      + "agreement with a date is known by that, and only a build asks for more.",
    accepts: [
      "---\nversion: 1.0\n---\n\n# License\n", "# License\n\n**Version**: 1.0\n",
      "# License\n\n**Last Updated**: November 3, 2025\n",
      "# License\n\n**Last updated**: {{date}}\n",
      "---\nlanguage: hi\n---\n\n# शर्तें\n\nये शर्तें 7 दिसंबर 2025 से प्रभावी होंगी।\n",
    ],
    rejects: [
      "# License\n\nText.\n",
      "# License\n\n⟪```\nEffective: November 3, 2025\n```⟫\n\nText.\n",
    ]
  ) { subject, findings in
    let metadata = subject.document.metadata
    guard metadata.versions.isEmpty else { return }
    guard subject.document.kind.isAgreement else {
      findings.report(
        "document states no version", at: nil,
        help: subject.helpToState("version: 1.0") + ", or '**Version**: 1.0' below the title")
      return
    }
    guard metadata.newestDate == nil, metadata.unreadDates.isEmpty, !metadata.hasVagueDate else {
      return
    }
    // In what words a language dates its texts has to be known to miss a date.
    let language = subject.document.language
    let isKnown =
      DateReader.readsMonths(of: language) && (language != "en" || subject.readsAsEnglish)
    guard isKnown || !subject.saysYear else { return }
    if let code = subject.document.codeWithDate {
      findings.report(
        "the agreement states its date in code, where it is not read", at: code,
        help: "write it as text, or " + subject.helpToState("effective: YYYY-MM-DD"))
      return
    }
    findings.report(
      "agreement states neither version nor date", at: nil,
      help: subject.helpToState("version: 1.0")
        + ", or '**Version**: 1.0' below the title; 'effective: YYYY-MM-DD' likewise")
  }
}

extension LintSubject {
  /// Whether a year stands in the text.
  fileprivate var saysYear: Bool {
    document.markup.text.split { $0 &- 0x30 >= 10 }.contains {
      $0.count == 4 && ["19", "20", "25"].contains(String(decoding: $0.prefix(2), as: UTF8.self))
    }
  }
}
