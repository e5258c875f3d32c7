import AssentLicense
import AssentManifest
import AssentRecord
import AssentRender

/// What the redlines of an agreement in one language are made of, as one digest.
///
/// Where it is that of an earlier build, the redlines are those of that build: the program, its options,
/// configuration and templates, the ledger with the digests of all its texts, and what of the versions
/// holds at the date of the build. The date itself is no part of it, for it goes on with whatever else
/// is released.
enum RedlineKey {
  static func of(
    _ plan: ReleasePlan, _ locale: Manifest.Locale, history: AgreementHistory, on site: Site,
    _ publication: Publication
  ) -> String {
    var parts = [
      publication.checked.plan.inputs.fingerprint, plan.agreement.key, plan.path, locale.text,
      plan.agreement.ledger.head?.description ?? "", history.title, history.feed ?? "",
      "\(plan.current)",
    ]
    parts += history.versions.map(\.status.rawValue)
    for period in plan.agreement.history.periods {
      let hasBegun = period.from.timestamp <= plan.now
      let hasEnded = period.until.map { $0.timestamp <= plan.now } ?? false
      parts.append("\(hasBegun) \(hasEnded)")
    }
    // A translation takes its kind from its original.
    parts += plan.texts.map {
      site.originals.kind(ofTranslation: $0.released.path)?.rawValue ?? ""
    }
    var bytes: [UInt8] = []
    for part in parts {
      // The length first, so that no two lists of parts look alike.
      bytes += "\(part.utf8.count):\(part)".utf8
    }
    return TextDigest.digest(of: bytes)
  }
}
