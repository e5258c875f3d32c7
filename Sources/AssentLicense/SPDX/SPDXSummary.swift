import AssentManifest

/// What a license allows and asks for, in short phrases. It is no part of any license.
package struct SPDXSummary: Hashable, Sendable {
  package var permissions: [String]
  package var conditions: [String]
  package var limitations: [String]

  /// The summaries by the identifier of the license.
  static let byLicense: [String: SPDXSummary] = {
    var summaries: [String: SPDXSummary] = [:]
    for line in table.fields(at: "\n") {
      let fields = Array(line.fields(at: "|"))
      guard fields.count == 4 else { continue }
      let phrases = fields.dropFirst().map { field in
        field.fields(at: " ").compactMap { Self.phrases[$0.string] }
      }
      let summary = SPDXSummary(
        permissions: phrases[0], conditions: phrases[1], limitations: phrases[2])
      for id in fields[0].fields(at: " ") { summaries[id.string] = summary }
    }
    return summaries
  }()

  private static let phrases: [String: String] = [
    // Permissions.
    "commercial": "Commercial use",
    "share": "Copy and pass on",
    "change": "Change and adapt",
    "private": "Private use",
    "patent": "Use of the contributors' patents",
    "bundle": "Bundle with other software and sell the bundle",
    "link": "Link from software under other licenses",
    // Conditions.
    "notice": "Keep copyright and license notices",
    "source-notice": "Keep notices in the source; binaries need none",
    "credit": "Name the author and link to the license",
    "mark-changes": "Say what was changed",
    "notice-file": "Pass on the NOTICE file",
    "source": "Offer the source code",
    "network-source": "Offer the source code to users over a network",
    "same": "Pass changes on under the same license",
    "same-file": "Keep changed files under the same license",
    "same-library": "Keep the library and its changes under the same license",
    "relink": "Let users replace the library in the combined work",
    "name": "Do not use reserved names for changed versions",
    "not-alone": "Do not sell the font by itself",
    "no-locks": "Add no technical locks or further terms",
    "misrepresent": "Do not claim to be the author of the original",
    // Limitations.
    "no-warranty": "No warranty",
    "no-liability": "No liability of the authors",
    "no-trademark": "No right to trademarks",
    "no-patent": "No right to patents",
    "no-endorsement": "No use of the authors' names to promote products",
    "no-privacy": "No waiver of privacy or publicity rights of others",
    "non-commercial": "No commercial use",
    "no-changes": "No sharing of changed versions",
    "indemnify": "Commercial distributors stand in for the other contributors",
  ]

  /// `identifiers | permissions | conditions | limitations`.
  private static let table: TableText = """
    MIT | commercial share change private | notice | no-warranty no-liability
    MIT-0 0BSD | commercial share change private | | no-warranty no-liability
    ISC | commercial share change private | notice | no-warranty no-liability
    BSD-2-Clause | commercial share change private | notice | no-warranty no-liability
    BSD-3-Clause | commercial share change private | notice | no-warranty no-liability no-endorsement
    Zlib | commercial share change private | misrepresent mark-changes source-notice | no-warranty no-liability
    BSL-1.0 | commercial share change private | source-notice | no-warranty no-liability
    Apache-2.0 | commercial share change private patent | notice mark-changes notice-file | no-warranty no-liability no-trademark
    MPL-2.0 | commercial share change private patent link | notice source same-file | no-warranty no-liability no-trademark
    EPL-2.0 | commercial share change private patent link | notice source same-file | no-warranty no-liability indemnify
    GPL-2.0 GPL-2.0-only GPL-2.0-or-later | commercial share change private | notice mark-changes source same | no-warranty no-liability
    GPL-3.0 GPL-3.0-only GPL-3.0-or-later | commercial share change private patent | notice mark-changes source same | no-warranty no-liability
    LGPL-2.1 LGPL-2.1-only LGPL-2.1-or-later | commercial share change private link | notice mark-changes source same-library relink | no-warranty no-liability
    LGPL-3.0 LGPL-3.0-only LGPL-3.0-or-later | commercial share change private patent link | notice mark-changes source same-library relink | no-warranty no-liability
    AGPL-3.0 AGPL-3.0-only AGPL-3.0-or-later | commercial share change private patent | notice mark-changes source network-source same | no-warranty no-liability
    EUPL-1.2 | commercial share change private patent | notice mark-changes source network-source same | no-warranty no-liability no-trademark
    OFL-1.1 | commercial share change private bundle | notice same name not-alone | no-warranty no-liability no-endorsement
    Unlicense | commercial share change private | | no-warranty no-liability
    CC0-1.0 | commercial share change private | | no-warranty no-liability no-trademark no-patent
    CC-BY-4.0 | commercial share change private | credit mark-changes no-locks | no-warranty no-liability no-trademark no-patent no-endorsement no-privacy
    CC-BY-3.0 CC-BY-2.5 CC-BY-2.0 CC-BY-1.0 | commercial share change private | credit no-locks | no-warranty no-liability
    CC-BY-SA-4.0 | commercial share change private | credit mark-changes same no-locks | no-warranty no-liability no-trademark no-patent no-endorsement no-privacy
    CC-BY-SA-3.0 CC-BY-SA-2.5 CC-BY-SA-2.0 | commercial share change private | credit same no-locks | no-warranty no-liability
    CC-BY-NC-4.0 | share change private | credit mark-changes no-locks | non-commercial no-warranty no-liability no-trademark no-patent no-endorsement no-privacy
    CC-BY-NC-SA-4.0 | share change private | credit mark-changes same no-locks | non-commercial no-warranty no-liability no-trademark no-patent no-endorsement no-privacy
    CC-BY-ND-4.0 | commercial share private | credit no-locks | no-changes no-warranty no-liability no-trademark no-patent no-endorsement no-privacy
    CC-BY-NC-ND-4.0 | share private | credit no-locks | non-commercial no-changes no-warranty no-liability no-trademark no-patent no-endorsement no-privacy
    """
}
