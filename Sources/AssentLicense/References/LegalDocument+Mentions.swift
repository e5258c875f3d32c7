import AssentDiagnostics

extension LegalDocument {
  /// A mention of a part of a text, of whichever.
  package struct Mention {
    /// As written: `Section 4.2`.
    package var text: String
    /// Index of the block it stands in.
    package var node: Int
    /// Index in ``LegalDocument/references``; `nil` for one of ``LegalDocument/otherMentions``.
    package var reference: Int?
    /// Whether it is of another text.
    package var isForeign: Bool
  }

  /// All mentions in the order of their blocks in the tree, in which footnotes come last, and in that of the source in each
  /// block, so that each is found where it stands and none in the place of another.
  package var mentions: [Mention] {
    var mentions: [Mention] = []
    mentions.reserveCapacity(references.count + otherMentions.count)
    var next = 0
    func addOthers(before start: SourceLocation?) {
      while next < otherMentions.count, start.map({ otherMentions[next].range.start < $0 }) ?? true
      {
        let other = otherMentions[next]
        mentions.append(
          Mention(
            text: other.text, node: other.node, reference: nil, isForeign: other.isForeign))
        next += 1
      }
    }
    for (index, reference) in references.enumerated() {
      addOthers(before: reference.range.start)
      mentions.append(
        Mention(text: reference.text, node: reference.node, reference: index, isForeign: false))
    }
    addOthers(before: nil)
    guard zip(mentions, mentions.dropFirst()).contains(where: { $0.node > $1.node }) else {
      return mentions
    }
    return mentions.enumerated().sorted {
      ($0.element.node, $0.offset) < ($1.element.node, $1.offset)
    }.map(\.element)
  }
}
