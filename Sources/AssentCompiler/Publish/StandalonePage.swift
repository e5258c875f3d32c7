import AssentLicense
import AssentRender
import AssentTemplates
import Crypto
import Foundation

/// A document as one HTML file that needs no other.
package enum StandalonePage {
  /// - Parameter resolve: gives the address of a picture or link as the page needs it.
  package static func html(
    of document: LegalDocument, resolve: HTMLRenderer.LinkResolver? = nil
  ) -> Rendered {
    let labels = FrameLabels.labels(for: document.language)
    let body = article(of: document, resolve: resolve)
    let title = document.metadata.title ?? labels["other"]
    let style = BuiltInTemplates.style
    let direction = LanguageTag.isRightToLeft(document.language) ? "rtl" : "ltr"
    var out = HTMLText.openPage(
      language: document.language, direction: direction, title: title,
      style: style, policy: policy(style))
    out += "<body>\n<main>\n<article class=\"text\">\n".utf8
    out += body.bytes
    out += "</article>\n</main>\n</body>\n</html>\n".utf8
    return Rendered(bytes: out, words: body.words)
  }

  /// The text of a document, for a page around it.
  static func article(
    of document: LegalDocument, resolve: HTMLRenderer.LinkResolver? = nil
  ) -> Rendered {
    var document = document
    document.breakListedLines()
    let diagrams = DiagramDrawer([.picture]).draw(&document)
    let labels = FrameLabels.labels(for: document.language)
    let frame = HTMLRenderer.PageFrame(
      of: document, diagrams: diagrams, resolve: resolve, labels: labels)
    return HTMLRenderer(frame: frame).render(document.markup)
  }

  /// No script and no form, this style sheet and no other, and pictures from beside the page.
  static func policy(_ style: [UInt8]) -> String {
    let digest = Data(SHA256.hash(data: HTMLText.styleText(style))).base64EncodedString()
    return "default-src 'none'; style-src 'sha256-\(digest)'; img-src 'self' data:; "
      + "base-uri 'none'; form-action 'none'"
  }
}
