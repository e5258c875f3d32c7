extension BoxReader {
  /// Words that answer a question: between two lines they are the label of one.
  private static let answers: Set<String> = [
    "yes", "no", "y", "n", "true", "false", "ok", "ja", "nein", "oui", "non", "sí", "si", "sim",
    "não", "да", "нет", "はい", "いいえ", "是", "否",
  ]

  /// Whether words are an answer, perhaps in brackets.
  static func isAnswer(_ text: String) -> Bool {
    answers.contains(text.lowercased().trimmed(of: "[]()?:"))
  }

  /// Makes labels of words that stand in the way of a line where it turns, or between two arrows:
  /// `YES ◄──┴──► NO` with lines on below, or one branch of a fork that goes on to its side.
  mutating func contractAnswers() {
    var incoming: [Int: [Int]] = [:]
    var outgoing: [Int: [Int]] = [:]
    for (index, edge) in edges.enumerated() {
      if case .text(let block) = edge.to { incoming[block, default: []].append(index) }
      if case .text(let block) = edge.from { outgoing[block, default: []].append(index) }
    }
    var beside = interruptions()
    var turning: [Int] = []
    for block in incoming.keys.sorted() where outgoing[block] != nil && blocks[block].count == 1 {
      let tails = incoming[block] ?? []
      if Self.isAnswer(runs[blocks[block][0]].text) {
        turning.append(block)
      } else if tails.count == 1, edges[tails[0]].arrow == .none {
        beside[place(of: block, edges[tails[0]]), default: 0] += 1
        turning.append(block)
      }
    }
    var gone: Set<Int> = []
    var added: [DrawnEdge] = []
    for block in turning {
      let run = blocks[block][0]
      let tails = incoming[block] ?? []
      guard Self.isAnswer(runs[run].text) || beside[place(of: block, edges[tails[0]])] ?? 0 > 1,
        gone.isDisjoint(with: tails), gone.isDisjoint(with: outgoing[block] ?? [])
      else { continue }
      for tail in tails {
        for head in outgoing[block] ?? [] {
          var edge = edges[head]
          edge.from = edges[tail].from
          edge.source = edges[tail].source
          edge.arrowTail = edges[tail].arrowTail
          edge.labels = edges[tail].labels + [run] + edges[head].labels
          added.append(edge)
        }
      }
      gone.formUnion(tails)
      gone.formUnion(outgoing[block] ?? [])
      textNodeBlocks.remove(block)
      isUsed[run] = true
    }
    if gone.isEmpty { return }
    edges = edges.indices.filter { !gone.contains($0) }.map { edges[$0] } + added
  }

  /// A row and a net of lines.
  private struct Place: Hashable {
    var row: Int
    var component: Int32
  }

  private func place(of block: Int, _ edge: DrawnEdge) -> Place {
    Place(row: runs[blocks[block][0]].row, component: net.components[edge.source.vertex])
  }

  /// How many words interrupt the lines of each net in each row.
  private func interruptions() -> [Place: Int] {
    var counts: [Place: Set<Int>] = [:]
    for link in net.links {
      for run in link.labels {
        let place = Place(row: runs[run].row, component: net.components[link.a])
        counts[place, default: []].insert(run)
      }
    }
    return counts.mapValues(\.count)
  }

  /// Makes times of words such as `Day 14` that lines lead from, not to.
  mutating func takeTimes() {
    let targets = Set(edges.filter { $0.arrow != .none }.map(\.to))
    func time(_ entity: Entity) -> Int? {
      guard case .text(let block) = entity, !targets.contains(entity),
        TimeText.isTime(runs[blocks[block][0]].text), blocks[block].count == 1
      else { return nil }
      return block
    }
    var taken: Set<Int> = []
    for edge in edges {
      guard let block = time(edge.from) else { continue }
      if time(edge.to) == nil { times.append((edge.to, blocks[block][0])) }
      taken.insert(block)
    }
    if taken.isEmpty { return }
    edges.removeAll { edge in
      [edge.from, edge.to].contains { entity in
        if case .text(let block) = entity { taken.contains(block) } else { false }
      }
    }
    for block in taken {
      textNodeBlocks.remove(block)
      isUsed[blocks[block][0]] = true
    }
    for (target, _) in times {
      if case .text(let block) = target { textNodeBlocks.insert(block) }
    }
  }
}

extension String {
  /// Without any of these characters at both ends.
  fileprivate func trimmed(of characters: String) -> String {
    var text = self[...]
    while let first = text.first, characters.contains(first) { text.removeFirst() }
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
