import AssentDiagnostics
import AssentManifest
import AssentRecord

extension ReleasedAgreement {
  /// The finding that a version is withdrawn from a day after today, in UTC; `nil` where none is.
  ///
  /// - Parameter root: the content folder.
  func withdrawalToCome(root: String) -> Diagnostic? {
    let second = Int64(Clock.now() / 1_000_000_000)
    guard let today = Manifest.Timestamp(secondsSinceEpoch: second)?.day,
      let (version, withdrawal) = history.versions.lazy
        .compactMap({ version in version.withdrawal.map { (version.version, $0) } })
        .first(where: { $0.1.at > today })
    else { return nil }
    return Diagnostic(
      rule: .withdrawalToCome, severity: .error,
      message: "version '\(version)' is withdrawn from \(withdrawal.at) on, which is after today, "
        + "\(today) in UTC",
      file: root + "/" + ledgerPath,
      help: "until then, build with the day: --date \(today)")
  }
}
