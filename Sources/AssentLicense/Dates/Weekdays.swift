import AssentManifest

/// The names of the days of the week, as they stand beside dates.
package enum Weekdays {
  /// The day that a word names, Monday 1 to Sunday 7.
  ///
  /// - Parameter word: in lower case.
  package static func day(named word: Substring) -> Int? { names[word] }

  /// The day of a character that Chinese, Japanese and Korean write in parentheses or before their
  /// word for a day of the week.
  package static func day(sign: Character) -> Int? { signs[sign] }

  private static let signs: [Character: Int] = [
    "月": 1, "火": 2, "水": 3, "木": 4, "金": 5, "土": 6, "日": 7,
    "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "天": 7,
    "월": 1, "화": 2, "수": 3, "목": 4, "금": 5, "토": 6, "일": 7,
  ]

  /// Whether a word names a day where another day stands beside it: `Mon – Fri`, `montags bis freitags`.
  ///
  /// - Parameter word: in lower case.
  package static func isBesideDay(_ word: Substring) -> Bool {
    names[word] != nil || shortNames.contains(word)
  }

  private static let names: [Substring: Int] = {
    var found: [Substring: Int] = [:]
    for line in table.fields(at: "\n") {
      for (number, day) in (line.cut(at: "|")?.before ?? line).fields(at: ";").enumerated() {
        for name in day.fields(at: ",") { found[Substring(name.string)] = number + 1 }
      }
    }
    return found
  }()

  private static let shortNames: Set<Substring> = Set(
    table.fields(at: "\n").flatMap { line in
      (line.cut(at: "|")?.after).map { $0.words.map { String(decoding: $0, as: UTF8.self)[...] } }
        ?? []
    })

  /// One language a line, from Monday on; spellings and cases between commas. Behind the line what is a day only
  /// beside another one.
  private static let table: TableText = """
    monday; tuesday; wednesday; thursday; friday; saturday; sunday | mon tue tues wed thu thur thurs fri sat sun mondays tuesdays wednesdays thursdays fridays saturdays sundays
    montag; dienstag; mittwoch; donnerstag; freitag; samstag, sonnabend; sonntag | mo di mi do fr sa so montags dienstags mittwochs donnerstags freitags samstags sonnabends sonntags
    lundi; mardi; mercredi; jeudi; vendredi; samedi; dimanche | lun mar mer jeu ven sam dim
    lunes; martes; miércoles, miercoles; jueves; viernes; sábado, sabado; domingo
    lunedì, lunedi; martedì, martedi; mercoledì, mercoledi; giovedì, giovedi; venerdì, venerdi; sabato; domenica
    segunda-feira; terça-feira, terca-feira; quarta-feira; quinta-feira; sexta-feira; sábado; domingo | segunda terça quarta quinta sexta
    maandag; dinsdag; woensdag; donderdag; vrijdag; zaterdag; zondag | ma wo vr za zo
    måndag, måndagen; tisdag, tisdagen; onsdag, onsdagen; torsdag, torsdagen; fredag, fredagen; lördag, lördagen; söndag, söndagen
    mandag; tirsdag; onsdag; torsdag; fredag; lørdag; søndag
    maanantai, maanantaina; tiistai, tiistaina; keskiviikko, keskiviikkona; torstai, torstaina; perjantai, perjantaina; lauantai, lauantaina; sunnuntai, sunnuntaina
    poniedziałek, poniedziałku; wtorek, wtorku; środa, środę, środy; czwartek, czwartku; piątek, piątku; sobota, sobotę, soboty; niedziela, niedzielę, niedzieli | pon pt
    pondělí; úterý; středa, středu; čtvrtek; pátek; sobota, sobotu; neděle, neděli
    понедельник; вторник; среда, среду; четверг; пятница, пятницу; суббота, субботу; воскресенье | пн вт ср чт пт сб вс
    понеділок; вівторок; середа, середу; четвер; п’ятниця, п'ятницю; субота, суботу; неділя, неділю
    hétfő; kedd; szerda; csütörtök; péntek; szombat; vasárnap
    luni; marți, marţi; miercuri; joi; vineri; sâmbătă; duminică
    pazartesi; salı; çarşamba; perşembe; cuma; cumartesi; pazar
    senin; selasa; rabu; kamis; jumat; sabtu; minggu
    δευτέρα; τρίτη; τετάρτη; πέμπτη; παρασκευή; σάββατο; κυριακή
    월요일; 화요일; 수요일; 목요일; 금요일; 토요일; 일요일
    الاثنين; الثلاثاء; الأربعاء; الخميس; الجمعة; السبت; الأحد
    """
}
