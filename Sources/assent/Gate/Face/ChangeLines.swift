import AssentDiagnostics
import AssentGate
import AssentManifest

/// What changed since the accepted version, in lines of a screen: summary, then clause by clause, in the
/// words that every face has for it.
struct ChangeLines {
  private(set) var lines: [[UInt8]] = []
  private let width: Int
  private let usesColor: Bool

  init(_ changes: WhatChanged, words: GateWords, width: Int, usesColor: Bool) {
    self.width = width
    self.usesColor = usesColor
    heading(changes.heading(in: words))
    lines.append([])
    for line in changes.lines(in: words) { add(line) }
    for clause in changes.shownClauses {
      lines.append([])
      heading(clause.heading(in: words))
      for block in clause.shownBlocks {
        add(block.spoken(in: words), indent: 2 * min(block.depth + 1, 4))
      }
    }
    lines += [[], Array(String(repeating: "═", count: max(1, width)).utf8), []]
  }

  private mutating func heading(_ text: String) {
    for line in ScreenText.wrapped(text, to: width) {
      lines.append(Array((usesColor ? "\u{1B}[1m\(line)\u{1B}[0m" : line).utf8))
    }
  }

  private mutating func add(_ text: String, indent: Int = 0) {
    let space = String(repeating: " ", count: min(indent, max(0, width - 20)))
    for line in ScreenText.wrapped(text, to: width - space.utf8.count) {
      lines.append(Array((space + line).utf8))
    }
  }
}
