import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// The texts of one agreement that are to be released, read and checked as a build checks them.
struct CandidateTexts {
  /// A text in one language.
  struct Text {
    /// Below the content folder.
    var path: String
    var checked: CheckedDocument
    var locale: Manifest.Locale
    /// Whether it is the one that binds; the others are its translations.
    var isAuthoritative = false
    var source: SourceFile { checked.document.markup.source }
    var name: String { Placement.fileName(of: path) }
    /// What it says it is; `nil` where it says nothing.
    var version: Manifest.Version? {
      checked.document.metadata.versions.first.flatMap { Manifest.Version($0.value.number) }
    }
    var effective: Manifest.Moment? { checked.document.metadata.effectiveMoment }
  }

  /// A picture or the like that one of the texts shows or links to.
  struct Resource {
    /// Below the content folder.
    var path: String
    var bytes: [UInt8]
  }

  /// The text that binds, then its translations by language.
  private(set) var texts: [Text] = []
  private(set) var resources: [Resource] = []
  /// The languages of a commit that were left out.
  private(set) var left: [Manifest.Locale] = []
  /// What was found in them.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sources = SourceTexts()
  /// Whether one of the findings keeps them from being released.
  private(set) var isRefused = false

  /// Reads and checks the texts of an agreement.
  ///
  /// Of a commit only what cannot be read is refused: what was published stays as it was.
  /// - Parameters:
  ///   - paths: of its texts.
  ///   - dropped: languages of a commit that are left out.
  /// - Throws: ``UsageError`` where nothing says which of several texts binds, or where that one is
  ///   to be left out.
  init(
    _ paths: [String], of files: ReleaseFiles, without dropped: [Manifest.Locale] = [],
    configuration: Configuration
  ) throws {
    var site = Site(
      configuration: configuration, generator: "", width: 72, templates: [:], products: [:],
      pagesByPath: Dictionary(
        (files.documents + files.resources).map { ($0, $0) },
        uniquingKeysWith: { first, _ in first }))
    let read = try paths.sorted().map { path throws(InputError) in (path, try files.read(path)) }
    let byPath = Dictionary(read, uniquingKeysWith: { first, _ in first })
    site.originals = Originals(
      read.map { path, source in
        Originals.Text(
          path: path, isStated: LegalDocument.saysItIsAuthoritative(source),
          kind: DocumentKind.stated(in: source, path: path))
      }, language: configuration.statedLanguage, read: { byPath[$0] })
    let compiler = DocumentCompiler(site: site)
    for (path, source) in read {
      sources.add(source)
      let kind = DocumentKind.named(by: Placement.fileName(of: path)).kind
      let checked = compiler.check(source, path: path, kind: kind)
      add(checked, path, isOld: files.commit != nil)
    }
    let original = site.originals.original(among: paths)
    for index in texts.indices { texts[index].isAuthoritative = texts[index].path == original }
    texts.sort { a, b in
      (a.isAuthoritative ? 0 : 1, a.locale.text, a.path)
        < (b.isAuthoritative ? 0 : 1, b.locale.text, b.path)
    }
    if files.commit != nil { try leaveOut(dropped) }
    guard isRefused || original != nil else {
      let names = texts.map { "'\($0.name)'" }.joined(separator: ", ")
      throw UsageError(
        "nothing says which of \(names) is authoritative; "
          + (files.commit == nil
            ? "write 'authoritative: true' in the front matter of one of them"
            : "name its language in assent.yml, as in 'language: en'"))
    }
    // A commit stays as it is; its versions are held against each other by the release.
    if files.commit == nil, !isRefused {
      let findings = LocaleCheck(configuration: configuration)
        .findings(in: texts.compactMap { LocaleCheck.Text($0.checked, path: $0.path) })
      diagnostics += findings
      isRefused = findings.contains { $0.severity == .error }
    }
    try addResources(of: files)
  }

  private mutating func add(_ checked: CheckedDocument, _ path: String, isOld: Bool) {
    let isUnreadable = checked.document.markup.diagnostics.contains { $0.severity == .error }
    guard !isOld || isUnreadable else {
      // What newer rules find in it is no news to those who accepted it.
      if let locale = Manifest.Locale(checked.document.language) {
        texts.append(Text(path: path, checked: checked, locale: locale))
      }
      return
    }
    diagnostics += checked.diagnostics
    let file = checked.document.markup.source.path
    guard !isUnreadable, !checked.isRefused, let locale = checked.listing?.locale else {
      isRefused = true
      return
    }
    if let other = texts.first(where: { $0.locale == locale }) {
      isRefused = true
      diagnostics.append(
        Diagnostic(
          rule: .outputCollision, severity: .error,
          message: "this file and '\(other.name)' are both the text in '\(locale)'", file: file,
          help: "state the language of each in its name, as in license.fr.md"))
      return
    }
    texts.append(Text(path: path, checked: checked, locale: locale))
  }

  /// Leaves out translations that were not up to date when they were committed.
  private mutating func leaveOut(_ dropped: [Manifest.Locale]) throws(UsageError) {
    for locale in dropped {
      let isMeant = { (text: Text) in text.locale.isSame(as: locale) }
      if let original = texts.first(where: { $0.isAuthoritative && isMeant($0) }) {
        throw UsageError("--without \(locale): '\(original.source.path)' is the text that binds")
      }
      if texts.contains(where: isMeant) { left.append(locale) }
      texts.removeAll(where: isMeant)
    }
  }

  private mutating func addResources(of files: ReleaseFiles) throws(InputError) {
    var wanted: Set<String> = []
    for text in texts {
      let folder = Placement.folder(of: text.path)
      for link in text.checked.document.links {
        guard let target = DocumentLink(link.destination, in: folder),
          files.resources.contains(target.path)
        else { continue }
        wanted.insert(target.path)
      }
    }
    for path in wanted.sorted() {
      let source = try files.read(path)
      if path.lowercased().hasSuffix(".svg") {
        let findings = PictureCheck.findings(in: source)
        diagnostics += findings
        sources.add(source)
        isRefused = isRefused || !findings.isEmpty
      }
      resources.append(Resource(path: path, bytes: source.bytes))
    }
  }
}
