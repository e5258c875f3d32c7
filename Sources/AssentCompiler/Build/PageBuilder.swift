import AssentLicense
import AssentMarkup
import AssentRender
import Foundation

/// Builds the HTML pages of one document.
struct PageBuilder {
  let site: Site
  let product: Configuration.Product
  let document: LegalDocument
  let textDigest: String
  let wordCount: Int

  /// The page at a place, with the words that stand in its text.
  func page(
    at place: Placement.Page, isCurrent: Bool, templates: PageTemplates
  ) -> Rendered {
    let labels = FrameLabels.labels(for: document.language)
    let root = Placement.root(from: place.html)
    let body = HTMLRenderer(
      frame: HTMLRenderer.PageFrame(
        anchors: document.anchors, diagrams: Set(document.diagrams.map(\.node)),
        resolve: linkResolver(root: root), anchorLabel: labels["anchor"] ?? "",
        tableLabel: labels["table"] ?? "", diagramLabel: labels["diagram"] ?? "",
        codeLabel: labels["code"] ?? "")
    ).render(document.document)
    var context = PageContext()
    context.constants["labels"] = .object(labels.mapValues { .string($0) })
    setFacts(&context, labels: labels)
    setPlace(&context, place: place, root: root, isCurrent: isCurrent)
    context.variables["body"] = heading() + body.bytes
    if let contents = ContentsList.html(of: document) {
      context.variables["contents"] = contents
      context.constants["hasContents"] = .bool(true)
    }
    if let expression = document.metadata.spdx?.value {
      context.constants["spdx"] = LicenseSummary.value(of: expression)
    }
    let page: PageTemplates.Page = document.kind.isAgreement ? .agreement : .page
    return Rendered(bytes: templates.render(page, context), words: body.words)
  }

  /// The title as a heading where the text itself has no heading of level 1.
  private func heading() -> [UInt8] {
    let hasTitle = document.document.nodes.contains {
      if case .heading(1) = $0.kind { true } else { false }
    }
    guard !hasTitle, let title = document.metadata.title else { return [] }
    return HTMLText.element("h1", title)
  }

  private func setFacts(_ context: inout PageContext, labels: [String: String]) {
    let metadata = document.metadata
    let language = document.language
    context.set("language", language)
    context.set("direction", LanguageTag.isRightToLeft(language) ? "rtl" : "ltr")
    context.set("title", metadata.title ?? Placement.fileName(of: document.path))
    context.set("kind", document.kind.rawValue)
    context.set("kindLabel", labels[document.kind.rawValue])
    context.set("description", metadata.description?.value)
    context.set("version", metadata.version?.number)
    context.set("versionLabel", metadata.version?.label)
    context.set("licensor", metadata.licensor?.value)
    context.set("contact", metadata.contact?.value)
    for (name, date) in [
      ("effective", metadata.effective), ("published", metadata.published),
      ("updated", metadata.updated),
    ] {
      guard let date else { continue }
      context.set(name, date.description)
      context.set(name + "Text", DateText.text(date, language: language))
    }
    context.set("digest", textDigest)
    context.set("digestShort", String(textDigest.dropFirst("sha256:".count).prefix(12)))
    context.set("words", NumberText.text(wordCount, language: language))
    // At 230 words a minute, as careful adult readers of prose do.
    context.set("readingMinutes", String(max(1, (wordCount + 115) / 230)))
  }

  private func setPlace(
    _ context: inout PageContext, place: Placement.Page, root: String, isCurrent: Bool
  ) {
    let configuration = site.configuration
    context.set("root", root)
    context.set("siteName", site.name)
    context.set("productName", product.name)
    context.set("productPath", root + "index.html#" + product.id)
    context.set(
      "publisherName", configuration.publisherName.isEmpty ? nil : configuration.publisherName)
    context.set(
      "publisherContact",
      configuration.publisherContact.isEmpty ? nil : configuration.publisherContact)
    context.set("publisherContactText", ContactText.text(of: configuration.publisherContact))
    context.set("generator", site.generator)
    context.set("textPath", AddressText.escaped(Placement.fileName(of: place.text)))
    context.set("jsonPath", AddressText.escaped(Placement.fileName(of: place.json)))
    context.set("permalink", configuration.siteURL.map { $0 + Self.address(of: place.html) })
    if isCurrent { context.constants["isCurrent"] = .bool(true) }
  }

  /// Turns links to other documents into links to their pages.
  private func linkResolver(root: String) -> (@Sendable (String) -> String?)? {
    let pages = site.pagesByPath
    let folder = Placement.folder(of: document.path)
    return { destination in
      guard let target = DocumentLink(destination, in: folder), let page = pages[target.path]
      else { return nil }
      return root + Self.address(of: page) + target.fragment
    }
  }

  private static func address(of page: String) -> String { AddressText.escaped(page) }
}
