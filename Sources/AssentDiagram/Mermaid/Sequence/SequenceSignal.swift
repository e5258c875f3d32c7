/// What an arrow between participants looks like.
struct SequenceSignal: Equatable {
  var style = FlowGraph.Edge.Style.solid
  var arrow = FlowGraph.Edge.Head.none
  var arrowTail = FlowGraph.Edge.Head.none
  var isAsynchronous = false

  /// In mermaid's order; the first that matches wins.
  private static let arrows: [(StaticString, SequenceSignal)] = [
    ("->>", .init(style: .solid, arrow: .point)),
    ("<<->>", .init(style: .solid, arrow: .point, arrowTail: .point)),
    ("-->>", .init(style: .dotted, arrow: .point)),
    ("<<-->>", .init(style: .dotted, arrow: .point, arrowTail: .point)),
    ("->", .init(style: .solid)),
    ("-->", .init(style: .dotted)),
    ("-x", .init(style: .solid, arrow: .cross)),
    ("--x", .init(style: .dotted, arrow: .cross)),
    ("-)", .init(style: .solid, arrow: .point, isAsynchronous: true)),
    ("--)", .init(style: .dotted, arrow: .point, isAsynchronous: true)),
    ("--|\\", .init(style: .dotted, arrow: .point)),
    ("--|/", .init(style: .dotted, arrow: .point)),
    ("--\\\\", .init(style: .dotted, arrow: .point)),
    ("--//", .init(style: .dotted, arrow: .point)),
    ("/|--", .init(style: .dotted, arrowTail: .point)),
    ("\\|--", .init(style: .dotted, arrowTail: .point)),
    ("//--", .init(style: .dotted, arrowTail: .point)),
    ("\\\\--", .init(style: .dotted, arrowTail: .point)),
    ("-|\\", .init(style: .solid, arrow: .point)),
    ("-|/", .init(style: .solid, arrow: .point)),
    ("-\\\\", .init(style: .solid, arrow: .point)),
    ("-//", .init(style: .solid, arrow: .point)),
    ("/|-", .init(style: .solid, arrowTail: .point)),
    ("\\|-", .init(style: .solid, arrowTail: .point)),
    ("//-", .init(style: .solid, arrowTail: .point)),
    ("\\\\-", .init(style: .solid, arrowTail: .point)),
  ]

  static func at(_ index: Int, in text: [UInt8]) -> (SequenceSignal, length: Int)? {
    for (word, signal) in arrows where text.hasIgnoringCase(word, at: index) {
      return (signal, word.utf8CodeUnitCount)
    }
    return nil
  }

  /// The signs at which a name ends even where a single dash would be part of it.
  private static let interruptions: [StaticString] = [
    "-x", "-)", "-|\\", "-\\", "-/", "-|/", "/|-", "\\|-", "//-", "\\\\-", "--", "()",
  ]

  static func interruptsName(at index: Int, in text: [UInt8]) -> Bool {
    switch text[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "("):
      interruptions.contains { text.hasIgnoringCase($0, at: index) }
    default: false
    }
  }
}
