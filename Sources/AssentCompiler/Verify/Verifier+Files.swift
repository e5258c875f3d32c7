import AssentDiagnostics
import AssentManifest

// Each file is read once, on as many threads as there are: what a check costs is the hash of all bytes.
extension Verifier {
  /// What was found of a file that a manifest lists.
  enum FileOutcome: Sendable {
    /// It is missing, or no regular file.
    case absent
    /// - Parameters:
    ///   - finding: what is wrong with it.
    ///   - words: the digest of the words in it, as far as they were looked for; empty for a file
    ///     without words.
    case read(finding: String?, words: String?)
    /// It is no regular file.
    case notAFile
    case failed(InputError)
  }

  /// Checks the files that a manifest lists, and remembers what words they have.
  mutating func check(
    _ artifacts: [Manifest.Artifact], of manifest: Manifest, below folder: String
  ) throws(InputError) {
    var withWords: Set<Manifest.Path> = []
    for document in manifest.documents {
      for release in document.releases {
        for locale in release.locales.values {
          for artifact in locale.artifacts where artifact.type == Artifact.json {
            withWords.insert(artifact.path)
          }
        }
      }
    }
    var wanted: [(path: String, artifact: Manifest.Artifact, hasWords: Bool)] = []
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
      wanted.append((path, artifact, withWords.contains(artifact.path)))
    }
    let files = files
    let checks = wanted
    // The system takes most of the time, so a few files are not worth a thread.
    let found = parallelMap(checks.count, jobs: checks.count < 64 ? 1 : jobs) { index in
      Self.outcome(
        of: checks[index].artifact, at: checks[index].path, in: files,
        hasWords: checks[index].hasWords)
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

  /// The digest of the words in the JSON form of a text; empty where it has none, `nil` where there is
  /// no such file.
  func wordsDigest(of path: String) throws(InputError) -> String? {
    switch outcomes[FileName(path)] {
    case .read(_, let words?): return words
    case .read(_, nil):
      // Another manifest lists it without words.
      return Self.wordsDigest(in: try files.read(path))
    case .absent, .notAFile, .failed, nil: return nil
    }
  }

  private static func outcome(
    of artifact: Manifest.Artifact, at path: String, in files: any PublishedFiles, hasWords: Bool
  ) -> FileOutcome {
    do throws(InputError) {
      guard let status = try files.status(of: path) else { return .absent }
      guard status.kind == .file else { return .notAFile }
      guard status.size == artifact.bytes else {
        return .read(
          finding: "the file has \(status.size) bytes; the manifest says \(artifact.bytes)",
          words: hasWords && status.size <= FileSystem.mostBytes
            ? wordsDigest(in: try files.read(path)) : nil)
      }
      let bytes = try files.read(path)
      let digest = TextDigest.digest(of: bytes)
      return .read(
        finding: digest == artifact.digest.description
          ? nil : "the file's digest is \(digest); the manifest says \(artifact.digest)",
        words: hasWords ? wordsDigest(in: bytes) : nil)
    } catch {
      return .failed(error)
    }
  }

  private static func wordsDigest(in bytes: [UInt8]) -> String {
    guard let json = try? JSONValue(parsing: bytes), let words = json["words"]?["text"]?.string
    else { return "" }
    return TextDigest.digest(ofText: Array(words.utf8))
  }
}
