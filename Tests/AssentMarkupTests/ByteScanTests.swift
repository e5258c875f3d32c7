import AssentDiagnostics
import AssentMarkup
import Testing

struct ByteScanTests {
  @Test func `the first of two bytes is found wherever it stands and from wherever it is sought`() {
    for count in 1..<40 {
      for place in 0..<count {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        bytes[place] = UInt8(ascii: "{")
        bytes[count - 1] = place == count - 1 ? UInt8(ascii: "{") : UInt8(ascii: "}")
        bytes.withUnsafeBufferPointer { bytes in
          for start in 0...place {
            #expect(
              bytes.firstOffset(of: UInt8(ascii: "}"), or: UInt8(ascii: "{"), from: start) == place)
          }
          #expect(bytes.firstOffset(of: UInt8(ascii: "{"), from: place + 1) == nil)
        }
      }
    }
  }

  /// What is beside eight bytes of ASCII is checked by itself.
  @Test(arguments: [
    [0xFF], [0xE2, 0x80], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xE2, 0x80, 0x99],
  ])
  func `bytes that are not UTF-8 are replaced wherever they stand`(_ piece: [UInt8]) {
    for place in 0..<20 {
      var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 20)
      bytes.insert(contentsOf: piece, at: place)
      let document = Document(parsing: SourceFile(path: "a.md", bytes: bytes))
      #expect(document.plainText(of: 0) == String(decoding: bytes, as: UTF8.self))
    }
  }
}
