/// What of a drawing stays as it is while the rest is straightened.
struct Withheld: Hashable {
  var boxes: Set<BoxName> = []
  var rows: Set<Int> = []

  var isEmpty: Bool { boxes.isEmpty && rows.isEmpty }
}

/// A box as it is found again in a repaired drawing: rows stay the same, columns do not.
struct BoxName: Hashable {
  /// Row of the upper border.
  var top: Int
  /// Number among the boxes that begin in that row, from the left.
  var ordinal: Int
}

extension Drawing {
  /// The names of the boxes, in their order.
  var boxNames: [BoxName] {
    var counts: [Int: Int] = [:]
    return boxes.map { box in
      let ordinal = counts[box.top, default: 0]
      counts[box.top] = ordinal + 1
      return BoxName(top: box.top, ordinal: ordinal)
    }
  }
}
