import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What tells people who have nothing but a bundle what it is, and how to check it without this
/// program: `README.txt`.
///
/// It follows from the rest of the bundle, so that a change of it shows.
struct BundleReadme {
  let description: BundleDescription
  let manifest: Manifest
  let document: Manifest.DocumentEntry
  let release: Manifest.Release
  /// The paths of the other files of the bundle.
  let members: [String]
  let signers: BundleSigners

  static let fileName = "README.txt"

  var bytes: [UInt8] {
    let parts =
      [heading, contents, sums, signature, words] + (description.hasProof ? [log] : []) + [program]
    return Array(VisibleText.lines(parts.joined(separator: "\n\n") + "\n").utf8)
  }

  private var heading: String {
    let title = "\(document.title), version \(release.version)"
    var facts = [
      ("Product", manifest.product.name), ("Published by", manifest.publisher.name),
    ]
    if let contact = manifest.publisher.contact { facts.append(("Contact", contact.text)) }
    facts.append(("Published on", release.published.description))
    facts.append(("Effective date", release.effective.description))
    if let withdrawal = release.withdrawn {
      facts.append(("Withdrawn on", "\(withdrawal.at): \(withdrawal.reason)"))
    }
    if let other = release.supersededBy { facts.append(("Superseded by", "version \(other)")) }
    let previous = release.change.from.map { ", compared with version \($0)" } ?? ""
    facts.append(("Change", release.change.class.rawValue + previous))
    let lines = facts.map { name, value in
      name + ":" + String(repeating: " ", count: 15 - name.count) + Self.line(value)
    }
    return Self.line(title) + "\n" + String(repeating: "=", count: min(title.count, 72)) + "\n\n"
      + lines.joined(separator: "\n")
  }

  private var contents: String {
    var out = """
      This folder holds one version of an agreement as it was published, byte for byte, and
      \(signers.signatures.isEmpty ? "the manifest that lists it. Nobody signed it." : "what proves that.") \
      Nothing in it needs a network.
      The pages open in any browser; links to other versions and other agreements lead nowhere here.

      """
    for locale in description.locales {
      guard let entry = release.locales[locale] else { continue }
      let role = entry.authoritative ? "the text that binds" : "a translation"
      out += "\n\(locale): \(Self.line(entry.title)) (\(role), \(entry.words) words)\n"
      for artifact in entry.artifacts {
        out += "  \(path(artifact.path.text))\n"
      }
      if description.pdfs[locale] != nil {
        out += "  \(description.pdfPath(locale))  (for reading and print; no signature covers it)\n"
      }
      if let source = description.sources[locale] { out += "  \(source)  (as it was written)\n" }
      for redline in release.redlines {
        for artifact in redline.locales[locale] ?? [] where artifact.type == Artifact.html {
          out += "  \(path(artifact.path.text))  (changes since version \(redline.from))\n"
        }
      }
    }
    return out
      + "\n\(path("manifest.json")) lists the files of the whole product with their digests; "
      + "some of them\nare not in this folder."
  }

  private var sums: String {
    """
    1. Was a file damaged or left out?

         sha256sum -c SHA256SUMS

       Each line has to end with OK. (macOS: shasum -a 256 -c SHA256SUMS) This shows damage, not
       forgery: whoever changes a file can change the sums.
    """
  }

  private var signature: String {
    let heading = "2. Did the publisher say so?\n\n"
    guard !signers.signatures.isEmpty else {
      return heading
        + "   The manifest is not signed. Compare its digest with one that you got in another way:\n\n"
        + "     sha256sum \(ShellWord.path(path("manifest.json")))"
    }
    var out = heading
    for command in signers.commands { out += "     \(command)\n" }
    out +=
      "\n   It has to say 'Signature and comment signature verified'. (minisign 0.11 or later, "
    out +=
      "without -H;\n   signify-openbsd -V -p KEY.pub -x SIGNATURE -m FILE reads them as well.) "
    return out
      + "A key in this file\n   proves nothing by itself: compare it with the one that the publisher "
      + "gives elsewhere."
  }

  private var words: String {
    let paths = members.filter { path in
      let isOfVersion = { (artifact: Manifest.Artifact) in self.path(artifact.path.text) == path }
      return release.locales.values.contains { $0.artifacts.contains(where: isOfVersion) }
        || release.redlines.contains {
          $0.locales.values.contains { $0.contains(where: isOfVersion) }
        }
    }.sorted { $0.precedesInBytes($1) }
    let digests = description.locales.compactMap { locale in
      release.locales[locale].map { "     \($0.textDigest)  \(locale)" }
    }
    let command = BundleSigners.sums(of: paths, in: description.product)
      .replacing("\n", with: "\n     ")
    return """
      3. Are these the files that the manifest means? This reads their digests from it, and has to
         print a line with OK for each of the \(paths.count) files of this version:

           \(command)

         The words alone, without white space and markup, have these digests in the manifest:

      \(digests.joined(separator: "\n"))
      """
  }

  private var log: String {
    let key = signers.ofCheckpoint.map { ShellWord.quoted($0.description) } ?? "KEY.pub"
    return """
      4. Did the publisher show others the same? The release stands in a log, of which anyone can
         keep the checkpoint and compare it later. A log that its publisher runs alone is worth no
         more than the checkpoints that others kept. With the program that made the bundle:

           assent log verify --proof \(ShellWord.path(description.proofPath)) --key \(key)
      """
  }

  private var program: String {
    return """
      All of this at once, with the program that made the bundle:

           \(signers.check(of: "."))
      """
  }

  private func path(_ path: String) -> String { Placement.join(description.product, path) }

  /// A text of the publisher on one line.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
