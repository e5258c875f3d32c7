import AssentLicense
import AssentMarkup

/// The quotation marks of one block in pairs, and those that have no partner in it.
///
/// Languages use the same shapes in different roles, so what stands beside a mark says first whether
/// it opens or closes; only where that tells nothing, as in scripts without spaces, its shape does.
struct QuotePairs {
  struct Lone {
    var mark: ProseScan.Mark
    var isOpening: Bool
  }

  /// The marks that open and close nothing in this block, in source order.
  private(set) var lone: [Lone] = []
  private(set) var pairs: [(open: ProseScan.Mark, close: ProseScan.Mark)] = []

  /// One of the systems of marks that pair among themselves.
  enum System: CaseIterable {
    case quotes
    case guillemets
    case corners
    case whiteCorners
  }

  init(_ system: System, _ marks: ArraySlice<ProseScan.Mark>, in document: Document) {
    var open: [ProseScan.Mark] = []
    var opensRight: Bool?
    for mark in marks where Self.system(of: mark.form) == system {
      let sides = Sides(of: mark, in: document)
      if mark.form == .highRightQuote, sides.isGershayim { continue }
      if mark.form == .straightQuote {
        // Inches, and the gershayim of Hebrew words.
        let isMeasure = mark.byteBefore &- 0x30 < 10 && open.last?.form != .straightQuote
        if isMeasure || sides.isGershayim { continue }
      }
      if system == .guillemets, opensRight == nil {
        opensRight = mark.form == .rightGuillemet && sides.role == .opens
      }
      if Self.opens(mark.form, sides.role, open.last?.form, opensRight ?? false) {
        open.append(mark)
      } else if let last = open.popLast() {
        pairs.append((last, mark))
      } else if !(mark.form == .rightGuillemet && mark.isFreeBefore && mark.isFreeAfter) {
        lone.append(Lone(mark: mark, isOpening: false))
      }
    }
    lone += open.map { Lone(mark: $0, isOpening: true) }
    lone.sort {
      ($0.mark.place.node, $0.mark.place.start) < ($1.mark.place.node, $1.mark.place.start)
    }
  }

  static func system(of form: ProseScan.Mark.Form) -> System? {
    switch form {
    case .straightQuote, .highLeftQuote, .highRightQuote, .lowQuote: .quotes
    case .leftGuillemet, .rightGuillemet: .guillemets
    case .openCorner, .closeCorner: .corners
    case .openWhiteCorner, .closeWhiteCorner: .whiteCorners
    case .openParenthesis, .closeParenthesis, .openBracket, .closeBracket: nil
    }
  }

  private static func opens(
    _ form: ProseScan.Mark.Form, _ role: Sides.Role, _ open: ProseScan.Mark.Form?,
    _ opensRight: Bool
  ) -> Bool {
    switch form {
    case .openCorner, .openWhiteCorner: return true
    case .closeCorner, .closeWhiteCorner: return false
    default: break
    }
    switch role {
    case .opens: return true
    case .closes: return false
    case .either: break
    }
    switch form {
    case .straightQuote, .highRightQuote: return open == nil
    case .highLeftQuote: return open != .lowQuote && open != .highRightQuote
    case .lowQuote: return true
    case .leftGuillemet: return !opensRight
    case .rightGuillemet: return opensRight
    default: return false
    }
  }
}

/// What stands beside a quotation mark.
private struct Sides {
  enum Role {
    case opens
    case closes
    case either
  }

  var role: Role
  /// Whether the mark is that of a Hebrew abbreviation, before its last letter: `בע"מ`.
  var isGershayim: Bool

  init(of mark: ProseScan.Mark, in document: Document) {
    let literal = document.nodes[Int(mark.place.node)].literal.range
    let start = literal.lowerBound + Int(mark.place.start)
    let end = start + Int(mark.place.count)
    let before = start > literal.lowerBound ? Self.scalar(document.text, before: start) : nil
    let after =
      end < literal.upperBound
      ? Scalars.scalar(in: document.text, at: end, end: literal.upperBound).value : nil
    isGershayim =
      before.map(Self.isHebrew) ?? false && after.map(Self.isHebrew) ?? false
      && !(end + 4 <= literal.upperBound
        && Self.isHebrew(Scalars.scalar(in: document.text, at: end + 2, end: end + 4).value))
    // `l’« œuvre »`
    let isElided = mark.form == .leftGuillemet && (before == 0x2019 || before == 0x27)
    let mayOpen =
      (before.map { Scalars.isSpace($0) || Self.openers.contains($0) || Self.isWide($0) } ?? true)
      && (after.map { !Scalars.isSpace($0) && !Self.closers.contains($0) && !Self.isWide($0) }
        ?? (before.map(Self.openers.contains) ?? false))
    let isBehindWord =
      before.map {
        Self.isWord($0) || Self.closers.contains($0) || Self.endsOfNames.contains($0)
      } ?? false
    let mayClose =
      !isElided
      && (before == nil ? after.map(Self.lightClosers.contains) ?? false : isBehindWord)
      && (after.map { Scalars.isSpace($0) || Self.closers.contains($0) || Self.isWide($0) } ?? true)
    switch (mayOpen, mayClose) {
    case (true, false): role = .opens
    case (false, true): role = .closes
    default: role = .either
    }
  }

  private static func isWord(_ scalar: UInt32) -> Bool {
    scalar < 0x80
      ? (scalar | 0x20) &- 0x61 < 26 || scalar &- 0x30 < 10 : Scalars.isWord(scalar)
  }

  /// Punctuation of East Asia, which has its space in it.
  private static func isWide(_ scalar: UInt32) -> Bool {
    (0x3000...0x3003).contains(scalar) || (0x3008...0x301B).contains(scalar)
      || [0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F].contains(scalar)
  }

  private static func isHebrew(_ scalar: UInt32) -> Bool { (0x5D0...0x5EA).contains(scalar) }

  private static let openers = Set("([{/—–„‘«¿¡=+|".unicodeScalars.map(\.value))
  private static let closers = Set(".,;:!?)]}%…’»/—–-".unicodeScalars.map(\.value))

  /// Signs with which names end: `C++`, `C#`.
  private static let endsOfNames = Set("+#".unicodeScalars.map(\.value))

  /// What a mark at the beginning of a line or a node may close before.
  private static let lightClosers = Set(",;:.)!?".unicodeScalars.map(\.value))

  /// The scalar that ends before an offset.
  private static func scalar(_ text: [UInt8], before end: Int) -> UInt32? {
    var start = end - 1
    while start > 0, start > end - 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    return Scalars.scalar(in: text, at: start, end: end).value
  }
}
