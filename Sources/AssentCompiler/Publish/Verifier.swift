import AssentDiagnostics
import AssentManifest

/// Checks a published folder, byte for byte, against its manifests.
package struct Verifier {
  /// What was checked and found.
  package struct Result: Sendable {
    package var manifestCount = 0
    package var fileCount = 0
    /// One error for each file that is missing, changed or named by nothing.
    package var diagnostics: [Diagnostic] = []
  }

  private let root: String
  private var result = Result()
  /// Paths below the root that a manifest accounts for.
  private var accounted: Set<String> = []

  /// - Throws: ``InputError`` where a folder or file cannot be read.
  package static func verify(_ root: String) throws(InputError) -> Result {
    var verifier = Verifier(root: root)
    try verifier.run()
    return verifier.result
  }

  private init(root: String) {
    self.root = root
  }

  private mutating func run() throws(InputError) {
    let files = try allFiles(below: "")
    let manifests = files.filter { Placement.fileName(of: $0) == "manifest.json" }
    for path in manifests { try check(manifestAt: path) }
    if result.manifestCount == 0 {
      report(.noManifest, at: "manifest.json", "there is no manifest.json in the folder", nil)
      return
    }
    for path in files where !accounted.contains(path) {
      report(
        .unlistedFile, at: path, "no manifest names this file",
        "remove it, or publish the folder anew")
    }
  }

  private mutating func check(manifestAt path: String) throws(InputError) {
    let bytes = try FileSystem.read(root + "/" + path)
    let folder = Placement.folder(of: path)
    let manifest: Manifest
    let artifacts: [Manifest.Artifact]
    do {
      manifest = try Manifest(parsing: bytes)
      artifacts = try manifest.artifacts
    } catch {
      report(.unreadableManifest, at: path, "\(error)", "publish the folder anew")
      return
    }
    result.manifestCount += 1
    accounted.insert(path)
    if manifest.canonicalBytes() != bytes {
      report(
        .manifestNotCanonical, at: path, "the manifest is not in the form of RFC 8785",
        "publish the folder anew; a signature covers the exact bytes")
    }
    for name in ["manifest.json.minisig", BuildRecord.fileName, "SHA256SUMS"] {
      accounted.insert(Placement.join(folder, name))
    }
    for key in manifest.keys {
      accounted.insert(Placement.join(folder, "manifest.json.\(key.id).minisig"))
    }
    for artifact in artifacts { try check(artifact, below: folder) }
    for document in manifest.documents {
      for release in document.releases {
        for locale in release.locales.values { try checkWords(of: locale, below: folder) }
      }
    }
    try checkSums(artifacts, below: folder)
  }

  private mutating func check(
    _ artifact: Manifest.Artifact, below folder: String
  ) throws(InputError) {
    let path = Placement.join(folder, artifact.path)
    guard !artifact.path.split(separator: "/").contains(".."), !artifact.path.hasPrefix("/") else {
      report(.pathOutside, at: path, "the manifest names a file outside of its folder", nil)
      return
    }
    guard accounted.insert(path).inserted else { return }
    result.fileCount += 1
    guard let status = try FileSystem.status(root + "/" + path) else {
      report(.missingFile, at: path, "the file is missing", "publish the folder anew")
      return
    }
    guard status.kind == .file else {
      report(.notAFile, at: path, "this is not a regular file", "publish the folder anew")
      return
    }
    let bytes = try FileSystem.read(root + "/" + path)
    if bytes.count != artifact.bytes {
      report(
        .changedFile, at: path,
        "the file has \(bytes.count) bytes; the manifest says \(artifact.bytes)",
        "publish the folder anew")
      return
    }
    let digest = TextDigest.digest(of: bytes)
    if digest != artifact.digest.description {
      report(
        .changedFile, at: path,
        "the file's digest is \(digest); the manifest says \(artifact.digest)",
        "publish the folder anew")
    }
  }

  /// Computes the text digest anew from the words in the JSON form.
  private mutating func checkWords(
    of locale: Manifest.LocaleEntry, below folder: String
  ) throws(InputError) {
    for artifact in locale.artifacts where artifact.type == Artifact.json {
      let path = Placement.join(folder, artifact.path)
      guard let bytes = try? FileSystem.read(root + "/" + path),
        let json = try? JSONValue(parsing: bytes), let words = json["words"]?["text"]?.string
      else { continue }
      let digest = TextDigest.digest(ofText: Array(words.utf8))
      if digest != locale.textDigest.description {
        report(
          .wordsDiffer, at: path,
          "the digest of its words is \(digest); the manifest says \(locale.textDigest)",
          "publish the folder anew")
      }
    }
  }

  /// Checks that `SHA256SUMS` says of every file what the manifest says.
  private mutating func checkSums(
    _ artifacts: [Manifest.Artifact], below folder: String
  ) throws(InputError) {
    let path = Placement.join(folder, "SHA256SUMS")
    guard try FileSystem.status(root + "/" + path) != nil else {
      report(.missingFile, at: path, "the file is missing", "publish the folder anew")
      return
    }
    result.fileCount += 1
    let text = String(decoding: try FileSystem.read(root + "/" + path), as: UTF8.self)
    let stated = Set(text.split(separator: "\n").map(String.init))
    let expected = Set(artifacts.map { "\($0.digest.hexadecimal)  \($0.path)" })
    if stated != expected {
      report(
        .sumsDiffer, at: path,
        "its lines are not those of the manifest (\(stated.count) lines, "
          + "\(expected.count) files)", "publish the folder anew")
    }
  }

  private mutating func report(_ rule: RuleID, at path: String, _ message: String, _ help: String?)
  {
    result.diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message, file: root + "/" + path, help: help))
  }

  /// Every entry below a folder that is no folder itself, by path.
  private func allFiles(below folder: String) throws(InputError) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for name in try FileSystem.names(in: folder.isEmpty ? root : root + "/" + folder) {
        let path = Placement.join(folder, name)
        if try FileSystem.status(root + "/" + path)?.kind == .directory {
          folders.append(path)
        } else if path != ".gitignore" {
          files.append(path)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
