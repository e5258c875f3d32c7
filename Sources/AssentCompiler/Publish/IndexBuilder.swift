import AssentLicense
import AssentRender

/// Builds the page that lists products, their agreements and their documents.
struct IndexBuilder {
  let site: Site
  let documents: [DocumentFacts]

  func page(_ templates: PageTemplates) -> [UInt8] {
    let configuration = site.configuration
    let language = configuration.language
    let labels = FrameLabels.labels(for: language)
    var context = PageContext()
    context.set("language", language)
    context.set("direction", LanguageTag.isRightToLeft(language) ? "rtl" : "ltr")
    context.set("title", site.name)
    context.set("root", "")
    context.set("siteName", site.name)
    context.set("publisherName", configuration.publisherName)
    context.set(
      "publisherContact",
      configuration.publisherContact.isEmpty ? nil : configuration.publisherContact)
    context.set("publisherContactText", ContactText.text(of: configuration.publisherContact))
    context.set("generator", site.generator)
    context.constants["labels"] = .object(labels.mapValues { .string($0) })
    context.constants["products"] = .list(
      site.products.values.sorted { $0.folder < $1.folder }.compactMap {
        value(of: $0, labels: labels)
      })
    return templates.render(.index, context)
  }

  private func value(
    of product: Configuration.Product, labels: [String: String]
  ) -> PageContext.Value? {
    let own = documents.filter { site.product(of: $0.path).folder == product.folder }
    guard !own.isEmpty else { return nil }
    let agreements = own.filter(\.kind.isAgreement).map { agreement($0, labels: labels) }
    let pages = own.filter { !$0.kind.isAgreement }.map { page($0) }
    return .object([
      "id": .string(product.id), "name": .string(product.name),
      "agreements": .list(agreements), "hasAgreements": .bool(!agreements.isEmpty),
      "pages": .list(pages), "hasPages": .bool(!pages.isEmpty),
      "manifestPath": .string(Placement.join(product.folder, "manifest.json")),
      "sumsPath": .string(Placement.join(product.folder, "SHA256SUMS")),
    ])
  }

  private func agreement(
    _ document: DocumentFacts, labels: [String: String]
  ) -> PageContext.Value {
    let places = document.currentArtifacts.isEmpty ? document.artifacts : document.currentArtifacts
    var members = links(places)
    members["title"] = .string(document.title)
    members["kindLabel"] = labels[document.kind.rawValue].map { .string($0) }
    members["version"] = document.version.map { .string($0.number) }
    members["language"] = .string(document.language)
    members["words"] = .string(String(document.words))
    members["digest"] = .string(document.textDigest)
    members["digestShort"] = .string(
      String(document.textDigest.dropFirst("sha256:".count).prefix(12)))
    if let date = document.effective {
      members["effective"] = .string(date.description)
      members["effectiveText"] = .string(
        DateText.text(date, language: site.configuration.language))
    }
    return .object(members)
  }

  private func page(_ document: DocumentFacts) -> PageContext.Value {
    var members = links(document.artifacts)
    members["title"] = .string(document.title)
    members["version"] = document.version.map { .string($0.number) }
    if let date = document.updated ?? document.published ?? document.effective {
      members["updated"] = .string(date.description)
      members["updatedText"] = .string(
        DateText.text(date, language: site.configuration.language))
    }
    return .object(members)
  }

  private func links(_ artifacts: [ArtifactFacts]) -> [String: PageContext.Value] {
    var members: [String: PageContext.Value] = [:]
    for (key, artifact) in zip(["path", "textPath", "jsonPath"], artifacts) {
      members[key] = .string(AddressText.escaped(artifact.path))
    }
    return members
  }
}

/// Paths as relative addresses.
enum AddressText {
  /// `path` with every byte that an address may not hold as `%XX` (RFC 3986, section 2).
  static func escaped(_ path: String) -> String {
    var out: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "@"), UInt8(ascii: ","), UInt8(ascii: "+"):
        out.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
