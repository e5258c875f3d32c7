extension Manifest.Locale {
  /// Whether texts in this language are written from right to left.
  ///
  /// The script says so: that of the tag, or else the one that the language is written in in its region
  /// (likely subtags of CLDR 48): `pa-Arab` and `pa-PK` are, `pa` is not.
  public var isRightToLeft: Bool {
    let tag = LanguageSubtags(text)
    return LikelySubtags.isRightToLeft(language: tag.language, script: tag.script)
  }
}
