import AssentManifest
import AssentRecord
import Foundation
import TestSupport

@testable import AssentGate

/// What a publisher, and those who would like to be one, publish after one another, the same each time.
struct TrustLottery {
  var numbers: Numbers

  init(_ seed: UInt64) { numbers = Numbers(state: seed) }

  /// What stands in the folder, and how it is read.
  struct Step {
    var files: [String: [UInt8]]
    var product: String?
    var seen: Manifest.Previous?
    /// What is done to the list of revoked keys that is remembered, before.
    var damage: Damage?
  }

  /// What goes of what is remembered: the end of the list, or of its signature.
  enum Damage: String, CaseIterable {
    case list
    case signature
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
  mutating func happens(_ percent: Int) -> Bool { below(100) < percent }
  mutating func one<T>(of values: [T]) -> T { values[below(values.count)] }

  private mutating func some(_ keys: [UInt8]) -> [UInt8] {
    keys.filter { _ in happens(60) }
  }

  /// A folder after some that were published before.
  mutating func step(after steps: [Step], signers: inout [UInt8]) throws -> Step {
    var scene = ContentScene(
      sequence: max(0, steps.count * 2 + one(of: [0, 1, 1, 1, 1, 2, -2])),
      announcing: happens(70) ? signers + (happens(40) ? [one(of: [2, 3, 9])] : []) : [])
    if happens(30) { scene.manifest.sequence = one(of: [1, 2, 3, 2_000_000]) }
    if happens(40) {
      scene.manifest.keys.append(ContentScene.announced(one(of: [9, 9, 8]), recovery: true))
    }
    if happens(10), !scene.manifest.keys.isEmpty {
      scene.manifest.keys[0].validUntil = moment(
        one(of: ["2024-01-01", "2025-01-01", "2027-01-01"]))
    }
    if happens(30) { scene.manifest.publisher.name = "P\(below(3))" }
    if happens(20), let last = steps.last?.files["manifest.json"],
      let before = try? VerifiedManifest(unchecked: last)
    {
      scene.manifest.previous = before.reference
      if happens(30) { scene.manifest.previous?.digest = .sample("another") }
    }
    if happens(4) { scene.manifest.product.id = "other" }
    if happens(4) { scene.manifest.documents = [] }
    if happens(4) { scene.manifest.critical = [one(of: ["documents", "teleport", "constructor"])] }
    if happens(3) { scene.manifest.spec = one(of: ["assent-manifest/1.9", "assent-manifest/2"]) }
    if happens(25) { signers = one(of: [[1], [2], [1, 2], [2, 1], [3], [2, 3], [9], []]) }
    scene.signers = signers
    if happens(30) {
      try scene.revoke(
        one(of: [1, 2, 3]), replacement: happens(50) ? one(of: [2, 3, 9]) : nil,
        by: one(of: [9, 9, 9, 8, 1]))
    }
    var files = try scene.source.files
    if happens(12) { try spoil(&files) }
    return Step(
      files: files, product: happens(15) ? one(of: ["app", "app", "other"]) : nil,
      seen: happens(10) ? .init(sequence: below(8), digest: .sample("seen")) : nil,
      damage: happens(10) ? one(of: Damage.allCases) : nil)
  }

  /// Takes a file away, or puts something there that does not belong there.
  private mutating func spoil(_ files: inout [String: [UInt8]]) throws {
    let name = one(
      of: files.keys.sorted().filter {
        $0.contains("manifest") || $0.contains("revo") || $0.contains("html")
      })
    guard var bytes = files[name] else { return }
    if name.hasSuffix(".minisig"), happens(30) {
      // The comment that the key signs, too.
      let text = String(decoding: bytes, as: UTF8.self)
      files[name] = Array(
        text.replacingOccurrences(of: "trusted comment: \n", with: "trusted comment: mine\n").utf8)
      return
    }
    switch below(9) {
    case 0: files[name] = nil
    case 1: files[name] = []
    case 2: files[name] = Array(bytes.dropLast(1 + below(9)))
    case 3: files[name] = bytes + [one(of: [0x0A, 0x20, 0x00, 0xFF])]
    case 4: files[name] = [0xEF, 0xBB, 0xBF] + bytes
    case 5: files[name] = bytes.map { $0 == 0x2C ? 0x0A : $0 }
    case 6:
      let other = one(of: files.keys.sorted())
      files[name] = files[other]
    default:
      let place = below(max(1, bytes.count))
      if !bytes.isEmpty { bytes[place] ^= 1 << UInt8(below(8)) }
      files[name] = bytes
    }
  }
}
