import AssentLicense
import AssentManifest
import Synchronization

/// What links of documents may lead to besides documents and pictures: pages by their published places, and files
/// that a build makes.
///
/// Few links do, so it is put together for the first of them.
final class SitePlaces: Sendable {
  private struct Index: Sendable {
    /// Pages and files, in all forms.
    var files: Set<String> = []
    /// The folders of agreements, with all that is published of their versions.
    var agreements: Set<String> = []
  }

  private let documents: @Sendable () -> [(path: String, kind: DocumentKind)]
  private let files: @Sendable () -> [String]
  private let index = Mutex<Index?>(nil)

  /// - Parameters:
  ///   - files: the places of all files that are published as they are.
  ///   - documents: the paths of all documents, and what each is.
  init(
    files: @escaping @Sendable () -> [String],
    documents: @escaping @Sendable () -> [(path: String, kind: DocumentKind)]
  ) {
    (self.files, self.documents) = (files, documents)
  }

  /// The place below the output folder that a link leads to; `nil` where nothing is published there.
  func place(of link: RelativeLink) -> String? {
    guard let path = link.path else { return nil }
    if Self.isMadeByBuild(path) { return path }
    let index = index.withLock { known in
      if let known { return known }
      let made = makeIndex()
      known = made
      return made
    }
    let folder = Placement.join(path, "index.html")
    let names = link.isFolder ? [folder] : [path, folder, path + ".html"]
    if let page = names.first(where: index.files.contains) { return page }
    // Which versions and languages there are is not known yet.
    let above = sequence(first: path) { Placement.folder(of: $0) }.prefix { !$0.isEmpty }
    return above.contains(where: index.agreements.contains) ? path : nil
  }

  private func makeIndex() -> Index {
    var index = Index(files: Set(files()))
    for (path, kind) in documents() {
      let isAgreement = kind.isAgreement
      let page = isAgreement ? Placement.current(path) : Placement.documentation(path)
      index.files.formUnion(page?.all.map(\.text) ?? [])
      if isAgreement { index.agreements.insert(Placement.base(path)) }
    }
    return index
  }

  /// Whether a build makes a file of that name itself.
  private static func isMadeByBuild(_ path: String) -> Bool {
    let top = path.prefix { $0 != "/" }
    return path.isEmpty || ["assets", "schema", "log"].contains(top)
      || ofSite.contains(path) || ofProducts.contains(Placement.fileName(of: path))
  }

  private static let ofSite: Set = [
    "index.html", "site.json", "sitemap.xml", "revocations.json", "gate.json", "gate-words.json",
  ]
  private static let ofProducts: Set = [
    "manifest.json", "SHA256SUMS", "gate.html", "releases.atom",
  ]
}
