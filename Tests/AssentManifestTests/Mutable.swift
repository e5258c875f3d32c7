import AssentManifest

/// A step from a value into an array or object.
enum PathComponent: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case key(String)
  case index(Int)

  init(stringLiteral key: String) { self = .key(key) }
  init(integerLiteral index: Int) { self = .index(index) }
}

/// JSON to be changed at a path.
struct Mutable {
  var value: JSONValue

  init(value: JSONValue) {
    self.value = value
  }

  /// The JSON of `manifest`.
  init(_ manifest: Manifest) throws {
    value = try JSONValue(parsing: manifest.canonicalBytes())
  }

  subscript(path: PathComponent...) -> JSONValue? {
    get { nil }
    set { set(path, to: newValue) }
  }

  mutating func set(_ path: [PathComponent], to new: JSONValue?) {
    if let changed = Self.changed(value, path[...], to: new) { value = changed }
  }

  func parsed() throws(ManifestError) -> Manifest {
    try Manifest(parsing: CanonicalJSON.bytes(of: value))
  }

  private static func changed(
    _ value: JSONValue?, _ path: ArraySlice<PathComponent>, to new: JSONValue?
  ) -> JSONValue? {
    switch (path.first, value) {
    case (.key(let key)?, .object(var object)?):
      object[key] = changed(object[key], path.dropFirst(), to: new)
      return .object(object)
    case (.index(let index)?, .array(var elements)?):
      elements[index] = changed(elements[index], path.dropFirst(), to: new) ?? .null
      return .array(elements)
    default: return new
    }
  }
}
