import AssentManifest

/// A timestamp of RFC 3161: an authority signs that it saw a digest at some time.
///
/// What is checked here is that the token is signed by the certificate in it. Whether that certificate
/// is one of an authority that somebody trusts, only `openssl ts -verify` with the roots that they
/// trust can say.
package struct TimestampToken: Hashable, Sendable {
  /// What was stamped.
  package let digest: Manifest.Digest
  /// To the second; fractions are left out.
  package let time: Manifest.Timestamp
  /// Whom the certificate names that signed it: `CN=Example TSA, O=Example`; anybody can have one made.
  package let signer: String

  /// Reads a response, as `.tsr` files have it, or the token in one, and checks its signature.
  ///
  /// - Throws: ``TimestampError``.
  package init(parsing bytes: [UInt8]) throws(TimestampError) {
    guard let data = Self.signedData(in: bytes) else { throw .notAToken }
    let (info, signer) = data.content()
    (digest, time) = try Self.read(info)
    self.signer = try signer.check(content: info, certificates: data.certificates).subject
  }

  /// The signed data of a token: in a response, or on its own.
  private static func signedData(in bytes: [UInt8]) -> SignedData? {
    var file = DERReader(bytes[...])
    guard let outer = file.inner(), file.isAtEnd else { return nil }
    var token = outer
    if token.nextTag == DERReader.sequence {
      // A response: its status comes first, 0 for granted and 1 for granted with changes.
      guard var status = token.inner(), let number = status.next(DERReader.integer),
        number.elementsEqual([0]) || number.elementsEqual([1]), let inner = token.inner(),
        token.isAtEnd
      else { return nil }
      token = inner
    }
    guard token.next(DERReader.identifier)?.elementsEqual(ObjectIdentifier.signedData) == true,
      var explicit = token.inner(DERReader.context0), let data = explicit.inner()
    else { return nil }
    return SignedData(data)
  }

  /// Digest and time of what is signed (RFC 3161, section 2.4.2).
  private static func read(
    _ info: ArraySlice<UInt8>
  ) throws(TimestampError) -> (Manifest.Digest, Manifest.Timestamp) {
    var file = DERReader(info)
    guard var fields = file.inner(), file.isAtEnd,
      fields.next(DERReader.integer)?.elementsEqual([1]) == true,
      fields.next(DERReader.identifier) != nil, var imprint = fields.inner(),
      var algorithm = imprint.inner(), let name = algorithm.next(DERReader.identifier),
      let digest = imprint.next(DERReader.octets), fields.next(DERReader.integer) != nil,
      let moment = fields.next(DERReader.time)
    else { throw .notAToken }
    guard name.elementsEqual(ObjectIdentifier.sha256), digest.count == 32 else {
      throw .otherDigest
    }
    guard let time = time(moment) else { throw .time }
    return (Manifest.Digest(sha256: digest), time)
  }

  /// `20261122101500Z`, with fractions of a second or without.
  private static func time(_ bytes: ArraySlice<UInt8>) -> Manifest.Timestamp? {
    let text = Array(bytes)
    guard text.count >= 15, text.last == UInt8(ascii: "Z"),
      text[..<14].allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let fraction = text[14..<(text.count - 1)]
    if !fraction.isEmpty {
      guard fraction.count > 1, fraction.first == UInt8(ascii: "."),
        fraction.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
    }
    func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    return Manifest.Timestamp(
      "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(8..<10)):\(part(10..<12)):\(part(12..<14))Z"
    )
  }
}

/// Why a timestamp proves nothing.
package enum TimestampError: Error, Hashable, Sendable, CustomStringConvertible {
  case notAToken
  /// It stamps a digest that is not SHA-256.
  case otherDigest
  case time
  /// Its certificate is not in it: it was asked for without `-cert`.
  case noCertificate
  /// What is signed does not name the certificate in it (RFC 3161, section 2.4.2).
  case otherCertificate
  case unknownAlgorithm
  /// The signature is not one of the certificate over this content.
  case signature

  package var description: String {
    switch self {
    case .notAToken: "it is no timestamp of RFC 3161, or none was granted"
    case .otherDigest: "it stamps no SHA-256 digest; ask for one with 'openssl ts -query -sha256'"
    case .time: "it has no time"
    case .noCertificate:
      "the certificate that signed it is not in it; ask for one with 'openssl ts -query -cert'"
    case .otherCertificate: "what was signed does not name the certificate in it"
    case .unknownAlgorithm:
      "it is signed in a way that is not known here; only RSA (PKCS #1) and ECDSA with SHA-256, "
        + "SHA-384 or SHA-512 are"
    case .signature: "its signature is not that of the certificate in it"
    }
  }
}
