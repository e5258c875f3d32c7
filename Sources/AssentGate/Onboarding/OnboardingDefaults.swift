import Foundation

/// The defaults of an app, under the key that apps have always used.
public struct OnboardingDefaults: OnboardingMemory {
  /// The key in the defaults, a Boolean.
  public static let key = "hasCompletedOnboarding"

  private let suite: String?

  /// Names the defaults; nothing is read or written yet.
  ///
  /// - Parameter suite: of an app group; `nil` for the app's own defaults.
  public init(suite: String? = nil) { self.suite = suite }

  /// Whether the key is `true`.
  ///
  /// - Throws: ``StoreError`` where the defaults of the group cannot be opened.
  public func isCompleted() throws(StoreError) -> Bool { try defaults().bool(forKey: Self.key) }

  /// Sets the key.
  ///
  /// - Throws: ``StoreError`` where the defaults of the group cannot be opened.
  public func setCompleted(_ isCompleted: Bool) throws(StoreError) {
    try defaults().set(isCompleted, forKey: Self.key)
  }

  private func defaults() throws(StoreError) -> UserDefaults {
    guard let suite else { return .standard }
    guard let defaults = UserDefaults(suiteName: suite) else {
      throw StoreError(place: suite, reason: "these defaults cannot be opened")
    }
    return defaults
  }
}
