import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRender

/// Makes PDF of a page that needs no other file, by WeasyPrint, and compares the words.
///
/// The engine gets the page on standard input and may open nothing but what the page itself holds
/// (`data:`): no file and no network. The same page, engine and fonts give the same bytes; so the
/// file names both.
package enum PDF {
  /// What is to become PDF.
  package struct Page: Sendable {
    /// A whole HTML page, with style sheet and pictures in it.
    package var html: [UInt8]
    /// The words that have to be in the file, without white space; empty where none are compared.
    package var words: [UInt8]
    package var comparison: Comparison
    /// The day that the file states as its own; no clock is asked.
    package var day: Manifest.Day?

    package init(
      html: [UInt8], words: [UInt8], comparison: Comparison, day: Manifest.Day?
    ) {
      self.html = html
      self.words = words
      self.comparison = comparison
      self.day = day
    }
  }

  /// How the words of a file are held against those of the text.
  package enum Comparison: Hashable, Sendable {
    /// Every character, in the order of the text.
    case inOrder
    /// Every character as often as in the text: what runs from right to left is read in another order.
    case characters
    /// Every letter and digit as often: a diagram is drawn, and its lines are no characters.
    case letters

    package init(for document: LegalDocument) {
      if !document.diagrams.isEmpty {
        self = .letters
      } else {
        self = LanguageTag.isRightToLeft(document.language) ? .characters : .inOrder
      }
    }
  }

  package struct Made: Sendable {
    package var bytes: [UInt8]
    /// `WeasyPrint 70.0`.
    package var engine: String
    /// Whether the words of the file were compared; they are where `pdftotext` is installed.
    package var isCompared: Bool
  }

  /// - Throws: ``InputError`` where the engine is missing or fails, where the page asks for another
  ///   file, or where words are missing in what was made.
  package static func make(_ page: Page) throws(InputError) -> Made {
    if let name = foreignPicture(in: page.html) {
      throw .unreadable(
        path: name, reason: "the picture is not beside the document, so the PDF would lack it")
    }
    let engine = try PDFEngine.installed()
    // Which fonts are used, and of which versions, is known once a file is made.
    let draft = try engine.file(of: prepared(page, engine: engine.name), isCompressed: false)
    let fonts = PDFFonts.names(in: draft)
    let bytes = try engine.file(
      of: prepared(page, engine: engine.name, fonts: fonts), isCompressed: true)
    let isCompared = try PDFWords.check(bytes, page)
    return Made(bytes: bytes, engine: engine.name, isCompared: isCompared)
  }

  /// The address of the first picture that is not in the page.
  private static func foreignPicture(in html: [UInt8]) -> String? {
    for place in ByteSearch.places(of: "<img src=\"", in: html) {
      let address = html[place.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
      if !address.starts(with: "data:".utf8) { return String(decoding: address, as: UTF8.self) }
    }
    return nil
  }

  /// The page with what the engine has to know: facts for the file, and the colors of pictures,
  /// because it does not look for them in the style sheet of the page.
  private static func prepared(_ page: Page, engine: String, fonts: [String] = []) -> [UInt8] {
    var head: [UInt8] = []
    func meta(_ name: String, _ value: String) {
      head += "<meta name=\"\(name)\" content=\"".utf8 + HTMLText.escaped(value) + "\">\n".utf8
    }
    if let day = page.day {
      meta("dcterms.created", day.description)
      meta("dcterms.modified", day.description)
    }
    meta("engine", engine)
    if !fonts.isEmpty { meta("fonts", fonts.joined(separator: "; ")) }
    var html = page.html
    if let end = ByteSearch.first("</head>", in: html) {
      html.insert(contentsOf: head, at: end.lowerBound)
    }
    // A window has a width, a sheet of paper is told otherwise; it would become a fact of the file.
    let viewport = "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    if let place = ByteSearch.first(viewport, in: html) { html.removeSubrange(place) }
    return marked(styled(html))
  }

  /// Gives each picture of the page its colors.
  private static func styled(_ html: [UInt8]) -> [UInt8] {
    let body = ByteSearch.first("<body", in: html)?.lowerBound ?? 0
    var out: [UInt8] = []
    var start = 0
    for place in ByteSearch.places(of: "<svg ", in: html) where place.lowerBound > body {
      guard let end = html[place.upperBound...].firstIndex(of: UInt8(ascii: ">")) else { break }
      out += html[start...end]
      out += pictureStyle.utf8
      start = end + 1
    }
    return out + html[start...]
  }

  /// Marks links that show their own address, which is not printed twice; a browser's script does so.
  private static func marked(_ html: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var start = 0
    for place in ByteSearch.places(of: "<a href=\"http", in: html) {
      let address = html[(place.upperBound - 4)...].prefix { $0 != UInt8(ascii: "\"") }
      let rest = html[address.endIndex...].dropFirst()
      guard rest.first == UInt8(ascii: ">"),
        rest.dropFirst().prefix(address.count + 4).elementsEqual(address + Array("</a>".utf8))
      else { continue }
      out += html[start..<address.endIndex] + "\" class=\"bare".utf8
      start = address.endIndex
    }
    return out + html[start...]
  }

  /// What `assent.css` says of pictures, with the colors of its print style.
  private static let pictureStyle =
    "<style>.dn{fill:#fff;stroke:#444}.de{fill:none;stroke:#444}.dh{fill:#444}.dt,.dl{fill:#1d1f21}"
    + ".dg{fill:#444;stroke:#444}text{font-family:sans-serif}.tl-version{font-weight:700}"
    + ".tl-version,.tl-text{font-size:12px;fill:#1d1f21}.tl-tick{font-size:10px;fill:#444}"
    + ".tl-grid{fill:none;stroke:#999;stroke-width:.7}"
    + ".tl-now{fill:none;stroke:#175a80;stroke-width:1.2;stroke-dasharray:3 3}"
    + ".tl-in-force{fill:#333}.tl-upcoming{fill:#fff;stroke:#333;stroke-dasharray:2.5 2}"
    + ".tl-grace{fill:#777}.tl-mark{fill:none;stroke:#000;stroke-width:2.2}</style>"
}
