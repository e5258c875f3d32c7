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
    let (name, has, _) = subject.document.kind.subject
    for meaning in subject.requiredSections where !covered.contains(meaning) {
      findings.report(
        "\(name) \(has) no section on \(meaning.phrase)", at: nil,
        help: "add one, or change 'profiles' in assent.yml")
    }
  }
}

extension SectionMeaning {
  /// What a section is about, as a sentence has it: `governing law`, `what data is collected`.
  var phrase: String {
    switch self {
    case .acceptance: "how it is accepted"
    case .grant: "the rights that are granted"
    case .thirdParty: "third-party software"
    case .dataLicense: "the license of data"
    case .dataCollected: "what data is collected"
    case .dataUse: "what data is used for"
    case .dataSharing: "who data is shared with"
    case .dataRetention: "how long data is kept"
    case .dataRights: "the rights of those whose data it is"
    case .children: "children's data"
    case .transfers: "transfers of data abroad"
    case .userContent: "content from users"
    case .changes: "changes to it"
    case .contact: "whom to contact"
    case .educationalUse: "use in education"
    case .general: "general provisions"
    case .definitions, .copyright, .restrictions, .attribution, .privacy, .confidentiality,
      .cookies, .security,
      .accounts, .payment, .conduct, .warranty, .liability, .indemnity, .termination, .governingLaw,
      .disputes, .acknowledgments, .safety, .support, .updates:
      rawValue.replacing("-", with: " ")
    }
  }
}
