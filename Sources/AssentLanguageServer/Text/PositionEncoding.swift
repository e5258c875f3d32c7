import AssentManifest

/// What a column counts; client and server agree on it.
enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The one that costs least among those that a client offers.
  init(offered: JSONValue?) {
    let names = (offered?.array ?? []).compactMap(\.string)
    self = Self.allCases.first { names.contains($0.rawValue) } ?? .utf16
  }

  /// The units of a scalar that begins with a byte; 0 for a byte within one.
  func units(of byte: UInt8) -> Int {
    guard byte & 0xC0 != 0x80 else { return 0 }
    switch self {
    case .utf8: return Self.length(of: byte)
    case .utf16: return byte >= 0xF0 ? 2 : 1
    case .utf32: return 1
    }
  }

  /// The index of the character that begins at a column of a line, counted from 0; the end of the line where it has
  /// fewer, and the character around it where it is within one.
  func index(of column: Int, in line: ArraySlice<UInt8>) -> Int {
    var index = line.startIndex
    var units = 0
    while index < line.endIndex {
      units += self.units(of: line[index])
      guard units <= column else { return index }
      index += 1
      while index < line.endIndex, line[index] & 0xC0 == 0x80 { index += 1 }
    }
    return line.endIndex
  }

  /// The bytes of a scalar that begins with a byte.
  static func length(of byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
