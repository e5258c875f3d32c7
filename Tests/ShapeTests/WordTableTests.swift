import Foundation
import Testing

/// The tables of words that stand in the sources.
@Suite struct WordTableTests {
  @Test func `no word stands twice in a table`() {
    let twice = """
      let a = WordSet(others, "elm oak elm")
      let b: Set<String> = [
        "elm", "oak",
        "oak",
      ]
      let c: TableText = \"""
        clause | elm; oak
        part | oak; ash
        \"""
      """
    #expect(Self.repeated(in: twice) == ["elm", "oak", "oak"])
    let targets: Set = ["AssentLicense", "AssentLint", "AssentRedline"]
    for file in SourceShapeTests.files where targets.contains(file.target) {
      #expect(Self.repeated(in: file.lines.joined(separator: "\n")) == [], "\(file.path)")
    }
  }

  /// The words that stand a second time in a set of words, or in rows of names by their rank.
  private static func repeated(in text: String) -> [String] {
    let quotes = "\"\"\""
    let sets = ["WordSet(", "list("].flatMap { text.components(separatedBy: $0).dropFirst() }
      .compactMap { part -> [String]? in
        let isLong = part.components(separatedBy: "\"").prefix(3).dropFirst() == ["", ""]
        let parts = part.components(separatedBy: isLong ? quotes : "\"")
        guard parts.count > 1, !parts[0].contains(")"), !parts[1].contains(";") else { return nil }
        return parts[1].components(separatedBy: .whitespacesAndNewlines)
      }
    let arrays = ["Set<String> = [", "Set<Substring> = [", "Set = ["]
      .flatMap { text.components(separatedBy: $0).dropFirst() }
      .map { part in
        (part.components(separatedBy: "]")[0]).components(separatedBy: "\"").enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
      }
    let tables = text.components(separatedBy: "TableText = \(quotes)").dropFirst()
      .map { $0.components(separatedBy: quotes)[0].trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { $0.hasPrefix("clause |") }
      .map { table in
        table.components(separatedBy: "\n").flatMap { row in
          (row.components(separatedBy: "| ").last ?? "").components(separatedBy: "; ")
        }
      }
    return (sets + arrays + tables).flatMap { words in
      var known: Set<String> = []
      return words.filter { $0.contains(where: \.isLetter) && !known.insert($0).inserted }
    }
  }
}
