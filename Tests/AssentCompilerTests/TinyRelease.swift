import AssentCompiler
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// A published folder with one version of a few words, written by hand, so that bundles of it are
/// small enough to change every byte of them.
struct TinyRelease {
  let folder: TemporaryFolder
  let key: SecretKey

  init(isSigned: Bool = true) throws {
    folder = try TemporaryFolder()
    let seed = [UInt8](repeating: 7, count: 32)
    let id = try #require(KeyID([1, 2, 3, 4, 5, 6, 7, 8]))
    key = try #require(SecretKey(id: id, seed: seed))
    let html = "<!DOCTYPE html>\n<article><p>Äpfel <a href=\"x.html\">für</a> alle.</p></article>\n"
    let files = [
      ("a/1.0/en/index.html", "text/html", html),
      ("a/1.0/en/a.txt", "text/plain", "Äpfel für alle.\n"),
      ("a/1.0/en/a.json", "application/json", "{\"words\":{\"text\":\"Äpfel für alle.\"}}"),
    ]
    var artifacts: [Manifest.Artifact] = []
    for (path, type, text) in files {
      try folder.write(text, to: path)
      let bytes = Array(text.utf8)
      artifacts.append(
        Manifest.Artifact(
          path: try #require(Manifest.Path(path)), type: type, bytes: bytes.count,
          digest: TextDigest.digest(of: bytes)))
    }
    let words = TextDigest.digest(ofText: Array("Äpfel für alle.".utf8))
    let entry = Manifest.LocaleEntry(
      authoritative: true, title: "A", words: 3,
      sourceDigest: words, textDigest: words, artifacts: artifacts)
    let day = try #require(Manifest.Day("2026-03-01"))
    let release = Manifest.Release(
      version: Manifest.Version(stringLiteral: "1.0"), revision: 1, published: day,
      effective: try #require(Manifest.Moment("2026-03-01")), status: .current,
      change: Manifest.Change(class: .initial, computed: .initial),
      locales: [Manifest.Locale(stringLiteral: "en"): entry])
    let document = Manifest.DocumentEntry(
      id: "a", kind: .terms, title: "A", current: release.version, acceptanceRevision: 1,
      releases: [release])
    var manifest = Manifest(
      product: Manifest.Product(id: "p", name: "P"),
      publisher: Manifest.Publisher(name: "Jo", contact: nil), sequence: 1,
      generated: try #require(Manifest.Timestamp("2026-03-01T00:00:00Z")), documents: [document])
    if isSigned {
      manifest.keys = [
        Manifest.Key(
          id: id.description, algorithm: "Ed25519", publicKey: key.publicKey.description)
      ]
    }
    let bytes = manifest.canonicalBytes()
    try folder.write(bytes, to: "manifest.json")
    guard isSigned else { return }
    try folder.write(key.sign(bytes, trustedComment: "t").file, to: "manifest.json.minisig")
  }

  func bundle(_ format: BundleFormat) throws -> [UInt8] {
    try Bundle.make(
      BundleRequest(
        agreement: "a", version: Manifest.Version(stringLiteral: "1.0"), published: folder.path,
        format: format))
  }
}
