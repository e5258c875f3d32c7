/// What the signs of slanted shapes may be.
extension SlantedOutline {
  static func isRising(_ sign: UInt32) -> Bool { sign == 0x2F || sign == 0x2571 }
  static func isFalling(_ sign: UInt32) -> Bool { sign == 0x5C || sign == 0x2572 }
  static func isRound(_ sign: UInt32) -> Bool { sign == 0x2E || sign == 0x2C }
  static func isWall(_ sign: UInt32) -> Bool { sign == CellMap.bar || sign == 0x2502 }
  static func isLeftWaist(_ sign: UInt32) -> Bool {
    sign == 0x3C || sign == 0x28 || sign == 0x7B || sign == 0x25C7 || sign == 0x25C6
  }
  static func isRightWaist(_ sign: UInt32) -> Bool {
    sign == 0x3E || sign == 0x29 || sign == 0x7D || sign == 0x25C7 || sign == 0x25C6
  }

  /// Whether a sign may stand in a border, also where a line comes into it.
  static func isBorder(_ sign: UInt32) -> Bool {
    switch sign {
    case CellMap.dash, CellMap.equals, CellMap.plus, 0x5F, 0x2E, 0x76: true
    default:
      StrokeTable.arms(of: sign) & Arms.horizontal != 0 || StrokeTable.head(of: sign) == .south
    }
  }

  /// Whether a sign may be the upper left one of a shape.
  static func mayBegin(with sign: UInt32) -> Bool { sign == 0x5F || isUpperLeft(sign) }

  static func isUpperLeft(_ sign: UInt32) -> Bool {
    switch sign {
    case 0x2E, 0x2C, 0x2F, CellMap.plus, 0x2571, 0x256D, 0x250C: true
    default: false
    }
  }

  static func isUpperRight(_ sign: UInt32) -> Bool {
    switch sign {
    case 0x2E, 0x2C, CellMap.plus, 0x256E, 0x2510: true
    default: false
    }
  }
}
