/// One of the four ways out of a cell.
enum Way: Int, CaseIterable, Sendable {
  case north = 0
  case east
  case south
  case west

  /// Its bit in a set of arms.
  var bit: UInt8 { 1 << UInt8(rawValue) }
  var isVertical: Bool { rawValue & 1 == 0 }
  var rowStep: Int { self == .north ? -1 : self == .south ? 1 : 0 }
  var columnStep: Int { self == .west ? -1 : self == .east ? 1 : 0 }

  var opposite: Way {
    switch self {
    case .north: .south
    case .east: .west
    case .south: .north
    case .west: .east
    }
  }
}

/// Sets of arms, as bits.
enum Arms {
  static let north: UInt8 = 1
  static let east: UInt8 = 2
  static let south: UInt8 = 4
  static let west: UInt8 = 8
  static let vertical = north | south
  static let horizontal = east | west
}
