import Crypto
import CryptoExtras

/// A signature with what it covers (RFC 5652, section 5.3).
struct SignerInfo {
  private let identifier: DERReader.Element
  private let digestAlgorithm: ArraySlice<UInt8>
  /// With the tag of a set, under which they are signed.
  private let attributes: [UInt8]
  private let signatureAlgorithm: ArraySlice<UInt8>
  private let signature: ArraySlice<UInt8>

  init?(_ fields: DERReader) {
    var fields = fields
    guard fields.next(DERReader.integer) != nil, let identifier = fields.next(),
      var digest = fields.inner(), let digestName = digest.next(DERReader.identifier),
      fields.nextTag == DERReader.context0, let attributes = fields.next(),
      var algorithm = fields.inner(), let name = algorithm.next(DERReader.identifier),
      let signature = fields.next(DERReader.octets)
    else { return nil }
    self.identifier = identifier
    digestAlgorithm = digestName
    self.attributes = [DERReader.set] + attributes.whole.dropFirst()
    signatureAlgorithm = name
    self.signature = signature
  }

  /// Checks that the attributes are about the content, and that a certificate's key signed them.
  ///
  /// - Returns: that certificate.
  func check(
    content: ArraySlice<UInt8>, certificates: [Certificate]
  ) throws(TimestampError) -> Certificate {
    guard let type = attribute(ObjectIdentifier.contentType, DERReader.identifier),
      type.elementsEqual(ObjectIdentifier.timestampInfo),
      let stated = attribute(ObjectIdentifier.messageDigest, DERReader.octets)
    else { throw .notAToken }
    guard let algorithm = Algorithm(digest: digestAlgorithm, signature: signatureAlgorithm) else {
      throw .unknownAlgorithm
    }
    guard let certificate = certificates.first(where: isOf) else { throw .noCertificate }
    guard isNamed(certificate) else { throw .otherCertificate }
    guard algorithm.digestBytes(of: content) == Array(stated),
      algorithm.isValid(Array(signature), of: attributes, by: Array(certificate.key))
    else { throw .signature }
    return certificate
  }

  /// Whether a certificate is the one that the signature names.
  private func isOf(_ certificate: Certificate) -> Bool {
    if identifier.tag == 0x80 {
      return !certificate.keyIdentifier.isEmpty
        && identifier.content.elementsEqual(certificate.keyIdentifier)
    }
    var parts = DERReader(identifier.content)
    return parts.next()?.whole.elementsEqual(certificate.issuer) == true
      && parts.next(DERReader.integer)?.elementsEqual(certificate.serial) == true
  }

  /// Whether the attributes, which are signed, hold the digest of a certificate (RFC 3161, section 2.4.2;
  /// RFC 5816); without that, another name could be put into it.
  private func isNamed(_ certificate: Certificate) -> Bool {
    let whole = Array(certificate.whole)
    if let value = attribute(ObjectIdentifier.signingCertificateV2, DERReader.sequence) {
      var parts = DERReader(value)
      guard var list = parts.inner(), var first = list.inner() else { return false }
      var digest = Array(SHA256.hash(data: whole))
      if first.nextTag == DERReader.sequence {
        guard var algorithm = first.inner(), let name = algorithm.next(DERReader.identifier) else {
          return false
        }
        if name.elementsEqual(ObjectIdentifier.sha384) {
          digest = Array(SHA384.hash(data: whole))
        } else if name.elementsEqual(ObjectIdentifier.sha512) {
          digest = Array(SHA512.hash(data: whole))
        } else if !name.elementsEqual(ObjectIdentifier.sha256) {
          return false
        }
      }
      return first.next(DERReader.octets)?.elementsEqual(digest) == true
    }
    guard let value = attribute(ObjectIdentifier.signingCertificate, DERReader.sequence) else {
      return false
    }
    var parts = DERReader(value)
    guard var list = parts.inner(), var first = list.inner() else { return false }
    let digest = Array(Insecure.SHA1.hash(data: whole))
    return first.next(DERReader.octets)?.elementsEqual(digest) == true
  }

