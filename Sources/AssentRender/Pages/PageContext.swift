/// What a page is made of: values that differ from page to page, and a constant part.
package struct PageContext: Sendable {
  /// A value of the constant part, as Mustache sees it.
  package indirect enum Value: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    case object([String: Value])
    case list([Value])

    /// The value in the types that swift-mustache looks into.
    var mustache: Any {
      switch self {
      case .string(let text): text
      case .bool(let flag): flag
      case .object(let members): members.mapValues(\.mustache)
      case .list(let values): values.map(\.mustache)
      }
    }
  }

  /// Values by key; a key that is absent is absent on the page.
  package var variables: [String: [UInt8]] = [:]
  /// What many pages share: the words of the frame, the license summary.
  package var constants: [String: Value] = [:]

  package init() {}

  package mutating func set(_ key: String, _ text: String?) {
    if let text { variables[key] = Array(text.utf8) }
  }
}
