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
    // Not one byte after another by an iterator, which costs ten times as much.
    var (first, second) = (self, other)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        for index in 0..<min(first.count, second.count) where first[index] != second[index] {
          return (first[index], second[index])
        }
        return nil
      }
    }
  }
}
