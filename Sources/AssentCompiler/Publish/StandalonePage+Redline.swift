import AssentLicense
import AssentRedline
import AssentRender
import AssentTemplates

extension StandalonePage {
  /// A redline as one HTML file that needs no other.
  ///
  /// - Parameters:
  ///   - labels: the words around the text, whose language is that of the page.
  ///   - diagrams: those that differ between the two texts.
  package static func html(
    of redline: Redline, labels: RedlineLabels, diagrams: [DiagramDifference] = []
  ) -> [UInt8] {
    let style = BuiltInTemplates.style
    let isRightToLeft = LanguageTag.isRightToLeft(labels.language)
    let direction = isRightToLeft ? "rtl" : "ltr"
    let isolated = [redline.from.name, redline.to.name].map {
      isRightToLeft ? "\u{2066}\($0)\u{2069}" : $0
    }
    let title = labels.text("title", isolated[0], isolated[1])
    var out = HTMLText.openPage(
      language: labels.language, direction: direction, title: title, style: style,
      policy: policy(style))
    out += "<body>\n<main>\n<article class=\"text redline\">\n".utf8
    // Names of files keep their order of signs in any language, and whatever theirs is.
    let names = [redline.from.name, redline.to.name].map {
      "<bdi dir=\"ltr\">\(String(decoding: HTMLText.escaped($0), as: UTF8.self))</bdi>"
    }
    out += "<h1>\(labels.text("title", names[0], names[1]))</h1>\n".utf8
    out += RedlineHTML(labels: labels, diagrams: diagrams).body(of: redline)
    out += "</article>\n</main>\n</body>\n</html>\n".utf8
    return out
  }
}
