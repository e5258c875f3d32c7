import AssentManifest

/// Who comes out where, so that no two files of a site get in each other's way.
///
/// Places are compared without case, as some file systems do.
struct PlaceClaims {
  /// What comes out at a path, in words.
  private var owners: [String: String]
  /// Folders that files lie in, with the first to lie there.
  private var folders: [String: String] = [:]

  /// - Parameters:
  ///   - products: the folders of the products.
  ///   - hasSitemap: whether the site has an address, and so a sitemap.
  init(products: some Sequence<String>, hasSitemap: Bool) {
    owners = [
      "index.html": "the index page", "site.json": "the list of products",
      "revocations.json": "the list of revoked keys", "gate.json": "the rules of the gate",
      "gate-words.json": "the words of the gate",
    ]
    if hasSitemap { owners["sitemap.xml"] = "the sitemap" }
    self.hasSitemap = hasSitemap
    for folder in products {
      for (name, owner) in [
        ("manifest.json", "the manifest"), ("SHA256SUMS", "the sums"),
      ] {
        owners[Placement.join(folder, name).lowercased()] = owner
      }
    }
  }

  private let hasSitemap: Bool
  /// Folders in which redlines will lie, with whose they are.
  private var redlineFolders: [String: String] = [:]

  /// Keeps the place of a product's feed free.
  mutating func reserveFeed(in folder: String) {
    guard let feed = Placement.feed(folder) else { return }
    owners[feed.text.lowercased()] = "the feed of releases"
  }

  /// Keeps the place of a product's page that asks free.
  mutating func reserveGate(in folder: String) {
    guard let page = Placement.gate(folder) else { return }
    owners[page.text.lowercased()] = "the page of the gate"
  }

  /// Keeps the names of redlines free in the folder of a released text.
  mutating func reserveRedlines(in folder: String, for path: String) {
    redlineFolders[folder.lowercased()] = "'\(path)'"
  }

  /// Claims a place for the file at `path`; where it is taken, says so in words.
  ///
  /// - Parameter isPage: whether it has to keep out of the folders of the site's own files.
  mutating func collision(
    at place: Manifest.Path, for path: String, isPage: Bool = true
  ) -> String? {
    guard let owner = claim(place.text, for: path, isPage: isPage) else { return nil }
    return owner == "'\(path)'"
      ? "two files made of this one would both be published at '\(place)', as case does not tell them "
        + "apart"
      : "this file and \(owner) would both be published at '\(place)'"
  }

  /// Claims a place; where it is taken, tells by what.
  private mutating func claim(_ place: String, for path: String, isPage: Bool) -> String? {
    let key = place.lowercased()
    if isPage, key.hasPrefix("assets/") || key.hasPrefix("schema/") {
      return "the site's own files"
    }
    if LogFiles.reserved.contains(where: { key == $0 || key.hasPrefix($0 + "/") }) {
      return "the log of the site"
    }
    if hasSitemap, key.hasPrefix("sitemap-"), key.hasSuffix(".xml") { return "the sitemap" }
    if SignatureName(key) != nil { return "the place of a signature" }
    if let owner = redlineFolders[Placement.folder(of: key)],
      Placement.fileName(of: key).hasPrefix(Placement.redlinePrefix)
    {
      return owner
    }
    if let owner = owners[key] ?? folders[key] { return owner }
    let above = sequence(first: Placement.folder(of: key)) { Placement.folder(of: $0) }
      .prefix { !$0.isEmpty }
    for folder in above {
      if let owner = owners[folder] { return owner }
    }
    owners[key] = "'\(path)'"
    for folder in above where folders[folder] == nil { folders[folder] = "'\(path)'" }
    return nil
  }
}
