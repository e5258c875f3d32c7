/// What a template may write at most, told from its text before it is rendered.
struct TemplateOutput: Sendable {
  /// The tags, with those of all partials.
  var tags = 0
  /// The bytes of text, each list taken to have ``itemsOfList`` items, and each tag ``bytesOfTag``.
  var bytes = 0
  /// The line ends among them.
  var lines = 0
  /// The most lists inside one another.
  var listDepth = 0
  /// How often each value is written.
  var values: [String: Int] = [:]
  /// A value as long as the document that is written inside of a list.
  var listed: String?

  static let maximumTags = 4_000
  static let maximumBytes = 4 << 20
  /// `licenses` and one of its lists.
  static let maximumListDepth = 2
  /// The uses of one value.
  static let maximumUses = 100
  /// The uses of one value that is as long as the document, or as all documents.
  static let maximumLargeUses = 4

  static let itemsOfList = 16
  static let bytesOfTag = 64

  /// The values that are as long as a document or a list of documents, with the lists that each may
  /// stand in.
  private static let largeValues: [String: Int] = [
    "body": 0, "contents": 0, "linkedData": 0, "languages": 0, "alternates": 0,
    "agreements": 1, "pages": 1, "versions": 0, "clauses": 0, "redlines": 0,
    "timeline": 0, "entries": 0, "commands": 0,
    // What it is, the template that includes this one decides.
    ".": 0,
  ]

  static func isLarge(_ value: String) -> Bool { largeValues[value] != nil }

  /// Objects that are sections but no lists.
  static func isList(_ name: String) -> Bool { name != "labels" && name != "spdx" }

  /// How often text inside of lists comes out.
  static func factor(ofDepth depth: Int) -> Int {
    (0..<min(depth, maximumListDepth + 1)).reduce(1) { product, _ in product * itemsOfList }
  }

  /// Adds text that stands in `depth` lists.
  mutating func add(text: ArraySlice<UInt8>, depth: Int) {
    let factor = Self.factor(ofDepth: depth)
    bytes += text.count * factor
    lines += text.count { $0 == 0x0A } * factor
  }

  /// Adds a tag that stands in `depth` lists, and writes `value`.
  mutating func add(tag value: String?, depth: Int) {
    tags += 1
    guard let value else { return }
    bytes += Self.bytesOfTag * Self.factor(ofDepth: depth)
    values[value, default: 0] += 1
    if let most = Self.largeValues[value], depth > most, listed == nil { listed = value }
  }

  /// Adds a partial that stands in `depth` lists.
  mutating func add(_ inner: TemplateOutput, depth: Int, indentation: Int) {
    let factor = Self.factor(ofDepth: depth)
    tags += inner.tags
    bytes += (inner.bytes + indentation * inner.lines) * factor
    lines += inner.lines * factor
    // Far beyond the limit is as good as beyond it, and overflows in a few steps.
    bytes = min(bytes, Self.maximumBytes + 1)
    lines = min(lines, Self.maximumBytes + 1)
    listDepth = max(listDepth, depth + inner.listDepth)
    values.merge(inner.values, uniquingKeysWith: +)
    if listed == nil {
      listed =
        inner.listed
        ?? inner.values.keys.sorted().first { Self.largeValues[$0].map { depth > $0 } ?? false }
    }
  }

  private static func most(_ value: String) -> Int {
    isLarge(value) ? maximumLargeUses : maximumUses
  }

  /// The limit that is passed, if one is, and what to do.
  var fault: (message: String, help: String)? {
    if tags > Self.maximumTags {
      return (
        "the template has more than \(Self.maximumTags) tags", "write less of it, or include less"
      )
    }
    if listDepth > Self.maximumListDepth {
      return ("lists are more than \(Self.maximumListDepth) deep", "close the outer list before")
    }
    if let listed {
      return ("'\(listed)' stands in a list, which would repeat it", "write it outside of the list")
    }
    let often = values.filter { $0.value > Self.most($0.key) }.keys.min()
    if let often {
      return (
        "'\(often)' is written more than \(Self.most(often)) times", "write it fewer times"
      )
    }
    if bytes > Self.maximumBytes {
      return (
        "the template may write more than \(Self.maximumBytes / 1_048_576) MiB",
        "write less inside of lists"
      )
    }
    return nil
  }
}
