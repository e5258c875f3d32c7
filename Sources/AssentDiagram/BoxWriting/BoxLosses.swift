/// What a box drawing does not show of a graph, in words.
struct BoxLosses {
  private(set) var words: [String] = []

  mutating func add(_ words: String) { self.words.append(words) }

  /// Adds what there is some of, `%d` being how many; without words for several, they are those for one
  /// and an s.
  mutating func add(_ count: Int, _ one: String, _ several: String? = nil) {
    if count == 0 { return }
    let form = count == 1 ? one : several ?? one + "s"
    words.append(
      form.split(separator: "%d", omittingEmptySubsequences: false).joined(separator: "\(count)"))
  }

  /// Adds what stands around a graph on its page.
  mutating func addPage(of graph: FlowGraph) {
    add(graph.nodes.count { $0.link != nil }, "%d link")
    let colored =
      graph.nodes.count { !$0.styles.isEmpty || !$0.classes.isEmpty }
      + graph.edges.count { !$0.styles.isEmpty } + graph.groups.count { !$0.styles.isEmpty }
    if colored > 0 { add("colors") }
    if graph.title != nil { add("the title") }
    add(graph.headings.count, "%d heading")
    add(graph.tables.count, "%d table")
    add(graph.times.count, "%d time")
    if !graph.legend.isEmpty { add("the legend") }
  }
}
