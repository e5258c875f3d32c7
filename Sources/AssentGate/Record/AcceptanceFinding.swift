/// What is wrong with a line of an acceptance log, or remarkable about it.
public struct AcceptanceFinding: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong or remarkable.
  public enum Reason: Hashable, Sendable {
    /// The line was changed, or one before it was changed, removed or put elsewhere; in words.
    case broken(String)
    /// The last record was not written to its end. It never counted.
    case torn(bytes: Int)
    /// The log has fewer lines than were written.
    case shortened(lines: Int, bytes: Int)
    /// There are lines, and the file that says how many were written is missing.
    case mirrorMissing
    /// What happened has a name that is not known here; it accepts nothing.
    case unknownEvent(String)
    /// A field lacks or is wrong; the line accepts nothing.
    case field(String, expected: String)
    /// The file of a merged log is missing, or is another one; in words.
    case merged(name: String, String)
    /// The log went on here after it was damaged or cut: what stands before does not count.
    case wentOn
  }

  /// From 1; 0 for the log as a whole.
  public var line: Int
  /// What is wrong or remarkable there.
  public var reason: Reason

  /// A finding about a line, from 1, or about the log as a whole, 0.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// Whether acceptances do not count because of it.
  public var isDamage: Bool {
    switch reason {
    case .broken, .shortened, .mirrorMissing: true
    case .torn, .unknownEvent, .field, .merged, .wentOn: false
    }
  }

  /// The finding as a sentence without a point.
  public var description: String {
    switch reason {
    case .broken(let words): words
    case .torn(let bytes):
      "the last record was not written to its end: \(bytes) bytes after line \(line - 1) do not count"
    case .shortened(let lines, let bytes):
      "the end of the log is missing: \(lines) lines of \(bytes) bytes were written"
    case .mirrorMissing: "the file that says how many lines were written is missing"
    case .unknownEvent(let name): "line \(line): unknown event '\(name)'; it accepts nothing"
    case .field(let name, let expected):
      "line \(line): '\(name)' should be \(expected); the line accepts nothing"
    case .merged(let name, let words): "line \(line): the merged log '\(name)' \(words)"
    case .wentOn:
      "line \(line): the log went on here after damage; what stands before does not count"
    }
  }
}
