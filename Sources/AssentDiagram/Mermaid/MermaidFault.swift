/// A place where the grammar of a language has no way on.
struct MermaidFault: Error {
  /// What could stand there, and what does.
  var message: String
  /// What to underline.
  var range: Range<Int>
  /// Where the token starts that cannot stand there.
  var start: Int
  var help: String?
}
