/// What every scalar does to the width of a line, one byte each: a width and a role.
package enum DisplayTable {
  /// The part a scalar plays in a grapheme cluster.
  package enum Role: UInt8, Sendable {
    case base
    case mark
    case spacingMark
    case joiner
    case regional
    case pictograph
    case modifier
    case prepend
    case control
  }

  /// The lowest two bits of a property: columns, or 3 for East Asian Width A.
  private static let ambiguous: UInt8 = 3

  /// The properties of scalars below U+20000.
  package static let shared: ScalarTable = {
    var table = ScalarTable(of: make(.base, 1))
    table.set(ambiguousRanges, to: make(.base, ambiguous))
    table.set(wideRanges, to: make(.base, 2))
    table.set(pictographRanges, to: make(.pictograph, 1))
    table.set(widePictographRanges, to: make(.pictograph, 2))
    table.set(ambiguousPictographRanges, to: make(.pictograph, ambiguous))
    table.set(formatRanges, to: make(.base, 0))
    table.set(markRanges, to: make(.mark, 0))
    table.set(spacingMarkRanges, to: make(.spacingMark, 1))
    table.set(prependRanges, to: make(.prepend, 1))
    table.set(0x200D...0x200D, to: make(.joiner, 0))
    table.set(0x1F1E6...0x1F1FF, to: make(.regional, 2))
    table.set(0x1F3FB...0x1F3FF, to: make(.modifier, 2))
    table.set(0x00...0x1F, to: make(.control, 1))
    table.set(0x7F...0x9F, to: make(.control, 1))
    return table
  }()

  @inline(__always)
  package static func property(of scalar: UInt32, in table: ScalarTable) -> UInt8 {
    scalar < 0x20000 ? table[scalar] : highProperty(of: scalar)
  }

  package static func property(of scalar: UInt32) -> UInt8 {
    property(of: scalar, in: shared)
  }

  /// The property of a scalar from U+20000 on, where whole planes are alike.
  package static func highProperty(of scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x20000...0x3FFFD: make(.base, 2)
    case 0xE0000...0xE0FFF: make(.mark, 0)
    case 0xF0000...0x10FFFD: make(.base, ambiguous)
    default: make(.base, 1)
    }
  }

  @inline(__always)
  package static func role(_ property: UInt8) -> Role {
    Role(rawValue: property >> 2) ?? .base
  }

  @inline(__always)
  package static func columns(_ property: UInt8, ambiguousWide: Bool) -> Int {
    let code = Int(property & 3)
    return code < 3 ? code : ambiguousWide ? 2 : 1
  }

  private static func make(_ role: Role, _ columns: UInt8) -> UInt8 {
    role.rawValue << 2 | columns
  }
}
