import AssentManifest

/// The words of pages in one language: a table of `name | text`, one a line.
///
/// `%` in a text stands for a value. A language that has no word for a name shows the English one.
struct FrameWords: Sendable {
  let labels: [String: String]
  /// What licenses allow and ask for, in short.
  let phrases: [String: String]

  init(labels: TableText, phrases: TableText) {
    self.labels = Dictionary(uniqueKeysWithValues: Self.rows(of: labels))
    self.phrases = Dictionary(uniqueKeysWithValues: Self.rows(of: phrases))
  }

  /// The names of the labels, in the order of the English table.
  static let names = FrameWords.rows(of: englishLabels).map(\.0)

  /// The rows of a table, in order.
  static func rows(of table: TableText) -> [(String, String)] {
    table.fields(at: "\n").compactMap { line in
      var fields = line.fields(at: "|")
      guard let name = fields.next(), let text = fields.next() else { return nil }
      return (name.string, text.string)
    }
  }
}
