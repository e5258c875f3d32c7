/// Why a graph was not laid out.
package enum LayoutError: Error, Hashable {
  /// More than the bound of `what`.
  case tooLarge(what: String, count: Int, limit: Int)
  /// It does not fit the width that was asked for.
  case tooWide
}
