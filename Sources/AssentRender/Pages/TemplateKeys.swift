/// The keys that a template may use, and what lies below them.
package indirect enum TemplateKeys: Sendable {
  case value
  case object([String: TemplateKeys])

  /// The keys that every page offers.
  private static let everyPage: [String: TemplateKeys] = [
    "language": .value, "direction": .value, "title": .value, "root": .value, "siteName": .value,
    "publisherName": .value, "publisherContact": .value, "publisherContactText": .value,
    "generator": .value, "labels": labels, "canonical": .value, "linkedData": .value,
  ]

  private static let labels = TemplateKeys.object(
    Dictionary(uniqueKeysWithValues: FrameLabels.names.map { ($0, TemplateKeys.value) }))

  private static let texts = TemplateKeys.object(["text": .value])

  private static let spdx = TemplateKeys.object([
    "expression": .value,
    "licenses": .object([
      "id": .value, "name": .value, "url": .value, "permissions": texts, "conditions": texts,
      "limitations": texts, "hasSummary": .value,
    ]),
  ])

  /// The keys of `agreement.mustache` and `page.mustache`.
  package static let document = TemplateKeys.object(
    everyPage.merging([
      "productName": .value, "productPath": .value, "kind": .value, "kindLabel": .value,
      "description": .value, "version": .value, "versionLabel": .value, "effective": .value,
      "effectiveText": .value, "published": .value, "publishedText": .value, "updated": .value,
      "updatedText": .value, "licensor": .value, "contact": .value, "digest": .value,
      "digestShort": .value, "words": .value, "readingMinutes": .value, "textPath": .value,
      "jsonPath": .value, "contents": .value, "hasContents": .value, "body": .value,
      "spdx": spdx, "permalink": .value, "isCurrent": .value, "releasePath": .value,
      "publisher": .value, "contactLink": .value, "contactText": .value, "languageName": .value,
      "languages": .value, "alternates": .value,
    ]) { first, _ in first })

  /// The keys of `index.mustache`.
  package static let index = TemplateKeys.object(
    everyPage.merging([
      "products": .object([
        "id": .value, "name": .value, "hasAgreements": .value, "hasPages": .value,
        "manifestPath": .value, "sumsPath": .value,
        "agreements": .value, "pages": .value,
      ])
    ]) { first, _ in first })

  /// The keys of `index-agreement.mustache`, an entry of the index.
  package static let indexAgreement = TemplateKeys.object([
    "title": .value, "kindLabel": .value, "version": .value, "effective": .value,
    "effectiveText": .value, "path": .value, "textPath": .value, "jsonPath": .value,
    "digest": .value, "digestShort": .value, "words": .value, "language": .value,
    "languageName": .value, "labels": labels,
  ])

  /// The keys of `index-page.mustache`, an entry of the index.
  package static let indexPage = TemplateKeys.object([
    "title": .value, "path": .value, "version": .value, "updated": .value,
    "updatedText": .value, "textPath": .value, "jsonPath": .value, "labels": labels,
  ])

  /// The keys of a partial, which any page may include.
  package static let partial: TemplateKeys = {
    guard case .object(let keys) = document, case .object(let more) = index else { return .value }
    return .object(keys.merging(more) { first, _ in first })
  }()
}
