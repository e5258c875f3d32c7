/// A mail address in a text.
struct MailAddress: Hashable, Sendable {
  /// In lower case.
  var local: String
  var host: String
  /// Bytes of the file.
  var range: Range<Int>

  var text: String { local + "@" + host }

  /// Further ones of one document are not compared.
  private static let most = 40

  /// The addresses of a text, each once, in order.
  static func all(in bytes: [UInt8]) -> [MailAddress] {
    var found: [MailAddress] = []
    var known: Set<String> = []
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while found.count < most,
        let at = buffer[index...].firstIndex(of: UInt8(ascii: "@"))
      {
        index = at + 1
        guard at > 0, index < buffer.count, isLocal(buffer[at - 1]),
          isHost(buffer[at + 1])
        else { continue }
        var start = at
        while start > 0, isLocal(buffer[start - 1]), at - start < 64 { start -= 1 }
        var end = at + 1
        while end < buffer.count, isHost(buffer[end]), end - at < 120 { end += 1 }
        while end > at, buffer[end - 1] == 0x2E || buffer[end - 1] == 0x2D { end -= 1 }
        let address = MailAddress(
          local: String(decoding: buffer[start..<at], as: UTF8.self).lowercased(),
          host: String(decoding: buffer[at + 1..<end], as: UTF8.self).lowercased(),
          range: start..<end)
        guard address.host.contains("."), known.insert(address.text).inserted else { continue }
        found.append(address)
      }
    }
    return found
  }

  private static func isHost(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x2E
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    isHost(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
  }

  /// Whether the hosts differ as if one were the other with a slip, or under another ending.
  func looksLike(_ other: MailAddress) -> Bool {
    guard local == other.local, host != other.host else { return false }
    let own = host.split(separator: ".")
    let others = other.host.split(separator: ".")
    guard own.count == others.count, let name = own.first, let otherName = others.first else {
      return false
    }
    if name == otherName { return own.count == 2 && name.utf8.count >= 4 }
    return isSlip(of: other)
  }

  /// Whether two names differ in the order of two letters beside each other: `gmail`, `gmial`.
  private static func isSwapped(_ one: Substring, _ other: Substring) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count, one.count >= 4,
      let start = one.indices.first(where: { one[$0] != other[$0] }), start + 1 < one.count
    else { return false }
    return one[start] == other[start + 1] && one[start + 1] == other[start]
      && one[(start + 2)...] == other[(start + 2)...]
  }

  /// Whether the hosts differ as if one were the other with a slip.
  func isSlip(of other: MailAddress) -> Bool {
    guard local == other.local else { return false }
    let own = host.split(separator: ".")
    let others = other.host.split(separator: ".")
    guard let name = own.first, let otherName = others.first, name != otherName else {
      return false
    }
    let bare = { (text: Substring) in text.utf8.filter { $0 != 0x2D } }
    return own.dropFirst() == others.dropFirst()
      && (IdentifierParts.isSlip(bare(name), bare(otherName)) || Self.isSwapped(name, otherName))
  }
}
