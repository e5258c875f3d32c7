import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// What has to be known of all documents before the first one is compiled.
struct SiteSurvey {
  /// Indices of the agreements among the entries.
  private(set) var agreements: [Int] = []
  /// Paths of all other documents.
  private(set) var documentationPaths: Set<String> = []
  /// Products by folder; a folder that holds an agreement is one, and the content folder always is.
  private(set) var products: [String: Configuration.Product] = [:]
  /// HTML page by document path, and every picture by its own.
  private(set) var pagesByPath: [String: String] = [:]
  /// Keys of the agreements whose file name has no locale.
  private(set) var agreementsWithoutLocale: Set<String> = []
  /// The first file that could not be read.
  private(set) var error: InputError?

  /// Looks at the names of all documents, and at the front matter of those that have one.
  init(_ content: ContentFolder, configuration: Configuration, jobs: Int) {
    let kinds = parallelMap(content.entries.count, jobs: jobs) { index in
      Self.kind(of: content.entries[index], in: content.root)
    }
    products = configuration.products
    if products[""] == nil { products[""] = Self.product("", configuration) }
    for resource in content.resources { pagesByPath[resource.path] = resource.path }
    for (index, entry) in content.entries.enumerated() {
      switch kinds[index] {
      case .failure(let failure):
        if error == nil { error = failure }
      case .success(let kind) where kind.isAgreement:
        agreements.append(index)
        let folder = Placement.folder(of: entry.path)
        if products[folder] == nil { products[folder] = Self.product(folder, configuration) }
        pagesByPath[entry.path] = Placement.current(entry.path).html
        if DocumentKind.named(by: Placement.fileName(of: entry.path)).locale == nil {
          agreementsWithoutLocale.insert(Placement.agreementKey(of: entry.path))
        }
      case .success:
        documentationPaths.insert(entry.path)
        pagesByPath[entry.path] = Placement.documentation(entry.path).html
      }
    }
  }

  private static func kind(
    of entry: ContentFolder.Entry, in root: String
  ) -> Result<DocumentKind, InputError> {
    let named = DocumentKind.named(by: Placement.fileName(of: entry.path)).kind
    guard !named.isAgreement else { return .success(named) }
    do {
      // Only front matter can make an agreement of any other name.
      guard let bytes = try FileSystem.readIfFrontMatter(root + "/" + entry.path) else {
        return .success(.other)
      }
      let source = SourceFile(path: entry.path, bytes: bytes)
      return .success(LegalDocument.declaredKind(in: source) ?? .other)
    } catch {
      return .failure(error)
    }
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

  /// Errors for documents that would come out at one place, and for products with one id.
  func collisions(of content: ContentFolder, facts: [DocumentFacts]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var claims = PlaceClaims(products: products.keys)
    func claim(_ pages: [Placement.Page], by path: String) {
      for page in pages.flatMap({ [$0.html, $0.text, $0.json] }) {
        guard let owner = claims.claim(page, for: path) else { continue }
        diagnostics.append(
          Diagnostic(
            rule: .outputCollision, severity: .error,
            message: "its page '\(page)' is in the way of that of \(owner)",
            file: content.root + "/" + path, help: "rename one of the two"))
        return
      }
    }
    for facts in facts where facts.kind.isAgreement {
      guard let version = facts.version else { continue }
      let release = Placement.release(
        facts.path, version: version.number, locale: facts.language)
      claim(
        facts.isTranslation ? [release] : [release, Placement.current(facts.path)],
        by: facts.path)
    }
    for path in documentationPaths.sorted() { claim([Placement.documentation(path)], by: path) }
    for resource in content.resources {
      guard let owner = claims.claim(resource.path, for: resource.path, isPage: false) else {
        continue
      }
      diagnostics.append(
        Diagnostic(
          rule: .outputCollision, severity: .error,
          message: "it comes out in the way of the page of \(owner)",
          file: content.root + "/" + resource.path, help: "rename one of the two"))
    }
    var ids: [String: String] = [:]
    for product in products.values.sorted(by: { $0.folder < $1.folder }) {
      if let other = ids[product.id] {
        diagnostics.append(
          Diagnostic(
            rule: .outputCollision, severity: .error,
            message: "folders '\(other)' and '\(product.folder)' have the product id "
              + "'\(product.id)'", file: content.root,
            help: "name them under products in assent.yml"))
      }
      ids[product.id] = product.folder
    }
    return diagnostics
  }
}
