/// The name in a certificate (RFC 5280, section 4.1.2.4).
enum DistinguishedName {
  /// The longest text that is made of one, in characters.
  private static let mostCharacters = 200

  /// Name, organization and country, as RFC 4514 abbreviates them; what else a name has is left out.
  private static let kinds: [(identifier: [UInt8], name: String)] = [
    ([0x55, 0x04, 0x03], "CN"), ([0x55, 0x04, 0x0B], "OU"), ([0x55, 0x04, 0x0A], "O"),
    ([0x55, 0x04, 0x06], "C"),
  ]

  /// `CN=Example TSA, O=Example`; empty where there is nothing of that.
  ///
  /// - Parameter content: that of the sequence of its parts.
  static func text(of content: ArraySlice<UInt8>) -> String {
    var parts: [String] = []
    var sets = DERReader(content)
    while var set = sets.inner(DERReader.set), parts.count < 20 {
      while var pair = set.inner(), parts.count < 20 {
        guard let identifier = pair.next(DERReader.identifier), let value = pair.next(),
          let kind = kinds.first(where: { identifier.elementsEqual($0.identifier) })
        else { continue }
        parts.append(kind.name + "=" + text(value))
      }
    }
    return String(parts.joined(separator: ", ").prefix(mostCharacters))
  }

  private static func text(_ value: DERReader.Element) -> String {
    // A BMPString has two bytes for each character, any other at least ASCII.
    guard value.tag == 0x1E else { return String(decoding: value.content, as: UTF8.self) }
    let bytes = Array(value.content)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
