/// Words in a part of a flow for what its lines lead to, or come from, in other parts.
///
/// Both ends of a line that is cut have them, as the connectors of drawings on several sheets do: the
/// way it goes, the part in which it goes on, and the name that it goes on to.
extension FlowFold {
  /// The end of a line in another part.
  struct Remote {
    /// Which way the line leads, seen from this part.
    enum Way {
      case to
      case from
      case both
      case none
    }

    var way: Way
    var element: Int
    var name: String
    /// The words of the line, where they do not stand at it.
    var label: String
  }

  /// How the ends in other parts are written.
  struct Wording: Sendable {
    /// Whether all lines of a kind that leave a node are one, with their labels before the names.
    let isCompact: Bool
    /// What says that a name goes on: of a frame that began in another part, and of one that is shortened.
    var ellipsis = "…"
    let words: @Sendable (Remote) -> String
  }

  /// A part, with nodes of words for what is in others.
  struct Sheet {
    var graph: FlowGraph
    /// The elements that each of the last nodes stands for, one a line of it.
    var stubs: [[Int]] = []
    /// The number of every edge in the whole; `nil` of one that is cut.
    var edges: [Int?] = []
  }

  /// Lines that are cut and have one end in common, drawn as one.
  private struct Cut: Hashable {
    var element: Int
    var isLeaving: Bool
    var style: FlowGraph.Edge.Style
    var heads: [FlowGraph.Edge.Head]
    /// At the line, where that is not compact.
    var label: [String]
    /// Beside its end in this part.
    var end: String
  }

  /// - Parameter parts: those before this one.
  func sheet(_ part: [Int], after parts: [Part], _ wording: Wording) -> Sheet {
    let (kept, isKept) = kept(part)
    var sheet = Sheet(graph: kept)
    let seen = numbers(of: parts)
    for (index, group) in kept.groups.enumerated()
    where elements[group.id].map({ seen[$0] > 0 }) ?? false {
      sheet.graph.groups[index].title = [(group.title + [wording.ellipsis]).joined(separator: " ")]
    }
    let cuts = ends.indices.map { cut($0, isKept, seen, wording) }
    var members: [Cut: [Int]] = [:]
    for (index, cut) in cuts.enumerated() {
      if let cut { members[cut, default: []].append(index) }
    }
    for (index, end) in ends.enumerated() {
      if end.from >= 0, end.to >= 0, isKept[end.from], isKept[end.to] {
        sheet.graph.edges.append(graph.edges[index])
        sheet.edges.append(index)
      } else if let cut = cuts[index], let all = members.removeValue(forKey: cut) {
        add(cut, of: all, to: &sheet, wording)
      }
    }
    return sheet
  }

  /// The cut of an edge that has one end in a part; a group that is in several has its lines in the first.
  private func cut(_ index: Int, _ isKept: [Bool], _ seen: [Int], _ wording: Wording) -> Cut? {
    let (end, edge) = (ends[index], graph.edges[index])
    guard end.from >= 0, end.to >= 0, edge.style != .invisible, isKept[end.from] != isKept[end.to]
    else { return nil }
    let isLeaving = isKept[end.from]
    let element = isLeaving ? end.from : end.to
    guard seen[element] == 0 else { return nil }
    return Cut(
      element: element, isLeaving: isLeaving, style: edge.style,
      heads: [edge.arrowTail, edge.arrow],
      label: isLeaving && !wording.isCompact ? edge.label : [],
      end: isLeaving ? edge.labelTail : edge.labelHead)
  }

  /// Adds words for the other ends of lines, and a line to or from them.
  private func add(_ cut: Cut, of members: [Int], to sheet: inout Sheet, _ wording: Wording) {
    var edge = graph.edges[members[0]]
    let id = Self.stubPrefix + (cut.isLeaving ? "to " : "from ") + String(members[0])
    let isNamed = cut.isLeaving && wording.isCompact && members.count > 1
    let remotes = members.map { index in
      let element = cut.isLeaving ? ends[index].to : ends[index].from
      return Remote(
        way: edge.way(isLeaving: cut.isLeaving), element: element, name: names[element],
        label: isNamed ? graph.edges[index].label.joined(separator: " ") : "")
    }
    sheet.graph.nodes.append(
      .init(id: id, lines: remotes.map(wording.words), shape: .text, range: edge.range))
    sheet.stubs.append(remotes.map(\.element))
    if cut.isLeaving {
      edge.to = id
      edge.labelHead = ""
      if wording.isCompact { edge.arrow = .none }
    } else {
      edge.from = id
      edge.labelTail = ""
      if wording.isCompact { edge.arrowTail = .none }
    }
    if isNamed || !cut.isLeaving { edge.label = [] }
    edge.length = 1
    sheet.graph.edges.append(edge)
    sheet.edges.append(nil)
  }

  /// No id of a node that was read begins so.
  private static let stubPrefix = "\n goes on "

  /// Whether a node stands in for others in other parts.
  static func isStub(_ node: FlowGraph.Node) -> Bool { node.id.hasPrefix(stubPrefix) }

  /// A name that is no longer than a few words; all of them stand at what has it.
  static func shortened(_ name: String, _ ellipsis: String = "…") -> String {
    guard textColumns(name) > longestName else { return name }
    var (short, columns) = ("", 0)
    for character in name {
      columns += textColumns(String(character))
      if columns >= longestName { break }
      short.append(character)
    }
    // At the end of a word, unless that is far before.
    if let blank = short.lastIndex(of: " "), short[blank...].count * 2 < short.count {
      short = String(short[..<blank])
    }
    return short + ellipsis
  }

  private static let longestName = 48
}

extension FlowGraph.Edge {
  fileprivate func way(isLeaving: Bool) -> FlowFold.Remote.Way {
    switch (arrow.leads, arrowTail.leads) {
    case (true, true): .both
    case (false, false): .none
    case (true, false): isLeaving ? .to : .from
    case (false, true): isLeaving ? .from : .to
    }
  }
}

extension FlowGraph.Edge.Head {
  /// Whether it says which way its line leads.
  fileprivate var leads: Bool {
    switch self {
    case .point, .circle, .cross, .extension, .dependency: true
    case .none, .composition, .aggregation, .lollipop, .zeroOrOne, .exactlyOne, .zeroOrMore,
      .oneOrMore, .parent:
      false
    }
  }
}
