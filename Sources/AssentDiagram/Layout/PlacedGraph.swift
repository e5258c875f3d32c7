/// A flow graph with a place for everything: what layout hands to the two drawings.
///
/// Units are those of the scale it was laid out with, pixels or character cells. The y axis points
/// down. Everything lies within `0 ..< width` and `0 ..< height`.
package struct PlacedGraph: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  package struct Rect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// One past the last column.
    package var maxX: Int { x + width }
    /// One past the last row.
    package var maxY: Int { y + height }
    package var midX: Int { x + width / 2 }
    package var midY: Int { y + height / 2 }

    package func intersects(_ other: Rect) -> Bool {
      x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    package func contains(_ other: Rect) -> Bool {
      x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
    }
  }

  /// A label broken into the lines it is drawn in.
  package struct Label: Hashable, Sendable {
    package var lines: [String]
    package var frame: Rect
  }

  package struct Node: Hashable, Sendable {
    /// Index in `FlowGraph.nodes`.
    package var index: Int
    package var frame: Rect
    package var lines: [String]
    /// Of one with compartments.
    package var table: NodeTable?
    /// Of one that stands in for others, in order.
    package var leads: [Lead] = []
  }

  /// What words that stand in for something lead to.
  package struct Lead: Hashable, Sendable {
    /// The first of their lines.
    package var line: Int
    /// The id of a node or group.
    package var to: String
  }

  package struct Edge: Hashable, Sendable {
    /// Index in `FlowGraph.edges`.
    package var index: Int
    /// From source to target, every part horizontal or vertical; empty for an invisible edge.
    package var points: [Point]
    package var label: Label?
    /// Words beside its ends.
    package var endLabels: [Label] = []
  }

  package struct Group: Hashable, Sendable {
    /// Index in `FlowGraph.groups`.
    package var index: Int
    package var frame: Rect
    package var title: Label?
  }

  package var width = 0
  package var height = 0
  package var nodes: [Node] = []
  package var edges: [Edge] = []
  /// Outer groups before those in them.
  package var groups: [Group] = []
  /// Where each part begins, with what is said over it, of a flow in parts; none of one that is whole.
  package var parts: [Int] = []
}

extension [PlacedGraph.Point] {
  /// Takes a line on to a point; between points in one row or column, no other is kept.
  mutating func go(to point: Element) {
    if last == point { return }
    if count >= 2 {
      let (one, two) = (self[count - 2], self[count - 1])
      if (one.x == two.x && two.x == point.x) || (one.y == two.y && two.y == point.y) {
        removeLast()
      }
    }
    append(point)
  }
}
