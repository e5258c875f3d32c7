/// Reads numbers that a text writes out: `thirty`, `vierundzwanzig`, `quatre-vingt-dix`, `三十`.
///
/// Other than ``NumberWords``, which excuses a number that another text has in digits, it reads all of
/// a number, so that it may be held against the digits beside it.
struct SpelledNumber {
  /// The values that the words may stand for: that of all of them first, then those of their endings.
  let values: [Int]
  /// How many words of the list were read.
  let wordCount: Int

  /// The number that a list of words ends with, in lower case; `nil` where the last is no number.
  init?(endOf words: [Substring], language: String) {
    guard let table = SpelledNumberTable.of(language) else { return nil }
    var parts: [Int] = []
    var count = 0
    var pending = 0
    for word in words.reversed() {
      if let found = table.parts(of: word) {
        parts = found + parts
        count += 1 + pending
        pending = 0
      } else if count > 0, pending == 0, table.links.contains(word) {
        pending = 1
      } else {
        break
      }
    }
    guard count > 0 else { return nil }
    wordCount = count
    values = parts.indices.map { Self.value(of: parts[$0...], language) }
  }

  /// The number in the characters of Chinese, Japanese or Korean that a text ends with.
  init?(endOfHan text: Substring) {
    let digits = text.reversed().prefix { Self.han[$0] != nil }.reversed()
    guard !digits.isEmpty else { return nil }
    wordCount = 1
    values = [Self.hanValue(Array(digits))]
  }

  /// How many characters of numbers a text ends with.
  static func hanCount(endOf text: Substring) -> Int {
    text.reversed().prefix { han[$0] != nil }.count
  }

  private static func value(of parts: ArraySlice<Int>, _ language: String) -> Int {
    var total = 0
    var current = 0
    var last = 0
    for part in parts {
      switch part {
      case 1_000...:
        total += max(current, 1) * part
        current = 0
      case 100: current = max(current, 1) * 100
      // quatre-vingt
      case 20 where last == 4 && language == "fr": current += 76
      // tiga puluh, kolmekymmentä
      case SpelledNumberTable.tenfold:
        current += max(last, 1) * 9 + (last == 0 ? 1 : 0)
      case SpelledNumberTable.ten: current += 10
      default: current += part
      }
      last = part
    }
    return total + current
  }

  private static let han: [Character: Int] = [
    "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8,
    "九": 9, "十": 10, "百": 100, "千": 1000, "万": 10_000, "萬": 10_000, "億": 100_000_000,
    "壹": 1, "贰": 2, "貳": 2, "叁": 3, "參": 3, "肆": 4, "伍": 5, "陆": 6, "陸": 6, "柒": 7, "捌": 8,
    "玖": 9, "拾": 10, "佰": 100, "仟": 1000,
    "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9, "십": 10, "백": 100,
    "천": 1000, "만": 10_000,
  ]

  private static func hanValue(_ digits: [Character]) -> Int {
    // Digits alone are written as with us: 二〇.
    let values = digits.compactMap { han[$0] }
    if values.count > 1, values.allSatisfy({ $0 < 10 }), values.count < 10 {
      return values.reduce(0) { $0 * 10 + $1 }
    }
    var (total, section, digit) = (0, 0, 0)
    for value in values.prefix(16) {
      switch value {
      case 10_000...:
        total += max(section + digit, 1) * value
        (section, digit) = (0, 0)
      case 10...:
        section += max(digit, 1) * value
        digit = 0
      default: digit = value
      }
    }
    return total + section + digit
  }
}
