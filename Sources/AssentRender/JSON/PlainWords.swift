/// The words of a document in one line, each run of white space one space.
struct PlainWords: ~Copyable {
  private var out: ByteBuffer

  init(minimumCapacity: Int) {
    out = ByteBuffer(minimumCapacity: minimumCapacity)
  }

  /// The words so far; good until the next change.
  var bytes: UnsafeBufferPointer<UInt8> { out.all }

  /// Parts what comes from what there is.
  @inline(__always)
  mutating func beginLeaf() {
    appendSpace()
  }

  @inline(__always)
  mutating func appendSpace() {
    if let last = out.last, last != UInt8(ascii: " ") { out.append(UInt8(ascii: " ")) }
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    let count = text.count
    var index = 0
    while index < count {
      var afterSpace = out.last.map { $0 == UInt8(ascii: " ") } ?? true
      index = out.writePlainWords(base, index, count) { word in
        let spaces = ByteWord.matches(word, UInt8(ascii: " "))
        let doubled = spaces & (spaces << 8 | (afterSpace ? 0x80 : 0))
        afterSpace = spaces >> 63 != 0
        return doubled | ByteWord.controls(word) | ByteWord.wideSpaceLeads(word)
      }
      let stop = min(index + 8, count)
      while index < stop {
        let length = WhiteSpace.length(at: index, of: text)
        if length > 0 {
          appendSpace()
          index += length
        } else {
          out.append(base[index])
          index += 1
        }
      }
    }
  }
}
