import AssentDiagnostics
import AssentManifest

package enum BundleFormat: Sendable { case tarGzip, zip, html }

package struct BundleRequest: Sendable {
  package var agreement: String
  package var version: Manifest.Version
  package var locales: [Manifest.Locale]
  package var published: String
  package var content: String?
  package var format: BundleFormat

  package init(
    agreement: String, version: Manifest.Version, locales: [Manifest.Locale], published: String,
    content: String?, format: BundleFormat
  ) {
    self.agreement = agreement
    self.version = version
    self.locales = locales
    self.published = published
    self.content = content
    self.format = format
  }
}

package enum Bundle {
  package static func make(_ request: BundleRequest) throws(InputError) -> [UInt8] {
    Array("\(request)".utf8)
  }
}
