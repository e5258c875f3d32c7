import AssentManifest

/// A heading, paragraph, list item, row or block of code of a text, for the screen of an app.
public struct TextPassage: Hashable, Sendable, Identifiable {
  /// How it is set.
  public enum Form: Hashable, Sendable {
    /// The level is from 1, the highest, to 6.
    case heading(level: Int)
    case paragraph
    /// The first paragraph of a list item, with what stands before it: `•`, `2.`.
    case item(marker: String)
    /// A row of a table; its cells are ended by a tab.
    case row(isHeader: Bool)
    /// Its lines stay as they are.
    case code
    case rule
  }

  /// Its place among the passages of its text, from 0.
  public let id: Int
  /// How it is set.
  public let form: Form
  /// How many lists, quotes and footnotes it stands in.
  public let depth: Int
  /// Its words, without marks of Markdown.
  public let text: String

  /// The passages of a document (`document.schema.json`), in reading order.
  ///
  /// No words are left out: a block of a type that is not known is a paragraph.
  public static func passages(of document: JSONValue) -> [TextPassage] {
    var passages: [TextPassage] = []
    add(document["blocks"]?.array ?? [], depth: 0, to: &passages)
    return passages
  }

  /// The reader of JSON bounds how deep blocks nest.
  private static func add(
    _ blocks: [JSONValue], depth: Int, marker: String? = nil, to passages: inout [TextPassage]
  ) {
    var marker = marker
    for block in blocks {
      let inner = block["blocks"]?.array ?? []
      switch block["type"]?.string {
      case "heading":
        let level = min(6, max(1, block["level"]?.integer ?? 1))
        append(block, .heading(level: level), depth, to: &passages)
      case "code-block": append(block, .code, depth, to: &passages)
      case "thematic-break": append(block, .rule, depth, to: &passages)
      case "list":
        var number = block["start"]?.integer ?? 1
        let isOrdered = block["ordered"]?.bool == true
        let end = block["delimiter"]?.string ?? "."
        for item in inner {
          var sign = isOrdered ? "\(number)\(end)" : "•"
          if let isDone = item["task"]?.bool { sign = isDone ? "☑" : "☐" }
          add(item["blocks"]?.array ?? [], depth: depth + 1, marker: sign, to: &passages)
          number = number < Int.max ? number + 1 : number
        }
      case "table-row":
        let cells = inner.map(words(of:)).joined(separator: "\t")
        let form = Form.row(isHeader: block["header"]?.bool == true)
        passages.append(
          TextPassage(id: passages.count, form: form, depth: depth, text: cells))
      case "footnote-definition":
        add(
          inner, depth: depth + 1, marker: "[\(block["label"]?.string ?? "")]", to: &passages)
      case "block-quote": add(inner, depth: depth + 1, to: &passages)
      default:
        if block["text"] != nil {
          append(block, marker.map(Form.item) ?? .paragraph, depth, to: &passages)
          marker = nil
        }
        add(inner, depth: depth, to: &passages)
      }
    }
  }

  private static func append(
    _ block: JSONValue, _ form: Form, _ depth: Int, to passages: inout [TextPassage]
  ) {
    passages.append(
      TextPassage(id: passages.count, form: form, depth: depth, text: words(of: block)))
  }

  /// The text of a block, with `[label]` where it refers to a footnote.
  private static func words(of block: JSONValue) -> String {
    let text = block["text"]?.string ?? ""
    let notes = (block["marks"]?.array ?? []).filter {
      $0["type"]?.string == "footnote-reference"
    }
    guard !notes.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var words: [UInt8] = []
    var done = 0
    for note in notes {
      guard let place = note["range"]?.array?.first?.integer, (done...bytes.count).contains(place)
      else { continue }
      words += bytes[done..<place] + "[\(note["label"]?.string ?? "")]".utf8
      done = place
    }
    return String(decoding: words + bytes[done...], as: UTF8.self)
  }
}
