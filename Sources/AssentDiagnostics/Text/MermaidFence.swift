/// Which info strings of code blocks say that their text is one for mermaid.
package enum MermaidFence {
  /// Whether the first word says mermaid: `mermaid`, and `{mermaid}` as Quarto and MyST write it.
  package static func isNamed<Info: Collection>(_ info: Info) -> Bool where Info.Element == UInt8 {
    word(of: info).elementsEqual("mermaid".utf8)
  }

  /// Whether an info string says mermaid, or names a file of it, `mmd`, and the text is none of another language.
  package static func isMermaid<Info: Collection, Text: Collection>(
    _ info: Info, _ text: Text
  ) -> Bool where Info.Element == UInt8, Text.Element == UInt8 {
    let word = word(of: info)
    if word.elementsEqual("mermaid".utf8) { return true }
    guard word.elementsEqual("mmd".utf8) else { return false }
    let start = text.drop { $0 == 0x20 || $0 &- 9 < 5 }
    return beginnings.contains { start.starts(with: $0.utf8) }
  }

  /// Whether options of another program may stand before the text, as in a fence `{mermaid}`.
  package static func hasOptions<Info: Collection>(_ info: Info) -> Bool
  where Info.Element == UInt8 {
    info.first == UInt8(ascii: "{") && isNamed(info)
  }

  /// The first word in small letters, or the first in braces, a point before it left out: `{.mermaid #id}`.
  private static func word<Info: Collection>(of info: Info) -> [UInt8] where Info.Element == UInt8 {
    var rest = info.drop { isSpace($0) }
    if rest.first == UInt8(ascii: "{") {
      rest = rest.dropFirst().drop { isSpace($0) || $0 == UInt8(ascii: ".") }
    }
    let word = rest.prefix { !isSpace($0) && !"{},".utf8.contains($0) }
    return word.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  /// What texts for mermaid begin with.
  private static let beginnings = [
    "---", "%%", "flowchart", "graph", "sequenceDiagram", "stateDiagram", "classDiagram",
    "erDiagram", "gantt", "pie", "journey", "mindmap", "timeline", "gitGraph", "C4",
    "quadrantChart",
    "requirement", "block", "sankey", "xychart", "packet", "kanban", "architecture",
  ]
}
