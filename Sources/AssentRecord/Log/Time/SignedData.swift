/// Content with the certificates and the signature of whoever vouches for it (RFC 5652, section 5).
struct SignedData {
  /// Tagged `[0]` in place of a set.
  let certificates: [Certificate]
  private let info: ArraySlice<UInt8>
  private let signer: SignerInfo

  /// `nil` for any other form than one content with one signer.
  init?(_ fields: DERReader) {
    var fields = fields
    guard fields.next(DERReader.integer) != nil, fields.next(DERReader.set) != nil,
      var content = fields.inner(),
      content.next(DERReader.identifier)?.elementsEqual(ObjectIdentifier.timestampInfo) == true,
      var explicit = content.inner(DERReader.context0), let info = explicit.next(DERReader.octets)
    else { return nil }
    self.info = info
    var certificates: [Certificate] = []
    if fields.nextTag == DERReader.context0, var list = fields.inner(DERReader.context0) {
      while let element = list.next(), certificates.count < 20 {
        if let certificate = Certificate(element) { certificates.append(certificate) }
      }
    }
    self.certificates = certificates
    // Lists of revoked certificates.
    if fields.nextTag == DERReader.context0 + 1 { _ = fields.next() }
    guard var signers = fields.inner(DERReader.set), let first = signers.inner(), signers.isAtEnd,
      let signer = SignerInfo(first)
    else { return nil }
    self.signer = signer
  }

  func content() -> (info: ArraySlice<UInt8>, signer: SignerInfo) {
    (info, signer)
  }
}

/// What is needed of a certificate: who it is of, and its key (RFC 5280, section 4.1).
struct Certificate {
  /// All of it, DER.
  let whole: ArraySlice<UInt8>
  /// The name of its issuer, and its number: the bytes of both elements.
  let issuer: ArraySlice<UInt8>
  let serial: ArraySlice<UInt8>
  /// Whom it is made out to, as people read it.
  let subject: String
  /// The key with its algorithm, DER.
  let key: ArraySlice<UInt8>
  /// The value of the extension that names the key; empty where there is none.
  let keyIdentifier: ArraySlice<UInt8>

  init?(_ element: DERReader.Element) {
    guard element.tag == DERReader.sequence else { return nil }
    var outer = DERReader(element.content)
    guard var fields = outer.inner() else { return nil }
    if fields.nextTag == DERReader.context0 { _ = fields.next() }
    guard let serial = fields.next(DERReader.integer), fields.next(DERReader.sequence) != nil,
      let issuer = fields.next(), fields.next(DERReader.sequence) != nil,
      let subject = fields.next(),
      let key = fields.next(), key.tag == DERReader.sequence
    else { return nil }
    whole = element.whole
    self.serial = serial
    self.issuer = issuer.whole
    self.subject = DistinguishedName.text(of: subject.content)
    self.key = key.whole
    var identifier: ArraySlice<UInt8> = []
    while let field = fields.next() {
      // Extensions stand in `[3]`.
      guard field.tag == DERReader.context0 + 3 else { continue }
      var explicit = DERReader(field.content)
      guard var list = explicit.inner() else { break }
      while var parts = list.inner() {
        guard parts.next(DERReader.identifier)?.elementsEqual([0x55, 0x1D, 0x0E]) == true,
          let value = parts.next(DERReader.octets)
        else { continue }
        var inner = DERReader(value)
        identifier = inner.next(DERReader.octets) ?? []
      }
    }
    keyIdentifier = identifier
  }
}
