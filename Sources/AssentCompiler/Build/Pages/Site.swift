import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentManifest
import AssentRender

/// What every page of a site needs to know of it.
struct Site: Sendable {
  var configuration: Configuration
  /// Names program and version: `Assent 0.1.0`.
  var generator: String
  /// Columns of the plain text.
  var width: Int
  /// The templates by product id; the empty id stands for products without their own.
  var templates: [String: PageTemplates]
  /// Products by folder; the one of the empty folder is always there.
  var products: [String: Configuration.Product]
  /// Published place by path below the content folder: the HTML page of a document, the file itself
  /// of a picture. So links between them lead there from wherever a page stands.
  var pagesByPath: [String: String]
  /// What else links may lead to; `nil` where a document is looked at by itself.
  var places: SitePlaces?
  /// What every document is, whatever it says of itself; `nil` where each tells.
  var statedKind: DocumentKind?
  /// What tags of documents stand for, where they are looked at by themselves.
  var facts: FactBook?
  /// Whether what a manifest needs of an agreement is asked for, besides what is wrong by itself.
  var hasManifest = true
  /// How many findings of a rule are listed for a document.
  var listedCount = Findings.listedCount
  /// Which text of each agreement is authoritative.
  var originals = Originals()
  /// The locales of each agreement; empty before all agreements are read.
  var locales = LocaleIndex()
  /// The date of the build by product folder; empty before all flow documents are read.
  var dates: [String: Manifest.Timestamp] = [:]

  /// The product that the document at `path` belongs to: that of the nearest folder which is one.
  func product(of path: String) -> Configuration.Product {
    var folder = Placement.folder(of: path)
    while true {
      if let product = products[folder] { return product }
      guard !folder.isEmpty else { break }
      folder = Placement.folder(of: folder)
    }
    return Configuration.Product(folder: "", id: "site", name: name)
  }

  /// Turns links to other documents into links to their pages.
  ///
  /// - Parameters:
  ///   - path: of the document with the links, below the content folder.
  ///   - root: stands before the places of pages; ends with `/` or is empty.
  ///   - links: published places that stand before those of the site.
  func linkResolver(
    of path: String, root: String, links: [String: String] = [:]
  ) -> HTMLRenderer.LinkResolver {
    let (pages, places) = (pagesByPath, places)
    let folder = Placement.folder(of: path)
    return { destination in
      guard RelativeLink.mayBegin(destination) else { return nil }
      let text = String(decoding: destination, as: UTF8.self)
      guard let target = DocumentLink(text, in: folder) else {
        // What is linked by its published place is found there from wherever a page stands.
        guard let link = RelativeLink(text, in: folder), let place = places?.place(of: link) else {
          return nil
        }
        return root + PercentEncoding.path.encoded(place) + link.rest
      }
      guard let page = links[target.path] ?? pages[target.path] else { return nil }
      return root + PercentEncoding.path.encoded(page) + target.fragment
    }
  }

  /// The absolute address of a published file; `nil` where the configuration names no site.
  ///
  /// A page that stands for its folder goes by the address of the folder.
  func address(of path: String) -> String? {
    guard let root = configuration.siteURL else { return nil }
    guard Placement.fileName(of: path) == "index.html" else {
      return root + PercentEncoding.path.encoded(path)
    }
    return root + PercentEncoding.path.encoded(String(path.dropLast("index.html".count)))
  }

  var name: String {
    configuration.siteName ?? products[""]?.name ?? "Documents"
  }

  /// The name on a page with these words, which have one for a site without a name.
  func name(in labels: FrameLabels) -> String {
    isNamed ? name : labels["documents"]
  }

  /// The name of a product on a page with these words.
  func name(of product: Configuration.Product, in labels: FrameLabels) -> String {
    product.folder.isEmpty ? isNamed ? product.name : labels["documents"] : product.name
  }

  private var isNamed: Bool {
    configuration.siteName != nil || configuration.products[""] != nil
  }

  func templates(of product: Configuration.Product) -> PageTemplates? {
    templates[product.id] ?? templates[""]
  }
}
