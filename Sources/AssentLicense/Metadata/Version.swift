/// A version as a document states it: `1.0`, `2.1.0`, with an optional label as in `1.0.0 (MVP)`.
package struct Version: Hashable, Sendable, CustomStringConvertible {
  /// The version alone, without a leading `v`: `1.0.0`, `2.0-beta.1`.
  package let number: String
  /// What stands in parentheses behind it: `MVP`.
  package let label: String?

  package init(number: String, label: String? = nil) {
    self.number = number
    self.label = label
  }

  package var description: String { number }
}
