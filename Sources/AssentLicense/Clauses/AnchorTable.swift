/// The fragment identifiers of a document's nodes, by index in its list of nodes.
package struct AnchorTable: Hashable, Sendable {
  /// Every anchor, in the order added.
  package private(set) var names: [String] = []
  /// For each node the number of its anchor in `names` plus one, or 0; as long as needed.
  private var numbers: [Int32] = []

  package init() {}

  package init(nodeCount: Int) {
    numbers.reserveCapacity(nodeCount)
  }

  /// The anchor of a node; once set, it stays.
  package subscript(node: Int) -> String? {
    guard node < numbers.count, numbers[node] > 0 else { return nil }
    return names[Int(numbers[node]) - 1]
  }

  package mutating func set(_ name: String, at node: Int) {
    if node >= numbers.count {
      numbers.append(contentsOf: repeatElement(0, count: node + 1 - numbers.count))
    }
    names.append(name)
    numbers[node] = Int32(truncatingIfNeeded: names.count)
  }
}
