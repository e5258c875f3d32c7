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

  /// - Parameter nodes: the indices of all headings.
  init(_ document: Document, headings nodes: [Int]) {
    guard !nodes.isEmpty else { return }
    var open: [Int] = []
    headings.reserveCapacity(nodes.count)
    for index in nodes {
      guard case .heading(let level) = document.nodes[index].kind else { continue }
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

extension Document {
  /// A number that is the same for two headings of the same words.
  func wordsHash(ofHeading index: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for node in nodes[index..<Int(nodes[index].end)] {
      switch node.kind {
      case .text, .code:
        // FNV-1a.
        for byte in text[node.literal.range] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      case .softBreak, .hardBreak: hash = (hash ^ 0x20) &* 0x100_0000_01B3
      default: continue
      }
    }
    return hash
  }

  /// Whether a heading has any words.
  func hasWords(heading index: Int) -> Bool {
    nodes[index..<Int(nodes[index].end)].contains { node in
      switch node.kind {
      case .text, .code: text[node.literal.range].contains { $0 > 0x20 }
      default: false
      }
    }
  }
}