  /// The value of the one attribute of a name; `nil` where there is none, or there are two.
  private func attribute(_ name: [UInt8], _ tag: UInt8) -> ArraySlice<UInt8>? {
    var file = DERReader(attributes[...])
    guard var list = file.inner(DERReader.set) else { return nil }
    var found: ArraySlice<UInt8>?
    while var parts = list.inner() {
      guard parts.next(DERReader.identifier)?.elementsEqual(name) == true else { continue }
      guard found == nil, var values = parts.inner(DERReader.set), let value = values.next(tag),
        values.isAtEnd
      else { return nil }
      found = value
    }
    return found
  }

  /// A digest and the kind of key that signs it.
  private enum Algorithm {
    case sha256(isRSA: Bool)
    case sha384(isRSA: Bool)
    case sha512(isRSA: Bool)

    init?(digest: ArraySlice<UInt8>, signature: ArraySlice<UInt8>) {
      func signs(_ rsa: [UInt8], _ ecdsa: [UInt8]) -> Bool? {
        if signature.elementsEqual(rsa) || signature.elementsEqual(ObjectIdentifier.rsa) {
          return true
        }
        return signature.elementsEqual(ecdsa) ? false : nil
      }
      if digest.elementsEqual(ObjectIdentifier.sha256),
        let isRSA = signs(ObjectIdentifier.rsaWithSHA256, ObjectIdentifier.ecdsaWithSHA256)
      {
        self = .sha256(isRSA: isRSA)
      } else if digest.elementsEqual(ObjectIdentifier.sha384),
        let isRSA = signs(ObjectIdentifier.rsaWithSHA384, ObjectIdentifier.ecdsaWithSHA384)
      {
        self = .sha384(isRSA: isRSA)
      } else if digest.elementsEqual(ObjectIdentifier.sha512),
        let isRSA = signs(ObjectIdentifier.rsaWithSHA512, ObjectIdentifier.ecdsaWithSHA512)
      {
        self = .sha512(isRSA: isRSA)
      } else {
        return nil
      }
    }

    func digestBytes(of content: ArraySlice<UInt8>) -> [UInt8] {
      let content = Array(content)
      switch self {
      case .sha256: return Array(SHA256.hash(data: content))
      case .sha384: return Array(SHA384.hash(data: content))
      case .sha512: return Array(SHA512.hash(data: content))
      }
    }

    func isValid(_ signature: [UInt8], of message: [UInt8], by key: [UInt8]) -> Bool {
      switch self {
      case .sha256(let isRSA):
        return Self.isValid(signature, of: SHA256.hash(data: message), by: key, isRSA: isRSA)
      case .sha384(let isRSA):
        return Self.isValid(signature, of: SHA384.hash(data: message), by: key, isRSA: isRSA)
      case .sha512(let isRSA):
        return Self.isValid(signature, of: SHA512.hash(data: message), by: key, isRSA: isRSA)
      }
    }

    private static func isValid(
      _ signature: [UInt8], of digest: some Digest, by key: [UInt8], isRSA: Bool
    ) -> Bool {
      if isRSA {
        guard let key = try? _RSA.Signing.PublicKey(derRepresentation: key) else { return false }
        return key.isValidSignature(
          _RSA.Signing.RSASignature(rawRepresentation: signature), for: digest,
          padding: .insecurePKCS1v1_5)
      }
      if let key = try? P256.Signing.PublicKey(derRepresentation: key) {
        return (try? P256.Signing.ECDSASignature(derRepresentation: signature))
          .map { key.isValidSignature($0, for: digest) } ?? false
      }
      if let key = try? P384.Signing.PublicKey(derRepresentation: key) {
        return (try? P384.Signing.ECDSASignature(derRepresentation: signature))
          .map { key.isValidSignature($0, for: digest) } ?? false
      }
      if let key = try? P521.Signing.PublicKey(derRepresentation: key) {
        return (try? P521.Signing.ECDSASignature(derRepresentation: signature))
          .map { key.isValidSignature($0, for: digest) } ?? false
      }
      return false
    }
  }
}
