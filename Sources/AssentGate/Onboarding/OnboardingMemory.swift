/// Where an app keeps that its onboarding was finished.
public protocol OnboardingMemory: Sendable {
  /// Whether it was finished before.
  ///
  /// - Throws: ``StoreError`` where that cannot be read.
  func isCompleted() throws(StoreError) -> Bool

  /// Keeps that it was finished, or that it was not.
  ///
  /// - Throws: ``StoreError``; then nothing changed.
  func setCompleted(_ isCompleted: Bool) throws(StoreError)
}

/// A file in the folder in which acceptances are kept; that it is there is what it says.
public struct OnboardingFile: OnboardingMemory {
  private static let name = "onboarding-completed"

  private let folder: StoreFolder

  /// Names a folder; nothing is read or written yet.
  ///
  /// - Parameter folder: is made when the onboarding is finished.
  public init(folder: String) {
    self.folder = StoreFolder(path: folder, calls: FileCalls(), isPublic: false)
  }

  /// Whether the file is there.
  ///
  /// - Throws: ``StoreError`` where the folder cannot be read.
  public func isCompleted() throws(StoreError) -> Bool {
    try folder.read(Self.name, limit: 64) != nil
  }

  /// Writes the file and waits until it is on the disk, or removes it.
  ///
  /// - Throws: ``StoreError``; then nothing changed.
  public func setCompleted(_ isCompleted: Bool) throws(StoreError) {
    if isCompleted { try folder.make() }
    do throws(FileError) {
      guard isCompleted else {
        if try folder.remove(folder[Self.name]) { try folder.sync() }
        return
      }
      try folder.replace(Self.name, with: Array("completed\n".utf8))
    } catch {
      throw error.storeError
    }
  }
}
