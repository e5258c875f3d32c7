extension Array where Element: Hashable {
  /// Where each element stands first.
  var firstIndexes: [Element: Int] {
    var indexes: [Element: Int] = [:]
    indexes.reserveCapacity(count)
    for index in indices.reversed() { indexes[self[index]] = index }
    return indexes
  }
}
