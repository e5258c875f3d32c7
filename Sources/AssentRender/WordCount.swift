/// How many words a text has, as people count them.
package enum WordCount {
  /// Counts the words of UTF-8 text.
  ///
  /// A word is a run without white space that holds a letter or a digit; of Han, Hiragana and
  /// Katakana each character is one. Box drawing, arrows and punctuation alone are no words.
  package static func count(_ text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { count($0) }
  }

  static func count(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var total = 0
    var isWord = false
    var index = 0
    while index < text.count {
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
    return isWord ? total + 1 : total
  }

  /// Whether the character is one of the marks of U+3000 to U+303F.
  private static func isPunctuation(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text[index] == 0xE3 && index + 1 < text.count && text[index + 1] == 0x80
  }
}
