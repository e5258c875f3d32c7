/// Tells which number comes after another.
enum ClauseOrder {
  /// Whether `number` is the one after `last`: `3` behind `2`, `(c)` behind `(b)`, `5.2` behind `5.1`.
  static func follows(_ number: String, _ last: String) -> Bool {
    guard let (prefix, value) = split(number), let (other, before) = split(last) else {
      return false
    }
    return prefix == other && value == before + 1
  }

  /// What stands before the part that counts, and its value; letters count from 1.
  private static func split(_ number: String) -> (prefix: Substring, value: Int)? {
    let text = number[...].trimmingSuffix { $0 == ")" || $0 == "." }
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.count
    if digits > 0, let value = Int(text.suffix(digits)) {
      return (text.dropLast(digits), value)
    }
    guard let last = text.unicodeScalars.last, isASCIILetter(UInt8(truncatingIfNeeded: last.value)),
      last.isASCII
    else { return nil }
    return (text.dropLast(), Int((last.value | 0x20) - 0x60))
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
