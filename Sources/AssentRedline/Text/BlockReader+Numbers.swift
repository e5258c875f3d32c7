import AssentLicense
import AssentMarkup

extension BlockReader {
  /// Marks the number that a block has as a clause, and those of the clauses it mentions.
  mutating func markNumbers(_ block: Int, _ node: Int, _ clause: Int) {
    let words = text.blocks[block].words
    guard let first = words.first, let last = words.last else { return }
    let range = Int(text.words[first].start)..<Int(text.words[last].end)
    if clause >= 0 { markOwnNumber(document.clauses[clause], block, node, range) }
    markReferences(node, words, range)
  }

  private mutating func markOwnNumber(
    _ clause: Clause, _ block: Int, _ node: Int, _ range: Range<Int>
  ) {
    guard let number = clause.number else { return }
    switch clause.form {
    case .heading, .paragraph: guard clause.node == node else { return }
    case .listItem:
      guard clause.node == node - 1, case .listItem("•", _) = text.blocks[block].form else {
        return
      }
    }
    let head = range.lowerBound..<min(range.upperBound, range.lowerBound + 60)
    guard let place = find(Array(number.utf8), in: head) else { return }
    for word in self.words(in: place, of: text.blocks[block].words) {
      text.words[word].traits.insert(.ownNumber)
    }
  }

  private mutating func markReferences(_ node: Int, _ words: Range<Int>, _ range: Range<Int>) {
    let end = Int(document.markup.nodes[node].end)
    while nextMention < mentions.count, mentions[nextMention].node < node { nextMention += 1 }
    var start = range.lowerBound
    var word = words.lowerBound
    // A mention that markup divides is not found; that must not cost the block every time.
    var misses = 0
    while nextMention < mentions.count {
      let mention = mentions[nextMention]
      guard mention.node < end else { return }
      nextMention += 1
      guard misses < 20,
        let place = find(Array(mention.text.utf8), in: start..<range.upperBound)
      else {
        misses += 1
        continue
      }
      start = place.upperBound
      guard let index = mention.reference, let clause = document.references[index].clause else {
        continue
      }
      while word < words.upperBound, Int(text.words[word].end) <= place.lowerBound { word += 1 }
      mark(index, clause, place, word..<words.upperBound)
    }
  }

  /// Marks the words of a mention that are the number of its clause. Levels below that, which no clause has, are words
  /// like others.
  private mutating func mark(
    _ mention: Int, _ clause: Int, _ place: Range<Int>, _ words: Range<Int>
  ) {
    let reference = document.references[mention]
    if reference.rest.isEmpty, let number = findLast(Array(reference.number.utf8), in: place) {
      for (part, word) in self.words(in: number, of: words).enumerated() {
        text.references[word] = (clause, part, mention)
      }
      return
    }
    // `§ 4 Abs. 1`, `4(2)`
    var levels = Array(
      reference.number.split { !$0.isLetter && !$0.isNumber }.dropLast(reference.rest.count)
        .enumerated())
    for word in self.words(in: place, of: words) {
      let written = text.bytes[text.words[word].range]
      guard let level = levels.firstIndex(where: { $0.element.utf8.elementsEqual(written) }) else {
        continue
      }
      text.references[word] = (clause, levels.remove(at: level).offset, mention)
    }
  }

  /// The words that lie in a range of the text.
  private func words(in range: Range<Int>, of words: Range<Int>) -> [Int] {
    var found: [Int] = []
    for word in words {
      guard Int(text.words[word].start) < range.upperBound else { break }
      if Int(text.words[word].start) >= range.lowerBound,
        Int(text.words[word].end) <= range.upperBound
      {
        found.append(word)
      }
    }
    return found
  }

  private func find(_ pattern: [UInt8], in range: Range<Int>) -> Range<Int>? {
    guard let first = pattern.first, range.count >= pattern.count else { return nil }
    return text.bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      while index + pattern.count <= range.upperBound {
        if bytes[index] == first, bytes[index..<index + pattern.count].elementsEqual(pattern) {
          return index..<index + pattern.count
        }
        index += 1
      }
      return nil
    }
  }

  private func findLast(_ pattern: [UInt8], in range: Range<Int>) -> Range<Int>? {
    guard !pattern.isEmpty, range.count >= pattern.count else { return nil }
    var index = range.upperBound - pattern.count
    while index >= range.lowerBound {
      if text.bytes[index..<index + pattern.count].elementsEqual(pattern) {
        return index..<index + pattern.count
      }
      index -= 1
    }
    return nil
  }
}
