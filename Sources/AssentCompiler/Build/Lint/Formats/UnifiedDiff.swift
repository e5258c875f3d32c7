import AssentDiagnostics

/// The difference of two texts by lines, as `patch` and `git apply` read it.
package struct UnifiedDiff: Sendable {
  /// A run of lines that another run takes the place of; line numbers from 0.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private var changes: [Change] = []

  /// Lines of context.
  private static let context = 3

  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    find()
  }

  /// The lines, each with its line end.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The difference with its head; empty where there is none.
  package func text(of path: String) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    // No tool takes `a/./x`.
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let isAbsolute = path.beginsAtRoot
    var out = Array(
      "--- \(Self.quoted(isAbsolute ? path : "a/" + path))\n".utf8)
    out += "+++ \(Self.quoted(isAbsolute ? path : "b/" + path))\n".utf8
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      append(changes[index...last], to: &out)
      index = last + 1
    }
    return out
  }

  private func append(_ changes: ArraySlice<Change>, to out: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let lead = min(first.old.lowerBound, Self.context)
    let trail = min(old.count - last.old.upperBound, Self.context)
    let oldRange = first.old.lowerBound - lead..<last.old.upperBound + trail
    let newRange = first.new.lowerBound - lead..<last.new.upperBound + trail
    out += "@@ -\(Self.span(oldRange)) +\(Self.span(newRange)) @@\n".utf8
    var position = oldRange.lowerBound
    for change in changes {
      for line in old[position..<change.old.lowerBound] { Self.append(" ", line, to: &out) }
      for line in old[change.old] { Self.append("-", line, to: &out) }
      for line in new[change.new] { Self.append("+", line, to: &out) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { Self.append(" ", line, to: &out) }
  }

  private static func append(_ sign: String, _ line: ArraySlice<UInt8>, to out: inout [UInt8]) {
    out += sign.utf8
    out += line
    if line.last != UInt8(ascii: "\n") { out += "\n\\ No newline at end of file\n".utf8 }
  }

  private static func span(_ lines: Range<Int>) -> String {
    // An empty range is named by the line before it.
    lines.isEmpty
      ? "\(lines.lowerBound),0"
      : "\(lines.lowerBound + 1)" + (lines.count == 1 ? "" : ",\(lines.count)")
  }

  /// A path as Git quotes it where it holds characters that would end it.
  private static func quoted(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || "\"\\".utf8.contains($0) }) else {
      return path
    }
    var out = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        out += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  // MARK: Lines that are equal

  /// Above so many steps the rest counts as changed altogether.
  private static let mostSteps = 400

  private mutating func find() {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let olds = start..<old.count - end
    let news = start..<new.count - end
    // Nearly all repairs leave the number of lines.
    if olds.count == news.count {
      for (one, other) in zip(olds, news) where old[one] != new[other] {
        add(one..<one + 1, other..<other + 1)
      }
    } else {
      let same = Self.matches(Array(old[olds]), Array(new[news]))
      var (one, other) = (olds.lowerBound, news.lowerBound)
      for pair in same + [(olds.count, news.count)] {
        let (nextOld, nextNew) = (olds.lowerBound + pair.0, news.lowerBound + pair.1)
        if one < nextOld || other < nextNew { add(one..<nextOld, other..<nextNew) }
        (one, other) = (nextOld + 1, nextNew + 1)
      }
    }
  }

  private mutating func add(_ olds: Range<Int>, _ news: Range<Int>) {
    if let last = changes.last, last.old.upperBound == olds.lowerBound,
      last.new.upperBound == news.lowerBound
    {
      changes[changes.count - 1] = Change(
        old: last.old.lowerBound..<olds.upperBound, new: last.new.lowerBound..<news.upperBound)
    } else {
      changes.append(Change(old: olds, new: news))
    }
  }

  /// The lines that stay, by Myers' greedy algorithm (1986); none where the texts differ too much.
  private static func matches(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [(Int, Int)] {
    let most = min(old.count + new.count, mostSteps)
    // The farthest place in the old text on each diagonal, for each number of steps.
    var rounds: [[Int]] = []
    var front = [Int](repeating: 0, count: 2 * most + 3)
    let middle = most + 1
    for steps in 0...most {
      rounds.append(front)
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let isDown =
          diagonal == -steps
          || diagonal != steps && front[middle + diagonal - 1] < front[middle + diagonal + 1]
        var x = isDown ? front[middle + diagonal + 1] : front[middle + diagonal - 1] + 1
        while x < old.count, x - diagonal < new.count, x - diagonal >= 0,
          old[x] == new[x - diagonal]
        {
          x += 1
        }
        front[middle + diagonal] = x
        guard x >= old.count, x - diagonal >= new.count else { continue }
        return path(back: rounds, middle: middle, from: (old.count, new.count))
      }
    }
    return []
  }

  private static func path(
    back rounds: [[Int]], middle: Int, from end: (Int, Int)
  ) -> [(Int, Int)] {
    var (x, y) = end
    var pairs: [(Int, Int)] = []
    for steps in stride(from: rounds.count - 1, through: 0, by: -1) {
      let front = rounds[steps]
      let diagonal = x - y
      let isDown =
        diagonal == -steps
        || diagonal != steps && front[middle + diagonal - 1] < front[middle + diagonal + 1]
      let before = isDown ? diagonal + 1 : diagonal - 1
      let start = steps == 0 ? (0, 0) : (front[middle + before], front[middle + before] - before)
      let moved =
        steps == 0 ? start : isDown ? (start.0, start.1 + 1) : (start.0 + 1, start.1)
      while x > moved.0, y > moved.1 {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      (x, y) = start
    }
    return pairs.reversed()
  }
}
