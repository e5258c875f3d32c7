/// The shortest way from one row of numbers to another, in linear space.
///
/// Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), section 4b: the middle of the way
/// is looked for from both ends. Beyond ``mostSteps`` it gives up, so time is linear for texts that have
/// little in common.
struct EditScript {
  /// How many words may be deleted and inserted between two places before the search is given up.
  static var mostSteps: Int { 256 }

  private var forward: [Int32]
  private var backward: [Int32]

  init() {
    let width = Self.mostSteps + 4
    forward = Array(repeating: 0, count: width)
    backward = Array(repeating: 0, count: width)
  }

  /// Calls `match` with each pair of equal numbers that the script keeps, in no order.
  ///
  /// - Returns: whether the script was found; if not, parts of it may have been reported.
  mutating func find(
    _ old: UnsafeBufferPointer<Int32>, _ oldRange: Range<Int>,
    _ new: UnsafeBufferPointer<Int32>, _ newRange: Range<Int>, _ match: (Int, Int) -> Void
  ) -> Bool {
    var stack = [(oldRange, newRange)]
    while let (oldRange, newRange) = stack.popLast() {
      var a = oldRange
      var b = newRange
      while !a.isEmpty, !b.isEmpty, old[a.lowerBound] == new[b.lowerBound] {
        match(a.lowerBound, b.lowerBound)
        a = a.lowerBound + 1..<a.upperBound
        b = b.lowerBound + 1..<b.upperBound
      }
      while !a.isEmpty, !b.isEmpty, old[a.upperBound - 1] == new[b.upperBound - 1] {
        match(a.upperBound - 1, b.upperBound - 1)
        a = a.lowerBound..<a.upperBound - 1
        b = b.lowerBound..<b.upperBound - 1
      }
      if a.isEmpty || b.isEmpty { continue }
      guard let middle = middle(old, a, new, b) else { return false }
      // A part that is as large as the whole would be searched for ever.
      let first = (a.lowerBound..<middle.0, b.lowerBound..<middle.1)
      let second = (middle.0..<a.upperBound, middle.1..<b.upperBound)
      if first == (a, b) || second == (a, b) { continue }
      stack.append(second)
      stack.append(first)
    }
    return true
  }

  /// A place on a shortest way, about half of the way along.
  private mutating func middle(
    _ old: UnsafeBufferPointer<Int32>, _ a: Range<Int>, _ new: UnsafeBufferPointer<Int32>,
    _ b: Range<Int>
  ) -> (Int, Int)? {
    let n = a.count
    let m = b.count
    let delta = n - m
    let isOdd = delta & 1 != 0
    let half = min((n + m + 1) / 2, Self.mostSteps / 2)
    let offset = half + 1
    forward[offset + 1] = 0
    backward[offset + 1] = 0
    for step in 0...half {
      var k = -step
      while k <= step {
        defer { k += 2 }
        var x: Int
        if k == -step || (k != step && forward[offset + k - 1] < forward[offset + k + 1]) {
          x = Int(forward[offset + k + 1])
        } else {
          x = Int(forward[offset + k - 1]) + 1
        }
        var y = x - k
        while x < n, y < m, y >= 0, old[a.lowerBound + x] == new[b.lowerBound + y] {
          x += 1
          y += 1
        }
        forward[offset + k] = Int32(x)
        guard isOdd, y >= 0, y <= m, x <= n else { continue }
        let other = delta - k
        if abs(other) <= step - 1, x + Int(backward[offset + other]) >= n {
          return (a.lowerBound + x, b.lowerBound + y)
        }
      }
      k = -step
      while k <= step {
        defer { k += 2 }
        var x: Int
        if k == -step || (k != step && backward[offset + k - 1] < backward[offset + k + 1]) {
          x = Int(backward[offset + k + 1])
        } else {
          x = Int(backward[offset + k - 1]) + 1
        }
        var y = x - k
        while x < n, y < m, y >= 0, old[a.upperBound - 1 - x] == new[b.upperBound - 1 - y] {
          x += 1
          y += 1
        }
        backward[offset + k] = Int32(x)
        guard !isOdd, y >= 0, y <= m, x <= n else { continue }
        let other = delta - k
        if abs(other) <= step, x + Int(forward[offset + other]) >= n {
          return (a.upperBound - x, b.upperBound - y)
        }
      }
    }
    return nil
  }
}
