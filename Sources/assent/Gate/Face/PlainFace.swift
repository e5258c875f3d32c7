import AssentGate
import AssentManifest
import AssentRender

/// The gate in lines (``LineGate``) on a terminal: wrapped to its width, a screen at a time.
enum PlainFace {
  static func gate(on terminal: RawTerminal) -> LineGate {
    let width = min(max(terminal.size.columns, 20), 80)
    var gate = LineGate(
      isInteractive: true, read: { readLine(strippingNewline: true) },
      write: { terminal.write($0 + "\n") })
    gate.pageLines = max(5, terminal.size.rows - 3)
    gate.tools.layout = "plain"
    gate.tools.wrap = { $0.isEmpty ? [""] : ScreenText.wrapped($0, to: width) }
    gate.tools.lines = { text throws(GateRefusal) in
      try PageText.place(text, width: width, usesColor: false).lines.map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
    }
    gate.tools.commands = [
      ("save", { PrintedText.save($0, words: $0.words) }),
      ("print", { PrintedText.print($0, words: $0.words) }),
    ]
    gate.tools.forgetTyped = terminal.forgetTyped
    return gate
  }
}
