import AssentDiagnostics
import AssentLicense
import AssentManifest

/// Which of the texts of each agreement is authoritative; the others are its translations.
///
/// The one that says `authoritative: true` is; else the one without a locale in its name; else the
/// only one, or the one in the language that the configuration names.
struct Originals: Sendable {
  /// A text of an agreement.
  struct Text: Hashable, Sendable {
    /// Below the content folder.
    var path: String
    /// Whether its front matter says that it is authoritative.
    var isStated: Bool
    /// What it says or is named; `nil` where that is not asked.
    var kind: DocumentKind?

    init(path: String, isStated: Bool, kind: DocumentKind? = nil) {
      self.path = path
      self.isStated = isStated
      self.kind = kind
    }

    var locale: String? { DocumentKind.locale(in: Placement.fileName(of: path)) }
  }

  /// The path of the authoritative text, by agreement.
  private var paths: [String: String] = [:]
  /// The kind of the authoritative text, by agreement.
  private var kinds: [String: DocumentKind] = [:]
  /// Reads a text, by its path.
  private var read: @Sendable (String) -> SourceFile?

  init() { read = { _ in nil } }

  /// - Parameters:
  ///   - language: the language that the configuration names.
  ///   - read: the source of a document by its path below the content folder.
  init(
    _ texts: [Text], language: String?, read: @escaping @Sendable (String) -> SourceFile?
  ) {
    self.read = read
    for (key, texts) in Dictionary(grouping: texts, by: { Placement.agreementKey(of: $0.path) }) {
      let original = Self.choose(texts, language: language)
      paths[key] = original?.path
      kinds[key] =
        original?.kind.flatMap { $0.isAgreement ? $0 : nil }
        ?? texts.lazy.compactMap(\.kind).first(where: \.isAgreement)
    }
  }

  /// The kind of the agreement that a document is a text of by its name alone; `nil` where its name
  /// has no language.
  func kind(ofTranslation path: String) -> DocumentKind? {
    guard DocumentKind.locale(in: Placement.fileName(of: path)) != nil else { return nil }
    return kinds[Placement.agreementKey(of: path)]
  }

  /// Those of the documents of one name that are texts of an agreement: what says so, or is named so, and
  /// beside one of these whatever has a language in its name and says nothing else.
  static func texts(among documents: [Text]) -> [Text] {
    guard documents.contains(where: { $0.kind?.isAgreement == true }) else { return [] }
    return documents.filter { $0.kind?.isAgreement ?? ($0.locale != nil) }
  }

  /// The authoritative one of the texts of one agreement; `nil` where nothing says which.
  static func choose(_ texts: [Text], language: String?) -> Text? {
    let sorted = texts.sorted { $0.path.precedesInBytes($1.path) }
    if let stated = sorted.first(where: \.isStated) { return stated }
    if let plain = sorted.first(where: { $0.locale == nil }) { return plain }
    if sorted.count == 1 { return sorted.first }
    return language.flatMap { language in sorted.first { $0.locale == language } }
  }

  /// Whether another text of the same agreement is the authoritative one.
  func isTranslation(_ path: String) -> Bool {
    paths[Placement.agreementKey(of: path)].map { $0 != path } ?? false
  }

  /// The path of the authoritative one among the texts of one agreement; `nil` where nothing says
  /// which.
  func original(among paths: [String]) -> String? {
    paths.first.flatMap { self.paths[Placement.agreementKey(of: $0)] }
  }

  /// The path of the text that the one at `path` is a translation of.
  func path(translatedAt path: String) -> String? {
    guard !paths.isEmpty, let original = paths[Placement.agreementKey(of: path)], original != path
    else { return nil }
    return original
  }

  /// The text that the one at `path` is a translation of.
  func source(translatedAt path: String) -> (source: SourceFile, path: String)? {
    guard let original = self.path(translatedAt: path), let source = read(original) else {
      return nil
    }
    return (source, original)
  }
}
