import AssentManifest
import AssentRecord

/// The words of a text, read back from the page that was made of it.
///
/// In the article of a page stands what the writer of HTML writes, and nothing else: each tag has to be one of
/// ``PageTags``, letter for letter, so that nothing can be hidden by a class, an attribute or an element that a
/// browser passes over. What the writer adds to the words (numbers of footnotes, in which versions a clause
/// changed, what is said of a picture) is left out only where it says what the writer says.
struct PageText {
  /// What a page says.
  enum Reading: Hashable, Sendable {
    /// - Parameter frame: whether all that stands around the article is what our templates put there.
    case text([UInt8], frame: Frame)
    /// Something in the article that is not written there, and its line.
    case strange(String, line: Int)
    /// An element of a page with our style sheet in which nobody sees the text, and its line.
    case hidden(String, line: Int)
  }

  enum Frame: Hashable, Sendable {
    case ours
    /// The article is ours, and the page around it is of the publisher's own templates.
    case own
    /// There is no article such as our templates have; the words are those of the whole page.
    case none
  }

  /// How the element begins in which our templates put a text.
  static let mark = Array(
    "<article class=\"text\" id=\"assent-text\" tabindex=\"-1\">".utf8)
  static let end = Array("</article>".utf8)

  private var cursor: ByteCursor
  /// The words, with a space where a block begins.
  private var words: [UInt8] = []
  /// The title that stands before a text which has none itself, as words.
  private let title: [UInt8]

  private init(_ page: [UInt8], title: String) {
    cursor = ByteCursor(page)
    self.title = NormalizationFormC.normalized(Array(title.utf8))
    words.reserveCapacity(page.count / 2)
  }

  /// Reads a page.
  ///
  /// - Parameter title: of the text, which stands before it where it has no heading of its own.
  static func read(_ page: [UInt8], title: String) -> Reading {
    var reader = PageText(page, title: title)
    guard reader.cursor.skip(to: mark) else {
      if let place = PageFrame.hiding(page[...], isUpToText: false) {
        return reader.hidden(at: place)
      }
      return .text(reader.looseWords(), frame: .none)
    }
    let start = reader.cursor.index
    reader.cursor.index += mark.count
    if let place = reader.readArticle() {
      return .strange(
        reader.cursor.excerpt(at: place), line: reader.cursor.line(of: place))
    }
    let rest = reader.cursor.index
    let isOurs = PageFrame.isOurs(before: page[..<start], after: page[rest...])
    if !isOurs, let place = PageFrame.hiding(page[..<start], isUpToText: true) {
      return reader.hidden(at: place)
    }
    return .text(reader.words, frame: isOurs ? .ours : .own)
  }

  private func hidden(at place: Int) -> Reading {
    .hidden(cursor.excerpt(at: place), line: cursor.line(of: place))
  }

  // MARK: The article

  /// Reads to the end of the article; the place of what does not belong there.
  private mutating func readArticle() -> Int? {
    _ = cursor.take("\n")
    skipTitle()
    while !cursor.isAtEnd {
      let place = cursor.index
      switch cursor.byte {
      case UInt8(ascii: "<"):
        if cursor.take(Self.end) { return nil }
        guard takeAddition() || takeTag() else { return place }
      case UInt8(ascii: "&"):
        guard let byte = cursor.takeReference() else { return place }
        words.append(byte)
      case UInt8(ascii: ">"), UInt8(ascii: "\""): return place
      default:
        words.append(cursor.byte)
        cursor.index += 1
      }
    }
    return cursor.index
  }

  private mutating func skipTitle() {
    let start = cursor.index
    // A page has the title as it is written, a manifest in form C.
    guard cursor.take("<h1>"), let text = cursor.takeText(), cursor.take("</h1>"),
      NormalizationFormC.normalized(text) == title
    else {
      cursor.index = start
      return
    }
  }

  /// Passes over what is no word of the text.
  private mutating func takeAddition() -> Bool {
    for addition in PageTags.additions where cursor.take(addition) { return true }
    return takeChange() || takePicture()
  }

  /// Passes over the versions in which a clause changed: `Changed in 1.1 · 1.2`.
  private mutating func takeChange() -> Bool {
    let start = cursor.index
    guard cursor.take("<p class=\"changed\"><a href=\""), cursor.takeValue(), cursor.take("\">")
    else {
      cursor.index = start
      return false
    }
    var said: [UInt8] = []
    while true {
      if cursor.take("<bdi dir=\"ltr\">") || cursor.take("</bdi>") { continue }
      guard let text = cursor.takeText() else { break }
      said += text
    }
    guard cursor.take("</a></p>"), PageTags.isChange(said) else {
      cursor.index = start
      return false
    }
    return true
  }

  /// Passes over the picture of a drawing, and takes the source that it is made of.
  private mutating func takePicture() -> Bool {
    let start = cursor.index
    guard PageTags.pictures.contains(where: { cursor.take($0) }),
      var picture = PictureText.read(&cursor), cursor.take("\n</div>\n")
    else {
      cursor.index = start
      return false
    }
    if cursor.take(PageTags.narrowPicture) {
      guard let narrow = PictureText.read(&cursor), cursor.take("\n</div>\n") else {
        cursor.index = start
        return false
      }
      picture.add(narrow)
    }
    _ = cursor.take(PageTags.scrollHint)
    guard PageTags.sources.contains(where: { cursor.take($0) }), let source = cursor.takeText(),
      cursor.take("</code></pre>\n</details>\n</figure>"), picture.isMade(of: source)
    else {
      cursor.index = start
      return false
    }
    words.append(0x20)
    words += source
    return true
  }

  /// Takes one of the tags of a text; `true` where there is one.
  private mutating func takeTag() -> Bool {
    let start = cursor.index
    if cursor.take("<img src=\""), cursor.takeValue(), cursor.take("\" alt=\"") {
      let alternative = cursor.index
      guard cursor.takeValue() else { return false }
      var words = ByteCursor(Array(cursor.bytes[alternative..<cursor.index]))
      if cursor.take("\" title=\""), !cursor.takeValue() { return false }
      self.words += words.takeText() ?? []
      return cursor.take("\">") && words.isAtEnd
    }
    cursor.index = start
    guard let tag = PageTags.tag(at: &cursor) else { return false }
    if tag.isBlock { words.append(0x20) }
    return true
  }

  // MARK: A page of other templates

  /// The words of a whole page, the additions left out as far as they are known.
  private mutating func looseWords() -> [UInt8] {
    cursor.index = 0
    while !cursor.isAtEnd {
      switch cursor.byte {
      case UInt8(ascii: "<"):
        if takeAddition() || takeTag() { continue }
        cursor.skipElementOrTag()
      case UInt8(ascii: "&"):
        if let byte = cursor.takeReference() {
          words.append(byte)
        } else {
          cursor.index += 1
        }
      default:
        words.append(cursor.byte)
        cursor.index += 1
      }
    }
    return words
  }
}
