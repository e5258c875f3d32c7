import AssentArchive
import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord
import AssentRender
import AssentTemplates
import Crypto
import Foundation

/// One version of an agreement as one page that can be mailed, and that checks itself where it is
/// opened.
///
/// The page carries the published files that it shows, and follows from them, so that a check from
/// outside makes it anew and compares.
struct BundlePage {
  private let members: [FileName: [UInt8]]
  private let description: BundleDescription
  private let manifest: Manifest
  private let document: Manifest.DocumentEntry
  private let release: Manifest.Release
  /// Media types by path.
  private let types: [FileName: String]
  private let signers: BundleSigners
  /// Whether the text can be accepted in this page.
  private let isAskable: Bool

  /// - Throws: ``BundleRefusal`` for files that are not whole.
  init(_ builder: BundleBuilder) throws(BundleRefusal) {
    guard let manifest = builder.manifests[builder.description.product],
      let document = builder.document, let release = builder.release
    else { throw BundleRefusal(diagnostics: builder.findings) }
    (self.manifest, self.document, self.release) = (manifest, document, release)
    members = builder.members
    description = builder.description
    var types: [FileName: String] = [:]
    for (folder, manifest) in builder.manifests {
      for file in (try? manifest.files) ?? [] {
        types[FileName(Placement.join(folder, file.path.text))] = file.type
      }
    }
    self.types = types
    signers = builder.signers
    isAskable = builder.isAskable
  }

  /// The page.
  ///
  /// - Throws: ``UsageError`` where a published page has no article, or a style sheet cannot stand in
  ///   a page.
  func bytes() throws(UsageError) -> [UInt8] {
    let style = try style()
    let gate = isAskable ? GateAssets(carriedFor: description.locales) : nil
    let script = BuiltInTemplates.bundle["page.js"] ?? []
    let language = texts.first?.locale ?? "en"
    var out = HTMLText.openPage(
      language: language, direction: Self.direction(language),
      title: "\(document.title) \(release.version) · \(manifest.product.name)", style: style,
      policy: Self.policy(
        style: style, scripts: [script, gate?.script ?? []].filter { !$0.isEmpty }))
    out += "<body>\n".utf8
    let data = data()
    out += header(of: data)
    out += "<main>\n".utf8
    for text in texts { out += try section(text.path, language: text.locale) }
    let changes = redlines
    if !changes.isEmpty {
      let from = HTMLText.escaped(release.change.from?.text ?? "")
      out += "<details class=\"changes\"><summary>Changes since version ".utf8 + from
      out += "</summary>\n".utf8
      for text in changes { out += try section(text.path, language: text.locale) }
      out += "</details>\n".utf8
    }
    out += "</main>\n".utf8
    if gate != nil { out += Self.question }
    out += Self.dataStart + data + Self.dataEnd
    if let gate {
      out += "<script type=\"application/json\" id=\"assent-gate-files\">".utf8
      out += Self.json(gate.carried) + "</script>\n".utf8
      // Before the one that checks, which shows the page anew.
      out += "<script>".utf8 + Self.scriptText(gate.script) + "</script>\n".utf8
    }
    out += "<script>".utf8 + Self.scriptText(script) + "</script>\n</body>\n</html>\n".utf8
    return out
  }

  // MARK: Head

  /// The style sheet that was published, and what this page adds.
  private func style() throws(UsageError) -> [UInt8] {
    let sheets = members.filter { types[$0.key] == "text/css" }
      .sorted { $0.key.text.precedesInBytes($1.key.text) }
    let style = sheets.flatMap(\.value) + (BuiltInTemplates.bundle["page.css"] ?? [])
    guard !String(decoding: style, as: UTF8.self).lowercased().contains("</style") else {
      throw UsageError("the published style sheet holds '</style', and cannot stand in a page")
    }
    return style
  }

  private static func scriptText(_ script: [UInt8]) -> [UInt8] { "\n".utf8 + script }

  /// What the script shows when it has found the page in order.
  private static let question = Array(
    """
    <aside class="frame" id="assent-accept" lang="en" dir="ltr" hidden>
    <h2>Accept</h2>
    <p>This page can ask you to accept the text. It keeps the record in this browser and sends nothing; \
    you can save a receipt for the publisher.</p>
    <p><button type="button">Read and accept</button></p>
    </aside>

    """.utf8)

  /// This style sheet and these scripts, pictures in the page, and nothing else.
  private static func policy(style: [UInt8], scripts: [[UInt8]]) -> String {
    func digest(_ bytes: [UInt8]) -> String {
      Data(SHA256.hash(data: bytes)).base64EncodedString()
    }
    let allowed = scripts.map { "'sha256-\(digest(scriptText($0)))'" }.joined(separator: " ")
    return "default-src 'none'; style-src 'sha256-\(digest(HTMLText.styleText(style)))'; "
      + "script-src \(allowed); img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func direction(_ language: String) -> String {
    LanguageTag.isRightToLeft(language) ? "rtl" : "ltr"
  }

  // MARK: What is said of the text

