import AssentDiagnostics
import AssentManifest

/// What `assent release` is asked to do with the text of an agreement.
package struct ReleaseRequest: Sendable {
  /// The content folder.
  package var content: String
  /// Id, key or path of the agreement, perhaps with `@` and the version.
  package var agreement: String
  package var version: Manifest.Version?
  /// `nil` takes what the text states.
  package var effective: Manifest.Moment?
  /// Whether it may lie before today.
  package var mayTakeEffectInPast = false
  /// What the author declares; `nil` where nothing is said.
  package var change: Manifest.Change.Class?
  /// Why the author declares that class.
  package var reason = ""
  /// As written: a text, or a language, `=` and a text.
  package var summaries: [String] = []
  package var graceDays: Int?
  /// Why an editorial class is right although words changed; `nil` where nothing is said.
  package var approval: String?
  /// The Git revision to take the texts from; `nil` takes them as they are.
  package var revision: String?
  /// Languages that the release does without, though the last one had them.
  package var droppedLocales: [Manifest.Locale] = []
  /// The day of the release, which is that of the commit where none is stated and there is one.
  package var day: EntryDay
  /// Who releases it; `nil` where nobody is named.
  package var by: String?
  /// Whether nothing is written.
  package var isDryRun = false

  /// Texts of the revision that lay elsewhere; none takes those of the content folder.
  package private(set) var oldTexts: [OldText] = []

  /// A text that had another name or place in the revision.
  package struct OldText: Hashable, Sendable {
    /// `nil` for the text that binds.
    var locale: Manifest.Locale?
    /// Below the root of the repository.
    var path: String
  }

  /// Takes a revision, or a file of one with the language that it is in: `v1.0`, `v1.0:old/terms.md`,
  /// `de=v1.0:old/agb.md`.
  ///
  /// - Throws: ``UsageError`` for several revisions, and for a language given twice.
  package mutating func take(from word: String) throws(UsageError) {
    guard let colon = word.firstIndex(of: ":") else {
      guard revision == nil else {
        throw UsageError("--from is given twice; for several languages name files: de=REV:path")
      }
      revision = word
      return
    }
    var name = word[..<colon]
    var locale: Manifest.Locale?
    if let equals = name.firstIndex(of: "=") {
      let tag = String(name[..<equals])
      guard let stated = Manifest.Locale(tag) else {
        throw UsageError("--from '\(tag)' is not a language tag such as fr")
      }
      locale = stated
      name = name[name.index(after: equals)...]
    }
    guard revision == nil || (revision == String(name) && !oldTexts.isEmpty) else {
      throw UsageError("--from names two revisions; the texts of a version are of one")
    }
    guard !oldTexts.contains(where: { $0.locale == locale }) else {
      throw UsageError(
        "--from names two texts \(locale.map { "in '\($0)'" } ?? "that bind"); state the language of "
          + "a translation, as in de=\(word)")
    }
    revision = String(name)
    oldTexts.append(OldText(locale: locale, path: String(word[word.index(after: colon)...])))
  }

  package init(content: String, agreement: String, day: EntryDay) {
    self.content = content
    self.agreement = agreement
    self.day = day
  }
}
