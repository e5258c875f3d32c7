import AssentDiagnostics
import AssentLicense
import AssentManifest

/// The texts of agreements that one run of lint looks at, by the folders it was asked for.
struct LintedLocales: Sendable {
  private struct Folder: Sendable {
    var texts: [LocaleCheck.Text] = []
    var configuration: Configuration
    var released: [String: Set<Manifest.Locale>] = [:]
  }

  private var folders: [String: Folder] = [:]
  /// What is found about single files.
  private var singles: [Diagnostic] = []

  /// Takes a text in.
  ///
  /// - Parameters:
  ///   - original: what a text that is linted by itself is a translation of.
  ///   - folder: the folder that is linted as a whole; `nil` for a single file.
  mutating func add(
    _ text: LocaleCheck.Text?, _ original: SourceFile?, of folder: String?,
    _ configuration: Configuration
  ) {
    guard let text else { return }
    if let folder {
      folders[folder, default: Folder(configuration: configuration)].texts.append(text)
      return
    }
    guard let original else { return }
    let path = Placement.join(
      Placement.folder(of: text.path), Placement.fileName(of: original.path))
    let site = Site(
      configuration: configuration, generator: "", width: 72, templates: [:], products: [:],
      pagesByPath: [:])
    let checked = DocumentCompiler(site: site)
      .check(original, path: path, kind: DocumentKind.named(by: path).kind)
    guard let other = LocaleCheck.Text(checked, path: path) else { return }
    singles += LocaleCheck(configuration: configuration)
      .findings(in: [other, text], isWhole: false)
  }

  /// Takes in what was released of a folder.
  mutating func add(_ releases: Releases, of folder: String) {
    folders[folder]?.released = releases.newestLocales
  }

  var findings: [Diagnostic] {
    singles
      + folders.sorted { $0.key < $1.key }.flatMap { _, folder in
        LocaleCheck(configuration: folder.configuration, released: folder.released)
          .findings(in: folder.texts)
      }
  }
}

extension Releases {
  /// The paths of all texts that were released, below the content folder.
  var releasedPaths: [String] {
    agreements.values.flatMap(\.versions).flatMap(\.texts.values).map(\.path)
  }

  /// The locales of the newest release of each agreement, by its key.
  var newestLocales: [String: Set<Manifest.Locale>] {
    agreements.compactMapValues { $0.versions.last.map { Set($0.texts.keys) } }
  }
}
