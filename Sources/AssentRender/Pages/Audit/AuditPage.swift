import AssentLicense
import AssentManifest

/// The page on which a lawyer finds what is known of every version of an agreement, and how to check
/// it, in one language.
package struct AuditPage: Sendable {
  private let audit: AgreementAudit
  private let text: FrameText
  private var history: AgreementHistory { audit.history }
  private var labels: FrameLabels { text.labels }

  package init(_ audit: AgreementAudit, language: String, base: LinkBase) {
    self.audit = audit
    text = FrameText(language: language, base: base)
  }

  /// Puts the values of the keys in that follow from the history; those of site and product are
  /// for the caller, as on every page.
  package func set(_ context: inout PageContext, templates: PageTemplates) {
    context.set(.language, text.language)
    context.set(.direction, isMirrored ? "rtl" : "ltr")
    context.set(.title, labels.text("auditOf", history.title))
    context.set(.agreement, history.title)
    context.set(.agreementPath, text.base.link(to: history.currentPage))
    context[.statusNote] = text.summary(of: history)
    context[.versionLinks] = VersionLinks(history: history, text: text).html(at: nil)
    if let page = history.historyPage(for: text.language) {
      context.set(.historyPath, text.base.link(to: page))
    }
    if let asOf = history.asOf {
      context.set(
        .statusDate, labels.text("asOf", DateText.text(asOf.day, language: text.language)))
    }
    if history.auditPages.count > 1 {
      let links = LocaleLinks(
        history.auditPages, language: text.language, first: history.authoritative,
        base: text.base, fallback: history.auditPages[history.authoritative])
      context[.languages] = links.items
      context[.alternates] = links.alternates
    }
    context[.timeline] = timeline
    context[.entries] = ledger
    context[.commands] = commands
    var rows: [UInt8] = []
    for version in history.versions.reversed() {
      rows += templates.render(.auditVersion, row(version))
    }
    context[.versions] = rows
  }

  private var isMirrored: Bool { LanguageTag.isRightToLeft(text.language) }

  /// The timeline with its legend.
  private var timeline: [UInt8] {
    TimelineFigure(history, language: text.language).html
  }

  private func row(_ version: AgreementHistory.Version) -> PageContext {
    var context = PageContext(labels: labels)
    context.isCurrent = version.status == .current
    context.set(.language, text.language)
    context.set(.version, version.version.text)
    context.set(.status, version.status.rawValue)
    context.set(.statusText, labels[VersionBanner.label(of: version.status)])
    if let page = history.page(of: version, for: text.language) {
      context.set(.path, text.base.link(to: page.value))
    }
    context[.entries] =
      AuditRecord(
        version: version, record: audit.records[version.version], history: history, text: text
      ).html
    return context
  }

  // MARK: Ledger and commands

  private var ledger: [UInt8] {
    var rows = FactRows()
    let folder = audit.folder.isEmpty ? "" : audit.folder + "/"
    rows.add("manifest.json", code: folder + "manifest.json")
    rows.add(labels["ledger"], code: audit.ledger.file)
    if let head = audit.ledger.head {
      rows.add(labels["ledgerHead"], code: "\(head)")
    }
    for key in audit.keys {
      var value = HTMLText.code(key.publicKey ?? key.id)
      if key.publicKey != nil { value += " ".utf8 + HTMLText.code(key.id) }
      if let end = key.validUntil {
        value += " ".utf8 + text.sentence("validUntil", text.time(end.day))
      }
      rows.add(labels[key.isRecovery ? "recoveryKey" : "signingKey"], html: value)
    }
    return rows.html
  }

  private var commands: [UInt8] {
    let commands = AuditCommands(audit)
    var out: [UInt8] = []
    func add(_ label: String, _ command: String?) {
      guard let command else { return }
      out += HTMLText.element("p", labels[label])
      out += HTMLText.command(command, label: labels[label])
    }
    add("checkFiles", commands.files)
    add("checkSources", commands.sources)
    let signatures = audit.keys.compactMap { commands.signature(of: $0) }
    for signature in signatures { add("checkSignature", signature) }
    out += HTMLText.element("p", labels[signatures.isEmpty ? "noKey" : "keyNote"])
    out += HTMLText.element("p", labels["auditLimits"])
    return out
  }
}

extension AgreementAudit {
  /// What is known of one version, as rows of a `<dl>` for a page of its own.
  package func record(of version: Manifest.Version, language: String) -> [UInt8] {
    guard let entry = history[version] else { return [] }
    let base = LinkBase(page: "") { _ in nil }
    return AuditRecord(
      version: entry, record: records[version], history: history,
      text: FrameText(language: language, base: base)
    ).html
  }
}
