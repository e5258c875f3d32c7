/// Single elements of HTML with text in them.
package enum HTMLText {
  /// `<name>text</name>` and a newline, the text escaped.
  package static func element(_ name: StaticString, _ text: String) -> [UInt8] {
    var out: [UInt8] = []
    out.append(UInt8(ascii: "<"))
    out.write(name)
    out.append(UInt8(ascii: ">"))
    out.writeEscapedHTML(text)
    out.write("</")
    out.write(name)
    out.write(">\n")
    return out
  }
}
