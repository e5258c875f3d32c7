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
        guard bytes.count == Self.length, bytes.starts(with: Self.prefix.utf8),
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
      self = Array(bytes).withUnsafeBytes { Digest(sha256: $0) }
    }

    /// - Precondition: `bytes` are the 32 bytes of a SHA-256 digest.
    package init(sha256 bytes: UnsafeRawBufferPointer) {
      precondition(bytes.count == 32, "a SHA-256 digest has 32 bytes")
      func word(_ index: Int) -> UInt64 {
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
      }
      (first, second, third, fourth) = (word(0), word(1), word(2), word(3))
    }

    /// The digest as manifests write it.
    public var description: String {
      String(unsafeUninitializedCapacity: Self.length) { text in
        write(to: text)
        return Self.length
      }
    }

    /// The 64 digits alone.
    public var hexadecimal: String {
      String(unsafeUninitializedCapacity: 64) { digits in
        writeDigits(to: digits, at: 0)
        return 64
      }
    }

    /// Hands out the digest as manifests write it, without making a text of it.
    package func withText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.length) { text in
        write(to: text)
        body(UnsafeBufferPointer(text))
      }
    }

    private func write(to text: UnsafeMutableBufferPointer<UInt8>) {
      var index = 0
      for byte in Self.prefix.utf8 {
        text.initializeElement(at: index, to: byte)
        index += 1
      }
      writeDigits(to: text, at: Self.prefix.utf8.count)
    }

    private func writeDigits(to text: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
      func write(_ word: UInt64, at start: Int) {
        for place in 0..<16 {
          let digit = Hexadecimal.digit(UInt8(truncatingIfNeeded: word >> (60 - 4 * place)) & 0xF)
          text.initializeElement(at: start + place, to: digit)
        }
      }
      write(first, at: start)
      write(second, at: start + 16)
      write(third, at: start + 32)
      write(fourth, at: start + 48)
    }

    /// The value of an `integrity` attribute: `sha256-` and base64 (Subresource Integrity, 3.1).
    public var integrity: String {
      let bytes = [first, second, third, fourth].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
      }
      return "sha256-" + Base64.text(of: bytes)
    }

    private static let prefix = "sha256:"
    private static let length = prefix.utf8.count + 64
  }
}
