/// The fonts in a PDF file whose objects are not compressed.
package enum PDFFonts {
  /// `Noto-Serif 2.015`, each once and sorted; without a number where the font has none that can be
  /// read.
  package static func names(in file: [UInt8]) -> [String] {
    var names: Set<String> = []
    for place in ByteSearch.places(of: "/FontName /", in: file) {
      let name = file[place.upperBound...].prefix(128)
        .prefix { $0 > 0x20 && $0 < 0x7F && !"/<>[]()".utf8.contains($0) }
      // `ABCDEF+` stands before the name of a part of a font.
      let plus = name.firstIndex(of: UInt8(ascii: "+"))
      let family = String(decoding: plus.map { name[($0 + 1)...] } ?? name, as: UTF8.self)
      let version = fontFile(after: place.upperBound, in: file).flatMap(revision)
      names.insert(version.map { "\(family) \($0)" } ?? family)
    }
    return names.sorted()
  }

  /// The bytes of the font that the descriptor around a place refers to.
  private static func fontFile(after place: Int, in file: [UInt8]) -> ArraySlice<UInt8>? {
    guard let end = ByteSearch.first("endobj", in: file, from: place),
      let key = ByteSearch.first("/FontFile", in: file, from: place),
      key.upperBound < end.lowerBound
    else { return nil }
    // `/FontFile2 12 0 R`
    let digits = file[(key.upperBound + 1)...].prefix(16).drop { $0 == 0x20 }
      .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let number = String(decoding: digits, as: UTF8.self)
    guard !number.isEmpty, let object = ByteSearch.first("\n\(number) 0 obj", in: file),
      let stream = ByteSearch.first("stream", in: file, from: object.upperBound)
    else { return nil }
    return file[stream.upperBound...].drop { $0 == 0x0D }.dropFirst()
  }

  /// The field `fontRevision` of the table `head` (OpenType 1.9), a fixed-point number.
  private static func revision(_ font: ArraySlice<UInt8>) -> String? {
    let start = font.startIndex
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= font.count else { return nil }
      return font[(start + offset)..<(start + offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let kind = number(0, 4), kind == 0x0001_0000 || kind == 0x4F54_544F,
      let count = number(4, 2)
    else { return nil }
    for table in 0..<min(count, 64) {
      // Tag, sum, offset and length.
      guard let tag = number(12 + 16 * table, 4), tag == 0x6865_6164,
        let offset = number(12 + 16 * table + 8, 4), let value = number(offset + 4, 4)
      else { continue }
      let thousandths = ((value & 0xFFFF) * 1_000 + 0x8000) >> 16
      let digits = String(thousandths % 1_000)
      let whole = value >> 16 + thousandths / 1_000
      return "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return nil
  }
}
