/// The words that make an amount of the number before them.
enum UnitWords {
  /// Codes of ISO 4217 and names that stand right before or behind a number.
  static let currencies: Set<[UInt8]> = Set(
    """
    US EUR USD GBP CHF JPY CNY RMB KRW CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN ILS INR BRL MXN \
    ARS CLP COP ZAR SGD HKD TWD THB IDR MYR PHP VND TRY RUB UAH SAR AED QAR KWD EGP MAD NIS Rs
    """.split(separator: " ").map { Array($0.utf8) })

  /// Whether a unit begins at `index`: a word of the table, whole, or a sign of Chinese, Japanese or
  /// Korean.
  static func isUnit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    var length = 0
    while length <= 16, index + length < end, isWord(bytes[index + length]) { length += 1 }
    guard length > 0 else { return false }
    if bytes[index] >= 0xE3 {
      return eastAsian.contains { bytes[index..<end].starts(with: $0) }
    }
    guard length <= 16 else { return false }
    return words.contains(
      bytes[index..<index + length].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 })
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte >= 0x80
  }

  private static let eastAsian: [[UInt8]] = [
    "日", "週", "周", "ヶ月", "か月", "カ月", "个月", "個月", "月", "年", "時間", "小时", "小時", "分",
    "円", "元", "歳", "岁", "万", "億", "일", "주", "개월", "년", "시간", "세", "원", "만",
  ].map { Array($0.utf8) }

  private static let words: Set<[UInt8]> = Set(
    """
    day days business week weeks month months year years hour hours minute minutes second seconds \
    calendar working percent cents dollars euros pounds yen euro dollar pound gb mb kb tb km m kg
    tag tage tagen tages woche wochen monat monate monaten jahr jahre jahren jahres stunde stunden \
    minuten prozent werktage werktagen kalendertage
    jour jours semaine semaines mois an ans année années heure heures minutes centimes ouvrés
    día días semana semanas mes meses año años hora horas minutos euros pesos dólares
    giorno giorni settimana settimane mese mesi anno anni ora ore minuti
    dia dias semana semanas mês meses ano anos hora horas reais
    dag dagen weken maand maanden jaar jaren uur uren
    dni dzień tydzień tygodni miesiąc miesiące miesięcy rok lata lat godzin złotych
    день дня дней недель месяц месяца месяцев год года лет час часов рублей
    يوم يوما أيام أسبوع أسابيع شهر أشهر شهرا سنة سنوات ساعة ساعات ريال درهم
    יום ימים שבוע שבועות חודש חודשים שנה שנים שעות שקלים
    """.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) })
}
