// Which law governs a text in Japanese, which writes no spaces between words.
extension GoverningLaw {
  /// The laws that a sentence names for the text without a condition: `本規約は日本法に準拠します`.
  static func japanese(in sentence: String) -> [String] {
    guard sentence.contains("準拠"), japaneseTexts.contains(where: sentence.contains),
      !japaneseConditions.contains(where: sentence.contains)
    else { return [] }
    return japaneseLaws.filter { law in law.names.contains { sentence.contains($0) } }.map(\.law)
  }

  private static let japaneseTexts = [
    "本規約", "本契約", "本約款", "本条件", "本ポリシー", "本ライセンス", "本利用規約", "本同意書",
  ]
  /// What says for whom, or when, a law governs, or that it does not.
  private static let japaneseConditions = [
    "場合", "消費者", "居住", "ない", "除", "または", "又は", "もしくは", "若しくは", "個人情報",
  ]
  private static let japaneseLaws: [(law: String, names: [String])] = [
    ("JP", ["日本法", "日本国法", "日本の法", "日本国の法"]),
    ("US-CA", ["カリフォルニア州法", "カリフォルニア州の法"]),
    ("US-DE", ["デラウェア州法", "デラウェア州の法"]),
    ("US-NY", ["ニューヨーク州法", "ニューヨーク州の法"]),
    ("GB-E", ["英国法", "イングランド法", "英国の法"]),
    ("DE", ["ドイツ法", "ドイツの法"]), ("FR", ["フランス法", "フランスの法"]),
    ("SG", ["シンガポール法", "シンガポールの法"]), ("HK", ["香港法", "香港の法"]),
    ("KR", ["韓国法", "大韓民国法", "韓国の法"]), ("CN", ["中国法", "中華人民共和国法", "中国の法"]),
    ("CH", ["スイス法", "スイスの法"]), ("NL", ["オランダ法", "オランダの法"]),
  ]
}
