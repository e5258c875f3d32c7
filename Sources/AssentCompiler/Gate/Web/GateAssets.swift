import AssentGate
import AssentManifest
import AssentRecord
import AssentTemplates
import Crypto
import Foundation

/// What a page with a gate loads: the script, the style sheet, and the words of each language.
///
/// The script knows the digests of the others, so that its own, which the page states, covers all.
struct GateAssets: Sendable {
  let script: [UInt8]
  let style: [UInt8]

  /// The name of the script, and that of the style sheet.
  static let scriptName = "gate.js"
  static let styleName = "gate.css"

  /// The words that the script loads, as files by name.
  private let words: [Words]
  private typealias Words = (name: String, bytes: [UInt8], digest: Manifest.Digest)

  /// - Parameters:
  ///   - style: the style sheet, as it is published.
  ///   - languages: those of the words; `nil` for all.
  init(style: [UInt8], languages: Set<String>? = nil) {
    self.style = style
    words = Self.allWords.filter { words in
      languages?.contains { Self.name(of: $0) == words.name } ?? true
    }
    var digests = JSONObject()
    digests[Self.styleName] = .string(TextDigest.digest(of: style).description)
    for (name, _, digest) in words { digests[name] = .string(digest.description) }
    script = GateScript.bytes(
      table: Self.table, digests: CanonicalJSON.bytes(of: .object(digests)),
      words: CanonicalJSON.bytes(of: .object(GateWords.beforeLoading)))
  }

  /// For a page that carries all of it: as it is built in, with the words for some texts, and English.
  init(carriedFor locales: [Manifest.Locale]) {
    let languages = locales.map { GateWords.best(for: [$0.text]).language }
    self.init(style: GateScript.style, languages: Set(languages + [GateWords.english.language]))
  }

  /// The style sheet and the words as JSON, by name, for a page that carries them.
  var carried: JSONValue {
    var files = JSONObject()
    files[Self.styleName] = .string(String(decoding: style, as: UTF8.self))
    for (name, bytes, _) in words { files[name] = .string(String(decoding: bytes, as: UTF8.self)) }
    return .object(files)
  }

  /// What an element `script` that loads the script says of it (Subresource Integrity).
  var integrity: String {
    "sha384-" + Data(SHA384.hash(data: script)).base64EncodedString()
  }

  /// The files by the name they are published under in `assets/`; the style sheet is one of all pages.
  var files: [(name: String, type: String, bytes: [UInt8])] {
    [(Self.scriptName, "text/javascript", script)]
      + words.map { ($0.name, Artifact.json, $0.bytes) }
  }

  private static func name(of language: String) -> String { "gate-\(language).json" }

  /// The words of each language: what is loaded is one of these.
  private static let allWords: [Words] = GateWords.all.map { words in
    let bytes = CanonicalJSON.bytes(of: words.json)
    return (name(of: words.language), bytes, TextDigest.digest(of: bytes))
  }

  /// What the script runs: the table without its schema and its examples.
  private static let table: [UInt8] = {
    guard case .object(var table)? = try? JSONValue(parsing: GateScript.table) else {
      return GateScript.table
    }
    table["$schema"] = nil
    table["progress"] = nil
    return CanonicalJSON.bytes(of: .object(table))
  }()
}
