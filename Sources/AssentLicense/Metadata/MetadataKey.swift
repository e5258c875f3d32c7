/// A key of the front matter that Assent knows.
package enum MetadataKey: String, Hashable, Sendable, CaseIterable {
  case kind
  case title
  case version
  case label
  case published
  case effective
  case updated
  case language
  case authoritative
  case spdx
  case licensor
  case contact
  case product
  case description
  case profile
  case asks
  case required
  case order
  case page
  case audience
  case gate

  /// Whether it says how a gate asks for the agreement.
  var isOfGates: Bool {
    switch self {
    case .asks, .required, .order, .page, .audience, .gate: true
    case .kind, .title, .version, .label, .published, .effective, .updated, .language,
      .authoritative, .spdx, .licensor, .contact, .product, .description, .profile:
      false
    }
  }

  /// The key that `name` means: in camel, snake or kebab case or with spaces, in any case, and by
  /// its other names (`effectiveDate`, `last_updated`, `copyright-holder`).
  package init?(named name: String) {
    guard let key = Self.byName[Self.normalized(name)] else { return nil }
    self = key
  }

  /// The name in kebab case: `copyright-holder` of `copyrightHolder` and `Copyright Holder`.
  package static func normalized(_ name: String) -> String {
    var result: [UInt8] = []
    var isAfterLower = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") {
        if result.last != UInt8(ascii: "-") { result.append(UInt8(ascii: "-")) }
        isAfterLower = false
      } else if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") {
        if isAfterLower { result.append(UInt8(ascii: "-")) }
        result.append(byte | 0x20)
        isAfterLower = false
      } else {
        result.append(byte)
        isAfterLower = true
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Every name in kebab case, for guesses at a mistyped one.
  package static let names: [String] = byName.keys.sorted()

  private static let byName: [String: MetadataKey] = {
    var names: [String: MetadataKey] = [:]
    for key in allCases { names[key.rawValue] = key }
    for (name, key) in aliases { names[name] = key }
    return names
  }()

  private static let aliases: [(String, MetadataKey)] = [
    ("copyright-holder", .licensor),
    ("holder", .licensor),
    ("effective-date", .effective),
    ("effective-from", .effective),
    ("publication-date", .published),
    ("published-date", .published),
    ("last-modified", .updated),
    ("last-updated", .updated),
    ("updated-date", .updated),
    ("updated-at", .updated),
    ("updated-on", .updated),
    ("last-update", .updated),
    ("last-updated-at", .updated),
    ("last-modified-at", .updated),
    ("modified", .updated),
    ("lastmod", .updated),
    ("date-modified", .updated),
    ("date-updated", .updated),
    ("revised", .updated),
    ("reviewed", .updated),
    ("last-reviewed", .updated),
    ("published-at", .published),
    ("published-on", .published),
    ("publish-date", .published),
    ("date-published", .published),
    ("date", .published),
    ("effective-at", .effective),
    ("effective-on", .effective),
    ("date-effective", .effective),
    ("valid-from", .effective),
    ("lang", .language),
    ("locale", .language),
    ("spdx-id", .spdx),
    ("spdx-license-identifier", .spdx),
    ("version-label", .label),
  ]
}
