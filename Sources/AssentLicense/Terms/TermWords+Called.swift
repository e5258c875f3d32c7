extension TermWords {
  /// Whether what begins here says how something is called, and defines nothing: `「オーク」という名称のサービス`.
  static func isCalled(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var rest = bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 60)]
    while let mark = marks.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(mark.count)
    }
    guard rest.starts(with: saying) else { return false }
    rest = rest.dropFirst(saying.count)
    return nouns.contains { rest.starts(with: $0) }
  }

  private static let saying = Array("という".utf8)
  private static let marks = ["）", "」", "』", "】"].map { Array($0.utf8) }
  private static let nouns = [
    "名", "商品", "サービス", "アプリ", "文言", "言葉", "語", "表現", "記載", "表示", "ボタン", "項目", "件名", "タイトル",
    "見出し", "ブランド",
  ].map { Array($0.utf8) }
}
