import AssentLicense
import AssentManifest

/// What an audit page says of one version: terms, each with what is known, as rows of a `<dl>`.
struct AuditRecord {
  let version: AgreementHistory.Version
  let record: AgreementAudit.Record?
  let history: AgreementHistory
  let text: FrameText
  private var labels: FrameLabels { text.labels }

  init(
    version: AgreementHistory.Version, record: AgreementAudit.Record?,
    history: AgreementHistory, text: FrameText
  ) {
    self.version = version
    self.record = record
    self.history = history
    self.text = text
  }

  var html: [UInt8] {
    var rows = FactRows()
    rows.add(labels["published"], html: text.time(version.published).html)
    rows.add(labels["effective"], html: text.time(version.effective).html)
    if !periods.isEmpty { rows.add(labels["status"], html: periods) }
    if version.graceDays > 0 {
      var value = Array("\(version.graceDays)".utf8)
      if let end = version.graceEnd {
        value += " · ".utf8 + HTMLText.escaped(labels["until"]) + " ".utf8 + text.time(end).html
      }
      rows.add(labels["graceDays"], html: value)
    }
    addEndings(to: &rows)
    addChange(to: &rows)
    addOrigin(to: &rows)
    for text in record?.texts ?? [] { rows.add(name(of: text), html: digests(of: text)) }
    return rows.html
  }

  /// When it was, is and will be in force, a sentence for each time.
  private var periods: [UInt8] {
    guard version.held else {
      return version.status != .upcoming && version.neverTookEffect
        ? text.sentence("neverInForce") : []
    }
    let past = version.pastPeriods(at: history.asOf)
    let sentences = version.periods.map { period -> [UInt8] in
      if past.contains(period), let until = period.until {
        return text.sentence("wasInForce", text.time(period.from), text.time(until))
      }
      let begins = history.asOf.map { period.from.timestamp <= $0 } ?? true
      return text.sentence(begins ? "inForceSince" : "takesEffect", text.time(period.from))
    }
    return Array(sentences.joined(separator: [0x20]))
  }

  private func addEndings(to rows: inout FactRows) {
    if let day = version.withdrawn {
      rows.add(
        labels["statusWithdrawn"],
        html: entry(
          record?.withdrawal
            ?? AgreementAudit.Entry(day: day, by: "", reason: version.withdrawalReason)))
    }
    if let day = version.superseded {
      let value = entry(
        record?.supersession
          ?? AgreementAudit.Entry(day: day, by: "", reason: version.supersessionReason))
      rows.add(labels["statusSuperseded"], html: value)
    }
  }

  private func addChange(to rows: inout FactRows) {
    var declared = HTMLText.escaped(labels[ChangeText.label(of: version.declared)])
    if let reason = record?.reason, !reason.isEmpty { declared += " · ".utf8 + isolated(reason) }
    rows.add(labels["declared"], html: declared)
    if let name = ChangeText.label(of: version.computed) {
      rows.add(labels["comparison"], html: HTMLText.escaped(labels[name]))
    }
    if let signals = record?.signals, !signals.isEmpty {
      rows.add(labels["signals"], items: signals.map { isolated($0, language: "en") })
    }
    if let summary = history.best(of: version.summary, for: text.language),
      !summary.value.isEmpty
    {
      rows.add(labels["summary"], html: isolated(summary.value, language: summary.locale.text))
    }
  }

  private func addOrigin(to rows: inout FactRows) {
    guard let record else { return }
    rows.add(labels["acceptanceRevision"], html: Array("\(record.revision)".utf8))
    rows.add(labels["releasedBy"], html: isolated(record.releasedBy))
    if let revision = record.gitRevision { rows.add(labels["gitRevision"], code: revision) }
    if !record.approvals.isEmpty {
      rows.add(labels["approved"], items: record.approvals.map(entry))
    }
    if !record.corrections.isEmpty {
      rows.add(labels["corrected"], items: record.corrections.map(correction))
    }
  }

  private func correction(_ correction: AgreementAudit.Correction) -> [UInt8] {
    var value = entry(correction.entry)
    if let effective = correction.effective {
      value += " · ".utf8 + HTMLText.escaped(labels["effective"]) + " ".utf8
      value += text.time(effective).html
    }
    if let days = correction.graceDays {
      value += " · ".utf8 + HTMLText.escaped(labels["graceDays"]) + " \(days)".utf8
    }
    return value
  }

  /// `November 3, 2025 · legal@example.org · Why.`
  private func entry(_ entry: AgreementAudit.Entry) -> [UInt8] {
    var value = text.time(entry.day).html
    for part in [entry.by, entry.reason] where !part.isEmpty {
      value += " · ".utf8 + isolated(part)
    }
    return value
  }

  private func name(of text: AgreementAudit.Text) -> String { LanguageName.text(text.locale.text) }

  private func digests(of text: AgreementAudit.Text) -> [UInt8] {
    var value: [UInt8] = []
    if text.isAuthoritative {
      value += "<b>".utf8 + HTMLText.escaped(labels["bindingText"]) + "</b><br>".utf8
    }
    value += HTMLText.escaped(labels["digest"]) + " ".utf8 + HTMLText.code("\(text.textDigest)")
    value += "<br>".utf8 + HTMLText.escaped(labels["sourceDigest"]) + " ".utf8
    value += HTMLText.code("\(text.sourceDigest)")
    return value
  }

  /// Words of the publisher, whatever their direction.
  private func isolated(_ words: String, language: String? = nil) -> [UInt8] {
    var out = ByteBuffer()
    out.write("<bdi")
    if let language, language != text.language {
      out.write(" lang=\"")
      out.writeEscapedHTML(language)
      out.write("\"")
    }
    out.write(">")
    out.writeEscapedHTML(words)
    out.write("</bdi>")
    return out.bytes
  }
}

/// Rows of a `<dl>`: a term and what is said of it.
package struct FactRows {
  package private(set) var html: [UInt8] = []

  package init() {}

  package mutating func add(_ term: String, html value: [UInt8]) {
    html += "<div><dt>".utf8 + HTMLText.escaped(term) + "</dt><dd>".utf8
    html += value + "</dd></div>\n".utf8
  }

  package mutating func add(_ term: String, code: String) { add(term, html: HTMLText.code(code)) }

  /// Several values, as a list where there are more than one.
  package mutating func add(_ term: String, items: [[UInt8]]) {
    guard items.count != 1 else { return add(term, html: items[0]) }
    add(
      term,
      html: Array("<ul>".utf8) + items.flatMap { "<li>".utf8 + $0 + "</li>".utf8 } + "</ul>".utf8)
  }
}

extension HTMLText {
  /// Characters as they are, from left to right: a digest, a path, a key.
  package static func code(_ text: String) -> [UInt8] {
    "<code dir=\"ltr\">".utf8 + escaped(text) + "</code>".utf8
  }
}
