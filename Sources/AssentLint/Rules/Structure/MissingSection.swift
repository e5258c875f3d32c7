import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingSection = Rule(
    id: .missingSection, group: .structure, severity: .warning, scope: .agreements,
    needsMetadata: true,
    summary: "A required section is missing.",
    rationale:
      "What an agreement does not say is settled by law, and rarely as its author would like. A "
      + "section is recognized by what it is about, in many languages, not by one heading; where the "
      + "words of a language are not known, nothing is reported.",
    accepts: [
      "# License\n\n## No warranty\n\nText.\n\n## Termination\n\nText.\n",
      "# License\n\n## No warranty\n\nText.\n\n## Closing words\n\nAfter termination you stop.\n",
      "---\nlanguage: sw\n---\n\n# Leseni\n\n## Hakuna dhamana\n\nText.\n",
    ],
    rejects: ["# License\n\n## No warranty\n\nText.\n"]
  ) { subject, findings in
    guard !subject.requiredSections.isEmpty, !subject.isEmpty, subject.document.hasSectionWords
    else { return }
    // Headings nearly always tell; only then is the text itself read.
    let titled = Set(subject.document.clauses.lazy.flatMap(\.meanings))
    guard !subject.requiredSections.allSatisfy(titled.contains) else { return }
    var covered = subject.document.coveredMeanings
    if !subject.requiredSections.allSatisfy(covered.contains) {
      covered.formUnion(subject.document.mentionedMeanings)
    }
    for meaning in subject.requiredSections where !covered.contains(meaning) {
      findings.report(
        "\(subject.document.kind.rawValue) has no section on \(meaning.phrase)", at: nil,
        help: "add one, or change 'profiles' in assent.yml")
    }
  }
}

extension SectionMeaning {
  /// The words of the identifier, as a sentence has them: `governing law`.
  var phrase: String { rawValue.replacing("-", with: " ") }
}
