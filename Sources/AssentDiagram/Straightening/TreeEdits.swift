/// The edits that let the items of a tree hang together.
struct TreeEdits {
  let drawing: Drawing

  /// Makes each last item that is followed by another an item like the others, with the stem that
  /// leads on.
  var edits: [DrawingEdit] {
    TreeDefects(drawing).doubles.map { double in
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
