/// The words in the picture of a drawing, held against the source that it is made of.
///
/// Its title and description, which stand for it where it is not seen, are sentences of ours and not held.
struct PictureText {
  /// The runs of text, as words of letters and digits.
  private(set) var words: Set<[UInt8]> = []

  /// Reads a picture; `nil`, and nothing moves, where it has an element or attribute that ours do not have.
  static func read(_ cursor: inout ByteCursor) -> PictureText? {
    let start = cursor.index
    var picture = PictureText()
    if picture.read(to: &cursor) { return picture }
    cursor.index = start
    return nil
  }

  /// Has the words of another picture of the same source, too.
  mutating func add(_ other: PictureText) { words.formUnion(other.words) }

  private mutating func read(to cursor: inout ByteCursor) -> Bool {
    guard cursor.take("<svg xmlns=\"http://www.w3.org/2000/svg\"") else { return false }
    guard Self.takeAttributes(&cursor) else { return false }
    while !cursor.isAtEnd {
      if cursor.take("</svg>") { return true }
      if cursor.take("<title id=\"") || cursor.take("<desc id=\"") {
        guard cursor.takeValue(), cursor.take("\">") else { return false }
        _ = cursor.takeText()
        guard cursor.take("</title>") || cursor.take("</desc>") else { return false }
      } else if cursor.byte == UInt8(ascii: "<") {
        guard Self.ends.contains(where: { cursor.take($0) }) || Self.takeElement(&cursor) else {
          return false
        }
      } else {
        guard let text = cursor.takeText() else { return false }
        for word in Self.words(of: text) { words.insert(word) }
      }
    }
    return false
  }

  private static func takeElement(_ cursor: inout ByteCursor) -> Bool {
    elements.contains { cursor.take($0) } && takeAttributes(&cursor)
  }

  /// Passes over attributes up to the end of the tag.
  private static func takeAttributes(_ cursor: inout ByteCursor) -> Bool {
    while !cursor.isAtEnd {
      if cursor.take(">") || cursor.take("/>") { return true }
      guard cursor.take(" ") else { return false }
      let start = cursor.index
      guard attributes.contains(where: { cursor.take($0) }), cursor.take("=\""), cursor.takeValue(),
        cursor.take("\"")
      else {
        cursor.index = start
        return false
      }
    }
    return false
  }

  private static let elements = [
    "<a", "<circle", "<g", "<path", "<rect", "<text", "<tspan",
  ].map { Array($0.utf8) }
  private static let ends = ["</a>", "</g>", "</text>", "</tspan>"].map { Array($0.utf8) }
  /// A longer name before one that it begins with.
  private static let attributes = [
    "aria-describedby", "aria-labelledby", "class", "cx", "cy", "dx", "dy", "d", "fill-opacity",
    "fill-rule", "fill", "font-family", "font-size", "font-style", "font-weight", "height", "href",
    "id", "lengthAdjust",
    "opacity", "rx", "ry", "role", "r", "stroke-dasharray", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin",
    "stroke-width", "stroke", "text-anchor", "text-decoration", "textLength", "transform",
    "viewBox", "width",
    "x", "y",
  ].map { Array($0.utf8) }

  // MARK: Words

  /// Whether each word of the picture stands in the source, alone or as a part of others there.
  func isMade(of source: [UInt8]) -> Bool {
    let known = Set(Self.words(of: source))
    let others = words.subtracting(known)
    guard !others.isEmpty else { return true }
    // What a layout breaks in two is a part of a word; what it joins stands in a row.
    guard others.count <= Self.mostOthers else { return false }
    let row = String(decoding: Self.words(of: source).joined(), as: UTF8.self)
    return others.allSatisfy { row.utf8.contains(String(decoding: $0, as: UTF8.self).utf8) }
  }

  /// Each costs a look through the whole source.
  private static let mostOthers = 1000

  /// Runs of letters and digits; walls and arrows of drawings part them.
  private static func words(of text: [UInt8]) -> [[UInt8]] {
    String(decoding: text, as: UTF8.self).unicodeScalars
      .split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
      .map { Array(String(String.UnicodeScalarView($0)).utf8) }
  }
}
