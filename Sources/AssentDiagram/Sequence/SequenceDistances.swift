/// How far apart the lifelines of a sequence have to be, so that what is between them has room.
///
/// Units are those of who measures, pixels or columns. The left edge is -1, and the right one the
/// number of lifelines.
struct SequenceDistances {
  /// What is left free beside words.
  struct Room {
    /// At both ends of a message, and beside one to oneself with the way that its line goes.
    var message: Int
    /// The least words that a message to another is made room for.
    var leastMessage = 0
    var loop: Int
    /// At both ends of a note beside a lifeline, and beside each half of one over it.
    var noteBeside: Int
    var noteOver: Int
    /// How far a note over several lifelines reaches beyond them, and what is beside it.
    var noteAcross: Int
    var besideNoteAcross = 0
  }

  /// What each lifeline, and then the right edge, has to be away from those before it.
  private var needs: [[(from: Int, room: Int)]]

  /// - Parameters:
  ///   - messages: how wide the words of each message are.
  ///   - notes: the same of each note, with what is left free in it.
  ///   - halfHeads: of each participant.
  init(
    _ graph: FlowGraph, _ indexes: [String: Int], messages: [Int], notes: [Int], halfHeads: [Int],
    _ room: Room
  ) {
    needs = Array(repeating: [], count: graph.nodes.count + 1)
    let creations = graph.creations
    for (index, edge) in graph.edges.enumerated() {
      guard let from = indexes[edge.from], let to = indexes[edge.to] else { continue }
      let words = messages[index]
      if from == to {
        keep(from, from + 1, apart: words + room.loop)
      } else {
        let head = creations[index] == nil ? 0 : halfHeads[to]
        keep(
          min(from, to), max(from, to), apart: max(words, room.leastMessage) + room.message + head)
      }
    }
    for (index, note) in graph.annotations.enumerated() {
      guard let first = note.target.flatMap({ indexes[$0] }) else { continue }
      let last = note.lastTarget.flatMap { indexes[$0] } ?? first
      let (low, high) = (min(first, last), max(first, last))
      let width = notes[index]
      switch note.side {
      case _ where low < high:
        keep(low - 1, low, apart: room.besideNoteAcross)
        keep(low, high, apart: width - room.noteAcross)
        keep(high, high + 1, apart: room.besideNoteAcross)
      case .left: keep(low - 1, low, apart: width + room.noteBeside)
      case .right: keep(low, low + 1, apart: width + room.noteBeside)
      case .over:
        keep(low - 1, low, apart: width / 2 + room.noteOver)
        keep(low, low + 1, apart: width / 2 + room.noteOver)
      }
    }
  }

  /// Asks for a distance between a lifeline, or the left edge, and one right of it.
  mutating func keep(_ from: Int, _ to: Int, apart room: Int) { needs[to].append((from, room)) }

  /// The place of each lifeline and of the right edge, as far left as can be.
  ///
  /// - Parameter first: of the first lifeline; where it is `nil`, the left edge is at 0.
  func places(first: Int? = nil) -> [Int] {
    var places: [Int] = []
    for needs in needs {
      let least = needs.lazy.map { ($0.from < 0 ? 0 : places[$0.from]) + $0.room }.max() ?? 0
      places.append(places.isEmpty ? first ?? least : least)
    }
    return places
  }
}
