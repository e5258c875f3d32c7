/// An example whose output differs from what its file shows, and why that is right.
struct Deviation: Sendable {
  /// `file number`, as ``Example/id`` has it.
  var example: String
  var reason: String

  init(_ example: String, _ reason: String) {
    self.example = example
    self.reason = reason
  }

  /// Those with the extensions an example asks for; one that conforms after all fails the tests.
  static let all: [Deviation] = [
    Deviation(
      "gfm-extensions 23",
      "newer cmark-gfm names footnotes by their labels (fn-1) and marks them for scripts"),
    Deviation(
      "gfm-regression 13",
      "newer cmark-gfm names footnotes by their labels and links every reference back"),
  ]

  /// More of them where an example that names no extension is rendered with all.
  static let withAllExtensions: [Deviation] = [
    Deviation("gfm-regression 17", tagfilter),
    Deviation("gfm-spec 140", tagfilter),
    Deviation("gfm-spec 141", tagfilter),
    Deviation("gfm-spec 142", tagfilter),
    Deviation("gfm-spec 145", tagfilter),
    Deviation("gfm-spec 147", tagfilter),
    Deviation("gfm-spec 610", autolink),
    Deviation("gfm-spec 614", autolink),
    Deviation("gfm-spec 616", autolink),
    Deviation("gfm-spec 619", autolink),
    Deviation("gfm-spec 620", autolink),
  ]

  private static let tagfilter = "the example is of raw HTML that tagfilter takes the force from"
  private static let autolink = "the example is of a bare address, which autolink makes a link"
}
