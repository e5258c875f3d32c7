/// How wide the words of a sequence may be, in pixels, and what is left free around them.
struct SequenceLimits {
  /// The widest name of a participant, message between neighbors, and note beside a lifeline.
  var name: Int
  var message: Int
  var note: Int
  /// Between the heads of two neighbors, at the sides of a name, and the narrowest head.
  var gap: Int
  var padding: Int
  var head: Int
  /// At both ends of a message.
  var ends: Int

  /// Beside a message to oneself, with the way that its line goes.
  var loop: Int { ends + 40 }

  /// What looks best, and what takes its place where that is wider than the page.
  static let all = [
    SequenceLimits(name: 150, message: 240, note: 180, gap: 36, padding: 14, head: 72, ends: 36),
    SequenceLimits(name: 120, message: 170, note: 150, gap: 24, padding: 12, head: 64, ends: 32),
    SequenceLimits(name: 100, message: 130, note: 130, gap: 20, padding: 10, head: 56, ends: 28),
    SequenceLimits(name: 80, message: 100, note: 110, gap: 16, padding: 8, head: 48, ends: 24),
    SequenceLimits(name: 60, message: 70, note: 90, gap: 12, padding: 8, head: 40, ends: 24),
  ]
}
