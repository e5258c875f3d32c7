/// The path of a tile or of a bundle of entries, below the folder of the log (C2SP tlog-tiles):
/// `tile/0/x001/x234/067`, `tile/entries/000.p/12`.
package struct TilePath: Hashable, Sendable, CustomStringConvertible {
  /// What a tile holds.
  package enum Level: Hashable, Sendable {
    /// The entries themselves.
    case entries
    /// Hashes of subtrees of `256 ** level` entries, from 0 on.
    case hashes(Int)
  }

  /// How many hashes, or entries, a full tile has.
  package static let fullWidth = 256
  /// The last level that a tree of fewer than `2 ** 63` entries has.
  package static let lastLevel = 7
  package static let folder = "tile"

  package let level: Level
  /// From 0.
  package let index: Int
  /// From 1 to ``fullWidth``.
  package let width: Int

  /// - Precondition: the index is not negative, and the width from 1 to 256.
  package init(_ level: Level, index: Int, width: Int) {
    precondition(index >= 0 && (1...Self.fullWidth).contains(width), "a tile has 1 to 256 hashes")
    self.level = level
    self.index = index
    self.width = width
  }

  package var isFull: Bool { width == Self.fullWidth }

  /// The tile when it has all its hashes.
  package var full: TilePath { TilePath(level, index: index, width: Self.fullWidth) }

  /// How many levels of the tree lie between two levels of tiles.
  static let height = 8

  /// How many entries a tree must have so that it has this tile; `nil` for more than can be counted.
  package var neededSize: Int? {
    let (start, overflow) = index.multipliedReportingOverflow(by: Self.fullWidth)
    let (end, tooFar) = start.addingReportingOverflow(width)
    guard !overflow, !tooFar else { return nil }
    guard case .hashes(let level) = level else { return end }
    let (size, tooLarge) = end.multipliedReportingOverflow(by: 1 << (Self.height * level))
    return tooLarge ? nil : size
  }

  package var description: String {
    let name: String
    switch level {
    case .entries: name = "entries"
    case .hashes(let level): name = String(level)
    }
    var groups: [String] = []
    var rest = index
    repeat {
      let digits = String(rest % 1_000)
      groups.append(String(repeating: "0", count: 3 - digits.utf8.count) + digits)
      rest /= 1_000
    } while rest > 0
    let path = groups.reversed().enumerated()
      .map { ($0.offset == groups.count - 1 ? "" : "x") + $0.element }.joined(separator: "/")
    return "\(Self.folder)/\(name)/\(path)" + (isFull ? "" : ".p/\(width)")
  }

  /// Reads exactly what ``description`` gives; `nil` for a path of any other form, such as one with an
  /// `x` before its last part, with zeros too many, or of the width 0 or 256.
  package init?(_ path: some StringProtocol) {
    var parts = String(path).split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)[...]
    guard parts.count <= 12, parts.popFirst() == Self.folder, let name = parts.popFirst() else {
      return nil
    }
    if name == "entries" {
      level = .entries
    } else {
      guard let number = Self.number(name), number <= Self.lastLevel else { return nil }
      level = .hashes(number)
    }
    var width = Self.fullWidth
    if parts.count > 1, parts[parts.endIndex - 2].hasSuffix(".p"), let last = parts.popLast() {
      guard let number = Self.number(last), (1..<Self.fullWidth).contains(number) else {
        return nil
      }
      width = number
      parts[parts.endIndex - 1].removeLast(2)
    }
    guard !parts.isEmpty else { return nil }
    var index = 0
    for (place, part) in parts.enumerated() {
      let isLast = place == parts.count - 1
      guard isLast || part.hasPrefix("x") else { return nil }
      let digits = isLast ? part[...] : part.dropFirst()
      guard digits.utf8.count == 3, let number = Self.digits(digits) else { return nil }
      let (product, overflow) = index.multipliedReportingOverflow(by: 1_000)
      let (sum, tooLarge) = product.addingReportingOverflow(number)
      guard !overflow, !tooLarge else { return nil }
      index = sum
    }
    self.index = index
    self.width = width
    guard description == path else { return nil }
  }

  /// A number without zeros in front.
  private static func number(_ text: String) -> Int? {
    guard text == "0" || !text.hasPrefix("0"), text.utf8.count <= 3 else { return nil }
    return digits(text[...])
  }

  private static func digits(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}
