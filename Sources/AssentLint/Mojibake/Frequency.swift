/// How frequent the characters are that lose a byte when UTF-8 is misread.
enum Frequency {
  /// The characters that documents contain most, each of which has a byte that Windows-1252, 1254
  /// or 1250 leaves undefined; the most frequent of those that can be confused first.
  private static let ranks: [UInt32: Int] = {
    let order =
      "”←\u{FE0F}🔐🔍📝📍📁🔎📞📏📎📐🔝🔁🔏🔞‐┐═║❌❓❗✏✍❤⏏⌘◀●◐☐☝⭐"
      + "🎉🎁🏁🏠🍀🐍🐛🐞😀😊👍👏👤👁💡💬🤝🤖🚀🚨🛡🛠"
    var ranks: [UInt32: Int] = [:]
    for scalar in order.unicodeScalars where ranks[scalar.value] == nil {
      ranks[scalar.value] = ranks.count
    }
    return ranks
  }()

  /// The place in the order of frequency; the same high number for all that are rare.
  static func rank(_ scalar: UInt32) -> Int {
    ranks[scalar] ?? Int.max
  }
}
