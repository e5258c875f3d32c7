/// Names, found letter by letter, so that looking for one costs no more where there are many.
///
/// White space of any length in a name counts as one space.
struct NameTree: Sendable {
  /// How far into the tree a text has led.
  struct Walk {
    fileprivate var node = 0
  }

  /// The next node by node and byte.
  private var next: [Int: Int] = [:]
  private var names: [Int: String] = [:]

  var isEmpty: Bool { names.isEmpty }

  mutating func add(_ name: String) {
    var node = 0
    var isAfterSpace = false
    for byte in name.utf8 {
      let isSpace = byte <= 0x20
      defer { isAfterSpace = isSpace }
      if isSpace, isAfterSpace { continue }
      let key = Self.key(node, isSpace ? 0x20 : byte)
      node = next[key] ?? next.count + 1
      next[key] = node
    }
    guard node > 0 else { return }
    names[node] = name
  }

  /// Goes on by a byte; `false` where no name does.
  func advance(_ walk: inout Walk, by byte: UInt8) -> Bool {
    guard let node = next[Self.key(walk.node, byte)] else { return false }
    walk.node = node
    return true
  }

  /// The name that ends here.
  func name(at walk: Walk) -> String? { names[walk.node] }

  private static func key(_ node: Int, _ byte: UInt8) -> Int { node << 8 | Int(byte) }
}
