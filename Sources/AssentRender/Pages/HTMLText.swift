/// Single elements of HTML with text in them.
package enum HTMLText {
  /// Text with `"`, `&`, `<` and `>` as character references.
  package static func escaped(_ text: String) -> [UInt8] {
    var out = ByteBuffer()
    out.writeEscapedHTML(text)
    return out.bytes
  }

  /// `<name>text</name>` and a newline, the text escaped.
  package static func element(_ name: StaticString, _ text: String) -> [UInt8] {
    var out = ByteBuffer()
    out.append(UInt8(ascii: "<"))
    out.write(name)
    out.append(UInt8(ascii: ">"))
    out.writeEscapedHTML(text)
    out.write("</")
    out.write(name)
    out.write(">\n")
    return out.bytes
  }

  /// A command in a box that keys can scroll; a reader of the screen calls the box `label`.
  package static func command(_ command: String, label: String) -> [UInt8] {
    var out = ByteBuffer()
    out.write("<pre dir=\"ltr\" tabindex=\"0\" role=\"group\" aria-label=\"")
    out.writeEscapedHTML(label)
    out.write("\"><code>")
    out.writeEscapedHTML(command)
    out.write("</code></pre>\n")
    return out.bytes
  }
}

extension HTMLText {
  /// The text of the `<style>` element that ``openPage(language:direction:title:style:policy:)``
  /// writes, for its digest.
  package static func styleText(_ style: [UInt8]) -> [UInt8] { "\n".utf8 + style }

  /// A page up to the end of its head, with the style sheet in it.
  ///
  /// - Parameter policy: what the page may load and run (Content Security Policy 3).
  package static func openPage(
    language: String, direction: String, title: String, style: [UInt8], policy: String
  ) -> [UInt8] {
    var out = ByteBuffer()
    out.write("<!DOCTYPE html>\n<html lang=\"")
    out.writeEscapedHTML(language)
    out.write("\" dir=\"")
    out.writeEscapedHTML(direction)
    out.write("\">\n<head>\n<meta charset=\"utf-8\">\n")
    out.write("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    out.writeEscapedHTML(policy)
    out.write("\">\n")
    out.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    out.writeEscapedHTML(title)
    out.write("</title>\n<style>")
    out.write(styleText(style))
    out.write("</style>\n</head>\n")
    return out.bytes
  }
}
