extension Manifest {
  /// A path that stays in the folder it starts from.
  ///
  /// Parts are divided by `/`. None is empty, `.` or `..`, none is longer than a file name may be,
  /// and none holds a control character, `\` or `:`, so that it means the same on every system, in
  /// an address and in `SHA256SUMS`.
  public struct Path: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path as it is written: `license/1.0/en/index.html`.
    public let text: String

    /// The longest path, in UTF-8 bytes.
    public static let mostBytes = 2_048
    /// The longest part of a path, in UTF-8 bytes, as file systems have it.
    public static let mostBytesOfPart = 255

    /// `nil` for a text that is no such path.
    public init?(_ text: String) {
      guard Path.fault(in: text) == nil else { return nil }
      self.text = text
    }

    /// As ``text``.
    public var description: String { text }

    /// Whether two paths have the same bytes: file systems tell `é` and `e` with an accent apart.
    public static func == (a: Path, b: Path) -> Bool { a.text.hasBytes(of: b.text) }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Whether `a` is before `b`, by bytes.
    public static func < (a: Path, b: Path) -> Bool {
      a.text.precedesInBytes(b.text)
    }

    /// What keeps `text` from being a path, as the end of a sentence; `nil` for a path.
    public static func fault(in text: String) -> String? {
      if text.utf8.count > mostBytes { return "is longer than \(mostBytes) bytes" }
      var text = text
      return text.withUTF8 { faultOfCharacters(in: $0) ?? faultOfParts(in: $0) }
    }

    private static func faultOfCharacters(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
      var before: UInt8 = 0
      for byte in bytes {
        switch byte {
        case 0..<0x20, 0x7F: return "holds a control character"
        // U+0080 to U+009F.
        case 0x80..<0xA0 where before == 0xC2: return "holds a control character"
        case 0x3A: return "holds a ':'"
        case 0x5C: return "holds a '\\'"
        default: before = byte
        }
      }
      return nil
    }

    private static func faultOfParts(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
      let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == slash {
        let count = end - start
        if count == 0 { return bytes.isEmpty ? "is empty" : "has an empty part" }
        if bytes[start] == dot, count == 1 || (count == 2 && bytes[start + 1] == dot) {
          return "has a part that is '.' or '..'"
        }
        if count > mostBytesOfPart {
          return "has a part that is longer than \(mostBytesOfPart) bytes"
        }
        start = end + 1
      }
      return nil
    }
  }
}
