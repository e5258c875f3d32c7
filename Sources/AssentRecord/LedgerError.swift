import AssentManifest

/// Why a ledger cannot be read, or does not take an event.
package struct LedgerError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// It has more than ``Ledger/mostBytes`` bytes.
    case tooLarge
    /// A line is damaged, or does not follow from the one before.
    case brokenChain(HashChainError)
    /// The line lacks a field, or has another value there than belongs there.
    case field(String, expected: String)
    /// What happened has a name that is not known.
    case unknownEvent(String)
    /// What the line says cannot follow from the lines before it.
    case contradiction(Contradiction)
  }

  /// An event that cannot have happened after those before it.
  package enum Contradiction: Hashable, Sendable {
    case firstIsNoRelease
    case earlierDay(Manifest.Day, than: Manifest.Day)
    /// The version is neither a number nor a date.
    case unordered(Manifest.Version)
    case otherScheme(Manifest.Version, than: Manifest.Version)
    case notHigher(Manifest.Version, than: Manifest.Version)
    case releasedTwice(Manifest.Version)
    /// Their folders would be one where names are compared without case.
    case differsInCase(Manifest.Version, from: Manifest.Version)
    case notReleased(Manifest.Version)
    case releasedWithOtherTexts(Manifest.Version)
    case effectiveBeforePredecessor(Manifest.Moment, Manifest.Version, Manifest.Moment)
    case wrongRevision(Int, expected: Int)
    case wrongPredecessor(Manifest.Version?, expected: Manifest.Version?)
    case wrongClass(Manifest.Change.Class)
    case notOneAuthoritative(Int)
    case sameFile(String)
    case withdrawnTwice(Manifest.Version)
    case alreadySuperseded(Manifest.Version, by: Manifest.Version)
    case alreadyInForce(Manifest.Version, since: Manifest.Moment)
    case notLater(Manifest.Version, than: Manifest.Version)
    case correctsNothing
  }

  /// From 1; 0 for the file as a whole.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .tooLarge: "the ledger is larger than \(Ledger.mostBytes) bytes"
    case .brokenChain(let error): error.description
    case .field(let name, let expected): "line \(line): '\(name)' should be \(expected)"
    case .unknownEvent(let name): "line \(line): unknown event '\(name)'"
    case .contradiction(let contradiction): "line \(line): \(contradiction)"
    }
  }
}

extension LedgerError.Contradiction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .firstIsNoRelease: "the first event is not a release"
    case .earlierDay(let day, let other): "\(day) is before \(other), the day of the event before"
    case .unordered(let version):
      "version '\(version)' is neither a number such as 1.2 nor a date such as 2026-02-01"
    case .otherScheme(let version, let other):
      "version '\(version)' cannot be ordered after '\(other)': one is a number, the other a date"
    case .notHigher(let version, let other):
      "version '\(version)' is not higher than '\(other)', the one released last"
    case .releasedTwice(let version): "version '\(version)' is released a second time"
    case .differsInCase(let version, let other):
      "version '\(version)' differs from '\(other)', which was released, in case alone"
    case .notReleased(let version): "version '\(version)' has not been released"
    case .releasedWithOtherTexts(let version):
      "version '\(version)' has been released with other texts"
    case .effectiveBeforePredecessor(let moment, let version, let other):
      "effective \(moment) is before \(other), when version '\(version)' takes effect"
    case .wrongRevision(let revision, let expected): "revision \(revision) should be \(expected)"
    case .wrongPredecessor(let version, let expected):
      "it is compared with \(version.map { "'\($0)'" } ?? "nothing") instead of "
        + (expected.map { "'\($0)'" } ?? "nothing")
    case .wrongClass(let declared):
      declared == .initial
        ? "the class 'initial' is for the first release alone"
        : "the class of a first release is 'initial'"
    case .notOneAuthoritative(let count): "\(count) texts are authoritative instead of one"
    case .sameFile(let name): "two texts or pictures have the file '\(name)'"
    case .withdrawnTwice(let version): "version '\(version)' has been withdrawn"
    case .alreadySuperseded(let version, let other):
      "version '\(version)' has been superseded by '\(other)'"
    case .alreadyInForce(let version, let moment):
      "version '\(version)' has been in force since \(moment)"
    case .notLater(let version, let other):
      "version '\(version)' was not released after '\(other)'"
    case .correctsNothing: "it corrects nothing"
    }
  }
}
