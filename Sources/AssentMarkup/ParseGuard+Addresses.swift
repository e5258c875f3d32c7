/// What extended autolinks (GFM section 6.9, extension) cost.
extension ParseGuard.Scan {
  /// Reads `://` at `index`.
  mutating func readURL(_ index: Int, _ end: Int) {
    guard extensions.contains(.autolink) else { return }
    findWordEnd(index, end)
    chargeWord(index)
  }

  /// Reads `ww` at `index`, which may begin `www.`.
  mutating func readWWW(_ index: Int, _ begin: Int, _ end: Int) {
    guard extensions.contains(.autolink), bytes[index + 2] == UInt8(ascii: "w"),
      bytes[index + 3] == UInt8(ascii: ".")
    else { return }
    if index > begin {
      switch bytes[index - 1] {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("), 0...32: break
      default: return
      }
    }
    findWordEnd(index, end)
    if ahead.domainEnd <= index {
      var domain = index
      while domain < ahead.wordEnd, Self.isDomainByte(bytes[domain]) { domain += 1 }
      ahead.domainEnd = domain
    }
    // Only a domain that fails is read again, and only one with an underscore fails.
    if index > begin, bytes[index - 1] == UInt8(ascii: "_") {
      charge((ahead.domainEnd - index) * ParseGuard.Cost.domainByte, .url, at: index, length: 4)
    }
    chargeWord(index)
  }

  private static func isDomainByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), 0, 128...255:
      true
    default: false
    }
  }

  /// Finds the end of the word at `index`, the last `<` in it, and its tail.
  private mutating func findWordEnd(_ index: Int, _ end: Int) {
    guard ahead.wordEnd <= index else { return }
    var word = index
    ahead.lastLessThan = -1
    while word < end, !Self.isSpace(bytes[word]) {
      if bytes[word] == UInt8(ascii: "<") { ahead.lastLessThan = word }
      word += 1
    }
    ahead.wordEnd = word
    chargeTails(index, word)
  }

  /// Charges the search for the end of a URL that a `<` may cut short.
  private mutating func chargeWord(_ index: Int) {
    guard ahead.lastLessThan > index else { return }
    charge((ahead.wordEnd - index) * ParseGuard.Cost.urlByte, .url, at: index, length: 4)
  }

  /// Charges the counting of parentheses, once for each `)` that a URL may end with.
  private mutating func chargeTails(_ begin: Int, _ end: Int) {
    var segment = begin
    while segment < end {
      var next = segment
      while next < end, bytes[next] != UInt8(ascii: "<") { next += 1 }
      var tail = next
      var count = 0
      while tail > segment, Self.isTail(bytes[tail - 1]) {
        if bytes[tail - 1] == UInt8(ascii: ")") {
          count += 1
        } else if bytes[tail - 1] == UInt8(ascii: ";") {
          var entity = tail - 1
          while entity > segment, Self.isLetter(bytes[entity - 1]) { entity -= 1 }
          if entity > segment, entity < tail - 1, bytes[entity - 1] == UInt8(ascii: "&") {
            tail = entity
          }
        }
        tail -= 1
      }
      charge(count * (next - segment), .url, at: tail, length: 1)
      segment = next + 1
    }
  }

  private static func isTail(_ byte: UInt8) -> Bool {
    "?!.,:*_~'\");".utf8.contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == .space || byte >= 9 && byte <= 13
  }

  /// Reads `@` at `index`.
  ///
  /// cmark reads on from each to the end of what may be an address, and for each address it copies
  /// the rest of the line and keeps the copy.
  mutating func readAddress(_ index: Int, _ begin: Int, _ end: Int) {
    guard extensions.contains(.autolink) else { return }
    if ahead.addressEnd <= index {
      var address = index
      while address < end, Self.isAddressByte(bytes[address]) { address += 1 }
      ahead.addressEnd = address
    }
    charge((ahead.addressEnd - index) * ParseGuard.Cost.addressByte, .address, at: index, length: 1)
    if index > begin, index + 1 < end, Self.isAddressByte(bytes[index - 1]),
      Self.isAddressByte(bytes[index + 1])
    {
      context.addresses += 1
      charge(memory: end - index, at: index)
    }
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
