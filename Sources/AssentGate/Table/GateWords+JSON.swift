import AssentManifest

extension GateWords {
  /// The published form of several languages, `gate-words.json`: by language and name of the phrase.
  ///
  /// `%1` and `%2` stand for values. A language that lacks a phrase has that of English.
  public static func json(of languages: [GateWords]) -> JSONValue {
    let entries = languages.map { words in
      JSONValue.object(words.members(GatePhrase.byName) { words.text($0) })
    }
    return [
      "$schema": "urn:assent:schema:gate:1", "spec": "assent-gate-words/1",
      "languages": .array(entries),
    ]
  }

  /// The published form of one language, which pages load: `gate-de.json`.
  ///
  /// Words of a terminal are left out, and what is said of an app is said of a page.
  public var json: JSONValue {
    var members = members(GatePhrase.ofPages, pageText)
    members["$schema"] = "urn:assent:schema:gate:1"
    members["spec"] = "assent-gate-words/1"
    return .object(members)
  }

  /// What a page says in English before it has loaded words, by the names of the phrases.
  package static var beforeLoading: JSONObject {
    let phrases: [GatePhrase] = [
      .unavailable, .retry, .openWindow, .refusedUnreadable, .refusedNoCrypto, .refusedNoEd25519,
      .refusedFramed, .refusedOffline,
    ]
    return JSONObject(phrases.map { ($0.rawValue, JSONValue.string(english.pageText($0))) })
  }

  private func members(
    _ phrases: [GatePhrase], _ words: (GatePhrase) -> String
  ) -> JSONObject {
    let phrases = phrases.map { ($0.rawValue, JSONValue.string(words($0))) }
    return JSONObject([
      ("language", .string(language)), ("isRightToLeft", .bool(isRightToLeft)),
      ("phrases", .object(JSONObject(phrases))),
    ])
  }
}
