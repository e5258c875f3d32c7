import AssentDiagnostics
import AssentLicense
import AssentManifest

/// Finds translations that lie where they are agreements of their own: `de/privacy.md` for `privacy.de.md`, and
/// `terms.pt_BR.md` for `terms.pt-BR.md`.
struct TranslationLayout {
  let configuration: Configuration
  /// The keys of agreements that were released: their addresses stay, so they are left alone.
  let released: Set<String>

  /// A text in a folder that is called as a language.
  private struct Member {
    var text: LocaleCheck.Text
    var language: String
    /// The folder that is called so.
    var folder: String
    /// The path without it.
    var neutral: String
  }

  /// Folders that hold nothing but those of languages.
  private static let holders: Set = [
    "i18n", "l10n", "lang", "langs", "languages", "locale", "locales", "translations",
  ]

  /// A warning for each agreement whose translations lie in folders, and for each name that states a language in a
  /// way that is not read.
  func findings(in texts: [LocaleCheck.Text]) -> [Diagnostic] {
    let working = texts.filter { !released.contains($0.key) }
    let groups = Dictionary(grouping: working.compactMap(member(of:)), by: \.neutral)
    let originals = Dictionary(
      texts.filter { !$0.listing.isTranslation }.map { ($0.key, $0) }
    ) { first, _ in first }
    return groups.sorted { $0.key < $1.key }
      .compactMap { finding(of: $1, original: originals[$0]) }
      + working.compactMap(misnamed)
  }

  // MARK: Folders

  private func member(of text: LocaleCheck.Text) -> Member? {
    let folders = Placement.folder(of: text.path).pathNames.map(String.init)
    guard let index = folders.lastIndex(where: { Self.language(named: $0) != nil }),
      let language = Self.language(named: folders[index])
    else { return nil }
    let folder = folders[...index].joined(separator: "/")
    guard configuration.products[folder] == nil,
      configuration.products[Placement.folder(of: text.path)] == nil,
      // A text that says it is of another language is no translation into this one.
      text.statedLanguage.map({
        LanguageTag.language(of: $0) == LanguageTag.language(of: language)
      }) ?? true
    else { return nil }
    var above = Array(folders[..<index])
    if let last = above.last, Self.holders.contains(last.lowercased()) { above.removeLast() }
    let rest = above + folders[(index + 1)...]
    return Member(
      text: text, language: language, folder: folder,
      neutral: Placement.join(
        rest.joined(separator: "/"), Placement.agreementID(of: text.path)))
  }

  /// The language that a folder is called by: `de`, `pt-BR`, `pt_BR`, `German`; `nil` for a code of three letters, as
  /// `mac` and `arm` are called so for another reason.
  private static func language(named name: String) -> String? {
    let parts = name.split(whereSeparator: { "-_".contains($0) })
    guard parts.first?.utf8.count != 3,
      parts.dropFirst().allSatisfy({ isRegion($0) || scripts.contains($0.lowercased()) })
    else { return nil }
    return LanguageTag.meant(by: name).flatMap { LanguageTag.isKnown($0) ? $0 : nil }
  }

  private static func isRegion(_ part: Substring) -> Bool {
    part.utf8.count == 2 && part.allSatisfy(\.isLetter)
      || part.utf8.count == 3 && part.allSatisfy(\.isNumber)
  }

  private static let scripts: Set = ["arab", "cyrl", "hans", "hant", "latn"]

  private func finding(of members: [Member], original: LocaleCheck.Text?) -> Diagnostic? {
    let members = members.sorted { $0.text.path.precedesInBytes($1.text.path) }
    // One such folder alone may be a product that is called so.
    guard original != nil || Set(members.map(\.language)).count > 1 else { return nil }
    let wanted = LanguageTag.language(of: configuration.statedLanguage ?? "en")
    let base =
      original == nil
      ? members.first { LanguageTag.language(of: $0.language) == wanted } ?? members.first : nil
    let others = members.filter { $0.text.path != base?.text.path }
    guard let first = others.first, let other = original ?? base?.text else { return nil }
    let folder = Placement.folder(of: first.neutral)
    let id = Placement.fileName(of: first.neutral)
    let name = Placement.join(folder, "\(id).\(first.language).md")
    let move =
      original == nil
      ? "put them beside each other, '\(other.path)' as '\(Placement.join(folder, id + ".md"))' and "
        + "'\(first.text.path)' as '\(name)'"
      : "move it to '\(name)'"
    let subject =
      others.count == 1
      ? "'\(first.text.path)' looks like a translation of '\(other.path)', and is an agreement of its own"
      : "'\(first.text.path)' and \(others.count - 1) more look like translations of '\(other.path)', and are "
        + "agreements of their own"
    return Diagnostic(
      rule: .separateTranslation, severity: .warning,
      message: subject,
      file: first.text.file,
      notes: others.dropFirst().prefix(3).map { member in
        Diagnostic.Note("another one", file: member.text.file)
      },
      help: move + "; or, if '\(first.folder)' is a product, name that folder under 'products' in "
        + ConfigurationFile.name)
  }

  // MARK: Names

  /// A warning for a name that states a language in a way that makes no translation: `terms.pt_BR.md`.
  private func misnamed(_ text: LocaleCheck.Text) -> Diagnostic? {
    let parts = text.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2, DocumentKind.locale(in: text.name) == nil else { return nil }
    let word = parts[parts.count - 2]
    guard let tag = Self.language(named: word) else { return nil }
    let name = (parts.dropLast(2) + [tag] + parts.suffix(1)).joined(separator: ".")
    return Diagnostic(
      rule: .separateTranslation, severity: .warning,
      message:
        "'\(word)' in the name of the file is no language tag, so '\(text.name)' is an agreement of its own",
      file: text.file, help: "name it '\(name)', which makes it a translation")
  }
}
