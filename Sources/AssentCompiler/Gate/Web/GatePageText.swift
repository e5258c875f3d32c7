import AssentDiagnostics
import AssentGate
import AssentLicense
import AssentManifest
import AssentRender

/// A text in force as it stands on the page of a gate.
struct GatePageText {
  private let facts: DocumentFacts
  let settings: GateSettings
  /// Stands before the places of pages.
  private let root: String
  /// The same version in other languages.
  private let translations: [DocumentFacts]

  init(
    _ facts: DocumentFacts, settings: GateSettings, root: String, translations: [DocumentFacts]
  ) {
    (self.facts, self.settings) = (facts, settings)
    (self.root, self.translations) = (root, translations)
  }

  /// An item of a list: a link to the page of this version.
  var entry: [UInt8] {
    Array("<li>".utf8) + link(to: facts.artifacts.first, title, language: facts.language)
      + "</li>\n".utf8
  }

  /// The text, with links to its page, its plain text and its translations.
  ///
  /// - Parameter prefix: stands before the ids of the text, as several are on one page.
  /// - Throws: ``InputError`` where the text that was put aside cannot be read.
  func section(prefix: String, labels: FrameLabels) throws(InputError) -> [UInt8] {
    var out = Array("<p class=\"formats\">".utf8)
    out += link(to: facts.artifacts.first, title, language: facts.language)
    let plain = facts.artifacts.first { $0.type == Artifact.text }
    if let plain { out += " ".utf8 + link(to: plain, labels["plainText"], language: nil) }
    for translation in translations {
      let language = translation.language
      out += " ".utf8
      out += link(
        to: translation.artifacts.first, LanguageName.text(language), language: language)
    }
    out += "</p>\n".utf8
    if let article = try facts.article?.source(), let page = facts.currentArtifacts.first {
      out += "<div".utf8 + Self.languageAttributes(facts.language) + ">\n".utf8
      out += Self.moved(article.bytes, from: page.path, prefix: prefix) + "\n</div>\n".utf8
    }
    return out
  }

  /// The box to tick, with the sentence that a gate says.
  var box: [UInt8] {
    let words = GateWords.best(for: [facts.language])
    let asks = settings.asks(of: facts.kind)
    let phrase: GatePhrase =
      switch asks {
      case .agreement: .agreementStatement
      case .acknowledgement: .acknowledgementStatement
      case .consent: .consentStatement
      }
    let statement = words.text(phrase, facts.title, facts.listing?.version.text ?? "")
    let locale = facts.listing?.locale.text ?? facts.language
    let value =
      "\(Placement.agreementID(of: facts.path)) \(facts.listing?.version.text ?? "") \(locale) "
      + facts.textDigest.description
    var out = Array("<p><label".utf8) + Self.languageAttributes(words.language)
    out += "><input type=\"checkbox\" name=\"\(asks.rawValue)\" value=\"".utf8
    out += HTMLText.escaped(value)
    out += settings.isRequired(of: facts.kind) ? "\" required> ".utf8 : "\"> ".utf8
    return out + HTMLText.escaped(statement) + "</label></p>\n".utf8
  }

  private var title: String { "\(facts.title) \(facts.listing?.version.text ?? "")" }

  private func link(to artifact: ArtifactFacts?, _ text: String, language: String?) -> [UInt8] {
    guard let artifact else { return HTMLText.escaped(text) }
    var out = Array("<a href=\"".utf8)
    out += HTMLText.escaped(root + PercentEncoding.path.encoded(artifact.path.text)) + "\"".utf8
    if artifact.type != Artifact.html { out += " type=\"\(artifact.type)\"".utf8 }
    if let language {
      out += Self.languageAttributes(language) + " hreflang=\"".utf8
      out += HTMLText.escaped(language) + "\"".utf8
    }
    return out + ">".utf8 + HTMLText.escaped(text) + "</a>".utf8
  }

  private static func languageAttributes(_ language: String) -> [UInt8] {
    Array(" lang=\"".utf8) + HTMLText.escaped(language)
      + "\" dir=\"\(LanguageTag.isRightToLeft(language) ? "rtl" : "ltr")\"".utf8
  }

  /// An article of one page as it stands on another, a folder above: its addresses lead where they led,
  /// and its ids are its own.
  static func moved(
    _ article: [UInt8], from page: Manifest.Path, prefix: String
  ) -> [UInt8] {
    let folder = PercentEncoding.path.encoded(
      Placement.fileName(of: Placement.folder(of: page.text)))
    var out: [UInt8] = []
    out.reserveCapacity(article.count + article.count / 16)
    var place = 0
    for attribute in PageReferences.ranges(in: article, names: [" src=\"", " href=\"", " id=\""]) {
      let value = article[attribute.value]
      // What is hidden as long as the gate is there loads no pictures.
      if article[attribute.whole].starts(with: " src=\"".utf8) {
        out += article[place..<attribute.whole.lowerBound] + " loading=\"lazy\"".utf8
        place = attribute.whole.lowerBound
      }
      out += article[place..<attribute.value.lowerBound]
      place = attribute.value.lowerBound
      if article[attribute.whole].starts(with: " id=\"".utf8) {
        out += prefix.utf8
      } else if value.first == UInt8(ascii: "#") {
        out += "#\(prefix)".utf8
        place += 1
      } else if isRelative(value) {
        out += HTMLText.escaped(folder) + "/".utf8
      }
    }
    return out + article[place...]
  }

  /// Whether an address leads on from the folder of its page.
  private static func isRelative(_ address: ArraySlice<UInt8>) -> Bool {
    guard let first = address.first, first != UInt8(ascii: "/") else { return false }
    let end = address.firstIndex { "/?#".utf8.contains($0) } ?? address.endIndex
    return !address[..<end].contains(UInt8(ascii: ":"))
  }
}
