import AssentManifest

/// Reads the fields of one object of a redline, and names the field in every error.
struct RedlineFields {
  private let object: JSONObject

  init(_ value: JSONValue) throws(RedlineJSONError) {
    guard case .object(let object) = value else {
      throw .invalid(path: "", reason: "expected an object")
    }
    self.object = object
  }

  func value<T>(
    _ key: String, read: (JSONValue) throws(RedlineJSONError) -> T
  ) throws(RedlineJSONError) -> T {
    guard let value = object[key] else { throw .invalid(path: key, reason: "missing") }
    do { return try read(value) } catch { throw error.inside(key) }
  }

  func optional<T>(
    _ key: String, read: (JSONValue) throws(RedlineJSONError) -> T
  ) throws(RedlineJSONError) -> T? {
    object[key] == nil ? nil : try value(key, read: read)
  }

  func array<T>(
    _ key: String, read: (JSONValue) throws(RedlineJSONError) -> T
  ) throws(RedlineJSONError) -> [T] {
    try value(key) { value throws(RedlineJSONError) in
      guard case .array(let elements) = value else {
        throw .invalid(path: "", reason: "expected an array")
      }
      var result: [T] = []
      result.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        do throws(RedlineJSONError) {
          result.append(try read(element))
        } catch {
          throw error.inside("[\(index)]")
        }
      }
      return result
    }
  }

  /// The same, empty where it is missing.
  func optionalArray<T>(
    _ key: String, read: (JSONValue) throws(RedlineJSONError) -> T
  ) throws(RedlineJSONError) -> [T] {
    object[key] == nil ? [] : try array(key, read: read)
  }

  func string(_ key: String) throws(RedlineJSONError) -> String {
    try value(key, read: Self.string)
  }

  func optionalString(_ key: String) throws(RedlineJSONError) -> String? {
    try optional(key, read: Self.string)
  }

  func integer(_ key: String) throws(RedlineJSONError) -> Int { try value(key, read: Self.count) }

  func optionalInteger(_ key: String) throws(RedlineJSONError) -> Int? {
    try optional(key, read: Self.count)
  }

  func optionalFlag(_ key: String) throws(RedlineJSONError) -> Bool? {
    try optional(key) { value throws(RedlineJSONError) in
      guard case .bool(let flag) = value else {
        throw .invalid(path: "", reason: "expected true or false")
      }
      return flag
    }
  }

  func choice<T: RawRepresentable<String> & SendableMetatype>(_ key: String)
    throws(RedlineJSONError) -> T
  {
    try value(key, read: Self.choice)
  }

  func optionalChoice<T: RawRepresentable<String> & SendableMetatype>(
    _ key: String
  ) throws(RedlineJSONError) -> T? {
    try optional(key, read: Self.choice)
  }

  /// Bytes that stand as a string, or in base64; empty where neither stands.
  func bytes(_ key: String) throws(RedlineJSONError) -> [UInt8] {
    if let text = try optionalString(key) { return Array(text.utf8) }
    guard let text = try optionalString(key + "Base64") else { return [] }
    guard let bytes = Base64.bytes(of: text) else {
      throw .invalid(path: key + "Base64", reason: "not base64")
    }
    return bytes
  }

  static func string(_ value: JSONValue) throws(RedlineJSONError) -> String {
    guard case .string(let text) = value else {
      throw .invalid(path: "", reason: "expected a string")
    }
    return text
  }

  static func choice<T: RawRepresentable<String> & SendableMetatype>(
    _ value: JSONValue
  ) throws(RedlineJSONError) -> T {
    let text = try string(value)
    guard let choice = T(rawValue: text) else {
      throw .invalid(path: "", reason: "'\(text)' is not known")
    }
    return choice
  }

  private static func count(_ value: JSONValue) throws(RedlineJSONError) -> Int {
    guard case .integer(let number) = value, number >= 0 else {
      throw .invalid(path: "", reason: "expected an integer from 0")
    }
    return number
  }
}

extension RedlineJSONError {
  /// The same error, seen from the object or array around.
  func inside(_ component: String) -> RedlineJSONError {
    guard case .invalid(let path, let reason) = self else { return self }
    let isContinued = path.isEmpty || path.hasPrefix("[")
    return .invalid(path: component + (isContinued ? "" : ".") + path, reason: reason)
  }
}
