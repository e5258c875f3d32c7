import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let nameSpellingDrift = Rule(
    id: .nameSpellingDrift, group: .legal, severity: .warning, scope: .agreements,
    summary:
      "The name of a party, a product or a defined term, or a mail address, is spelled in two ways.",
    rationale:
      "'Oak Harbour Ltd.' and 'Oak Harbor Ltd.' may be two companies, a term that is spelled otherwise is not the one that "
      + "is defined, and of two addresses that look alike one reaches nobody, or somebody else.",
    accepts: [
      "---\nlicensor: Oak Harbour Ltd.\n---\n\n# License\n\nOak Harbour Ltd. grants it. The Harbor of Boston is not meant.\n",
      "# License\n\nWrite to legal@kana-press.org, help@kana-pres.org or legal@kana-press.com.\n",
      "# License\n\n“Service Level” means it. Service Levels are kept, and the Service Level, too. OAK SERVICE LEVELS.\n",
      "# License\n\n“Contract Data” means one thing, “Contact Data” means another. Contract Data and Contact Data are kept.\n",
      "# License\n\n“Organisation” means you. The World Health Organization knows the Organisation. Organizations are many.\n",
    ],
    rejects: [
      "---\nlicensor: Oak Harbour Ltd.\n---\n\n# License\n\nOak Harbour Ltd. grants it. Ask ⟪Oak Harbor⟫ Ltd. about it.\n",
      "---\nlicensor: Northwind Traders Inc.\n---\n\n# License\n\nNorthwind Traders grants it; ask\n⟪Northwind Tarders⟫.\n",
      "# License\n\n“Authorised User” means you. Each Authorised User pays, and an ⟪Authorized User⟫ reads.\n",
      "---\ncontact: legal@garden-press.org\n---\n\n# License\n\nWrite to ⟪legal@graden-press.org⟫.\n",
      "# License\n\nWrite to ada.oak@gmail.com, and then to ⟪ada.oak@gmial.com⟫.\n",
      "# License\n\n“Licensed Programme” means it. You may use the ⟪Licensed Program⟫.\n",
      "# License\n\n“Organisation” means you. If the ⟪Organization⟫ pays, it may read.\n",
    ]
  ) { subject, findings in
    for use in SpelledName.others(in: subject) {
      findings.report(
        "'\(use.text)' is spelled '\(use.name.text)' elsewhere", atBytes: use.range,
        notes: use.name.range.map { [Diagnostic.Note("for example here", at: $0)] } ?? [],
        help: "write '\(use.name.text)' where the same is meant", cause: use.text)
    }
    let mails = MailAddress.all(in: subject.source.bytes)
    for (index, mail) in mails.enumerated() {
      guard let other = mails[..<index].first(where: { mail.isSlip(of: $0) }) else { continue }
      findings.report(
        "'\(mail.text)' is spelled '\(other.text)' elsewhere", atBytes: mail.range,
        notes: [
          Diagnostic.Note("for example here", at: subject.source.range(ofBytes: other.range))
        ],
        help: "write the one that is meant")
    }
  }
}
