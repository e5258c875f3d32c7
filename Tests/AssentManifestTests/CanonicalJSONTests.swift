import AssentManifest
import Testing

struct CanonicalJSONTests {
  @Test(
    arguments: [
      (JSONValue.null, "null"),
      (true, "true"),
      (false, "false"),
      (0, "0"),
      (-1, "-1"),
      (9_007_199_254_740_991, "9007199254740991"),
      (-9_007_199_254_740_991, "-9007199254740991"),
      ("", #""""#),
      ([], "[]"),
      ([:], "{}"),
      ([1, [2, []], ["a": [:]], "b"], #"[1,[2,[]],{"a":{}},"b"]"#),
      (["b": 2, "a": [.null, true]], #"{"a":[null,true],"b":2}"#),
    ] as [(JSONValue, String)])
  func `a value has one form, without spaces`(value: JSONValue, form: String) {
    #expect(Samples.text(CanonicalJSON.bytes(of: value)) == form)
  }

  @Test(arguments: [
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1}\u{B}\u{1F}", #""\u0000\u0001\u000b\u001f""#),
    (#"a"b\c"#, #""a\"b\\c""#),
    ("https://example.org/", #""https://example.org/""#),
    ("\u{7F}\u{80}\u{2028}\u{FFFF}", "\"\u{7F}\u{80}\u{2028}\u{FFFF}\""),
    ("利用規約 😂", "\"利用規約 😂\""),
    // RFC 8785, section 3.2.2, the string of its example.
    (
      "\u{20AC}$\u{F}\nA'B\"\\\\\"/",
      #""€$\u000f\nA'B\"\\\\\"/""#
    ),
  ])
  func `strings are escaped as JSON.stringify does`(text: String, form: String) {
    let bytes = CanonicalJSON.bytes(of: .string(text))
    #expect(bytes == Array(form.utf8), "\(Samples.text(bytes))")
  }

  /// RFC 8785, section 3.2.3, whose sample shows that U+1F600 comes before U+FB33.
  @Test func `keys are sorted by UTF-16 code units`() {
    let value: JSONValue = [
      "\u{20AC}": "Euro Sign", "\r": "Carriage Return", "\u{FB33}": "Hebrew Letter Dalet",
      "1": "One", "\u{1F600}": "Emoji: Grinning Face", "\u{80}": "Control",
      "\u{F6}": "Latin Small Letter O With Diaeresis",
    ]
    guard case .object(let object) = value else { return }
    #expect(
      object.members.map(\.value) == [
        "Carriage Return", "One", "Control", "Latin Small Letter O With Diaeresis", "Euro Sign",
        "Emoji: Grinning Face", "Hebrew Letter Dalet",
      ])
  }

  @Test func `a shorter key comes before its continuations`() {
    let value: JSONValue = ["aa": 1, "": 2, "a": 3, "B": 4, "a\u{0}": 5]
    #expect(
      Samples.text(CanonicalJSON.bytes(of: value))
        == #"{"":2,"B":4,"a":3,"a\u0000":5,"aa":1}"#)
  }

  @Test func `keys that only look equal are two keys`() {
    let value: JSONValue = ["e\u{301}": 1, "\u{E9}": 2]
    guard case .object(let object) = value else { return }
    #expect(object.members.count == 2)
    #expect(object["e\u{301}"] == 1)
    #expect(object["\u{E9}"] == 2)
  }

  @Test func `members are set, replaced and removed`() {
    var object: JSONObject = ["b": 1]
    object["a"] = 2
    object["b"] = 3
    object["c"] = nil
    #expect(object == ["a": 2, "b": 3])
    object["a"] = nil
    #expect(object == ["b": 3])
    #expect(object["a"] == nil)
  }

  @Test func `what is written is read back`() throws {
    let value: JSONValue = [
      "text": "a\u{0}\"\\/\u{1F600}\u{E000}é", "numbers": [0, -7, 9_007_199_254_740_991],
      "nested": [[], [:], [[["x": .null]]], true, false],
    ]
    let bytes = CanonicalJSON.bytes(of: value)
    #expect(try JSONValue(parsing: bytes) == value)
    #expect(try CanonicalJSON.bytes(of: JSONValue(parsing: bytes)) == bytes)
  }
}
