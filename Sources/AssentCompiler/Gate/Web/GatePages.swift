import AssentDiagnostics
import AssentGate
import AssentLicense
import AssentManifest
import AssentRender

/// The page of each product on which its gate asks, `gate.html`.
///
/// Where its script does not run, it shows the texts in force and a form to fill in.
struct GatePages {
  let site: Site
  /// In order of their paths.
  let documents: [DocumentFacts]
  /// That of the script.
  let integrity: String
  /// How the versions of an agreement stand to each other, by its key.
  let histories: [String: AgreementHistory]
  /// The date of the build by product folder.
  let dates: [String: Manifest.Timestamp]

  /// The pages of all products that have agreements.
  ///
  /// - Throws: ``InputError`` where a text that was put aside cannot be read.
  func artifacts() throws(InputError) -> [Artifact] {
    var artifacts: [Artifact] = []
    for product in site.products.values.sorted(by: { $0.folder < $1.folder }) {
      let own = documents.filter {
        $0.listing != nil && $0.form != .draft
          && site.product(of: $0.path).folder == product.folder
      }
      guard !own.isEmpty, let place = Placement.gate(product.folder),
        let templates = site.templates(of: product)
      else { continue }
      let page = templates.render(.gate, try context(of: product, own, at: place))
      artifacts.append(Artifact(path: place, type: Artifact.html, bytes: page))
    }
    return artifacts
  }

  private func context(
    of product: Configuration.Product, _ own: [DocumentFacts], at place: Manifest.Path
  ) throws(InputError) -> PageContext {
    let configuration = site.configuration
    let language = configuration.language
    let base = LinkBase(place, on: site)
    var context = PageContext(
      for: .other, language: language, of: product, on: site, at: base)
    let labels = context.labels
    let settings = product.gatePage.over(configuration.gatePage)
    context.set(.language, language)
    context.set(.direction, LanguageTag.isRightToLeft(language) ? "rtl" : "ltr")
    context.set(.title, labels["gate"])
    context.set(.policy, Self.policy(hook: settings.hook))
    context.set(.integrity, integrity)
    context.set(.id, product.id)
    for (key, isRecovery) in [(PageKey.keys, false), (.recoveryKeys, true)] {
      let keys = configuration.keys.filter { $0.isRecovery == isRecovery }.compactMap(\.publicKey)
      context.set(key, keys.isEmpty ? nil : keys.joined(separator: " "))
    }
    context.set(.hook, settings.hook?.description)
    context.set(.presentation, (settings.presentation ?? .page).rawValue)
    let texts = inForce(own, in: product).map { facts in
      GatePageText(
        facts, settings: self.settings(of: facts, in: product), root: base.root,
        translations: own.filter {
          $0.isTranslation && $0.listing?.version == facts.listing?.version
            && Placement.agreementKey(of: $0.path) == Placement.agreementKey(of: facts.path)
        })
    }
    context[.entries] = texts.flatMap { $0.entry }
    guard !texts.isEmpty else { return context }
    // What is fixed here is said to be: a version to come is in force one day, and nothing builds the page.
    var body = time(of: product, in: language, labels)
    for (index, text) in texts.enumerated() {
      body += try text.section(prefix: "t\(index + 1)-", labels: labels)
    }
    context[.body] = body
    context[.form] =
      GatePageForm(
        texts: texts, product: product.id, hook: settings.hook,
        contact: configuration.publisherContact, labels: labels
      ).html
    return context
  }

  /// When the texts on the page were in force, and which versions were to come then.
  private func time(
    of product: Configuration.Product, in language: String, _ labels: FrameLabels
  ) -> [UInt8] {
    func text(_ moment: Manifest.Moment) -> String {
      MomentText.text(moment, labels: labels, language: language)
    }
    let date = dates[product.folder] ?? .epoch
    guard let moment = Manifest.Moment(date.description) else { return [] }
    var out = HTMLText.element("p", labels.text("asOf", text(moment)))
    let keys = Set(
      documents.filter { site.product(of: $0.path).folder == product.folder }
        .map { Placement.agreementKey(of: $0.path) })
    for key in keys.sorted() {
      for next in histories[key]?.upcoming ?? [] {
        let title = documents.first { Placement.agreementKey(of: $0.path) == key }?.title ?? key
        let sentence = labels.text("upcomingVersion", next.version.text, text(next.start))
        out += HTMLText.element("p", "\(title): \(sentence)")
      }
    }
    return out
  }

  /// The texts that bind in force at the date of the build, in the order in which they are asked for.
  private func inForce(
    _ own: [DocumentFacts], in product: Configuration.Product
  ) -> [DocumentFacts] {
    let date = dates[product.folder] ?? .epoch
    return own.filter { facts in
      guard let listing = facts.listing, !listing.isTranslation, facts.isCurrent else {
        return false
      }
      if let history = histories[Placement.agreementKey(of: facts.path)] {
        return history.inForce?.version == listing.version
      }
      return listing.effective.timestamp <= date
    }.map { (settings(of: $0, in: product).order ?? 0, $0) }
      .sorted { ($0.0, $0.1.path) < ($1.0, $1.1.path) }.map(\.1)
  }

  private func settings(
    of facts: DocumentFacts, in product: Configuration.Product
  ) -> GateSettings {
    site.configuration.gateSettings(stated: facts.gate, path: facts.path, folder: product.folder)
  }

  /// The files of the site, the server that receipts are sent to, and nothing else; HTML only through the
  /// policy of the gate (Content Security Policy 3, Trusted Types).
  static func policy(hook: GateHook?) -> String {
    let source = hook?.source
    let connected = source == nil || source == "'self'" ? "'self'" : "'self' \(source ?? "")"
    return "default-src 'none'; script-src 'self'; style-src 'self'; connect-src \(connected); "
      + "img-src 'self' data:; base-uri 'none'; form-action \(source ?? "'none'"); "
      + "require-trusted-types-for 'script'; trusted-types assent-gate"
  }
}
