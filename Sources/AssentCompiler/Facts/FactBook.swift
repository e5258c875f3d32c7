import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import Synchronization

/// The facts that the documents of one content folder may name: what the configuration states, and what
/// the agreements say of themselves.
final class FactBook: Sendable {
  /// A document, by its path below the content folder.
  typealias Text = (path: String, source: SourceFile)

  /// What an agreement says of itself, under the name of its kind.
  private struct Agreement: Sendable {
    var key: String
    var folder: String
    var kind: DocumentKind
    var locale: String?
    var facts: [String: String]
  }

  private let configuration: Configuration
  private let texts: @Sendable () -> [Text]
  /// `nil` before the first document that names one of them.
  private let agreements = Mutex<[Agreement]?>(nil)

  /// The names that follow the kind of an agreement: `license.version`.
  private static let agreementNames = [
    "title", "version", "effective-date", "published", "last-updated", "spdx", "url",
  ]
  private static let kinds: [DocumentKind] = [.license, .eula, .terms, .privacy]

  /// - Parameter texts: the documents among which the agreements are; it is asked when a document
  ///   first names a fact of one.
  init?(_ configuration: Configuration, texts: @escaping @Sendable () -> [Text]) {
    guard configuration.isWritten else { return nil }
    self.configuration = configuration
    self.texts = texts
  }

  /// The facts of the content folder that a file lies in; `nil` where no configuration stands for it.
  ///
  /// - Parameter root: the content folder, as it is.
  convenience init?(_ configuration: Configuration, root: String?) {
    guard let root else { return nil }
    self.init(configuration) {
      guard let content = try? ContentFolder(root, isExcluded: { configuration.isExcluded($0) })
      else { return [] }
      return content.entries.compactMap { entry in
        (try? content.read(entry)).map { (entry.path, $0) }
      }
    }
  }

  /// A document with words in place of its facts; what was released stays as it is.
  ///
  /// - Parameter path: below the content folder.
  func read(_ source: SourceFile, path: String) -> SourceFile {
    guard source.mayNameFacts, !Self.isReleased(path) else { return source }
    let namesAgreement = source.namesFact { name in
      Self.kinds.contains { name.hasPrefix($0.rawValue + ".") }
    }
    var table = stated(at: path)
    if namesAgreement { add(known(), at: path, to: &table) }
    return source.replacingFacts(with: table)
  }

  private static func isReleased(_ path: String) -> Bool {
    path.pathNames.dropLast().contains { $0 == ContentFolder.releasesFolder }
  }

  // MARK: What the configuration states

  private func stated(at path: String) -> FactTable {
    var table = FactTable()
    var folder = Placement.folder(of: path)
    while !folder.isEmpty, configuration.products[folder] == nil {
      folder = Placement.folder(of: folder)
    }
    let product = configuration.products[folder]
    let hint = "set it in assent.yml"
    set("product.name", to: product?.name ?? configuration.siteName, &table, or: hint)
    set("product.id", to: product?.id, &table, or: hint)
    set("publisher.name", to: configuration.publisherName, &table, or: hint)
    set(
      "publisher.contact", to: configuration.publisherContact?.description, &table, or: hint)
    for (name, value) in configuration.facts {
      table.set(FactTable.ownGroup + "." + name, to: value)
    }
    return table
  }

  private func set(
    _ name: String, to value: String?, _ table: inout FactTable, or help: String
  ) {
    if let value, !value.isEmpty, let fault = table.set(name, to: value) {
      table.leaveUnset(name, help: "\(help); what stands there \(fault)")
    } else if value?.isEmpty ?? true {
      table.leaveUnset(name, help: help)
    }
  }

  // MARK: What agreements say of themselves

  /// All agreements, with the facts of the configuration in them.
  private func known() -> [Agreement] {
    agreements.withLock { known in
      if let known { return known }
      let found = texts().compactMap { path, source in agreement(source, path: path) }
      known = found
      return found
    }
  }

  private func agreement(_ source: SourceFile, path: String) -> Agreement? {
    guard !Self.isReleased(path),
      let kind = DocumentKind.stated(in: source, path: path), Self.kinds.contains(kind)
    else { return nil }
    let source = source.replacingFacts(with: stated(at: path))
    let document = LegalDocument(
      interpreting: Document(parsing: source), path: path,
      defaultLanguage: configuration.statedLanguage, parts: .parties)
    let metadata = document.metadata
    var facts: [String: String] = [:]
    facts["title"] = metadata.title
    facts["version"] = metadata.versions.first?.value.number
    facts["effective-date"] = metadata.effectiveDates.first?.written
    facts["published"] = metadata.publishedDates.first?.written
    facts["last-updated"] = metadata.updated?.description
    facts["spdx"] = metadata.spdx?.value
    if let site = configuration.siteURL, let place = Placement.current(path) {
      let page = place.html.text
      facts["url"] = site + (page.hasSuffix("/index.html") ? String(page.dropLast(10)) : page)
    }
    return Agreement(
      key: Placement.agreementKey(of: path), folder: Placement.folder(of: path), kind: kind,
      locale: DocumentKind.locale(in: Placement.fileName(of: path)), facts: facts)
  }

  /// Adds what the nearest agreement of each kind says: in the same folder, or above it.
  private func add(_ agreements: [Agreement], at path: String, to table: inout FactTable) {
    let locale = DocumentKind.locale(in: Placement.fileName(of: path))
    for kind in Self.kinds {
      let names = Self.agreementNames.map { kind.rawValue + "." + $0 }
      let own = agreements.filter { $0.kind == kind }
      var folder = Placement.folder(of: path)
      while !folder.isEmpty, !own.contains(where: { $0.folder == folder }) {
        folder = Placement.folder(of: folder)
      }
      let near = own.filter { $0.folder == folder }
      let keys = Set(near.map(\.key))
      guard keys.count == 1,
        let agreement = near.first(where: { $0.locale == locale })
          ?? near.first(where: { $0.locale == nil }) ?? near.first
      else {
        let help =
          keys.isEmpty
          ? "there is no document of kind \(kind.rawValue) here or above"
          : "it is one of \(keys.sorted().joined(separator: ", ")): write the words themselves"
        for name in names { table.leaveUnset(name, help: help) }
        continue
      }
      for (name, full) in zip(Self.agreementNames, names) {
        set(
          full, to: agreement.facts[name], &table, or: "the document '\(agreement.key)' says none")
      }
    }
  }
}
