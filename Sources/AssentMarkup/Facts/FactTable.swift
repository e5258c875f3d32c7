import AssentDiagnostics

/// What the tags of a document stand for: `{{product.name}}`, `{{facts.refund-days}}`.
package struct FactTable: Sendable {
  /// The groups whose names are facts, whether they are known or not.
  private static let groups: Set = [
    "product", "publisher", "facts", "license", "eula", "terms", "privacy",
  ]
  /// The group of what the publisher states.
  package static let ownGroup = "facts"
  /// The longest value, in bytes.
  package static let mostBytes = 500

  /// By name, with the group: `product.name`.
  private var values: [String: String] = [:]
  /// What to do where a fact that there could be is not known, by name.
  private var unset: [String: String] = [:]

  package init() {}

  /// Sets a fact.
  ///
  /// - Returns: why the value cannot be one; `nil` where it is set.
  @discardableResult
  package mutating func set(_ name: String, to value: String) -> String? {
    if let fault = Self.fault(in: value) { return fault }
    values[name] = value
    return nil
  }

  /// Says what to do about a fact that is not known.
  package mutating func leaveUnset(_ name: String, help: String) { unset[name] = help }

  package subscript(name: String) -> String? { values[name] }

  /// What keeps a text from being a fact, which is one line of words; `nil` where nothing does.
  package static func fault(in value: String) -> String? {
    if value.isEmpty { return "is empty" }
    if value.utf8.count > mostBytes { return "is longer than \(mostBytes) bytes" }
    if value.first == " " || value.last == " " { return "begins or ends with a space" }
    let isPlain = value.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
        false
      // Joiners belong to words; marks of direction would turn around what follows them.
      case .format: (0x200C...0x200D).contains(scalar.value)
      default: true
      }
    }
    return isPlain ? nil : "has a line end or an invisible character"
  }

  /// Whether a text is the name of a fact within its group: `refund-days`.
  package static func isName(_ name: String) -> Bool {
    name.utf8.count <= 60 && name.utf8.first.map { ($0 | 0x20) &- 0x61 < 26 } ?? false
      && name.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D }
  }

  /// Why a tag has no words.
  enum Absence {
    /// It is none of ours.
    case foreign
    case unknown(message: String, help: String)
  }

  /// - Parameter isForOthers: whether the document is for a site generator, whose tags look the same.
  func absence(of name: String, isForOthers: Bool) -> Absence {
    if let help = unset[name] {
      return .unknown(message: "fact '\(name)' is not set", help: help)
    }
    let own = Self.ownGroup + "." + name
    if values[own] != nil, !isForOthers {
      return .unknown(
        message: "unknown fact '\(name)'; did you mean '\(own)'?", help: "write {{\(own)}}")
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isOurs = parts.count == 2 && Self.groups.contains(String(parts[0]))
    let guess = parts.count == 2 ? suggestion(for: name, among: names) : nil
    guard !isForOthers, isOurs || guess != nil else { return .foreign }
    let known = parts.first.map { group in names.filter { $0.hasPrefix(group + ".") } } ?? []
    let list = known.isEmpty ? "" : "; known: " + known.prefix(12).joined(separator: ", ")
    return .unknown(
      message: "unknown fact '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: guess.map { "write {{\($0)}}" } ?? "state it under 'facts' in assent.yml" + list)
  }

  private var names: [String] { (Array(values.keys) + unset.keys).sorted() }
}
