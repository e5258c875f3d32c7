import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let copyrightYearStale = Rule(
    id: .copyrightYearStale, group: .legal, severity: .info, scope: .agreements,
    summary: "The year of a copyright notice is before that of the text.",
    rationale: "A text that was changed later is protected longer than its notice says.",
    accepts: [
      "# License\n\nCopyright © 2024 Example Ltd\n\n**Last Updated**: May 6, 2024\n",
      "# License\n\n© 2019–present Example Ltd\n\n**Last Updated**: May 6, 2024\n",
    ],
    rejects: [
      "# License\n\n© ⟪2021⟫ Example Ltd\n\n**Last Updated**: May 6, 2024\n",
      "# License\n\nCopyright ⟪2019⟫ Example Ltd\n\n**Last Updated**: May 6, 2024\n",
    ]
  ) { subject, findings in
    guard let date = subject.document.metadata.newestDate else { return }
    let notices = CopyrightLine.all(in: subject.document.markup)
    let years = notices.compactMap { notice in notice.isOpen ? nil : notice.year }
    guard years.count == notices.count, let newest = years.max(by: { $0.value < $1.value }),
      newest.value < date.year
    else { return }
    findings.report(
      "copyright year is \(newest.value), the text is of \(date.year)",
      atBytes: subject.bytes(of: newest.place), help: "add the year of the last change")
  }
}
