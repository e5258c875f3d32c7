import AssentDiagnostics
import AssentLint
import Testing

/// A number is the same in the digits, separators and groups of every language.
@Suite struct NumberFormTests {
  static let spaces = [" ", "\u{A0}", "\u{202F}", "\u{2009}"]

  /// A number of cents in the forms of different languages: with decimals, and in groups of digits.
  static func forms(_ cents: Int) -> [String] {
    let (whole, fraction) = (cents / 100, cents % 100)
    let digits = String(whole)
    let decimals = fraction == 0 ? "" : (fraction < 10 ? "0" : "") + String(fraction)
    func form(_ separator: String, _ point: String, sizes: [Int] = [3, 3, 3, 3]) -> String {
      var groups: [Substring] = []
      var rest = digits[...]
      for size in sizes {
        guard rest.count > size else { break }
        groups.insert(rest.suffix(size), at: 0)
        rest = rest.dropLast(size)
      }
      return ([rest] + groups).joined(separator: separator)
        + (decimals.isEmpty ? "" : point + decimals)
    }
    var forms = [
      form(",", "."), form(".", ","), form("'", "."), form("’", "."), form("", "."), form("", ","),
      form("٬", "٫"), form(",", ".", sizes: [3, 2, 2, 2]),
    ]
    forms += spaces.flatMap { [form($0, ","), form($0, ".")] }
    for zero: UInt32 in [0x660, 0x6F0, 0x966, 0xAE6, 0xFF10, 0x11650] {
      let written = zero == 0x660 ? form("٬", "٫") : form(",", ".")
      forms.append(
        String(
          String.UnicodeScalarView(
            written.unicodeScalars.map { scalar in
              guard scalar.isASCII, let digit = Int(String(scalar)) else { return scalar }
              return Unicode.Scalar(zero + UInt32(digit)) ?? scalar
            })))
    }
    return forms
  }

  static func found(_ original: String, _ text: String, _ language: String = "de") -> [String] {
    lint(
      Array("# A\n\nWort \(text) Wort.\n".utf8), path: "terms.\(language).md",
      original: "# A\n\nWord \(original) word.\n"
    ).of(.localeStructureDiffers).map(\.message)
  }

  @Test(arguments: [
    1200, 99_900, 100_000, 100_050, 250_000, 1_234_567, 10_000_000, 12_345_678, 123_456_789,
    10_000_000_000,
  ])
  func `a number is the same in every form, and another one in none`(cents: Int) {
    let forms = Self.forms(cents)
    #expect(Set(forms).count > (cents < 100_000 ? 5 : 12))
    let english = "€\(forms[0])"
    for form in forms {
      #expect(Self.found(english, "\(form) €") == [], "\(english) \(form)")
    }
    for form in Self.forms(cents + 100_100) {
      #expect(Self.found(english, "\(form) €").count == 1, "\(english) \(form)")
    }
  }

  @Test(arguments: [
    ("1,000,000 yen", "100万円", "ja"), ("1,000,000 yen", "１００万円", "ja"),
    ("150,000,000 yen", "1.5億円", "ja"), ("150,000,000 yen", "1億5000万円", "ja"),
    ("12,000 yen", "1万2000円", "ja"), ("12,000 won", "1만 2천 원", "ko"),
    ("20,000 yuan", "2万元", "zh"), ("thirty (30) days", "三十（30）天", "zh"),
    ("thirty (30) days", "dreißig (30) Tage", "de"), ("30 days", "30 (trente) jours", "fr"),
    ("5 million euros", "5 Mio. Euro", "de"), ("₹100,000", "₹1,00,000", "hi"),
    ("₹1,00,000", "100.000 ₹", "de"),
  ])
  func `a number is the same in the units of the language`(
    original: String, text: String, language: String
  ) throws {
    #expect(Self.found(original, text, language) == [])
    let digit = try #require(original.first { $0.isNumber })
    let changed = original.replacing(String(digit), with: "7", maxReplacements: 1)
    #expect(Self.found(changed, text, language) != [])
  }

  @Test(arguments: [
    "9223372036854775807천9원", "9223372036854775807억9223372036854775807원", "9천9223372036854775807원",
  ])
  func `a number beyond a machine word is another number, and ends nothing`(text: String) {
    #expect(Self.found("1 won", text, "ko") != [])
  }
}
