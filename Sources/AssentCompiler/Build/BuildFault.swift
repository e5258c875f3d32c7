import AssentDiagnostics

/// A finding that is about no text of a document: places, limits, configuration, templates.
///
/// No configuration turns it off.
package struct BuildFault: Sendable {
  /// The fault's name, as findings give it.
  package let id: String
  package let severity: Severity
  /// One sentence: what is reported.
  package let summary: String
  /// Why it matters, and what to do.
  package let rationale: String

  package static let all = [
    BuildFault(
      id: "formats-disagree", severity: .error,
      summary: "HTML, plain text and JSON of a document do not carry the same words.",
      rationale:
        "Whoever agrees to one form must have agreed to all. It is a fault of Assent; nothing is "
        + "published, so report it with the document."),
    BuildFault(
      id: "invalid-configuration", severity: .error,
      summary: "The configuration has a key or a value that there is not.",
      rationale: "A key that is passed over in silence would leave its author believing in it."),
    BuildFault(
      id: "invalid-template", severity: .error,
      summary: "A template cannot be read, or would never end.",
      rationale:
        "A section or a tag is not closed, a template includes itself, or all that it includes is "
        + "too large or too deep."),
    BuildFault(
      id: "missing-template", severity: .error,
      summary: "A template that a page needs is not there.",
      rationale: "Templates of your own stand beside those built in, under the same names."),
    BuildFault(
      id: "output-collision", severity: .error,
      summary: "Two files would be published at one place.",
      rationale: "One would overwrite the other. Rename a document, a folder or a product."),
    BuildFault(
      id: "parse-limit", severity: .error,
      summary: "A document is too large or nested too deeply to be read.",
      rationale: "Every document ends in a page or in a finding, and in bounded time."),
    BuildFault(
      id: "skipped-entry", severity: .warning,
      summary: "Something in the content folder is not read.",
      rationale: "Links may lead out of the folder, and a name must be UTF-8 to be an address."),
    BuildFault(
      id: "unknown-template-key", severity: .error,
      summary: "A template asks for a key that its page does not have.",
      rationale: "It would come out as a blank."),
    BuildFault(
      id: "unsafe-picture", severity: .error,
      summary: "An SVG picture holds more than what draws.",
      rationale:
        "Pictures are published as they are, and whoever opens one by its own address runs and loads "
        + "what is in it. Only what draws is let pass: elements and attributes on a list, addresses "
        + "within the picture, no document type, no processing instructions and nothing of other "
        + "vocabularies. Saved as plain SVG, pictures of most editors are fine."),
  ]
}
