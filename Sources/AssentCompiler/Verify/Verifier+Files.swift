import AssentDiagnostics
import AssentManifest
import AssentRecord

// Each file is read once, on as many threads as there are: what a check costs is the hash of all bytes.
extension Verifier {
  /// What was found of a file that a manifest lists.
  enum FileOutcome: Sendable {
    /// It is missing, or no regular file.
    case absent
    /// - Parameters:
    ///   - finding: what is wrong with it.
    ///   - words: those in it, as far as they were looked for.
    case read(finding: String?, words: TextWords?)
    /// It is no regular file.
    case notAFile
    case failed(InputError)
  }

  /// Checks the files that a manifest lists, and remembers what words they have.
  mutating func check(
    _ artifacts: [Manifest.Artifact], of manifest: Manifest, below folder: String
  ) throws(InputError) {
    let titles = Dictionary(
      Self.texts(of: manifest).map { ($0.path, $0.entry.title) },
      uniquingKeysWith: { first, _ in first })
    var wanted: [(path: String, artifact: Manifest.Artifact, title: String?)] = []
    for artifact in artifacts {
      let path = Placement.join(folder, artifact.path.text)
      if let stated = accounted[FileName(path)] {
        if stated?.digest != artifact.digest || stated?.bytes != artifact.bytes {
          report(
            .changedFile, at: path, "manifests say more than one thing of the file",
            "publish the folder again")
        }
        continue
      }
      accounted[FileName(path)] = artifact
      count()
      wanted.append((path, artifact, titles[artifact.path.text]))
    }
    let files = files
    let checks = wanted
    // The system takes most of the time, so a few files are not worth a thread.
    let found = parallelMap(checks.count, jobs: checks.count < 64 ? 1 : jobs) { index in
      Self.outcome(
        of: checks[index].artifact, at: checks[index].path, in: files,
        title: checks[index].title)
    }
    for (check, outcome) in zip(checks, found) {
      outcomes[FileName(check.path)] = outcome
      switch outcome {
      case .absent:
        report(.missingFile, at: check.path, "the file is missing", "publish the folder again")
      case .notAFile:
        report(.notAFile, at: check.path, "this is not a regular file", "publish the folder again")
      case .failed(let error): throw error
      case .read(let finding?, _):
        report(.changedFile, at: check.path, finding, "publish the folder again")
      case .read(nil, _): break
      }
    }
  }

  /// A file that has to have the words of an entry of a manifest.
  struct Text {
    /// Below the folder of the manifest.
    let path: String
    let type: String
    let entry: Manifest.LocaleEntry
    /// Whether it stands at the short address of an agreement, whose text is that of the version in force.
    var isCurrent = false
  }

  /// The files of all texts that a manifest lists, and those at the short addresses of agreements.
  static func texts(of manifest: Manifest) -> [Text] {
    var texts: [Text] = []
    for document in manifest.documents {
      for release in document.releases {
        for entry in release.locales.values {
          texts += files(of: entry).map { Text(path: $0.path.text, type: $0.type, entry: entry) }
        }
      }
      guard let release = document.releases.first(where: { $0.version == document.current }),
        let entry = release.locales.values.first(where: \.authoritative),
        let place = BundleBuilder.key(of: release, in: "")
      else { continue }
      let names = Set(files(of: entry).map { Placement.fileName(of: $0.path.text) })
      for name in names.sorted() {
        let type = name.hasSuffix(".html") ? Artifact.html : Artifact.json
        texts.append(
          Text(path: Placement.join(place, name), type: type, entry: entry, isCurrent: true))
      }
    }
    return texts
  }

  private static func files(of entry: Manifest.LocaleEntry) -> [Manifest.Artifact] {
    entry.artifacts.filter { TextWords.areIn($0.type) }
  }

  /// The words in a file; `nil` where there is no such file.
  func words(in text: Text, at path: String) throws(InputError) -> TextWords? {
    switch outcomes[FileName(path)] {
    case .read(_, let words?): return words
    case .read(_, nil):
      // Another manifest lists it, and not as a text.
      return TextWords(in: try files.read(path), text.type, title: text.entry.title)
    case .absent, .notAFile, .failed, nil: return nil
    }
  }

  /// - Parameter title: of the text in it; `nil` for a file without one.
  private static func outcome(
    of artifact: Manifest.Artifact, at path: String, in files: any PublishedFiles, title: String?
  ) -> FileOutcome {
    do throws(InputError) {
      guard let status = try files.status(of: path) else { return .absent }
      guard status.kind == .file else { return .notAFile }
      func words(in bytes: [UInt8]) -> TextWords? {
        title.map { TextWords(in: bytes, artifact.type, title: $0) }
      }
      guard status.size == artifact.bytes else {
        return .read(
          finding: "the file has \(status.size) bytes; the manifest says \(artifact.bytes)",
          words: title != nil && status.size <= FileSystem.mostBytes
            ? words(in: try files.read(path)) : nil)
      }
      let bytes = try files.read(path)
      let digest = TextDigest.digest(of: bytes)
      return .read(
        finding: digest == artifact.digest
          ? nil : "the file's digest is \(digest); the manifest says \(artifact.digest)",
        words: words(in: bytes))
    } catch {
      return .failed(error)
    }
  }
}
