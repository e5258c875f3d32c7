import AssentLicense
import AssentManifest

/// The page that shows what changed between two versions, in one language.
package struct RedlinePage: Sendable {
  private let history: AgreementHistory
  private let old: Manifest.Version
  private let new: Manifest.Version
  private let computed: Manifest.ChangeClass
  private let declared: Manifest.Change.Class
  private let body: [UInt8]
  private let json: String?
  private let text: FrameText

  /// - Parameters:
  ///   - computed: the strictest class on the way from one version to the other.
  ///   - declared: `material` where any version on the way was declared so.
  ///   - body: HTML that begins with a heading of level 2.
  ///   - json: the place of the same in JSON.
  package init(
    _ history: AgreementHistory, from old: Manifest.Version, to new: Manifest.Version,
    language: String, base: LinkBase, computed: Manifest.ChangeClass,
    declared: Manifest.Change.Class, body: [UInt8], json: String?
  ) {
    self.history = history
    self.old = old
    self.new = new
    self.computed = computed
    self.declared = declared
    self.body = body
    self.json = json
    text = FrameText(language: language, base: base)
  }

  /// Puts the values of the keys in that follow from the two versions; those of site and product
  /// are for the caller, as on every page.
  package func set(_ context: inout PageContext) {
    let labels = text.labels
    context.set(.language, text.language)
    context.set(.direction, LanguageTag.isRightToLeft(text.language) ? "rtl" : "ltr")
    let isolate = LanguageTag.isRightToLeft(text.language)
    func isolated(_ version: Manifest.Version) -> String {
      isolate ? "\u{2066}\(version)\u{2069}" : version.text
    }
    context.set(.title, labels.text("changesFromTo", isolated(old), isolated(new)))
    context.set(.agreement, history.title)
    context.set(.agreementPath, text.base.link(to: history.currentPage))
    if let page = history.historyPage(for: text.language) {
      context.set(.historyPath, text.base.link(to: page))
    }
    set(&context, old, .oldVersion, .oldPath, .oldText)
    set(&context, new, .newVersion, .newPath, .newText)
    context.set(.change, declared.rawValue)
    context.set(.changeText, labels[ChangeText.label(of: declared)])
    if let name = ChangeText.label(of: computed) { context.set(.comparison, labels[name]) }
    // The summary is that of one step; a way of several has one each.
    if history.predecessor(of: new)?.version == old,
      let summary = history[new].flatMap({ history.best(of: $0.summary, for: text.language) }),
      !summary.value.isEmpty
    {
      context.set(.summary, summary.value)
      context.set(.summaryLanguage, summary.locale.text)
    }
    if let json { context.set(.jsonPath, text.base.link(to: json)) }
    context[.versionLinks] = VersionLinks(history: history, text: text).html(at: nil)
    let pages = history[new]?.redlines[old] ?? [:]
    if pages.count > 1 {
      let links = LocaleLinks(
        pages, language: text.language, first: history.authoritative, base: text.base,
        fallback: pages[history.authoritative])
      context[.languages] = links.items
      context[.alternates] = links.alternates
    }
    context[.body] = body
  }

  private func set(
    _ context: inout PageContext, _ version: Manifest.Version, _ name: PageKey, _ path: PageKey,
    _ dates: PageKey
  ) {
    context.set(name, version.text)
    guard let entry = history[version] else { return }
    if let page = history.page(of: entry, for: text.language) {
      context.set(path, text.base.link(to: page.value))
    }
    context[dates] = Array(sentences(of: entry).joined(separator: [0x20]))
  }

  private func sentences(of entry: AgreementHistory.Version) -> [[UInt8]] {
    let past = text.past(entry, at: history.asOf)
    switch entry.status {
    case .upcoming: return [text.sentence("takesEffect", text.time(entry.start))]
    case .current:
      let since = text.sentence("inForceSince", text.time(entry.inForceSince(history.asOf)))
      return [since] + past
    case .superseded: return past
    case .withdrawn:
      return (entry.withdrawn.map { [text.sentence("withdrawnOn", text.time($0))] } ?? []) + past
    }
  }
}
