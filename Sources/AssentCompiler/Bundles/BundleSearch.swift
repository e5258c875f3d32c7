import AssentDiagnostics
import AssentManifest

/// Finds an agreement in a published folder by the names that people give it.
struct BundleSearch {
  private let files: PublishedFolder

  init(_ files: PublishedFolder) { self.files = files }

  /// An agreement that a manifest of the folder lists.
  private struct Listed {
    let product: String
    let document: Manifest.DocumentEntry
    let key: String
  }

  /// What the bundle is to hold.
  ///
  /// - Throws: ``UsageError`` where there is no such agreement, version or language.
  func description(of request: BundleRequest) throws -> BundleDescription {
    let listed = try listed()
    let found = try agreement(request.agreement, among: listed)
    guard let release = found.document.releases.last(where: { $0.version == request.version })
    else {
      let known = found.document.releases.map(\.version.text)
      let guess = suggestion(for: request.version.text, among: known)
        .map { "did you mean '\(found.key)@\($0)'?" }
      throw UsageError(
        "'\(found.key)' has no published version '\(request.version)'; "
          + (guess ?? "it has \(known.map { "'\($0)'" }.joined(separator: ", "))"))
    }
    let known = release.locales.keys.sorted()
    for locale in request.locales where !known.contains(locale) {
      throw UsageError(
        "'\(found.key)@\(release.version)' has no text in '\(locale)'; it has "
          + known.map { "'\($0)'" }.joined(separator: ", "))
    }
    return BundleDescription(
      agreement: found.key, product: found.product, version: release.version,
      locales: request.locales.isEmpty ? known : Set(request.locales).sorted(),
      extent: request.format == .html ? .page : .whole, sources: [:])
  }

  private func listed() throws -> [Listed] {
    let signed = try SignedState(published: files)
    let unreadable = signed.diagnostics.filter { $0.rule == .unreadableManifest }
    guard unreadable.isEmpty else { throw BundleRefusal(diagnostics: unreadable) }
    guard !signed.manifests.isEmpty else {
      throw UsageError(
        "'\(files.root)' contains no manifest; name the folder that 'assent build' published")
    }
    var listed: [Listed] = []
    for (path, manifest, _) in signed.manifests {
      let folder = Placement.folder(of: path)
      for document in manifest.documents {
        guard let key = document.releases.last.flatMap({ BundleBuilder.key(of: $0, in: folder) })
        else { continue }
        listed.append(Listed(product: folder, document: document, key: key))
      }
    }
    return listed
  }

  private func agreement(_ name: String, among listed: [Listed]) throws(UsageError) -> Listed {
    if let exact = listed.first(where: { $0.key == name }) { return exact }
    let word = name.lowercased()
    let found = listed.filter {
      $0.key.lowercased() == word || Placement.fileName(of: $0.key).lowercased() == word
    }
    if let only = found.first, found.count == 1 { return only }
    let keys = (found.isEmpty ? listed : found).map(\.key).sorted()
    let list =
      keys.prefix(8).map { "'\($0)'" }.joined(separator: ", ") + (keys.count > 8 ? ", …" : "")
    guard found.isEmpty else {
      throw UsageError("'\(name)' is the id of several agreements; name one of \(list)")
    }
    guard !keys.isEmpty else { throw UsageError("'\(files.root)' contains no agreement") }
    let guess = suggestion(for: name, among: keys)
    throw UsageError(
      "'\(files.root)' has no agreement '\(name)'; "
        + (guess.map { "did you mean '\($0)'?" } ?? "it has \(list)"))
  }
}
