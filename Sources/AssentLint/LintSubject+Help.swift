import AssentLicense
import AssentMarkup

/// Advice that depends on what a document has already.
extension LintSubject {
  /// Where to write a line of front matter; it can be followed more than once.
  func helpToState(_ line: String) -> String {
    document.markup.frontMatter == nil
      ? "write '\(line)' at the top of the file, between two lines of '---'"
      : "write '\(line)' in the front matter"
  }
}
