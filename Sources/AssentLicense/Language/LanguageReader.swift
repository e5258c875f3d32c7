import AssentManifest
import AssentMarkup

/// Tells the language of a document from its words, where nothing names it.
///
/// A page without the right language is read out wrongly and, in Arabic or Hebrew, runs the wrong
/// way. Words and letters are evidence for the languages that have them, the more the fewer these are.
enum LanguageReader {
  /// The language, or `nil` when there are too few words to tell.
  static func language(of document: Document) -> String? {
    evidence(in: document, document.nodes.indices).language
  }

  /// The language of some nodes, or `nil` when there are too few words to tell.
  static func language(of document: Document, _ nodes: Range<Int>) -> String? {
    evidence(in: document, nodes).language
  }

  fileprivate static func evidence(in document: Document, _ nodes: Range<Int>) -> LanguageEvidence {
    var evidence = LanguageEvidence()
    document.text.withUnsafeBufferPointer { text in
      for node in document.nodes[nodes] where node.kind == .text {
        evidence.add(UnsafeBufferPointer(rebasing: text[node.literal.range]))
        if evidence.byteCount > mostBytes { break }
      }
    }
    return evidence
  }

  private static let mostBytes = 4_096

  /// The languages that can be told, by their English names.
  fileprivate static let names = [
    "af": "Afrikaans", "ar": "Arabic", "az": "Azerbaijani", "bg": "Bulgarian", "ca": "Catalan",
    "cs": "Czech", "da": "Danish",
    "de": "German", "el": "Greek", "en": "English", "es": "Spanish", "et": "Estonian",
    "fa": "Persian", "fi": "Finnish", "fr": "French", "gl": "Galician", "he": "Hebrew",
    "hi": "Hindi",
    "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian", "it": "Italian", "ja": "Japanese",
    "ko": "Korean", "lt": "Lithuanian", "lv": "Latvian", "nb": "Norwegian", "nl": "Dutch",
    "no": "Norwegian", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian",
    "sk": "Slovak", "sl": "Slovenian", "sr": "Serbian", "sv": "Swedish", "th": "Thai",
    "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu", "vi": "Vietnamese", "zh": "Chinese",
  ]

  /// A language that can be told, in English; else its tag.
  static func name(of tag: String) -> String {
    let language = LanguageTag.language(of: tag)
    return names[language] ?? language
  }
}

extension Document {
  /// The language of some nodes, as their words tell it; `nil` where they are too few.
  package func language(ofNodes nodes: Range<Int>) -> String? {
    LanguageReader.language(of: self, nodes)
  }

  /// The language that the words tell, where it is another one than is stated; `nil` as well for languages that
  /// cannot be told, or not from a neighbor: Norwegian from Danish, Serbian from Croatian.
  package func language(otherThan stated: String) -> String? {
    let stated = LanguageTag.language(of: stated)
    guard LanguageReader.names[stated] != nil, let read = LanguageReader.language(of: self),
      read != stated,
      !Self.neighbors.contains(where: { $0.contains(stated) && $0.contains(read) })
    else { return nil }
    return read
  }

  private static let neighbors: [Set<String>] = [["da", "nb", "nn", "no"], ["hr", "sr"]]

  /// Whether the text has some words of English, also beside another language.
  package var hasEnglishWords: Bool {
    LanguageReader.evidence(in: self, nodes.indices).isPartlyEnglish
  }
}

extension LanguageTag {
  /// A language in English, where texts of it can be told; else its tag.
  package static func englishName(of tag: String) -> String { LanguageReader.name(of: tag) }
}
