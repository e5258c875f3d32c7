import AssentLicense
import AssentLint

/// A document to lint, with what belongs to it.
struct LintTarget: Sendable {
  /// The file that is read; `-` for standard input.
  var file: String
  /// What findings call it.
  var name: String
  /// Path below the content folder.
  var path: String
  var configuration: Configuration
  /// What it is, whatever it says of itself; `nil` where it tells.
  var kind: DocumentKind?
  /// Whether the kind is judged, where none is given.
  var judgesKind = false
  /// Paths of the content folder, where a whole folder is linted.
  var neighbors: [String: String] = [:]
  /// What else links may lead to, where that is known.
  var places: SitePlaces?
  /// Which text of each agreement is authoritative.
  var originals = Originals()
  /// The folder that is linted as a whole, as the user names it.
  var whole: String?
  /// Whether a build publishes it.
  var isPublished = false
  /// What tags of the document stand for.
  var facts: FactBook?
  /// What the agreement is held against.
  var releases: LintedReleases?
  /// Path below the folder of the releases.
  var releasePath = ""
  /// How many findings of a rule are listed.
  var listedCount = Findings.listedCount

  init(file: String, name: String? = nil, path: String, configuration: Configuration) {
    self.file = file
    self.name = name ?? file
    self.path = path
    self.configuration = configuration
  }

  var compiler: DocumentCompiler {
    var site = Site(
      configuration: configuration, generator: "", width: 72, templates: [:],
      products: [:], pagesByPath: neighbors, originals: originals)
    site.places = places
    site.statedKind = kind
    site.listedCount = listedCount
    site.facts = facts
    site.hasManifest = whole != nil || isPublished
    return DocumentCompiler(site: site)
  }
}
