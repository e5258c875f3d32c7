import AssentDiagnostics
import AssentLicense
import AssentManifest

/// The texts of agreements that one run of lint looks at, by the folders it was asked for.
struct LintedLocales: Sendable {
  private struct Folder: Sendable {
    var texts: [LocaleCheck.Text] = []
    var configuration: Configuration
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

  var findings: [Diagnostic] {
    singles
      + folders.sorted { $0.key < $1.key }.flatMap { _, folder in
        LocaleCheck(configuration: folder.configuration)
          .findings(in: folder.texts)
      }
  }
}
