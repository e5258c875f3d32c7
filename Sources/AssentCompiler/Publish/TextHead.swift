import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRender

/// Builds the head of a document's plain text from what the document says about itself.
package enum TextHead {
  /// What is known of a published document beside its own words.
  package struct Place: Sendable {
    /// Who publishes the site; empty where nobody is named.
    var publisher: String
    var contact: ContactAddress?
    /// The address of this version; `nil` where the site has none.
    var address: String?
  }

  /// The head; `nil` for documentation whose front matter states neither a version nor a date.
  ///
  /// - Parameters:
  ///   - digest: the digest of the words.
  ///   - original: the text that binds, where this is a translation.
  ///   - status: what is said of a version that is not in force.
  package static func head(
    of document: LegalDocument, digest: @autoclosure () -> Manifest.Digest, place: Place? = nil,
    original: OriginalText? = nil, status: VersionStatus? = nil
  ) -> PlainTextHead? {
    guard isDue(document) else { return nil }
    let metadata = document.metadata
    let labels = FrameLabels.labels(for: document.language)
    func date(_ date: Manifest.Day?) -> String? {
      date.map { DateText.text($0, language: document.language) }
    }
    let version = metadata.version.map { version in
      version.number + (version.label.map { " (\($0))" } ?? "")
    }
    let publisher = metadata.statedLicensor ?? place?.publisher
    let contact =
      metadata.statedContact?.text ?? metadata.contactWords?.value ?? place?.contact?.text
    let rows: [(String, String?)] = [
      ("version", version),
      ("status", status?.word),
      (
        "effective",
        metadata.effectiveMoment.map { DateText.text($0, language: document.language) }
      ),
      ("published", date(metadata.published)),
      ("updated", date(metadata.updated)),
      ("publisher", publisher),
      ("contact", contact),
      ("address", place?.address),
      ("digest", digest().description),
    ]
    let found = rows.compactMap { name, value -> PlainTextHead.Row? in
      guard let value, !value.isEmpty else { return nil }
      return PlainTextHead.Row(labels[name], value)
    }
    let isShown = document.topHeading.map { document.markup.plainText(of: $0) } == metadata.title
    return PlainTextHead(
      title: isShown ? nil : metadata.title, rows: found,
      notes: [status?.note, original?.sentence(in: document.language)].compactMap(\.self))
  }

  /// In documentation, what stands in the prose is in the text already.
  private static func isDue(_ document: LegalDocument) -> Bool {
    let metadata = document.metadata
    guard !document.kind.isAgreement else { return true }
    let dates = metadata.effectiveDates + metadata.publishedDates + metadata.updatedDates
    return metadata.versions.first?.origin == .frontMatter
      || dates.contains { $0.origin == .frontMatter }
  }
}

extension LegalDocument {
  /// Index of the first heading of level 1.
  var topHeading: Int? {
    markup.nodes.firstIndex {
      if case .heading(1) = $0.kind { true } else { false }
    }
  }
}

extension PlainTextRenderer.Options {
  /// What a document brings for its plain text, in its language: head, note and page numbers.
  ///
  /// - Parameter original: the text that binds, where this is a translation.
  package mutating func add(_ document: LegalDocument, original: OriginalText? = nil) {
    let labels = FrameLabels.labels(for: document.language)
    wideDiagramNote = labels["wideDiagram"]
    pages?.numbering = labels["pageOf"]
    head = TextHead.head(
      of: document, digest: document.markup.textDigest, original: original)
  }
}
