import AssentDiagnostics
import AssentManifest
import AssentRecord

extension Publication {
  /// Remarks on versions that a build without a date publishes as upcoming, whatever day it is.
  ///
  /// - Parameter dates: for which each product is built, by its folder.
  func builtBeforeEffective(
    _ plans: [ReleasePlan], dates: [String: Manifest.Timestamp]
  ) -> [Diagnostic] {
    let root = checked.plan.inputs.content.root
    func remark(
      _ version: Manifest.Version, _ effective: Manifest.Moment, _ date: Manifest.Timestamp,
      _ file: String
    ) -> Diagnostic {
      Diagnostic(
        rule: .builtBeforeEffective, severity: .info,
        message: "version '\(version)' takes effect on \(effective) and is published as upcoming: "
          + "the build is for \(date.day), the newest day on which anything here came out",
        file: root + "/" + file,
        help: "to publish what is in force today, build with --date \"$(date -u +%F)\"")
    }
    var found: [Diagnostic] = []
    for plan in plans {
      guard let date = dates[productFolder(of: plan.agreement.key)] else { continue }
      let history = plan.agreement.history
      for version in history.versions
      where history.status(of: version.version, at: date) == .upcoming {
        found.append(remark(version.version, version.effective, date, plan.agreement.ledgerPath))
      }
    }
    for (path, listing, _) in checked.workingTexts where !listing.isTranslation {
      guard let date = dates[productFolder(of: path)], listing.effective.timestamp > date else {
        continue
      }
      found.append(remark(listing.version, listing.effective, date, path))
    }
    return found
  }
}
