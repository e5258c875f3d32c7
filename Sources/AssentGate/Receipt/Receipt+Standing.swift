import AssentManifest
import Crypto

extension Receipt {
  /// What became of the record, and what is odd about it: a sentence each. A later line that says nothing of
  /// the record fails: it may be one that took the record back, and was changed.
  func checkStanding(_ acceptance: Acceptance, _ manifest: Manifest) -> [ReceiptCheck] {
    let odd = misdating(acceptance, manifest).map { [$0] } ?? []
    return (odd + origin).map { ReceiptCheck(.unchecked, $0) }
      + laterFates.enumerated().map { index, fate in
        fate.map { ReceiptCheck(.unchecked, Self.words(of: $0)) }
          ?? ReceiptCheck(
            .fails,
            "later line \(index + 1) of \(later.count) says nothing of the record, or cannot be read"
          )
      }
  }

  func misdating(_ acceptance: Acceptance, _ manifest: Manifest) -> String? {
    let digest = Manifest.Digest(sha256: SHA256.hash(data: self.manifest))
    return acceptance.misdating(
      under: manifest, isOfThen: digest == acceptance.manifest.digest)
  }

  /// What the log says of the record besides: where it came from, whether a guardian has to accept, what
  /// happened to it later; a sentence each, as it was when the receipt was made.
  public var standing: [String] {
    let isMissing = acceptance?.guardian == false && !isOfGuardian && !isApproved
    return origin + (isMissing ? [Self.guardianMissing] : []) + fates.map(Self.words)
  }

  /// Whether the version was in force when it was accepted, by the manifest: the text as it was published names its
  /// status of that day. `nil` where the manifest does not tell.
  public var statusThen: String? {
    guard let acceptance, let manifest = try? Manifest(parsing: manifest),
      let document = manifest.documents.first(where: { $0.id == acceptance.document }),
      // Of a time before the manifest was made, its dates are no witness.
      acceptance.at >= manifest.generated
    else { return nil }
    let timeline = ReleaseTimeline(document, at: acceptance.at)
    guard let place = timeline.index(of: acceptance.version) else { return nil }
    let force = timeline.inForce == place ? "in force" : "not in force"
    return "version \(acceptance.version) was \(force) at "
      + "\(acceptance.at), by the manifest; a status that the text names is that of when it was "
      + "published"
  }

  static let guardianMissing = "a guardian has to answer as well; no record says so"

  private var origin: [String] {
    guard case .imported(_, let origin)? = event?.action else { return [] }
    return ["the record was made elsewhere, and taken in from a file, \(origin)"]
  }

  /// Whether the record is that of a guardian.
  var isOfGuardian: Bool {
    if case .guardianApproved? = event?.action { true } else { false }
  }

  /// Whether a guardian answered as well, as the log says.
  var isApproved: Bool {
    fates.contains {
      if case .event(let event) = $0, case .guardianApproved = event.action { true } else { false }
    }
  }

  /// What the later lines say of the record, as far as they can be read.
  var fates: [RecordFate] { laterFates.compactMap(\.self) }

  /// The same for each later line; `nil` of one that says nothing of the record, or cannot be read.
  private var laterFates: [RecordFate?] {
    let acceptance = acceptance
    return later.map { RecordFate($0, of: acceptance) }
  }

  /// What a later line says of the record.
  static func words(of fate: RecordFate) -> String {
    guard case .event(let event) = fate else {
      return "the log was damaged after it, and nothing before that counts"
    }
    return switch event.action {
    case .withdrawn: "the record was taken back at \(event.at)"
    case .reset: "the record was reset at \(event.at), so that everything was asked again"
    case .erased: "the person of the record was erased at \(event.at)"
    case .guardianApproved(let acceptance, _):
      acceptance.verifiedBy.map {
        "a guardian, verified by \(shown($0)), answered as well, at \(event.at)"
      }
        ?? "somebody who said to be a guardian acknowledged it as well, at \(event.at); nothing verified it"
    default:
      "another acceptance took its place at \(event.at)"
        + (event.acceptance.map { ", of version \($0.version)" } ?? "")
    }
  }

  /// Whether the record stands where it says, and what the log says of it since.
  func checkPlace(_ acceptance: Acceptance, _ log: [UInt8]?) -> [ReceiptCheck] {
    guard let log else {
      return [
        ReceiptCheck(
          .unchecked,
          "line \(number) of \(logLines), up to \(logHead): only the log itself shows that it stands there"
        )
      ]
    }
    let lines = AcceptanceLine.all(in: log)
    guard number > 0, number <= lines.count, lines[number - 1].bytes == line else {
      return [ReceiptCheck(.fails, "line \(number) of the log is not that of the record")]
    }
    guard logLines >= number, logLines <= lines.count, lines[logLines - 1].digest == logHead else {
      return [
        ReceiptCheck(
          .fails,
          "line \(logLines) of the log is not the one that was last when the receipt was made, \(logHead)"
        )
      ]
    }
    let known = Self.later(Array(lines[..<logLines]), lines[number - 1])
    guard known.map(\.bytes) == later else {
      let own = Set(later)
      let missing = known.first { !own.contains($0.bytes) }
      let words = missing.flatMap { line in
        RecordFate(line, of: acceptance).map {
          "the receipt lacks line \(line.number) of the log: \(Self.words(of: $0))"
        }
      }
      return [
        ReceiptCheck(
          .fails,
          words ?? "the later lines of the receipt are not those of the log that concern the record"
        )
      ]
    }
    let since = lines.dropFirst(logLines).compactMap { RecordFate($0, of: acceptance) }
    return [
      ReceiptCheck(
        .holds, "line \(number) of the log is that of the record, and the log goes on from it")
    ] + since.map { ReceiptCheck(.unchecked, "since the receipt was made: \(Self.words(of: $0))") }
  }
}
