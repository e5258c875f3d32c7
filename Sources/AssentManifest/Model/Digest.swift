extension Manifest {
  /// A SHA-256 digest as manifests write it: `sha256:` and 64 hexadecimal digits in lower case.
  public struct Digest: Hashable, Sendable, CustomStringConvertible {
    /// The digest as manifests write it.
    public let description: String

    /// `nil` for text in any other form.
    public init?(_ text: String) {
      guard text.utf8.starts(with: Self.prefix.utf8) else { return nil }
      let digits = text.utf8.dropFirst(Self.prefix.utf8.count)
      guard digits.count == 64,
        digits.allSatisfy({ Hexadecimal.value($0) != nil && !(0x41...0x46).contains($0) })
      else { return nil }
      description = text
    }

    /// - Precondition: `bytes` are the 32 bytes of a SHA-256 digest.
    public init(sha256 bytes: some Sequence<UInt8>) {
      var digits = Array(Self.prefix.utf8)
      for byte in bytes {
        digits.append(Hexadecimal.digit(byte >> 4))
        digits.append(Hexadecimal.digit(byte & 0xF))
      }
      precondition(digits.count == Self.prefix.utf8.count + 64, "a SHA-256 digest has 32 bytes")
      description = String(decoding: digits, as: UTF8.self)
    }

    /// The value of an `integrity` attribute: `sha256-` and base64 (Subresource Integrity, 3.1).
    public var integrity: String {
      let digits = hexadecimal.utf8.map { Hexadecimal.value($0) ?? 0 }
      let bytes = stride(from: 0, to: digits.count - 1, by: 2).map {
        digits[$0] << 4 | digits[$0 + 1]
      }
      return "sha256-" + Base64.text(of: bytes)
    }

    /// The 64 digits alone.
    public var hexadecimal: Substring { description.dropFirst(Self.prefix.count) }

    private static let prefix = "sha256:"
  }
}
