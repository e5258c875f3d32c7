import AssentManifest

/// Words by which a day is one of a former text: `the previous version was effective from …`.
struct FormerWords {
  private let stems: [[UInt8]]

  init(language: String) {
    let isFilipino = ["tl", "fil"].contains(LanguageTag.language(of: language))
    stems = Self.stems + (isFilipino ? Self.filipino : [])
  }

  /// Whether the words of a range have one: `date of effect [of the previous version]: …`.
  func say(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let folded = FoldedText(bytes, range).bytes
    let words = folded.split(separator: 0x20)
    let isJoined = folded.contains { $0 >= 0xE0 }
    return words.contains { word in stems.contains { word.starts(with: $0) } }
      // `prior to` is about a time.
      || zip(words, words.dropFirst()).contains {
        $0.elementsEqual("prior".utf8) && !$1.elementsEqual("to".utf8)
      }
      || isJoined && Self.joined.contains { folded.firstOffsets(of: $0, in: folded.indices) != nil }
  }

  /// Whether the sentence that goes on to `end` is about a former text, by one of its first words: `we replace the
  /// previous version` is about this one.
  func open(_ bytes: [UInt8], _ range: Range<Int>, to end: Int) -> Bool {
    let start = CompanyName.sentenceStart(before: end, in: bytes, from: range.lowerBound)
    var words = 0
    var close = start
    while close < end, close - start < 60 {
      if isASCIISpace(bytes[close]), close > start, !isASCIISpace(bytes[close - 1]) { words += 1 }
      if words == 3 { break }
      close += 1
    }
    return say(bytes, start..<close)
  }

  /// Words by which a sentence tells of what is no more, or until when it is: `was effective from`.
  static let pasts = WordSet(
    """
    was were war waren galt galten était étaient era eran erano eram gold golden był była było były obowiązywał \
    obowiązywała obowiązywały byl byla bylo byly oli olivat volt voltak erau asti saakka
    """)

  private static let stems: [[UInt8]] = list(
    """
    previous former superseded vorherig früher bisherig vorig précéden ancienne anterior preceden vorige eerdere \
    poprzedn předchoz predchádz предыдущ прежн попередн önceki föregående tidigare foregående tidligere forrige edellis \
    aiemm előző korábbi sebelumnya προηγουμεν पिछल पूर्व पुरान السابق הקודמ
    """)
  private static let filipino: [[UInt8]] = list("dating dati nakaraan naunang")
  /// Of scripts without spaces.
  private static let joined: [[UInt8]] = list(
    """
    ก่อนหน้า ฉบับก่อน เดิม เก่า 旧版 舊版 旧規約 改定前 改正前 以前 此前 上一版 이전 구버전 \
    종전
    """)

  private static func list(_ text: TableText) -> [[UInt8]] { text.words }
}
