import AssentManifest

/// Amounts that a letter or a dash makes: units and ranges.
extension ChangeAssessor {
  // MARK: Units

  /// A unit that has its letters in another case may be another unit.
  mutating func assessUnit(_ index: Int, _ other: Int) {
    let (one, two) = (old.text(index), new.text(other))
    let (a, b) = (Self.unit(of: one), Self.unit(of: two))
    guard old.tokens[index].kind == .number || isCounted(index, old) || isCounted(other, new),
      UnitCase.differs(a, b)
    else { return }
    note(.amount, old: one, new: two, clause: label(other..<other + 1, isNew: true), at: other)
  }

  /// The letters of `10MB`, or the whole of a word.
  private static func unit(of word: String) -> String {
    String(word.reversed().prefix { $0.isLetter }.reversed())
  }

  /// Whether a word stands behind a number, or behind what says of how much something is.
  private func isCounted(_ index: Int, _ text: AssessedText) -> Bool {
    guard text.tokens[index].kind == .word, index > 0 else { return false }
    let before = String(decoding: text.folded(index - 1), as: UTF8.self)
    switch text.tokens[index - 1].kind {
    case .number, .ideograph: return true
    case .word: return Self.per.contains(before)
    case .punctuation:
      return before == "/"
        || before == "-" && index > 1 && text.tokens[index - 2].kind == .number
    case .symbol, .address, .hidden, .tag: return false
    }
  }

  private static let per: Set<String> = [
    "per", "pro", "je", "par", "por", "al", "za", "na", "за", "на", "لكل",
  ]

  // MARK: Ranges

  /// Whether a dash between two words says that everything between them is meant: `Monday – Friday`.
  func isRange(_ mark: Int, _ text: AssessedText) -> Bool {
    guard mark > 0, mark + 1 < text.tokens.count else { return false }
    let sign = String(decoding: text.folded(mark), as: UTF8.self)
    // The point of `9 a.m.` belongs to the word before it.
    let isAbbreviated = mark > 1 && text.folded(mark - 1).elementsEqual([UInt8(ascii: ".")])
    let (before, after) = (isAbbreviated ? mark - 2 : mark - 1, mark + 1)
    guard text.tokens[before].sentence == text.tokens[after].sentence, text.tokens[before].isWord,
      text.tokens[after].isWord
    else { return false }
    if Self.waves.contains(sign) { return true }
    guard sign == "-" else { return false }
    return isRangeEnd(before, text) && isRangeEnd(after, text)
      || isLetter(before, text) && isLetter(after, text)
  }

  private static let waves: Set<String> = ["~", "〜"]

  /// Whether a word is one of a row: a number, a time, a day of the week, a month.
  private func isRangeEnd(_ index: Int, _ text: AssessedText) -> Bool {
    switch text.tokens[index].kind {
    case .number: return true
    case .word:
      let word = String(decoding: text.folded(index), as: UTF8.self)
      return Self.days.contains(word) || Self.months.contains(word)
        || Self.dayTimes.contains(word) && index > 0 && text.tokens[index - 1].kind != .word
    case .ideograph:
      return Self.eastAsian.contains(String(decoding: text.folded(index), as: UTF8.self))
    case .symbol, .address, .punctuation, .hidden, .tag: return false
    }
  }

  private func isLetter(_ index: Int, _ text: AssessedText) -> Bool {
    text.tokens[index].kind == .word
      && String(decoding: text.folded(index), as: UTF8.self).count == 1
  }

  /// What stands behind the hour: `9 a.m. – 5 p.m.`, `9 Uhr – 17 Uhr`.
  private static let dayTimes: Set<String> = ["m", "am", "pm", "uhr", "h", "uur"]
  private static let eastAsian: Set<String> = ["日", "月", "年", "時", "时", "曜", "条", "号"]

  private static let days = row(
    """
    monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat
    sun mondays tuesdays wednesdays thursdays fridays saturdays sundays montag dienstag mittwoch
    donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so montags dienstags mittwochs
    donnerstags freitags samstags sonntags lundi mardi mercredi jeudi vendredi samedi dimanche lun
    mar mer jeu ven sam dim lunes martes miércoles jueves viernes sábado domingo lunedì martedì
    mercoledì giovedì venerdì sabato domenica segunda terça quarta quinta sexta maandag dinsdag
    woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo poniedziałek wtorek środa czwartek
    piątek sobota niedziela pon pt понедельник вторник среда четверг пятница суббота воскресенье
    пн вт ср чт пт сб вс pazartesi salı çarşamba perşembe cuma cumartesi pazar 월요일 화요일 수요일
    목요일 금요일 토요일 일요일 الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد
    """)
  private static let months = row(
    """
    january february march april may june july august september october november december jan feb
    apr jun jul aug sep sept oct nov dec januar jänner februar märz mai juni juli oktober dezember
    janvier février mars avril juin juillet août septembre octobre novembre décembre enero febrero
    marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio
    aprile maggio giugno luglio settembre ottobre novembre dicembre janeiro fevereiro março maio
    junho julho setembro outubro dezembro januari februari maart mei augustus styczeń luty marzec
    kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień stycznia lutego
    marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia январь
    февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь января февраля марта
    апреля мая июня июля августа сентября октября ноября декабря
    """)

  private static func row(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
