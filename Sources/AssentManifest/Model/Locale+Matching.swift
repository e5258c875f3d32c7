extension Manifest.Locale {
  /// The locale that serves readers best who ask for languages in the order of `ranges`.
  ///
  /// Lookup of RFC 4647, section 3.4: each range is cut from its end until a locale has the rest,
  /// before the next range is looked at. Between the steps, what readers expect besides: `zh-TW` is
  /// `zh-Hant` (likely subtags of CLDR), `no` is `nb`, `iw` is `he`, readers of `gsw` read `de`, and a
  /// language without its region stands for one of another region, `pt-BR` for `pt` and `pt` for `pt-BR`.
  /// Another script is no substitute; readers of `hi-Latn` get English (parent locales of CLDR).
  /// Case does not count, and extensions (`-u-nu-latn`) and private parts say nothing of the language.
  ///
  /// - Parameters:
  ///   - ranges: language ranges as settings and `Accept-Language` write them; `*` is any.
  ///   - available: what there is to choose from; of two equally good the first counts.
  /// - Returns: `nil` where no range is served; then the authoritative text is the one to show.
  public static func best(
    for ranges: [String], among available: [Manifest.Locale]
  ) -> Manifest.Locale? {
    let tags = available.map { LanguageSubtags($0.text) }
    for range in ranges {
      if range == "*" {
        if let first = available.first { return first }
        continue
      }
      let wanted = LanguageSubtags(range)
      guard !wanted.language.isEmpty else { continue }
      if let index = wanted.bestMatch(among: tags) { return available[index] }
      if wanted.language == "hi", wanted.script == "latn",
        let index = LanguageSubtags("en-IN").bestMatch(among: tags)
      {
        return available[index]
      }
    }
    return nil
  }

  /// Whether a tag names the same locale, whatever its case.
  public func isSame(as other: Manifest.Locale) -> Bool { canonical == other.canonical }

  /// The tag in its conventional case (RFC 5646, section 2.1.1): `zh-hant-tw` is `zh-Hant-TW`.
  public var canonical: Manifest.Locale {
    var isExtension = false
    var canonical = ""
    for part in text.split(separator: "-") {
      if canonical.isEmpty {
        canonical = part.lowercased()
        continue
      }
      let count = part.utf8.count
      if count == 1 { isExtension = true }
      canonical += "-"
      if isExtension {
        canonical += part.lowercased()
      } else if count == 2 {
        canonical += part.uppercased()
      } else if count == 4, part.utf8.allSatisfy({ $0 > UInt8(ascii: "9") }) {
        canonical += part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else {
        canonical += part.lowercased()
      }
    }
    return Manifest.Locale(canonical) ?? self
  }
}
