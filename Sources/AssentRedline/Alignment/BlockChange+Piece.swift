extension BlockChange {
  /// What a piece shows of its block.
  ///
  /// - Parameter hidesLevels: whether another level of a heading is told elsewhere.
  init(_ piece: Piece, _ pair: TextPair, hidesLevels: Bool) {
    let piece = piece.listed(pair)
    let old = piece.oldBlock.map { pair.old.blocks[$0] }
    let new = piece.newBlock.map { pair.new.blocks[$0] }
    var marks: (old: Run?, new: Run?) = (nil, nil)
    if let old, let new, !piece.isContinued,
      !(hidesLevels && old.form.isHeading && new.form.isHeading)
    {
      marks = Self.marks(old.form, new.form, piece.seam)
    }
    let runs = RunWriter(piece, pair, marks: marks).runs
    let kind: Kind
    switch (old, new) {
    case (_?, nil): kind = .removed
    case (nil, _?): kind = .added
    default:
      if runs.allSatisfy(\.isSame) {
        kind = .same
      } else if piece.seam == .none, !piece.items.contains(where: { $0.kind == .equal }),
        piece.items.contains(where: { $0.kind == .deleted }),
        piece.items.contains(where: { $0.kind == .inserted })
      {
        kind = .replaced
      } else {
        kind = .changed
      }
    }
    var form = (new ?? old)?.form ?? .paragraph
    if piece.isContinued, case .listItem(_, let depth) = form {
      form = .listItem(marker: "", depth: depth)
    }
    self.init(
      form: form, kind: kind, seam: piece.seam, runs: runs)
  }

  /// The marks of two forms where these differ: `#` and `##`, `•` and `1.`.
  private static func marks(_ old: Form, _ new: Form, _ seam: Seam) -> (Run?, Run?) {
    let showsDepth = depth(of: old) != depth(of: new)
    let old = seam == .splitFromBefore ? "" : mark(of: old, showsDepth: showsDepth)
    let new = seam == .joinedToBefore ? "" : mark(of: new, showsDepth: showsDepth)
    guard old != new else { return (nil, nil) }
    // The number of an item is that of its clause, whose places tell it.
    if isNumber(old), isNumber(new), old.last == new.last { return (nil, nil) }
    return (
      old.isEmpty ? nil : Run(.deleted, old, sort: .markup),
      new.isEmpty ? nil : Run(.inserted, new, sort: .markup)
    )
  }

  private static func isNumber(_ mark: String) -> Bool {
    mark.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// In how many lists a block stands.
  private static func depth(of form: Form) -> Int {
    if case .listItem(_, let depth) = form { depth + 1 } else { 0 }
  }

  /// - Parameter showsDepth: whether the mark of an item tells how deep it stands: `› •` is an item
  ///   of a list within an item.
  private static func mark(of form: Form, showsDepth: Bool) -> String {
    switch form {
    case .heading(let level): String(repeating: "#", count: level)
    case .paragraph, .metadata: ""
    case .listItem(let marker, let depth) where showsDepth:
      String(repeating: "› ", count: depth) + (marker.isEmpty ? "›" : marker)
    case .listItem(let marker, _): marker
    case .quote: ">"
    case .tableRow: "|"
    case .code: "```"
    case .footnote(let label): "[^\(label)]"
    }
  }
}
