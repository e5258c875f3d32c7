import AssentManifest

/// A detached signature in the four lines of minisign's legacy form, which signify reads as well.
///
/// The second line holds `Ed`, the id of the key and the signature of the file; the fourth, the
/// signature of that signature and the trusted comment.
package struct Signature: Hashable, Sendable {
  /// Pure Ed25519. (`ED` signs a BLAKE2b digest, which signify does not know.)
  package static let algorithm = Array("Ed".utf8)
  package static let commentMark = "untrusted comment: "
  package static let trustedMark = "trusted comment: "
  /// The largest signature file that is read, in bytes.
  package static let mostBytes = 4_096

  /// In the first line, which nothing signs.
  package let comment: String
  package let key: KeyID
  /// Of the file: 64 bytes.
  package let signature: [UInt8]
  /// One line of text that the key signs, too.
  package let trustedComment: String
  /// Of ``signature`` and ``trustedComment``: 64 bytes.
  package let commentSignature: [UInt8]

  /// - Parameter comment: `nil` for the one that Assent writes.
  init(
    key: KeyID, signature: [UInt8], trustedComment: String, commentSignature: [UInt8],
    comment: String? = nil
  ) {
    self.comment = comment ?? "signature from minisign secret key \(key)"
    self.key = key
    self.signature = signature
    self.trustedComment = trustedComment
    self.commentSignature = commentSignature
  }

  /// Reads a signature file: exactly the bytes that ``file`` gives, but for the untrusted comment.
  ///
  /// - Throws: ``SignatureError``.
  package init(parsing bytes: [UInt8]) throws(SignatureError) {
    guard bytes.count <= Self.mostBytes, let text = String(validating: bytes, as: UTF8.self)
    else { throw .notASignature }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 5, lines[4].isEmpty, lines[0].hasPrefix(Self.commentMark),
      lines[2].hasPrefix(Self.trustedMark), let first = Base64.bytes(of: String(lines[1])),
      let second = Base64.bytes(of: String(lines[3])), first.count == 74, second.count == 64,
      let key = KeyID(first[2..<10])
    else { throw .notASignature }
    guard first.starts(with: Self.algorithm) else {
      throw first.starts(with: "ED".utf8) ? .prehashed : .notASignature
    }
    self.init(
      key: key, signature: Array(first[10...]),
      trustedComment: String(lines[2].dropFirst(Self.trustedMark.count)), commentSignature: second,
      comment: String(lines[0].dropFirst(Self.commentMark.count)))
  }

  /// Whether the comment that nothing signs is the one that Assent or minisign writes, so that it can
  /// tell no lies.
  package var hasUsualComment: Bool {
    comment == "signature from minisign secret key"
      || comment == "signature from minisign secret key \(key)"
  }

  /// The bytes of `manifest.json.minisig`.
  package var file: [UInt8] {
    let first = Base64.text(of: Self.algorithm + key.bytes + signature)
    return Array(
      """
      \(Self.commentMark)\(comment)
      \(first)
      \(Self.trustedMark)\(trustedComment)
      \(Base64.text(of: commentSignature))

      """.utf8)
  }

  /// Whether both signatures are those of a key, and the first one of exactly this message.
  package func isValid(for message: [UInt8], by key: PublicKey) -> Bool {
    key.id == self.key && key.isValid(signature, of: message)
      && key.isValid(commentSignature, of: signature + Array(trustedComment.utf8))
  }
}

/// Why a file is no signature that can be checked.
package enum SignatureError: Error, Hashable, Sendable {
  case notASignature
  /// `ED`: of a digest of the file, which signify does not read.
  case prehashed
}
