/// The address that a contact named by a document leads to.
enum ContactLink {
  /// An address of mail, telephone or web; `nil` for any other text, which stays text.
  static func address(of contact: String) -> String? {
    let isOneWord = contact.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    guard isOneWord, contact.utf8.count <= longest else { return nil }
    let lowercased = contact.lowercased()
    if ["mailto:", "https://", "http://", "tel:"].contains(where: lowercased.hasPrefix) {
      return contact
    }
    let parts = contact.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."),
      !contact.utf8.contains(where: { ":/?#<>\"\\".utf8.contains($0) })
    else { return nil }
    return "mailto:" + contact
  }

  /// In bytes; nobody has a longer address.
  private static let longest = 2_000
}
