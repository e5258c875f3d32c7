import AssentManifest
import AssentRecord

/// The words in one file of a text, as far as a check of digests needs them.
struct TextWords: Sendable {
  /// Of each time that the file says the text: in JSON by the blocks of it, and by the list of its words.
  private var digests: [Manifest.Digest] = []
  /// What JSON says that the text is called.
  private var title: String?
  /// What is wrong with the page, whatever its words are.
  private var strange: String?
  /// What is around the text of a page; `nil` for JSON.
  private(set) var frame: PageText.Frame?
  /// The links of the text of a page that leave the site.
  private(set) var links: [PageLinks.Link] = []

  /// Whether the file has a text at all.
  var isThere: Bool { frame != nil || !digests.isEmpty }

  /// The types of files whose words are held against a manifest.
  static func areIn(_ type: String) -> Bool { type == Artifact.json || type == Artifact.html }

  /// - Parameter title: of the text.
  init(in bytes: [UInt8], _ type: String, title: String) {
    guard type == Artifact.html else {
      guard let json = try? JSONValue(parsing: bytes) else { return }
      self.title = json["title"]?.string
      digests = [DocumentWords.listed(in: json), DocumentWords.said(in: json)]
        .compactMap { $0.map { TextDigest.digest(ofStrings: [$0]) } }
      return
    }
    switch PageText.read(bytes, title: title) {
    case .text(let words, let frame):
      self.frame = frame
      if frame != .none { digests = [TextDigest.digest(ofText: words)] }
      links = PageLinks.outside(in: bytes)
    case .strange(let tag, let line):
      frame = .ours
      strange = "line \(line) has '\(tag)', which nothing writes into the text of a page"
    case .hidden(let tag, let line):
      frame = .ours
      strange = "line \(line) has '\(tag)', which hides the text of the page"
    }
  }

  /// What is wrong with the words of a file that should have those of an entry; `nil` where nothing is.
  ///
  /// - Parameters:
  ///   - bytes: of the file, which are asked for where something differs.
  ///   - original: the words with the digest that the manifest states, where there are any.
  func finding<E: Error>(
    for entry: Manifest.LocaleEntry, _ bytes: () throws(E) -> [UInt8],
    original: () throws(E) -> String?
  ) throws(E) -> String? {
    if let strange { return strange }
    // By its title a gate asks for it.
    if let title, NormalizationFormC.normalized(title) != entry.title {
      return "it calls the text '\(title)', and the manifest '\(entry.title)'"
    }
    let stated = entry.textDigest
    if frame == PageText.Frame.none {
      guard let original = try original() else { return nil }
      return WordDifference.finding(in: try bytes(), of: original, title: entry.title)
    }
    guard let other = digests.first(where: { $0 != stated }) else { return nil }
    let digests = "the digest of its words is \(other); the manifest says \(stated)"
    guard let original = try original(),
      let said = Self.said(in: try bytes(), isPage: frame != nil, title: entry.title, not: stated),
      let difference = WordDifference(between: said, and: original)
    else { return digests }
    return "it says \(difference.found), where the text has \(difference.expected); \(digests)"
  }

  /// What a file says that has another digest.
  private static func said(
    in bytes: [UInt8], isPage: Bool, title: String, not digest: Manifest.Digest
  ) -> String? {
    if isPage {
      guard case .text(let words, _) = PageText.read(bytes, title: title) else { return nil }
      return String(decoding: words, as: UTF8.self)
    }
    guard let json = try? JSONValue(parsing: bytes) else { return nil }
    return [DocumentWords.listed(in: json), DocumentWords.said(in: json)].compactMap(\.self)
      .first { TextDigest.digest(ofStrings: [$0]) != digest }
  }

  /// The words of JSON that have a digest.
  static func words(in bytes: [UInt8], digest: Manifest.Digest) -> String? {
    guard let json = try? JSONValue(parsing: bytes) else { return nil }
    return [DocumentWords.listed(in: json), DocumentWords.said(in: json)].compactMap(\.self)
      .first { TextDigest.digest(ofStrings: [$0]) == digest }
  }
}
