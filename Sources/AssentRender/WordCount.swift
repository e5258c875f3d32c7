import AssentLicense

/// How many words a text has, as people count them.
package enum WordCount {
  /// Counts the words of UTF-8 text.
  ///
  /// A word is a run without white space that holds a letter or a digit; of Han, Hiragana and
  /// Katakana each character is one. Box drawing, arrows and punctuation alone are no words.
  package static func count(_ text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { count($0) }
  }

  /// How many words an adult reads in a minute; of Chinese and Japanese, characters.
  ///
  /// As Trauzettel-Klosinski and Dietz measured it in 2012 (doi:10.1167/iovs.11-8284).
  package static func perMinute(language: String) -> Int {
    switch LanguageTag.language(of: language) {
    case "zh": 255
    case "ja": 357
    default: 230
    }
  }

  static func count(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = text.baseAddress else { return 0 }
    var total = 0
    /// Whether the run that is open holds a letter or a digit.
    var isWord = false
    var index = 0
    while index < text.count {
      while index + 8 <= text.count {
        let word = ByteWord.load(base, index)
        guard word & ByteWord.highs == 0 else { break }
        total += endedWords(word, &isWord)
        index += 8
      }
      countBytes(text, from: &index, to: min(index + 8, text.count), &total, &isWord)
    }
    return isWord ? total + 1 : total
  }

  /// The number of words that end in eight bytes of ASCII.
  ///
  /// Runs without white space are runs of ones. A one added anywhere in such a run carries over its
  /// end, and out of the eight bytes where the run goes on.
  @inline(__always)
  private static func endedWords(_ word: UInt64, _ isWord: inout Bool) -> Int {
    let ones = ByteWord.ones
    let highs = ByteWord.highs
    let lower = word | (ones &* 0x20)
    let letters = (lower &+ (ones &* 0x1F)) & ~(lower &+ (ones &* 0x05))
    let digits = (word &+ (ones &* 0x50)) & ~(word &+ (ones &* 0x46))
    let marks = (letters | digits) & highs
    let filled = (word &+ (ones &* 0x5F)) & highs
    let runs = filled | (filled &- filled >> 7)
    let (sum, isOver) = runs.addingReportingOverflow(marks)
    let (total, isOverToo) = sum.addingReportingOverflow(isWord ? 1 : 0)
    isWord = isOver || isOverToo
    return (total & ~runs).nonzeroBitCount
  }

  private static func countBytes(
    _ text: UnsafeBufferPointer<UInt8>, from index: inout Int, to end: Int, _ total: inout Int,
    _ isWord: inout Bool
  ) {
    while index < end {
      let byte = text[index]
      switch byte {
      case 0...0x20:
        if isWord { total += 1 }
        isWord = false
        index += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        isWord = true
        index += 1
      case 0x21..<0x80:
        index += 1
      default:
        let space = WhiteSpace.length(at: index, of: text)
        if space > 0 {
          if isWord { total += 1 }
          isWord = false
          index += space
          continue
        }
        switch byte {
        case 0xE2, 0xC2: break
        case 0xE3...0xE9 where !isPunctuation(index, text):
          if isWord { total += 1 }
          isWord = false
          total += 1
        case 0xEF, 0xE3, 0xF0...: break
        default: isWord = true
        }
        index += byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      }
    }
  }

  /// Whether the character is one of the marks of U+3000 to U+303F.
  private static func isPunctuation(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text[index] == 0xE3 && index + 1 < text.count && text[index + 1] == 0x80
  }
}
