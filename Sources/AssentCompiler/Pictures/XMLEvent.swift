/// What a reader of XML comes across.
enum XMLEvent: Sendable {
  case start(XMLElement)
  case end
  /// Character data with its references resolved, and where it begins in the file.
  case text([UInt8], at: Int)
}

/// A name with the namespace that it belongs to (Namespaces in XML 1.0).
struct XMLName: Hashable, Sendable {
  /// As written: `xlink:href`.
  var written: String
  /// Empty for a name in no namespace.
  var namespace: String
  var local: String
}

/// A start tag.
struct XMLElement: Sendable {
  struct Attribute: Sendable {
    var name: XMLName
    /// With references resolved, and white space as blanks.
    var value: [UInt8]
    /// Where the name stands, in bytes.
    var range: Range<Int>
  }

  var name: XMLName
  /// Without declarations of namespaces, in the order of the file.
  var attributes: [Attribute]
  /// Where `<` and the name stand, in bytes.
  var range: Range<Int>
}
