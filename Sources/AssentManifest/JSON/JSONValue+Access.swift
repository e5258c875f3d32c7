/// Reading single values; each is `nil` where the value is of another kind.
extension JSONValue {
  /// The member of an object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The text of a string; `nil` for any other value.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of an integer; `nil` for any other value.
  public var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The value of `true` or `false`; `nil` for any other value.
  public var bool: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// The values of an array; `nil` for any other value.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
