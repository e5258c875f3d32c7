/// A JSON value without fractions: what the manifest and its kin are made of.
///
/// Integers lie within ±(2^53 - 1), as RFC 8785 and I-JSON (RFC 7493, section 2.2) require;
/// ``CanonicalJSON`` refuses others as a mistake of the program.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Reads one JSON text (RFC 8259), and refuses what different readers would understand
  /// differently: repeated keys, fractions and exponents, integers beyond 2^53 - 1, lone
  /// surrogates, bytes that are not UTF-8, a byte order mark.
  ///
  /// Takes time linear in the number of bytes, and no stack however deep they nest.
  /// - Throws: ``JSONError`` with the offset of the first byte at fault; also above
  ///   ``maximumDepth`` levels of arrays and objects.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.read()
  }

  /// The number of arrays and objects that may be open at once.
  public static let maximumDepth = 128

  /// The largest integer that every reader of JSON keeps exactly: 2^53 - 1.
  static let largestInteger: Int64 = 9_007_199_254_740_991

  /// The kind of value in words, for messages: `a string`.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer: "an integer"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

// There is no `nil` literal on purpose: next to optionals it would be read as `.null` unseen.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// The value `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An array of values.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object; of members with one key the last counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements))
  }
}
