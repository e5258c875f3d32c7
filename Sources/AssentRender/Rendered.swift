/// What a renderer made: its bytes, and the words it wrote, in order, for the digest.
package struct Rendered: Hashable, Sendable {
  package var bytes: [UInt8]
  package var words: WordRanges

  package init(bytes: [UInt8], words: WordRanges) {
    self.bytes = bytes
    self.words = words
  }
}
