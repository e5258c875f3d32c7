import AssentDiagnostics

/// The renames that a publication has made so far, so that they can be taken back.
struct Undo {
  /// What was done to a path below the output folder. What had the path stands in the stage under the number
  /// of its step.
  private enum Step {
    /// A new file has the path now.
    case added(String)
    /// Another file had the path.
    case replaced(String)
    /// A file is gone from the path.
    case removed(String)
    case madeFolder(String)
  }

  /// The output folder.
  let root: String
  /// The folder of the stage.
  let folder: String
  private var steps: [Step] = []

  init(root: String, folder: String) {
    self.root = root
    self.folder = folder
  }

  mutating func makeFolder(_ path: String) throws(InputError) {
    try FileSystem.makeDirectory(root + "/" + path)
    steps.append(.madeFolder(path))
  }

  /// Gives a staged file its place.
  mutating func replace(_ change: Stage.Change) throws(InputError) {
    let target = root + "/" + change.path
    let staged = "\(folder)/\(change.number)"
    guard change.isReplacement else {
      guard try FileSystem.status(target) == nil else {
        throw .unwritable(path: target, reason: "a file appeared there during the build")
      }
      try FileSystem.rename(staged, to: target)
      steps.append(.added(change.path))
      return
    }
    let kept = kept(by: steps.count)
    // With a second name the old file stays in its place until the new one takes it.
    if !FileSystem.link(target, to: kept) {
      try FileSystem.rename(target, to: kept)
      steps.append(.removed(change.path))
      try FileSystem.rename(staged, to: target)
      steps[steps.count - 1] = .replaced(change.path)
      return
    }
    try FileSystem.rename(staged, to: target)
    steps.append(.replaced(change.path))
  }

  /// Moves a file away from its place; one that is not there is no error.
  mutating func remove(_ path: String) throws(InputError) {
    let target = root + "/" + path
    guard let status = try FileSystem.status(target), status.kind != .directory else { return }
    try FileSystem.rename(target, to: kept(by: steps.count))
    steps.append(.removed(path))
  }

  private func kept(by step: Int) -> String { "\(folder)/old-\(step)" }

  /// Takes everything back.
  ///
  /// - Returns: the error to throw; it says so where something could not be taken back.
  func takenBack(after error: InputError) -> InputError {
    var isWhole = true
    for (number, step) in steps.enumerated().reversed() {
      do throws(InputError) {
        switch step {
        case .added(let path): try FileSystem.remove(root + "/" + path)
        case .madeFolder(let path): FileSystem.removeDirectoryIfEmpty(root + "/" + path)
        case .replaced(let path), .removed(let path):
          try FileSystem.rename(kept(by: number), to: root + "/" + path)
        }
      } catch {
        isWhole = false
      }
    }
    guard !isWhole else { return error }
    let rest = "; some files are new and some old, so build again"
    switch error {
    case .unwritable(let path, let reason): return .unwritable(path: path, reason: reason + rest)
    case .program(let name, let reason): return .program(name: name, reason: reason + rest)
    case .unreadable(let path, let reason): return .unreadable(path: path, reason: reason + rest)
    }
  }
}
