import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Configuration {
  /// Remarks on an agreement that names somebody else as its publisher, or an address of another house, than
  /// the configuration does.
  func publisherFindings(of document: LegalDocument) -> [Diagnostic] {
    guard document.kind.isAgreement else { return [] }
    let metadata = document.metadata
    var found: [Diagnostic] = []
    func report(_ what: String, _ stated: String, _ configured: String, at range: SourceRange) {
      found.append(
        Diagnostic(
          rule: .publisherDiffers, severity: .info,
          message: "the text names '\(stated)' as \(what), and the configuration '\(configured)'",
          file: document.markup.source.path, range: range,
          help:
            "mend the one that is wrong; the page shows what the text says, the manifest what the "
            + "configuration says"))
    }
    if let licensor = metadata.licensor, licensor.isStated, !publisherName.isEmpty,
      !Self.isOneName(licensor.value, publisherName)
    {
      report("publisher", licensor.value, publisherName, at: licensor.range)
    }
    if let contact = metadata.contact, contact.isStated, let configured = publisherContact,
      let own = Self.host(of: contact.value), let other = Self.host(of: configured), own != other
    {
      report("contact", contact.value.text, configured.text, at: contact.range)
    }
    return found
  }

  /// Whether two names are one: one has all words of the other, as `Oak` of `Oak Ltd.`
  private static func isOneName(_ first: String, _ second: String) -> Bool {
    func words(_ name: String) -> Set<[UInt8]> {
      Set(
        FoldedText(Array(name.utf8), 0..<name.utf8.count).bytes.split(separator: 0x20).map(
          Array.init))
    }
    let (first, second) = (words(first), words(second))
    return first.isSubset(of: second) || second.isSubset(of: first)
  }

  /// The last two labels of the host of a mail address; `nil` for other contacts.
  private static func host(of contact: ContactAddress) -> String? {
    guard let at = contact.text.lastIndex(of: "@") else { return nil }
    let host = contact.text[contact.text.index(after: at)...].lowercased()
    return host.split(separator: ".").suffix(2).joined(separator: ".")
  }
}
