import AssentDiagnostics

/// Where a build works: the output folder, locked, with a stage in it.
///
/// A check has none of these; it compares with what is there, and puts texts aside elsewhere.
struct Workshop: Sendable {
  let stage: Stage
  let store: SourceStore
  private let lock: OutputLock?

  /// - Throws: ``InputError`` where the output folder cannot be made, or another build is at it.
  init(_ options: SiteBuild.Options) throws(InputError) {
    var isNew = false
    if options.isCheck {
      lock = nil
    } else {
      isNew = try FileSystem.status(options.output) == nil
      try FileSystem.makeDirectory(options.output)
      lock = try OutputLock(options.output)
    }
    // What stands there may have changed until the lock was had.
    var output = try OutputFolder(options.output)
    try output.readContents()
    stage = Stage(output, isNew: isNew, isDryRun: options.isCheck)
    try stage.open()
    store = options.isCheck ? .ofCheck() : SourceStore(spillPath: stage.spillPath)
  }

  /// Removes what was not published.
  func close() { stage.abandon() }
}
