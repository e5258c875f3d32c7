/// Finds the bytes that differ between two files.
struct PatchMaker {
  private(set) var runs: [BytePatch.Run] = []
  private let old: [UInt8]
  private let new: [UInt8]

  init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = old
    self.new = new
    guard old != new else {
      if !old.isEmpty { runs = [.equal(old.count)] }
      return
    }
    let oldLines = Self.lineStarts(old)
    let newLines = Self.lineStarts(new)
    var table = WordTable()
    let oldNumbers = Self.numbers(old, oldLines, &table)
    let newNumbers = Self.numbers(new, newLines, &table)
    let matches = oldNumbers.withUnsafeBufferPointer { oldNumbers in
      newNumbers.withUnsafeBufferPointer { newNumbers in
        var aligner = WordAligner(oldNumbers, newNumbers)
        aligner.align(
          oldNumbers.enumerated().map { ($0.offset..<$0.offset + 1, $0.element) },
          newNumbers.enumerated().map { ($0.offset..<$0.offset + 1, $0.element) })
        return aligner.matches
      }
    }
    var oldPlace = 0
    var newPlace = 0
    for (line, match) in matches.enumerated() where match >= 0 {
      let oldLine = Int(oldLines[line])
      let newLine = Int(newLines[Int(match)])
      let count = Int(oldLines[line + 1]) - oldLine
      replace(oldPlace..<oldLine, newPlace..<newLine)
      keep(count)
      oldPlace = oldLine + count
      newPlace = newLine + count
    }
    replace(oldPlace..<old.count, newPlace..<new.count)
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A && index + 1 < bytes.count {
      starts.append(Int32(index + 1))
    }
    starts.append(Int32(bytes.count))
    return starts
  }

  private static func numbers(
    _ bytes: [UInt8], _ starts: [Int32], _ table: inout WordTable
  ) -> [Int32] {
    bytes.withUnsafeBytes { bytes in
      zip(starts, starts.dropFirst()).map { start, end in
        table.number(of: UnsafeRawBufferPointer(rebasing: bytes[Int(start)..<Int(end)]))
      }
    }
  }

  private mutating func keep(_ count: Int) {
    guard count > 0 else { return }
    if case .equal(let before) = runs.last {
      runs[runs.count - 1] = .equal(before + count)
    } else {
      runs.append(.equal(count))
    }
  }

  /// Adds what differs between two ranges, without the characters that they begin and end with alike.
  private mutating func replace(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    if oldRange.isEmpty, newRange.isEmpty { return }
    var head = 0
    let limit = min(oldRange.count, newRange.count)
    while head < limit, old[oldRange.lowerBound + head] == new[newRange.lowerBound + head] {
      head += 1
    }
    while head > 0, isContinuation(oldRange.lowerBound + head, newRange.lowerBound + head) {
      head -= 1
    }
    var tail = 0
    while tail < limit - head,
      old[oldRange.upperBound - 1 - tail] == new[newRange.upperBound - 1 - tail]
    {
      tail += 1
    }
    while tail > 0, isContinuation(oldRange.upperBound - tail, newRange.upperBound - tail) {
      tail -= 1
    }
    keep(head)
    let a = old[oldRange.lowerBound + head..<oldRange.upperBound - tail]
    let b = new[newRange.lowerBound + head..<newRange.upperBound - tail]
    if !a.isEmpty || !b.isEmpty { runs.append(.replace(old: Array(a), new: Array(b))) }
    keep(tail)
  }

  /// Whether a byte inside a character of UTF-8 stands at one of two places.
  private func isContinuation(_ a: Int, _ b: Int) -> Bool {
    (a < old.count && old[a] & 0xC0 == 0x80) || (b < new.count && new[b] & 0xC0 == 0x80)
  }
}
