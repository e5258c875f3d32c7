import AssentMarkup

/// How many characters of each script a text has, but for Latin.
struct ScriptCounts {
  private(set) var vietnamese = 0
  private var greek = 0
  private var cyrillic = 0
  /// Letters of Cyrillic that not all of its languages have.
  private var (ukrainian, serbian, hardSigns, yery) = (0, 0, 0, 0)
  private var hebrew = 0
  private var arabic = 0
  /// Letters of Arabic script that Persian and Urdu have, and those that Urdu alone has.
  private var (persian, urdu) = (0, 0)
  private var hindi = 0
  private var thai = 0
  private var kana = 0
  private var chinese = 0
  private var korean = 0

  /// Whether no text was added.
  private(set) var isEmpty = true

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    isEmpty = false
    var index = 0
    while index < text.count {
      let (scalar, count) = Scalars.scalar(in: text, at: index, end: text.count)
      index += count
      switch scalar {
      case 0x1EA0...0x1EF9: vietnamese += 2
      case 0x370...0x3FF: greek += 1
      case 0x456, 0x457, 0x454: (cyrillic, ukrainian) = (cyrillic + 1, ukrainian + 1)
      case 0x458, 0x452, 0x45B: (cyrillic, serbian) = (cyrillic + 1, serbian + 1)
      case 0x44A: (cyrillic, hardSigns) = (cyrillic + 1, hardSigns + 1)
      case 0x44B: (cyrillic, yery) = (cyrillic + 1, yery + 1)
      case 0x400...0x4FF: cyrillic += 1
      case 0x590...0x5FF: hebrew += 1
      case 0x67E, 0x686, 0x698, 0x6AF: (arabic, persian) = (arabic + 1, persian + 1)
      case 0x679, 0x688, 0x691, 0x6BA, 0x6BE, 0x6D2: (arabic, urdu) = (arabic + 1, urdu + 1)
      case 0x600...0x6FF: arabic += 1
      case 0x900...0x97F: hindi += 1
      case 0xE00...0xE7F: thai += 1
      case 0x3040...0x30FF: kana += 1
      case 0x4E00...0x9FFF: chinese += 1
      case 0xAC00...0xD7A3: korean += 1
      default: break
      }
    }
  }

  /// The points of each script, by a language that is written in it; one Chinese character says as much as three letters.
  var points: [(language: String, points: Int)] {
    // Japanese is written with Chinese characters as well.
    let isJapanese = 10 * kana > chinese
    return [
      ("ar", arabic), ("el", greek), ("he", hebrew), ("hi", hindi), ("ko", 3 * korean),
      ("ja", 3 * (isJapanese ? kana + chinese : kana)), ("ru", cyrillic), ("th", thai),
      ("zh", isJapanese ? 0 : 3 * chinese),
    ]
  }

  /// Which language of a script it is.
  ///
  /// - Parameter script: one of those in ``points``.
  func language(of script: String) -> String {
    switch script {
    case "ar": 25 * urdu > arabic ? "ur" : 100 * persian > arabic ? "fa" : "ar"
    case "ru" where 50 * ukrainian > cyrillic: "uk"
    case "ru" where 50 * serbian > cyrillic: "sr"
    case "ru" where 100 * hardSigns > cyrillic && yery == 0: "bg"
    default: script
    }
  }
}
