/// The two ways in which English is spelled, as one: `harbour` and `harbor`, `organise` and `organize`.
package enum EnglishSpelling {
  /// A word in lower case in one of its spellings, so that words which differ in that alone are equal.
  package static func canonical(_ word: String) -> String {
    guard word.utf8.count > 4 else { return word }
    var text = word
    for (from, to) in spellings { text = text.replacing(from, with: to) }
    for (from, to) in endings where text.hasSuffix(from) {
      return String(text.dropLast(from.count)) + to
    }
    return text
  }

  private static let spellings =
    [
      ("isation", "ization"), ("ising", "izing"), ("judgement", "judgment"),
      ("licence", "license"), ("defence", "defense"), ("offence", "offense"),
      ("pretence", "pretense"), ("programme", "program"), ("fulfill", "fulfil"),
      ("enroll", "enrol"), ("instalment", "installment"), ("acknowledgement", "acknowledgment"),
      ("catalogue", "catalog"), ("dialogue", "dialog"), ("cheque", "check"), ("ß", "ss"),
    ]
    + [
      "col", "fav", "hon", "lab", "neighb", "behavi", "harb", "endeav", "hum", "rum", "vap", "flav",
      "od", "rig", "vig", "arm", "parl", "demean",
    ].map { ($0 + "our", $0 + "or") }
    + [
      "cancel", "travel", "label", "model", "signal", "total", "level", "counsel", "channel",
      "fuel",
      "dial", "equal", "initial", "marshal",
    ].map { ($0 + "l", $0) }
  private static let endings = [
    ("ise", "ize"), ("ised", "ized"), ("ises", "izes"), ("iser", "izer"), ("yse", "yze"),
    ("ysed", "yzed"), ("centre", "center"), ("theatre", "theater"), ("litre", "liter"),
    ("whilst", "while"), ("amongst", "among"), ("towards", "toward"),
  ]
}
