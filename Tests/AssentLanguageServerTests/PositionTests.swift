import AssentDiagnostics
import AssentManifest
import TestSupport
import Testing

@testable import AssentLanguageServer

/// Columns of the protocol against bytes of the text, and edits by them.
@Suite struct PositionTests {
  /// A letter of one, two, three and four bytes, a CRLF, a lone CR, a line end at the end.
  static let text = "aé€😀b\r\n\r日本\rx\n"

  private func map(_ encoding: PositionEncoding, _ text: String = Self.text) -> PositionMap {
    PositionMap(source: SourceFile(path: "a.md", text: text), encoding: encoding)
  }

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 3, 6, 10, 11]), (.utf16, [0, 1, 2, 3, 5, 6]),
    (.utf32, [0, 1, 2, 3, 4, 5]),
  ])
  func `a column counts the units that were agreed on`(
    _ encoding: PositionEncoding, _ columns: [Int]
  ) {
    let map = map(encoding)
    for (offset, column) in zip([0, 1, 3, 6, 10, 11], columns) {
      #expect(map.position(ofByte: offset) == TextPosition(line: 0, character: column))
      #expect(map.byte(at: TextPosition(line: 0, character: column)) == offset)
    }
  }

  @Test func `lines end with CRLF, CR and LF`() {
    let map = map(.utf16)
    let places = [13: (1, 0), 14: (2, 0), 17: (2, 1), 21: (3, 0), 23: (4, 0)]
    for (offset, place) in places {
      let position = TextPosition(line: place.0, character: place.1)
      #expect(map.position(ofByte: offset) == position)
      #expect(map.byte(at: position) == offset)
    }
    // Within a line end is the end of the line before it.
    #expect(map.position(ofByte: 12) == TextPosition(line: 0, character: 6))
  }

  @Test func `a place within a character is its beginning`() {
    #expect(map(.utf16).position(ofByte: 8) == TextPosition(line: 0, character: 3))
    #expect(map(.utf16).byte(at: TextPosition(line: 0, character: 4)) == 6)
    #expect(map(.utf8).byte(at: TextPosition(line: 0, character: 8)) == 6)
  }

  @Test(arguments: PositionEncoding.allCases)
  func `places together are where each of them is alone`(_ encoding: PositionEncoding) {
    let map = map(encoding)
    let bytes = Self.text.utf8.count
    // In the order of the text, within characters and line ends, and back again.
    let places = (-1...bytes).map { $0..<min(bytes + 1, $0 + 3) }
    for places in [places, places.reversed()] {
      let found = map.ranges(ofBytes: places)
      #expect(found == places.map { map.range(ofBytes: $0) })
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func `places in a line four times as long take four times the work`(
    _ encoding: PositionEncoding
  ) {
    let isProportional = ProcessorTime.isProportional(to: 2_000) { count in
      let map = map(encoding, String(repeating: "é one ", count: count))
      _ = map.ranges(ofBytes: (0..<count).map { 7 * $0..<7 * $0 + 2 })
    }
    #expect(isProportional)
  }

  @Test func `places outside of the text are its nearest ones`() {
    let map = map(.utf16)
    #expect(map.byte(at: TextPosition(line: 0, character: 99)) == 11)
    #expect(map.byte(at: TextPosition(line: 99, character: 0)) == Self.text.utf8.count)
    #expect(map.position(ofByte: -4) == TextPosition(line: 0, character: 0))
    #expect(map.position(ofByte: 999) == TextPosition(line: 4, character: 0))
  }

  @Test(arguments: PositionEncoding.allCases)
  func `every character is found again by its position`(_ encoding: PositionEncoding) {
    let map = map(encoding)
    var offset = 0
    for scalar in Self.text.unicodeScalars {
      if scalar != "\n" || offset == Self.text.utf8.count - 1 {
        #expect(map.byte(at: map.position(ofByte: offset)) == offset)
      }
      offset += UTF8.width(scalar)
    }
  }

  // MARK: Edits

  private func edited(
    _ text: String, _ changes: [JSONValue], _ encoding: PositionEncoding = .utf16
  ) -> (text: String, isWhole: Bool) {
    var open = OpenText(uri: "untitled:a", version: 1, text: text, encoding: encoding)
    let isWhole = open.apply(changes)
    return (String(decoding: open.source.bytes, as: UTF8.self), isWhole)
  }

  static func change(
    _ start: (Int, Int), _ end: (Int, Int), _ text: String
  ) -> JSONValue {
    [
      "range": [
        "start": ["line": .integer(start.0), "character": .integer(start.1)],
        "end": ["line": .integer(end.0), "character": .integer(end.1)],
      ],
      "text": .string(text),
    ]
  }

  @Test func `changes are made one after the other`() {
    let changes = [
      Self.change((0, 0), (0, 1), "one\ntwo"), Self.change((1, 3), (1, 3), "!"),
      Self.change((1, 0), (0, 3), " "),
    ]
    #expect(edited("a b", changes).text == "one two! b")
    #expect(edited("a b", [["text": "new"], Self.change((0, 3), (0, 3), "er")]).text == "newer")
  }

  @Test func `a change after a character beyond the first plane is made at its column`() {
    #expect(edited("😀x", [Self.change((0, 2), (0, 3), "y")]).text == "😀y")
    #expect(edited("😀x", [Self.change((0, 4), (0, 5), "y")], .utf8).text == "😀y")
    #expect(edited("😀x\r\nz", [Self.change((0, 3), (1, 0), "")]).text == "😀xz")
  }

  @Test func `a change that cannot be read is left out and told`() {
    let changes: [JSONValue] = [
      3, ["range": 3, "text": "x"],
      ["range": ["start": ["line": -1, "character": 0]], "text": ""],
      ["range": .null, "text": "whole"],
    ]
    for change in changes.dropLast() {
      #expect(edited("a", [change]) == ("a", false))
    }
    #expect(edited("a", changes) == ("whole", false))
  }

  /// Edits by columns against the same edits on an array of UTF-16 units.
  @Test(arguments: 0..<40)
  func `many changes give the text that an editor has`(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let pieces = ["a", "é", "€", "😀", "\n", "\r\n", "\r", "日本", "word ", "", "e\u{301}"]
    var units = Array("# Terms\r\n\nSome 😀 text\n".utf16)
    var open = OpenText(
      uri: "untitled:a", version: 1, text: String(decoding: units, as: UTF16.self),
      encoding: .utf16)
    for _ in 0..<30 {
      let changes = (0...random.next(5)).map { _ in
        let ends = [0, 0].map { _ in Self.boundary(random.next(units.count + 1), units) }.sorted()
        let text = (0..<random.next(4)).map { _ in pieces[random.next(pieces.count)] }.joined()
        let change = Self.change(Self.place(ends[0], units), Self.place(ends[1], units), text)
        units.replaceSubrange(ends[0]..<ends[1], with: text.utf16)
        return change
      }
      let isWhole = open.apply(changes)
      #expect(isWhole)
      #expect(Array(open.source.bytes) == Array(String(decoding: units, as: UTF16.self).utf8))
    }
  }

  /// As an editor sends them that replaces a word everywhere.
  @Test func `changes of a text four times as long take four times the work`() {
    let line = "The key goes back to the garden by Sunday, and to nobody else.\n"
    let isProportional = ProcessorTime.isProportional(to: 1_000) { count in
      let text = String(repeating: line, count: count)
      let changes = (0..<count).map { Self.change(($0, 4), ($0, 7), "\nkeys\n") }.reversed()
      let new = edited(text, Array(changes)).text
      #expect(new.utf8.count == text.utf8.count + 3 * count)
      #expect(new.hasPrefix("The \nkeys\n goes") && new.hasSuffix("\nkeys\n" + line.dropFirst(7)))
    }
    #expect(isProportional)
  }

  /// The nearest place before an offset that is within no character and no line end.
  private static func boundary(_ offset: Int, _ units: [UInt16]) -> Int {
    guard offset > 0, offset < units.count else { return offset }
    let isWithin =
      (0xDC00..<0xE000).contains(units[offset]) || (units[offset] == 10 && units[offset - 1] == 13)
    return isWithin ? offset - 1 : offset
  }

  private static func place(_ offset: Int, _ units: [UInt16]) -> (Int, Int) {
    var line = 0
    var start = 0
    for index in units[..<offset].indices {
      let isEnd =
        units[index] == 10
        || (units[index] == 13 && !(index + 1 < units.count && units[index + 1] == 10))
      if isEnd {
        line += 1
        start = index + 1
      }
    }
    return (line, offset - start)
  }

  @Test func `a difference is a few small edits that make the new text`() {
    let cases: [(String, String, Int)] = [
      ("a\nb\nc\n", "a\nB\nc\n", 1), ("a \nb\nc \n", "a\nb\nc\n", 2), ("a", "a\n", 1), ("", "", 0),
      ("é", "è", 1), ("a\r\nb", "a\nb", 1), ("x\ny\n", "x\ny", 1), ("日本", "日木", 1),
    ]
    for (old, new, count) in cases {
      let edits = TextDifference.edits(from: Array(old.utf8), to: Array(new.utf8))
      #expect(edits.count == count, "\(old) \(new)")
      let made = FixIt.apply([FixIt("", edits: edits)], to: Array(old.utf8))
      #expect(String(decoding: made, as: UTF8.self) == new)
      for edit in edits {
        #expect(String(validating: edit.replacement, as: UTF8.self) != nil)
      }
    }
  }
}

/// Numbers that look like chance and are the same each time (Steele, Lea and Flood 2014).
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(max(count, 1)))
  }
}
