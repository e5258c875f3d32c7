/// Cuts two aligned texts into pieces, each within one block of either.
struct PieceBuilder {
  private(set) var pieces: [Piece] = []
  private let alignment: Alignment

  init(_ alignment: Alignment) {
    self.alignment = alignment
    build()
  }

  private mutating func build() {
    var old = 0
    var new = 0
    while true {
      var nextOld = old
      while nextOld < alignment.matches.count, alignment.matches[nextOld] < 0 { nextOld += 1 }
      let isEnd = nextOld == alignment.matches.count
      let nextNew = isEnd ? alignment.newWords.count : alignment.matches[nextOld]
      addChange(old..<nextOld, new..<nextNew, isEnd: isEnd)
      if isEnd { return }
      pieces[pieces.count - 1].items.append(
        Piece.Item(
          kind: .equal, old: alignment.oldWords[nextOld], new: alignment.newWords[nextNew]))
      old = nextOld + 1
      new = nextNew + 1
    }
  }

  /// Adds the words between two matches, and begins the piece of the second one where it is another.
  private mutating func addChange(_ old: Range<Int>, _ new: Range<Int>, isEnd: Bool) {
    let last = pieces.last
    var deleted = old
    var inserted = new
    // What goes on in the blocks of the match before.
    let tail = (
      old: deleted.prefix { alignment.oldBlock($0) == last?.oldBlock },
      new: inserted.prefix { alignment.newBlock($0) == last?.newBlock }
    )
    if !pieces.isEmpty {
      append(tail.old, tail.new)
      deleted = deleted.dropFirst(tail.old.count)
      inserted = inserted.dropFirst(tail.new.count)
    }
    if isEnd {
      addBlocks(deleted, inserted)
      return
    }
    let oldBlock = alignment.oldBlock(old.upperBound)
    let newBlock = alignment.newBlock(new.upperBound)
    if let last, last.oldBlock == oldBlock, last.newBlock == newBlock { return }
    let head = (
      old: deleted.suffix(deleted.reversed().prefix { alignment.oldBlock($0) == oldBlock }.count),
      new: inserted.suffix(inserted.reversed().prefix { alignment.newBlock($0) == newBlock }.count)
    )
    addBlocks(deleted.dropLast(head.old.count), inserted.dropLast(head.new.count))
    var piece = Piece(oldBlock: oldBlock, newBlock: newBlock)
    if let last {
      if last.oldBlock == oldBlock {
        piece.seam = .splitFromBefore
      } else if last.newBlock == newBlock {
        piece.seam = .joinedToBefore
      }
    }
    pieces.append(piece)
    append(head.old, head.new)
  }

  private mutating func append(_ old: Range<Int>, _ new: Range<Int>) {
    let last = pieces.count - 1
    for place in old {
      pieces[last].items.append(
        Piece.Item(kind: .deleted, old: alignment.oldWords[place], new: -1))
    }
    for place in new {
      pieces[last].items.append(
        Piece.Item(kind: .inserted, old: -1, new: alignment.newWords[place]))
    }
  }

  /// Adds whole blocks: those that were removed, then those that were added; one of each is one piece.
  private mutating func addBlocks(_ old: Range<Int>, _ new: Range<Int>) {
    let removed = groups(old) { alignment.oldBlock($0) }
    let added = groups(new) { alignment.newBlock($0) }
    if removed.count == 1, added.count == 1 {
      let blocks = (alignment.oldBlock(old.lowerBound), alignment.newBlock(new.lowerBound))
      if isSameKind(blocks.0, blocks.1) {
        pieces.append(Piece(oldBlock: blocks.0, newBlock: blocks.1))
        append(old, new)
        return
      }
    }
    for range in removed {
      pieces.append(Piece(oldBlock: alignment.oldBlock(range.lowerBound)))
      append(range, 0..<0)
    }
    for range in added {
      pieces.append(Piece(newBlock: alignment.newBlock(range.lowerBound)))
      append(0..<0, range)
    }
  }

  private func isSameKind(_ old: Int, _ new: Int) -> Bool {
    switch (alignment.pair.old.blocks[old].form, alignment.pair.new.blocks[new].form) {
    case (.heading, .heading), (.paragraph, .paragraph), (.listItem, .listItem), (.quote, .quote),
      (.tableRow, .tableRow), (.code, .code), (.footnote, .footnote), (.metadata, .metadata):
      true
    default: false
    }
  }

  private func groups(_ range: Range<Int>, by block: (Int) -> Int) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = range.lowerBound
    for place in range.dropFirst() where block(place) != block(place - 1) {
      groups.append(start..<place)
      start = place
    }
    if start < range.upperBound { groups.append(start..<range.upperBound) }
    return groups
  }
}
