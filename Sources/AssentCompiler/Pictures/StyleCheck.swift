/// Looks in CSS for what loads something.
///
/// It does not read CSS: it takes every name before `(` for a function and every name after `@` for a
/// rule, in comments and strings as well, and lets pass those on its lists. So nothing depends on
/// where a browser sees a comment or a string end. An escape could spell any name, so there is none.
struct StyleCheck {
  struct Fault: Hashable {
    /// As the end of a sentence about the picture.
    var message: String
    /// Where in the text, in bytes.
    var offset: Int
    var help: String
  }

  private static let functions = list(
    """
    rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark gray calc min max clamp abs
    sign round mod rem sin cos tan pow sqrt hypot log exp var env matrix matrix3d translate
    translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex
    rotatey rotatez rotate3d skew skewx skewy perspective cubic-bezier steps linear ease path
    polygon circle ellipse inset rect ray xywh shape blur brightness contrast drop-shadow grayscale
    hue-rotate invert opacity saturate sepia linear-gradient radial-gradient conic-gradient
    repeating-linear-gradient repeating-radial-gradient counter counters local format tech not is
    where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir and or only selector
    supports fit-content minmax repeat
    """)

  private static let rules = list(
    "media keyframes -webkit-keyframes font-face supports layer container property")

  /// The first fault of a text, or `nil` where it only draws.
  static func fault(in text: [UInt8]) -> Fault? {
    var index = 0
    var nameStart = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if isName(byte) { continue }
      let name = lowercased(text[nameStart..<index - 1])
      nameStart = index
      switch byte {
      case UInt8(ascii: "\\"):
        return Fault(
          message: "has an escape ('\\') in its style", offset: index - 1,
          help: "write the character itself")
      case UInt8(ascii: "(") where name == "url":
        guard let end = endOfSafeAddress(text, index) else {
          return Fault(
            message: "loads '\(excerpt(text, index))' in its style", offset: index - 4,
            help: "embed it as data:image/png;base64,… or remove it")
        }
        index = end
        nameStart = end
      case UInt8(ascii: "(") where !name.isEmpty && !functions.contains(name):
        return Fault(
          message: "has the function '\(name)' in its style", offset: index - 1 - name.utf8.count,
          help: "use a color, a number or 'url(#…)'")
      case UInt8(ascii: "@"):
        var end = index
        while end < text.count, isName(text[end]) { end += 1 }
        let rule = lowercased(text[index..<end])
        guard rules.contains(rule) else {
          return Fault(
            message: "has the rule '@\(rule)' in its style", offset: index - 1, help: "remove it")
        }
        index = end
        nameStart = end
      default: break
      }
    }
    return nil
  }

  /// The offset after the `)` of an address that loads nothing: `#name`, or data of a safe type.
  private static func endOfSafeAddress(_ text: [UInt8], _ start: Int) -> Int? {
    var index = start
    func skipSpace() {
      while index < text.count, XMLCharacters.isSpace(text[index]) { index += 1 }
    }
    skipSpace()
    var quote: UInt8?
    if index < text.count, text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'") {
      quote = text[index]
      index += 1
    }
    let from = index
    while index < text.count, text[index] != quote, text[index] != UInt8(ascii: ")"),
      !XMLCharacters.isSpace(text[index])
    {
      index += 1
    }
    guard SVGAddress.isInPicture(text[from..<index]) || SVGAddress.isFont(text[from..<index]) else {
      return nil
    }
    if let quote {
      guard index < text.count, text[index] == quote else { return nil }
      index += 1
    }
    skipSpace()
    guard index < text.count, text[index] == UInt8(ascii: ")") else { return nil }
    return index + 1
  }

  /// Whether a byte may stand in a name of CSS; those outside of ASCII all may.
  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || XMLCharacters.isNameStart(byte)
      || byte &- UInt8(ascii: "0") < 10
  }

  private static func lowercased(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func excerpt(_ text: [UInt8], _ start: Int) -> String {
    let end = text[start...].firstIndex(of: UInt8(ascii: ")")) ?? text.count
    let whole = String(decoding: text[start..<end], as: UTF8.self).unicodeScalars
    let shown = String(String.UnicodeScalarView(whole.prefix(60)))
    return whole.count > 60 ? shown + "…" : shown
  }

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
