import AssentCompiler
import AssentRecord
import Foundation
import TestSupport
import Testing

/// The digest of words does not depend on how their letters are composed.
@Suite struct TextDigestTests {
  static let texts = [
    "", "a", "words without accents", "e\u{301}te\u{301}", "\u{C5}ngstr\u{F6}m \u{212B}",
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "q\u{307}\u{323}", "\u{1E9B}\u{323}",
    "日本語 か\u{3099}",
    "\u{5D0}\u{5B8}\u{5E9}\u{5C1}", "\u{627}\u{653}\u{6C1}\u{654}\u{6C2}",
    "\u{3B1}\u{301}\u{387}\u{37E}",
    "\u{438}\u{306}", "\u{1EA4}A\u{302}\u{301}", "\u{200B}\u{2126}\u{FEFF}\u{FFFD}",
    "\u{301}begins with a mark", "👩\u{200D}👩", "\u{9C7}\u{9BE}",
  ]

  @Test(arguments: texts, [1, 7, 3_000])
  func `words are digested in form C, however long they are`(text: String, count: Int) {
    let all = String(repeating: text, count: count)
    let composed = all.precomposedStringWithCanonicalMapping
    let decomposed = all.decomposedStringWithCanonicalMapping
    let expected = TextDigest.digest(
      of: Array(composed.utf8).filter { $0 != UInt8(ascii: " ") })
    for form in [all, composed, decomposed] {
      #expect(TextDigest.digest(ofText: Array(form.utf8)) == expected)
    }
  }

  @Test(arguments: [
    "c\u{327}", "\u{1112}\u{1161}\u{11AB}", "\u{651}\u{64E}", "\u{301}\u{316}",
    "ภาษาไทยน้ำ", "\u{F71}\u{F72}\u{F74}", "か\u{3099}", "\u{915}\u{94D}\u{937}", "👩\u{200D}",
  ])
  func `letters with marks are digested in time that follows their length`(unit: String) {
    let isProportional = ProcessorTime.isProportional(to: 16 << 10) { size in
      _ = TextDigest.digest(ofWords: Array(HostileInput.fill(size, unit).utf8))
    }
    #expect(isProportional)
  }
}
