import AssentLicense
import AssentManifest

/// Where what is published of releases stands, beside the texts themselves.
extension Placement {
  /// The folder of an agreement below the output folder.
  static func base(_ path: String) -> String {
    join(folder(of: path), agreementID(of: path))
  }

  /// The pages of a draft, `license/draft/en/index.html` and its kin: never those of a version, which
  /// stay for ever.
  static func draft(_ path: String, locale: Manifest.Locale) -> Page? {
    let base = base(path) + "/draft/\(locale)"
    let id = agreementID(of: path)
    return Page(
      html: base + "/index.html", text: "\(base)/\(id).txt", json: "\(base)/\(id).json")
  }

  /// A picture or another file that belongs to the texts of a version: `license/1.0/seal.png`.
  static func releasedResource(
    _ path: String, version: Manifest.Version, name: String
  ) -> Manifest.Path? {
    published(base(path) + "/\(version)/\(name)")
  }

  /// What the name of each redline begins with.
  static let redlinePrefix = "changes-from-"

  /// The redline from an older version: `license/1.1/en/changes-from-1.0.html` and `.json`.
  static func redline(
    _ path: String, from: Manifest.Version, to: Manifest.Version, locale: Manifest.Locale
  ) -> (html: Manifest.Path, json: Manifest.Path)? {
    let base = base(path) + "/\(to)/\(locale)/\(redlinePrefix)\(from)"
    guard let html = published(base + ".html"), let json = published(base + ".json") else {
      return nil
    }
    return (html, json)
  }

  /// The history page: `license/history.html`, or `license/history.fr.html` of a translation.
  static func history(_ path: String, locale: Manifest.Locale?) -> Manifest.Path? {
    published(base(path) + "/history" + (locale.map { ".\($0)" } ?? "") + ".html")
  }

  /// The audit page: `license/audit.html`, or `license/audit.fr.html` of a translation.
  static func audit(_ path: String, locale: Manifest.Locale?) -> Manifest.Path? {
    published(base(path) + "/audit" + (locale.map { ".\($0)" } ?? "") + ".html")
  }

  /// What scripts ask for the version in force: `license/latest.txt` and `license/latest.json`.
  static func latest(_ path: String) -> (text: Manifest.Path, json: Manifest.Path)? {
    guard let text = published(base(path) + "/latest.txt"),
      let json = published(base(path) + "/latest.json")
    else { return nil }
    return (text, json)
  }

  /// The feed of a product: `releases.atom` in its folder.
  static func feed(_ folder: String) -> Manifest.Path? { published(join(folder, "releases.atom")) }

  /// The page on which a product's gate asks: `gate.html` in its folder.
  static func gate(_ folder: String) -> Manifest.Path? { published(join(folder, "gate.html")) }
}
