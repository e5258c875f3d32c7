import AssentLicense
import AssentManifest
import AssentRedline
import AssentRender

/// What is published of an agreement's history in one language: its history page, its audit page, and
/// beside those of the text that binds what scripts ask for the version in force.
struct HistoryFiles {
  let site: Site
  let plan: ReleasePlan
  let history: AgreementHistory
  let locale: Manifest.Locale
  let kind: DocumentKind

  /// - Parameters:
  ///   - changes: what changed in each clause between neighbors, oldest first.
  ///   - anchors: those of the clauses of the newest text, in its order.
  func artifacts(changes: [ClauseHistory.Step], anchors: [String]) -> [Artifact] {
    var artifacts: [Artifact] = []
    let isBinding = locale == plan.authoritative
    let place = Placement.history(plan.path, locale: isBinding ? nil : locale)
    if let place, let page = page(at: place, ClauseHistory(changes, anchors: anchors)) {
      artifacts.append(Artifact(path: place, type: Artifact.html, bytes: page))
    }
    let auditPlace = Placement.audit(plan.path, locale: isBinding ? nil : locale)
    if let auditPlace, let page = auditPage(at: auditPlace) {
      artifacts.append(Artifact(path: auditPlace, type: Artifact.html, bytes: page))
    }
    guard isBinding, let places = Placement.latest(plan.path) else { return artifacts }
    let site = site
    let latest = LatestVersion(history: history, place: places.json.text) { site.address(of: $0) }
    artifacts.append(Artifact(path: places.text, type: Artifact.text, bytes: latest.text))
    artifacts.append(Artifact(path: places.json, type: Artifact.json, bytes: latest.json))
    return artifacts
  }

  private func page(at place: Manifest.Path, _ clauses: ClauseHistory) -> [UInt8]? {
    let product = site.product(of: plan.path)
    guard let templates = site.templates(of: product) else { return nil }
    let base = LinkBase(place, on: site)
    var context = PageContext(
      for: kind, language: locale.text, of: product, on: site, at: base)
    HistoryPage(history, language: locale.text, base: base, clauses: clauses)
      .set(&context, templates: templates)
    return templates.render(.history, context)
  }

  private func auditPage(at place: Manifest.Path) -> [UInt8]? {
    let product = site.product(of: plan.path)
    guard let templates = site.templates(of: product) else { return nil }
    let base = LinkBase(place, on: site)
    var context = PageContext(
      for: kind, language: locale.text, of: product, on: site, at: base)
    let audit = AgreementAudit(
      of: plan, history: history, folder: product.folder, keys: site.configuration.keys)
    AuditPage(audit, language: locale.text, base: base).set(&context, templates: templates)
    return templates.render(.audit, context)
  }
}
