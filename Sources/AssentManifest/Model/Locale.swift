extension Manifest {
  /// A language tag (BCP 47), which names a text of a release: `en`, `pt-BR`, `zh-Hant`.
  ///
  /// Parts of 1 to 8 letters and digits of ASCII with `-` between them, at most 63 characters; the
  /// first part has letters alone (RFC 5646, section 2.1).
  public struct Locale: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The tag as it is written.
    public let text: String

    /// `nil` for a text that is no such tag.
    public init?(_ text: String) {
      let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard text.utf8.count <= 63, let first = parts.first, first.allSatisfy(Self.isLetter),
        parts.allSatisfy({
          (1...8).contains($0.count) && $0.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
        })
      else { return nil }
      self.text = text
    }

    /// As ``text``.
    public var description: String { text }

    /// Whether `a` is before `b`, as keys of canonical JSON are.
    public static func < (a: Locale, b: Locale) -> Bool {
      KeyOrder.compare(a.text, b.text) < 0
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
