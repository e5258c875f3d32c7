import AssentManifest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Person {
  /// The languages that the environment asks for, for ``languages``: those of `LANGUAGE`, in their order,
  /// then the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set (POSIX, section 8.2; gettext).
  ///
  /// `de_DE.UTF-8` is `de-DE`; `C`, `POSIX` and what is no language tag ask for nothing. An app with a screen
  /// takes the languages of the settings of its system instead.
  public static var systemLanguages: [String] {
    languages(of: { getenv($0).map { String(cString: $0) } })
  }

  /// - Parameter variable: the value of a variable; `nil` where it is not set.
  static func languages(of variable: (String) -> String?) -> [String] {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let list = (value("LANGUAGE") ?? "").split(separator: ":").map(String.init)
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { value($0) }.first
    var tags: [String] = []
    for name in list + (locale.map { [$0] } ?? []) {
      // `pt_BR.UTF-8@euro` as POSIX has it.
      let words = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
      let tag = words.joined(separator: "-")
      if Manifest.Locale(tag) != nil, tag != "C", tag != "POSIX", !tags.contains(tag) {
        tags.append(tag)
      }
    }
    return tags
  }
}
