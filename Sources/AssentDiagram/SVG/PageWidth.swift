/// How wide the pictures of a page may be.
package struct PageWidth: Hashable, Sendable {
  /// What it has room for without shrinking it, in CSS pixels.
  package let room: Int

  /// The text of a page; the style sheet gives it 615.
  package static let page = PageWidth(room: 614)
  /// The whole width of a telephone.
  package static let telephone = PageWidth(room: 390)

  /// Text that is smaller cannot be read.
  private static let smallestText = 11

  /// The widest picture that can be read when it is shrunk to the room.
  ///
  /// - Parameter text: the size of the smallest words in it.
  package func readable(text: Int) -> Int { room * text / Self.smallestText }
}
