/// How text looks on a terminal: attributes and a hyperlink, written as escape sequences.
struct TextStyle: Hashable {
  struct Attributes: OptionSet, Hashable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1 << 0)
    static let dim = Attributes(rawValue: 1 << 1)
    static let italic = Attributes(rawValue: 1 << 2)
    static let struck = Attributes(rawValue: 1 << 3)
    static let underlined = Attributes(rawValue: 1 << 4)
    static let red = Attributes(rawValue: 1 << 5)
    static let green = Attributes(rawValue: 1 << 6)

    /// Every attribute with its number in ECMA-48, SGR.
    static let codes: [(Attributes, StaticString)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underlined, "4"), (.struck, "9"), (.red, "31"),
      (.green, "32"),
    ]
  }

  static let plain = TextStyle(attributes: [], link: -1)

  var attributes: Attributes
  /// Number of the link's target, or -1.
  var link: Int

  /// Writes what turns plain text into text of this style.
  func open(to out: inout ByteBuffer, targets: [[UInt8]]) {
    if attributes != [] {
      out.write([0x1B, UInt8(ascii: "[")])
      var isFirst = true
      for (attribute, code) in Attributes.codes where attributes.contains(attribute) {
        if !isFirst { out.append(UInt8(ascii: ";")) }
        out.write(code)
        isFirst = false
      }
      out.append(UInt8(ascii: "m"))
    }
    if link >= 0 {
      out.write("\u{1B}]8;;")
      out.write(targets[link])
      out.write("\u{1B}\\")
    }
  }

  /// Writes what turns text of this style into plain text.
  func close(to out: inout ByteBuffer) {
    if link >= 0 { out.write("\u{1B}]8;;\u{1B}\\") }
    if attributes != [] { out.write("\u{1B}[0m") }
  }
}
