import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingContact = Rule(
    id: .missingContact, group: .legal, severity: .warning, scope: .agreements,
    summary: "Terms, a license agreement or a privacy policy do not say whom to contact.",
    rationale:
      "Who wants to ask, to object or to cancel has to find an address: a notice that cannot be "
      + "delivered is the first thing that a dispute is about. An address, a telephone number or a "
      + "section on contact suffices, unless it ends with 'contact us.' and says no more; where the words of a "
      + "language are not known, nothing is reported.",
    accepts: [
      terms + "Write to legal@example.org.\n", terms + "See our [contact page](/contact).\n",
      terms + "Call +49 30 123456.\n", terms + "Write to {{EMAIL}}.\n",
      "---\nprofile: terms\n---\n\n# Terms\n\nBe good.\n",
      terms
        + "\n\n## Contact\n\nTo ask, go to the desk of our shop, or contact us.\n\nIt is open on Mondays.\n",
    ],
    rejects: [
      terms,
      terms + "\n\n## Contact\n\nIf you have any questions about these terms, please contact us.\n",
    ]
  ) { subject, findings in
    let document = subject.document
    let kind = document.metadata.profile?.value ?? document.kind.rawValue
    guard [DocumentKind.terms, .eula, .privacy].contains(where: { $0.rawValue == kind }),
      document.hasSectionWords,
      document.metadata.contact == nil, document.metadata.contactWords == nil,
      document.markup.text.count >= 1_500, !subject.showsAddress,
      subject.asksToBeContacted
        || !subject.requiredSections.contains(.contact)
          && !document.coveredMeanings.contains(.contact)
          && !document.mentionedMeanings.contains(.contact)
    else { return }
    let (name, _, does) = (DocumentKind(rawValue: kind) ?? document.kind).subject
    findings.report(
      "\(name) \(does) not say whom to contact", at: nil,
      help: "add an address, or " + subject.helpToState("contact: legal@example.org"))
  }

  private static let terms =
    "---\nprofile: terms\n---\n\n# Terms\n\n"
    + String(repeating: "You use the Service as it is. ", count: 60)
}

extension LintSubject {
  /// Whether the section on contact says no more than to make contact: it ends with `contact us.`
  fileprivate var asksToBeContacted: Bool {
    let sections = document.clauses.filter { $0.meanings.contains(.contact) }
    return !sections.isEmpty
      && sections.allSatisfy { section in
        let range = source.bytes(of: section.range)
        guard range.count <= 600 else { return false }
        let words = FoldedText(source.bytes, range).bytes
        return Self.requests.contains { words.suffix($0.count).elementsEqual($0) }
      }
  }

  /// `contact us` in several languages, as folded text.
  private static let requests = [
    "contact us", "contact me", "contact with us", "in touch with us", "reach out to us",
    "kontaktieren sie uns", "kontaktiere uns", "contactez nous", "nous contacter", "contáctenos",
    "contáctanos", "contacto con nosotros", "contato conosco", "contacto connosco", "contattaci",
    "contattarci", "contact met ons op", "się z nami", "свяжитесь с нами",
    "bizimle iletişime geçin", "kontakta oss", "kontakt os", "kontakt oss",
  ].map { Array($0.utf8) }

  /// Whether an address of mail, a telephone number, or a link to a page of contacts is in the text.
  fileprivate var showsAddress: Bool {
    let isPage = document.links.contains { link in
      let address = link.destination.lowercased()
      return ["mailto:", "tel:", "contact", "support", "help", "kontakt", "impressum"].contains {
        address.contains($0)
      }
    }
    // A field for an address will have one.
    let isField = prose.placeholders.contains { place in
      let text = string(of: place).lowercased()
      return ["mail", "contact", "phone"].contains { text.contains($0) }
    }
    if isPage || isField { return true }
    let text = document.markup.text
    var digits = 0
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "@"):
        if index > 0, index + 1 < text.count, text[index - 1] > 0x20, text[index + 1] > 0x20 {
          return true
        }
      case UInt8(ascii: "+") where index + 1 < text.count && text[index + 1] &- 0x31 < 9:
        return true
      default: break
      }
      digits = byte &- 0x30 < 10 ? digits + 1 : byte == 0x20 || byte == 0x2D ? digits : 0
      if digits >= 9 { return true }
    }
    return false
  }
}
