/// What went wrong on a step; the person stays on it.
public enum OnboardingProblem: Hashable, Sendable {
  /// A purchase was not completed by the person.
  case canceled
  /// There is nothing to restore.
  case nothingFound
  /// In the words of the app.
  case failed(String)
  /// Everything is asked again at the next start.
  case notKept(StoreError)
}

/// How an attempt at what a step asks for ended: a purchase, a sign-in.
public enum OnboardingAttempt: Hashable, Sendable {
  case done
  case canceled
  case nothingFound
}

extension Onboarding {
  /// Tries what makes a fact true: starts a trial, signs in.
  ///
  /// What is canceled, finds nothing or throws stays on the step with a ``problem``.
  public mutating func attempt(
    _ fact: String, by work: () async throws -> OnboardingAttempt
  ) async {
    problem = nil
    do {
      switch try await work() {
      case .done: set(fact, true)
      case .canceled: problem = .canceled
      case .nothingFound: problem = .nothingFound
      }
    } catch {
      problem = .failed(String(describing: error))
    }
  }

  /// Looks for what was bought before: "Restore Purchases".
  public mutating func restore(_ fact: String, from search: () async throws -> Bool) async {
    await attempt(fact) { try await search() ? .done : .nothingFound }
  }
}
