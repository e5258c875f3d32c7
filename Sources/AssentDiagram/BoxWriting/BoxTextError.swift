/// Why a graph has no box drawing.
package enum BoxTextError: Error, Hashable, CustomStringConvertible {
  /// It has no nodes.
  case isEmpty
  case isTooLarge
  /// A diagram of this kind is not made of boxes and arrows.
  case hasNoBoxes(FlowGraph.Kind)
  /// Without what it has no signs for, in words, the drawing would say something else.
  case hasNoSigns([String])
  /// What was drawn does not read as the same graph; with what is lost of it, in words.
  case readsDifferently(lost: String)

  package var description: String {
    switch self {
    case .isEmpty: "this diagram could not be read as a graph, so it cannot be drawn with boxes"
    case .isTooLarge: "this diagram is too large for a box drawing"
    case .hasNoBoxes(let kind):
      "a diagram of this kind (\(kind.title.lowercased())) is not drawn with boxes and arrows"
    case .hasNoSigns(let missing):
      "a box drawing has no signs for \(missing.joined(separator: ", ")), and says something else without; --to text draws this diagram for people"
    case .readsDifferently(let lost):
      "no box drawing of this graph reads as the same graph: \(lost) would be lost; --to text draws it for people"
    }
  }
}
