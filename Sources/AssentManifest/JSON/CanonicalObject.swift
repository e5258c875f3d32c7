/// An object in canonical JSON (RFC 8785), read where it stands: its members are ranges of the bytes.
///
/// It accepts exactly the bytes for which `CanonicalJSON.bytes(of: JSONValue(parsing: bytes))` gives
/// the same bytes back, and builds no tree, so that a long log is checked in a fraction of the time.
package struct CanonicalObject: Sendable {
  /// A member: its key without quotes and its value as it is written.
  package struct Member: Sendable {
    package var key: Range<Int>
    package var value: Range<Int>
  }

  package let bytes: [UInt8]
  /// Sorted by key.
  package let members: [Member]

  /// `nil` where the bytes of the range are anything but one object in canonical form.
  ///
  /// Time is linear in the number of bytes; no more arrays and objects may be open at once than
  /// ``JSONValue/maximumDepth``.
  package init?(_ bytes: [UInt8], in range: Range<Int>) {
    var scanner = CanonicalScanner(bytes: bytes, position: range.lowerBound, end: range.upperBound)
    var members: [Member] = []
    members.reserveCapacity(24)
    guard scanner.object(depth: 1, { members.append(Member(key: $0, value: $1)) }),
      scanner.position == range.upperBound
    else { return nil }
    self.bytes = bytes
    self.members = members
  }

  /// The bytes of a value; `nil` where there is no such member.
  package func value(_ name: StaticString) -> Range<Int>? {
    let count = name.utf8CodeUnitCount
    search: for member in members where member.key.count == count {
      for index in 0..<count where bytes[member.key.lowerBound + index] != name.utf8Start[index] {
        continue search
      }
      return member.value
    }
    return nil
  }

  /// The text of a string; `nil` for any other value.
  package func string(_ name: StaticString) -> String? {
    value(name).flatMap { Self.text(bytes, $0) }
  }

  /// The value of an integer; `nil` for any other value.
  package func integer(_ name: StaticString) -> Int? {
    guard let range = value(name), let first = bytes[range].first,
      first == UInt8(ascii: "-") || (0x30...0x39).contains(first)
    else { return nil }
    return Int(String(decoding: bytes[range], as: UTF8.self))
  }

  /// The value of `true` or `false`; `nil` for any other value.
  package func bool(_ name: StaticString) -> Bool? {
    guard let range = value(name) else { return nil }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "t"): return true
    case UInt8(ascii: "f"): return false
    default: return nil
    }
  }

  /// The members of an object; `nil` for any other value.
  package func object(_ name: StaticString) -> CanonicalObject? {
    value(name).flatMap { CanonicalObject(bytes, in: $0) }
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
    guard bytes[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
    let inner = bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    return (try? JSONValue(parsing: Array(bytes[range])))?.string
  }
}
