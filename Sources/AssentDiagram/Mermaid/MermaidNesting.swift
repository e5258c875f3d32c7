/// Groups in groups, none of which may be in itself.
enum MermaidNesting {
  /// Calls `cut` for one group of each circle, with the group around it that it is to be taken from.
  static func breakCycles(
    _ count: Int, owner: (Int) -> Int?, cut: (_ group: Int, _ owner: Int) -> Void
  ) {
    enum Mark { case unseen, onPath, done }
    var marks = [Mark](repeating: .unseen, count: count)
    for start in 0..<count where marks[start] == .unseen {
      var path: [Int] = []
      var index = start
      while marks[index] == .unseen {
        marks[index] = .onPath
        path.append(index)
        guard let owner = owner(index) else { break }
        if marks[owner] == .onPath {
          cut(index, owner)
          break
        }
        index = owner
      }
      for index in path { marks[index] = .done }
    }
  }
}
