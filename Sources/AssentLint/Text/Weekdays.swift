import AssentManifest

/// The names of the days of the week, as they stand beside dates.
enum Weekdays {
  /// The day that a word names, Monday 1 to Sunday 7.
  ///
  /// - Parameter word: in lower case.
  static func day(named word: Substring) -> Int? { names[word] }

  /// The day of a character that Chinese, Japanese and Korean write in parentheses or before their
  /// word for a day of the week.
  static func day(sign: Character) -> Int? { signs[sign] }

  private static let signs: [Character: Int] = [
    "月": 1, "火": 2, "水": 3, "木": 4, "金": 5, "土": 6, "日": 7,
    "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "天": 7,
    "월": 1, "화": 2, "수": 3, "목": 4, "금": 5, "토": 6, "일": 7,
  ]

  private static let names: [Substring: Int] = {
    var found: [Substring: Int] = [:]
    for line in table.fields(at: "\n") {
      for (number, day) in line.fields(at: ";").enumerated() {
        for name in day.fields(at: ",") { found[Substring(name.string)] = number + 1 }
      }
    }
    return found
  }()

  /// One language a line, from Monday on; spellings and cases between commas.
  private static let table: TableText = """
    monday; tuesday; wednesday; thursday; friday; saturday; sunday
    montag; dienstag; mittwoch; donnerstag; freitag; samstag, sonnabend; sonntag
    lundi; mardi; mercredi; jeudi; vendredi; samedi; dimanche
    lunes; martes; miércoles, miercoles; jueves; viernes; sábado, sabado; domingo
    lunedì, lunedi; martedì, martedi; mercoledì, mercoledi; giovedì, giovedi; venerdì, venerdi; sabato; domenica
    segunda-feira; terça-feira, terca-feira; quarta-feira; quinta-feira; sexta-feira; sábado; domingo
    maandag; dinsdag; woensdag; donderdag; vrijdag; zaterdag; zondag
    måndag, måndagen; tisdag, tisdagen; onsdag, onsdagen; torsdag, torsdagen; fredag, fredagen; lördag, lördagen; söndag, söndagen
    mandag; tirsdag; onsdag; torsdag; fredag; lørdag; søndag
    maanantai, maanantaina; tiistai, tiistaina; keskiviikko, keskiviikkona; torstai, torstaina; perjantai, perjantaina; lauantai, lauantaina; sunnuntai, sunnuntaina
    poniedziałek, poniedziałku; wtorek, wtorku; środa, środę, środy; czwartek, czwartku; piątek, piątku; sobota, sobotę, soboty; niedziela, niedzielę, niedzieli
    pondělí; úterý; středa, středu; čtvrtek; pátek; sobota, sobotu; neděle, neděli
    понедельник; вторник; среда, среду; четверг; пятница, пятницу; суббота, субботу; воскресенье
    понеділок; вівторок; середа, середу; четвер; п’ятниця, п'ятницю; субота, суботу; неділя, неділю
    hétfő; kedd; szerda; csütörtök; péntek; szombat; vasárnap
    luni; marți, marţi; miercuri; joi; vineri; sâmbătă; duminică
    pazartesi; salı; çarşamba; perşembe; cuma; cumartesi; pazar
    senin; selasa; rabu; kamis; jumat; sabtu; minggu
    δευτέρα; τρίτη; τετάρτη; πέμπτη; παρασκευή; σάββατο; κυριακή
    """
}
