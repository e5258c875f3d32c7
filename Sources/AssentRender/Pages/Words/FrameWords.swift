/// The words of pages in one language: a table of `name | text`, one a line.
///
/// `%` in a text stands for a value. A language that has no word for a name shows the English one.
struct FrameWords: Sendable {
  let labels: [String: String]
  /// What licenses allow and ask for, in short.
  let phrases: [String: String]

  init(labels: String, phrases: String) {
    self.labels = Dictionary(uniqueKeysWithValues: Self.rows(of: labels))
    self.phrases = Dictionary(uniqueKeysWithValues: Self.rows(of: phrases))
  }

  /// The names of the labels, in the order of the English table.
  static let names = FrameWords.rows(of: englishLabels).map(\.0)

  /// The rows of a table, in order.
  static func rows(of table: String) -> [(String, String)] {
    table.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let bar = line.firstIndex(of: UInt8(ascii: "|")) else { return nil }
      let name = line[..<bar].dropLast()
      let text = line[bar...].dropFirst(2)
      return (String(Substring(name)), String(Substring(text)))
    }
  }
}
