import AssentManifest
import AssentRender

/// The tags that stand in the text of a page, as the writer of HTML writes them.
enum PageTags {
  /// A tag in parts, between which stand values.
  struct Tag: Sendable {
    enum Part: Sendable {
      case letters([UInt8])
      /// The value of an attribute.
      case value
      /// The same value as the one before.
      case again
      case digits
      /// One of the words of a page, in any language.
      case label(String)
    }

    let parts: [Part]
    /// Whether it parts what stands before it from what follows.
    let isBlock: Bool

    /// - Parameter pattern: the tag; `%` stands for a value, `@` for the same once more, `$` for digits,
    ///   `{name}` for a label.
    init(_ pattern: String, isBlock: Bool = false) {
      self.isBlock = isBlock
      var parts: [Part] = []
      var letters: [UInt8] = []
      var rest = Array(pattern.utf8)[...]
      func close() {
        if !letters.isEmpty { parts.append(.letters(letters)) }
        letters = []
      }
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "%"):
          close()
          parts.append(.value)
        case UInt8(ascii: "@"):
          close()
          parts.append(.again)
        case UInt8(ascii: "$"):
          close()
          parts.append(.digits)
        case UInt8(ascii: "{"):
          close()
          let name = rest.prefix { $0 != UInt8(ascii: "}") }
          parts.append(.label(String(decoding: name, as: UTF8.self)))
          rest = rest.dropFirst(name.count + 1)
        default: letters.append(byte)
        }
      }
      close()
      self.parts = parts
    }
  }

  /// The tag at a place, which is passed over.
  static func tag(at cursor: inout ByteCursor) -> Tag? {
    let name = cursor.bytes[cursor.index...].dropFirst().prefix { $0 | 0x20 >= 0x61 || isDigit($0) }
    return table[Array(name)]?.first { cursor.take($0) }
  }

  /// By name; a tag that ends an element has an empty name before its slash.
  private static let table: [[UInt8]: [Tag]] = {
    var table: [[UInt8]: [Tag]] = [:]
    for tag in blocks.map({ Tag($0, isBlock: true) }) + inlines.map({ Tag($0) }) {
      guard case .letters(let letters)? = tag.parts.first else { continue }
      let name = letters.dropFirst().prefix { $0 | 0x20 >= 0x61 || isDigit($0) }
      table[Array(name), default: []].append(tag)
    }
    return table
  }()

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let blocks: [String] = flow + tasks + cells + headings

  private static let flow = [
    "<blockquote>", "</blockquote>", "<ul>", "</ul>", "<ol>", "<ol start=\"$\">", "</ol>", "<li>",
    "<li id=\"%\">", "</li>", "<hr>", "<div class=\"headline\">", "</div>", "<p>", "<p id=\"%\">",
    "</p>", "<div class=\"table\" role=\"group\" tabindex=\"0\" aria-label=\"{table}\">", "<table>",
    "</table>", "<thead>", "</thead>", "<tbody>", "</tbody>", "<tr>", "</tr>", "</th>", "</td>",
    "<pre tabindex=\"0\" role=\"group\" aria-label=\"{code}\">",
    "<pre tabindex=\"0\" role=\"group\" aria-label=\"{diagram}\">", "</pre>",
    "<figure class=\"diagram\">", "</figure>", "<section class=\"footnotes\" data-footnotes>",
    "</section>",
  ]

  private static let tasks: [String] = ["<li", "<li id=\"%\""].flatMap {
    (item: String) -> [String] in
    let box = item + " class=\"task\"><input type=\"checkbox\""
    return [
      box + " disabled aria-label=\"☐\"> ", box + " checked disabled aria-label=\"☑\"> ",
    ]
  }

  private static let cells: [String] = ["th", "td"].flatMap { (cell: String) -> [String] in
    ["<\(cell)>"] + ["start", "center", "end"].map { "<\(cell) class=\"\($0)\">" }
  }

  private static let headings: [String] = (1...6).flatMap { (level: Int) -> [String] in
    ["<h\(level)>", "<h\(level) id=\"%\">", "</h\(level)>"]
  }

  private static let inlines = [
    "<span id=\"%\">", "</span>", "<br>", "<code>", "<code class=\"language-%\">", "</code>",
    "<em>", "</em>",
    "<strong>", "</strong>", "<del>", "</del>", "<a href=\"%\">", "<a href=\"%\" title=\"%\">",
    "</a>",
    // Without words it is told by its address, and by nothing else.
    "<a href=\"%\" aria-label=\"@\"></a>", "<a href=\"%\" aria-label=\"@\" title=\"%\"></a>",
  ]

  // MARK: What is no word of the text

  /// Numbers of footnotes, the ways back from them, and links to clauses.
  static let additions = [
    "<sup class=\"footnote-ref\"><a href=\"#fn-%\" id=\"fnref-%\" data-footnote-ref>$</a></sup>",
    "<a href=\"#fnref-%\" class=\"footnote-backref\" data-footnote-backref aria-label=\"%\">↩</a>",
    "<a href=\"#fnref-%\" class=\"footnote-backref\" data-footnote-backref aria-label=\"%\">↩"
      + "<sup class=\"footnote-ref\">$</sup></a>",
    "<a class=\"anchor\" href=\"#%\" tabindex=\"-1\" aria-label=\"%\"></a>",
  ].map { Tag($0) }

  /// How the picture of a drawing begins.
  static let pictures = ["", " wide", " small", " broad", " wide broad"].flatMap {
    ["\($0)\"", "\($0) tall\" data-height=\"$\""]
  }.map {
    Tag("<div class=\"picture\($0) tabindex=\"0\" role=\"group\" aria-label=\"{diagram}\">\n")
  }
  /// How the same picture for telephones begins.
  static let narrowPicture = Tag(
    "<div class=\"picture small narrow\" tabindex=\"0\" role=\"group\" "
      + "aria-label=\"{diagram}\" hidden>\n")
  static let scrollHint = Tag("<p class=\"scroll-hint\" aria-hidden=\"true\">{scrollHint}</p>\n")
  /// What stands before the source of a drawing.
  static let sources = ["<code>", "<code class=\"language-%\">"].map {
    Tag(
      "<details>\n<summary>{source}</summary>\n"
        + "<pre tabindex=\"0\" role=\"group\" aria-label=\"{source}\">" + $0)
  }

  /// Whether a text says in which versions a clause changed: `Changed in 1.1 · 1.2`.
  static func isChange(_ text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    return labels("changedIn").contains { label in
      let parts = label.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, text.hasPrefix(parts[0]), text.hasSuffix(parts[1]),
        text.utf8.count >= parts[0].utf8.count + parts[1].utf8.count
      else { return false }
      return text.dropFirst(parts[0].count).dropLast(parts[1].count)
        .split(separator: " · ", omittingEmptySubsequences: false)
        .allSatisfy { $0 == "…" || Manifest.Version(String($0)) != nil }
    }
  }

  /// The words for a name in all languages of pages.
  static func labels(_ name: String) -> Set<String> {
    Set(FrameLabels.languages.map { FrameLabels.labels(for: $0)[name] })
  }

  /// The same as they stand in a page, by name.
  static let escapedLabels: [String: [[UInt8]]] = Dictionary(
    uniqueKeysWithValues: ["table", "code", "diagram", "source", "scrollHint"].map { name in
      // A longer one before one that it begins with.
      (name, labels(name).map(HTMLText.escaped).sorted { $0.count > $1.count })
    })
}

extension ByteCursor {
  /// Passes over a tag, if it stands here.
  mutating func take(_ tag: PageTags.Tag) -> Bool {
    let start = index
    var value: [UInt8] = []
    for part in tag.parts {
      let isThere: Bool
      switch part {
      case .letters(let letters): isThere = take(letters)
      case .value:
        let first = index
        isThere = takeValue()
        value = Array(bytes[first..<index])
      case .again: isThere = take(value)
      case .digits: isThere = takeDigits()
      case .label(let name):
        isThere = PageTags.escapedLabels[name]?.contains { take($0) } ?? false
      }
      guard isThere else {
        index = start
        return false
      }
    }
    return true
  }
}
