import AssentDiagnostics
import AssentManifest
import Crypto

/// What the last build read and wrote, so that the next one can see that nothing changed.
///
/// It is a file of the output folder, and its bytes depend on nothing but what was built. Its time
/// of modification is set to a moment after everything was published, at which the sources had not
/// changed since they were read: what the kernel says has not changed since then is what was read
/// and what was published, because no program can set that time back.
struct BuildRecord: Hashable, Sendable {
  static let fileName = ".assent-build"
  private static let heading = "assent-build/1"

  struct File: Hashable, Sendable {
    var path: String
    var size: Int
  }

  /// The number and the digest of a manifest.
  struct Published: Hashable, Sendable {
    var path: String
    var sequence: Int
    var digest: Manifest.Digest
  }

  /// Digest of everything but the documents: program, options, configuration and templates.
  var fingerprint: String
  var sources: [File]
  var outputs: [File]
  /// The findings, where they are few; a build that changes nothing then shows them again.
  var diagnostics: [Diagnostic]
  /// How many findings there were of each severity, listed or not.
  var findingCounts: [Severity: Int]
  /// The manifests that were published, so that their numbers go on where one is lost.
  var manifests: [Published] = []
  /// How many agreements the manifests list.
  var agreementCount = 0
  /// How many versions of them there are.
  var versionCount = 0
  /// Working texts ahead of their last release: name and version.
  var drafts: [Draft] = []
  /// How many documents are pages and no agreements.
  var pageCount = 0
  /// What the redlines were made of, a ``RedlineKey`` for each agreement and language.
  var redlineKeys: Set<String> = []

  /// Findings beyond this number are only counted: nobody reads them again at every build.
  private static let mostListed = 200

  /// One line for each fact; paths are the last field of theirs and have no line ends.
  var bytes: [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(64 * (sources.count + outputs.count) + 256)
    out += "\(Self.heading) \(fingerprint)\n".utf8
    for (mark, files) in [("s", sources), ("o", outputs)] {
      for file in files { out += "\(mark) \(file.size) \(file.path)\n".utf8 }
    }
    for severity in Severity.allCases {
      out += "n \(findingCounts[severity] ?? 0) \(severity.rawValue)\n".utf8
    }
    for manifest in manifests {
      out += "m \(manifest.sequence) \(manifest.digest) \(manifest.path)\n".utf8
    }
    out += "n \(agreementCount) agreements\nn \(pageCount) pages\n".utf8
    out += "n \(versionCount) versions\n".utf8
    for draft in drafts { out += "w \(draft)\n".utf8 }
    for key in redlineKeys.sorted() { out += "r \(key)\n".utf8 }
    for diagnostic in diagnostics {
      out += "d ".utf8
      out += CanonicalJSON.bytes(of: diagnostic.json)
      out.append(UInt8(ascii: "\n"))
    }
    return out
  }

  /// - Parameter folder: the content folder; the record names files below it, so that it does not
  ///   depend on its place.
  init(
    fingerprint: String, sources: [File], outputs: [File], diagnostics: [Diagnostic],
    agreementCount: Int = 0, relativeTo folder: String = ""
  ) {
    self.fingerprint = fingerprint
    self.sources = sources
    self.outputs = outputs
    self.diagnostics =
      diagnostics.count > Self.mostListed ? [] : diagnostics.map { $0.relative(to: folder) }
    self.agreementCount = agreementCount
    findingCounts = diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
  }

  /// A number below a million that depends on all bytes of a record, and on which files were read.
  ///
  /// The time of modification ends with it: so a record that was copied, edited or touched is known,
  /// and not trusted, nor is one of other files with the same paths and sizes, such as those of a
  /// folder that was renamed. The bytes of a record say nothing of that, as they are the same on every
  /// machine.
  ///
  /// - Parameter sources: in the order of the record.
  static func seal(_ bytes: [UInt8], sources: [FileStatus]) -> Int {
    var hash = SHA256()
    hash.update(data: bytes)
    for source in sources {
      withUnsafeBytes(of: (source.device, source.inode)) { hash.update(bufferPointer: $0) }
    }
    return hash.finalize().prefix(4).reduce(0) { $0 << 8 | Int($1) } % sealRange
  }

  static let sealRange = 1_000_000

  /// The time, in nanoseconds since 1970, before which nothing has changed since; `nil` for a record
  /// that does not bear its seal.
  static func time(of status: FileStatus, bytes: [UInt8], sources: [FileStatus]) -> Int? {
    guard status.modified >= 0,
      status.modified % sealRange == seal(bytes, sources: sources)
    else { return nil }
    return status.modified - status.modified % sealRange
  }

  /// Whether bytes are a record, of whatever version.
  static func isRecord(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "assent-build/".utf8) }

  /// Reads a record; `nil` when the bytes are not one of this version.
  init?(parsing bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let first = lines.popFirst() else { return nil }
    let heading = String(decoding: first, as: UTF8.self).split(separator: " ")
    guard heading.count == 2, heading[0] == Self.heading else { return nil }
    fingerprint = String(heading[1])
    sources = []
    outputs = []
    diagnostics = []
    findingCounts = [:]
    for line in lines {
      guard line.count > 2, line[line.startIndex + 1] == UInt8(ascii: " ") else { return nil }
      let rest = line.dropFirst(2)
      switch line[line.startIndex] {
      case UInt8(ascii: "w"):
        guard let draft = Draft(String(decoding: rest, as: UTF8.self)) else { return nil }
        drafts.append(draft)
      case UInt8(ascii: "r"): redlineKeys.insert(String(decoding: rest, as: UTF8.self))
      case UInt8(ascii: "m"):
        let parts = String(decoding: rest, as: UTF8.self)
          .split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, let sequence = Int(parts[0]), sequence >= 0,
          let digest = Manifest.Digest(parts[1])
        else { return nil }
        manifests.append(Published(path: parts[2], sequence: sequence, digest: digest))
      case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "n"):
        guard let space = rest.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        var size = 0
        for byte in rest[..<space] {
          guard (48...57).contains(byte) else { return nil }
          size = size &* 10 &+ Int(byte &- 48)
        }
        let file = File(
          path: String(decoding: rest[(space + 1)...], as: UTF8.self), size: size)
        if line[line.startIndex] == UInt8(ascii: "s") {
          sources.append(file)
        } else if line[line.startIndex] == UInt8(ascii: "o") {
          outputs.append(file)
        } else if let severity = Severity(rawValue: file.path) {
          findingCounts[severity] = file.size
        } else if file.path == "agreements" {
          agreementCount = file.size
        } else if file.path == "versions" {
          versionCount = file.size
        } else if file.path == "pages" {
          pageCount = file.size
        }
      case UInt8(ascii: "d"):
        guard let json = try? JSONValue(parsing: Array(rest)) else { return nil }
        if let diagnostic = Diagnostic(json) {
          diagnostics.append(diagnostic)
        } else {
          // Another version wrote it: what is published is known, what was found is not.
          fingerprint = ""
        }
      default: return nil
      }
    }
  }
}

extension Diagnostic {
  /// The finding with its file named below `folder`, and without its fix.
  func relative(to folder: String) -> Diagnostic {
    var diagnostic = self
    let prefix = folder + "/"
    if file.hasPrefix(prefix) { diagnostic.file = String(file.dropFirst(prefix.count)) }
    diagnostic.fix = nil
    return diagnostic
  }
}
