import AssentLicense
import AssentManifest
import Testing

@Suite struct `dates` {
  @Test(arguments: [
    ("2025-11-03", "2025-11-03", DateForm.iso),
    ("2025-11-03T08:15:00Z", "2025-11-03", .iso),
    ("November 9, 2025", "2025-11-09", .monthNameFirst),
    ("Nov. 9, 2025", "2025-11-09", .monthNameFirst),
    ("Sept 9 2025", "2025-09-09", .monthNameFirst),
    ("november 9th, 2025", "2025-11-09", .monthNameFirst),
    ("Friday, November 9, 2025", "2025-11-09", .monthNameFirst),
    ("9 November 2025", "2025-11-09", .dayFirst),
    ("03-Nov-2025", "2025-11-03", .dayFirst), ("3/nov/2025", "2025-11-03", .dayFirst),
    ("2025-Nov-03", "2025-11-03", .yearFirst),
    ("9th of November, 2025", "2025-11-09", .dayFirst),
    ("9th day of November 2025", "2025-11-09", .dayFirst),
    ("30.11.2025", "2025-11-30", .dotted),
    ("2025. 11. 03.", "2025-11-03", .numericYearFirst),
    ("3 tháng 11, 2025", "2025-11-03", .dayFirst),
    ("3 tháng mười một năm 2025", "2025-11-03", .dayFirst),
    ("3. 11. 2025", "2025-11-03", .dotted),
    ("03-11-2025", "2025-11-03", .dashed),
    ("3. November 2025", "2025-11-03", .dayFirst),
    ("Mittwoch, 1. November 2023", "2023-11-01", .dayFirst),
    ("1. Jänner 2025", "2025-01-01", .dayFirst),
    ("3 novembre 2025", "2025-11-03", .dayFirst),
    ("1er janvier 2025", "2025-01-01", .dayFirst),
    ("lundi 4 mai 2026", "2026-05-04", .dayFirst),
    ("31 août 2022", "2022-08-31", .dayFirst),
    ("3 de noviembre de 2025", "2025-11-03", .dayFirst),
    ("3 de março de 2025", "2025-03-03", .dayFirst),
    ("10 giugno 2025", "2025-06-10", .dayFirst),
    ("12 oktober 2025", "2025-10-12", .dayFirst),
    ("10 czerwca 2025 r.", "2025-06-10", .dayFirst),
    ("10 июня 2025 г.", "2025-06-10", .dayFirst),
    ("2025年11月3日", "2025-11-03", .eastAsian),
    ("2025 年 6 月 10 日", "2025-06-10", .eastAsian),
    ("２０２５年１１月３日", "2025-11-03", .eastAsian),
    ("令和7年11月3日", "2025-11-03", .eastAsian),
    ("2025년 11월 3일", "2025-11-03", .eastAsian),
    ("٣ نوفمبر ٢٠٢٥", "2025-11-03", .dayFirst),
    ("3 تشرين الثاني 2025", "2025-11-03", .dayFirst),
    ("2025/11/03", "2025-11-03", .numericYearFirst),
    ("2025. november 3.", "2025-11-03", .yearFirst),
    ("11/30/2025", "2025-11-30", .slashed),
    ("30/11/2025", "2025-11-30", .slashed),
  ]) func `are read in every form`(text: String, day: String, form: DateForm) {
    let reading = DateReader(language: "en").date(in: text)
    #expect(reading?.date.description == day)
    #expect(reading?.form == form)
  }

  @Test(arguments: [
    ("en", "2025-11-03"), ("en-US", "2025-11-03"), ("en-GB", "2025-03-11"), ("de", "2025-03-11"),
    ("fr-CA", "2025-03-11"),
  ]) func `with slashes are read in the order of the language`(language: String, day: String) {
    #expect(DateReader(language: language).date(in: "11/3/2025")?.date.description == day)
  }

  @Test(arguments: [
    "", "soon", "November 2025", "January 2004", "2025", "32 November 2025", "30 February 2025",
    "Version 3 of 2025", "95 % in 2025", "Juillet 2022", "12.5.1", "13/13/2025",
  ]) func `are not made of other words`(text: String) {
    #expect(DateReader(language: "en").date(in: text) == nil)
  }
}
