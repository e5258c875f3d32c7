extension Array where Element: Hashable {
  /// Where each element stands first.
  var firstIndexes: [Element: Int] {
    var indexes: [Element: Int] = [:]
    for (index, element) in enumerated().reversed() { indexes[element] = index }
    return indexes
  }
}
