import AssentLicense
import AssentMarkup

/// Advice that depends on what a document has already.
extension LintSubject {
  /// Where to write a line of front matter; it can be followed more than once.
  func helpToState(_ line: String) -> String {
    document.helpToState(line)
  }
}
