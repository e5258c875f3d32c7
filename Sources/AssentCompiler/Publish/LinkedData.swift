import AssentLicense
import AssentManifest
import AssentRender

/// What a page says about itself to search engines: JSON-LD in the words of schema.org.
enum LinkedData {
  /// A document at its address.
  static func document(
    _ document: LegalDocument, version: Manifest.Version?, digest: Manifest.Digest,
    at place: Placement.Page, address: String, on site: Site
  ) -> [UInt8] {
    let metadata = document.metadata
    let configuration = site.configuration
    var object: JSONObject = [
      "@context": "https://schema.org",
      "@type": "DigitalDocument",
      "name": .string(metadata.title ?? Placement.fileName(of: document.path)),
      "url": .string(address),
      "inLanguage": .string(document.language),
      "identifier": .string(digest.description),
      "encoding": .array([
        encoding(place.text.text, "text/plain", on: site),
        encoding(place.json.text, "application/json", on: site),
      ]),
    ]
    object["description"] = metadata.description.map { .string($0.value) }
    object["version"] = metadata.version.map { .string($0.number) }
    object["datePublished"] = metadata.published.map { .string($0.description) }
    object["dateModified"] = metadata.updated.map { .string($0.description) }
    // The time that the text applies to, open at its end.
    object["temporalCoverage"] = metadata.effectiveMoment.map { .string("\($0.description)/..") }
    let publisher = metadata.statedLicensor ?? configuration.publisherName
    if !publisher.isEmpty { object["publisher"] = organization(publisher) }
    object["isPartOf"] = website(site)
    let others = site.locales.locales(of: document.path, version: version).filter {
      $0.language != document.language
    }
    if !others.isEmpty {
      object["workTranslation"] = .array(
        others.map { locale in
          [
            "@type": "DigitalDocument", "inLanguage": .string(locale.language),
            "url": .string(site.address(of: locale.html) ?? locale.html),
          ]
        })
    }
    return script(.object(object))
  }

  /// The index page.
  static func index(of site: Site) -> [UInt8] {
    guard case .object(var object)? = website(site) else { return [] }
    object["@context"] = "https://schema.org"
    object["inLanguage"] = .string(site.configuration.language)
    if !site.configuration.publisherName.isEmpty {
      object["publisher"] = organization(site.configuration.publisherName)
    }
    return script(.object(object))
  }

  private static func website(_ site: Site) -> JSONValue? {
    guard let url = site.address(of: "index.html") else { return nil }
    return ["@type": "WebSite", "name": .string(site.name), "url": .string(url)]
  }

  private static func organization(_ name: String) -> JSONValue {
    ["@type": "Organization", "name": .string(name)]
  }

  private static func encoding(_ path: String, _ type: String, on site: Site) -> JSONValue {
    [
      "@type": "MediaObject", "encodingFormat": .string(type),
      "contentUrl": .string(site.address(of: path) ?? path),
    ]
  }

  /// JSON that can stand in an element `script`: nothing in it looks like a tag or a comment.
  static func script(_ value: JSONValue) -> [UInt8] {
    var out: [UInt8] = []
    for byte in CanonicalJSON.bytes(of: value) {
      switch byte {
      case UInt8(ascii: "<"): out += "\\u003c".utf8
      case UInt8(ascii: ">"): out += "\\u003e".utf8
      case UInt8(ascii: "&"): out += "\\u0026".utf8
      default: out.append(byte)
      }
    }
    return out
  }
}
