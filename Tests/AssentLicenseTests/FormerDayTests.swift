import AssentLicense
import AssentManifest
import Testing

/// Days of former texts, which are none of this one, and years as Thailand counts them.
@Suite struct FormerDayTests {
  private static func days(_ language: String, _ line: String) -> [String] {
    interpret("---\nlanguage: \(language)\n---\n\n# T\n\n\(line)\n", as: "terms.md")
      .metadata.effectiveDates.map(\.value.description)
  }

  @Test(arguments: [
    ("en", "Effective date of the previous version: January 1, 2024"),
    ("en", "The previous version was effective from January 1, 2024 until today."),
    ("en", "This version replaces version 2.0, which was effective from January 1, 2024."),
    ("de", "Inkrafttreten der vorherigen Fassung: 1. Januar 2024"),
    ("fr", "Date d’entrée en vigueur de la version précédente : 1 janvier 2024"),
    ("es", "Fecha de entrada en vigor de la versión anterior: 1 de enero de 2024"),
    ("pl", "Data wejścia w życie poprzedniej wersji: 1 stycznia 2024"),
    ("ru", "Дата вступления в силу предыдущей редакции: 1 января 2024"),
    ("tl", "Petsa ng bisa ng nakaraang bersyon: Enero 1, 2024"),
    ("tl", "Petsa ng bisa (dati): Enero 1, 2024"),
    ("tl", "Ang dating bersyon ay epektibo mula Enero 1, 2024."),
    ("th", "วันที่มีผลบังคับใช้ของฉบับก่อนหน้า: 1 มกราคม 2567"),
    ("th", "วันที่มีผลบังคับใช้เดิม: 1 มกราคม 2567"),
    ("th", "ฉบับก่อนหน้ามีผลบังคับใช้ตั้งแต่วันที่ 1 มกราคม 2567"),
    ("th", "ฉบับเดิมมีผลบังคับใช้ตั้งแต่วันที่ 1 มกราคม 2567"), ("ja", "発効日（旧版）：2024年1月1日"),
  ]) func `a day of effect of a former text is none of this one`(language: String, line: String) {
    #expect(Self.days(language, line) == [])
  }

  @Test(arguments: [
    ("en", "This policy replaces the previous version and is effective from January 1, 2024."),
    ("en", "The Dating Club terms are effective from January 1, 2024."),
    ("en", "This Agreement is made as of January 1st, 2024 (the \"Effective Date\") between us."),
    ("en", "This Agreement is made and entered into on this 1st day of January, 2024."),
    ("th", "วันที่มีผลบังคับใช้: 2567-01-01"), ("th", "มีผลบังคับใช้ตั้งแต่วันที่ 2567-01-01"),
  ]) func `a day of effect of this text is`(language: String, line: String) {
    #expect(Self.days(language, line) == ["2024-01-01"])
  }

  @Test func `front matter counts years as its text does, also where nothing states the language`()
  {
    let words = "ข้อกำหนดการใช้งานนี้ใช้กับบริการทั้งหมดของเรา และคุณยอมรับข้อกำหนดเหล่านี้เมื่อใช้บริการ"
    let document = interpret(
      "---\neffective: 2568-01-01\n---\n\n# ข้อกำหนด\n\n\(words)\n\n\(words)\n", as: "terms.md")
    #expect(document.language == "th")
    #expect(document.metadata.effectiveDates.map(\.value.description) == ["2025-01-01"])
  }
}
