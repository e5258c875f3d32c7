import AssentDiagnostics

/// Finds the innermost clause around a place.
package struct InnermostClause {
  private let clauses: [Clause]
  /// Whether they begin in their order; those in footnotes come last, wherever they stand.
  private let areInOrder: Bool

  package init(_ clauses: [Clause]) {
    self.clauses = clauses
    areInOrder = zip(clauses, clauses.dropFirst()).allSatisfy {
      $0.range.start <= $1.range.start
    }
  }

  /// The last of the clauses that begin at or before a place and are as wanted, such as to hold it.
  ///
  /// - Parameter isWanted: true of none that ends before the place.
  package func index(around start: SourceLocation, where isWanted: (Clause) -> Bool) -> Int? {
    guard areInOrder else {
      return clauses.lastIndex { $0.range.start <= start && isWanted($0) }
    }
    var (low, high) = (0, clauses.count)
    while low < high {
      let middle = (low + high) / 2
      if clauses[middle].range.start > start { high = middle } else { low = middle + 1 }
    }
    // What ends behind the place and begins before it is around all that begins in between.
    var index = low > 0 ? low - 1 : nil
    while let other = index, !isWanted(clauses[other]) { index = clauses[other].parent }
    return index
  }
}
