extension Array {
  /// In place of that of the standard library, which has the runtime look up the type of its memory
  /// each time: more than it takes to fill a short array.
  init(repeating element: Element, count: Int) {
    self =
      count < 100
      ? (0..<count).map { _ in element }
      : Array(ContiguousArray(repeating: element, count: count))
  }
}
