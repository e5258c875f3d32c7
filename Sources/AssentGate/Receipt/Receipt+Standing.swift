import AssentManifest
import Crypto

extension Receipt {
  /// What became of the record, and what is odd about it: a sentence each.
  func checkStanding(_ acceptance: Acceptance, _ manifest: Manifest) -> [ReceiptCheck] {
    let odd = misdating(acceptance, manifest).map { [$0] } ?? []
    return (odd + origin + laterEvents.map(Self.words)).map { ReceiptCheck(.unchecked, $0) }
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
    return origin + (isMissing ? [Self.guardianMissing] : []) + laterEvents.map(Self.words)
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
    laterEvents.contains { if case .guardianApproved = $0.action { true } else { false } }
  }

  /// What a later line says of the record.
  static func words(of event: AcceptanceEvent) -> String {
    switch event.action {
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
    let since = lines.dropFirst(logLines).filter {
      $0.isAfterBreak || $0.event?.concerns(acceptance) ?? false
    }
    return [
      ReceiptCheck(
        .holds, "line \(number) of the log is that of the record, and the log goes on from it")
    ]
      + since.map { line in
        ReceiptCheck(
          .unchecked,
          "since the receipt was made: "
            + (line.event.flatMap { $0.concerns(acceptance) ? Self.words(of: $0) : nil }
              ?? "the log was damaged, and nothing before line \(line.number) counts"))
      }
  }
}
