import AssentLicense
import AssentManifest
import AssentRecord
import AssentRender

/// What the redlines of an agreement in one language are made of, as one digest.
///
/// Where it is that of an earlier build, the redlines are those of that build: the program, its width of
/// text, configuration and templates, the ledger with the digests of all its texts, and what of the versions
/// holds at the date of the build. The date itself is no part of it, for it goes on with whatever else
/// is released.
enum RedlineKey {
  static func of(
    _ plan: ReleasePlan, _ locale: Manifest.Locale, history: AgreementHistory, on site: Site,
    _ publication: Publication
  ) -> String {
    var parts = [
      publication.checked.plan.inputs.fingerprintOfPages, plan.agreement.key, plan.path,
      locale.text,
      plan.agreement.ledger.head?.description ?? "", history.title, history.feed ?? "",
    ]
    // A period begins and ends where a version takes effect or is withdrawn, which changes its status:
    // so these tell what is in force, and which periods are past.
    parts += history.versions.map(\.status.rawValue)
    // A translation takes its kind from its original.
    parts += plan.texts.map {
      site.originals.kind(ofTranslation: $0.released.path)?.rawValue ?? ""
    }
    var hash = Fingerprint.Hash()
    for part in parts { hash.add(part.utf8) }
    return hash.digest
  }
}
