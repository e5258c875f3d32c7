import AssentLicense
import AssentManifest
import AssentRecord
import AssentRender
import AssentTemplates

/// Evidence as one page that needs no other file: what is said, what shows it, and the whole text.
///
/// The frame is in English; the text is in its own language.
package struct EvidencePage: Sendable {
  private let evidence: Evidence
  private let generator: String
  private let audit: AgreementAudit?

  package init(_ evidence: Evidence, generator: String) {
    self.evidence = evidence
    self.generator = generator
    audit = ReleasePlan(evidence.agreement, at: evidence.asOf).map {
      AgreementAudit(
        of: $0, history: evidence.history, folder: evidence.productFolder, keys: evidence.keys)
    }
  }

  private var title: String { "Evidence: \(evidence.history.title), \(evidence.time)" }

  package var html: [UInt8] {
    // A command that breaks over pages of a PDF is copied with their headers in it.
    let style =
      BuiltInTemplates.style
      + "@media print { .by-hand pre { break-inside: avoid; } }\n".utf8
    var out = HTMLText.openPage(
      language: "en", direction: "ltr", title: title, style: style,
      policy: StandalonePage.policy(style))
    out += "<body class=\"of-versions\">\n<main>\n<section class=\"versions-page evidence\">\n".utf8
    out += HTMLText.element("h1", title)
    for sentence in evidence.answer { out += HTMLText.element("p", sentence) }
    // Whatever contradicts the answer stands beside it, not below.
    for check in evidence.checks where check.result == .failed || check.result == .caution {
      out += HTMLText.element("p", "\(check.name): \(check.text)")
    }
    out += timeline + version + checks + ledger + limits + commands
    out += "<p class=\"small\">\(generator)</p>\n</section>\n".utf8 + text
    out += "</main>\n</body>\n</html>\n".utf8
    return out
  }

  /// The same for ``PDF/make(_:)``; the words of the agreement are compared.
  package var pdfPage: PDF.Page {
    PDF.Page(
      html: html, words: evidence.document.map(StandalonePage.comparedWords) ?? [],
      comparison: evidence.document.map { PDF.Comparison(for: $0) } ?? .inOrder,
      // Neither the day asked about nor that of the material is the one on which the file is made.
      day: nil)
  }

  // MARK: Parts

  private var timeline: [UInt8] {
    HTMLText.element("h2", "Timeline, as of \(evidence.asOf.day)")
      + TimelineFigure(evidence.history, language: "en", now: evidence.time.start).html
  }

  private var version: [UInt8] {
    guard let shown = evidence.shown, let audit else { return [] }
    return HTMLText.element("h2", "Version \(shown), as of \(evidence.asOf.day)")
      + "<dl class=\"record\">\n".utf8 + audit.record(of: shown, language: "en") + "</dl>\n".utf8
  }

  private var checks: [UInt8] {
    var out = HTMLText.element("h2", "What was checked")
    out += "<dl class=\"record\">\n".utf8
    var rows = FactRows()
    for check in evidence.checks {
      rows.add(check.name, html: HTMLText.escaped(check.text))
    }
    return out + rows.html + "</dl>\n".utf8
  }

  private var ledger: [UInt8] {
    var out = HTMLText.element("h2", "The ledger")
    out += HTMLText.element(
      "p",
      "Each line names the digest of the one before, so none can be changed, removed or put in "
        + "between without another last digest. A digest is that of the line without its newline.")
    out += "<dl class=\"record\">\n".utf8
    var rows = FactRows()
    let ledger = evidence.agreement.ledger
    for (index, event) in ledger.events.enumerated() {
      var value =
        "<time datetime=\"\(event.at)\">\(event.at)</time> ".utf8
        + HTMLText.escaped("\(event.action.name) \(event.version)")
      value += " · <bdi>".utf8 + HTMLText.escaped(event.by) + "</bdi><br>".utf8
      value += HTMLText.code("\(ledger.digests[index])") + "<br>".utf8
      value += HTMLText.code(String(decoding: ledger.line(at: index), as: UTF8.self))
      rows.add("Line \(index + 1)", html: value)
    }
    return out + rows.html + "</dl>\n".utf8
  }

  private var limits: [UInt8] {
    var sentences: [String] = []
    if evidence.document != nil {
      sentences.append(
        evidence.isWhole
          ? "This page shows that the text below has the digests which the ledger states, and that the "
            + "ledger is whole."
          : "Not all that was checked holds, so this page shows nothing until that is explained.")
    }
    sentences += [
      "The days are those that the publisher stated. A ledger by itself does not show when a line was "
        + "written: a publisher could have written all of it yesterday.",
      "A signature shows who vouches for the manifest; it is worth what you know of the key.",
      "What shows that a line was there by a certain day is something which others kept: a signed "
        + "checkpoint of the log, a manifest, a timestamp of an authority, a bundle that was mailed.",
      "The newest date in what this page was made of is \(evidence.newestDate.day). When the page itself was "
        + "made, it does not say: no clock is read, so that the same folders give the same page.",
      "That a person was shown these words, or agreed to them, is not said here.",
    ]
    var out = HTMLText.element("h2", "What this shows, and what it does not") + "<ul>\n".utf8
    for sentence in sentences { out += HTMLText.element("li", sentence) }
    return out + "</ul>\n".utf8
  }

  private var commands: [UInt8] {
    guard let audit else { return [] }
    let commands = AuditCommands(audit)
    var out = HTMLText.element("h2", "How to check this by hand")
    func add(_ text: String, _ command: String?) {
      guard let command else { return }
      out += HTMLText.element("p", text)
      out += HTMLText.command(command, label: text)
    }
    out += "<div class=\"by-hand\">\n".utf8
    add(
      "The ledger, in the content folder; it prints the digest of the last line, as above, and nothing "
        + "else:", commands.chain)
    add(
      "The text as it was released, in the content folder:",
      evidence.shown.flatMap { commands.sources(of: $0) })
    add("The published files, in the folder of manifest.json:", commands.files)
    for key in evidence.keys {
      add("The signature of the manifest, in the same folder:", commands.signature(of: key))
    }
    for command in evidence.timestamps {
      add(
        "A timestamp, at the root of the published folder; roots.pem holds the certificates of the "
          + "authorities that you trust:", command)
    }
    return out + "</div>\n".utf8
  }

  /// The whole text, in its own language and direction.
  private var text: [UInt8] {
    guard let document = evidence.document, let shown = evidence.shown else { return [] }
    let locale = evidence.locale?.text ?? document.language
    var out = Array("<section class=\"evidence-text\">\n".utf8)
    out += HTMLText.element("h2", "The text of version \(shown) (\(locale))")
    if let binding = evidence.bindingLocale, binding != evidence.locale {
      out += HTMLText.element(
        "p", "This is a translation. The text that binds is the one in '\(binding)'.")
    }
    out += "<article class=\"text\" lang=\"".utf8 + HTMLText.escaped(document.language)
    out += "\" dir=\"\(LanguageTag.isRightToLeft(document.language) ? "rtl" : "ltr")\">\n".utf8
    out += StandalonePage.article(of: document, resolve: evidence.resolve).bytes
    return out + "</article>\n</section>\n".utf8
  }
}
