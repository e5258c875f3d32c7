extension [String] {
  /// The strings, one after the other, with `separator` between them.
  ///
  /// The one of the standard library looks for the types it needs in all that the program has, when it is first
  /// called in a process: a third of a million instructions.
  package func joined(by separator: String) -> String {
    var text = ""
    text.reserveCapacity(reduce(0) { $0 + $1.utf8.count + separator.utf8.count })
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}
