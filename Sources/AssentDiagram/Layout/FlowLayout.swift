/// Lays out a flow graph: every group by itself, from the innermost out, then as one node of what
/// holds it.
///
/// So a frame stands around exactly its members. An edge that passes a frame does so at a place of
/// its own, a port, that belongs to both layouts.
package struct FlowLayout {
  /// What an end of an edge is.
  enum End: Hashable {
    case node(Int)
    case group(Int)
  }

  /// A node or group in the layout of the group that holds it.
  struct Member {
    var end: End
    /// For the order of the source: the first node in it.
    var first: Int
    var isGroup: Bool {
      if case .group = end { true } else { false }
    }
  }

  /// All words of a graph in one scale.
  struct Texts: Equatable {
    /// The label of each node, and of each edge and group that has one.
    let nodes: [MeasuredText]
    let labels: [MeasuredText?]
    let titles: [MeasuredText?]
    let endRoom: EndRoom

    init(_ graph: FlowGraph, _ scale: any LayoutScale) {
      nodes = graph.nodes.map { scale.measure($0) }
      labels = graph.edges.map { edge in
        edge.label.contains { !$0.isEmpty } ? scale.measure(label: edge.label) : nil
      }
      titles = graph.groups.map { group in
        group.title.contains { !$0.isEmpty } ? scale.measure(title: group.title) : nil
      }
      endRoom = EndRoom(graph, scale)
    }
  }

  /// From which on a layout is of no use.
  struct Limits: Hashable {
    /// Height, with an eighth of the length of all lines.
    var cost: Int?
    /// Least width of a rank.
    var width: Int?
  }

  package static let nodeLimit = 20_000
  package static let edgeLimit = 40_000
  package static let depthLimit = 40

  let graph: FlowGraph
  let structure: FlowStructure
  var scale: any LayoutScale
  let direction: FlowGraph.Direction
  var texts: Texts
  let memory: LayoutMemory
  /// Of the places with these words and this room.
  var frames = FrameMemory()
  var limits = Limits()
  /// How long the order of what has to keep a width is searched for.
  var effort = OrderSearch.Effort.full
  let nodeOwners: [Int]
  let groupOwners: [Int]
  let depths: [Int]
  let ends: [(from: End, to: End)?]
  let homes: [Int]
  let directions: [FlowGraph.Direction]
  /// As in the structure, without what stands in stacks.
  var nodeNumbers: [Int]
  var groupNumbers: [Int]
  var members: [[Member]]
  var links: [[Int]]
  /// Whether an edge runs against the flow in its home.
  var isReversed: [Bool] = []
  /// The order that edges which pass the frame of a group would have outside, by group and edge.
  var wishes: [Int: [Int: Int]] = [:]
  /// Edges of each node to what stands below it in a stack.
  var stacked: [Int: [Int]] = [:]

  /// Places everything in `graph`, with lines as a hand would draw them.
  package static func place(
    _ graph: FlowGraph, scale: any LayoutScale, direction: FlowGraph.Direction? = nil
  ) throws(LayoutError) -> PlacedGraph {
    let placed = try FlowDrafts(graph).place(scale, direction: direction)
    return scale.cell == 0 ? placed.tidied(graph, scale: scale) : placed
  }

  /// - Parameter stacking: how many steps a branch may have to stand in a stack.
  init(
    _ structure: FlowStructure, _ texts: Texts, _ scale: any LayoutScale,
    _ direction: FlowGraph.Direction, stacking: Int, memory: LayoutMemory
  ) {
    graph = structure.graph
    self.structure = structure
    self.scale = scale
    self.direction = direction
    self.texts = texts
    self.memory = memory
    nodeOwners = structure.nodeOwners
    groupOwners = structure.groupOwners
    depths = structure.depths
    ends = structure.ends
    homes = structure.homes
    directions = structure.directions(direction)
    nodeNumbers = structure.nodeNumbers
    groupNumbers = structure.groupNumbers
    members = structure.members
    links = structure.links
    if stacking > 0 { stack(stacking) }
    orient()
  }

  /// The group that an end is directly in; -1 for none.
  func owner(_ end: End) -> Int {
    switch end {
    case .node(let node): nodeOwners[node]
    case .group(let group): groupOwners[group]
    }
  }

  /// The place of an end among the members of its group.
  func number(_ end: End) -> Int {
    switch end {
    case .node(let node): nodeNumbers[node]
    case .group(let group): groupNumbers[group]
    }
  }

  /// The groups around an end that are in `home`, from the innermost.
  func groups(around end: End, within home: Int) -> [Int] {
    structure.groups(around: end, within: home)
  }

  /// The place of the member of `home` that an end is or is in; `nil` when the end is `home`
  /// itself.
  func member(of home: Int, for end: End) -> Int? {
    var end = end
    var owner = owner(end)
    while owner != home {
      if owner < 0 { return nil }
      end = .group(owner)
      owner = groupOwners[owner]
    }
    return number(end)
  }
}
