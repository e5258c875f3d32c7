import AssentManifest

/// The names of the months in many languages, as they stand in dates and by themselves.
package enum MonthNames {
  /// The month whose name begins at `index` of folded text, and the name's end.
  package static func month(in text: [UInt8], at index: Int) -> (month: Int, end: Int)? {
    names.longestMatch(in: text, at: index).map { ($0.value, $0.end) }
  }

  /// Whether folded text behind a number goes on as a date does: `janvier`, `de enero de 2026`.
  ///
  /// `Sections 1 and 2 may …` is no date: a name of three letters of ASCII needs a year behind it.
  static func goesOn(_ text: [UInt8]) -> Bool {
    let second = text.prefix(4).firstIndex(of: 0x20).map { $0 + 1 }
    for start in [0, second].compactMap({ $0 }) {
      guard let name = month(in: text, at: start) else { continue }
      let year = text[name.end...].dropFirst().prefix(while: isASCIIDigit)
      if name.end - start > 3 || year.count == 4 { return true }
    }
    return false
  }

  private static let names: PhraseTable<Int> = {
    var rows: [(phrase: TableText, value: Int)] = []
    for line in table.fields(at: "\n") {
      var fields = line.fields(at: ":")
      guard fields.next() != nil, let months = fields.next() else { continue }
      for (number, month) in months.fields(at: ";").enumerated() {
        for name in month.fields(at: ",") { rows.append((name, number + 1)) }
      }
    }
    return PhraseTable(rows)
  }()

  /// The languages whose months are known.
  static let languages = Set(
    table.fields(at: "\n").compactMap { line -> String? in
      var fields = line.fields(at: ":")
      return fields.next()?.string
    })

  /// One language a line; months between semicolons, spellings and cases between commas.
  private static let table: TableText = """
    en: january, jan; february, feb; march, mar; april, apr; may; june, jun; july, jul; august, aug; september, sept, sep; october, oct; november, nov; december, dec
    de: januar, jänner; februar, feber; märz, mrz, maerz; april; mai; juni; juli; august; september; oktober, okt; november; dezember, dez
    fr: janvier, janv; février, fevrier, févr, fév; mars; avril, avr; mai; juin; juillet, juil; août, aout; septembre; octobre; novembre; décembre, decembre, déc
    es: enero, ene; febrero; marzo; abril, abr; mayo; junio; julio; agosto, ago; septiembre, setiembre; octubre; noviembre; diciembre, dic
    it: gennaio, gen; febbraio; marzo; aprile; maggio, mag; giugno, giu; luglio, lug; agosto; settembre, set; ottobre, ott; novembre; dicembre
    pt: janeiro; fevereiro, fev; março, marco; abril; maio; junho; julho; agosto; setembro; outubro, out; novembro; dezembro, dez
    nl: januari; februari; maart, mrt; april; mei; juni; juli; augustus; september; oktober; november; december
    pl: stycznia, styczeń; lutego, luty; marca, marzec; kwietnia, kwiecień; maja, maj; czerwca, czerwiec; lipca, lipiec; sierpnia, sierpień; września, wrzesień; października, październik; listopada, listopad; grudnia, grudzień
    ru: января, январь, янв; февраля, февраль, фев; марта, март; апреля, апрель, апр; мая, май; июня, июнь; июля, июль; августа, август, авг; сентября, сентябрь, сен; октября, октябрь, окт; ноября, ноябрь, ноя; декабря, декабрь, дек
    uk: січня, січень; лютого, лютий; березня, березень; квітня, квітень; травня, травень; червня, червень; липня, липень; серпня, серпень; вересня, вересень; жовтня, жовтень; листопада, листопад; грудня, грудень
    cs: ledna, leden; února, únor; března, březen; dubna, duben; května, květen; června, červen; července, červenec; srpna, srpen; září; října, říjen; listopadu, listopad; prosince, prosinec
    sv: januari; februari; mars; april; maj; juni; juli; augusti; september; oktober; november; december
    da: januar; februar; marts; april; maj; juni; juli; august; september; oktober; november; december
    nb: januar; februar; mars; april; mai; juni; juli; august; september; oktober; november; desember, des
    fi: tammikuuta, tammikuu; helmikuuta, helmikuu; maaliskuuta, maaliskuu; huhtikuuta, huhtikuu; toukokuuta, toukokuu; kesäkuuta, kesäkuu; heinäkuuta, heinäkuu; elokuuta, elokuu; syyskuuta, syyskuu; lokakuuta, lokakuu; marraskuuta, marraskuu; joulukuuta, joulukuu
    hu: január; február; március; április; május; június; július; augusztus; szeptember; október; november; december
    ro: ianuarie; februarie; martie; aprilie; mai; iunie; iulie; august; septembrie; octombrie; noiembrie; decembrie
    vi: tháng 1, tháng một, tháng giêng, tháng 01; tháng 2, tháng hai, tháng 02; tháng 3, tháng ba, tháng 03; tháng 4, tháng tư, tháng 04; tháng 5, tháng năm, tháng 05; tháng 6, tháng sáu, tháng 06; tháng 7, tháng bảy, tháng 07; tháng 8, tháng tám, tháng 08; tháng 9, tháng chín, tháng 09; tháng 10, tháng mười; tháng 11, tháng mười một; tháng 12, tháng mười hai, tháng chạp
    tr: ocak; şubat; mart; nisan; mayis; haziran; temmuz; ağustos; eylül; ekim; kasim; aralik
    el: ιανουαριου, ιανουαριοσ; φεβρουαριου, φεβρουαριοσ; μαρτιου, μαρτιοσ; απριλιου, απριλιοσ; μαιου, μαιοσ; ιουνιου, ιουνιοσ; ιουλιου, ιουλιοσ; αυγουστου, αυγουστοσ; σεπτεμβριου, σεπτεμβριοσ; οκτωβριου, οκτωβριοσ; νοεμβριου, νοεμβριοσ; δεκεμβριου, δεκεμβριοσ
    id: januari; februari; maret; april; mei; juni; juli; agustus; september; oktober; november; desember
    he: ינואר, בינואר; פברואר, בפברואר; מרץ, במרץ, מרס, במרס; אפריל, באפריל; מאי, במאי; יוני, ביוני; יולי, ביולי; אוגוסט, באוגוסט; ספטמבר, בספטמבר; אוקטובר, באוקטובר; נובמבר, בנובמבר; דצמבר, בדצמבר
    ar: يناير, كانون الثاني, جانفي; فبراير, شباط, فيفري; مارس, آذار; أبريل, ابريل, إبريل, نيسان, أفريل; مايو, أيار, ماي; يونيو, حزيران, جوان; يوليو, تموز, جويلية; أغسطس, اغسطس, آب, أوت; سبتمبر, أيلول; أكتوبر, اكتوبر, تشرين الأول; نوفمبر, تشرين الثاني; ديسمبر, كانون الأول
    hi: जनवरी; फरवरी, फ़रवरी; मार्च; अप्रैल; मई; जून; जुलाई; अगस्त; सितंबर, सितम्बर; अक्टूबर, अक्तूबर; नवंबर, नवम्बर; दिसंबर, दिसम्बर
    th: มกราคม, ม ค; กุมภาพันธ์, ก พ; มีนาคม, มี ค; เมษายน, เม ย; พฤษภาคม, พ ค; มิถุนายน, มิ ย; กรกฎาคม, ก ค; สิงหาคม, ส ค; กันยายน, ก ย; ตุลาคม, ต ค; พฤศจิกายน, พ ย; ธันวาคม, ธ ค
    tl: enero; pebrero; marso; abril; mayo; hunyo; hulyo; agosto; setyembre; oktubre; nobyembre; disyembre
    fil: enero; pebrero; marso; abril; mayo; hunyo; hulyo; agosto; setyembre; oktubre; nobyembre; disyembre
    """
}
