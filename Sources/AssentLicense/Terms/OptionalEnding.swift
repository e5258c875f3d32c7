/// An ending in brackets or behind a sign, with and without which a name is used: `Offering(s)`, `Nutzer(innen)`,
/// `Nutzer:innen`.
enum OptionalEnding {
  /// A name without such endings.
  static func removed(from name: ArraySlice<UInt8>) -> [UInt8] {
    guard name.contains(where: { signs.contains($0) }) else { return Array(name) }
    var result: [UInt8] = []
    var index = name.startIndex
    while index < name.endIndex {
      if let last = result.last, isLetter(last), let end = end(in: name, at: index) {
        index = end
      } else {
        result.append(name[index])
        index += 1
      }
    }
    return result
  }

  private static let signs = Set("(:*/_".utf8)
  /// The letters of the longest that stands in brackets: `(innen)`.
  private static let longest = 6
  /// What stands behind signs without brackets.
  private static let feminine = ["innen", "in"]

  /// Where an ending ends that begins right behind a letter.
  private static func end(in name: ArraySlice<UInt8>, at start: Int) -> Int? {
    guard signs.contains(name[start]) else { return nil }
    var rest = name[(start + 1)...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let letters = rest.prefix { isLetter($0) }
    guard !letters.isEmpty else { return nil }
    let next = letters.endIndex < name.endIndex ? name[letters.endIndex] : 0x20
    if name[start] == UInt8(ascii: "(") {
      return letters.count <= longest && next == UInt8(ascii: ")") ? letters.endIndex + 1 : nil
    }
    let isFeminine = feminine.contains { letters.elementsEqual($0.utf8) }
    return isFeminine && !isLetter(next) ? letters.endIndex : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }
}
