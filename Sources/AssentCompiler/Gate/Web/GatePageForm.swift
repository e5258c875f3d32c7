import AssentDiagnostics
import AssentManifest
import AssentRender

/// What somebody fills in where no script runs: sent to the server that takes receipts, or else printed
/// and signed.
struct GatePageForm {
  let texts: [GatePageText]
  /// The id of the product.
  let product: String
  let hook: GateHook?
  let contact: ContactAddress?
  let labels: FrameLabels

  var html: [UInt8] {
    var out: [UInt8] = []
    if let hook {
      out += "<form class=\"acceptance\" method=\"post\" action=\"".utf8
      out += HTMLText.escaped(hook.description) + "\">\n".utf8
      out += HTMLText.element(
        "p", labels.text("gateSend", hook.host.isEmpty ? hook.description : hook.host))
      out += "<input type=\"hidden\" name=\"product\" value=\"".utf8
      out += HTMLText.escaped(product) + "\">\n".utf8
    } else {
      out += "<form class=\"acceptance\">\n".utf8
      out +=
        contact.map { sentence(naming: $0) } ?? HTMLText.element("p", labels["gatePrintAlone"])
    }
    for text in texts { out += text.box }
    out += field("fullName", "name=\"name\" autocomplete=\"name\" required")
    out += field("day", "type=\"date\" name=\"date\" required")
    if hook == nil {
      out += "<p class=\"signature\">".utf8 + HTMLText.escaped(labels["signature"]) + "</p>\n".utf8
    } else {
      out += "<p><button>".utf8 + HTMLText.escaped(labels["send"]) + "</button></p>\n".utf8
    }
    return out + "</form>\n".utf8
  }

  /// Where to send what was printed, with a link to that address.
  private func sentence(naming contact: ContactAddress) -> [UInt8] {
    let text = labels.text("gatePrint", contact.text)
    guard let name = text.firstRange(of: contact.text) else { return HTMLText.element("p", text) }
    var out: [UInt8] = "<p>".utf8 + HTMLText.escaped(String(text[..<name.lowerBound]))
    out += "<a href=\"".utf8 + HTMLText.escaped(contact.description) + "\">".utf8
    out += HTMLText.escaped(contact.text) + "</a>".utf8
    return out + HTMLText.escaped(String(text[name.upperBound...])) + "</p>\n".utf8
  }

  private func field(_ label: String, _ attributes: StaticString) -> [UInt8] {
    Array("<p><label>".utf8) + HTMLText.escaped(labels[label])
      + " <input \(attributes)></label></p>\n".utf8
  }
}
