/// The part of a contact address that people read: `legal@example.org` of `mailto:legal@…`.
enum ContactText {
  static func text(of address: String) -> String {
    for prefix in ["mailto:", "https://", "http://", "tel:"] where address.hasPrefix(prefix) {
      let rest = address.dropFirst(prefix.count)
      return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
    }
    return address
  }
}
