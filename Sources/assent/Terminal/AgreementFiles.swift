import AssentCompiler
import AssentDiagnostics
import AssentManifest
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

  /// The path of the working text.
  func workingText(of name: String) throws(UsageError) -> String {
    let middle = locale.map { ".\($0)" } ?? ""
    for ending in [".md", ".markdown"] {
      let path = "\(content)/\(name)\(middle)\(ending)"
      if FileSystem.isFile(path) { return path }
    }
    let wanted = locale.map { " in '\($0)'" } ?? ""
    throw UsageError(
      "there is no text '\(name)'\(wanted), neither a file nor by that name in \(content)/")
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
      locale.map { wanted in release.texts.first { $0.locale == wanted } }
      ?? release.texts.first { $0.isAuthoritative }
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
