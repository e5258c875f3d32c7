/// The shapes that `@{ shape: … }` knows.
enum FlowchartShape {
  /// The shape of a name, and the name itself where the graph has no shape of its own for it;
  /// `nil` for a name that mermaid does not know.
  static func named(_ name: String) -> (shape: FlowGraph.Shape, name: String?)? {
    if let shape = shapes[name] { return (shape, nil) }
    return shortNames[name] != nil ? (.other, name) : nil
  }

  static var names: [String] { shapes.keys.sorted() + shortNames.keys.sorted() }

  private static let shapes: [String: FlowGraph.Shape] = [
    "rect": .box, "proc": .box, "process": .box, "rectangle": .box,
    "rounded": .rounded, "event": .rounded,
    "stadium": .stadium, "terminal": .stadium, "pill": .stadium,
    "fr-rect": .subroutine, "subprocess": .subroutine, "subproc": .subroutine,
    "framed-rectangle": .subroutine, "subroutine": .subroutine,
    "cyl": .cylinder, "db": .cylinder, "database": .cylinder, "cylinder": .cylinder,
    "circle": .circle, "circ": .circle,
    "dbl-circ": .doubleCircle, "double-circle": .doubleCircle, "doublecircle": .doubleCircle,
    "diam": .diamond, "decision": .diamond, "diamond": .diamond, "question": .diamond,
    "choice": .diamond,
    "hex": .hexagon, "hexagon": .hexagon, "prepare": .hexagon,
    "lean-r": .parallelogram, "lean-right": .parallelogram, "in-out": .parallelogram,
    "lean-l": .parallelogramReversed, "lean-left": .parallelogramReversed,
    "out-in": .parallelogramReversed,
    "trap-b": .trapezoid, "priority": .trapezoid, "trapezoid-bottom": .trapezoid,
    "trapezoid": .trapezoid,
    "trap-t": .trapezoidReversed, "manual": .trapezoidReversed,
    "trapezoid-top": .trapezoidReversed, "inv-trapezoid": .trapezoidReversed,
    "odd": .asymmetric,
    "text": .text,
    "sm-circ": .start, "start": .start, "small-circle": .start,
    "fr-circ": .end, "stop": .end, "framed-circle": .end,
    "fork": .fork, "join": .fork,
    "note": .note,
  ]

  /// The short name of each shape that has no word of its own in the graph, by each of its names.
  static let shortNames: [String: String] = {
    var names: [String: String] = [:]
    for line in others {
      let all = line.split(separator: " ").map(String.init)
      for name in all { names[name] = all[0] }
    }
    return names
  }()

  /// The names of one shape beside one another, the short one first.
  private static let others = [
    "datastore data-store", "bang", "cloud", "notch-rect card notched-rectangle",
    "lin-rect lined-rectangle lined-process lin-proc shaded-process", "hourglass collate",
    "brace comment brace-l", "brace-r", "braces", "bolt com-link lightning-bolt", "doc document",
    "delay half-rounded-rectangle", "h-cyl das horizontal-cylinder", "lin-cyl disk lined-cylinder",
    "curv-trap curved-trapezoid display", "div-rect div-proc divided-rectangle divided-process",
    "tri extract triangle", "win-pane internal-storage window-pane",
    "f-circ junction filled-circle", "notch-pent loop-limit notched-pentagon",
    "flip-tri manual-file flipped-triangle", "sl-rect manual-input sloped-rectangle",
    "docs documents st-doc stacked-document", "st-rect procs processes stacked-rectangle",
    "bow-rect stored-data bow-tie-rectangle", "cross-circ summary crossed-circle",
    "tag-doc tagged-document", "tag-rect tagged-rectangle tag-proc tagged-process",
    "flag paper-tape", "lin-doc lined-document", "state", "icon", "anchor",
  ]
}
