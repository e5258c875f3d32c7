/// The edits that let the items of a tree hang together.
struct TreeEdits {
  let drawing: Drawing
  let defects: TreeDefects

  /// One edit for each item that has one right place.
  var edits: [DrawingEdit] { asides + doubles }

  /// Moves each item that stands right of where the lines of its parent begin, and has no items of
  /// its own, to that column.
  private var asides: [DrawingEdit] {
    defects.asides.compactMap { aside in
      let next = aside.row + 1
      let isLeaf =
        next >= drawing.grid.rowCount || drawing.grid.width(next) == 0
        || drawing.grid.indents[next] < aside.column
      guard isLeaf, aside.target < aside.column else { return nil }
      let edit = DrawingEdit([
        (aside.row, .pull(column: aside.column, count: aside.column - aside.target))
      ])
      return edit.applies(to: drawing.map) ? edit : nil
    }
  }

  /// Makes each last item that is followed by another an item like the others, with the stem that
  /// leads on.
  private var doubles: [DrawingEdit] {
    defects.doubles.map { double in
      var changes: [(row: Int, change: DrawingEdit.Change)] = [
        (
          double.row,
          .set(column: double.column, character: "├", arms: Arms.vertical | Arms.east)
        )
      ]
      for row in double.row + 1..<max(double.row + 1, double.next)
      where drawing.grid.isBlank(row, double.column) {
        changes.append(
          (row, .set(column: double.column, character: "│", arms: Arms.vertical)))
      }
      return DrawingEdit(changes)
    }
  }
}
