import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let copyrightYearAhead = Rule(
    id: .copyrightYearAhead, group: .legal, severity: .warning, scope: .agreements,
    summary: "The year of a copyright notice is after the last date of the text.",
    rationale:
      "Either the year is mistyped, or the text was changed and its dates were not. A year that is one ahead is left "
      + "alone: many sites change it at every new year.",
    accepts: [
      "# License\n\nYou pay (a) now, (b) later, or\n\n(c) 2062 euros in all.\n\n**Last Updated**: May 6, 2026\n",
      "# License\n\n© 2024 Example Ltd\n\n**Last Updated**: May 6, 2023\n",
      "# License\n\n© 2062 Example Ltd\n",
      "# License\n\n© 2025 Example Ltd\n\n**Last Updated**: May 6, 2023\n\n**Effective Date**: May 6, 2024\n",
    ],
    rejects: [
      "# License\n\n(c) ⟪2062⟫ Example Ltd\n\n**Last Updated**: May 6, 2026\n",
      "# License\n\n© ⟪2062⟫ Example Ltd\n\n**Last Updated**: May 6, 2026\n",
      "# License\n\nCopyright 2019-⟪2042⟫ Example Ltd\n\n**Effective Date**: May 6, 2024\n",
    ]
  ) { subject, findings in
    let metadata = subject.document.metadata
    let dates = metadata.publishedDates + metadata.updatedDates + metadata.effectiveDates
    guard let last = dates.map(\.value.year).max() else { return }
    for notice in CopyrightLine.all(in: subject.document.markup) {
      guard let year = notice.year, year.value > last + 1 else { continue }
      findings.report(
        "copyright year is \(year.value), and the last date of the text is of \(last)",
        atBytes: subject.bytes(of: year.place), help: "correct the year, or the date of the text")
    }
  }
}
