import AssentManifest
import AssentRecord

/// Holds the whole ledger of an agreement against what was published of it, both ways.
///
/// An answer rests on every line: where the time of one version ends is said by what comes after it.
struct HistoryEvidence {
  let agreement: ReleasedAgreement

  private var ledger: Ledger { agreement.ledger }

  /// The faults that are named; there may be thousands.
  private static let mostFaults = 12

  // MARK: Manifest

  /// How versions, texts, days and endings differ from those of a manifest.
  ///
  /// - Parameter document: the entry of the agreement; `nil` where the manifest has none.
  func check(
    _ document: Manifest.DocumentEntry?, of manifest: Manifest, name: String
  ) -> EvidenceCheck {
    let listed = document?.releases ?? []
    var faults: [String] = []
    for release in listed where agreement.history[release.version] == nil {
      faults.append("version \(release.version) is in the manifest, and not in the ledger")
    }
    for version in agreement.history.versions {
      if let release = listed.first(where: { $0.version == version.version }) {
        faults += release.differences(from: agreement.history, at: manifest.generated).map {
          $0.message(of: "version \(version.version)", by: "ledger")
        }
      } else {
        faults.append("version \(version.version) is in the ledger, and not in the manifest")
      }
    }
    if let document {
      faults += document.differences(from: agreement.history, at: manifest.generated).map {
        $0.message(of: "'\(document.id)'", by: "ledger")
      }
    }
    guard faults.isEmpty else {
      return .failed(
        "\(name) is not of this ledger: \(Self.list(faults)). Find out which of them people were shown, "
          + "or publish the ledger: assent build.")
    }
    let count = listed.count == 1 ? "one version" : "\(listed.count) versions"
    return .passed(
      "\(name) lists the \(count) of the ledger and no other, with the same texts, days and endings."
    )
  }

  // MARK: Log

  /// Whether a log has the lines of the ledger, all of them and no other, in their order.
  func check(_ log: PublishedLog) -> EvidenceCheck {
    let logged = log.entries.filter { $0.ledger == agreement.key }
    let own = ledger.digests
    if let line = zip(logged, own).enumerated().first(where: { $1.0.digest != $1.1 })?.offset {
      return .failed(
        "The published log is not of this ledger: line \(line + 1) has the digest \(own[line]), and "
          + "\(logged[line].digest) in the log.")
    }
    guard logged.count <= own.count else {
      let lost = logged.dropFirst(own.count).map { entry in
        entry.event.map { "'\($0.action.name) \($0.version)' of \($0.at)" }
          ?? "one too long for the log"
      }
      return .failed(
        "The ledger was cut off: the published log has \(logged.count) lines of it, and \(own.count) "
          + "are there. Missing: \(Self.list(lost)).")
    }
    guard logged.count == own.count else {
      return .failed(
        "The published log has \(logged.count) of the \(own.count) lines of the ledger; publish the "
          + "others: assent build.")
    }
    return .passed(
      own.count == 1
        ? "The published log has the one line of the ledger, and no other of this agreement."
        : "The published log has the \(own.count) lines of the ledger, in their order, and no other of "
          + "this agreement.")
  }

  private static func list(_ parts: [String]) -> String {
    let rest = parts.count - mostFaults
    return parts.prefix(mostFaults).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }
}
