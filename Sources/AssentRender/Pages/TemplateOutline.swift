import AssentDiagnostics

/// What a template includes, as far as limits ask for it.
struct TemplateOutline: Sendable {
  struct Inclusion: Sendable {
    var name: String
    var range: Range<Int>
    /// The number of sections that are open around it.
    var depth: Int
    /// The open sections that may repeat.
    var lists: Set<String>
    /// The number of open lists around it.
    var listDepth: Int
    /// The spaces before it, which every line of the partial gets.
    var indentation: Int
  }

  var source: SourceFile
  var inclusions: [Inclusion] = []
  /// The most sections inside one another.
  var depth = 0
  /// The sections in it that may repeat.
  var lists: Set<String> = []
  /// What it writes by itself.
  var output = TemplateOutput()
  /// What the library that parses it goes through: from each tag to the end of the file.
  var steps = 0
}
