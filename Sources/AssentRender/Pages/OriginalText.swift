/// The text that binds where another one is its translation.
package struct OriginalText: Hashable, Sendable {
  /// Its language tag.
  package var language: String
  /// Of its source file, relative to the folder of all sources.
  package var path: String
  /// Of its page; `nil` where the site has none.
  package var address: String?

  package init(language: String, path: String, address: String? = nil) {
    self.language = language
    self.path = path
    self.address = address
  }

  /// The sentence that translations say of it, in the language of the translation.
  package func sentence(in language: String) -> String {
    FrameLabels.labels(for: language).text(
      "translation", LanguageName.text(self.language) + (address.map { " <\($0)>" } ?? ""))
  }
}
