import AssentManifest
import TestSupport
import Testing

/// Reading without a tree takes exactly what the reader of trees takes.
@Suite struct CanonicalObjectTests {
  private static func isCanonicalByTree(_ bytes: [UInt8]) -> Bool {
    guard let value = try? JSONValue(parsing: bytes), case .object = value else { return false }
    return CanonicalJSON.bytes(of: value) == bytes
  }

  private static let samples = [
    #"{}"#, #"{"a":1}"#, #"{ "a":1}"#, #"{"a":1,"a":1}"#, #"{"b":1,"a":1}"#, #"{"a":-0}"#,
    #"{"a":01}"#, #"{"a":0,"b":-1,"c":9007199254740991}"#, #"{"a":9007199254740992}"#,
    #"{"a":1.0}"#, #"{"a":"\u000b\b\f\n\r\t\"\\"}"#, #"{"a":"\u000B"}"#, #"{"a":"\u0008"}"#,
    #"{"a":"\/"}"#, #"{"a":"\u007f"}"#, #"{"a":"é€😀"}"#,
    #"{"a":[1,[],{}],"b":null,"c":[true,false]}"#,
    #"{"a":[1,]}"#, #"{"":1," ":2}"#, #"{"\n":1," ":2,"\"":3}"#, #"{"\"":3," ":2}"#,
    "{\"\u{FFFD}\":1,\"\u{10000}\":2}", "{\"\u{10000}\":1,\"\u{FFFD}\":2}", #"{"a":1}x"#, #"[]"#,
    "",
    #"{"ab":1,"a":2}"#, #"{"a":1,"ab":2}"#, #"{"a\"":1,"ab":2}"#, #"{"a":tru}"#, #"{"a":nul"#,
    #"{"a":"\u001f"}"#, #"{"a":"\u0020"}"#, #"{"a":"\u00"}"#, "{\"a\":\"\u{0}\"}", #"{"a"}"#,
  ]

  @Test func `the same bytes are canonical with a tree and without`() {
    for sample in Self.samples {
      let bytes = Array(sample.utf8)
      #expect(
        (CanonicalObject(bytes, in: 0..<bytes.count) != nil) == Self.isCanonicalByTree(bytes),
        "\(sample)")
    }
  }

  @Test func `with bytes changed, left out and doubled as well`() {
    let bytes = Self.samples.map { Array($0.utf8) }
    let strangers =
      Array("\"\\{}[],:0-1eu \n".utf8) + [0, 0x7F, 0x80, 0xC0, 0xE0, 0xED, 0xF4, 0xFF]
    for sample in bytes {
      for place in sample.indices {
        var variants = [Array(sample[..<place] + sample[(place + 1)...])]
        variants.append(Array(sample[...place] + sample[place...]))
        for byte in strangers {
          var changed = sample
          changed[place] = byte
          variants.append(changed)
        }
        for variant in variants {
          let isTaken = CanonicalObject(variant, in: 0..<variant.count) != nil
          if isTaken != Self.isCanonicalByTree(variant) {
            Issue.record("\(String(decoding: variant, as: UTF8.self)) \(variant)")
          }
        }
      }
    }
  }

  @Test func `arrays nest as deep as elsewhere, and no deeper`() {
    for depth in [126, 127, 128, 129, 100_000] {
      let text =
        "{\"a\":" + String(repeating: "[", count: depth)
        + String(repeating: "]", count: depth) + "}"
      let bytes = Array(text.utf8)
      #expect(
        (CanonicalObject(bytes, in: 0..<bytes.count) != nil) == Self.isCanonicalByTree(bytes),
        "\(depth)")
    }
  }

  @Test func `members are read as they are written`() throws {
    let bytes = Array(#"x{"a":"é\n","b":-12,"c":true,"d":{"e":"f"},"g":[1]}y"#.utf8)
    let object = try #require(CanonicalObject(bytes, in: 1..<(bytes.count - 1)))
    #expect(object.string("a") == "é\n" && object.integer("b") == -12 && object.bool("c") == true)
    #expect(object.object("d")?.string("e") == "f")
    #expect(object.string("b") == nil && object.integer("a") == nil && object.object("g") == nil)
    #expect(object.value("h") == nil)
  }
}
