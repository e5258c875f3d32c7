/// A license of the SPDX license list.
package struct SPDXLicense: Hashable, Sendable {
  /// As the list writes it: `CC-BY-4.0`.
  package var id: String
  /// The full name: `Creative Commons Attribution 4.0 International`.
  package var name: String
  package var isOSIApproved: Bool
  package var isDeprecated: Bool

  /// The license's page in the SPDX license list.
  package var url: String { "https://spdx.org/licenses/\(id).html" }

  /// What the license allows and asks for, in short; `nil` for the less common ones.
  package var summary: SPDXSummary? { SPDXSummary.byLicense[id] }

  /// The license that `id` means, in any case; `nil` when the list has none.
  package static func named(_ id: String) -> SPDXLicense? {
    byLowercasedID[id.lowercased()]
  }

  /// The identifiers of all licenses, in the order of the list.
  package static let identifiers: [String] = all.map(\.id)

  private static let all: [SPDXLicense] = SPDXLicenseTable.licenses.split(separator: "\n").map {
    let fields = $0.split(separator: "|", omittingEmptySubsequences: false)
    let id = String(fields[0])
    return SPDXLicense(
      id: id, name: fields.count > 2 && !fields[2].isEmpty ? String(fields[2]) : id,
      isOSIApproved: fields.count > 1 && fields[1].contains("o"),
      isDeprecated: fields.count > 1 && fields[1].contains("d"))
  }

  private static let byLowercasedID: [String: SPDXLicense] = Dictionary(
    all.map { ($0.id.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}

/// An exception of the SPDX license list, such as `Classpath-exception-2.0`.
package enum SPDXException {
  /// The identifier as the list writes it; `nil` when the list has none.
  package static func named(_ id: String) -> String? {
    byLowercasedID[id.lowercased()]
  }

  package static let identifiers: [String] = SPDXLicenseTable.exceptions.split(separator: "\n").map
  {
    String($0.prefix { $0 != "|" })
  }

  private static let byLowercasedID: [String: String] = Dictionary(
    identifiers.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}
