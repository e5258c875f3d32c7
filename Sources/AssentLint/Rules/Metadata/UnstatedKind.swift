import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let unstatedKind = Rule(
    id: .unstatedKind, group: .metadata, severity: .info, scope: .documentation,
    summary: "A document looks like an agreement, and nothing says that it is one.",
    rationale:
      "Only what is named 'license', 'eula', 'terms' or 'privacy', or says its kind in its front matter, "
      + "is an agreement. Anything else is published as a page: no manifest lists it, and nobody is asked to "
      + "accept it.",
    accepts: [
      "---\nkind: flow\n---\n\n# Privacy Policy\n\nWe collect personal data with your consent, and your "
        + "rights under applicable law stay. We share it with no third party.\n",
      "# Privacy policy\n\nYour consent and your rights under this agreement:\n\n```\n┌───────┐\n│ Shown "
        + "│\n└───────┘\n```\n",
      "# Privacy\n\nHow the app shows the policy:\n\n1. It opens a window.\n2. It waits.\n",
    ],
    rejects: [
      "# Privacy Policy\n\nWe collect personal data with your consent, and your rights under applicable law "
        + "stay. We share it with no third party.\n"
    ]
  ) { subject, findings in
    let document = subject.document
    // A kind that is unknown is an error of its own, and what draws is about an agreement.
    guard document.metadata.kinds.isEmpty, document.metadata.profile == nil,
      document.diagrams.isEmpty,
      let kind = DocumentKind.suspected(path: document.path, text: subject.source.bytes)
    else { return }
    findings.report(
      "the document looks like \(kind.phrase), and is published as a page that nobody accepts",
      at: nil,
      help: (kind.fileName(insteadOf: document.path).map { "name it '\($0)', or " } ?? "")
        + subject.helpToState("kind: \(kind.rawValue)") + "; 'kind: flow' where it is none")
  }
}
