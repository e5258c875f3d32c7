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
      "languages": .value, "authoritative": .value, "alternates": .value, "banner": .value,
      "versions": .value,
      "versionLinks": .value, "historyPath": .value, "auditPath": .value, "feedPath": .value,
      "status": .value,
      "statusText": .value, "robots": .value,
    ]) { first, _ in first })

  /// The keys of `index.mustache`.
  package static let index = TemplateKeys.object(
    everyPage.merging([
      "products": .object([
        "id": .value, "name": .value, "isWholeSite": .value, "hasAgreements": .value,
        "hasPages": .value,
        "manifestPath": .value, "sumsPath": .value,
        "agreements": .value, "pages": .value, "feedPath": .value,
      ])
    ]) { first, _ in first })

  /// The keys of `index-agreement.mustache`, an entry of the index.
  package static let indexAgreement = TemplateKeys.object([
    "title": .value, "kindLabel": .value, "version": .value, "effective": .value,
    "effectiveText": .value, "path": .value, "textPath": .value, "jsonPath": .value,
    "digest": .value, "digestShort": .value, "words": .value, "language": .value,
    "languageName": .value, "labels": labels, "status": .value, "statusText": .value,
    "statusNote": .value, "historyPath": .value, "auditPath": .value,
  ])

  /// The keys of `index-page.mustache`, an entry of the index.
  package static let indexPage = TemplateKeys.object([
    "title": .value, "path": .value, "version": .value, "updated": .value,
    "updatedText": .value, "textPath": .value, "jsonPath": .value, "labels": labels,
  ])

  /// What pages about versions offer besides ``everyPage``.
  private static let aboutVersions: [String: TemplateKeys] = [
    "productName": .value, "productPath": .value, "kind": .value, "kindLabel": .value,
    "agreement": .value, "agreementPath": .value, "languages": .value, "alternates": .value,
    "versionLinks": .value,
  ]

  /// The keys of `history.mustache`.
  package static let history = TemplateKeys.object(
    everyPage.merging(aboutVersions) { first, _ in first }.merging([
      "versions": .value, "clauses": .value, "feedPath": .value, "statusNote": .value,
      "statusDate": .value, "auditPath": .value,
    ]) { first, _ in first })

  /// The keys of `audit.mustache`.
  package static let audit = TemplateKeys.object(
    everyPage.merging(aboutVersions) { first, _ in first }.merging([
      "versions": .value, "historyPath": .value, "statusNote": .value, "statusDate": .value,
      "timeline": .value, "entries": .value, "commands": .value,
    ]) { first, _ in first })

  /// The keys of `audit-version.mustache`, a version of the audit.
  package static let auditVersion = TemplateKeys.object([
    "language": .value, "labels": labels, "version": .value, "path": .value, "status": .value,
    "statusText": .value, "isCurrent": .value, "entries": .value,
  ])

  /// The keys of `history-version.mustache`, a row of the history.
  package static let historyVersion = TemplateKeys.object([
    "language": .value, "labels": labels, "version": .value, "path": .value, "status": .value,
    "statusText": .value, "statusNote": .value, "reason": .value, "isCurrent": .value,
    "published": .value, "publishedText": .value, "effective": .value, "effectiveText": .value,
    "until": .value, "untilText": .value, "change": .value, "changeText": .value,
    "comparison": .value, "summary": .value, "summaryLanguage": .value, "redlines": .value,
    "digest": .value, "digestShort": .value,
  ])

  /// The keys of `redline.mustache`.
  package static let redline = TemplateKeys.object(
    everyPage.merging(aboutVersions) { first, _ in first }.merging([
      "historyPath": .value, "oldVersion": .value, "oldPath": .value, "oldText": .value,
      "newVersion": .value, "newPath": .value, "newText": .value, "change": .value,
      "changeText": .value, "comparison": .value, "summary": .value, "summaryLanguage": .value,
      "jsonPath": .value, "body": .value,
    ]) { first, _ in first })

  /// The keys of `gate.mustache`, the page of a product that asks.
  package static let gate = TemplateKeys.object(
    everyPage.merging([
      "productName": .value, "productPath": .value, "policy": .value, "integrity": .value,
      "id": .value, "keys": .value, "recoveryKeys": .value, "hook": .value, "presentation": .value,
      "entries": .value, "body": .value,
      "form": .value,
    ]) { first, _ in first })

  /// The keys of a partial, which any page may include.
  package static let partial = TemplateKeys.object(
    [document, index, history, audit, redline, gate].reduce(into: [:]) { all, keys in
      guard case .object(let keys) = keys else { return }
      all.merge(keys) { first, _ in first }
    })
}
