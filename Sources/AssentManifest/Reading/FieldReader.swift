/// A part of the manifest that is an object in JSON.
protocol ManifestObject: Sendable {
  init(reading fields: FieldReader) throws(ManifestError)

  /// Writes the fields in canonical order.
  func write(to json: inout JSONWriter)
}

/// A part of the manifest that is a string of a certain form.
protocol ManifestText: Sendable {
  init?(manifestText: String)
  var manifestText: String { get }
  /// What is expected, for messages: `a day such as 2025-11-03`.
  static var form: String { get }
}

/// Reads the fields of one object, and names the field in every error.
struct FieldReader {
  let object: JSONObject

  init(_ value: JSONValue) throws(ManifestError) {
    guard case .object(let object) = value else { throw .expected("an object", value) }
    self.object = object
  }

  func isPresent(_ field: Manifest.Field) -> Bool { object[field.rawValue] != nil }

  /// Whatever stands in `field`, read by `read`.
  func value<T>(
    _ field: Manifest.Field, _ read: (JSONValue) throws(ManifestError) -> T
  ) throws(ManifestError) -> T {
    guard let value = try optional(field, read) else {
      throw .invalid(path: field.rawValue, reason: "missing")
    }
    return value
  }

  /// As ``value(_:_:)``, but `nil` where there is no such field.
  func optional<T>(
    _ field: Manifest.Field, _ read: (JSONValue) throws(ManifestError) -> T
  ) throws(ManifestError) -> T? {
    guard let value = object[field.rawValue] else { return nil }
    do { return try read(value) } catch { throw error.inside(field.rawValue) }
  }

  func object<T: ManifestObject>(_ field: Manifest.Field) throws(ManifestError) -> T {
    try value(field, FieldReader.read)
  }

  func text<T: ManifestText>(_ field: Manifest.Field) throws(ManifestError) -> T {
    try value(field, FieldReader.text)
  }

  func string(_ field: Manifest.Field) throws(ManifestError) -> String {
    try value(field, FieldReader.string)
  }

  func nonEmptyString(_ field: Manifest.Field) throws(ManifestError) -> String {
    try value(field) { value throws(ManifestError) in
      let text = try FieldReader.string(value)
      guard !text.isEmpty else { throw .invalid(path: "", reason: "empty") }
      return text
    }
  }

  func bool(_ field: Manifest.Field) throws(ManifestError) -> Bool {
    try value(field) { value throws(ManifestError) in
      guard case .bool(let flag) = value else { throw .expected("true or false", value) }
      return flag
    }
  }

  func integer(
    _ field: Manifest.Field, in range: ClosedRange<Int> = 0...Int.max
  ) throws(ManifestError) -> Int {
    try value(field) { value throws(ManifestError) in
      guard case .integer(let number) = value else { throw .expected("an integer", value) }
      guard range.contains(number) else {
        let limit =
          number < range.lowerBound
          ? "lower than \(range.lowerBound)" : "higher than \(range.upperBound)"
        throw .invalid(path: "", reason: "\(number) is \(limit)")
      }
      return number
    }
  }

  func optionalInteger(
    _ field: Manifest.Field, in range: ClosedRange<Int> = 0...Int.max
  ) throws(ManifestError) -> Int? {
    isPresent(field) ? try integer(field, in: range) : nil
  }

  func array<T>(
    _ field: Manifest.Field, of read: (JSONValue) throws(ManifestError) -> T
  ) throws(ManifestError) -> [T] {
    try value(field) { value throws(ManifestError) in
      guard case .array(let elements) = value else { throw .expected("an array", value) }
      var result: [T] = []
      result.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        do throws(ManifestError) {
          result.append(try read(element))
        } catch {
          throw error.inside("[\(index)]")
        }
      }
      return result
    }
  }

  func array<T: ManifestObject>(_ field: Manifest.Field) throws(ManifestError) -> [T] {
    try array(field, of: FieldReader.read)
  }

  /// Values by language tag.
  func byLanguage<T>(
    _ field: Manifest.Field, _ read: (JSONValue) throws(ManifestError) -> T
  ) throws(ManifestError) -> [Manifest.Locale: T] {
    try value(field) { value throws(ManifestError) in
      var result: [Manifest.Locale: T] = [:]
      for member in try FieldReader(value).object.members {
        guard let tag = Manifest.Locale(member.key) else {
          throw .invalid(path: "", reason: "\(Quotation(member.key)) is not a language tag")
        }
        do throws(ManifestError) {
          result[tag] = try read(member.value)
        } catch {
          throw error.inside(member.key)
        }
      }
      return result
    }
  }

  static func read<T: ManifestObject>(_ value: JSONValue) throws(ManifestError) -> T {
    try T(reading: FieldReader(value))
  }

  static func string(_ value: JSONValue) throws(ManifestError) -> String {
    guard case .string(let text) = value else { throw .expected("a string", value) }
    return text
  }

  static func text<T: ManifestText>(_ value: JSONValue) throws(ManifestError) -> T {
    let text = try string(value)
    guard let result = T(manifestText: text) else {
      throw .invalid(path: "", reason: "\(Quotation(text)) is not \(T.form)")
    }
    return result
  }
}

extension ManifestError {
  static func expected(_ what: String, _ found: JSONValue) -> ManifestError {
    .invalid(path: "", reason: "expected \(what), found \(found.kindName)")
  }
}
