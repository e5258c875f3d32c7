/// The words of a name in code that joins two or more: `accepted`, `license`, `version`.
struct IdentifierParts: Hashable {
  /// In lower case.
  let words: [String]
  /// The name without what joins its words, in lower case.
  var key: String { words.joined() }

  /// `nil` for a name of one word, and for one in capitals, which is a constant's.
  init?(_ name: String) {
    let words = Self.words(of: name)
    guard words.count > 1, name.contains(where: \.isLowercase) else { return nil }
    self.words = words
  }

  /// The words of a name, in lower case.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in name {
      let isStart =
        character == "_"
        || character.isUppercase && previous.map { $0.isLowercase || $0.isNumber } ?? false
      if isStart, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if character != "_" { word.append(character) }
      previous = character
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }

  /// Whether one name is the other with a slip in one of its longer words.
  func isSlip(of other: IdentifierParts) -> Bool {
    guard words.count > 2, words.count == other.words.count else { return false }
    let different = zip(words, other.words).filter { $0 != $1 }
    guard different.count == 1, let (one, two) = different.first else { return false }
    return Self.isSlip(Array(one.utf8), Array(two.utf8))
  }

  /// Whether two words of six letters or more differ in one letter, or in the order of two, and not at
  /// the end, where grammar has its endings.
  static func isSlip(_ one: [UInt8], _ two: [UInt8]) -> Bool {
    let (short, long) = one.count <= two.count ? (one, two) : (two, one)
    guard short.count >= 6, long.count - short.count <= 1,
      (one + two).allSatisfy({ (0x61...0x7A).contains($0) })
    else { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    let end = zip(short.reversed(), long.reversed()).prefix { $0 == $1 }.count
    guard end > 0, start > 0 else { return false }
    if long.count > short.count { return start + end >= short.count }
    if start + end == short.count - 1 { return true }
    return start + end == short.count - 2 && short[start] == long[start + 1]
      && short[start + 1] == long[start]
  }
}
