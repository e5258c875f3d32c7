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

  /// The range of the line at which a YAML reader would stop; `nil` where it gets through: a mapping, or a single word.
  static func fault(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var lines = bytes.split { $0 == 10 || $0 == 13 }
    // The mark that a document begins.
    if let first = lines.first, Array(first).has("---", at: 0), first.count == 3 {
      lines.removeFirst()
    }
    if lines.count <= 1, !bytes.contains(UInt8(ascii: ":")) { return nil }
    if bytes.first == UInt8(ascii: "{") { return nil }
    guard let fault = MermaidYAML.faultyLine(lines.map(Array.init)), fault < lines.count else {
      return nil
    }
    return lines[fault].startIndex..<lines[fault].endIndex
  }
}
