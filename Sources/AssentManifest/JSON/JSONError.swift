/// Why bytes are not the strict JSON that ``JSONValue/init(parsing:)`` reads.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the text.
  public enum Reason: Hashable, Sendable {
    /// Something else stands there; `found` is `nil` at the end of the bytes.
    case expected(String, found: UInt8?)
    /// The number has a fraction or an exponent.
    case notAnInteger
    /// The integer is beyond 2^53 - 1, or beyond `Int` on this machine.
    case integerOutOfRange
    case leadingZero
    case repeatedKey(String)
    /// More than ``JSONValue/maximumDepth`` arrays and objects are open.
    case tooDeep
    case notUTF8
    /// An escape names one half of a surrogate pair.
    case loneSurrogate
    /// A byte below 0x20 stands in a string without escape.
    case controlCharacter(UInt8)
    case unknownEscape(UInt8)
  }

  /// Number of bytes before the one at fault.
  public var offset: Int
  /// What is wrong there.
  public var reason: Reason

  /// Names a fault and its place.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// `byte 12: expected ',' or ']', found 'x'`
  public var description: String { "byte \(offset): \(reason.words)" }
}

extension JSONError.Reason {
  fileprivate var words: String {
    switch self {
    case .expected(let what, let found?): "expected \(what), found \(Self.name(found))"
    case .expected(let what, nil): "expected \(what), found the end"
    case .notAnInteger: "number with a fraction or an exponent; only integers are allowed"
    case .integerOutOfRange: "integer beyond \(JSONValue.largestInteger)"
    case .leadingZero: "integer with a leading zero"
    case .repeatedKey(let key): "key \(Quotation(key)) stands twice in the same object"
    case .tooDeep: "nested more than \(JSONValue.maximumDepth) levels deep"
    case .notUTF8: "not UTF-8"
    case .loneSurrogate: "escape of one half of a surrogate pair"
    case .controlCharacter(let byte): "\(Self.name(byte)) without an escape in a string"
    case .unknownEscape(let byte): "unknown escape: \(Self.name(byte)) after a backslash"
    }
  }

  private static func name(_ byte: UInt8) -> String {
    if byte == UInt8(ascii: "'") { return "an apostrophe" }
    if byte > 0x20, byte < 0x7F { return "'\(Unicode.Scalar(byte))'" }
    let digits = [Hexadecimal.digit(byte >> 4), Hexadecimal.digit(byte & 0xF)]
    return "byte 0x\(String(decoding: digits, as: UTF8.self).uppercased())"
  }
}
