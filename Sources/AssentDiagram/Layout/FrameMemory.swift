/// The groups of one layout with their frames, for when all is laid out again with other wishes.
final class FrameMemory {
  /// All that the frame of a group depends on while words and room stay the same.
  struct Question: Hashable {
    var group: Int
    /// Of the edges that pass it, and those that pass the groups in it.
    var wishes: [[Int: Int]?]
  }

  var frames: [Question: FlowLayout.Framed] = [:]
}
