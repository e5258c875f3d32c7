import AssentDiagnostics
import AssentManifest
import Crypto

/// What a build depends on besides its documents, as one digest.
enum Fingerprint {
  static func of(
    options: SiteBuild.Options, configuration: [UInt8],
    templates: [(path: String, bytes: [UInt8])], remarks: [Diagnostic],
    previous: String?
  ) -> String {
    var hash = SHA256()
    func add(_ bytes: [UInt8]) {
      // The length first, so that no two lists of parts look alike.
      hash.update(data: Array("\(bytes.count):".utf8))
      hash.update(data: bytes)
    }
    add(Array(options.generator.utf8))
    add(Array("\(options.width) \(options.isStrict) \(options.sourceDate ?? -1)".utf8))
    add(Array("\(options.showsDrafts) \(previous ?? "")".utf8))
    add(configuration)
    for (path, bytes) in templates {
      add(Array(path.utf8))
      add(bytes)
    }
    // What is not read is said at every build.
    for remark in remarks {
      add(CanonicalJSON.bytes(of: remark.relative(to: options.content).json))
    }
    return hash.finalize().map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
