extension ManifestText where Self: RawRepresentable, RawValue == String, Self: CaseIterable {
  init?(manifestText: String) { self.init(rawValue: manifestText) }
  var manifestText: String { rawValue }
  static var form: String {
    "one of " + allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}

extension Manifest.DocumentEntry.Kind: ManifestText {}
extension Manifest.Gate.StoreFailure: ManifestText {}
extension Manifest.Gate.Signature: ManifestText {}
extension Manifest.Release.Status: ManifestText {}
extension Manifest.Change.Class: ManifestText {}

extension Manifest.Day: ManifestText {
  init?(manifestText: String) { self.init(manifestText) }
  var manifestText: String { description }
  static var form: String { "a day such as 2025-11-03" }
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

extension Manifest {
  /// Whether `path` is relative, uses `/`, and cannot leave the folder it starts from.
  public static func isInside(_ path: String) -> Bool {
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: ":")
    }
    return isPlain
      && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
  }

  /// Whether `tag` has the form of a language tag (BCP 47): parts of 1 to 8 letters and digits.
  static func isLanguageTag(_ tag: String) -> Bool {
    tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy {
      (1...8).contains($0.count)
        && $0.allSatisfy { byte in
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
    }
  }
}
