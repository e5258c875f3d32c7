import AssentManifest

/// The id of a request, which its sender may make a number or a string (JSON-RPC 2.0, section 4).
enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// `nil` for a value that no id may be.
  init?(_ json: JSONValue?) {
    switch json {
    case .integer(let number)?: self = .number(number)
    case .string(let text)?: self = .text(text)
    case .null?, .bool?, .array?, .object?, nil: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}