  /// - Parameter data: the files in the page.
  private func header(of data: [UInt8]) -> [UInt8] {
    var out = Array("<header class=\"frame\" lang=\"en\" dir=\"ltr\">\n<dl class=\"facts\">\n".utf8)
    let product = members[FileName(Placement.join(description.product, "manifest.json"))] ?? []
    let facts: [(String, String, String)] =
      [
        ("Agreement", "title", document.title), ("Version", "version", release.version.text),
        ("Published", "published", release.published.description),
        ("Effective date", "effective", release.effective.description),
        ("Languages", "languages", languages),
      ] + withdrawal + [
        ("Product", "product", manifest.product.name),
        ("Publisher", "publisher", manifest.publisher.name),
        ("Manifest", "sequence", String(manifest.sequence)),
        ("Digest of the manifest", "digest", TextDigest.digest(of: product).description),
      ]
    for (label, name, value) in facts {
      out += "<div><dt>\(label)</dt><dd dir=\"auto\" data-fact=\"\(name)\">".utf8
      out += HTMLText.escaped(value) + "</dd></div>\n".utf8
    }
    out += "</dl>\n<section class=\"proof\" id=\"assent-proof\" data-digest=\"".utf8
    out += TextDigest.digest(of: data).description.utf8
    out += "\">\n<h2>Check</h2>\n".utf8
    out +=
      """
      <p id="assent-result" role="status">This page has not checked itself, because no script ran.</p>
      <ul id="assent-findings"></ul>
      <p>A page cannot vouch for itself: whoever rewrites its text can rewrite its script. This command \
      checks it from outside:</p>
      <pre tabindex="0"><code>
      """.utf8
    out += HTMLText.escaped(command) + "</code></pre>\n<details><summary>By hand</summary>\n".utf8
    out +=
      "<p>This unpacks the files that the page carries into a new folder, and checks them:</p>\n<pre tabindex=\"0\"><code>"
      .utf8
    out += HTMLText.escaped(byHand) + "</code></pre>\n".utf8
    out +=
      """
      <p>Each of the last \(shown.count + jsonPaths.count) lines has to say OK. Then read the text in \
      the new folder instead of this page, which no signature covers:</p>
      <pre tabindex="0"><code>
      """.utf8
    out += HTMLText.escaped(
      shown.map { ShellWord.path(Placement.join(description.folder, $0.path)) }
        .joined(separator: "\n"))
    out += "</code></pre>\n</details>\n</section>\n</header>\n".utf8
    return out
  }

  private var fileName: String {
    "\(BundleRequest.name(of: description.agreement, description.version)).html"
  }

  /// Which of the texts binds.
  private var languages: String {
    let binding = release.locales.first { $0.value.authoritative }?.key.text ?? ""
    return description.locales.map { locale in
      locale.text == binding
        ? "\(locale) (the text that binds)"
        : "\(locale) (a translation; the text in \(binding) binds)"
    }.joined(separator: ", ")
  }

  /// What took the version back, where something did.
  private var withdrawal: [(String, String, String)] {
    let withdrawn = release.withdrawn.map {
      ("Withdrawn", "withdrawn", "\($0.at): \($0.reason)")
    }
    let other = release.supersededBy.map { ("Superseded by", "superseded", "version \($0)") }
    return [withdrawn, other].compactMap { $0 }
  }

  private var command: String {
    signers.check(of: ShellWord.path(fileName))
  }

  private var byHand: String {
    var lines = [
      """
      python3 -c 'import base64, json, os, re, sys
      page = open(sys.argv[1], encoding="utf-8").read()
      data = re.search("<script type=\\"application/json\\" id=\\"assent-data\\">(.*?)</script>", page, re.S)[1]
      for path, file in json.loads(data)["files"].items():
          place = os.path.normpath(os.path.join(sys.argv[2], path))
          assert place.startswith(sys.argv[2] + os.sep)
          os.makedirs(os.path.dirname(place), exist_ok=True)
          body = file["text"].encode() if "text" in file else base64.b64decode(file["base64"])
          open(place, "xb").write(body)
      ' \(ShellWord.quoted(fileName)) \(ShellWord.quoted(description.folder))
      cd \(ShellWord.path(description.folder))
      """
    ]
    lines += signers.commands
    lines.append(BundleSigners.sums(of: shown.map(\.path) + jsonPaths, in: description.product))
    return lines.joined(separator: "\n")
  }

  // MARK: Texts

  private var texts: [(path: String, locale: String)] {
    let locales = description.locales.sorted {
      let first = release.locales[$0]?.authoritative == true ? 0 : 1
      let second = release.locales[$1]?.authoritative == true ? 0 : 1
      return (first, $0) < (second, $1)
    }
    return locales.flatMap { locale in
      (release.locales[locale]?.artifacts ?? []).filter { $0.type == Artifact.html }
        .map { (Placement.join(description.product, $0.path.text), locale.text) }
    }
  }

  /// The pages whose texts are shown.
  private var shown: [(path: String, locale: String)] { texts + redlines }

