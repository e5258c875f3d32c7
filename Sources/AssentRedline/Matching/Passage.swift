/// Deleted, or inserted, words in a row within a piece.
struct Passage {
  var draft: Int
  var piece: Int
  var items: Range<Int>
  /// Indices of its words.
  var words: [Int]
  /// By which they are compared.
  var numbers: [Int32]
  /// How many of them are no marks.
  var size: Int

  func isFollowed(by next: Passage) -> Bool {
    draft == next.draft && piece == next.piece && items.upperBound == next.items.lowerBound
  }

  mutating func append(_ next: Passage) {
    items = items.lowerBound..<next.items.upperBound
    words += next.words
    numbers += next.numbers
    size += next.size
  }
}

/// Reads what was deleted, or inserted, as sentences.
struct PassageReader {
  private(set) var sentences: [Passage] = []
  private let kind: Run.Kind
  private let text: WordText
  private let numbers: [Int32]

  init(_ kind: Run.Kind, _ drafts: [RedlineBuilder.Draft], _ text: WordText, _ numbers: [Int32]) {
    self.kind = kind
    self.text = text
    self.numbers = numbers
    for (draft, entry) in drafts.enumerated() {
      for (index, piece) in entry.pieces.enumerated() {
        guard let block = kind == .deleted ? piece.oldBlock : piece.newBlock,
          isMovable(text.blocks[block])
        else { continue }
        read(piece, at: (draft, index))
      }
    }
  }

  private func isMovable(_ block: WordText.Block) -> Bool {
    switch block.form {
    case .heading, .metadata: false
    case .paragraph, .listItem, .quote, .tableRow, .code, .footnote: true
    }
  }

  private mutating func read(_ piece: Piece, at place: (draft: Int, piece: Int)) {
    var start = 0
    for index in piece.items.indices where piece.items[index].kind == kind {
      let isFirst = index == 0 || piece.items[index - 1].kind != kind
      if isFirst { start = index }
      let next = index + 1
      let isLast = next == piece.items.count || piece.items[next].kind != kind
      guard isLast || isSentenceEnd(word(piece.items[index]), word(piece.items[next])) else {
        continue
      }
      let words = piece.items[start..<next].map(word)
      sentences.append(
        Passage(
          draft: place.draft, piece: place.piece, items: start..<next, words: words,
          numbers: words.map { numbers[$0] },
          size: words.count { !text.words[$0].isMark && !text.words[$0].isMarkup }))
      start = next
    }
  }

  private func word(_ item: Piece.Item) -> Int { kind == .deleted ? item.old : item.new }

  /// Marks behind which a sentence begins without a space, and those behind which it has one: Latin,
  /// Arabic, Urdu and Hindi.
  private static let wideEnds = ["。", "！", "？"].map { Array($0.utf8) }
  private static let ends = [".", "!", "?", "؟", "۔", "।"].map { Array($0.utf8) }

  private func isSentenceEnd(_ word: Int, _ next: Int) -> Bool {
    guard text.words[word].isMark else { return false }
    let mark = text.bytes[text.words[word].range]
    if Self.wideEnds.contains(where: mark.elementsEqual) { return true }
    guard Self.ends.contains(where: { mark.suffix($0.count).elementsEqual($0) }) else {
      return false
    }
    return text.words[next].traits.contains(.spaceBefore)
  }
}

extension Piece {
  /// Takes a passage out; where it stands now, an item of its move stays.
  mutating func take(_ range: Range<Int>, move: Int?) {
    let item = move.map { Item(kind: .inserted, old: -1, new: -2 - $0) }
    items.replaceSubrange(range, with: item.map { [$0] } ?? [])
  }
}

extension RedlineBuilder.Draft {
  /// Puts the passages that stand in it now between its pieces, of which some are cut for it.
  mutating func place(_ moves: [RedlineBuilder.Draft], _ pair: TextPair) {
    var placed: [Piece] = []
    for piece in pieces {
      guard !piece.isKept else {
        placed.append(piece)
        continue
      }
      let isCut = piece.newBlock.map { !pair.new.blocks[$0].form.isRow } ?? false
      var part = piece
      part.items = []
      var waiting: [Int] = []
      for item in piece.items {
        guard item.new < -1 else {
          part.items.append(item)
          continue
        }
        if isCut {
          Self.add(part, to: &placed)
          part.items = []
          part.seam = .none
          part.isContinued =
            part.isContinued || !placed.isEmpty && placed.last?.newBlock == piece.newBlock
          passages.append((placed.count, moves[-2 - item.new]))
        } else {
          waiting.append(-2 - item.new)
        }
      }
      Self.add(part, to: &placed)
      for move in waiting { passages.append((placed.count, moves[move])) }
    }
    pieces = placed
  }

  /// Adds a piece of what is left of a block, which may be no part of one of the texts any more.
  private static func add(_ piece: Piece, to pieces: inout [Piece]) {
    guard !piece.items.isEmpty else { return }
    var piece = piece
    if !piece.items.contains(where: { $0.old >= 0 }) { piece.oldBlock = nil }
    if !piece.items.contains(where: { $0.new >= 0 }) { piece.newBlock = nil }
    pieces.append(piece)
  }
}

extension BlockChange.Form {
  /// Whether it is a row of a table, which cannot be cut.
  fileprivate var isRow: Bool {
    if case .tableRow = self { true } else { false }
  }
}
