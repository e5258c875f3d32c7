import AssentGate
import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRender

/// The texts of one page of a gate, in lines of a screen: why a guardian is asked, what changed, and then
/// each text.
struct PageText: Sendable {
  /// One text of the page.
  struct Part: Sendable {
    /// Its number among the items of the session.
    let item: Int
    /// Where its lines begin: what stands above the text.
    let start: Int
    /// Where the lines of the text itself begin.
    let first: Int
    let text: PlacedText

    /// The line after its last one.
    var end: Int { first + text.lines.count }
  }

  /// A place that is the same in lines of any width.
  struct Place: Hashable, Sendable {
    var part: Int
    /// Lines below the start of the part, where it is above the text.
    var above: Int?
    /// How much of the text was read.
    var read: Int
  }

  let parts: [Part]
  let lines: [[UInt8]]
  let width: Int

  /// - Throws: ``Failure`` where the words that would be shown are not those that were signed.
  init(
    items: [Int], of session: GateSession, width: Int, usesColor: Bool
  ) throws(PageText.Failure) {
    var parts: [Part] = []
    var lines: [[UInt8]] = []
    for index in items {
      let item = session.items[index]
      guard let text = item.text else { continue }
      if !lines.isEmpty { lines += [[], []] }
      let start = lines.count
      if item.state.phase == .awaitingGuardian {
        lines += ScreenText.wrapped(item.sentence, to: width).map { Array($0.utf8) } + [[]]
      }
      let above = item.above.flatMap { ScreenText.wrapped($0, to: width) }
      if !above.isEmpty { lines += above.map { Array($0.utf8) } + [[]] }
      if let changes = item.changes {
        lines += ChangeLines(changes, words: item.words, width: width, usesColor: usesColor).lines
      }
      let placed: PlacedText
      do {
        placed = try Self.place(text, width: width, usesColor: usesColor)
      } catch {
        throw Failure(item: index, refusal: error)
      }
      parts.append(Part(item: index, start: start, first: lines.count, text: placed))
      lines += placed.lines.map(\.bytes)
    }
    self.parts = parts
    self.lines = lines
    self.width = width
  }

  /// Which text cannot be shown, and why.
  struct Failure: Error {
    let item: Int
    let refusal: GateRefusal
  }

  /// Lays a text out, and makes sure that its words are those of the manifest.
  static func place(
    _ text: GateText, width: Int, usesColor: Bool
  ) throws(GateRefusal) -> PlacedText {
    let document: Document
    do {
      document = try DocumentReader.read(text.json)
    } catch {
      throw .unreadable("the document JSON is not of its form: \(error)")
    }
    let options = PlainTextRenderer.Options(width: width, usesColor: usesColor)
    let placed = PlainTextRenderer(options: options).place(document)
    let digest = TextDigest.digest(ofWords: placed.words.words(in: document.text))
    guard digest == text.entry.textDigest else {
      throw .unreadable(
        "the words to be shown have the digest \(digest), and the manifest names "
          + "\(text.entry.textDigest)")
    }
    return placed
  }

  // MARK: Places

  /// The last line that may be the first on the screen.
  func lastTop(height: Int) -> Int { max(0, lines.count - height) }

  /// The place of a line.
  func place(of line: Int) -> Place {
    guard let index = parts.lastIndex(where: { $0.start <= line }) else {
      return Place(part: 0, above: line, read: 0)
    }
    let part = parts[index]
    if line <= part.first { return Place(part: index, above: line - part.start, read: 0) }
    return Place(part: index, above: nil, read: part.text.place(of: line - part.first))
  }

  /// The line of a place.
  func line(of place: Place) -> Int {
    guard parts.indices.contains(place.part) else { return 0 }
    let part = parts[place.part]
    if let above = place.above { return min(part.start + above, part.first) }
    return min(part.first + part.text.line(after: place.read), max(part.first, part.end - 1))
  }

  /// What of a part is on the screen, in words; `nil` for nothing.
  func seen(_ part: Part, top: Int, height: Int) -> (offset: Int, viewport: Int, content: Int)? {
    let first = max(top, part.first)
    let end = min(top + height, part.end)
    guard end > first else { return nil }
    let offset = part.text.place(of: first - part.first)
    return (offset, part.text.place(of: end - part.first) - offset, part.text.size)
  }
}
