/// The namespaces that are declared at a place in XML (Namespaces in XML 1.0).
struct XMLNamespaces: Sendable {
  static let xml = "http://www.w3.org/XML/1998/namespace"

  /// Innermost last; the empty prefix stands for names without one.
  private var declarations: [(prefix: String, uri: String)] = []

  var count: Int { declarations.count }

  static func isDeclaration(_ name: String) -> Bool {
    name == "xmlns" || name.hasPrefix("xmlns:")
  }

  /// Takes in the declaration that an attribute is; says what is wrong with it, if anything.
  mutating func declare(_ name: String, _ uri: String) -> String? {
    let prefix = name == "xmlns" ? "" : String(name.dropFirst("xmlns:".count))
    if name != "xmlns", prefix.isEmpty || prefix.contains(":") || uri.isEmpty {
      return "'\(name)' declares no prefix"
    }
    if prefix == "xml" || prefix == "xmlns" || uri == Self.xml
      || uri == "http://www.w3.org/2000/xmlns/"
    {
      return "'\(name)' declares what is reserved"
    }
    declarations.append((prefix, uri))
    return nil
  }

  /// Forgets all but the first `count` declarations.
  mutating func drop(to count: Int) {
    declarations.removeLast(declarations.count - count)
  }

  /// The name of an element; `nil` where its prefix is not declared.
  func element(_ name: String) -> XMLName? { resolve(name, isAttribute: false) }

  /// The name of an attribute; without a prefix it is in no namespace.
  func attribute(_ name: String) -> XMLName? { resolve(name, isAttribute: true) }

  private func resolve(_ name: String, isAttribute: Bool) -> XMLName? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard parts.count == 2 else {
      let uri = isAttribute ? "" : uri(of: "") ?? ""
      return XMLName(written: name, namespace: uri, local: name)
    }
    guard let uri = parts[0] == "xml" ? Self.xml : uri(of: parts[0]) else { return nil }
    return XMLName(written: name, namespace: uri, local: parts[1])
  }

  private func uri(of prefix: String) -> String? {
    declarations.last { $0.prefix == prefix }?.uri
  }
}
