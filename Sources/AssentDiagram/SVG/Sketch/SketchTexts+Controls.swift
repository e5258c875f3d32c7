/// Buttons and fields of a screen, which are drawn as such.
extension SketchTexts {
  enum Control {
    /// `[ Accept ]`
    case button(String)
    /// `[________]`, with the words before it and those in it.
    case field(before: String, inside: String)
  }

  /// What the words of a run stand for on a screen.
  func control(_ run: Run) -> Control? {
    guard !run.isInBorder, run.words.last == "]", let open = run.words.firstIndex(of: "[") else {
      return nil
    }
    let inner = run.words[run.words.index(after: open)...].dropLast()
    guard !inner.contains("["), !inner.contains("]") else { return nil }
    let filled = inner.split(separator: " ").joined(separator: " ")
    if run.box != nil || kind == .mockUp, filled.suffix(3) == "___" {
      let words = filled.split(separator: "_").joined(separator: " ")
      return .field(before: String(run.words[..<open]), inside: words)
    }
    // Outside of screens brackets mean much else, without blanks inside them.
    let isPadded = inner.first == " " && inner.last == " "
    let isClear = run.box.map { isPadded || buttonRows.contains([run.row, $0]) } ?? false
    guard kind == .mockUp || isClear, open == run.words.startIndex, inner.count >= 2,
      inner.contains(where: { $0.isLetter })
    else { return nil }
    return kind == .mockUp || filled.count <= 24 && filled.first != "." ? .button(filled) : nil
  }

  /// The rows and boxes in which several words stand in brackets, and nothing else.
  func rowsOfButtons() -> Set<[Int]> {
    var counts: [[Int]: Int] = [:]
    for run in runs {
      guard let box = run.box, !run.isInBorder else { continue }
      let isButton = run.words.first == "[" && run.words.last == "]" && run.words.count > 4
      // A row with anything else is none, however many follow.
      counts[[run.row, box], default: 0] += isButton ? 1 : -10_000
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  func add(_ control: Control, of run: Run, to sketch: inout Sketch) {
    switch control {
    case .button(let words):
      let middle = (run.span.lowerBound + run.span.upperBound) / 2
      let half = (Sketch.width(words, size: run.size, role: run.role) + 17) / 2
      var frame = Sketch.Frame(rect: rect(run, middle - half..<middle + half))
      frame.isRounded = true
      sketch.frames.append(frame)
      addText(words, of: run, x: middle, anchor: .middle, to: &sketch)
    case .field(let before, let inside):
      let start = run.span.lowerBound
      let label = Sketch.width(before, size: run.size, role: run.role)
      let columns = run.words.unicodeScalars.count - before.unicodeScalars.count
      let left = start + (before.isEmpty ? 0 : max(label, SketchScale.edge(before.count)))
      let width = columns * SketchScale.columnWidth
      sketch.frames.append(Sketch.Frame(rect: rect(run, left..<left + width)))
      if !before.isEmpty { addText(before, of: run, x: start, anchor: .start, to: &sketch) }
      if !inside.isEmpty { addText(inside, of: run, x: left + 5, anchor: .start, to: &sketch) }
    }
  }

  private func rect(_ run: Run, _ span: Range<Int>) -> Sketch.Rect {
    .init(x: span.lowerBound, y: scale.y(run.row) - 8, width: span.count, height: 16)
  }

  private func addText(
    _ words: String, of run: Run, x: Int, anchor: Sketch.Anchor, to sketch: inout Sketch
  ) {
    sketch.texts.append(
      .init(
        words, x: x, y: scale.baseline(run.row), anchor: anchor, role: run.role, size: run.size,
        block: run.block))
  }
}
