/// A place in a text that no layout changes.
///
/// In each layout the same words stand at another height; a place says which words.
public struct TextPlace: Hashable, Sendable, Comparable {
  /// The paragraph, list item or row, counted from 0.
  public var block: Int
  /// How far into the block, from 0, in a unit that does not depend on the layout: words, or
  /// thousandths of the block.
  public var part: Int

  /// A place by its block and how far into that it is, both from 0.
  public init(block: Int, part: Int = 0) {
    self.block = block
    self.part = part
  }

  /// Whether one place stands before another in the text.
  public static func < (one: TextPlace, other: TextPlace) -> Bool {
    one.block == other.block ? one.part < other.part : one.block < other.block
  }
}
