import AssentDiagnostics
import Testing

@Suite struct PercentEncodingTests {
  static let sets = [
    PercentEncoding.path, .address, .printable, .visible,
  ]

  @Test func `what is kept is what each set is for`() {
    func kept(_ encoding: PercentEncoding) -> String {
      String(decoding: (0...127).filter { encoding.keeps($0) }, as: UTF8.self)
    }
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let printable = String(decoding: 0x21...0x7E, as: UTF8.self)
    #expect(kept(.path) == "()+,-./0123456789@\(letters)_\(letters.lowercased())~")
    #expect(kept(.address) == printable.filter { !"\"&'<>[\\]^`{|}".contains($0) })
    #expect(kept(.printable) == printable)
    #expect(kept(.visible) == printable)
    #expect((128...255).allSatisfy { PercentEncoding.visible.keeps($0) })
    #expect((128...255).allSatisfy { !PercentEncoding.printable.keeps($0) })
  }

  @Test(arguments: sets.indices) func `every byte comes back`(index: Int) {
    let encoding = Self.sets[index]
    for scalar in (0...0x2FF).compactMap(Unicode.Scalar.init) where scalar != "%" {
      let text = "a\(scalar)b"
      #expect(PercentEncoding.decoded(encoding.encoded(text)) == text)
    }
  }

  @Test(arguments: [
    ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%+F", "%+F"), ("%-1", "%-1"), ("100%", "100%"),
    ("%C3%A9", "é"), ("%c3%a9", "é"), ("%E9", "\u{FFFD}"), ("%2525", "%25"), ("a%20b", "a b"),
  ]) func `a sign without two digits stands as it is`(text: String, decoded: String) {
    #expect(PercentEncoding.decoded(text) == decoded)
  }

  @Test func `what is encoded twice differs only where a percent sign is encoded`() {
    #expect(PercentEncoding.address.encoded("a%20é") == "a%20%C3%A9")
    #expect(PercentEncoding.path.encoded("a%20") == "a%2520")
  }
}
