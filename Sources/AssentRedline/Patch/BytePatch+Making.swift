import AssentManifest
import Crypto

extension BytePatch {
  /// What turns one file into another: whole lines first, then the bytes within them.
  package init(old: [UInt8], new: [UInt8]) {
    self.init(
      oldDigest: Self.digest(of: old), newDigest: Self.digest(of: new),
      runs: PatchMaker(old, new).runs)
  }

  static func digest(of bytes: [UInt8]) -> Manifest.Digest {
    Manifest.Digest(sha256: SHA256.hash(data: bytes))
  }
}
