import AssentDiagnostics
import AssentManifest

/// What a build depends on, before a document is read: configuration, templates and the names, sizes
/// and times of all files.
struct Inputs: Sendable {
  let configuration: Configuration
  /// The file of the configuration, for findings about it.
  let configurationSource: SourceFile?
  let content: ContentFolder
  var templates: TemplateFolder
  /// What was found about files that are no documents.
  let remarks: [Diagnostic]
  /// What `--previous` names.
  let previous: PreviousManifests?
  /// Of everything but the documents.
  let fingerprint: String
  /// Of what every page depends on; see ``Fingerprint/ofPages(_:configuration:templates:)``.
  let fingerprintOfPages: String

  /// What came of looking for the inputs.
  enum Outcome {
    case found(Inputs)
    /// Errors in the configuration.
    case refused([Diagnostic], source: SourceFile?)
  }

  /// - Throws: ``InputError`` where a file cannot be read.
  static func find(_ options: SiteBuild.Options) throws -> Outcome {
    let file = try ConfigurationFile.read(in: options.content)
    guard !file.diagnostics.hasWrongConfiguration else {
      return .refused(file.diagnostics, source: file.source)
    }
    let configuration = file.configuration
    let content = try ContentFolder(options.content) { configuration.isExcluded($0) }
    let templates = try TemplateFolder(
      options.templates, products: configuration.products.values.map(\.id))
    let remarks =
      file.diagnostics + content.diagnostics + (try PassedOver.remarks(beside: options.content))
    let previous: PreviousManifests? =
      if let path = options.previous { try PreviousManifests(path) } else { nil }
    let ofPages = Fingerprint.ofPages(
      options, configuration: file.source?.bytes ?? [], templates: templates.inputs)
    let fingerprint = Fingerprint.of(
      pages: ofPages, options: options, remarks: remarks, previous: previous?.digest.description)
    return .found(
      Inputs(
        configuration: configuration, configurationSource: file.source, content: content,
        templates: templates, remarks: remarks, previous: previous, fingerprint: fingerprint,
        fingerprintOfPages: ofPages))
  }
}
