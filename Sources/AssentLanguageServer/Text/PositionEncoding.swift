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

  /// The bytes of a scalar that begins with a byte.
  static func length(of byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
