import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// The headings of a document with what stands below them.
struct Outline: Sendable {
  struct Heading: Sendable {
    /// Index of its node.
    var node: Int
    var level: Int
    /// Index of the heading it stands below.
    var parent: Int?
    /// Index of the first node after the heading and everything up to the next heading.
    var end: Int
  }

  private(set) var headings: [Heading] = []

  init(_ document: Document) {
    var open: [Int] = []
    for (index, node) in document.nodes.enumerated() {
      guard case .heading(let level) = node.kind else { continue }
      if !headings.isEmpty { headings[headings.count - 1].end = index }
      while let last = open.last, headings[last].level >= level { open.removeLast() }
      headings.append(
        Heading(node: index, level: level, parent: open.last, end: document.nodes.count))
      open.append(headings.count - 1)
    }
  }

  /// Whether a heading stands below this one.
  func hasChild(_ index: Int) -> Bool {
    index + 1 < headings.count && headings[index + 1].level > headings[index].level
  }
}
