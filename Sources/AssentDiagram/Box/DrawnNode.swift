/// What a node of the graph was drawn as.
enum DrawnNode: Hashable {
  case box(Int)
  case region(box: Int, index: Int)
  /// Words without a frame, by their block.
  case text(Int)
}

/// Words that are said of a node.
struct DrawnNote {
  var target: DrawnNode
  var runs: [Int]
}
