/// Which characters damaged UTF-8 may consist of, for a first look at a file.
enum DamageTable {
  /// By scalar: bit n where it may begin a sequence in encoding n, bit 8 + n where it may go on.
  private static let flags: [UInt16] = {
    var flags = [UInt16](repeating: 0, count: 0x2200)
    for (index, encoding) in LegacyEncoding.all.enumerated() {
      for (offset, scalar) in encoding.scalars.enumerated() {
        let byte = UInt8(truncatingIfNeeded: 0x80 + offset)
        if byte < 0xC0 {
          flags[Int(scalar)] |= 1 << UInt16(8 + index)
        } else if UTF8Reader.length(ofLead: byte) != nil {
          flags[Int(scalar)] |= 1 << UInt16(index)
        }
      }
    }
    return flags
  }()

  @inline(__always)
  static func mayBegin(_ scalar: UInt32) -> Bool {
    scalar < 0x2200 && flags[Int(scalar)] & 0xFF != 0
  }

  /// Whether some encoding has `lead` begin a sequence that `scalar`, or a lost byte, goes on.
  @inline(__always)
  static func mayContinue(_ scalar: UInt32, after lead: UInt32) -> Bool {
    if scalar == 0xFFFD { return true }
    return scalar < 0x2200 && flags[Int(lead)] & (flags[Int(scalar)] >> 8) != 0
  }
}
