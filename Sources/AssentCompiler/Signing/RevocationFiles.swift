import AssentDiagnostics
import AssentManifest
import AssentRecord

/// The list of revoked keys and its signature, as they lie among the releases and are published.
struct RevocationFiles: Sendable {
  /// Below the content folder. An agreement may be called `keys`, too; its releases lie beside these.
  static let folder = ContentFolder.releasesFolder + "/keys"
  /// As published, and the name in ``folder``.
  static let list = "revocations.json"
  static let signature = list + SignatureName.ending

  /// Whether a path below the content folder is one of the two.
  static func areThese(_ path: String) -> Bool {
    path == folder + "/" + list || path == folder + "/" + signature
  }

  let revocations: Revocations
  /// The two files as they are published.
  let artifacts: [Artifact]

  /// What was read, and what is wrong with it.
  struct Reading: Sendable {
    /// `nil` where there is no list, or none that can be published.
    var files: RevocationFiles?
    var diagnostics: [Diagnostic] = []
  }

  /// Reads the list of a content folder, and checks that the recovery key signed it.
  ///
  /// - Parameters:
  ///   - root: the content folder.
  ///   - keys: those that the configuration announces.
  /// - Throws: ``InputError`` where a file cannot be read.
  static func read(_ root: String, keys: [Manifest.Key]) throws(InputError) -> Reading {
    let place = "\(root)/\(folder)/\(list)"
    let hasList = try FileSystem.status(place) != nil
    let hasSignature = try FileSystem.status(place + SignatureName.ending) != nil
    var reading = Reading()
    guard hasList || hasSignature else { return reading }
    func report(_ message: String, _ help: String) {
      reading.diagnostics.append(
        Diagnostic(
          rule: .unusableRevocations, severity: .error, message: message, file: place, help: help))
    }
    let takeBack = "take both files back: " + GitCommand.takeBack([root + "/" + folder])
    guard hasList, hasSignature else {
      report("the list of revoked keys and its signature are not both there", takeBack)
      return reading
    }
    let bytes = try FileSystem.read(place, limit: Revocations.mostBytes)
    let signed = try FileSystem.read(place + SignatureName.ending, limit: Signature.mostBytes)
    let revocations: Revocations
    do throws(RevocationsFault) { revocations = try Revocations(parsing: bytes) } catch {
      report("\(error)", takeBack)
      return reading
    }
    guard let signature = try? Signature(parsing: signed) else {
      report("the file beside the list of revoked keys is no signature of minisign", takeBack)
      return reading
    }
    guard let key = keys.first(where: \.isRecovery)?.publicKey.flatMap({ PublicKey($0) }) else {
      report(
        "keys are revoked, and no recovery key is announced",
        "name the key that signed the list, \(signature.key), as signing.recovery in assent.yml")
      return reading
    }
    guard signature.isValid(for: bytes, by: key), signature.hasUsualComment else {
      report(
        "the list of revoked keys is not signed by the recovery key \(key.id)"
          + (signature.key == key.id ? "" : "; its signature names \(signature.key)"), takeBack)
      return reading
    }
    for announced in keys.compactMap(\.publicKey).compactMap({ PublicKey($0) }) {
      guard let entry = revocations.entry(of: announced) else { continue }
      report(
        "key \(announced.id) is announced, and was revoked at \(entry.at)",
        "remove it from 'signing' in assent.yml"
          + (entry.replacement.map { ", and announce \($0)" } ?? ""))
    }
    reading.files = RevocationFiles(
      revocations: revocations,
      artifacts: [(list, Artifact.json, bytes), (Self.signature, Artifact.text, signed)]
        .compactMap { name, type, bytes in
          Manifest.Path(name).map { Artifact(path: $0, type: type, bytes: bytes) }
        })
    return reading
  }
}
