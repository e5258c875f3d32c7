import AssentDiagnostics

/// A finding that is about no text of a document: places, limits, configuration, templates, and
/// what `verify` finds in a published folder.
///
/// No configuration and no comment turns it off.
package struct Fault: Sendable {
  /// The work in which it is found.
  package enum Stage: String, Sendable, CaseIterable {
    case build
    case verify
  }

  /// The fault's name, as findings give it.
  package let id: RuleID
  package let stage: Stage
  package let severity: Severity
  /// One sentence: what is reported.
  package let summary: String
  /// Why it matters, and what to do.
  package let rationale: String

  init(
    id: RuleID, stage: Stage = .build, severity: Severity, summary: String, rationale: String
  ) {
    self.id = id
    self.stage = stage
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
  }
}

extension Fault {
  /// The faults of a build, then those of a published folder, in the order of the alphabet.
  package static let all = [
    Fault(
      id: .fileNotRead, severity: .info,
      summary: "A file in or beside the content folder looks like a document, and is not read.",
      rationale:
        "A build reads Markdown, pictures and content/assent.yml. Whoever writes 'LICENSE' or "
        + "'terms.docx' waits for a page that never comes. Rename it, move it or exclude it."),
    Fault(
      id: .foreignFile, severity: .error,
      summary: "The output folder holds a file that Assent did not publish.",
      rationale:
        "It would go out with the site, and nothing would answer for it. Move it to "
        + "content/public/, whose files are published and listed, or remove it."),
    Fault(
      id: .formatsDisagree, severity: .error,
      summary: "HTML, plain text and JSON of a document do not carry the same words.",
      rationale:
        "Whoever agrees to one form must have agreed to all. It is a fault of Assent; nothing is "
        + "published, so report it with the document."),
    Fault(
      id: .invalidConfiguration, severity: .error,
      summary: "The configuration has a key or a value that there is not.",
      rationale: "A key that is passed over in silence would leave its author believing in it."),
    Fault(
      id: .invalidTemplate, severity: .error,
      summary: "A template cannot be read, or would never end.",
      rationale:
        "A section or a tag is not closed, a template includes itself, or all that it includes is "
        + "too large or too deep."),
    Fault(
      id: .localeVersionDiffers, severity: .error,
      summary: "A translation has another version or date than the text that binds.",
      rationale: "A manifest lists all texts of a release together, so they must be of one release."
    ),
    Fault(
      id: .missingTemplate, severity: .error,
      summary: "A template that a page needs is not there.",
      rationale: "Templates of your own stand beside those built in, under the same names."),
    Fault(
      id: .noDocuments, severity: .error,
      summary: "The content folder holds no document.",
      rationale:
        "A build would publish an empty site, and withdraw what was published before. Where that is "
        + "meant, remove the output folder."),
    Fault(
      id: .outputCollision, severity: .error,
      summary: "Two files would be published at one place.",
      rationale: "One would overwrite the other. Rename a document, a folder or a product."),
    Fault(
      id: .parseLimit, severity: .error,
      summary: "A document is too large or nested too deeply to be read.",
      rationale: "Every document ends in a page or in a finding, and in bounded time."),
    Fault(
      id: .skippedEntry, severity: .warning,
      summary: "Something in the content folder is not read.",
      rationale: "Links may lead out of the folder, and a name must be UTF-8 to be an address."),
    Fault(
      id: .unknownTemplateKey, severity: .error,
      summary: "A template asks for a key that its page does not have.",
      rationale: "It would come out as a blank."),
    Fault(
      id: .unlistedAgreement, severity: .error,
      summary: "An agreement lacks what a manifest has to say of it.",
      rationale:
        "A manifest lists each agreement with its version, language and effective date. One that "
        + "is not listed is asked of nobody, so nothing is published without it."),
    Fault(
      id: .unpublishableName, severity: .error,
      summary: "The name of a file or folder cannot be part of an address.",
      rationale:
        "Control characters, ':' and '\\' mean other things on other systems, and long names are "
        + "refused by some of them."),
    Fault(
      id: .unsafePicture, severity: .error,
      summary: "An SVG picture holds more than what draws.",
      rationale:
        "Pictures are published as they are, and whoever opens one by its own address runs and loads "
        + "what is in it. Only what draws is let pass: elements and attributes on a list, addresses "
        + "within the picture, no document type, no processing instructions and nothing of other "
        + "vocabularies. Saved as plain SVG, pictures of most editors are fine."),
    Fault(
      id: .unusableManifest, severity: .error,
      summary: "A manifest that was about to be published cannot be used by a gate.",
      rationale:
        "Every manifest is read back before anything is published. Remove the one published before "
        + "if it was edited; otherwise this is a fault of Assent."),
    Fault(
      id: .changedFile, stage: .verify, severity: .error,
      summary: "A published file is not the one that the manifest names.",
      rationale:
        "The manifest has the size and the digest of every file. Where they differ, somebody "
        + "changed the file after it was published."),
    Fault(
      id: .manifestNotCanonical, stage: .verify, severity: .error,
      summary: "The bytes of a manifest are not in the form of RFC 8785.",
      rationale:
        "A signature covers exact bytes, so each content of a manifest has one form. Another "
        + "program wrote this one anew."),
    Fault(
      id: .missingFile, stage: .verify, severity: .error,
      summary: "A file that a manifest names, or its list of sums, is not there.",
      rationale: "Whoever follows the manifest gets nothing. Publish the folder anew."),
    Fault(
      id: .noManifest, stage: .verify, severity: .error,
      summary: "The folder holds no manifest.",
      rationale: "There is nothing to check it against. Name the folder that a build wrote."),
    Fault(
      id: .notAFile, stage: .verify, severity: .error,
      summary: "A manifest names a folder, a link or a device.",
      rationale: "Only the bytes of a regular file can be checked. Publish the folder anew."),
    Fault(
      id: .sumsDiffer, stage: .verify, severity: .error,
      summary: "SHA256SUMS does not say what the manifest says.",
      rationale: "Both are written in one build. Where they differ, one was changed later."),
    Fault(
      id: .unfinishedBuild, stage: .verify, severity: .info,
      summary: "A build is at work in the folder, or was broken off.",
      rationale: "What it had not published lies aside. Build again before you publish the folder."),
    Fault(
      id: .unlistedFile, stage: .verify, severity: .error,
      summary: "The folder holds a file that no manifest names.",
      rationale: "Nobody answers for it. Remove it, or publish the folder anew."),
    Fault(
      id: .unreadableManifest, stage: .verify, severity: .error,
      summary: "A manifest cannot be read.",
      rationale: "The gates that read it refuse it for the same reason. Publish the folder anew."),
    Fault(
      id: .unreadableSignature, stage: .verify, severity: .error,
      summary: "A file that is named as a signature is none.",
      rationale: "Whoever checks it would be told that the manifest is forged."),
    Fault(
      id: .wordsDiffer, stage: .verify, severity: .error,
      summary: "The words of a document do not have the digest that the manifest gives them.",
      rationale:
        "People accept a text by this digest. Where it differs, they accepted another text."),
  ]
}
