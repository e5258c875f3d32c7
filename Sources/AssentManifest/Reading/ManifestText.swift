extension ManifestText where Self: RawRepresentable, RawValue == String, Self: CaseIterable {
  init?(manifestText: String) { self.init(rawValue: manifestText) }
  var manifestText: String { rawValue }
  static var form: String {
    "one of " + allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}

extension Manifest.DocumentEntry.Kind: ManifestText {}
extension Manifest.DocumentEntry.Asks: ManifestText {}
extension Manifest.DocumentEntry.Page: ManifestText {}
extension Manifest.Audience.Who: ManifestText {}
extension Manifest.Gate.StoreFailure: ManifestText {}
extension Manifest.Gate.Signature: ManifestText {}
extension Manifest.Release.Status: ManifestText {}
extension Manifest.Change.Class: ManifestText {}
extension Manifest.ChangeClass: ManifestText {}

extension Manifest.Day: ManifestText {
  init?(manifestText: String) { self.init(manifestText) }
  var manifestText: String { description }
  static var form: String { "a day such as 2025-11-03" }
}

extension Manifest.Moment: ManifestText {
  init?(manifestText: String) { self.init(manifestText) }
  var manifestText: String { description }
  static var form: String {
    "a day such as 2025-11-03, or a time such as 2026-02-01T00:00:00+09:00"
  }
}

extension Manifest.Timestamp: ManifestText {
  init?(manifestText: String) { self.init(manifestText) }
  var manifestText: String { description }
  static var form: String { "a time such as 2025-11-06T00:00:00Z" }
}

extension Manifest.Digest: ManifestText {
  init?(manifestText: String) { self.init(manifestText) }
  var manifestText: String { description }
  static var form: String { "'sha256:' and 64 hexadecimal digits in lower case" }
}

extension Manifest.Path: ManifestText {
  init?(manifestText: String) { self.init(manifestText) }
  var manifestText: String { text }
  static var form: String { "a path within the folder of the manifest" }
}

extension Manifest.Version: ManifestText {
  init?(manifestText: String) { self.init(manifestText) }
  var manifestText: String { text }
  static var form: String { "a version such as 1.0.2" }
}
