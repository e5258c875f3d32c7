/// An attribute or a method of a class, taken apart as mermaid does.
package struct ClassMember: Hashable, Sendable {
  package enum Modifier: String, Hashable, Sendable {
    /// `*`
    case abstract
    /// `$`
    case `static`
  }

  /// `+`, `-`, `#`, `~` or nothing.
  package var visibility = ""
  /// An attribute with its type, or the name of a method; `~` around what is generic.
  package var name: String
  /// `nil` for an attribute.
  package var parameters: String?
  /// What a method returns.
  package var type = ""
  package var modifier: Modifier?

  /// An attribute.
  init(attribute text: String) {
    var rest = Substring(text)
    if let first = rest.first, Self.visibilities.contains(first) {
      visibility = String(first)
      rest.removeFirst()
    }
    if let last = text.last, let modifier = Self.modifiers[last] {
      self.modifier = modifier
      rest = rest.dropLast()
    }
    name = Self.trimmed(rest)
  }

  /// A method; `nil` where no `(` stands before the last `)`, at which mermaid stops.
  init?(method text: String) {
    let bytes = Array(text.utf8)
    guard let close = bytes.lastIndex(of: UInt8(ascii: ")")),
      let open = bytes[..<close].lastIndex(of: UInt8(ascii: "(")), open > 0
    else { return nil }
    let hasVisibility = open > 1 && (text.first.map(Self.visibilities.contains) ?? false)
    visibility = hasVisibility ? String(text.prefix(1)) : ""
    name = Self.trimmed(bytes.string((hasVisibility ? 1 : 0)..<open))
    parameters = bytes.string((open + 1)..<close).withoutOuterSpace
    var rest = Substring(bytes.string((close + 1)..<bytes.count))
    if let first = rest.first, let modifier = Self.modifiers[first] {
      self.modifier = modifier
      rest.removeFirst()
    }
    type = rest.withoutOuterSpace
    if modifier == nil, let last = type.last, let modifier = Self.modifiers[last] {
      self.modifier = modifier
      type.removeLast()
    }
  }

  private static let visibilities: Set<Character> = ["+", "-", "#", "~"]
  private static let modifiers: [Character: Modifier] = ["*": .abstract, "$": .static]

  /// Without white space at the ends but for one space at the start.
  private static func trimmed(_ text: some StringProtocol) -> String {
    (text.hasPrefix(" ") ? " " : "") + text.withoutOuterSpace
  }

  /// As it is shown: `+find(id) : List<User>`.
  package var text: String {
    let name = visibility + Self.withBrackets(self.name)
    guard let parameters else { return name }
    let result = type.isEmpty ? "" : " : " + Self.withBrackets(type)
    return "\(name)(\(Self.withBrackets(parameters)))\(result)"
  }

  /// With what is done to each of its words.
  func mapped(_ transform: (String) -> String) -> ClassMember {
    var member = self
    member.name = transform(name)
    member.parameters = parameters.map(transform)
    member.type = transform(type)
    return member
  }

  /// As it stands in a text of mermaid.
  package var source: String {
    let mark = modifier.map { $0 == .abstract ? "*" : "$" } ?? ""
    guard let parameters else { return visibility + name + mark }
    return "\(visibility)\(name)(\(parameters))\(mark)\(type.isEmpty ? "" : " " + type)"
  }

  // MARK: Generic types

  /// With `<` and `>` for the `~` around what is generic: `List~int~` is `List<int>`.
  ///
  /// A comma parts what is read for itself, but for one between a first and a last `~`.
  static func withBrackets(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "~")) else { return text }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var done: [String] = []
    var index = 0
    while index < parts.count {
      var part = parts[index]
      if index + 1 < parts.count, tildes(part) == 1, tildes(parts[index + 1]) == 1 {
        index += 1
        part += "," + parts[index]
      }
      done.append(MermaidGenerics.text(part))
      index += 1
    }
    return done.joined(separator: ",")
  }

  private static func tildes(_ text: String) -> Int {
    text.utf8.reduce(0) { $1 == UInt8(ascii: "~") ? $0 + 1 : $0 }
  }
}
