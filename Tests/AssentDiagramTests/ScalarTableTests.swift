import Testing

@testable import AssentDiagnostics

@Suite struct ScalarTableTests {
  /// Ranges within blocks of the table, of whole blocks, and over the ends of several.
  private static let ranges = [
    0x20...0x7F, 0x41...0x41, 0x300...0x36F, 0x3400...0x9FFF, 0x4000...0x40FF, 0x9FFF...0xA03F,
    0x3F...0x40, 0x1F000...0x1FFFF, 0...0, 0x1FFFF...0x1FFFF,
  ]

  @Test func `a scalar has the value that was given last`() {
    for first: UInt8 in [0, 4] {
      var table = ScalarTable(of: first)
      var flat = [UInt8](repeating: first, count: ScalarTable.limit)
      // Three values, so that whole blocks come to be alike again.
      for (number, range) in (Self.ranges + Self.ranges.reversed()).enumerated() {
        let value = UInt8(number % 3) * 4
        table.set(range, to: value)
        for scalar in range { flat[scalar] = value }
      }
      #expect(flat.indices.allSatisfy { table[UInt32($0)] == flat[$0] })
    }
  }

  @Test func `lists of hexadecimal numbers and ranges are read`() {
    var table = ScalarTable()
    table.set("0041 00C0-00C2\n  1F600-1F64F", to: 7)
    let set = (0..<ScalarTable.limit).filter { table[UInt32($0)] == 7 }
    #expect(set == [0x41] + Array(0xC0...0xC2) + Array(0x1F600...0x1F64F))
  }

  @Test func `every table of widths has a few kilobytes`() {
    #expect(DisplayTable.shared.values.count < 32 << 10)
  }
}
