import AssentManifest
import TestSupport
import Testing

struct JSONReaderTests {
  @Test(
    arguments: [
      (" \t\r\n{ \"a\" : [ 1 , -0 , true ] , \"b\" : null }\n", ["a": [1, 0, true], "b": .null]),
      (#""\"\\\/\b\f\n\r\tA\u00e9\u00E9""#, "\"\\/\u{8}\u{C}\n\r\tAéé"),
      (#""\uD83D\uDE00x""#, "\u{1F600}x"),
      ("\"\u{7F}\u{E000}\u{10FFFF}\"", "\u{7F}\u{E000}\u{10FFFF}"),
      ("-9007199254740991", -9_007_199_254_740_991),
      (#"{"b":1,"a":2}"#, ["a": 2, "b": 1]),
      ("[[],{}]", [[], [:]]),
    ] as [(String, JSONValue)])
  func `well-formed text is read`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    ("", "byte 0: expected a value, found the end"),
    (" ", "byte 1: expected a value, found the end"),
    ("\u{FEFF}1", "byte 0: expected a value, found byte 0xEF"),
    ("1 2", "byte 2: expected the end, found '2'"),
    ("[1,]", "byte 3: expected a value, found ']'"),
    ("[1 2]", "byte 3: expected ',' or ']', found '2'"),
    ("[1", "byte 2: expected ',' or ']', found the end"),
    ("[1}", "byte 2: expected ',' or ']', found '}'"),
    ("]", "byte 0: expected a value, found ']'"),
    ("{", "byte 1: expected a key in double quotes, found the end"),
    ("{'a':1}", "byte 1: expected a key in double quotes, found an apostrophe"),
    (#"{"a"}"#, "byte 4: expected ':', found '}'"),
    (#"{"a":}"#, "byte 5: expected a value, found '}'"),
    (#"{"a":1,}"#, "byte 7: expected a key in double quotes, found '}'"),
    (#"{"a":1]"#, "byte 6: expected ',' or '}', found ']'"),
    ("nul", "byte 3: expected 'null', found the end"),
    ("trUe", "byte 2: expected 'true', found 'U'"),
    ("NaN", "byte 0: expected a value, found 'N'"),
    ("// note", "byte 0: expected a value, found '/'"),
    ("+1", "byte 0: expected a value, found '+'"),
    ("-", "byte 1: expected a digit, found the end"),
    ("-a", "byte 1: expected a digit, found 'a'"),
    ("01", "byte 0: integer with a leading zero"),
    ("-00", "byte 0: integer with a leading zero"),
    ("[1.0]", "byte 1: number with a fraction or an exponent; only integers are allowed"),
    ("1e3", "byte 0: number with a fraction or an exponent; only integers are allowed"),
    ("9007199254740992", "byte 0: integer beyond 9007199254740991"),
    ("-99999999999999999999999999", "byte 0: integer beyond 9007199254740991"),
    (#""abc"#, "byte 4: expected '\"', found the end"),
    ("\"a\nb\"", "byte 2: byte 0x0A without an escape in a string"),
    (#""\x""#, "byte 2: unknown escape: 'x' after a backslash"),
    (#""\u12g4""#, "byte 5: expected four hexadecimal digits, found 'g'"),
    (#""\uD800""#, "byte 1: escape of one half of a surrogate pair"),
    (#""a\uDC00""#, "byte 2: escape of one half of a surrogate pair"),
    (#""\uD800\u0041""#, "byte 1: escape of one half of a surrogate pair"),
    (#""\uD83D\n""#, "byte 1: escape of one half of a surrogate pair"),
    (#"{"a":1,"b":2,"a":3}"#, "byte 13: key 'a' stands twice in the same object"),
    (#"{"b":1,"\u0062":2}"#, "byte 7: key 'b' stands twice in the same object"),
    ("{\"\\u001b[2J\":1,\"\\u001b[2J\":2}", "byte 15: key '?[2J' stands twice in the same object"),
  ])
  func `anything else is refused with its place`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xC3, 0x28],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused where they begin`(sequence: [UInt8]) {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: [0x22, 0x61] + sequence + [0x22])
    }
    #expect(error == JSONError(offset: 2, reason: .notUTF8))
  }

  @Test func `nesting is allowed up to the limit and no deeper`() throws {
    let limit = JSONValue.maximumDepth
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    let value = try JSONValue(parsing: nested(limit))
    #expect(CanonicalJSON.bytes(of: value) == nested(limit))
    #expect(throws: JSONError(offset: limit, reason: .tooDeep)) {
      try JSONValue(parsing: nested(limit + 1))
    }
  }

  @Test(arguments: ["[", #"{"a":"#, #"[{"a":["#])
  func `a megabyte of nesting ends in an error`(opening: String) {
    let text = String(repeating: opening, count: 1_000_000 / opening.utf8.count)
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(error?.reason == .tooDeep)
  }

  @Test func `twenty thousand keys are read in any order`() throws {
    let keys = (0..<20_000).map { "k\(($0 * 7_919) % 20_011)" }
    let text = "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    guard case .object(let object) = try JSONValue(parsing: Array(text.utf8)) else { return }
    #expect(object.members.count == 20_000)
    #expect(object["k7919"] == 1)
  }

  @Test func `objects are read in time proportional to how many there are`() throws {
    let isProportional = try ProcessorTime.isProportional(to: 12_500) { count in
      let text =
        "[" + Array(repeating: #"{"a":[1],"b":{}}"#, count: count).joined(separator: ",") + "]"
      let value = try JSONValue(parsing: Array(text.utf8))
      #expect(value.count == count)
    }
    #expect(isProportional, "was there a copy of what was read so far, at every bracket?")
  }
}
