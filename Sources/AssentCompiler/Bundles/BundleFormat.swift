import AssentArchive
import AssentManifest

/// In which form a version is packed into one file.
package enum BundleFormat: String, Hashable, Sendable, CaseIterable {
  case tarGzip = "tar.gz"
  case zip
  /// One page that can be mailed, with the text, its redline and what proves them.
  case html

  /// The archive that it is; `nil` for a page.
  var archive: ArchiveFormat? {
    switch self {
    case .tarGzip: .tarGzip
    case .zip: .zip
    case .html: nil
    }
  }
}

/// What is to be packed.
package struct BundleRequest: Sendable {
  /// Folder and id, as of the ledger: `license`, `apps/license`.
  package var agreement: String
  package var version: Manifest.Version
  /// Empty for all that the version has.
  package var locales: [Manifest.Locale]
  /// The published folder.
  package var published: String
  /// The content folder, for the texts as they were released; `nil` leaves them out.
  package var content: String?
  /// Whether the content folder has to have releases of the agreement.
  package var needsSources: Bool
  package var format: BundleFormat
  /// Whether each text goes with it as PDF, too; that takes the texts as they were released.
  package var includesPDF: Bool

  /// What a bundle is called where nobody says: `apps-license-1.1`, so that those of two products stand
  /// side by side.
  package static func name(of agreement: String, _ version: Manifest.Version) -> String {
    "\(agreement.replacing("/", with: "-"))-\(version)"
  }

  package init(
    agreement: String, version: Manifest.Version, locales: [Manifest.Locale] = [],
    published: String, content: String? = nil, needsSources: Bool = true, format: BundleFormat,
    includesPDF: Bool = false
  ) {
    self.agreement = agreement
    self.version = version
    self.locales = locales
    self.published = published
    self.content = content
    self.needsSources = needsSources
    self.format = format
    self.includesPDF = includesPDF
  }
}
