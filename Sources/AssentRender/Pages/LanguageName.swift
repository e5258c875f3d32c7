import AssentLicense

/// What a language is called in itself.
package enum LanguageName {
  /// `Deutsch` of `de`, `Português (Brasil)` of `pt-BR`; the tag where the name is not known here.
  package static func text(_ tag: String) -> String {
    if let name = names[tag] { return name }
    let language = LanguageTag.language(of: tag)
    guard let name = names[language] else { return tag }
    let rest = tag.dropFirst(language.utf8.count + 1)
    return rest.isEmpty ? name : "\(name) (\(rest))"
  }

  private static let names: [String: String] = [
    "af": "Afrikaans", "ar": "العربية", "bg": "Български", "bn": "বাংলা", "ca": "Català",
    "cs": "Čeština", "cy": "Cymraeg", "da": "Dansk", "de": "Deutsch",
    "de-AT": "Deutsch (Österreich)",
    "de-CH": "Deutsch (Schweiz)", "el": "Ελληνικά", "en": "English",
    "en-AU": "English (Australia)", "en-CA": "English (Canada)",
    "en-GB": "English (United Kingdom)", "en-US": "English (United States)",
    "es": "Español", "es-ES": "Español (España)", "es-MX": "Español (México)", "et": "Eesti",
    "eu": "Euskara", "fa": "فارسی", "fi": "Suomi", "fr": "Français",
    "fr-BE": "Français (Belgique)", "fr-CA": "Français (Canada)", "fr-CH": "Français (Suisse)",
    "ga": "Gaeilge", "gl": "Galego", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski",
    "hu": "Magyar", "id": "Bahasa Indonesia", "is": "Íslenska", "it": "Italiano", "ja": "日本語",
    "ko": "한국어", "lt": "Lietuvių", "lv": "Latviešu", "ms": "Bahasa Melayu", "mt": "Malti",
    "nb": "Norsk bokmål", "nl": "Nederlands", "nl-BE": "Nederlands (België)",
    "nn": "Norsk nynorsk", "no": "Norsk", "pl": "Polski", "pt": "Português",
    "pt-BR": "Português (Brasil)", "pt-PT": "Português (Portugal)", "ro": "Română",
    "ru": "Русский", "sk": "Slovenčina", "sl": "Slovenščina", "sq": "Shqip", "sr": "Српски",
    "sv": "Svenska", "sw": "Kiswahili", "ta": "தமிழ்", "th": "ไทย", "tr": "Türkçe",
    "uk": "Українська", "ur": "اردو", "vi": "Tiếng Việt", "zh": "中文", "zh-CN": "简体中文",
    "zh-HK": "繁體中文（香港）", "zh-Hans": "简体中文", "zh-Hant": "繁體中文",
    "zh-TW": "繁體中文（台灣）",
  ]
}
