/// Why a graph was not laid out.
package enum LayoutError: Error, Hashable {
  /// More than the bound of `what`.
  case tooLarge(what: String, count: Int, limit: Int)
}
