import Foundation
import TestSupport
import Testing

/// A project with releases, whose log is signed with keys that minisign made for these tests.
struct LogProject {
  let releases: ReleaseProject
  var folder: TemporaryFolder { releases.folder }

  /// The public key of the log, and its secret half as a file without password.
  static let key = "RWR8x6zpNTqLkxrru0KadbV8G++GMy5WsWGyjapeEThHfjxFWORcy0d1"
  private static let secret =
    "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAfMes6TU6i5M8/LlpgG091/6kiNZ/Ckx4/qrNMP9OjRRC13N9oX2gXxrru0KadbV8G++GMy5WsWGyjapeEThHfjxFWORcy0d1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
  static let witnessKey = "RWSV3iiGbu/cbGd+Tg/CV/OHSCtLjq5KN8yI5HY6jqrQxJjENR66sfVp"
  private static let witnessSecret =
    "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAld4ohm7v3GzENVVAzVOaONVq1bxzNIlwg4goGjNz2V3+0YG5xBEQlGd+Tg/CV/OHSCtLjq5KN8yI5HY6jqrQxJjENR66sfVpAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

  static let configuration = "site:\n  url: https://example.org/legal/\n"

  /// - Parameter versions: how many are released, 1.0 first.
  init(versions: Int = 1, configuration: String = configuration) throws {
    releases = try ReleaseProject([
      "license.md": ReleaseProject.license(), "assent.yml": configuration,
    ])
    for (name, secret) in [("log", Self.secret), ("witness", Self.witnessSecret)] {
      try folder.write("untrusted comment: for tests\n\(secret)\n", to: "\(name).key")
      // Others may not read a secret key.
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: folder["\(name).key"].path)
    }
    for number in 0..<versions { try release(number) }
  }

  /// Releases 1.0, 1.1 and so on.
  func release(_ number: Int, isFirst: Bool = false, by: String = "legal@example.org") throws {
    try releases.write(
      ReleaseProject.license("1.\(number)", grant: "You may copy this text \(number + 1) times."))
    let change =
      number == 0 || isFirst
      ? [] : ["--change", "material", "--summary", "Other numbers."]
    try expect(["release", "license", "--by", by] + change)
  }

  func build() throws { try expect(["build"]) }

  /// Builds and signs.
  func publish() throws {
    try build()
    try expect(["log", "sign", "--key", "log.key"])
  }

  @discardableResult
  func run(_ arguments: String...) throws -> Program.Ending { try releases.run(arguments) }

  @discardableResult
  func run(_ arguments: [String]) throws -> Program.Ending { try releases.run(arguments) }

  @discardableResult
  func expect(_ arguments: [String]) throws -> Program.Ending {
    let ending = try releases.run(arguments)
    try #require(ending.code == 0, "\(arguments): \(ending.text)\(ending.errors)")
    return ending
  }

  /// Changes one byte of a file.
  func flip(_ path: String, at place: Int = 0) throws {
    var bytes = try folder.bytes(path)
    bytes[place] ^= 1
    try folder.write(bytes, to: path)
  }
}
