import AssentDiagnostics
import AssentRecord

/// The name of a log: the address of its site without scheme and final slash, unless it is set.
package enum LogOrigin {
  /// The name that a configuration gives; `nil` where it has neither `log.origin` nor `site.url`.
  package static func name(_ configuration: Configuration) -> String? {
    if let origin = configuration.logOrigin { return origin }
    guard let url = configuration.siteURL, let mark = url.firstRange(of: "://") else { return nil }
    var name = String(url[mark.upperBound...])
    while name.hasSuffix("/") { name.removeLast() }
    return NoteKey.isName(name) ? name : nil
  }

  /// What keeps a text from being the name of a log, as the end of a sentence; `nil` for a name.
  static func fault(in text: String) -> String? {
    if text.isEmpty { return "is empty" }
    if text.contains("://") { return "begins with a scheme" }
    if text.hasPrefix("/") || text.hasSuffix("/") { return "begins or ends with '/'" }
    if text.contains("+") { return "contains '+'" }
    if let fault = hiding(in: text) { return fault }
    return NoteKey.isName(text) ? nil : "contains a space or control character, or is too long"
  }

  /// What a name would hide, as the end of a sentence: it stands in notes that many read and copy. `nil` where every
  /// character of it stands for itself.
  package static func hiding(in text: String) -> String? {
    text.unicodeScalars.allSatisfy(VisibleText.isVisible)
      ? nil : "contains a character that cannot be seen"
  }
}
