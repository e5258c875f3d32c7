import AssentDiagnostics
import AssentRedline

/// How a diagram that differs is written as text.
extension RedlineTextWriter {
  /// Writes what changed in it, and the diagram with every change marked.
  mutating func writeDiagram(_ index: Int) {
    let difference = diagrams.differences[index]
    setPrefix("", first: "")
    filler.requestBlankLines(1)
    filler.style.attributes = .bold
    let kind = labels[difference.kind.rawValue]
    writeLine("  " + difference.title + (kind.isEmpty ? "" : " (\(kind))"))
    filler.style = .plain
    for line in difference.lines {
      setPrefix("    ", first: "  \u{2022} ")
      writeLine(line)
    }
    setPrefix("  ", first: "  ")
    let drawing = difference.drawing(width: max(filler.room, 12), isASCII: false)
    guard !drawing.isEmpty else { return }
    filler.requestBlankLines(1)
    for line in drawing {
      filler.openLine()
      filler.out.write(string: VisibleText.message(line))
      filler.endLine()
    }
    setPrefix("", first: "")
    filler.requestBlankLines(1)
  }
}
