import AssentManifest
import Foundation
import TestSupport
import Testing

/// Files of the folder `Samples`, and values that tests share.
enum Samples {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("Samples/\(name)")))
  }

  static func schema(_ name: String) throws -> JSONValue {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("templates/schema/\(name)")
    return try JSONValue(parsing: [UInt8](try Data(contentsOf: file)))
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static func digest(_ byte: UInt8) -> Manifest.Digest {
    Manifest.Digest(sha256: [UInt8](repeating: byte, count: 32))
  }

  /// A manifest in which every field has a value.
  static func full() throws -> Manifest {
    let text = Manifest.Artifact(
      path: "license/1.0/en/license.txt", type: "text/plain", bytes: 9_120, digest: digest(2),
      columns: 72)
    let page = Manifest.Artifact(
      path: "license/1.0/en/index.html", type: "text/html", bytes: 18_211, digest: digest(1),
      integrity: "sha256-AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=")
    let french = Manifest.LocaleEntry(
      authoritative: false, title: "Contrat de licence", words: 1_640, sourceDigest: digest(3),
      textDigest: digest(4), artifacts: [])
    let english = Manifest.LocaleEntry(
      authoritative: true, title: "License Agreement", words: 1_512, sourceDigest: digest(5),
      textDigest: digest(6), artifacts: [page, text])
    let first = Manifest.Release(
      version: "1.0", revision: 1, published: try #require(Manifest.Day("2025-11-03")),
      effective: try #require(Manifest.Moment("2025-11-03")), status: .superseded,
      change: Manifest.Change(class: .initial, computed: .initial),
      locales: ["fr": french, "en": english])
    let second = Manifest.Release(
      version: "1.1", revision: 2, published: try #require(Manifest.Day("2025-11-06")),
      effective: try #require(Manifest.Moment("2025-12-01T00:00:00+09:00")), graceDays: 14,
      status: .withdrawn,
      withdrawn: Manifest.Withdrawal(
        at: try #require(Manifest.Day("2025-12-24")), reason: "A clause was left out."),
      supersededBy: "1.2",
      superseded: Manifest.Withdrawal(
        at: try #require(Manifest.Day("2025-11-07")), reason: "A better one is ready."),
      change: Manifest.Change(
        class: .material, computed: .linkTarget, from: "1.0",
        summary: ["en": "Recipes are \"as is\".", "zh-Hant": "使用條款已更新。"],
        sections: ["warranty"]),
      redlines: [
        Manifest.Redline(
          from: "1.0", class: .material, computed: .linkTarget,
          locales: [
            "en": [
              Manifest.Artifact(
                path: "license/1.1/en/changes-from-1.0.html", type: "text/html", bytes: 3_100,
                digest: digest(10))
            ]
          ])
      ],
      locales: ["en": english])
    let license = Manifest.DocumentEntry(
      id: "license", kind: .license, title: "License Agreement", spdx: "CC-BY-4.0", current: "1.1",
      acceptanceRevision: 2, asks: .acknowledgement, order: 3, page: .together,
      gate: Manifest.Gate(
        renewAfterDays: 365, onStoreFailure: .refuse, signature: .typedName, acceptMigrated: true),
      audience: Manifest.Audience(who: .members, minimumAge: 13, guardianBelow: 18),
      releases: [first, second])
    var manifest = Manifest(
      product: Manifest.Product(id: "reader", name: "The Reader"),
      publisher: Manifest.Publisher(
        name: "Example Press", contact: ContactAddress("legal@example.org")),
      sequence: 2, generated: try #require(Manifest.Timestamp("2025-11-06T00:00:00Z")),
      expires: Manifest.Timestamp("2026-11-06T12:30:59Z"),
      previous: Manifest.Previous(sequence: 1, digest: digest(7)),
      keys: [
        Manifest.Key(
          id: "0123456789ABCDEF", algorithm: "Ed25519",
          validUntil: Manifest.Timestamp("2027-01-01T00:00:00Z"))
      ],
      documents: [license],
      pages: [
        Manifest.Page(
          path: "flows/gate.html", title: "The gate", version: "2.0",
          artifacts: [
            Manifest.Artifact(
              path: "flows/gate.html", type: "text/html", bytes: 4_096, digest: digest(8))
          ])
      ],
      critical: ["audience"], extensions: ["org.example.note": ["kept": [true, .null, -1]]])
    manifest.setFiles([
      Manifest.Artifact(path: "index.html", type: "text/html", bytes: 2_048, digest: digest(9))
    ])
    return manifest
  }
}
