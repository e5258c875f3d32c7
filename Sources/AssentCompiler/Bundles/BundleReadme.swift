import AssentDiagnostics
import AssentManifest

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
    facts.append(("In force from", release.effective.description))
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
      This folder holds one version of an agreement as it was published, byte for byte, and what
      proves that. Nothing in it needs a network. The pages open in any browser; links to other
      versions and other agreements lead nowhere here.

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
    let signatures = members.filter { $0.hasSuffix(".minisig") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !signatures.isEmpty else {
      return heading
        + "   The manifest is not signed. Compare its digest with one that you got in another way:\n\n"
        + "     sha256sum \(ShellWord.quoted(path("manifest.json")))"
    }
    let keys = manifest.keys.filter { !$0.isRecovery }
    var out = heading
    for signature in signatures {
      let file = SignatureName(signature)?.target ?? signature
      let isByName = signature != file + ".minisig"
      let fitting = keys.filter {
        !isByName || signature.lowercased() == "\(file).\($0.id).minisig".lowercased()
      }
      let key = fitting.first?.publicKey.map { "-P \(ShellWord.quoted($0))" } ?? "-p KEY.pub"
      out +=
        "     minisign -V \(key) -x \(ShellWord.quoted(signature)) -m \(ShellWord.quoted(file))\n"
    }
    out +=
      "\n   It has to say 'Signature and comment signature verified'. (minisign 0.11 or later, "
    out +=
      "without -H;\n   signify-openbsd -V -p KEY.pub -x SIGNATURE -m FILE reads them as well.) "
    return out
      + "A key in this file\n   proves nothing by itself: compare it with the one that the publisher "
      + "gives elsewhere."
  }

  private var words: String {
    let files = description.locales.compactMap { release.locales[$0] }.flatMap(\.artifacts)
      .map { "     \($0.digest.hexadecimal)  \(path($0.path.text))" }
    let digests = description.locales.compactMap { locale in
      release.locales[locale].map { "     \($0.textDigest)  \(locale)" }
    }
    let manifest = ShellWord.quoted(path("manifest.json"))
    let first = description.locales.first.flatMap { release.locales[$0]?.artifacts.first?.digest }
    return """
      3. Are these the files that the manifest means? It has these digests, which stand in
         SHA256SUMS as well:

      \(files.joined(separator: "\n"))

         and these of the words alone, without white space and markup:

      \(digests.joined(separator: "\n"))

         Look each up; a number above 0 says that it is there:

           grep -c \(first?.hexadecimal ?? "") \(manifest)
      """
  }

  private var log: String {
    let key = signingKey.map(ShellWord.quoted) ?? "KEY.pub"
    return """
      4. Did the publisher show others the same? The release stands in a public log, of which
         anyone can keep the checkpoint and compare it later:

           assent log verify --proof \(ShellWord.quoted(description.proofPath)) --key \(key)
      """
  }

  private var signingKey: String? {
    manifest.keys.first { !$0.isRecovery && $0.publicKey != nil }?.publicKey
  }

  private var program: String {
    return """
      All of this at once, with the program that made the bundle:

           assent verify .\(signingKey.map { " --key \(ShellWord.quoted($0))" } ?? "")
      """
  }

  private func path(_ path: String) -> String { Placement.join(description.product, path) }

  /// A text of the publisher on one line.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
