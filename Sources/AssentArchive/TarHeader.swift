import AssentManifest

/// The 512 bytes before a file in a tape archive (POSIX.1-2017, pax, "ustar Interchange Format").
struct TarHeader {
  static let blockSize = 512

  /// Where the fields stand.
  enum Field {
    static let name = 0..<100
    static let mode = 100..<108
    static let size = 124..<136
    static let modified = 136..<148
    static let checksum = 148..<156
    static let kind = 156
    static let link = 157..<257
    static let mark = 257..<265
    static let prefix = 345..<500
  }

  static let mark = Array("ustar\0".utf8) + Array("00".utf8)

  /// The header of a regular file, or of the pax header before one (`x`).
  static func bytes(
    name: [UInt8], prefix: [UInt8] = [], size: Int, day: Manifest.Day, kind: Character
  ) -> [UInt8] {
    var out = [UInt8](repeating: 0, count: blockSize)
    func put(_ bytes: some Collection<UInt8>, at place: Int) {
      out.replaceSubrange(place..<place + bytes.count, with: bytes)
    }
    put(name, at: Field.name.lowerBound)
    put(octal(0o644, digits: 7), at: 100)
    put(octal(0, digits: 7), at: 108)
    put(octal(0, digits: 7), at: 116)
    put(octal(size, digits: 11), at: Field.size.lowerBound)
    put(octal(max(0, day.daysSinceEpoch * 86_400), digits: 11), at: Field.modified.lowerBound)
    put([UInt8](repeating: UInt8(ascii: " "), count: 8), at: Field.checksum.lowerBound)
    put(kind.utf8, at: Field.kind)
    put(mark, at: Field.mark.lowerBound)
    put(octal(0, digits: 7), at: 329)
    put(octal(0, digits: 7), at: 337)
    put(prefix, at: Field.prefix.lowerBound)
    put(octal(sum(of: out[...]), digits: 6) + [0], at: Field.checksum.lowerBound)
    return out
  }

  /// How a path is divided between name and prefix; `nil` where it is too long for both.
  static func divided(_ path: String) -> (prefix: [UInt8], name: [UInt8])? {
    let bytes = Array(path.utf8)
    guard bytes.count > Field.name.count else { return ([], bytes) }
    for slash in bytes.indices
    where bytes[slash] == UInt8(ascii: "/") && bytes.count - slash - 1 <= Field.name.count {
      guard slash <= Field.prefix.count else { return nil }
      let name = Array(bytes[(slash + 1)...])
      return name.isEmpty ? nil : (Array(bytes[..<slash]), name)
    }
    return nil
  }

  /// What stands in place of a path that is too long: the end of it, for programs that know no pax
  /// headers.
  static func shortened(_ path: String) -> [UInt8] {
    var bytes = Array(path.utf8.suffix(Field.name.count))[...]
    while let first = bytes.first, first & 0xC0 == 0x80 || first == UInt8(ascii: "/") {
      bytes = bytes.dropFirst()
    }
    return Array(bytes)
  }

  /// The sum of the bytes of a header whose own field for it is blank.
  static func sum(of header: ArraySlice<UInt8>) -> Int {
    header.reduce(0) { $0 + Int($1) }
  }

  private static func octal(_ number: Int, digits: Int) -> [UInt8] {
    let text = Array(String(number, radix: 8).utf8)
    return [UInt8](repeating: UInt8(ascii: "0"), count: max(0, digits - text.count)) + text + [0]
  }
}
