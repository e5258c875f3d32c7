import AssentDiagnostics

/// What a name that is no identifier of the SPDX license list was probably meant to be.
enum SPDXGuess {
  /// More choices than this help nobody.
  private static let mostChoices = 3
  /// No name of the list is longer; longer text is not compared with it.
  private static let longestName = 120

  /// The error for a text that names one license in words, `CC BY 4.0` or `Apache License 2.0`;
  /// `nil` where the text is no such name.
  static func expression(meantBy text: String) -> SPDXExpressionError? {
    guard text.utf8.count <= longestName, text.utf8.contains(UInt8(ascii: " ")),
      !text.contains(where: { $0 == "(" || $0 == ")" || $0 == "+" })
    else { return nil }
    let words = text.split(separator: " ")
    guard !words.contains(where: { ["AND", "OR", "WITH"].contains($0.uppercased()) }) else {
      return nil
    }
    guard let help = help(for: words.joined(separator: " ")) else { return nil }
    return SPDXExpressionError(
      message: "'\(text)' is not an SPDX identifier", offset: 0, length: text.utf8.count,
      help: help)
  }

  /// What to write instead of a name: `write 'BSD-2-Clause'`.
  static func help(for name: String) -> String? {
    let choices = licenses(meantBy: name)
    guard !choices.isEmpty else { return nil }
    return "write " + choices.map { "'\($0)'" }.joined(separator: " or ")
  }

  /// The identifiers that a name may stand for, the likeliest first; none that is deprecated.
  static func licenses(meantBy name: String) -> [String] {
    guard name.utf8.count <= longestName else { return [] }
    let key = normalized(name)
    guard !key.isEmpty else { return [] }
    if let id = byNormalizedName[key] { return current(id) }
    for candidate in [key, key + ".0"] {
      if let license = SPDXLicense.named(candidate) { return current(license.id) }
    }
    let family = family(of: key)
    if !family.isEmpty { return family }
    // Of two as near, the newer.
    return suggestion(for: key, among: normalizedIdentifiers.keys.sorted(by: >))
      .flatMap { normalizedIdentifiers[$0] }.map(current) ?? []
  }

  /// The one identifier that a name stands for without a guess; `nil` where there is none.
  static func exact(_ name: String) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let key = normalized(name)
    guard !key.isEmpty else { return nil }
    let found = [
      byNormalizedName[key], SPDXLicense.named(key)?.id, SPDXLicense.named(key + ".0")?.id,
    ]
    return found.compactMap(\.self).first.map(current).flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// `id`, or what replaces it where the list says not to use it any more.
  private static func current(_ id: String) -> [String] {
    SPDXLicense.named(id)?.isDeprecated == true ? SPDXLicense.replacements(for: id) : [id]
  }

  /// The licenses whose identifiers continue `key`: of the newest version, and of those with the
  /// fewest words. `gpl` is `GPL-3.0-only` and `GPL-3.0-or-later`, `bsd-2` is `BSD-2-Clause`.
  private static func family(of key: String) -> [String] {
    let start = key + "-"
    let members = SPDXLicense.identifiers.filter {
      $0.lowercased().hasPrefix(start) && SPDXLicense.named($0)?.isDeprecated == false
    }
    let isOSI = members.filter { SPDXLicense.named($0)?.isOSIApproved == true }
    var left = isOSI.isEmpty ? members : isOSI
    let newest = left.compactMap(version).max { $0.lexicographicallyPrecedes($1) }
    if let newest { left = left.filter { version(of: $0) == newest } }
    let bare = left.map { words(of: $0) }.min() ?? 0
    // `-only` and `-or-later` are the two ways to use one license.
    left = left.filter {
      words(of: $0.hasSuffix("-or-later") ? String($0.dropLast(6)) : $0) == bare
    }
    return left.count > mostChoices ? [] : left
  }

  /// The numbers of the first version in an identifier: 3 and 0 of `GPL-3.0-only`.
  private static func version(of id: String) -> [Int]? {
    for word in id.split(separator: "-") {
      let parts = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      if parts.count > 1, !parts.contains(nil) { return parts.compactMap { $0 } }
    }
    return nil
  }

  private static func words(of id: String) -> Int { id.split(separator: "-").count }

  /// A name in lower case, without words that every license has, its words joined by hyphens, and
  /// a version parted from what stands before it: `gpl-3` of `GPLv3`.
  private static func normalized(_ name: String) -> String {
    var words: [Substring] = []
    for word in name.lowercased().split(whereSeparator: { " -_,".contains($0) })
    where !noise.contains(word) {
      words += parted(word)
    }
    return words.joined(separator: "-")
  }

  private static func parted(_ word: Substring) -> [Substring] {
    guard let digit = word.firstIndex(where: { ("0"..."9").contains($0) }),
      digit != word.startIndex
    else { return [word] }
    let letters = word[..<digit]
    guard letters.allSatisfy({ ("a"..."z").contains($0) }) else { return [word] }
    if letters == "v" { return [word[digit...]] }
    return [letters.hasSuffix("v") ? letters.dropLast() : letters, word[digit...]]
  }

  private static let noise: Set<Substring> = [
    "license", "licence", "version", "the", "v", "public", "software",
  ]

  private static let normalizedIdentifiers = Dictionary(
    SPDXLicense.identifiers.map { (normalized($0), $0) }, uniquingKeysWith: { first, _ in first })

  private static let byNormalizedName: [String: String] = Dictionary(
    SPDXLicense.identifiers.compactMap { id in
      SPDXLicense.named(id).map { (normalized($0.name), id) }
    } + SPDXLicense.identifiers.map { (normalized($0), $0) },
    uniquingKeysWith: { first, _ in first })
}
