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
    audit = ReleasePlan(evidence.agreement, at: evidence.history.asOf ?? evidence.time.start).map {
      AgreementAudit(of: $0, history: evidence.history, folder: evidence.productFolder, keys: [])
    }
  }

  private var title: String { "Evidence: \(evidence.history.title), \(evidence.time)" }

  package var html: [UInt8] {
    let style = BuiltInTemplates.assets["assent.css"] ?? []
    var out = HTMLText.openPage(
      language: "en", direction: "ltr", title: title, style: style,
      policy: StandalonePage.policy(style))
    out += "<body class=\"of-versions\">\n<main>\n<section class=\"versions-page evidence\">\n".utf8
    out += HTMLText.element("h1", title)
    for sentence in evidence.answer { out += HTMLText.element("p", sentence) }
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
      day: evidence.time.start.day)
  }

  // MARK: Parts

  private var timeline: [UInt8] {
    HTMLText.element("h2", "Timeline, as the ledger has it now")
      + TimelineFigure(evidence.history, language: "en", now: evidence.time.start).html
  }

  private var version: [UInt8] {
    guard let shown = evidence.shown, let audit else { return [] }
    return HTMLText.element("h2", "Version \(shown), as the ledger has it now")
      + "<dl class=\"record\">\n".utf8 + audit.record(of: shown, language: "en") + "</dl>\n".utf8
  }

  private var checks: [UInt8] {
    var out = HTMLText.element("h2", "What was checked")
    out += "<dl class=\"record\">\n".utf8
    var rows = FactRows()
    for check in evidence.checks {
      let name =
        switch check.result {
        case .passed: "✓ holds"
        case .failed: "✗ does not hold"
        case .absent: "– not there"
        }
      rows.add(name, html: HTMLText.escaped(check.text))
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
    for (index, pair) in zip(evidence.agreement.ledger.events, evidence.agreement.ledger.digests)
      .enumerated()
    {
      let (event, digest) = pair
      var value =
        "<time datetime=\"\(event.at)\">\(event.at)</time> ".utf8
        + HTMLText.escaped("\(event.action.name) \(event.version)")
      value += " · <bdi>".utf8 + HTMLText.escaped(event.by) + "</bdi><br>".utf8
      value += HTMLText.code("\(digest)")
      rows.add("Line \(index + 1)", html: value)
    }
    return out + rows.html + "</dl>\n".utf8
  }

  private var limits: [UInt8] {
    let sentences = [
      "This page shows that the text below has the digests which the ledger states, and that the "
        + "ledger is whole.",
      "The days are those that the publisher stated. A ledger by itself does not show when a line was "
        + "written: a publisher could have written all of it yesterday.",
      "A signature shows who vouches for the manifest; it is worth what you know of the key.",
      "What shows that a line was there by a certain day is something which others kept: a signed "
        + "checkpoint of the log, a manifest, a timestamp of an authority, a bundle that was mailed.",
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
    func add(_ text: String, _ command: String) {
      out += HTMLText.element("p", text)
      out += "<pre dir=\"ltr\"><code>".utf8 + HTMLText.escaped(command) + "</code></pre>\n".utf8
    }
    out += "<div class=\"by-hand\">\n".utf8
    add("The texts as they were released, in the content folder:", commands.sources)
    add("The published files, in the folder of manifest.json:", commands.sums)
    return out + "</div>\n".utf8
  }

  /// The whole text, in its own language and direction.
  private var text: [UInt8] {
    guard let document = evidence.document, let shown = evidence.shown else { return [] }
    let locale = evidence.locale?.text ?? document.language
    var out = Array("<section class=\"evidence-text\">\n".utf8)
    out += HTMLText.element("h2", "The text of version \(shown) (\(locale))")
    out += "<article class=\"text\" lang=\"".utf8 + HTMLText.escaped(document.language)
    out += "\" dir=\"\(LanguageTag.isRightToLeft(document.language) ? "rtl" : "ltr")\">\n".utf8
    out += StandalonePage.article(of: document, resolve: evidence.resolve).bytes
    return out + "</article>\n</section>\n".utf8
  }
}
