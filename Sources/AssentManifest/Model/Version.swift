extension Manifest {
  /// The version of an agreement, in a form that can be part of a path and of an address: `1.0.2`.
  ///
  /// Letters and digits of ASCII, `.`, `-`, `+` and `_`, at most 64 of them, with a letter or digit
  /// at both ends and no two points in a row.
  public struct Version: Hashable, Sendable, CustomStringConvertible {
    /// The version as it is written.
    public let text: String

    /// The longest version, in characters.
    public static let mostCharacters = 64

    /// `nil` for a text that is no such version.
    public init?(_ text: String) {
      let bytes = text.utf8
      guard let first = bytes.first, let last = bytes.last, bytes.count <= Self.mostCharacters,
        Self.isLetterOrDigit(first), Self.isLetterOrDigit(last)
      else { return nil }
      var before: UInt8 = 0
      for byte in bytes {
        guard Self.isLetterOrDigit(byte) || ".-+_".utf8.contains(byte),
          !(byte == UInt8(ascii: ".") && before == byte)
        else { return nil }
        before = byte
      }
      self.text = text
    }

    /// As ``text``.
    public var description: String { text }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}
