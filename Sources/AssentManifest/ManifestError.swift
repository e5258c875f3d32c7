/// Why bytes are not a manifest that can be trusted to mean what it says.
public enum ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not strict JSON.
  case notJSON(JSONError)
  /// The manifest is of another form, or another major version of this one.
  case unsupportedSpec(String)
  /// The manifest names the schema of another form, or of another major version of this one.
  case unsupportedSchema(String)
  /// ``Manifest/critical`` holds a name that this reader does not know.
  case unknownCritical(String)
  /// A field is missing or wrong. The path is empty for the manifest itself, else like
  /// `documents[0].releases[1].version`.
  case invalid(path: String, reason: String)

  /// `documents[0].releases[1].version: missing`
  public var description: String {
    switch self {
    case .notJSON(let error): "not JSON: \(error)"
    case .unsupportedSpec(let spec):
      "spec: \(Quotation(spec)) is not supported; expected '\(Manifest.currentSpec)'"
    case .unsupportedSchema(let schema):
      "$schema: \(Quotation(schema)) is not supported; expected '\(Manifest.schemaIdentifier)'"
    case .unknownCritical(let name):
      "critical: \(Quotation(name)) must be understood, and is not known here"
    case .invalid(let path, let reason): path.isEmpty ? reason : "\(path): \(reason)"
    }
  }

  /// The same error, seen from the object or array around: `component` is put before its path.
  func inside(_ component: String) -> ManifestError {
    guard case .invalid(let path, let reason) = self else { return self }
    let isContinued = path.isEmpty || path.utf8.first == UInt8(ascii: "[")
    return .invalid(path: component + (isContinued ? "" : ".") + path, reason: reason)
  }
}
