extension Sketch {
  /// The picture of arrow text: a column of boxes with arrows between, notes beside them.
  init(column graph: FlowGraph) {
    var column = ArrowColumn(graph)
    column.place()
    self = column.sketch
    size = bounds()
  }
}
