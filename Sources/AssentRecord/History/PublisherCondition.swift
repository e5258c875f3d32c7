import AssentManifest

/// A fact that a gate decides by and no ledger has: its publisher may set it anew at any time.
///
/// Left out is where a document stands among others. What an acceptance is held against are those of the
/// manifest that the record names by its digest.
struct PublisherCondition: Sendable {
  /// As manifests name it.
  let field: String
  let value: @Sendable (Manifest.DocumentEntry) -> String
  /// Whether it is read from the text, so that another current version may have another.
  let isOfText: Bool

  private init(
    _ field: String, isOfText: Bool = false,
    _ value: @escaping @Sendable (Manifest.DocumentEntry) -> String
  ) {
    (self.field, self.value, self.isOfText) = (field, value, isOfText)
  }

  /// What differs between two manifests of the same product: in whose name it is asked.
  static func changes(
    from seen: Manifest, to now: Manifest
  ) -> [(field: String, was: String, is: String)] {
    [
      ("product.id", seen.product.id, now.product.id),
      ("product.name", seen.product.name, now.product.name),
      ("publisher.name", seen.publisher.name, now.publisher.name),
      ("publisher.contact", contact(seen), contact(now)),
    ].filter { $0.1 != $0.2 }
  }

  /// What differs between two manifests of the same agreement: the field, and both values.
  static func changes(
    from seen: Manifest.DocumentEntry, to now: Manifest.DocumentEntry
  ) -> [(field: String, was: String, is: String)] {
    all.compactMap { condition in
      guard !condition.isOfText || seen.current == now.current else { return nil }
      let (was, value) = (condition.value(seen), condition.value(now))
      return was == value ? nil : (condition.field, was, value)
    }
  }

  private static let all = [
    PublisherCondition("title", isOfText: true) { $0.title },
    PublisherCondition("kind", isOfText: true) { $0.kind.rawValue },
    PublisherCondition("spdx", isOfText: true) { $0.spdx ?? "none" },
    PublisherCondition("required") { String($0.required) },
    PublisherCondition("asks") { $0.asks.rawValue },
    PublisherCondition("page") { $0.page.rawValue },
    PublisherCondition("audience.who") { ($0.audience?.who ?? .all).rawValue },
    PublisherCondition("audience.minimumAge") { text($0.audience?.minimumAge) },
    PublisherCondition("audience.guardianBelow") { text($0.audience?.guardianBelow) },
    PublisherCondition("gate.scrollThreshold") { String($0.gate.scrollThreshold) },
    PublisherCondition("gate.requireAgreement") { String($0.gate.requireAgreement) },
    PublisherCondition("gate.acceptWhenUnscrollable") { String($0.gate.acceptWhenUnscrollable) },
    PublisherCondition("gate.renewAfterDays") { text($0.gate.renewAfterDays) },
    PublisherCondition("gate.onStoreFailure") { $0.gate.onStoreFailure.rawValue },
    PublisherCondition("gate.signature") { $0.gate.signature.rawValue },
    PublisherCondition("gate.acceptMigrated") { String($0.gate.acceptMigrated) },
  ]

  private static func contact(_ manifest: Manifest) -> String {
    manifest.publisher.contact?.description ?? "none"
  }

  private static func text(_ number: Int?) -> String { number.map(String.init) ?? "none" }
}
