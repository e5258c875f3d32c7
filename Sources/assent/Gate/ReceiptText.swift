import AssentDiagnostics
import AssentGate
import AssentManifest
import AssentRecord

/// A receipt for people.
struct ReceiptText {
  private let receipt: Receipt
  private let checks: [ReceiptCheck]

  init(_ receipt: Receipt, _ checks: [ReceiptCheck]) {
    self.receipt = receipt
    self.checks = checks
  }

  /// What it says and what of that was checked, without the text.
  var summary: String {
    ((facts + [""] + checked).joined(separator: "\n")) + "\n"
  }

  /// What is told of the status before the text, which names that of another day.
  private var status: String? { receipt.statusThen.map(VisibleText.message) }

  private var checked: [String] {
    checks.map { "\($0.outcome.rawValue): \(VisibleText.message($0.description))" }
  }

  var text: String {
    var lines = facts
    if let presentation = receipt.presentation {
      lines += ["", "What was on the screen", "", VisibleText.lines(screen(presentation))]
    }
    lines += ["", "What was checked", ""]
    lines += checked.map { "  " + $0 }
    lines += ["", "The text", ""]
    if let status { lines += ["Note: " + status, ""] }
    lines.append(String(decoding: receipt.plain, as: UTF8.self))
    return lines.joined(separator: "\n") + "\n"
  }

  /// For a telephone, for paper, and for the dark as well; what stands in columns is broken where it has no room.
  private static let style = """
    :root { color-scheme: light dark; }
    body { max-width: 50rem; margin: 0 auto; padding: 1rem 1.25rem 3rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h2 { margin-block: 2rem .5rem; font-size: 1.25rem; }
    li { margin-block: .25rem; }
    pre { white-space: pre-wrap; font: .875rem/1.5 ui-monospace, monospace; }
    """

  /// No script, nothing from elsewhere, this style sheet and no other.
  private static let policy =
    "default-src 'none'"
    + "; style-src '\(TextDigest.digest(of: Array(style.utf8)).integrity)'"

  var html: String {
    func escaped(_ text: String) -> String {
      text.replacing(scalars: ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    }
    let language = escaped(receipt.acceptance?.locale.text ?? "en")
    var page = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    page += "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">\n"
    page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    page += "<title>Receipt</title>\n<style>\(Self.style)</style>\n</head>\n<body>\n"
    page += "<h1>Receipt</h1>\n"
    page += "<pre>\(escaped(facts.joined(separator: "\n")))</pre>\n"
    if let presentation = receipt.presentation {
      page += "<h2>What was on the screen</h2>\n<pre>\(escaped(screen(presentation)))</pre>\n"
    }
    page += "<h2>What was checked</h2>\n<ul>\n"
    for check in checks {
      page += "<li>\(check.outcome.rawValue): \(escaped(check.description))</li>\n"
    }
    page += "</ul>\n<h2>The text</h2>\n"
    if let status { page += "<p>Note: \(escaped(status))</p>\n" }
    page += "<pre lang=\"\(language)\" dir=\"auto\">"
    page += escaped(String(decoding: receipt.plain, as: UTF8.self))
    return page + "</pre>\n</body>\n</html>\n"
  }

  private var facts: [String] {
    guard let acceptance = receipt.acceptance else { return ["no record"] }
    var facts =
      [
        "Record \(acceptance.id)",
        "\(acceptance.document) \(acceptance.version) (\(acceptance.locale))",
        "\(Self.verb(acceptance)) at \(acceptance.at)", "\(acceptance.statement)",
        "Digest of the words: \(acceptance.textDigest)",
        "Manifest \(acceptance.manifest.sequence): \(acceptance.manifest.digest)",
      ] + how(acceptance)
    if let actor = acceptance.actor {
      facts.append(
        "By: \(actor), "
          + (acceptance.verifiedBy.map { "verified by \($0)" }
            ?? "as they said of themselves; nothing verified it"))
    }
    if let name = acceptance.signedName { facts.append("Signed: \(name)") }
    if let principal = acceptance.onBehalfOf {
      facts.append("On behalf of \(principal.id): \(principal.note)")
    }
    if let end = acceptance.validUntil { facts.append("Counts until \(end)") }
    facts += receipt.standing.map { "Note: \($0)" }
    return facts.map(VisibleText.message)
  }

  private func screen(_ presentation: Presentation) -> String {
    presentation.screen(answeredBy: receipt.acceptance)
  }

  private static func place(of method: Acceptance.Method) -> String {
    switch method {
    case .gui: "in an app"
    case .tui: "on a terminal"
    case .cli: "by a command"
    case .web: "on a web page"
    }
  }

  /// What the gate measured, and what that does not show.
  private func how(_ acceptance: Acceptance) -> [String] {
    if acceptance.isByDigest {
      return [
        "How: by a command that named the digest; nothing was on the screen, and nothing shows that it was read"
      ]
    }
    let evidence = acceptance.evidence
    // Where the screen was not kept, the record has the name of what showed it.
    let isTyped =
      receipt.presentation?.controls.contains { $0.kind == .acceptPrompt }
      ?? (evidence.ui == "plain")
    return [
      "How: \(Self.place(of: acceptance.method)), "
        + (isTyped
          ? "the words were \(evidence.agreed ? "" : "not ")typed"
          : "the box was \(evidence.agreed ? "" : "not ")ticked"),
      "Furthest place reached in the text: \(evidence.maxScroll / 10)%; that it was on the screen does "
        + "not show that it was read",
    ]
  }

  /// What nothing outside of the gate verified of a guardian is an acknowledgement, whatever was asked.
  private static func verb(_ acceptance: Acceptance) -> String {
    if acceptance.actor == "guardian", acceptance.verifiedBy == nil { return "Acknowledged" }
    return switch acceptance.asks {
    case .agreement: "Accepted"
    case .acknowledgement: "Acknowledged"
    case .consent: "Consented"
    }
  }
}
