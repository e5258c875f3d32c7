import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// A site with keys that sign it.
struct SignedSite {
  let site: TestSite
  let first: SecretKey
  let second: SecretKey
  let recovery: SecretKey

  init(_ files: [String: String] = Samples.site) throws {
    site = try TestSite(files)
    first = try Self.key(1)
    second = try Self.key(2)
    recovery = try Self.key(3)
  }

  static func key(_ number: UInt8) throws -> SecretKey {
    let id = try #require(KeyID([number, 1, 2, 3, 4, 5, 6, 7]))
    return try #require(SecretKey(id: id, seed: [UInt8](repeating: number, count: 32)))
  }

  /// Announces keys, each with its end.
  func announce(
    _ keys: [(SecretKey, String?)], expires: String? = nil, products: String = ""
  ) throws {
    let list = keys.map { key, end in
      "    - key: \(key.publicKey)\n" + (end.map { "      validUntil: \($0)\n" } ?? "")
    }.joined()
    try site.write(
      "signing:\n  keys:\n\(list)  recovery: \(recovery.publicKey)\n"
        + (expires.map { "  expires: \($0)\n" } ?? "") + products, to: "assent.yml")
  }

  func announce(_ keys: SecretKey..., expires: String? = nil) throws {
    try announce(keys.map { ($0, nil) }, expires: expires)
  }

  @discardableResult
  func sign(_ key: SecretKey, _ folder: String = "Output") throws -> SiteSigning.Result {
    try SiteSigning.sign(site.folder[folder].path, with: key, jobs: 2)
  }

  /// Builds and signs, and keeps a copy of what is published.
  func publish(_ keys: SecretKey..., copy: String? = nil) throws {
    try site.build()
    for key in keys { try sign(key) }
    guard let copy else { return }
    try FileManager.default.copyItem(at: site.output, to: site.folder[copy])
  }

  func verify(
    _ folder: String = "Output", keys: [SecretKey] = [], recovery: [SecretKey] = [],
    previous: [String] = [], on day: String = "2026-02-01"
  ) throws -> Verifier.Result {
    var trust = Trust()
    trust.keys = keys.map(\.publicKey)
    trust.recovery = recovery.map(\.publicKey)
    trust.now = Manifest.Moment(day)?.timestamp
    trust.previous = try previous.map { try SignedState(site.folder[$0].path) }
    return try Verifier.verify(site.folder[folder].path, trust: trust, jobs: 2)
  }

  func revoke(_ key: SecretKey, replacement: SecretKey? = nil) throws {
    _ = try Revoking.revoke(
      Revocations.Entry(
        key: key.publicKey, at: .epoch, reason: "stolen", replacement: replacement?.publicKey),
      with: recovery, content: site.content.path)
  }
}

extension Verifier.Result {
  /// The rules of the errors, each once, sorted.
  var errors: [RuleID] {
    Set(diagnostics.filter { $0.severity == .error }.map(\.rule)).sorted()
  }
}
