import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRender
import Foundation

extension StandalonePage {
  /// A document as a page for ``PDF/make(_:)``.
  ///
  /// - Parameter folder: in which its pictures are looked for, and below it.
  package static func pdfPage(of document: LegalDocument, picturesIn folder: String) -> PDF.Page {
    let html = html(of: document, resolve: pictures(in: folder)).bytes
    return PDF.Page(
      html: html, words: comparedWords(of: document),
      comparison: PDF.Comparison(for: document),
      day: document.metadata.updatedDates.first?.value
        ?? document.metadata.publishedDates.first?.value
        ?? document.metadata.effectiveDates.first?.value)
  }

  /// The words that a PDF file has to hold: all but the sources of diagrams, which are drawn.
  static func comparedWords(of document: LegalDocument) -> [UInt8] {
    var words = document.markup.words
    var start = 0
    for diagram in document.diagrams {
      let node = document.markup.nodes[diagram.node]
      guard case .codeBlock = node.kind else { continue }
      var source = WordSink()
      source.append(document.markup.text[node.literal.range])
      guard let place = ByteSearch.first(source.finish(), in: words, from: start) else { continue }
      words.removeSubrange(place)
      start = place.lowerBound
    }
    return words
  }

  /// Puts pictures that lie beside a document into its page.
  private static func pictures(in folder: String) -> HTMLRenderer.LinkResolver {
    pictures(in: "") { folder.isEmpty ? $0 : folder + "/" + $0 }
  }

  /// Puts pictures into a page.
  ///
  /// - Parameters:
  ///   - folder: that of the document, from which its links lead.
  ///   - file: where the file of a path is read; `nil` for one that is not there.
  static func pictures(
    in folder: String, file: @escaping @Sendable (String) -> String?
  ) -> HTMLRenderer.LinkResolver {
    { destination in
      guard DocumentLink.mayBegin(destination),
        let link = DocumentLink(String(decoding: destination, as: UTF8.self), in: folder),
        let type = MediaType.image(of: link.path), let path = file(link.path),
        let bytes = try? FileSystem.read(path, limit: mostBytesOfPicture)
      else { return nil }
      return "data:\(type);base64," + Data(bytes).base64EncodedString()
    }
  }

  /// The largest picture that is put into a page.
  private static let mostBytesOfPicture = 16 << 20
}
