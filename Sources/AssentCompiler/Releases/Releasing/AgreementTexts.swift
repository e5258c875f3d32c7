import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord

/// The texts of one agreement, by the name that people have for it: those that were released, and
/// those that stand in the content folder.
package struct AgreementTexts {
  /// One of the texts.
  package struct Text: Sendable {
    package var source: SourceFile
    /// The path it has as working text, below the content folder.
    package var path: String
    /// The kind of its agreement, where its name has a language.
    package var kind: DocumentKind?
    /// The language of documents that state none, where the configuration names one.
    package var language: String?
  }

  /// What came of asking for a text.
  package enum Outcome<Found> {
    case found(Found)
    /// Errors in the configuration, or in the releases of the agreement.
    case refused([Diagnostic])
  }

  /// Folder and id.
  package let key: String
  private let content: ContentFolder
  private let facts: FactBook?
  private let statedLanguage: String?
  private var root: String { content.root }

  /// Finds an agreement.
  ///
  /// - Throws: ``UsageError`` where there is none of that name, or more than one; ``InputError`` where
  ///   a file cannot be read.
  package static func find(
    _ name: AgreementName, content root: String
  ) throws -> Outcome<AgreementTexts> {
    guard try FileSystem.realPath(root) != nil else {
      throw UsageError(
        "there is no text '\(name.text)', neither a file nor an agreement in \(root)/")
    }
    let file = try ConfigurationFile.read(in: root)
    guard file.diagnostics.isEmpty else { return .refused(file.diagnostics) }
    let content = try ContentFolder(root) { file.configuration.isExcluded($0) }
    let released = ReleaseGroup.groups(of: content.releaseFiles).groups
      .filter(\.isOfReleases).map(\.key)
    let key = try name.key(
      released: released, documents: content.entries.map(\.path), root: root)
    return .found(
      AgreementTexts(
        key: key, content: content,
        facts: FactBook(file.configuration, root: root),
        statedLanguage: file.configuration.statedLanguage))
  }

  /// The last version that was released; `nil` where there is none.
  package func lastVersion() throws(InputError) -> Outcome<Manifest.Version?> {
    switch try released() {
    case .refused(let problems): .refused(problems)
    case .found(let agreement): .found(agreement?.history.last?.version)
    }
  }

  /// A text as it was released; whatever was altered since is refused.
  ///
  /// - Parameter locale: the language that is wanted; `nil` for the text that binds.
  /// - Throws: ``UsageError`` where there is no such version, or no such text of it.
  package func text(
    of version: Manifest.Version, in locale: String?
  ) throws -> Outcome<Text> {
    let found: ReleasedAgreement
    switch try released() {
    case .refused(let problems): return .refused(problems)
    case .found(let agreement?): found = agreement
    case .found(nil):
      throw UsageError(
        "'\(key)' has no releases in \(root)/; a file of a Git revision is 'REVISION:PATH', such as "
          + "'\(Self.committed("\(root)/\(key).md"))'")
    }
    guard let release = found.versions.last(where: { $0.version == version }) else {
      throw UsageError(
        "'\(key)' has no version '\(version)'; it has \(Self.list(found.versions.map(\.version.text)))"
      )
    }
    let texts = release.texts.sorted {
      ($0.value.isAuthoritative ? 0 : 1, $0.key) < ($1.value.isAuthoritative ? 0 : 1, $1.key)
    }
    guard let text = Self.best(for: locale, among: texts.map { ($0.key, $0.value) }) else {
      throw UsageError(
        "'\(key)@\(version)' has no text in '\(locale ?? "")'; it has "
          + Self.list(texts.map(\.key.text)))
    }
    // What was released is an agreement, also where its original is gone.
    return .found(
      Text(
        source: try text.text.source(), path: text.path,
        kind: try originals().kind(ofTranslation: text.path) ?? .terms, language: statedLanguage))
  }

  /// A text as it stands in the content folder.
  ///
  /// - Parameter locale: the language that is wanted; `nil` for the text that binds.
  /// - Throws: ``UsageError`` where there is none.
  package func workingText(in locale: String?) throws -> Text {
    let originals = try originals()
    func text(_ entry: ContentFolder.Entry) throws(InputError) -> Text {
      Text(
        source: try read(entry), path: entry.path,
        kind: originals.kind(ofTranslation: entry.path), language: statedLanguage)
    }
    let original = originals.original(among: entries.map(\.path))
    var texts: [(locale: Manifest.Locale, value: ContentFolder.Entry)] = []
    for entry in entries {
      if locale == nil, entry.path == original { return try text(entry) }
      let language =
        try DocumentKind.named(by: Placement.fileName(of: entry.path)).locale
        ?? LegalDocument(
          interpreting: Document(parsing: read(entry)), path: entry.path,
          defaultLanguage: statedLanguage
        ).language
      guard let tag = Manifest.Locale(language) else { continue }
      texts.append((tag, entry))
    }
    if let entry = Self.best(for: locale, among: texts) { return try text(entry) }
    let known = texts.map(\.locale).sorted().map(\.text)
    throw UsageError(
      known.isEmpty
        ? "'\(key)' has no working text in \(root)/"
        : "'\(key)' has no working text in '\(locale ?? "")'; it has \(Self.list(known))")
  }

  /// A file as the last commit has it, seen from the folder that the program runs in.
  package static func committed(_ file: String) -> String {
    let isSeenFromHere = ["/", "./", "../"].contains { file.hasPrefix($0) }
    return "HEAD:" + (isSeenFromHere ? file : "./" + file)
  }

  /// A file with words in place of its facts.
  private func read(_ entry: ContentFolder.Entry) throws(InputError) -> SourceFile {
    let source = try content.read(entry)
    return facts?.read(source, path: entry.path) ?? source
  }

  /// The working texts.
  private var entries: [ContentFolder.Entry] {
    content.entries.filter { Placement.agreementKey(of: $0.path) == key }
  }

  /// Which of the working texts binds.
  private func originals() throws(InputError) -> Originals {
    let entries = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
    return try Originals(of: entries.keys.sorted(), language: statedLanguage) {
      path throws(InputError) in
      guard let entry = entries[path] else {
        throw .unreadable(path: root + "/" + path, reason: "no such file")
      }
      return try read(entry)
    }
  }

  /// The releases, held against their ledger.
  private func released() throws(InputError) -> Outcome<ReleasedAgreement?> {
    let folder = Placement.folder(of: key)
    let releases = try Releases(
      of: Placement.fileName(of: key), in: folder.isEmpty ? root : root + "/" + folder,
      store: LintedReleases.store)
    let errors = releases.diagnostics.filter { $0.severity == .error }
    return errors.isEmpty ? .found(releases.agreements.values.first) : .refused(errors)
  }

  /// The value whose locale serves readers of the wanted one best; the first where none is wanted.
  private static func best<Value>(
    for wanted: String?, among texts: [(locale: Manifest.Locale, value: Value)]
  ) -> Value? {
    guard let wanted else { return texts.first?.value }
    let best = Manifest.Locale.best(for: [wanted], among: texts.map(\.locale))
    return texts.first { $0.locale == best }?.value
  }

  private static func list(_ words: [String]) -> String {
    words.suffix(12).map { "'\($0)'" }.joined(separator: ", ")
  }
}
