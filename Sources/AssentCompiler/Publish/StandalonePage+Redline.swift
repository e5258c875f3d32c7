import AssentLicense
import AssentRedline
import AssentRender
import AssentTemplates

extension StandalonePage {
  /// A redline as one HTML file that needs no other.
  ///
  /// - Parameter labels: the words around the text, whose language is that of the page.
  package static func html(of redline: Redline, labels: RedlineLabels) -> [UInt8] {
    let title = labels.text("title", redline.from.name, redline.to.name)
    let style = BuiltInTemplates.assets["assent.css"] ?? []
    let direction = LanguageTag.isRightToLeft(labels.language) ? "rtl" : "ltr"
    var out = HTMLText.openPage(
      language: labels.language, direction: direction, title: title, style: style,
      policy: policy(style))
    out += "<body>\n<main>\n<article class=\"text\">\n".utf8
    out += HTMLText.element("h1", title)
    out += RedlineHTML(labels: labels).body(of: redline)
    out += "</article>\n</main>\n</body>\n</html>\n".utf8
    return out
  }
}
