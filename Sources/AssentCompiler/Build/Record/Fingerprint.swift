import AssentDiagnostics
import AssentManifest
import Crypto

/// What a build depends on besides its documents, as one digest.
enum Fingerprint {
  /// - Parameter pages: what ``ofPages(_:configuration:templates:)`` gives.
  static func of(
    pages: String, options: SiteBuild.Options, remarks: [Diagnostic], previous: String?
  ) -> String {
    var hash = Hash()
    hash.add(pages.utf8)
    hash.add("\(options.isStrict) \(options.sourceDate ?? -1)".utf8)
    hash.add("\(options.showsDrafts) \(previous ?? "")".utf8)
    // What is not read is said at every build.
    for remark in remarks {
      hash.add(CanonicalJSON.bytes(of: remark.relative(to: options.content).json))
    }
    return hash.digest
  }

  /// What every page depends on, whatever it shows: the program, its width of text, the configuration
  /// and the templates.
  static func ofPages(
    _ options: SiteBuild.Options, configuration: [UInt8],
    templates: [(path: String, bytes: [UInt8])]
  ) -> String {
    var hash = Hash()
    hash.add(options.generator.utf8)
    hash.add("\(options.width)".utf8)
    hash.add(configuration)
    for (path, bytes) in templates {
      hash.add(path.utf8)
      hash.add(bytes)
    }
    return hash.digest
  }

  /// A digest of parts in order.
  struct Hash {
    private var hash = SHA256()

    mutating func add(_ bytes: some Collection<UInt8>) {
      // The length first, so that no two lists of parts look alike.
      hash.update(data: Array("\(bytes.count):".utf8))
      hash.update(data: Array(bytes))
    }

    var digest: String { Manifest.Digest(sha256: hash.finalize()).hexadecimal }
  }
}
