import AssentManifest

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

  private static let all: [SPDXLicense] = SPDXLicenseTable.licenses.fields(at: "\n").map {
    var fields = $0.fields(at: "|")
    let id = fields.next()?.string ?? ""
    let flags = fields.next()?.bytes
    let name = fields.next()?.string ?? ""
    return SPDXLicense(
      id: id, name: name.isEmpty ? id : name,
      isOSIApproved: flags?.contains(UInt8(ascii: "o")) ?? false,
      isDeprecated: flags?.contains(UInt8(ascii: "d")) ?? false)
  }

  private static let byLowercasedID: [String: SPDXLicense] = Dictionary(
    all.map { ($0.id.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}

extension SPDXLicense {
  /// What the list asks to write instead of a deprecated identifier; empty where it names nothing.
  package static func replacements(for id: String) -> [String] {
    guard let license = named(id), license.isDeprecated else { return [] }
    if let stated = replacements[license.id] { return [stated] }
    let bare = license.id.hasSuffix("+") ? String(license.id.dropLast()) : license.id
    let ways = license.id.hasSuffix("+") ? ["-or-later"] : ["-only", "-or-later"]
    return ways.map { bare + $0 }.filter { named($0) != nil }
  }

  private static let replacements = [
    "BSD-2-Clause-FreeBSD": "BSD-2-Clause-Views",
    "BSD-2-Clause-NetBSD": "BSD-2-Clause",
    "bzip2-1.0.5": "bzip2-1.0.6",
    "eCos-2.0": "GPL-2.0-or-later WITH eCos-exception-2.0",
    "GPL-2.0-with-autoconf-exception": "GPL-2.0-only WITH Autoconf-exception-2.0",
    "GPL-2.0-with-bison-exception": "GPL-2.0-only WITH Bison-exception-2.2",
    "GPL-2.0-with-classpath-exception": "GPL-2.0-only WITH Classpath-exception-2.0",
    "GPL-2.0-with-font-exception": "GPL-2.0-only WITH Font-exception-2.0",
    "GPL-2.0-with-GCC-exception": "GPL-2.0-only WITH GCC-exception-2.0",
    "GPL-3.0-with-autoconf-exception": "GPL-3.0-only WITH Autoconf-exception-3.0",
    "GPL-3.0-with-GCC-exception": "GPL-3.0-only WITH GCC-exception-3.1",
    "StandardML-NJ": "SMLNJ",
    "wxWindows": "LGPL-2.0-or-later WITH WxWindows-exception-3.1",
  ]
}

/// An exception of the SPDX license list, such as `Classpath-exception-2.0`.
package enum SPDXException {
  /// The identifier as the list writes it; `nil` when the list has none.
  package static func named(_ id: String) -> String? {
    byLowercasedID[id.lowercased()]
  }

  package static let identifiers: [String] = SPDXLicenseTable.exceptions.fields(at: "\n").map {
    var fields = $0.fields(at: "|")
    return fields.next()?.string ?? ""
  }

  private static let byLowercasedID: [String: String] = Dictionary(
    identifiers.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}
