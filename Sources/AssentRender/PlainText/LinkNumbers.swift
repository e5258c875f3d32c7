import AssentDiagnostics

/// The numbers of the links of a document: one for each distinct URL, in the order met.
struct LinkNumbers {
  private(set) var targets: [ArraySlice<UInt8>] = []
  private var numbers: [Key: Int] = [:]

  /// A URL, hashed in one piece.
  private struct Key: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The number of a URL, from 1.
  mutating func number(of target: ArraySlice<UInt8>) -> Int {
    if let number = numbers[Key(bytes: target)] { return number }
    targets.append(target)
    numbers[Key(bytes: target)] = targets.count
    return targets.count
  }

  /// Whether a link's destination is worth a number: not a place in the same document, and one that
  /// pages link to as well.
  static func isListed(_ target: ArraySlice<UInt8>) -> Bool {
    guard let first = target.first, first != UInt8(ascii: "#") else { return false }
    return SafeURL.isAllowed(target)
  }

  /// A URL without spaces and control characters, which would break it.
  static func printable(_ target: ArraySlice<UInt8>) -> [UInt8] {
    PercentEncoding.visible.encoded(target)
  }

  /// The longest address that terminals take, in bytes.
  private static let maximumLength = 2_000

  /// A URL as OSC 8 wants it: printable ASCII, everything else percent-encoded.
  ///
  /// `nil` for what a terminal cannot open, such as a relative address, or should not.
  static func encoded(_ target: ArraySlice<UInt8>) -> [UInt8]? {
    guard target.count <= maximumLength, SafeURL.hasAllowedScheme(target) else { return nil }
    let result = PercentEncoding.printable.encoded(target)
    return result.count <= maximumLength ? result : nil
  }
}
