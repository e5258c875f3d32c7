import AssentRecord

/// Where two texts begin to differ, white space left out, with some words of each from there on.
struct WordDifference {
  /// In quotes, or that there is nothing more.
  let found: String
  let expected: String

  /// How many words are named.
  private static let mostWords = 5

  /// `nil` where the words are the same.
  init?(between found: String, and expected: String) {
    let one = TextDigest.bareWords(of: found)
    let other = TextDigest.bareWords(of: expected)
    guard one != other else { return nil }
    let place = zip(one, other).prefix { $0 == $1 }.count
    self.found = Self.words(of: found, at: place)
    self.expected = Self.words(of: expected, at: place)
  }

  /// Words from the one on in which a byte of the bare text stands.
  private static func words(of text: String, at place: Int) -> String {
    var count = 0
    let words = text.split(whereSeparator: \.isWhitespace).drop { word in
      count += TextDigest.bareWords(of: String(word)).count
      return count <= place
    }
    guard !words.isEmpty else { return "nothing more" }
    return "'\(words.prefix(mostWords).joined(separator: " ").prefix(80))'"
  }

  /// What a page of other templates says in place of a text; `nil` where the text stands in it as a whole.
  static func finding(in page: [UInt8], of text: String, title: String) -> String? {
    guard case .text(let words, _) = PageText.read(page, title: title) else { return nil }
    let found = TextDigest.bareWords(of: String(decoding: words, as: UTF8.self))
    let expected = TextDigest.bareWords(of: text)
    let most = longestStart(of: expected, in: found)
    guard most < expected.count else { return nil }
    return "the text of its digest does not stand in it as a whole: it is not there from "
      + "\(Self.words(of: text, at: most)) on"
  }

  /// How many of the first bytes stand somewhere in a text, in a row; in linear time (Knuth, Morris, Pratt).
  private static func longestStart(of words: [UInt8], in text: [UInt8]) -> Int {
    guard !words.isEmpty else { return 0 }
    var borders = [0]
    borders.reserveCapacity(words.count)
    var length = 0
    for index in words.indices.dropFirst() {
      while length > 0, words[index] != words[length] { length = borders[length - 1] }
      if words[index] == words[length] { length += 1 }
      borders.append(length)
    }
    var most = 0
    length = 0
    for byte in text {
      while length > 0, byte != words[length] { length = borders[length - 1] }
      if byte == words[length] { length += 1 }
      most = max(most, length)
      if length == words.count { return length }
    }
    return most
  }
}
