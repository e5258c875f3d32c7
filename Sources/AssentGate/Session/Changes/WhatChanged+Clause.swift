extension WhatChanged {
  /// A clause that differs.
  public struct Clause: Hashable, Sendable {
    /// What happened to it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case added
      case removed
      case split
      case joined
      case moved
      case renumbered
      case changed
    }

    /// All that happened to it.
    public let kinds: [Kind]
    /// Number and title in the new text; those of the old where it was removed. Empty for what stands
    /// before the first clause.
    public let title: String
    /// Number and title in the old text, where they were others.
    public let formerTitle: String?
    /// The fragment identifier in the new text; `nil` where it was removed.
    public let anchor: String?
    /// Numbers or titles of the clauses around it, outermost first.
    public let parents: [String]
    /// Its paragraphs in reading order, those that are the same among them.
    public let blocks: [Block]
    /// The mentions in it whose words stayed and that mean other clauses now, as they are written.
    public internal(set) var otherMentions: [String] = []

    /// How many words of the text came or went; the lines of the metadata are none.
    public var changedWords: Int {
      var count = 0
      for block in blocks where block.form != .metadata {
        for run in block.runs where run.kind != .kept { count += run.wordCount }
      }
      return count
    }
  }

  /// A paragraph, heading, list item or row of a table.
  public struct Block: Hashable, Sendable {
    /// As `diff.schema.json` names them; a form that is not known is a paragraph.
    public enum Form: String, Hashable, Sendable, CaseIterable {
      case heading
      case paragraph
      case listItem = "list-item"
      case quote
      case tableRow = "table-row"
      case code
      case footnote
      case metadata
    }

    /// What it is.
    public let form: Form
    /// Of a list item; empty for a further paragraph of it.
    public let marker: String
    /// Of a list item, from 0.
    public let depth: Int
    /// Whether any word of it came or went, or mentions another clause now.
    public let isChanged: Bool
    /// Its words, in reading order.
    public let runs: [Run]
  }

  /// Words in a row that share a fate.
  public struct Run: Hashable, Sendable {
    /// What became of the words.
    public enum Kind: Hashable, Sendable {
      case kept
      case deleted
      case inserted
    }

    /// What became of them.
    public let kind: Kind
    /// As they are written, with the white space between them.
    public let text: String

    /// At least 1: a run is never empty, and a comma that came is a change as well.
    ///
    /// Each letter of a script that puts no blanks between words counts as a word.
    var wordCount: Int {
      var count = 0
      var isInWord = false
      for scalar in text.unicodeScalars {
        if scalar == " " {
          isInWord = false
        } else if Self.isWord(scalar) {
          count += 1
        } else if !isInWord {
          count += 1
          isInWord = true
        }
      }
      return max(1, count)
    }

    /// Whether it is a letter of Chinese, Japanese, Thai, Lao, Tibetan, Burmese, Khmer, Yi or their kin.
    ///
    /// Source: blocks of Unicode 17.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case ..<0x0E00: false
      case 0x0E00...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0x2E80...0x2FDF: true
      case 0x3005...0x3007, 0x3041...0x31FF, 0x3400...0xA4CF, 0xA9E0...0xA9FF, 0xAA60...0xAADF: true
      case 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x1AFF0...0x1B16F, 0x20000...0x3FFFF: true
      default: false
      }
    }
  }
}
