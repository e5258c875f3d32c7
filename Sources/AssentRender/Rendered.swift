/// What a renderer made of a document: its bytes, and the words it wrote.
package struct Rendered: Sendable {
  package var bytes: [UInt8]
  /// The words in the order they were written, without white space; equal for every format.
  package var words: [UInt8]

  package init(bytes: [UInt8], words: [UInt8]) {
    self.bytes = bytes
    self.words = words
  }
}
