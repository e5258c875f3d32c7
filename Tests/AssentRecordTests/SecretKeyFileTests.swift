import AssentManifest
import Foundation
import Testing

@testable import AssentRecord

/// Secret keys are read and written as minisign does, and nothing else is taken for one.
@Suite struct SecretKeyFileTests {
  /// Made with `minisign -G -W` of version 0.11, for this test.
  static let stock = """
    untrusted comment: minisign encrypted secret key
    RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA6yJLfuw47ztoZdCn61hsAdTF\
    Ixw+tK1uT8J3nvk03WyMl+EgrbvnyM5fzCjgyiLlF34hXZ4qdI/eWyuW1ax7qWimFjrbMQDLAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAA=

    """
  static let stockPublic = "RWTrIkt+7DjvO85fzCjgyiLlF34hXZ4qdI/eWyuW1ax7qWimFjrbMQDL"

  /// What a test can wait for.
  static let cheap = KeyDerivationCost(operations: 32_768, memory: 1 << 16)

  private func key() throws -> SecretKey { try #require(SecretKey.random()) }

  @Test func `a key of stock minisign is read, with its comment or without`() throws {
    for text in [Self.stock, Self.stock.split(separator: "\n").map(String.init)[1]] {
      let key = try SecretKeyFile.key(parsing: Array(text.utf8), password: nil)
      #expect(key.publicKey.description == Self.stockPublic)
    }
  }

  @Test func `a key is the same after it was written`() throws {
    let key = try key()
    let salt = SecretKey.randomBytes(32)
    for password in [nil, Array("a word".utf8)] {
      let file = try SecretKeyFile.bytes(
        of: key, password: password, salt: salt, cost: Self.cheap)
      #expect(try SecretKeyFile.isEncrypted(file) == (password != nil))
      let read = try SecretKeyFile.key(parsing: file, password: password)
      #expect(read.publicKey == key.publicKey && read.seed == key.seed)
    }
  }

  @Test func `a wrong password opens nothing`() throws {
    let file = try SecretKeyFile.bytes(
      of: try key(), password: [1], salt: SecretKey.randomBytes(32), cost: Self.cheap)
    #expect(throws: SecretKeyFault.wrongPassword) {
      try SecretKeyFile.key(parsing: file, password: [2])
    }
    #expect(throws: SecretKeyFault.needsPassword) {
      try SecretKeyFile.key(parsing: file, password: nil)
    }
  }

  @Test func `a flipped bit of the line is no key`() throws {
    let file = try SecretKeyFile.bytes(of: try key(), password: nil, salt: [])
    let start = try #require(file.firstIndex(of: UInt8(ascii: "\n"))) + 1
    for place in file.indices where place >= start && place % 5 == 0 {
      var other = file
      other[place] ^= 1
      guard other != file, let read = try? SecretKeyFile.key(parsing: other, password: nil) else {
        continue
      }
      // Salt and costs count for nothing where nothing is encrypted.
      #expect((8...75).contains((place - start) * 3 / 4), "byte \(place): \(read.publicKey)")
    }
  }

  /// A file from somewhere else must not take the memory of the machine.
  @Test(arguments: [
    (UInt64(1) << 25, UInt64(1) << 31), (1 << 26, 1 << 30), (.max, .max), (1 << 25, .max),
  ])
  func `a key that costs more than minisign sets is not opened`(
    operations: UInt64, memory: UInt64
  ) throws {
    var file = try SecretKeyFile.bytes(
      of: try key(), password: [1], salt: SecretKey.randomBytes(32), cost: Self.cheap)
    let line = try #require(String(decoding: file, as: UTF8.self).split(separator: "\n").last)
    var bytes = try #require(Base64.bytes(of: String(line)))
    bytes.replaceSubrange(
      38..<54, with: KeyDerivationCost(operations: operations, memory: memory).bytes)
    file = Array(Base64.text(of: bytes).utf8)
    #expect(throws: SecretKeyFault.tooCostly) {
      try SecretKeyFile.key(parsing: file, password: [1])
    }
  }

  @Test(arguments: [
    "", "RW", "untrusted comment: x\n", "a\nb\nc\n", String(repeating: "A", count: 5_000),
    "RWQAAEIy", "\u{FEFF}" + stock,
  ])
  func `anything else is no key`(text: String) {
    #expect(throws: SecretKeyFault.notAKey) {
      try SecretKeyFile.key(parsing: Array(text.utf8), password: nil)
    }
  }

  @Test func `the public key is told from the secret one`() throws {
    #expect(throws: SecretKeyFault.publicKey) {
      try SecretKeyFile.key(parsing: try key().publicKey.file, password: nil)
    }
  }

  @Test func `a key says nothing of its secret`() throws {
    let key = try SecretKeyFile.key(parsing: Array(Self.stock.utf8), password: nil)
    let shown =
      "\(key) \(String(reflecting: key)) \(Mirror(reflecting: key).children.map { "\($0)" })"
    let seed = key.seed.map { String($0) }.joined(separator: ", ")
    #expect(!shown.contains(seed))
    #expect(!shown.contains(Base64.text(of: key.seed).prefix(20)))
  }

  /// As `b2sum` prints them.
  @Test(arguments: [
    ("", 64, "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419"),
    ("abc", 64, "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"),
    ("", 32, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
  ])
  func `BLAKE2b gives the digests of the standard`(text: String, length: Int, start: String) {
    let digest = BLAKE2b.digest(of: Array(text.utf8), length: length)
    #expect(digest.count == length)
    let digits = digest.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
    #expect(digits.hasPrefix(start))
  }

  /// At the ends of blocks, against the program of the system.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/b2sum")))
  func `BLAKE2b gives what b2sum gives`() throws {
    for length in [0, 1, 127, 128, 129, 255, 256, 257, 1_000] {
      let bytes = (0..<length).map { UInt8($0 & 255) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/b2sum")
      process.arguments = ["-l", "256"]
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: bytes)
      try input.fileHandleForWriting.close()
      let printed = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let digits = BLAKE2b.digest(of: bytes, length: 32).map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }
      #expect(printed.hasPrefix(digits.joined()), "\(length) bytes")
    }
  }
}
