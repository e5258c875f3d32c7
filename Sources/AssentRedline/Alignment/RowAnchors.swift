import AssentDiagnostics

/// Rows of three words that stand once in each of two ranges: sure signs of text carried over.
struct RowAnchors {
  /// How many words a row has.
  static var length: Int { 3 }

  /// Where the rows begin, in an order that both texts have.
  private(set) var pairs: [(Int, Int)] = []

  init(
    _ old: UnsafeBufferPointer<Int32>, _ oldRange: Range<Int>,
    _ new: UnsafeBufferPointer<Int32>, _ newRange: Range<Int>
  ) {
    guard oldRange.count >= Self.length, newRange.count >= Self.length else { return }
    var size = 16
    while size < oldRange.count * 2 { size *= 2 }
    var slots = Array(repeating: Slot(), count: size)
    let mask = size - 1
    for place in oldRange.dropLast(Self.length - 1) {
      var slot = Self.hash(old, place) & mask
      while slots[slot].old != Slot.empty, !isEqual(old, Int(slots[slot].old), old, place) {
        slot = (slot + 1) & mask
      }
      if slots[slot].old == Slot.empty {
        slots[slot].old = Int32(place)
      } else {
        slots[slot].isRepeated = true
      }
    }
    for place in newRange.dropLast(Self.length - 1) {
      var slot = Self.hash(new, place) & mask
      while slots[slot].old != Slot.empty, !isEqual(old, Int(slots[slot].old), new, place) {
        slot = (slot + 1) & mask
      }
      guard slots[slot].old != Slot.empty else { continue }
      if slots[slot].new == Slot.empty {
        slots[slot].new = Int32(place)
      } else {
        slots[slot].isRepeated = true
      }
    }
    var found = slots.filter { $0.new != Slot.empty && !$0.isRepeated }
    found.sort { $0.old < $1.old }
    pairs = IncreasingSequence.longest(found.map(\.new)).map {
      (Int(found[$0].old), Int(found[$0].new))
    }
  }

  private struct Slot {
    static var empty: Int32 { -1 }

    var old = Slot.empty
    var new = Slot.empty
    var isRepeated = false
  }

  private func isEqual(
    _ a: UnsafeBufferPointer<Int32>, _ first: Int, _ b: UnsafeBufferPointer<Int32>, _ second: Int
  ) -> Bool {
    a[first] == b[second] && a[first + 1] == b[second + 1] && a[first + 2] == b[second + 2]
  }

  /// Differs in each process, so that nobody can write texts that collide.
  private static let seed = UInt64(truncatingIfNeeded: "row".hashValue) | 1

  @inline(__always)
  private static func hash(_ numbers: UnsafeBufferPointer<Int32>, _ place: Int) -> Int {
    var hash = seed
    for offset in 0..<length {
      hash = (hash ^ UInt64(truncatingIfNeeded: numbers[place + offset])) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
