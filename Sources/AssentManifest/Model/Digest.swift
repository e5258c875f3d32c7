extension Manifest {
  /// A SHA-256 digest as manifests write it: `sha256:` and 64 hexadecimal digits in lower case.
  public struct Digest: Hashable, Sendable, CustomStringConvertible {
    /// The digest as manifests write it.
    public let description: String

    /// `nil` for text in any other form.
    public init?(_ text: String) {
      var text = text
      guard text.withUTF8({ Self.isDigest($0) }) else { return nil }
      description = text
    }

    private static func isDigest(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      guard bytes.count == prefix.utf8.count + 64 else { return false }
      guard bytes.starts(with: prefix.utf8) else { return false }
      for index in prefix.utf8.count..<bytes.count {
        let byte = bytes[index]
        guard byte >= 0x30, byte <= 0x39 || byte >= 0x61, byte <= 0x66 else { return false }
      }
      return true
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
