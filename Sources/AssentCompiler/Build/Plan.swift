import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord

/// What there is to build and where it goes: every document read, once, with its kind and product.
struct Plan: Sendable {
  /// A document as it was read. Whatever happens to the file later, this is what is built.
  struct Document: Sendable {
    /// Below the content folder.
    var path: String
    var kind: DocumentKind
    /// Whether an error in it stops the build, as in an agreement, and in what may be one.
    var isBinding: Bool
    var text: SourceStore.Text
    /// Whether its front matter says that it is the authoritative text.
    var isStatedAuthoritative = false
    /// Whether its front matter says nothing of its kind.
    var isKindUnstated = false
    /// Whether it has what could be the tag of a fact.
    var mayNameFacts = false
  }

  let inputs: Inputs
  /// In order of their paths.
  private(set) var documents: [Document] = []
  /// Products by folder; a folder that holds an agreement is one, and the content folder always is.
  private(set) var products: [String: Configuration.Product] = [:]
  /// Published place by path below the content folder.
  private(set) var pagesByPath: [String: String] = [:]
  /// What else links may lead to.
  private(set) var places: SitePlaces?
  /// Which text of each agreement is authoritative.
  private(set) var originals = Originals()
  /// What was released before, by agreement.
  let releases: Releases

  /// The releases that are published in place of a document; `nil` for one published as it stands.
  func release(of document: Document) -> ReleasedAgreement? {
    guard document.kind.isAgreement,
      let release = releases.agreements[Placement.agreementKey(of: document.path)],
      !release.versions.isEmpty
    else { return nil }
    return release
  }

  /// Whether a working text is that of a release, byte for byte.
  func isReleasedAsItStands(_ document: Document, _ source: SourceFile) -> Bool {
    document.kind.isAgreement && releases.hasText(source, ofAgreementAt: document.path)
  }

  /// Reads all documents.
  ///
  /// - Parameter store: holds their texts.
  init(_ inputs: Inputs, store: SourceStore, jobs: Int) throws(InputError) {
    self.inputs = inputs
    releases = try Releases(
      inputs.content, store: store, jobs: jobs, keys: inputs.configuration.keys)
    let configuration = inputs.configuration
    for resource in inputs.content.resources { pagesByPath[resource.path] = resource.path }
    for file in inputs.content.publicFiles {
      pagesByPath[file.path] = Self.publicPlace(of: file.path)
    }
    let entries = inputs.content.entries
    let read = parallelMap(entries.count, jobs: jobs) { index in
      Result { () throws(InputError) in try Self.read(entries[index], of: inputs.content, store) }
    }
    documents.reserveCapacity(entries.count)
    for result in read {
      documents.append(try result.get())
    }
    takeInTranslations()
    try replaceFacts(store, jobs: jobs)
    products = Self.products(
      of: configuration, agreements: documents.lazy.filter(\.kind.isAgreement).map(\.path))
    for document in documents { place(document) }
    let all = documents
    places = SitePlaces(
      files: { inputs.content.plainPlaces }, documents: { all.map { ($0.path, $0.kind) } })
    let texts = Dictionary(
      documents.lazy.filter(\.kind.isAgreement).map { ($0.path, $0.text) },
      uniquingKeysWith: { first, _ in first })
    originals = Originals(
      documents.filter(\.kind.isAgreement).map {
        Originals.Text(path: $0.path, isStated: $0.isStatedAuthoritative, kind: $0.kind)
      }, language: configuration.statedLanguage,
      read: { try? texts[$0]?.source() })
  }

  /// The texts of all documents, by the paths that findings name.
  var texts: SourceTexts { SourceTexts(documents.lazy.map(\.text)) }

  private mutating func place(_ document: Document) {
    let path = document.path
    pagesByPath[path] =
      document.kind.isAgreement
      ? Placement.current(path)?.html.text : Placement.documentation(path)?.html.text
  }

  /// Makes what its name makes a text of an agreement one, where it says nothing of its kind:
  /// `customer.de.md` beside the agreement `customer.md`.
  private mutating func takeInTranslations() {
    var kinds: [String: DocumentKind] = [:]
    for document in documents where document.kind.isAgreement {
      let key = Placement.agreementKey(of: document.path)
      kinds[key] = kinds[key] ?? document.kind
    }
    for index in documents.indices
    where documents[index].isKindUnstated && !documents[index].kind.isAgreement {
      let path = documents[index].path
      guard DocumentKind.locale(in: Placement.fileName(of: path)) != nil,
        let kind = kinds[Placement.agreementKey(of: path)]
      else { continue }
      documents[index].kind = kind
      documents[index].isBinding = true
    }
  }

  /// Puts words in place of the facts that documents name.
  private mutating func replaceFacts(_ store: SourceStore, jobs: Int) throws(InputError) {
    let named = documents.indices.filter { documents[$0].mayNameFacts }
    let texts = documents.lazy.filter(\.kind.isAgreement).map { ($0.path, $0.text) }
    let agreements = named.isEmpty ? [] : Array(texts)
    guard !named.isEmpty,
      let book = FactBook(
        inputs.configuration,
        texts: {
          agreements.compactMap { path, text in (try? text.source()).map { (path, $0) } }
        })
    else { return }
    let read = documents
    let results = parallelMap(named.count, jobs: jobs) { position in
      Result { () throws(InputError) -> SourceStore.Text? in
        let document = read[named[position]]
        let found = book.read(try document.text.source(), path: document.path)
        return found.origin == nil ? nil : try store.hold(found)
      }
    }
    for (index, result) in zip(named, results) {
      if let text = try result.get() { documents[index].text = text }
    }
  }

  private static func read(
    _ entry: ContentFolder.Entry, of content: ContentFolder, _ store: SourceStore
  ) throws(InputError) -> Document {
    let source = try content.read(entry)
    let text = try store.hold(source)
    let named = DocumentKind.named(by: Placement.fileName(of: entry.path)).kind
    let isStated = LegalDocument.saysItIsAuthoritative(source)
    var document = Document(
      path: entry.path, kind: named, isBinding: named.isAgreement, text: text,
      isStatedAuthoritative: isStated, mayNameFacts: source.mayNameFacts)
    switch LegalDocument.declaredKind(in: source) {
    case nil: document.isKindUnstated = true
    case .known(let kind):
      document.kind = kind
      document.isBinding = kind.isAgreement
    // A word mistyped would take the agreement out of the manifest.
    case .unknown: document.isBinding = true
    }
    return document
  }

  /// Where a file of the public folder comes out: at the same place below the root.
  static func publicPlace(of path: String) -> String {
    String(path.dropFirst(ContentFolder.publicFolder.count + 1))
  }

  /// The products of a content folder, by folder.
  ///
  /// - Parameter agreements: the paths of the texts of agreements.
  static func products(
    of configuration: Configuration, agreements: some Sequence<String>
  ) -> [String: Configuration.Product] {
    var products = configuration.products
    for folder in Set(agreements.map { Placement.folder(of: $0) }).union([""])
    where products[folder] == nil {
      products[folder] = product(folder, configuration)
    }
    return products
  }

  private static func product(
    _ folder: String, _ configuration: Configuration
  ) -> Configuration.Product {
    let id = ConfigurationReader.defaultIdentifier(of: folder)
    let name =
      folder.isEmpty
      ? configuration.siteName ?? "Documents" : Placement.fileName(of: folder)
    return Configuration.Product(folder: folder, id: id, name: name)
  }
}
