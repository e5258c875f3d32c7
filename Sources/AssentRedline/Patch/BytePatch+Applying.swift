import AssentManifest

/// Why a patch gives no text.
package enum BytePatchError: Error, Hashable, Sendable {
  /// The file is not the one that the patch begins from.
  case otherFile(expected: Manifest.Digest, found: Manifest.Digest)
  /// The runs do not fit the file, though its digest does: the patch was altered. `offset` is the byte
  /// of the file where they leave it.
  case doesNotFit(offset: Int)
  /// What the runs give is not the file that the patch promises.
  case otherResult(expected: Manifest.Digest, found: Manifest.Digest)
}

extension BytePatch {
  /// The patch that leads back.
  package var reversed: BytePatch {
    BytePatch(
      oldDigest: newDigest, newDigest: oldDigest,
      runs: runs.map { run in
        switch run {
        case .equal: run
        case .replace(let old, let new): .replace(old: new, new: old)
        }
      })
  }

  /// The new file, made of the old one.
  ///
  /// - Throws: ``BytePatchError``, before anything else where the digest of `bytes` is not
  ///   ``oldDigest``; never gives bytes whose digest is not ``newDigest``.
  package func applied(to bytes: [UInt8]) throws(BytePatchError) -> [UInt8] {
    let found = Self.digest(of: bytes)
    guard found == oldDigest else { throw .otherFile(expected: oldDigest, found: found) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for run in runs {
      switch run {
      case .equal(let count):
        guard count >= 0, count <= bytes.count - place else { throw .doesNotFit(offset: place) }
        result += bytes[place..<place + count]
        place += count
      case .replace(let old, let new):
        guard old.count <= bytes.count - place,
          bytes[place..<place + old.count].elementsEqual(old)
        else { throw .doesNotFit(offset: place) }
        result += new
        place += old.count
      }
    }
    guard place == bytes.count else { throw .doesNotFit(offset: place) }
    let digest = Self.digest(of: result)
    guard digest == newDigest else { throw .otherResult(expected: newDigest, found: digest) }
    return result
  }
}
