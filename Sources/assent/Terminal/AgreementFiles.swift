import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord

/// The files of an agreement in a content folder, by its name: `license`, `apps/reader/eula`.
struct AgreementFiles {
  let content: String
  /// The language that is wanted; `nil` for the authoritative one.
  let locale: String?

  init(content: String, locale: String?) {
    self.content = PathText.trimmed(content)
    self.locale = locale
  }

  /// The name of the agreement that an argument means: itself, or that of the working text it is the
  /// path of.
  func name(of argument: String) -> String {
    var name = argument
    if name.hasPrefix(content + "/") { name.removeFirst(content.utf8.count + 1) }
    for ending in [".markdown", ".md"] where name.hasSuffix(ending) {
      name.removeLast(ending.utf8.count)
      break
    }
    return name
  }

  // MARK: Working text

  /// The path of the working text: in the language that is wanted, or the one that serves its readers
  /// best (``Manifest/Locale/best(for:among:)``).
  func workingText(of name: String) throws -> String {
    let middle = locale.map { ".\($0)" } ?? ""
    for ending in [".md", ".markdown"] {
      let path = "\(content)/\(name)\(middle)\(ending)"
      if FileSystem.isFile(path) { return path }
    }
    let texts = locale == nil ? [] : try workingTexts(of: name)
    if let path = Self.best(for: locale, among: texts) { return path }
    let wanted = locale.map { " in '\($0)'" } ?? ""
    throw UsageError(
      texts.isEmpty
        ? "there is no text '\(name)'\(wanted), neither a file nor by that name in \(content)/"
        : "there is no text '\(name)'\(wanted); there is \(Self.list(texts.map(\.locale)))")
  }

  /// The working texts of an agreement with their languages: that of the text without a language in
  /// its name is read from it.
  private func workingTexts(of name: String) throws -> [(locale: String, value: String)] {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, !last.isEmpty, !parts.contains("..") else { return [] }
    let folder = ([content[...]] + parts.dropLast()).joined(separator: "/")
    guard FileSystem.isDirectory(folder) else { return [] }
    var texts: [(locale: String, value: String)] = []
    for file in try FileSystem.names(in: folder, notUTF8: { _ in }) {
      guard let ending = [".md", ".markdown"].first(where: { file.hasSuffix($0) }) else { continue }
      let path = folder + "/" + file
      let stem = file.dropLast(ending.count)
      if stem == last {
        let document = Document(parsing: try SourceInput.read(path))
        let legal = LegalDocument(interpreting: document, path: file)
        texts.insert((legal.language, path), at: 0)
      } else if stem.hasPrefix(last + "."), !stem.dropFirst(last.count + 1).contains(".") {
        texts.append((String(stem.dropFirst(last.count + 1)), path))
      }
    }
    return texts
  }

  /// The value of the locale that serves readers of the wanted one best.
  private static func best<Value>(
    for wanted: String?, among texts: [(locale: String, value: Value)]
  ) -> Value? {
    guard let wanted else { return nil }
    let known = texts.compactMap { text in
      Manifest.Locale(text.locale).map { (locale: $0, value: text.value) }
    }
    let best = Manifest.Locale.best(for: [wanted], among: known.map(\.locale))
    return known.first { $0.locale == best }?.value
  }

  // MARK: Releases

  /// The file of a released version, and its path as working text.
  func release(_ version: String, of name: String) throws -> (file: String, path: String) {
    let releases = try released(name)
    guard let release = releases.last(where: { $0.version == version }) else {
      let known = releases.map(\.version)
      let guess = suggestion(for: version, among: known).map { "; did you mean '\(name)@\($0)'?" }
      throw UsageError(
        known.isEmpty
          ? "'\(name)' has no releases in \(content)/; a file of a Git revision is "
            + "'REVISION:PATH', such as 'HEAD~1:\(content)/\(name).md'"
          : "'\(name)' has no version '\(version)'\(guess ?? "; it has \(Self.list(known))")")
    }
    let text =
      locale == nil
      ? release.texts.first { $0.isAuthoritative }
      : Self.best(for: locale, among: release.texts.map { ($0.locale, $0) })
    guard let text else {
      let locales = release.texts.map(\.locale)
      throw UsageError(
        "'\(name)@\(version)' has no text in '\(locale ?? "")'; it has \(Self.list(locales))")
    }
    return ("\(folder(of: name))/\(version)/\(text.file)", text.file)
  }

  /// The versions that were released, in their order.
  func versions(of name: String) throws -> [String] { try released(name).map(\.version) }

  private struct Release {
    struct Text {
      var locale: String
      var file: String
      var isAuthoritative: Bool
    }

    var version: String
    var texts: [Text]
  }

  /// Where the releases of an agreement stand.
  private func folder(of name: String) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return ([content[...]] + parts.dropLast() + ["releases", parts.last ?? ""])
      .joined(separator: "/")
  }

  /// What the ledger of an agreement lists; empty where there is none.
  private func released(_ name: String) throws -> [Release] {
    // A name that leads elsewhere is no name.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return [] }
    let path = folder(of: name) + "/ledger.ndjson"
    guard FileSystem.isFile(path) else { return [] }
    let chain: HashChain
    let bytes = try FileSystem.read(path)
    do throws(HashChainError) { chain = try HashChain(parsing: bytes) } catch {
      throw InputError.unreadable(path: path, reason: error.description)
    }
    return chain.links.compactMap { Self.release($0.object) }
  }

  private static func release(_ object: JSONObject) -> Release? {
    guard object["event"] == .string("released"), case .string(let version)? = object["version"],
      case .object(let locales)? = object["locales"], isName(version)
    else { return nil }
    var texts: [Release.Text] = []
    for member in locales.members {
      guard case .object(let members) = member.value, case .string(let file)? = members["file"],
        isName(file)
      else { continue }
      texts.append(
        Release.Text(
          locale: member.key, file: file,
          isAuthoritative: locales.members.count == 1 || members["authoritative"] == .bool(true)))
    }
    return Release(version: version, texts: texts)
  }

  /// Whether a text can be the name of a file, and leads nowhere else.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && !text.utf8.contains(UInt8(ascii: "/"))
  }

  private static func list(_ words: [String]) -> String {
    words.suffix(12).map { "'\($0)'" }.joined(separator: ", ")
  }
}
