import AssentDiagnostics
import AssentManifest
import AssentRecord

// The words of each form of a text are held against the digest that people accept it by.
extension Verifier {
  /// Computes the text digests anew from the words in JSON and on pages.
  mutating func checkWords(
    of manifest: Manifest, below folder: String
  ) throws(InputError) {
    for text in Self.texts(of: manifest) {
      let path = Placement.join(folder, text.path)
      if text.isCurrent, accounted[FileName(path)] == nil { continue }
      // A file that is missing or changed is told as such.
      guard let words = try words(in: text, at: path) else { continue }
      if let frame = words.frame, frame != .ours { framed.append(path) }
      let files = files
      let finding = try words.finding(for: text.entry) { () throws(InputError) in
        try files.read(path)
      } original: { () throws(InputError) in
        try Self.original(of: text.entry, in: files, below: folder)
      }
      let stray =
        finding == nil ? try strayLink(of: words, text.entry, below: folder) : nil
      if let finding = finding ?? stray {
        report(.wordsDiffer, at: path, finding, "publish the folder again")
      }
    }
    for document in manifest.documents {
      let current = document.releases.first { $0.version == document.current }
      if let binding = current?.locales.values.first(where: \.authoritative),
        binding.title != document.title
      {
        report(
          .wordsDiffer, at: Placement.join(folder, "manifest.json"),
          "'\(document.id)' is called '\(document.title)', and the text that binds '\(binding.title)'",
          "build and sign the folder again")
      }
      for release in document.releases {
        for entry in release.locales.values where try !hasWords(entry, below: folder) {
          report(
            .wordsDiffer, at: Placement.join(folder, "manifest.json"),
            "no file has the words of '\(entry.title)', to which the manifest gives a digest",
            "publish the folder again")
        }
      }
    }
  }

  /// The first link of a page that leads where the JSON of the same text does not; `nil` where there is none.
  private func strayLink(
    of words: TextWords, _ entry: Manifest.LocaleEntry, below folder: String
  ) throws(InputError) -> String? {
    guard !words.links.isEmpty else { return nil }
    for artifact in entry.artifacts where artifact.type == Artifact.json {
      let path = Placement.join(folder, artifact.path.text)
      // A file that is missing or changed is told as such.
      guard accounted[FileName(path)] != nil, try files.status(of: path)?.kind == .file,
        let known = PageLinks.addresses(in: try files.read(path))
      else { return nil }
      guard let link = words.links.first(where: { !known.contains($0.address) }) else {
        return nil
      }
      return "line \(link.line) links to '\(String(decoding: link.address, as: UTF8.self))', "
        + "and the text in '\(path)' does not"
    }
    return nil
  }

  /// Whether a gate finds the words of an entry; a file that is missing is told as such.
  private func hasWords(
    _ entry: Manifest.LocaleEntry, below folder: String
  ) throws(InputError) -> Bool {
    for artifact in entry.artifacts where artifact.type == Artifact.json {
      let path = Placement.join(folder, artifact.path.text)
      let text = Text(path: artifact.path.text, type: artifact.type, entry: entry)
      guard let words = try words(in: text, at: path) else { return true }
      if words.isThere { return true }
    }
    return false
  }

  /// The words that have the digest of an entry.
  private static func original(
    of entry: Manifest.LocaleEntry, in files: any PublishedFiles, below folder: String
  ) throws(InputError) -> String? {
    for artifact in entry.artifacts where artifact.type == Artifact.json {
      let path = Placement.join(folder, artifact.path.text)
      guard try files.status(of: path)?.kind == .file else { continue }
      let bytes = try files.read(path)
      if let words = TextWords.words(in: bytes, digest: entry.textDigest) { return words }
    }
    return nil
  }

  /// Tells that what stands around texts was not checked.
  mutating func reportFrames() {
    guard let first = framed.min() else { return }
    let others = framed.count - 1
    report(
      .ownFrame, .info, at: first,
      "the page is not made by the templates of this program"
        + (others == 0 ? "" : ", like \(others) more")
        + "; its text was checked, and not what stands around it",
      "look at the page in a browser if it matters how the text is shown")
  }
}
