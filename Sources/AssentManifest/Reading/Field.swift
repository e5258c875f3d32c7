extension Manifest {
  /// The names of all fields, as they stand in the file.
  enum Field: String, CaseIterable {
    case acceptanceRevision
    case acceptWhenUnscrollable
    case algorithm
    case artifacts
    case audience
    case authoritative
    case bytes
    case change
    case `class`
    case columns
    case computed
    case contact
    case critical
    case current
    case digest
    case documents
    case effective
    case expires
    case extensions
    case files
    case from
    case gate
    case generated
    case graceDays
    case guardianBelow
    case id
    case integrity
    case keys
    case kind
    case locales
    case minimumAge
    case name
    case onStoreFailure
    case pages
    case path
    case previous
    case product
    case published
    case publisher
    case releases
    case renewAfterDays
    case requireAgreement
    case required
    case revision
    case schema = "$schema"
    case scrollThreshold
    case sections
    case sequence
    case signature
    case sourceDigest
    case spdx
    case spec
    case status
    case summary
    case textDigest
    case title
    case type
    case validUntil
    case version
    case words
  }
}
