/// Types with parameters, which mermaid writes between tildes: `List~T~`.
enum MermaidGenerics {
  /// The type as it is shown, `List<T>`: from outside in, each first tilde opens what the last one
  /// closes.
  static func text(_ type: String) -> String {
    guard type.utf8.contains(UInt8(ascii: "~")) else { return type }
    var bytes = Array(type.utf8)
    let signs = bytes.indices.filter { bytes[$0] == UInt8(ascii: "~") }
    // With one too many, a first one at the start, as of what is seen in a package, stays.
    let pairs = signs.count % 2 == 1 && signs.first == 0 ? Array(signs.dropFirst()) : signs
    var (low, high) = (0, pairs.count - 1)
    while low < high {
      bytes[pairs[low]] = UInt8(ascii: "<")
      bytes[pairs[high]] = UInt8(ascii: ">")
      (low, high) = (low + 1, high - 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
