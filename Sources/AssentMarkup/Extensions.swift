/// The extensions of the GFM specification that a document is parsed with.
///
/// `footnotes` is an option of cmark-gfm, not part of the specification.
package struct Extensions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let table = Extensions(rawValue: 1 << 0)
  package static let strikethrough = Extensions(rawValue: 1 << 1)
  package static let autolink = Extensions(rawValue: 1 << 2)
  package static let tagfilter = Extensions(rawValue: 1 << 3)
  package static let tasklist = Extensions(rawValue: 1 << 4)
  package static let footnotes = Extensions(rawValue: 1 << 5)

  package static let all: Extensions = [
    .table, .strikethrough, .autolink, .tagfilter, .tasklist, .footnotes,
  ]

  /// Every extension with the name it has in cmark-gfm, in the order they are attached.
  package static let named: [(name: String, value: Extensions)] = [
    ("table", .table),
    ("strikethrough", .strikethrough),
    ("autolink", .autolink),
    ("tagfilter", .tagfilter),
    ("tasklist", .tasklist),
    ("footnotes", .footnotes),
  ]
}
