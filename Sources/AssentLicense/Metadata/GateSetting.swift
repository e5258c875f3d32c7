import AssentDiagnostics
import AssentManifest

/// The name of one thing that can be said of how a gate asks, in front matter and in `assent.yml`.
package enum GateSetting: String, Hashable, Sendable, CaseIterable {
  case asks
  case required
  case order
  case page
  case who = "audience.who"
  case minimumAge = "audience.minimum-age"
  case guardianBelow = "audience.guardian-below"
  case scrollThreshold = "gate.scroll-threshold"
  case requireAgreement = "gate.require-agreement"
  case acceptWhenUnscrollable = "gate.accept-when-unscrollable"
  case renewAfter = "gate.renew-after"
  case onStoreFailure = "gate.on-store-failure"
  case signature = "gate.signature"
  case acceptMigrated = "gate.accept-migrated"

  /// The keys below which others stand.
  package static let groups = ["audience", "gate"]

  /// The setting of a key, below another where `group` names one: `renewAfterDays` in `gate`.
  package init?(_ key: String, in group: String? = nil) {
    var name = MetadataKey.normalized(key)
    if name == "renew-after-days" { name = "renew-after" }
    self.init(rawValue: group.map { "\($0)." + name } ?? name)
    // A point of the key itself is none of ours.
    guard !name.contains(".") else { return nil }
  }

  /// The last part of its name.
  package var key: String { rawValue.split(separator: ".").last.map(String.init) ?? rawValue }

  /// The keys of a group; `nil` for those that stand alone.
  package static func keys(in group: String?) -> [String] {
    allCases.filter { setting in
      group.map { setting.rawValue.hasPrefix($0 + ".") } ?? !setting.rawValue.contains(".")
    }.map(\.key)
  }
}

extension GateSettings {
  /// Takes a value as it is written.
  ///
  /// - Throws: ``GateSettingFault`` where it is none of the setting.
  package mutating func set(_ setting: GateSetting, to value: String) throws(GateSettingFault) {
    let word = value.lowercased()
    switch setting {
    case .asks: asks = try Self.choice(setting, value)
    case .required: isRequired = try Self.flag(setting, word)
    case .order:
      order = try Self.number(setting, word, 0...1_000_000, "the place in the row, such as 2")
    case .page: page = try Self.choice(setting, value)
    case .who: who = try Self.choice(setting, value)
    case .minimumAge: minimumAge = try Self.number(setting, word, 0...150, "years, such as 13")
    case .guardianBelow:
      guardianBelow = try Self.number(setting, word, 0...150, "years, such as 18")
    case .scrollThreshold:
      scrollThreshold = try Self.number(
        setting, word, 0...1_000, "how far the text must be read, in thousandths, such as 950")
    case .requireAgreement: requiresAgreement = try Self.flag(setting, word)
    case .acceptWhenUnscrollable: acceptsWhenUnscrollable = try Self.flag(setting, word)
    case .renewAfter:
      renewAfterDays =
        word == "never"
        ? 0 : try Self.number(setting, word, 1...36_500, "a number of days, or 'never'")
    case .onStoreFailure: onStoreFailure = try Self.choice(setting, value)
    case .signature: signature = try Self.choice(setting, value)
    case .acceptMigrated: acceptsMigrated = try Self.flag(setting, word)
    }
  }

  private static func flag(
    _ setting: GateSetting, _ word: String
  ) throws(GateSettingFault) -> Bool {
    if ["true", "yes"].contains(word) { return true }
    if ["false", "no"].contains(word) { return false }
    throw GateSettingFault(
      setting: setting, message: "\(setting.key) '\(word)' is neither true nor false",
      help: "write '\(setting.key): true' or '\(setting.key): false'")
  }

  private static func number(
    _ setting: GateSetting, _ word: String, _ range: ClosedRange<Int>, _ unit: String
  ) throws(GateSettingFault) -> Int {
    let digits = word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if digits, let number = Int(word), range.contains(number) { return number }
    throw GateSettingFault(
      setting: setting,
      message:
        "\(setting.key) '\(word)' is not a number from \(range.lowerBound) to \(range.upperBound)",
      help: "write \(unit)")
  }

  private static func choice<T: RawRepresentable & CaseIterable>(
    _ setting: GateSetting, _ value: String
  ) throws(GateSettingFault) -> T where T.RawValue == String {
    let word = MetadataKey.normalized(value)
    if let choice = T(rawValue: word) { return choice }
    let names = T.allCases.map(\.rawValue)
    let guess = suggestion(for: word, among: names)
    throw GateSettingFault(
      setting: setting,
      message: "\(setting.key) '\(value)' is none of "
        + names.map { "'\($0)'" }.joined(separator: ", ")
        + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: "write '\(setting.key): \(guess ?? names[0])'")
  }
}
