extension Manifest {
  /// What two texts differ in, from the weakest to the strictest.
  public enum ChangeClass: String, Hashable, Sendable, CaseIterable, Comparable {
    /// There is no text before it.
    case initial
    /// The bytes are the same.
    case identical
    /// The words are the same, and stand in other markup.
    case markup
    /// Case, quotation marks, dashes, spaces.
    case typography
    /// Where a link leads.
    case linkTarget = "link-target"
    /// The date or the version that the text gives itself.
    case dateLine = "date-line"
    /// Commas, points and their kin.
    case punctuation
    /// Words, without a sign that they bear on what anybody owes or may do.
    case wording
    /// What anybody owes, may do or is liable for, or so it may be.
    case obligations

    /// Whether `a` is weaker than `b`.
    public static func < (a: ChangeClass, b: ChangeClass) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}
