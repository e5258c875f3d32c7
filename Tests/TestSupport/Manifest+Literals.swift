import AssentManifest

// A literal in a test that is no such value ends the test.

extension Manifest.Path: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = Manifest.Path(text)! }
}

extension Manifest.Version: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = Manifest.Version(text)! }
}

extension Manifest.Locale: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = Manifest.Locale(text)! }
}
