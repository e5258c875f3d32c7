import AssentMarkup

extension LegalDocument {
  /// What to do so that the document states something: `version: 1.0`.
  ///
  /// A file without front matter needs the two lines around it.
  package func helpToState(_ line: String) -> String {
    markup.frontMatter == nil
      ? "write '\(line)' at the top of the file, between two lines of '---'"
      : "write '\(line)' in the front matter"
  }
}
