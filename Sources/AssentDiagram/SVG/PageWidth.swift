/// How wide the pictures of a page may be, in CSS pixels.
package struct PageWidth: Hashable, Sendable {
  /// What it has room for without shrinking it.
  package let room: Int
  /// What it shrinks so little that labels of 12 pixels keep 11.
  package let readable: Int

  /// The text of a page; the style sheet gives it 615.
  package static let page = PageWidth(room: 614, readable: 670)
  /// A telephone of 390 pixels; the style sheet leaves 8 at each side.
  package static let telephone = PageWidth(room: 374, readable: 408)
}
