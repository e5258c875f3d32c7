import AssentDiagnostics

/// The renames that a publication has made so far, so that they can be taken back.
struct Undo {
  private enum Step {
    /// A new file has the path now.
    case added(String)
    /// Another file had the path, and stands under this name of the stage.
    case replaced(String, kept: String)
    /// A file is gone from the path, and stands under this name of the stage.
    case removed(String, kept: String)
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
    steps.append(.madeFolder(root + "/" + path))
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
      steps.append(.added(target))
      return
    }
    let kept = "\(folder)/old-\(steps.count)"
    // With a second name the old file stays in its place until the new one takes it.
    if !FileSystem.link(target, to: kept) {
      try FileSystem.rename(target, to: kept)
      steps.append(.removed(target, kept: kept))
      try FileSystem.rename(staged, to: target)
      steps[steps.count - 1] = .replaced(target, kept: kept)
      return
    }
    try FileSystem.rename(staged, to: target)
    steps.append(.replaced(target, kept: kept))
  }

  /// Moves a file away from its place; one that is not there is no error.
  mutating func remove(_ path: String) throws(InputError) {
    let target = root + "/" + path
    guard let status = try FileSystem.status(target), status.kind != .directory else { return }
    let kept = "\(folder)/old-\(steps.count)"
    try FileSystem.rename(target, to: kept)
    steps.append(.removed(target, kept: kept))
  }

  /// Takes everything back.
  ///
  /// - Returns: the error to throw; it says so where something could not be taken back.
  func takenBack(after error: InputError) -> InputError {
    var isWhole = true
    for step in steps.reversed() {
      do throws(InputError) {
        switch step {
        case .added(let path): try FileSystem.remove(path)
        case .madeFolder(let path): FileSystem.removeDirectoryIfEmpty(path)
        case .replaced(let path, let kept), .removed(let path, let kept):
          try FileSystem.rename(kept, to: path)
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
