import AssentManifest

/// A fact that a gate decides by and no ledger has: its publisher may set it anew at any time.
///
/// Left out is where a document stands among others. What an acceptance is held against are those of the
/// manifest that the record names by its digest.
struct GateCondition: Sendable {
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
    GateCondition("title", isOfText: true) { $0.title },
    GateCondition("kind", isOfText: true) { $0.kind.rawValue },
    GateCondition("spdx", isOfText: true) { $0.spdx ?? "none" },
    GateCondition("required") { String($0.required) },
    GateCondition("asks") { $0.asks.rawValue },
    GateCondition("page") { $0.page.rawValue },
    GateCondition("audience.who") { ($0.audience?.who ?? .all).rawValue },
    GateCondition("audience.minimumAge") { text($0.audience?.minimumAge) },
    GateCondition("audience.guardianBelow") { text($0.audience?.guardianBelow) },
    GateCondition("gate.scrollThreshold") { String($0.gate.scrollThreshold) },
    GateCondition("gate.requireAgreement") { String($0.gate.requireAgreement) },
    GateCondition("gate.acceptWhenUnscrollable") { String($0.gate.acceptWhenUnscrollable) },
    GateCondition("gate.renewAfterDays") { text($0.gate.renewAfterDays) },
    GateCondition("gate.onStoreFailure") { $0.gate.onStoreFailure.rawValue },
    GateCondition("gate.signature") { $0.gate.signature.rawValue },
    GateCondition("gate.acceptMigrated") { String($0.gate.acceptMigrated) },
  ]

  private static func contact(_ manifest: Manifest) -> String {
    manifest.publisher.contact?.description ?? "none"
  }

  private static func text(_ number: Int?) -> String { number.map(String.init) ?? "none" }
}
