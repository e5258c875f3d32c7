/// The words and signs that tell what a number counts, in the languages that pages have words for.
enum UnitWords {
  /// The unit that a text begins with, and the bytes of its word; `nil` where it begins with none.
  ///
  /// - Parameter text: lower case, without space at its beginning.
  static func unit(before text: ArraySlice<UInt8>) -> (unit: Quantity.Unit, count: Int)? {
    guard let first = text.first else { return nil }
    for row in byFirstByte[Int(first)]
    where text.starts(with: row.word) && row.ends(in: text) {
      return (row.unit, row.word.count + row.endingCount(in: text))
    }
    return nil
  }

  /// The unit whose sign or word a text ends with: `US$`, `EUR`.
  static func unit(after text: ArraySlice<UInt8>) -> (unit: Quantity.Unit, count: Int)? {
    for row in leading
    where text.count >= row.word.count && text.suffix(row.word.count).elementsEqual(row.word) {
      return (row.unit, row.word.count)
    }
    return nil
  }

  private struct Row {
    var word: [UInt8]
    var unit: Quantity.Unit
    /// Whether other letters may follow: a stem, or a script without spaces.
    var isStem: Bool

    /// The letters behind a stem; scripts without spaces have none.
    func endingCount(in text: ArraySlice<UInt8>) -> Int {
      guard isStem, let first = word.first, first < 0xE1, first != UInt8(ascii: "$") else {
        return 0
      }
      return text.dropFirst(word.count).prefix {
        ($0 | 0x20) &- 0x61 < 26 || ($0 >= 0x80 && $0 < 0xE0)
      }.count
    }

    func ends(in text: ArraySlice<UInt8>) -> Bool {
      guard !isStem, let next = text.dropFirst(word.count).first else { return true }
      return !((next | 0x20) &- 0x61 < 26 || (next >= 0xC3 && next <= 0xD4))
    }
  }

  private static let rows: [Row] = table.split(separator: "\n").flatMap { line -> [Row] in
    let fields = line.split(separator: ":")
    guard fields.count == 2, let unit = unit(named: String(fields[0])) else { return [] }
    return fields[1].split(separator: ",").map { word in
      var bytes = Array(word.utf8.drop { $0 == 0x20 })
      let isMarked = bytes.last == UInt8(ascii: "*")
      if isMarked { bytes.removeLast() }
      return Row(word: bytes, unit: unit, isStem: isMarked || (bytes.first ?? 0) >= 0xE1)
    }
  }

  private static let byFirstByte: [[Row]] = {
    var found: [[Row]] = Array(repeating: [], count: 256)
    for row in rows { if let first = row.word.first { found[Int(first)].append(row) } }
    return found.map { $0.sorted { $0.word.count > $1.word.count } }
  }()

  /// What stands before a number: money alone.
  private static let leading: [Row] = rows.filter {
    switch $0.unit {
    case .money: true
    case .minutes, .hours, .days, .weeks, .months, .years, .percent, .date: false
    }
  }.sorted { $0.word.count > $1.word.count }

  private static func unit(named name: String) -> Quantity.Unit? {
    switch name {
    case "minutes": .minutes
    case "hours": .hours
    case "days": .days
    case "weeks": .weeks
    case "months": .months
    case "years": .years
    case "percent": .percent
    default: Quantity.Currency(rawValue: name).map(Quantity.Unit.money)
    }
  }

  /// `unit: words`, the words of all languages; `*` after a stem.
  private static let table = """
    minutes: minute, minutes, minuten, minuto, minutos, minuti, minut*, минут*, 分钟, 分鐘, 分間, 분, دقيق*, דקות
    hours: hour, hours, stunde, stunden, heure, heures, hora, horas, ora, ore, uur, uren, godzin*, час, часа, часов, 時間, 小时, 小時, 시간, ساع*, שעות, שעה
    days: day, days, calendar day, calendar days, business day, business days, working days, tag, tage, tagen, tages, kalendertag*, werktag*, arbeitstag*, jour, jours, día, días, giorno, giorni, dia, dias, dag, dagen, werkdag*, kalenderdag*, dni, dnia, dzień, день, дня, дней, рабочих дн*, календарных дн*, 日間, 日以内, 日前, 日後, 日未満, 日以上, 天, 个工作日, 個工作日, 营业日, 營業日, 工作日, 营业日, 日内, 日內, 일, يوم*, أيام, ימים, יום, nap, napon
    weeks: week, weeks, woche, wochen, semaine, semaines, semana, semanas, settimana, settimane, weken, tygodni*, tydzień, недел*, 週間, 周, 週, 个星期, 주, أسبوع*, أسابيع, שבועות
    months: month, months, calendar months, monat, monate, monaten, monats, mois, mes, meses, mese, mesi, mês, maand, maanden, miesiąc*, miesięcy, месяц*, か月, ヶ月, ヵ月, カ月, ケ月, 个月, 個月, 개월, شهر*, أشهر, חודשים, חודש, hónap*
    years: year, years, jahr, jahre, jahren, jahres, ans, année, années, año, años, anno, anni, ano, anos, jaar, lat, lata, roku, год, года, лет, 年間, 歳, 岁, 歲, 周岁, 週歲, 세, سن*, عام*, שנים, שנה
    percent: %, ％, ٪, percent, per cent, prozent, pour cent, pour-cent, por ciento, per cento, por cento, procent*, процент*, パーセント, 퍼센트, بالمئة, بالمائة, в процент*, אחוז*
    dollar: us$, $, ＄, usd, us dollar*, u.s. dollar*, dollar*, dólar*, dolar*, dollar*, доллар*, ドル, 米ドル, 美元, 달러, دولار*, דולר*
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
    """
}
