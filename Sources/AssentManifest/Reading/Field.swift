extension Manifest {
  /// The names of all fields, as they stand in the file.
  enum Field: String, CaseIterable {
    case acceptanceRevision
    case acceptMigrated
    case acceptWhenUnscrollable
    case algorithm
    case artifacts
    case asks
    case at
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
    case log
    case minimumAge
    case name
    case onStoreFailure
    case order
    case origin
    case page
    case pages
    case path
    case previous
    case product
    case products
    case publicKey
    case published
    case publisher
    case reason
    case recovery
    case redlines
    case releases
    case renewAfterDays
    case requireAgreement
    case required
    case revision
    case schema = "$schema"
    case root
    case scrollThreshold
    case sections
    case sequence
    case signature
    case site
    case size
    case sourceDigest
    case spdx
    case spec
    case status
    case summary
    case superseded
    case supersededBy
    case textDigest
    case title
    case type
    case url
    case validUntil
    case version
    case who
    case withdrawn
    case words

    /// Fields of ``SiteManifest`` that a manifest does not have.
    static let ofSites: Set<Field> = [.log, .origin, .products, .root, .site, .size, .url]
  }
}
