import AssentDiagnostics

/// A finding that is about no text of a document: places, limits, configuration, templates, and
/// what `verify` finds in a published folder.
///
/// No configuration and no comment turns it off.
package struct Fault: Sendable {
  /// The work in which it is found.
  package enum Stage: String, Sendable, CaseIterable {
    /// Comparing with what was released, in `lint` and `build` alike.
    case versions
    case build
    case verify
    /// What `verify` finds in an archive or a page that was mailed.
    case bundles
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
  /// The faults of releases, those of a build, of a published folder and of a bundle, each in the
  /// order of the alphabet.
  package static let all = ofVersions + ofSites + ofBundles

  private static let ofSites: [Fault] = [
    Fault(
      id: .bindingLanguageDiffers, severity: .error,
      summary:
        "A text says that it is binding in another language than it is published as binding.",
      rationale:
        "A translation is published with a sentence that names the text that binds, so the page would "
        + "contradict its own words. Write 'authoritative: true' in the front matter of the text that binds. "
        + "Where that stands in another text already, it is a warning."),
    Fault(
      id: .builtBeforeEffective, severity: .info,
      summary: "A version is published as upcoming, as the build is for an earlier day.",
      rationale:
        "A build without a date is for the newest day on which anything came out, so that it always gives the "
        + "same. Pages built so say of a version with a later day that it is upcoming, also after that day. Build "
        + "with --date on the day, or every day; gates ask their own clock."),
    Fault(
      id: .fileNotRead, severity: .info,
      summary: "A file in or next to the content folder looks like a document but is not read.",
      rationale:
        "A build reads Markdown, pictures and content/assent.yml; 'LICENSE' and 'terms.docx' never "
        + "become pages. Rename the file, move it or exclude it."),
    Fault(
      id: .flowContradictsGate, severity: .error,
      summary:
        "A drawing that is named as the description of a gate shows what the gate does not do.",
      rationale:
        "Whoever builds an app by the drawing would build another gate. Draw what the gate does; where "
        + "only a word is not understood, give it a name under 'flows' in assent.yml."),
    Fault(
      id: .foreignFile, severity: .error,
      summary: "The output folder contains a file that Assent did not publish.",
      rationale:
        "It would be part of the site without being listed in a manifest. Move it elsewhere, or to "
        + "content/public/, whose files are published and listed."),
    Fault(
      id: .formatsDisagree, severity: .error,
      summary: "HTML, plain text and JSON of a document do not carry the same words.",
      rationale:
        "Agreeing to one format must mean agreeing to all. This is a bug in Assent; nothing is "
        + "published. Please report it with the document."),
    Fault(
      id: .invalidConfiguration, severity: .error,
      summary: "The configuration has an unknown key or value.",
      rationale: "A misspelled key would otherwise be ignored without notice."),
    Fault(
      id: .invalidTemplate, severity: .error,
      summary: "A template is malformed, includes itself or exceeds a limit.",
      rationale:
        "A section or tag is not closed, a template includes itself, or its partials together are "
        + "too large or nested too deeply."),
    Fault(
      id: .localeVersionDiffers, severity: .error,
      summary: "The texts of an agreement differ in version or date, or in which of them binds.",
      rationale:
        "A manifest lists all texts of a release together, so they must be of one release, and exactly "
        + "one of them must bind."
    ),
    Fault(
      id: .missingLocale, severity: .error,
      summary: "An agreement has no text in a language that is promised.",
      rationale:
        "A language is promised by 'locales' in the configuration, else by the other agreements of the "
        + "product. Its readers would have to agree to a text they cannot read."),
    Fault(
      id: .missingTemplate, severity: .error,
      summary: "A template that a page needs does not exist.",
      rationale: "Templates of your own replace the built-in ones of the same name."),
    Fault(
      id: .noDocuments, severity: .error,
      summary: "The content folder contains no document.",
      rationale:
        "A build would replace the published site with an empty one. If that is intended, remove "
        + "the output folder."),
    Fault(
      id: .outputCollision, severity: .error,
      summary: "Two files would be published at one place.",
      rationale: "One would overwrite the other. Rename a document, a folder or a product."),
    Fault(
      id: .parseLimit, severity: .error,
      summary: "A document is too large or nested too deeply to be read.",
      rationale: "The limits keep time and memory bounded, whatever the document contains."),
    Fault(
      id: .publisherDiffers, severity: .info,
      summary: "An agreement names somebody else than the configuration as who publishes it.",
      rationale:
        "Its page, its plain text and its JSON say what the text says, and the manifest of its product says what "
        + "assent.yml says under 'publisher': who publishes and signs it. That may be meant: one site can hold the "
        + "texts of several."
    ),
    Fault(
      id: .repeatedAgreement, severity: .warning,
      summary: "Two agreements have the same words.",
      rationale:
        "People are asked to accept one text twice, as two agreements. Keep one of the two files; one "
        + "that was published is withdrawn by 'assent release withdraw'. Agreements for other people, "
        + "guests and members, may have the same words. A copy in a folder that makes it the agreement of "
        + "another product, which assent.yml does not name, is a remark."),
    Fault(
      id: .secretKey, severity: .error,
      summary: "A file that would be published is a secret key.",
      rationale:
        "Whoever has it signs in the name of the publisher. If it was public, or in Git, for a moment, "
        + "make another one and revoke it with the recovery key: 'assent revoke'."),
    Fault(
      id: .separateTranslation, severity: .warning,
      summary: "A text that looks like a translation is an agreement of its own.",
      rationale:
        "The texts of an agreement lie beside each other, with the language in the name: 'terms.md' and 'terms.de.md'. "
        + "In a folder of its own, 'de/terms.md', a text is the agreement of another product, and everyone is asked for "
        + "each of the two. A folder that is a product, whatever its name means, is named under 'products' in assent.yml."
    ),
    Fault(
      id: .skippedEntry, severity: .warning,
      summary: "A symbolic link or an unreadable name in the content folder is skipped.",
      rationale: "Links may lead out of the folder, and only a UTF-8 name can become an address."),
    Fault(
      id: .unboundFlowName, severity: .info,
      summary:
        "A drawing that is named as the description of a gate has a word that means nothing there.",
      rationale:
        "What is not understood is not compared. The manual has the words that are; give another a name "
        + "under 'flows' in assent.yml."),
    Fault(
      id: .unknownTemplateKey, severity: .error,
      summary: "A template asks for a key that its page does not have.",
      rationale: "It would be rendered as nothing."),
    Fault(
      id: .unlistedAgreement, severity: .error,
      summary: "An agreement lacks information the manifest needs.",
      rationale:
        "A manifest lists each agreement with its version, language and effective date. One that "
        + "is not listed is never shown to anyone for acceptance, so nothing is published."),
    Fault(
      id: .unpublishableName, severity: .error,
      summary: "A file or folder name cannot be published.",
      rationale:
        "Control characters, ':' and '\\' have special meanings on some systems, and some refuse "
        + "long names."),
    Fault(
      id: .unsafePicture, severity: .error,
      summary: "An SVG picture contains something other than graphics.",
      rationale:
        "Pictures are published as they are, and a browser that opens one directly runs and loads what "
        + "is in it. Only graphics are allowed: listed elements and attributes, addresses within the "
        + "picture, no document type, no processing instructions and no foreign namespaces. Most "
        + "editors can save pictures as plain SVG, which is accepted."),
    Fault(
      id: .unusableManifest, severity: .error,
      summary: "A manifest about to be published would be rejected by a license gate.",
      rationale:
        "Every manifest is read back before anything is published. If the one published "
        + "before was edited, remove it; otherwise this is a bug in Assent."),
    Fault(
      id: .unusableRevocations, severity: .error,
      summary: "The list of revoked keys cannot be published.",
      rationale:
        "It is signed by the recovery key, names keys in canonical JSON, and none of them may "
        + "still be announced. Only 'assent revoke' writes it."),
    Fault(
      id: .backDated, stage: .verify, severity: .warning,
      summary: "Something states a day on which a manifest seen before did not have it.",
      rationale:
        "A manifest has what happened until its day. A version, withdrawal or correction that it lacks "
        + "was entered later than it says, or not published at once; whoever read the site in "
        + "between saw something else. Ask the publisher which."),
    Fault(
      id: .badSignature, stage: .verify, severity: .error,
      summary: "A signature is not one of the file beside it.",
      rationale:
        "The file, the signature or its name was changed after it was made. Publish and sign "
        + "again."),
    Fault(
      id: .changedFile, stage: .verify, severity: .error,
      summary: "A published file differs from the manifest.",
      rationale:
        "The manifest has the size and digest of every file. If they differ, the file was changed "
        + "after it was published."),
    Fault(
      id: .equivocation, stage: .verify, severity: .error,
      summary: "Two different files have the same number.",
      rationale:
        "A publisher gives each state one number, so two of them show different things to "
        + "different people. Ask the publisher, and keep both."),
    Fault(
      id: .expired, stage: .verify, severity: .error,
      summary: "A manifest should have been followed by a newer one.",
      rationale:
        "A server may be holding back the newer one. Fetch the site again; its publisher builds "
        + "and signs it with a later 'expires'."),
    Fault(
      id: .expiredKey, stage: .verify, severity: .error,
      summary: "A key signed after the end that was announced for it.",
      rationale: "Sign with the key that follows it."),
    Fault(
      id: .expiryRemoved, stage: .verify, severity: .warning,
      summary: "A file had an end in a state seen before, and has none any more.",
      rationale:
        "The end tells a reader that a newer state should have come out. Without one nothing shows that a server "
        + "holds newer ones back. Its publisher sets 'signing.expires' again, or has stopped to on purpose: ask."
    ),
    Fault(
      id: .fastForward, stage: .verify, severity: .error,
      summary: "A number is far ahead of the one seen before.",
      rationale:
        "Near the end of its range no newer state could follow. One step never adds more than a "
        + "million."),
    Fault(
      id: .gateChanged, stage: .verify, severity: .warning,
      summary: "A gate asks otherwise than a manifest seen before says.",
      rationale:
        "Whether an agreement is required, whom it is for, how far it must be read and in whose name it is "
        + "asked is set by its publisher at any time, and no ledger has it. Whoever accepted was asked as the "
        + "manifest says which the record names by its digest: keep that one."),
    Fault(
      id: .historyRewritten, stage: .verify, severity: .error,
      summary: "A version is not what a manifest seen before said of it.",
      rationale:
        "Words, days, classes and endings of a version stay as they were published. Whoever has the key "
        + "can sign another past, and a manifest that somebody kept shows it: keep both, and "
        + "ask the publisher."),
    Fault(
      id: .logDiffers, stage: .verify, severity: .error,
      summary: "The published log contradicts a manifest, a checkpoint or its own entries.",
      rationale:
        "Its hashes follow from its entries, and its entries say what was released. Where these "
        + "differ, something was changed after the fact, or two people are shown different things."),
    Fault(
      id: .manifestNotCanonical, stage: .verify, severity: .error,
      summary: "A manifest is not canonical JSON (RFC 8785).",
      rationale:
        "A signature covers exact bytes, so a manifest has exactly one form. Another program "
        + "rewrote this one."),
    Fault(
      id: .missingFile, stage: .verify, severity: .error,
      summary: "A file that a manifest lists, or its SHA256SUMS, is missing.",
      rationale: "Links from the manifest lead nowhere. Publish the folder again."),
    Fault(
      id: .missingSignature, stage: .verify, severity: .error,
      summary: "A file is not signed by a key that is trusted.",
      rationale:
        "Anyone may have written it. Sign it with 'assent sign', or name the key that signs "
        + "with --key."),
    Fault(
      id: .noManifest, stage: .verify, severity: .error,
      summary: "The folder contains no manifest.",
      rationale:
        "There is nothing to check it against. Name the folder that a build wrote, and not one above it."
    ),
    Fault(
      id: .notAFile, stage: .verify, severity: .error,
      summary: "A manifest lists something that is not a regular file.",
      rationale: "Only a regular file can be checked. Publish the folder again."),
    Fault(
      id: .ownFrame, stage: .verify, severity: .info,
      summary: "A page is not made by the templates of this program.",
      rationale:
        "Its text is held against the manifest. What stands around it is not, and could say more, or hide "
        + "what the text says."),
    Fault(
      id: .recoveryKeyChanged, stage: .verify, severity: .warning,
      summary: "The recovery key that is announced is another than in a state seen before.",
      rationale:
        "It revokes the keys that sign, and names those that take their place. Whoever stole a key that signs "
        + "can announce a recovery key of their own, which readers who come later would go by. Ask the "
        + "publisher by another way, and name the right one with --recovery."),
    Fault(
      id: .revokedKey, stage: .verify, severity: .error,
      summary: "A signature is by a key that was revoked, or that must not sign.",
      rationale:
        "The key was lost or stolen, so its signatures prove nothing, whenever they were made. "
        + "The recovery key signs nothing but the list of revoked keys."),
    Fault(
      id: .rollback, stage: .verify, severity: .error,
      summary: "A file is older than one seen before.",
      rationale:
        "An old state was put back, or numbers began anew, as where the output folder was removed. Fetch the "
        + "site again; its publisher builds after the last one that was published (--previous)."),
    Fault(
      id: .siteDiffers, stage: .verify, severity: .error,
      summary: "site.json does not match the manifests of the products.",
      rationale:
        "It names each of them with number and digest. Where they differ, a product was "
        + "removed, added, exchanged or taken from another day."),
    Fault(
      id: .sumsDiffer, stage: .verify, severity: .error,
      summary: "SHA256SUMS does not match the manifest.",
      rationale: "Both are written in one build. Where they differ, one was changed later."),
    Fault(
      id: .unfinishedBuild, stage: .verify, severity: .info,
      summary: "A build of the folder is running or was interrupted.",
      rationale:
        "Its staged files are not published yet. Build again before you publish the folder."),
    Fault(
      id: .unknownSigner, stage: .verify, severity: .error,
      summary: "A signature is by a key that nobody announces.",
      rationale:
        "It cannot be checked. Announce the key under 'signing' in assent.yml, name it with "
        + "--key, or remove the signature."),
    Fault(
      id: .unlistedFile, stage: .verify, severity: .error,
      summary: "The folder contains a file that no manifest lists.",
      rationale: "Nothing vouches for it. Move it out of the folder, or publish the folder again."),
    Fault(
      id: .unprovedCorrection, stage: .verify, severity: .info,
      summary: "A fact was put right since a manifest seen before, and no ledger here says so.",
      rationale:
        "A date that is still to come and a summary may be put right by an entry of the ledger. Only a "
        + "log, or the ledger itself, tells whether there is one."),
    Fault(
      id: .unreadableLog, stage: .verify, severity: .error,
      summary: "A file of the published log cannot be read as what its name says.",
      rationale: "Nothing can be proved with it. Publish the folder again."),
    Fault(
      id: .unreadableManifest, stage: .verify, severity: .error,
      summary: "A manifest cannot be read.",
      rationale: "License gates reject it for the same reason. Publish the folder again."),
    Fault(
      id: .unreadableRevocations, stage: .verify, severity: .error,
      summary: "The list of revoked keys cannot be read.",
      rationale: "Nobody can tell which keys are revoked. Publish the folder again."),
    Fault(
      id: .unreadableSignature, stage: .verify, severity: .error,
      summary: "A signature file does not contain a signature.",
      rationale: "A check of it would report the manifest as forged."),
    Fault(
      id: .unsignedLog, stage: .verify, severity: .info,
      summary: "The published log has no signed checkpoint of its present size.",
      rationale:
        "Anyone could have written it. 'assent sign' signs a checkpoint, and keeps it so that the "
        + "log cannot be rewritten unseen."),
    Fault(
      id: .wordsDiffer, stage: .verify, severity: .error,
      summary: "The words of a document do not match their digest in the manifest.",
      rationale:
        "People accept a text by this digest. If it differs, they accepted another text."),
  ]
}
