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

  /// Whether a link's destination is worth a number: not a place in the same document, and no
  /// scheme that runs code or reads the reader's files.
  static func isListed(_ target: ArraySlice<UInt8>) -> Bool {
    guard let first = target.first, first != UInt8(ascii: "#") else { return false }
    guard let colon = target.firstIndex(of: UInt8(ascii: ":")) else { return true }
    // White space and controls may hide a scheme from this, but not from a browser.
    let scheme = target[..<colon].filter { $0 > 0x20 }.map {
      $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0
    }
    return !["javascript", "vbscript", "data", "file"].contains { $0.utf8.elementsEqual(scheme) }
  }

  /// A URL without spaces and control characters, which would break it.
  static func printable(_ target: ArraySlice<UInt8>) -> [UInt8] {
    PercentEncoding.visible.encoded(target)
  }

  /// A URL as OSC 8 wants it: printable ASCII, everything else percent-encoded.
  static func encoded(_ target: ArraySlice<UInt8>) -> [UInt8] {
    PercentEncoding.printable.encoded(target)
  }
}
