import AssentManifest
import Crypto

extension Presentation {
  /// What ``digest`` is of, as a receipt carries it: `assent-presentation/2`, or `/1` where it was read
  /// from that.
  public var json: JSONObject {
    let text: JSONObject = [
      "document": .string(self.text.document), "locale": .string(self.text.locale.text),
      "textDigest": .string(self.text.textDigest.description),
      "version": .string(self.text.version.text),
    ]
    var object: JSONObject = [
      "gate": .string(gate), "labelLocale": .string(labelLocale), "layout": .string(layout),
      "shownDigest": .string(shownDigest.description),
      "spec": .string(isFirstForm ? Self.firstSpec : Self.spec),
      "statement": .string(statement), "text": .object(text),
    ]
    if isFirstForm {
      object["acceptLabel"] = .string(acceptLabel)
      object["boxLabel"] = .string(boxLabel)
      object["declineLabel"] = .string(declineLabel)
    } else {
      object["above"] = .array(above.map { .string($0) })
      object["controls"] = .array(controls.map { .object($0.json) })
    }
    return object
  }

  /// SHA-256 of the canonical bytes of ``json``: the `presentationDigest` of a record.
  public var digest: Manifest.Digest {
    Manifest.Digest(sha256: SHA256.hash(data: CanonicalJSON.bytes(of: .object(json))))
  }

  private static let firstSpec = "assent-presentation/1"
  private static let spec = "assent-presentation/2"

  /// Reads what ``json`` gives, in either form; `nil` for anything else.
  public init?(reading value: JSONValue) {
    guard let spec = value["spec"]?.string, let text = value["text"],
      let document = text["document"]?.string,
      let version = text["version"]?.string.flatMap({ Manifest.Version($0) }),
      let locale = text["locale"]?.string.flatMap({ Manifest.Locale($0) }),
      let textDigest = text["textDigest"]?.string.flatMap({ Manifest.Digest($0) }),
      let shownDigest = value["shownDigest"]?.string.flatMap({ Manifest.Digest($0) }),
      let statement = value["statement"]?.string,
      let labelLocale = value["labelLocale"]?.string, let gate = value["gate"]?.string,
      let layout = value["layout"]?.string
    else { return nil }
    let reference = AcceptanceEvent.Text(
      document: document, version: version, locale: locale, textDigest: textDigest)
    switch spec {
    case Self.firstSpec:
      guard let box = value["boxLabel"]?.string, let accept = value["acceptLabel"]?.string,
        let decline = value["declineLabel"]?.string
      else { return nil }
      self.init(
        text: reference, shownDigest: shownDigest, statement: statement, boxLabel: box,
        acceptLabel: accept, declineLabel: decline, labelLocale: labelLocale, gate: gate,
        layout: layout)
    case Self.spec:
      guard let above = value["above"]?.array, let controls = value["controls"]?.array else {
        return nil
      }
      let paragraphs = above.compactMap(\.string)
      let read = controls.compactMap { Control(reading: $0) }
      // What is left out would not have the digest that the record names.
      guard paragraphs.count == above.count, read.count == controls.count else { return nil }
      self.init(
        text: reference, shownDigest: shownDigest, above: paragraphs, statement: statement,
        controls: read, labelLocale: labelLocale, gate: gate, layout: layout)
    default: return nil
    }
  }
}

extension Presentation.Control {
  fileprivate var json: JSONObject {
    var object: JSONObject = ["kind": .string(kind.rawValue), "label": .string(label)]
    object["answer"] = answer.map { .string($0) }
    return object
  }

  fileprivate init?(reading value: JSONValue) {
    guard let kind = value["kind"]?.string.flatMap(Kind.init), let label = value["label"]?.string
    else { return nil }
    self.init(kind, label, answer: value["answer"]?.string)
  }
}
