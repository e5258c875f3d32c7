import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord
import AssentRedline
import AssentRender

/// The published files of one redline: a page for people, JSON for programs.
struct RedlineFiles {
  let site: Site
  let plan: ReleasePlan
  let history: AgreementHistory
  let pair: RedlinePairs.Pair
  let locale: Manifest.Locale
  let places: (html: Manifest.Path, json: Manifest.Path)

  private var from: Manifest.Version { plan.agreement.versions[pair.from].version }
  private var to: Manifest.Version { plan.agreement.versions[pair.to].version }

  /// The page and the JSON as an earlier build published them, and what they were made of where that
  /// is asked for; `nil` where they are not as they were.
  func kept(
    in output: OutputFolder, reading: Bool
  ) throws(InputError) -> (artifacts: [Artifact], redline: Redline?)? {
    guard let page = try output.untouched(places.html.text),
      let json = try output.untouched(places.json.text)
    else { return nil }
    var redline: Redline?
    if reading {
      redline = try? RedlineJSON.redline(parsing: json)
      guard redline != nil else { return nil }
    }
    return (
      [
        Artifact(path: places.html, type: Artifact.html, bytes: page),
        Artifact(path: places.json, type: Artifact.json, bytes: json),
      ], redline
    )
  }

  /// The page, the JSON, and what both were made of.
  func artifacts(
    comparing old: PreparedText, with new: PreparedText
  ) -> (artifacts: [Artifact], redline: Redline) {
    let id = Placement.agreementID(of: plan.path)
    var redline = Redline(comparing: old, with: new, names: ("\(id)@\(from)", "\(id)@\(to)"))
    let releases = [pair.from, pair.to].map { plan.agreement.versions[$0].record.release }
    redline.assessment.note(resources: releases[0].resources, becoming: releases[1].resources)
    var artifacts: [Artifact] = []
    let diagrams = DiagramDifference.all(old.document, new.document)
    if let page = page(of: redline, diagrams, kind: new.document.kind) {
      artifacts.append(Artifact(path: places.html, type: Artifact.html, bytes: page))
    }
    artifacts.append(
      Artifact(path: places.json, type: Artifact.json, bytes: RedlineJSON.bytes(of: redline)))
    return (artifacts, redline)
  }

  private func page(
    of redline: Redline, _ diagrams: [DiagramDifference], kind: DocumentKind
  ) -> [UInt8]? {
    let product = site.product(of: plan.path)
    guard let templates = site.templates(of: product) else { return nil }
    let base = LinkBase(places.html, on: site)
    var context = PageContext(
      for: kind, language: locale.text, of: product, on: site, at: base)
    func link(_ version: Manifest.Version) -> String? {
      Placement.release(plan.path, version: version, locale: locale)
        .map { base.link(to: $0.html.text) }
    }
    let body = RedlineHTML(
      labels: .labels(for: locale.text), oldPage: link(from), newPage: link(to),
      diagrams: diagrams
    ).body(of: redline)
    let classes = plan.classes(of: pair)
    RedlinePage(
      history, from: from, to: to, language: locale.text, base: base, computed: classes.computed,
      declared: classes.declared, body: body, json: places.json.text
    ).set(&context)
    return templates.render(.redline, context)
  }
}
