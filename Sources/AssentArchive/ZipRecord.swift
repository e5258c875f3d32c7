import AssentManifest

/// The records of ZIP (APPNOTE 6.3.10, section 4.3): their first bytes, and their sizes before names.
enum ZipRecord {
  case local
  case central
  case end
  case descriptor
  case end64

  /// The four bytes that it begins with.
  var mark: [UInt8] {
    switch self {
    case .local: [0x50, 0x4B, 3, 4]
    case .central: [0x50, 0x4B, 1, 2]
    case .end: [0x50, 0x4B, 5, 6]
    case .descriptor: [0x50, 0x4B, 7, 8]
    case .end64: [0x50, 0x4B, 6, 7]
    }
  }

  var size: Int {
    switch self {
    case .local: 30
    case .central: 46
    case .end: 22
    case .descriptor: 16
    case .end64: 20
    }
  }

  /// That a name is in UTF-8.
  static let utf8Flag = 1 << 11
  /// That sums and sizes follow the data.
  static let descriptorFlag = 1 << 3
  static let encryptedFlags = 1 | 1 << 6 | 1 << 13

  static let stored = 0
  static let deflated = 8
}