  /// The files that have the words.
  private var jsonPaths: [String] {
    description.locales.compactMap { release.locales[$0] }.flatMap(\.artifacts)
      .filter { $0.type == Artifact.json }
      .map { Placement.join(description.product, $0.path.text) }
  }

  private var redlines: [(path: String, locale: String)] {
    release.redlines.filter { $0.from == release.change.from }.flatMap { redline in
      description.locales.flatMap { locale in
        (redline.locales[locale] ?? []).filter { $0.type == Artifact.html }
          .map { (Placement.join(description.product, $0.path.text), locale.text) }
      }
    }
  }

  private func section(_ path: String, language: String) throws(UsageError) -> [UInt8] {
    guard let page = members[FileName(path)], let article = Self.article(of: page) else {
      throw UsageError("the published page '\(path)' has no <article>, which this page would show")
    }
    var out = Array("<div class=\"shown\" lang=\"".utf8) + HTMLText.escaped(language)
    out += "\" dir=\"\(Self.direction(language))\" data-file=\"".utf8 + HTMLText.escaped(path)
    return out + "\">\n".utf8 + selfContained(article, of: path) + "\n</div>\n".utf8
  }

  /// The first `<article>` of a page, up to its end.
  static func article(of page: [UInt8]) -> [UInt8]? {
    let start = Array("<article".utf8)
    let end = Array("</article>".utf8)
    var depth = 0
    var first: Int?
    var place = 0
    while let next = page[place...].firstIndex(of: UInt8(ascii: "<")) {
      if page[next...].starts(with: start) {
        if first == nil { first = next }
        depth += 1
      } else if let first, page[next...].starts(with: end) {
        depth -= 1
        if depth == 0 { return Array(page[first..<next + end.count]) }
      }
      place = next + 1
    }
    return nil
  }

  /// The text with its pictures in it, and without links to files beside it. The script does the same
  /// with the page that it compares.
  private func selfContained(_ article: [UInt8], of path: String) -> [UInt8] {
    let folder = Placement.folder(of: path)
    var out: [UInt8] = []
    var place = 0
    for attribute in PageReferences.ranges(in: article) {
      let value = String(decoding: article[attribute.value], as: UTF8.self)
        .replacing("&amp;", with: "&")
      out += article[place..<attribute.whole.lowerBound]
      place = attribute.whole.upperBound
      if article[attribute.whole].starts(with: " href".utf8) {
        let isKept = value.hasPrefix("#") || Self.hasScheme(value)
        if isKept { out += article[attribute.whole] }
      } else if let target = PageReferences.target(of: value, from: folder),
        let picture = members[FileName(target)], let type = types[FileName(target)]
      {
        out += " src=\"data:\(type);base64,\(Base64.text(of: picture))\"".utf8
      }
    }
    return out + article[place...]
  }

  private static func hasScheme(_ address: String) -> Bool {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = address.utf8[..<colon]
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    return scheme.first.map(isLetter) == true
      && scheme.allSatisfy {
        isLetter($0) || $0 &- UInt8(ascii: "0") < 10 || "+.-".utf8.contains($0)
      }
  }

  // MARK: Files in the page

  private static let dataStart = Array("<script type=\"application/json\" id=\"assent-data\">".utf8)
  private static let dataEnd = Array("</script>\n".utf8)

  /// The files as JSON.
  private func data() -> [UInt8] {
    var files = JSONObject()
    for (name, bytes) in members {
      let text = String(validating: bytes, as: UTF8.self)
      files[name.text] =
        if let text, !bytes.contains(0) {
          ["text": .string(text)]
        } else {
          ["base64": .string(Base64.text(of: bytes))]
        }
    }
    return Self.json(["files": .object(files)])
  }

  /// JSON in which no tag can begin.
  private static func json(_ value: JSONValue) -> [UInt8] {
    let json = CanonicalJSON.bytes(of: value)
    let escape = Array("\\u003c".utf8)
    var out: [UInt8] = []
    out.reserveCapacity(json.count + json.count / 8)
    for byte in json {
      if byte == UInt8(ascii: "<") { out += escape } else { out.append(byte) }
    }
    return out
  }

  /// Whether bytes begin as a page does.
  static func isPage(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "<!DOCTYPE html>\n".utf8) }

  /// The files that a page carries; `nil` where it carries none, or not as ``bytes()`` writes them.
  static func members(of page: [UInt8]) -> [ArchiveMember]? {
    guard let start = page.firstRange(of: dataStart),
      let end = page[start.upperBound...].firstRange(of: dataEnd),
      let json = try? JSONValue(parsing: Array(page[start.upperBound..<end.lowerBound])),
      case .object(let files)? = json["files"], files.members.count <= ArchiveBounds.mostMembers
    else { return nil }
    var members: [ArchiveMember] = []
    for file in files.members {
      let bytes =
        file.value["text"]?.string.map { Array($0.utf8) }
        ?? file.value["base64"]?.string.flatMap { Base64.bytes(of: $0) }
      guard let bytes else { return nil }
      members.append(ArchiveMember(path: file.key, bytes: bytes))
    }
    return members
  }
}
