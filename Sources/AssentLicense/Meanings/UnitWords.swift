/// The words and signs that tell what a number counts, in the languages that pages have words for.
///
/// One table for those who compare numbers across translations and those who keep a number and its
/// unit together in a redline.
package enum UnitWords {
  /// A unit and what is written for it.
  package struct Row: Sendable {
    /// `days`, a currency such as `euro`, or `other` for what is only known to be a unit.
    package let unit: String
    /// In lower case; `*` after a stem. Several words have spaces between them.
    package let words: [String]
  }

  /// In a fixed order; no word stands in two rows.
  package static let rows: [Row] = table.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: ":")
    guard fields.count == 2 else { return nil }
    return Row(
      unit: String(fields[0]),
      words: fields[1].split(separator: ",").map { String($0.drop { $0 == " " }) })
  }

  /// Codes of ISO 4217 and names that stand right before or behind a number.
  package static let currencies: Set<String> = Set(
    """
    US EUR USD GBP CHF JPY CNY RMB KRW CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN ILS INR BRL MXN \
    ARS CLP COP ZAR SGD HKD TWD THB IDR MYR PHP VND TRY RUB UAH SAR AED QAR KWD EGP MAD NIS Rs
    """.split(separator: " ").map(String.init))

  private static let table = """
    minutes: minute, minutes, minuten, minuto, minutos, minuti, minut*, минут*, 分钟, 分鐘, 分間, 분, دقيق*, דקות
    hours: hour, hours, stunde, stunden, heure, heures, hora, horas, ora, ore, uur, uren, godzin*, час, часа, часов, 時間, 小时, 小時, 시간, ساع*, שעות, שעה
    days: day, days, calendar day, calendar days, business day, business days, working days, tag, tage, tagen, tages, kalendertag*, werktag*, arbeitstag*, jour, jours, día, días, giorno, giorni, dia, dias, dag, dagen, werkdag*, kalenderdag*, dni, dnia, dzień, день, дня, дней, рабочих дн*, календарных дн*, 日間, 日以内, 日前, 日後, 日未満, 日以上, 天, 个工作日, 個工作日, 营业日, 營業日, 工作日, 日内, 日內, 일, يوم*, أيام, ימים, יום, nap, napon
    weeks: week, weeks, woche, wochen, semaine, semaines, semana, semanas, settimana, settimane, weken, tygodni*, tydzień, недел*, 週間, 周, 週, 个星期, 주, أسبوع*, أسابيع, שבועות, שבוע
    months: month, months, calendar months, monat, monate, monaten, monats, mois, mes, meses, mese, mesi, mês, maand, maanden, miesiąc*, miesięcy, месяц*, か月, ヶ月, ヵ月, カ月, ケ月, 个月, 個月, 개월, شهر*, أشهر, חודשים, חודש, hónap*
    years: year, years, jahr, jahre, jahren, jahres, ans, année, années, año, años, anno, anni, ano, anos, jaar, jaren, lat, lata, roku, rok, год, года, лет, 年間, 歳, 岁, 歲, 周岁, 週歲, 세, سن*, عام*, שנים, שנה
    percent: %, ％, ٪, percent, per cent, prozent, pour cent, pour-cent, por ciento, per cento, por cento, procent*, процент*, パーセント, 퍼센트, بالمئة, بالمائة, в процент*, אחוז*
    dollar: us$, $, ＄, usd, us dollar*, u.s. dollar*, dollar*, dólar*, dolar*, доллар*, ドル, 米ドル, 美元, 달러, دولار*, דולר*
    euro: €, eur, euro, euros, евро, ユーロ, 欧元, 歐元, 유로, يورو, אירו
    pound: £, gbp, pound*, pfund, livre*, libra*, sterlin*, фунт*, ポンド, 英镑, 英鎊, 파운드
    yenOrYuan: ¥, ￥
    yen: jpy, yen, 円, 日元, 日圓, 엔
    yuan: cny, rmb, yuan, 人民币, 人民幣, 元
    rouble: ₽, rub, rouble*, rubel*, руб*
    won: ₩, krw, won, 원
    shekel: ₪, ils, שקל*, ש״ח
    franc: chf, francs, franken
    zloty: pln, zł, złot*
    rupee: ₹, inr, rupee*
    real: r$, brl, reais
    other: an, pesos, second, seconds, business, calendar, working, cents, centimes, ouvrés, kb, mb, gb, tb, m, km, kg, ريال, درهم, 日, 月, 年, 分, 万, 億, 만, 년
    """
}
