import AssentManifest

/// The question of age: the year of birth, and the month only where the year leaves a limit open.
///
/// So asked, no answer is marked as the one that opens the gate; a face that offers ``brackets`` instead
/// shows where the limits are. What is kept is a bracket between two limits, and never a date. Where a date is not known to the day, the younger
/// age counts.
public struct AgeQuestion: Hashable, Sendable {
  /// The ages at which something changes, lowest first.
  public let limits: [Int]

  /// `nil` where no document asks for an age.
  public init?(_ documents: [Manifest.DocumentEntry]) {
    let limits = documents.flatMap { [$0.audience?.minimumAge, $0.audience?.guardianBelow] }
      .compactMap(\.self).filter { $0 > 0 }
    guard !limits.isEmpty else { return nil }
    self.limits = Set(limits).sorted()
  }

  /// What to offer where people choose, youngest first; one of them is true of everybody.
  public var brackets: [Person.AgeBracket] {
    zip([0] + limits, limits.map(Optional.some) + [nil]).map {
      Person.AgeBracket(from: $0, below: $1)
    }
  }

  /// What an answer comes to.
  public enum Finding: Hashable, Sendable {
    case bracket(Person.AgeBracket)
    /// The year leaves open which of two brackets it is.
    case needsMonth
    /// Nobody was born then, or nobody who was is alive.
    case impossible
  }

  /// - Parameters:
  ///   - month: from 1; `nil` where it was not asked for.
  ///   - today: by the clock of the person.
  public func finding(year: Int, month: Int? = nil, today: Manifest.Day) -> Finding {
    guard (today.year - Self.oldest...today.year).contains(year),
      month.map({ (1...12).contains($0) }) ?? true
    else { return .impossible }
    let youngest: Int
    let oldest: Int
    if let month {
      guard year < today.year || month <= today.month else { return .impossible }
      // In the month of birth the birthday may still come.
      oldest = today.year - year - (month > today.month ? 1 : 0)
      youngest = today.year - year - (month >= today.month ? 1 : 0)
    } else {
      oldest = today.year - year
      youngest = oldest - 1
    }
    let low = bracket(of: max(0, youngest))
    return low == bracket(of: oldest) || month != nil ? .bracket(low) : .needsMonth
  }

  private static let oldest = 130

  private func bracket(of age: Int) -> Person.AgeBracket {
    Person.AgeBracket(
      from: limits.last { $0 <= age } ?? 0, below: limits.first { $0 > age })
  }
}
