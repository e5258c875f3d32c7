/// What a section of an agreement is about, whatever words its heading uses.
package enum SectionMeaning: String, Hashable, Sendable, CaseIterable {
  case acceptance
  case definitions
  case copyright
  case grant
  case restrictions
  case attribution
  case thirdParty = "third-party"
  case dataLicense = "data-license"
  case privacy
  case confidentiality
  case dataCollected = "data-collected"
  case dataUse = "data-use"
  case dataSharing = "data-sharing"
  case dataRetention = "data-retention"
  case dataRights = "data-rights"
  case cookies
  case security
  case children
  case transfers
  case accounts
  case payment
  case userContent = "user-content"
  case conduct
  case warranty
  case liability
  case indemnity
  case termination
  case governingLaw = "governing-law"
  case disputes
  case changes
  case contact
  case educationalUse = "educational-use"
  case acknowledgments
  case general
  case safety
  case support
  case updates
}

extension SectionMeaning {
  /// What a privacy policy says of data, each in its section.
  static let ofData: Set<SectionMeaning> = [
    .dataCollected, .dataUse, .dataSharing, .dataRetention, .dataRights, .transfers, .cookies,
    .children, .security,
  ]

  /// What a section without a meaning of its own has from the one around it.
  static let inherited: Set<SectionMeaning> = [
    .dataCollected, .dataUse, .dataSharing, .dataRights, .security, .payment,
  ]

  /// What a section is often about as well, which then only its text says.
  var neighbors: Set<SectionMeaning> {
    switch self {
    case .general: [.governingLaw, .disputes, .copyright]
    case .governingLaw: [.disputes]
    case .disputes: [.governingLaw]
    case .warranty: [.liability]
    case .liability: [.warranty]
    case .copyright: [.grant]
    default: []
    }
  }
}
