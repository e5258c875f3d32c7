/// Which signs a row may hold, so that who looks for some passes over the rows without them.
///
/// It knows those of ASCII, and of others only that they are one of many.
struct RowSigns: Sendable, ExpressibleByStringLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ scalars: some Sequence<UInt32>) {
    for scalar in scalars {
      if 64..<128 ~= scalar {
        high |= 1 << UInt64(scalar - 64)
      } else {
        // Others than ASCII have the places of the controls.
        low |= 1 << UInt64(scalar < 64 ? scalar : scalar & 31)
      }
    }
  }

  init(stringLiteral signs: String) { self.init(signs.unicodeScalars.lazy.map(\.value)) }

  @inline(__always)
  func meets(_ other: RowSigns) -> Bool { low & other.low | high & other.high != 0 }
}
