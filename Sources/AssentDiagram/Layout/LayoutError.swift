/// Why a graph was not laid out.
package enum LayoutError: Error, Hashable {
  /// More than the bound of `what`.
  case tooLarge(what: String, count: Int, limit: Int)
  /// It does not fit the width that was asked for.
  case tooWide
}

extension LayoutError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let what, let count, let limit):
      "the layout would have \(count) \(what); the limit is \(limit)"
    case .tooWide: "it does not fit the width"
    }
  }
}
