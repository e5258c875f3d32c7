import AssentLicense
import AssentManifest

/// Dates as people write them, without a library whose data differ from machine to machine.
package enum DateText {
  private static let months: [String: [String]] = [
    "ar": [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
      "نوفمبر", "ديسمبر",
    ],
    "de": [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
      "Oktober", "November", "Dezember",
    ],
    "en": [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    "es": [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ],
    "fr": [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
      "octobre", "novembre", "décembre",
    ],
    "he": [
      "ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר",
      "נובמבר", "דצמבר",
    ],
    "it": [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
      "settembre", "ottobre", "novembre", "dicembre",
    ],
    "nl": [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
      "oktober", "november", "december",
    ],
    "pl": [
      "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia",
      "września", "października", "listopada", "grudnia",
    ],
    "pt": [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
      "outubro", "novembro", "dezembro",
    ],
    "ru": [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
      "октября", "ноября", "декабря",
    ],
  ]

  /// `November 3, 2025`, `3. November 2025`, `2025年11月3日`; ISO 8601 in any other language.
  package static func text(_ date: Manifest.Day, language tag: String) -> String {
    let language = LanguageTag.language(of: tag)
    if language == "ko" { return "\(date.year)년 \(date.month)월 \(date.day)일" }
    if language == "ja" || language == "zh" { return "\(date.year)年\(date.month)月\(date.day)日" }
    guard let names = months[language] else { return date.description }
    let month = names[date.month - 1]
    switch language {
    case "en": return "\(month) \(date.day), \(date.year)"
    case "de": return "\(date.day). \(month) \(date.year)"
    case "es", "pt": return "\(date.day) de \(month) de \(date.year)"
    case "he": return "\(date.day) ב\(month) \(date.year)"
    case "fr" where date.day == 1: return "1er \(month) \(date.year)"
    case "ru": return "\(date.day) \(month) \(date.year) г."
    default: return "\(date.day) \(month) \(date.year)"
    }
  }
}
