extension Manifest {
  /// A SHA-256 digest as manifests write it: `sha256:` and 64 hexadecimal digits in lower case.
  ///
  /// A manifest may name a hundred thousand of them, so it is its 32 bytes and no text.
  public struct Digest: Hashable, Sendable, CustomStringConvertible {
    /// Eight bytes each, the first of them highest.
    private let first, second, third, fourth: UInt64

    /// `nil` for text in any other form.
    public init?(_ text: String) {
      var text = text
      let words = text.withUTF8 { bytes -> (UInt64, UInt64, UInt64, UInt64)? in
        guard bytes.count == Self.prefix.utf8.count + 64, bytes.starts(with: Self.prefix.utf8),
          let first = Self.word(0, of: bytes), let second = Self.word(1, of: bytes),
          let third = Self.word(2, of: bytes), let fourth = Self.word(3, of: bytes)
        else { return nil }
        return (first, second, third, fourth)
      }
      guard let words else { return nil }
      (first, second, third, fourth) = words
    }

    /// The sixteen digits of one of the four words of a text.
    private static func word(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> UInt64? {
      let start = prefix.utf8.count + 16 * index
      var word: UInt64 = 0
      for digit in text[start..<start + 16] {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): word = word << 4 | UInt64(digit - 0x30)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): word = word << 4 | UInt64(digit - 0x61 + 10)
        default: return nil
        }
      }
      return word
    }

    /// - Precondition: `bytes` are the 32 bytes of a SHA-256 digest.
    public init(sha256 bytes: some Sequence<UInt8>) {
      var (words, count) = ((UInt64(0), UInt64(0), UInt64(0), UInt64(0)), 0)
      for byte in bytes {
        switch count / 8 {
        case 0: words.0 = words.0 << 8 | UInt64(byte)
        case 1: words.1 = words.1 << 8 | UInt64(byte)
        case 2: words.2 = words.2 << 8 | UInt64(byte)
        default: words.3 = words.3 << 8 | UInt64(byte)
        }
        count += 1
      }
      precondition(count == 32, "a SHA-256 digest has 32 bytes")
      (first, second, third, fourth) = words
    }

    /// The digest as manifests write it.
    public var description: String { Self.prefix + hexadecimal }

    /// The 64 digits alone.
    public var hexadecimal: String {
      String(unsafeUninitializedCapacity: 64) { digits in
        for (index, word) in [first, second, third, fourth].enumerated() {
          for place in 0..<16 {
            let digit = Hexadecimal.digit(UInt8(word >> (60 - 4 * place) & 0xF))
            digits.initializeElement(at: 16 * index + place, to: digit)
          }
        }
        return 64
      }
    }

    /// The value of an `integrity` attribute: `sha256-` and base64 (Subresource Integrity, 3.1).
    public var integrity: String {
      let bytes = [first, second, third, fourth].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
      }
      return "sha256-" + Base64.text(of: bytes)
    }

    private static let prefix = "sha256:"
  }
}
