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
