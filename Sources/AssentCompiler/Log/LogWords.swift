/// How messages count the entries of a log.
package enum LogWords {
  /// `1 entry`, `2 entries`.
  package static func entries(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count) entries"
  }

  /// `the first entry`, `the first 2 entries`.
  package static func first(_ count: Int) -> String {
    count == 1 ? "the first entry" : "the first \(count) entries"
  }
}
