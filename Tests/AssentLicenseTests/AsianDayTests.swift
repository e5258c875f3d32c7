import AssentLicense
import AssentManifest
import Testing

/// Days in Hindi, Thai and Tagalog.
@Suite struct AsianDayTests {
  @Test(arguments: [
    ("hi", "प्रभावी तिथि: 3 नवंबर 2025"), ("hi", "प्रभावी तिथि: ३ नवम्बर २०२५"),
    ("hi", "ये शर्तें 3 नवंबर 2025 से प्रभावी हैं।"), ("hi", "लागू होने की तारीख: 03/11/2025"),
    ("th", "มีผลบังคับใช้ตั้งแต่วันที่ 3 พฤศจิกายน 2568"), ("th", "วันที่มีผลบังคับใช้: 3 พฤศจิกายน พ.ศ. 2568"),
    ("th", "วันที่มีผลบังคับใช้: ๓ พฤศจิกายน ๒๕๖๘"), ("th", "มีผลตั้งแต่วันที่ 3 พ.ย. 2568"),
    ("th", "วันที่มีผลบังคับใช้: 03/11/2568"), ("th", "วันที่มีผลบังคับใช้: 3 พฤศจิกายน ค.ศ. 2025"),
    ("th", "ข้อกำหนดเหล่านี้มีผลใช้บังคับตั้งแต่วันที่ 3 พฤศจิกายน 2568 เป็นต้นไป"),
    ("tl", "Petsa ng bisa: Nobyembre 3, 2025"), ("fil", "Epektibo mula: ika-3 ng Nobyembre 2025"),
    ("tl", "Ang mga tuntuning ito ay magkakabisa sa ika-3 ng Nobyembre, 2025."),
  ]) func `a day of effect is read`(language: String, line: String) {
    let document = interpret("---\nlanguage: \(language)\n---\n\n# T\n\n\(line)\n", as: "terms.md")
    #expect(document.metadata.effectiveDates.map(\.value.description) == ["2025-11-03"])
  }

  @Test(arguments: [
    ("hi", "अंतिम अपडेट: 3 नवंबर 2025"), ("th", "ปรับปรุงล่าสุดเมื่อ 3 พฤศจิกายน 2568"),
    ("tl", "Huling na-update: Nobyembre 3, 2025"),
  ]) func `a day of change is read`(language: String, line: String) {
    let document = interpret("---\nlanguage: \(language)\n---\n\n# T\n\n\(line)\n", as: "terms.md")
    #expect(document.metadata.updatedDates.map(\.value.description) == ["2025-11-03"])
  }
}
