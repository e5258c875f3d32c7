import AssentDiagnostics
import AssentManifest

/// What lies in one `releases` folder, by its names alone.
///
/// Every file in it counts, so nothing is passed over but names that begin with a point, which belong
/// to Git, to the desktop and to a release that is under way.
struct ReleaseListing {
  /// The name of the folder in which a release is prepared, beside the ledger.
  static let stageName = ".assent-release"
  static let ledgerName = "ledger.ndjson"

  private(set) var files: [ContentFolder.Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let root: String

  /// - Parameters:
  ///   - root: the content folder.
  ///   - folder: the `releases` folder below it.
  ///   - id: the one agreement that is wanted; `nil` for all.
  init(_ root: String, _ folder: String, only id: String? = nil) throws(InputError) {
    self.root = root
    var folders = [id.map { folder + "/" + $0 } ?? folder]
    while let next = folders.popLast() {
      folders += try list(next, agreementsIn: folder).reversed()
    }
    guard id == nil, !files.isEmpty, !ReleaseGroup.areReleases(files),
      !files.contains(where: { LogFolder.holds($0.path) })
    else { return }
    files = []
    diagnostics.append(
      Diagnostic(
        rule: .fileNotRead, severity: .info,
        message: "the folder '\(ContentFolder.releasesFolder)' is not read, and holds no releases",
        file: root + "/" + folder,
        help: "give pages a folder of another name: this one is for what 'assent release' freezes"))
  }

  /// Takes in the files of one folder.
  ///
  /// - Parameter releases: the `releases` folder that it lies in.
  /// - Returns: the folders in it.
  private mutating func list(
    _ folder: String, agreementsIn releases: String
  ) throws(InputError) -> [String] {
    var folders: [String] = []
    var broken: [String] = []
    guard var open = try OpenFolder(root + "/" + folder) else {
      throw .unreadable(path: root + "/" + folder, reason: FileSystem.reason())
    }
    let names = try open.names { broken.append($0) }
    for name in broken {
      report("the name '\(name)' is not UTF-8", Placement.join(folder, name), "remove it")
    }
    for name in names {
      let path = folder + "/" + name
      guard !name.hasPrefix(".") else {
        // An empty one is left where a release was cut off behind its end.
        if name == Self.stageName, Placement.folder(of: folder) == releases,
          (try? FileSystem.names(in: root + "/" + path, notUTF8: { _ in }).isEmpty) != true
        {
          diagnostics.append(Self.interruption(root + "/" + path))
        }
        if folder == releases {
          diagnostics += [try MisplacedReleases.hiddenAgreement(name, root + "/" + path)]
            .compactMap(\.self)
        }
        continue
      }
      guard let status = try open.status(name) else {
        throw .unreadable(path: root + "/" + path, reason: "it is gone since the folder was listed")
      }
      switch status.kind {
      case .file:
        if let fault = Manifest.Path.fault(in: path) {
          report("the file name \(fault)", path, "remove it")
        } else {
          files.append(ContentFolder.Entry(path: path, status: status))
          // In the folder of an agreement, the ledger says what belongs there.
          if MisplacedReleases.isLedger(name), Placement.folder(of: folder) != releases {
            diagnostics.append(MisplacedReleases.looseLedger(root + "/" + path))
          }
        }
      case .directory:
        guard Manifest.Path.fault(in: path) == nil else {
          report("the name of a folder cannot be published", path, "remove it")
          continue
        }
        folders.append(path)
      case .link, .other:
        let what = status.kind == .link ? "a symbolic link" : "not a regular file"
        report(
          "'\(name)' is \(what), and no text that was released", path,
          "take the file itself back: \(GitCommand.takeBack([root + "/" + path]))")
      }
    }
    return folders
  }

  private static func interruption(_ path: String) -> Diagnostic {
    Diagnostic(
      rule: .unfinishedRelease, severity: .info,
      message: "a release was interrupted here, or is under way", file: path,
      help: "run 'assent release' again: it completes or removes what is left")
  }

  private mutating func report(_ message: String, _ path: String, _ help: String) {
    diagnostics.append(
      Diagnostic(
        rule: .releasedTextEdited, severity: .error, message: message, file: root + "/" + path,
        help: help))
  }
}
