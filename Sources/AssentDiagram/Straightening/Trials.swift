import AssentDiagnostics

/// Texts that are tried in place of a drawing, so that none is read twice.
struct Trials {
  private let original: JudgedDrawing
  /// How many texts were read.
  private(set) var count = 0
  private var results: [(text: [UInt8], drawing: JudgedDrawing?)] = []
  private var byteCount = 0

  /// The bytes of texts whose results are kept: a reading takes many times as much.
  private static let byteLimit = 500_000
  /// What may be read to try edits, in bytes, where a node or an edge counts as so many; and how many
  /// texts are read however large they are. The drawings that people make need a tenth of it.
  static let workOfDrawing = 1_000_000
  /// The same for the drawings of one document together.
  private static let workOfDocument = 6 * workOfDrawing
  private static let elementBytes = 64
  private static let alwaysRead = 4
  private let cost: Int

  init(of original: JudgedDrawing) {
    self.original = original
    let graph = original.reading.graph
    cost =
      original.reading.source.text.count
      + Self.elementBytes * (graph.nodes.count + graph.edges.count)
  }

  /// Whether nothing more is read: what is repaired, and what is not, is not known.
  var isExhausted: Bool {
    count >= Self.alwaysRead && count * cost > original.reading.repairWork
  }

  /// What may be read for each drawing of a document.
  static func share(of drawings: Int) -> Int {
    min(workOfDrawing, workOfDocument / max(drawings, 1))
  }

  /// The drawing that a text is; `nil` where it says something else, has rows out of place, or has
  /// other words than the drawing that it was made of.
  mutating func drawing(_ text: [UInt8], madeOf before: JudgedDrawing) -> JudgedDrawing? {
    guard let result = drawing(text), result.drawing.grid.alignedRows.isEmpty,
      Self.haveSameWords(before.drawing, result.drawing)
    else { return nil }
    return result
  }

  private mutating func drawing(_ text: [UInt8]) -> JudgedDrawing? {
    if let known = results.first(where: { $0.text == text }) { return known.drawing }
    if isExhausted { return nil }
    var result: JudgedDrawing?
    if let reading = DiagramReading(original.reading.source.with(text)),
      reading.graph.hasSameMeaning(as: original.reading.graph)
    {
      result = JudgedDrawing(reading)
    }
    count += 1
    guard byteCount + text.count <= Self.byteLimit else { return result }
    byteCount += text.count
    results.append((text, result))
    return result
  }

  /// Whether the rows that differ hold the same words.
  private static func haveSameWords(_ a: Drawing, _ b: Drawing) -> Bool {
    a.grid.rowCount == b.grid.rowCount
      && (0..<a.grid.rowCount).allSatisfy { row in
        a.grid.lines[row] == b.grid.lines[row]
          || DrawnRow(row, of: a.map).words == DrawnRow(row, of: b.map).words
      }
  }
}
