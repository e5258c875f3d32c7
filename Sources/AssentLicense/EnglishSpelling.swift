/// The two ways in which English is spelled, as one: `harbour` and `harbor`, `organise` and `organize`.
package enum EnglishSpelling {
  /// A word in lower case in one of its spellings, so that words which differ in that alone are equal.
  package static func canonical(_ word: String) -> String {
    guard word.utf8.count > 4 else { return word }
    var text = Array(word.utf8)
    for (from, to) in spellings { replace(from, with: to, in: &text) }
    for (from, to) in endings where text.suffix(from.count).elementsEqual(from) {
      text.replaceSubrange((text.count - from.count)..., with: to)
      break
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func replace(_ from: [UInt8], with to: [UInt8], in text: inout [UInt8]) {
    var index = 0
    while index + from.count <= text.count {
      guard text[index] == from[0], text[index...].starts(with: from) else {
        index += 1
        continue
      }
      text.replaceSubrange(index..<index + from.count, with: to)
      index += to.count
    }
  }

  private typealias Spelling = (from: [UInt8], to: [UInt8])

  private static func bytes(_ pairs: [(String, String)]) -> [Spelling] {
    pairs.map { (Array($0.0.utf8), Array($0.1.utf8)) }
  }

  private static let spellings = bytes(
    [
      ("isation", "ization"), ("ising", "izing"), ("judgement", "judgment"),
      ("licence", "license"), ("defence", "defense"), ("offence", "offense"),
      ("pretence", "pretense"), ("programme", "program"), ("fulfill", "fulfil"),
      ("enroll", "enrol"), ("instalment", "installment"), ("acknowledgement", "acknowledgment"),
      ("catalogue", "catalog"), ("dialogue", "dialog"), ("cheque", "check"), ("ß", "ss"),
    ]
      + [
        "col", "fav", "hon", "lab", "neighb", "behavi", "harb", "endeav", "hum", "rum", "vap",
        "flav", "od", "rig", "vig", "arm", "parl", "demean",
      ].map { ($0 + "our", $0 + "or") }
      + [
        "cancel", "travel", "label", "model", "signal", "total", "level", "counsel", "channel",
        "fuel", "dial", "equal", "initial", "marshal",
      ].map { ($0 + "l", $0) })
  private static let endings = bytes([
    ("ise", "ize"), ("ised", "ized"), ("ises", "izes"), ("iser", "izer"), ("yse", "yze"),
    ("ysed", "yzed"), ("centre", "center"), ("theatre", "theater"), ("litre", "liter"),
    ("whilst", "while"), ("amongst", "among"), ("towards", "toward"),
  ])
}
