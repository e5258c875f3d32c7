import AssentLicense
import AssentMarkup

/// A street, the number of a house and a postal code that stand beside each other: `14 Elm Road, London NW1 4AB`,
/// `Elm Road 14, 53111 Bonn`.
struct PostalAddress {
  /// A word of the address with where it stands in the file, in bytes.
  struct Part {
    var text: String
    var bytes: Range<Int>
  }

  /// The words beside the number of the house, in small letters.
  var street: [String]
  var house: Part
  var code: Part
  /// The word behind the code, or before it where none is.
  var town: String

  /// More addresses of one text are not compared.
  private static let most = 40
  /// So many bytes before a code are looked at.
  private static let reach = 90

  /// The addresses of a text, in order.
  static func all(in subject: LintSubject) -> [PostalAddress] {
    let markup = subject.document.markup
    let places = subject.prose.numbers.filter { mayBeCode($0, in: markup) }
    guard places.count > 1 else { return [] }
    var found: [PostalAddress] = []
    var (block, flow) = (-1, ProseFlow?.none)
    for place in places where found.count < most {
      let own = markup.block(around: Int(place.node))
      if own != block { (block, flow) = (own, ProseFlow(markup, block: own)) }
      guard let flow, let offset = flow.offset(of: place),
        let address = PostalAddress(in: flow, codeAt: offset)
      else { continue }
      found.append(address)
    }
    return found
  }

  /// Whether a number may be a postal code or its end: `53111`, `20-247`, `4AB`; years are none.
  private static func mayBeCode(_ place: ProseScan.Place, in markup: Document) -> Bool {
    let literal = markup.nodes[Int(place.node)].literal.range
    let start = literal.lowerBound + Int(place.start)
    var end = start
    while end < literal.upperBound, end - start < 7, isDigit(markup.text[end]) { end += 1 }
    // Most numbers are none.
    guard end - start != 3, end - start < 7, end < literal.upperBound || end - start > 3 else {
      return false
    }
    let digits = markup.text[start..<end]
    let rest = markup.text[end..<min(literal.upperBound, end + 4)]
    switch digits.count {
    case 5, 6: return rest.first.map { !isWord($0) } ?? true
    case 4: return !digits.starts(with: "19".utf8) && !digits.starts(with: "20".utf8)
    case 2: return rest.first == UInt8(ascii: "-") && rest.dropFirst().prefix(3).allSatisfy(isDigit)
    case 1: return rest.count >= 2 && rest.prefix(2).allSatisfy { $0 &- 0x41 < 26 }
    default: return false
    }
  }

  private init?(in flow: ProseFlow, codeAt offset: Int) {
    let bytes = flow.bytes
    var end = offset
    while end < bytes.count, Self.isWord(bytes[end]) || bytes[end] == UInt8(ascii: "-") { end += 1 }
    var words = Self.words(bytes, max(0, offset - Self.reach)..<offset)
    var start = offset
    // `NW1 4AB`
    if end - offset == 3, let first = words.last, bytes[offset + 1] &- 0x41 < 26 {
      guard (2...4).contains(first.count), bytes[first.lowerBound] &- 0x41 < 26,
        first.upperBound + 1 == offset,
        Self.isDigit(bytes[first.upperBound - 1]) || Self.isDigit(bytes[first.upperBound - 2])
      else { return nil }
      words.removeLast()
      start = first.lowerBound
    }
    guard
      let house = words.indices.last(where: { index in
        let word = bytes[words[index]]
        return word.count <= 5 && Self.isDigit(word[word.startIndex])
          && (index + 1 == words.count || words.count - index > 2)
      })
    else { return nil }
    // `Elm Road 14, 53111 Bonn`, and `14 rue des Ormes, 44000 Nantes`
    let beside =
      house + 1 == words.count
      ? Array(words[..<house].suffix(1)) : Array(words[(house + 1)...].prefix(3))
    let letters = beside.filter { !Self.isDigit(bytes[$0.lowerBound]) }
    guard !letters.isEmpty, letters.count == beside.count,
      letters.contains(where: { bytes[$0.lowerBound] &- 0x41 < 26 || bytes[$0.lowerBound] >= 0xC3 })
    else { return nil }
    let behind = Self.words(bytes, end..<min(bytes.count, end + 30)).first
    guard let town = behind ?? words.last else { return nil }
    street = letters.map { flow.string(of: $0).lowercased() }
    self.house = Part(
      text: flow.string(of: words[house]), bytes: flow.sourceBytes(of: words[house]))
    code = Part(text: flow.string(of: start..<end), bytes: flow.sourceBytes(of: start..<end))
    self.town = flow.string(of: town).lowercased()
  }

  /// The words of letters and digits in a range, up to a `|` at its end.
  private static func words(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in range {
      // What goes on with a character begins no word.
      let begins = isWord(bytes[index]) && bytes[index] & 0xC0 != 0x80
      if begins || start != nil && (isWord(bytes[index]) || bytes[index] == UInt8(ascii: "/")) {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte >= 0xC3 && byte < 0xE2
      || byte & 0xC0 == 0x80
  }

  /// The part in which another address differs from this one, with that of this one: the number of the house, or the code
  /// of the same town.
  func difference(from other: PostalAddress) -> (own: Part, other: Part)? {
    guard street == other.street else { return nil }
    if code.text == other.code.text {
      return house.text == other.house.text ? nil : (house, other.house)
    }
    return house.text == other.house.text && town == other.town ? (code, other.code) : nil
  }
}
