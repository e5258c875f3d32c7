/// The front matter of a mermaid text; only its title matters to a drawing.
enum MermaidFrontMatter {
  static func title(of text: MermaidText) -> String? {
    guard let range = text.frontMatter else { return nil }
    for line in text.source.text[range].split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let line = Array(line)
      let start = line.spaceEnd(from: 0)
      guard line.has("title:", at: start) else { continue }
      let value = MermaidYAML(line.string(start..<line.count) + "\n")?.values["title"]
      guard let words = value?.text, !words.isEmpty else { return nil }
      return words
    }
    return nil
  }

  /// Whether a YAML reader gets through: no tab indents, no quote or bracket left open.
  static func isReadable(_ bytes: ArraySlice<UInt8>) -> Bool {
    for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let line = Array(line)
      let start = line.spaceEnd(from: 0)
      guard start < line.count, line[start] != UInt8(ascii: "#") else { continue }
      if line[..<start].contains(9) { return false }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = line.spaceEnd(from: colon + 1)
      guard value < line.count else { continue }
      if line[value] == ASCII.quote || line[value] == UInt8(ascii: "'") {
        let key = line.string(start..<colon)
        guard !key.isEmpty, MermaidYAML("k: " + line.string(value..<line.count) + "\n") != nil else {
          return false
        }
      }
    }
    return true
  }
}
