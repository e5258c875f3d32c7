extension String {
  /// Whether its bytes come before those of another text, as paths stand in all that is published.
  package func precedesInBytes(_ other: String) -> Bool {
    byteDifference(other).map { $0.own < $0.other } ?? (utf8.count < other.utf8.count)
  }

  /// Whether it has the same bytes as another text; `==` would also take a composed and a decomposed letter
  /// for the same.
  package func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && byteDifference(other) == nil
  }

  /// The first bytes in which two texts differ; `nil` where one begins with the other.
  @inline(__always)
  func byteDifference(_ other: String) -> (own: UInt8, other: UInt8)? {
    // Not one byte after another by an iterator, which costs ten times as much; and without a copy
    // where the bytes are at hand, as they are of all texts of Swift.
    func difference(
      _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
    ) -> (own: UInt8, other: UInt8)? {
      for index in 0..<min(first.count, second.count) where first[index] != second[index] {
        return (first[index], second[index])
      }
      return nil
    }
    let found = utf8.withContiguousStorageIfAvailable { first in
      other.utf8.withContiguousStorageIfAvailable { second in difference(first, second) }
    }
    if case .some(.some(let difference)) = found { return difference }
    var (first, second) = (self, other)
    return first.withUTF8 { first in second.withUTF8 { second in difference(first, second) } }
  }
}
