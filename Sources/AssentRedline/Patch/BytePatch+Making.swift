import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import Crypto

extension BytePatch {
  /// What turns one file into another: whole lines first, then the bytes within them.
  package init(old: [UInt8], new: [UInt8]) {
    self.init(
      oldDigest: Self.digest(of: old), newDigest: Self.digest(of: new),
      runs: PatchMaker(old, new).runs)
  }

  /// The same of texts whose digests are known.
  init(_ old: PreparedText, _ new: PreparedText) {
    self.init(
      oldDigest: old.digest, newDigest: new.digest,
      runs: PatchMaker(old.document.markup.source.bytes, new.document.markup.source.bytes).runs)
  }

  static func digest(of bytes: [UInt8]) -> Manifest.Digest {
    Manifest.Digest(sha256: SHA256.hash(data: bytes))
  }
}
