/// What a renderer made: its bytes, and the words it wrote, in order, for the digest.
package struct Rendered: Hashable, Sendable {
  package var bytes: [UInt8]
  /// As ``WordSink`` collects them.
  package var words: [UInt8]

  package init(bytes: [UInt8], words: [UInt8]) {
    self.bytes = bytes
    self.words = words
  }
}
