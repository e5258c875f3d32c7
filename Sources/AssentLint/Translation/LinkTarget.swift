import AssentLicense

/// The destination of a link without what differs from language to language.
enum LinkTarget {
  /// `support.mozilla.org/kb/sync` of `https://support.mozilla.org/de/kb/sync?hl=de`.
  ///
  /// Of a link within the document only that it is one is kept, as fragments are made of headings.
  static func neutral(_ destination: String) -> String {
    if destination.hasPrefix("#") { return "#" }
    var text = destination[...]
    if let fragment = text.firstIndex(of: "#") { text = text[..<fragment] }
    if let query = text.firstIndex(of: "?") { text = text[..<query] }
    for scheme in ["https://", "http://", "//"] where text.hasPrefix(scheme) {
      return web(text.dropFirst(scheme.count))
    }
    if text.contains(":") { return text.lowercased() }
    return file(text)
  }

  /// The host alone, without what names a language: `mozilla` of `de.www.mozilla.org`.
  private static func web(_ text: Substring) -> String {
    let parts = text.split(separator: "/")
    guard let host = parts.first else { return "" }
    let labels = host.lowercased().split(separator: ".").filter {
      $0 != "www" && !isLanguage($0)
    }
    let path = parts.dropFirst().filter { !isLanguage($0) }
    return
      (labels.dropLast(labels.count > 1 ? 1 : 0).joined(separator: ".") + "/"
      + path.joined(separator: "/")).lowercased()
  }

  private static func isLanguage(_ part: some StringProtocol) -> Bool {
    let text = String(part.map { $0 == "_" ? "-" : $0 }).lowercased()
    if text == "intl" { return true }
    return LanguageTag.isKnown(text) && text.utf8.count <= 8
  }

  /// `privacy.md` of `privacy.fr.md`.
  private static func file(_ text: Substring) -> String {
    let path = text.split(separator: "/", omittingEmptySubsequences: false)
      .filter { $0 != "." && $0 != ".." && !isLanguage($0) }
      .joined(separator: "/")
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, isLanguage(parts[parts.count - 2]) else { return path }
    return (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
  }
}
