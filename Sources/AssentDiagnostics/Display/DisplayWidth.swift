/// The display columns of one scalar that stands alone.
///
/// East Asian Width W and F (UAX #11) is 2; categories Mn, Me and Cf are 0, as are Hangul vowels
/// and final consonants; a soft hyphen is 1. Controls are 1, because they are shown as U+FFFD.
/// East Asian Width A is 1, or 2 when `ambiguousWide` is set. Unicode 15.0.
package func displayColumns(of scalar: Unicode.Scalar, ambiguousWide: Bool = false) -> Int {
  DisplayTable.columns(DisplayTable.property(of: scalar.value), ambiguousWide: ambiguousWide)
}

/// The display columns of a line of text in UTF-8.
///
/// Counts grapheme clusters: an emoji with U+FE0F is 2, so are a ZWJ sequence, a pair of regional
/// indicators and an emoji with its skin tone. A tab counts as 1; who prints tabs expands them.
package func displayColumns(
  of bytes: UnsafeBufferPointer<UInt8>, ambiguousWide: Bool = false
) -> Int {
  var columns = 0
  var index = 0
  var last: UInt32 = 0
  let table = DisplayTable.shared
  while index < bytes.count {
    let byte = bytes[index]
    // Printable ASCII takes one.
    if byte &- 0x20 < 0x5F {
      columns += 1
      last = UInt32(byte)
      index += 1
      continue
    }
    let (scalar, end) = decodeScalar(bytes, at: index)
    let property = DisplayTable.property(of: scalar, in: table)
    if property < 4 {
      columns += DisplayTable.columns(property, ambiguousWide: ambiguousWide)
      index = end
    } else {
      switch DisplayTable.role(property) {
      case .pictograph, .regional:
        let cluster = displayCluster(in: bytes, at: index, ambiguousWide: ambiguousWide)
        columns += cluster.columns
        index = cluster.end
      case .mark:
        if scalar == 0xFE0F, isKeycapBase(last) { columns += 1 }
        index = end
      case .base, .spacingMark, .joiner, .modifier, .prepend, .control:
        columns += DisplayTable.columns(property, ambiguousWide: ambiguousWide)
        index = end
      }
    }
    last = scalar
  }
  return columns
}

/// Whether U+FE0F makes an emoji of two columns of a character that is none by itself.
private func isKeycapBase(_ scalar: UInt32) -> Bool {
  scalar == 0x23 || scalar == 0x2A || (scalar >= 0x30 && scalar <= 0x39)
}

/// The display columns of a line of text in UTF-8, as above.
package func displayColumns(of bytes: ArraySlice<UInt8>, ambiguousWide: Bool = false) -> Int {
  bytes.withUnsafeBufferPointer { displayColumns(of: $0, ambiguousWide: ambiguousWide) }
}

/// The grapheme cluster that begins at `index` of valid UTF-8: where it ends, and its columns.
package func displayCluster(
  in bytes: UnsafeBufferPointer<UInt8>, at index: Int, ambiguousWide: Bool = false
) -> (end: Int, columns: Int) {
  displayCluster(
    in: bytes, at: index, table: DisplayTable.shared, ambiguousWide: ambiguousWide)
}

private func displayCluster(
  in bytes: UnsafeBufferPointer<UInt8>, at index: Int, table: ScalarTable, ambiguousWide: Bool
) -> (end: Int, columns: Int) {
  var (base, end) = decodeScalar(bytes, at: index)
  var property = DisplayTable.property(of: base, in: table)
  var columns = DisplayTable.columns(property, ambiguousWide: ambiguousWide)
  while DisplayTable.role(property) == .prepend, end < bytes.count {
    let (next, after) = decodeScalar(bytes, at: end)
    let nextProperty = DisplayTable.property(of: next, in: table)
    guard DisplayTable.role(nextProperty) != .control, next != 0x20 else { break }
    (base, end, property) = (next, after, nextProperty)
    columns += DisplayTable.columns(property, ambiguousWide: ambiguousWide)
  }
  guard DisplayTable.role(property) != .control else { return (end, columns) }
  let isPictograph = DisplayTable.role(property) == .pictograph
  let isKeycap = isKeycapBase(base)
  var isJoined = false
  var awaitsRegional = DisplayTable.role(property) == .regional
  while end < bytes.count, bytes[end] >= 0x80 {
    let (next, after) = decodeScalar(bytes, at: end)
    let nextProperty = DisplayTable.property(of: next, in: table)
    switch DisplayTable.role(nextProperty) {
    case .mark:
      if next == 0xFE0F, isPictograph || isKeycap { columns = max(columns, 2) }
    case .spacingMark:
      columns += 1
    case .modifier:
      columns = isPictograph ? max(columns, 2) : columns + 2
    case .joiner:
      isJoined = isPictograph
      end = after
      awaitsRegional = false
      continue
    case .pictograph:
      guard isJoined else { return (end, columns) }
      columns = max(columns, 2)
    case .regional:
      guard awaitsRegional else { return (end, columns) }
    case .base, .control, .prepend:
      return (end, columns)
    }
    isJoined = false
    awaitsRegional = false
    end = after
  }
  return (end, columns)
}

/// The scalar at `index` of UTF-8, and the index after it; U+FFFD for a byte that begins none.
@inlinable
@inline(__always)
package func decodeScalar(
  _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
) -> (scalar: UInt32, end: Int) {
  let first = UInt32(bytes[index])
  if first < 0x80 { return (first, index + 1) }
  if first < 0xE0 {
    guard first >= 0xC2, index + 1 < bytes.count else { return (0xFFFD, index + 1) }
    return ((first & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F), index + 2)
  }
  if first < 0xF0 {
    guard index + 2 < bytes.count else { return (0xFFFD, index + 1) }
    let tail = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    return ((first & 0x0F) << 12 | tail, index + 3)
  }
  guard first < 0xF5, index + 3 < bytes.count else { return (0xFFFD, index + 1) }
  let tail = UInt32(bytes[index + 2] & 0x3F) << 6 | UInt32(bytes[index + 3] & 0x3F)
  return ((first & 0x07) << 18 | UInt32(bytes[index + 1] & 0x3F) << 12 | tail, index + 4)
}
