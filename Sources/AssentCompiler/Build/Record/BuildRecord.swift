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
  var sources: RecordedFiles
  var outputs: RecordedFiles
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

  /// One line for each fact; paths are the last field of theirs and have no line ends. The last line is the
  /// digest of all others.
  var bytes: [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(sources.lines.count + outputs.lines.count + 1024)
    out += "\(Self.heading) \(fingerprint)\n".utf8
    out += sources.lines
    out += outputs.lines
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
    let end = Self.end(of: out[...])
    out += end
    return out
  }

  /// - Parameter folder: the content folder; the record names files below it, so that it does not
  ///   depend on its place.
  init(
    fingerprint: String, sources: RecordedFiles, outputs: RecordedFiles,
    diagnostics: some Sequence<Diagnostic>,
    agreementCount: Int = 0, relativeTo folder: String = ""
  ) {
    self.fingerprint = fingerprint
    self.sources = sources
    self.outputs = outputs
    self.agreementCount = agreementCount
    findingCounts = [:]
    var (listed, count): ([Diagnostic], Int) = ([], 0)
    for diagnostic in diagnostics {
      findingCounts[diagnostic.severity, default: 0] += 1
      count += 1
      if count <= Self.mostListed { listed.append(diagnostic.relative(to: folder)) }
    }
    self.diagnostics = count > Self.mostListed ? [] : listed
  }

  /// A number below a million that depends on all bytes of a record, and on which files were read.
  ///
  /// The time of modification ends with it: so a record that was copied, edited or touched is known,
  /// and not trusted, nor is one of other files with the same paths and sizes, such as those of a
  /// folder that was renamed. The bytes of a record say nothing of that, as they are the same on every
  /// machine.
  ///
  /// - Parameter sources: in the order of the record.
  static func seal(_ bytes: [UInt8], sources: some Sequence<ContentFolder.Entry>) -> Int {
    var hash = SHA256()
    // The last line depends on all others.
    hash.update(data: Array(bytes.suffix(endCount)))
    var files: [UInt64] = []
    files.reserveCapacity(2 * sources.underestimatedCount)
    for source in sources {
      files.append(source.status.device)
      files.append(source.status.inode)
    }
    files.withUnsafeBytes { hash.update(bufferPointer: $0) }
    return hash.finalize().prefix(4).reduce(0) { $0 << 8 | Int($1) } % sealRange
  }

  static let sealRange = 1_000_000

  /// The time, in nanoseconds since 1970, before which nothing has changed since, if the record bears
  /// its seal.
  static func time(of status: FileStatus) -> Int {
    status.modified - status.modified % sealRange
  }

  /// Whether a record bears the seal of its bytes and of the files that were read.
  static func isSealed(
    _ status: FileStatus, _ bytes: [UInt8], sources: some Sequence<ContentFolder.Entry>
  ) -> Bool {
    status.modified >= 0 && status.modified % sealRange == seal(bytes, sources: sources)
  }

  /// Whether bytes are a record, of whatever version.
  static func isRecord(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "assent-build/".utf8) }

  /// How many bytes the last line has.
  static let endCount = 2 + 64 + 1

  /// The last line of a record, by which one that was damaged is known.
  private static func end(of lines: ArraySlice<UInt8>) -> [UInt8] {
    var hash = SHA256()
    lines.withUnsafeBytes { hash.update(bufferPointer: $0) }
    return Array("e \(Manifest.Digest(sha256: hash.finalize()).hexadecimal)\n".utf8)
  }

  /// Reads a record; `nil` when the bytes are not one of this version, or not as a build wrote them: what it
  /// says is believed, so that a changed one might as well not be there.
  init?(parsing file: [UInt8]) {
    let bytes = file.dropLast(Self.endCount)
    guard Self.end(of: bytes).elementsEqual(file.suffix(Self.endCount)) else { return nil }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let heading = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard heading.count == 2, heading[0] == Self.heading else { return nil }
    fingerprint = String(heading[1])
    var rest = bytes[(end + 1)...]
    guard let sources = RecordedFiles(mark: "s", takingFrom: &rest),
      let outputs = RecordedFiles(mark: "o", takingFrom: &rest)
    else { return nil }
    self.sources = sources
    self.outputs = outputs
    diagnostics = []
    findingCounts = [:]
    for line in rest.split(separator: UInt8(ascii: "\n")) {
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
      case UInt8(ascii: "n"):
        let parts = String(decoding: rest, as: UTF8.self).split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]), number >= 0 else {
          return nil
        }
        switch parts[1] {
        case "agreements": agreementCount = number
        case "versions": versionCount = number
        case "pages": pageCount = number
        default:
          if let severity = Severity(rawValue: String(parts[1])) {
            findingCounts[severity] = number
          }
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
