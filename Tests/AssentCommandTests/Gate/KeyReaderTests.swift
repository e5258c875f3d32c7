import Testing

@testable import assent

@Suite struct KeyReaderTests {
  static let cases: [(String, [Key])] = [
    ("a", [.character("a")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
    ("\u{1B}[Z", [.backTab]), ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OA", [.up]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\u{1B}[1;5H", [.home]), ("\u{1B}[4~", [.end]),
    ("é字🙂", [.character("é"), .character("字"), .character("🙂")]),
    ("\u{1B}[200~d\r\u{1B}[201~x", [.pasted("d\r"), .character("x")]),
    ("\u{1B}d", [.other]), ("\u{1B}[31mq", [.other, .character("q")]), ("\u{3}", [.interrupt]),
  ]

  @Test(arguments: cases)
  func `keys are read whole and byte by byte`(text: String, keys: [Key]) {
    var whole = KeyReader()
    #expect(whole.read(Array(text.utf8)) == keys)
    var parts = KeyReader()
    #expect(text.utf8.flatMap { parts.read([$0]) } == keys)
  }

  @Test func `a lone escape is a key once nothing follows`() {
    var reader = KeyReader()
    #expect(reader.read([0x1B]).isEmpty)
    #expect(reader.isWaiting)
    #expect(reader.flush() == [.escape])
    #expect(!reader.isWaiting)
  }

  @Test func `any bytes end in keys, and a sequence without end presses nothing`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var reader = KeyReader()
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = reader.read(bytes)
      _ = reader.flush()
    }
    var reader = KeyReader()
    let keys = reader.read(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x3B, count: 100_000))
    #expect(!keys.contains(.enter))
    var pasting = KeyReader()
    let paste = Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0x0D, count: 100_000)
    #expect(pasting.read(paste).isEmpty)
    #expect(pasting.read([0x0D, 0x03]) == [.interrupt], "a paste without an end keeps nobody")
    #expect(pasting.read([0x0D]) == [.enter])
  }
}
