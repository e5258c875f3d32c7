import AssentManifest
import AssentRender

extension Publication.Compiled {
  /// The feed of each product that has releases.
  func feeds(on site: Site) -> [Artifact] { [] }
}
