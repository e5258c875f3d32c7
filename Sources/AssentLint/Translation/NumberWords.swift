/// The numbers that agreements write out in words, by language.
///
/// They only excuse a number that one text has in digits and the other in words, so a word that means
/// something else as well does no harm.
enum NumberWords {
  /// Whether there is a table for a language.
  static func knows(_ language: String) -> Bool { tables[language] != nil || isHan(language) }

  /// The values that a text may write out.
  ///
  /// - Parameter text: in lower case.
  static func values(in text: [UInt8], language: String) -> Set<Int> {
    if isHan(language) { return hanValues(in: text) }
    guard let table = tables[language] else { return [] }
    var found: Set<Int> = []
    for word in text.split(whereSeparator: { Self.separates($0) }) {
      for length in stride(from: word.count, through: 2, by: -1) {
        let isWhole = length == word.count
        guard let entry = table[Array(word.prefix(length))], isWhole || entry.isStem else {
          continue
        }
        found.formUnion(entry.values)
        break
      }
    }
    return found
  }

  private static func isHan(_ language: String) -> Bool { language == "ja" || language == "zh" }

  private static func separates(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte | 0x20) &- 0x61 >= 26
  }

  private struct Entry {
    var values: Set<Int>
    var isStem: Bool
  }

  private static let tables: [String: [[UInt8]: Entry]] = {
    var found: [String: [[UInt8]: Entry]] = [:]
    for line in rows.split(separator: "\n") {
      guard let bar = line.firstIndex(of: "|") else { continue }
      let language = String(line[..<bar].filter { $0 != " " })
      for field in line[line.index(after: bar)...].split(separator: ";") {
        let parts = field.split(separator: "=")
        guard parts.count == 2, let value = Int(parts[0].filter { $0 != " " }) else { continue }
        for word in parts[1].split(separator: ",") {
          var bytes = Array(word.utf8.drop { $0 == 0x20 })
          let isStem = bytes.last == UInt8(ascii: "*")
          if isStem { bytes.removeLast() }
          var entry = found[language]?[bytes] ?? Entry(values: [], isStem: isStem)
          entry.values.insert(value)
          entry.isStem = entry.isStem || isStem
          found[language, default: [:]][bytes] = entry
        }
      }
    }
    return found
  }()

  /// Numbers in Chinese characters, up to 9,999: `三十`, `百二十`, `〇`.
  private static func hanValues(in text: [UInt8]) -> Set<Int> {
    var found: Set<Int> = []
    var total = 0
    var digit: Int?
    var isOpen = false
    func close() {
      if isOpen { found.insert(total + (digit ?? 0)) }
      (total, digit, isOpen) = (0, nil, false)
    }
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if let value = hanDigits[scalar.value] {
        digit = (digit.map { $0 < 1000 ? $0 * 10 : 0 } ?? 0) + value
        isOpen = true
      } else if let unit = hanUnits[scalar.value] {
        total += max(1, digit ?? 1) * unit
        (digit, isOpen) = (nil, true)
      } else {
        close()
      }
    }
    close()
    return found
  }

  private static let hanDigits: [UInt32: Int] = [
    0x3007: 0, 0x96F6: 0, 0x4E00: 1, 0x4E8C: 2, 0x4E24: 2, 0x5169: 2, 0x4E09: 3, 0x56DB: 4,
    0x4E94: 5, 0x516D: 6, 0x4E03: 7, 0x516B: 8, 0x4E5D: 9,
  ]

  private static let hanUnits: [UInt32: Int] = [0x5341: 10, 0x767E: 100, 0x5343: 1000]

  /// `language | value = words; …`; `*` after the stem of a word that is inflected.
  private static let rows = """
    en | 0=zero; 1=one,first,once; 2=two,second,twice; 3=three,third; 4=four,fourth; 5=five,fifth; 6=six; 7=seven; 8=eight; 9=nine; 10=ten; 11=eleven; 12=twelve; 13=thirteen; 14=fourteen; 15=fifteen; 16=sixteen; 18=eighteen; 20=twenty; 21=twenty,twentyone; 24=twenty; 30=thirty; 36=thirty; 40=forty; 45=forty; 48=forty; 50=fifty; 60=sixty; 70=seventy; 72=seventy; 80=eighty; 90=ninety; 100=hundred; 120=hundred; 180=hundred; 365=hundred; 1000=thousand
    de | 0=null; 1=ein*,erst*; 2=zwei*,beide*; 3=drei*,dritte*; 4=vier*; 5=fünf*; 6=sechs*; 7=sieben*; 8=acht*; 9=neun*; 10=zehn*; 11=elf*; 12=zwölf*; 13=dreizehn*; 14=vierzehn*; 15=fünfzehn*; 16=sechzehn*; 18=achtzehn*; 20=zwanzig*; 21=einundzwanzig*; 24=vierundzwanzig*; 30=dreißig*,dreissig*; 36=sechsunddreißig*; 40=vierzig*; 45=fünfundvierzig*; 48=achtundvierzig*; 50=fünfzig*; 60=sechzig*; 70=siebzig*; 72=zweiundsiebzig*; 80=achtzig*; 90=neunzig*; 100=hundert*,einhundert*; 120=hundertzwanzig*; 180=hundertachtzig*; 1000=tausend*,eintausend*
    fr | 0=zéro; 1=un,une,premi*; 2=deux,deuxième*,second*; 3=trois,troisième*; 4=quatre; 5=cinq; 6=six; 7=sept; 8=huit; 9=neuf; 10=dix; 11=onze; 12=douze; 13=treize; 14=quatorze; 15=quinze; 16=seize; 18=dix; 20=vingt; 21=vingt; 24=vingt; 30=trente; 36=trente; 40=quarante; 45=quarante; 48=quarante; 50=cinquante; 60=soixante; 70=soixante; 72=soixante; 80=quatre,vingt*; 90=quatre,nonante; 100=cent; 120=cent; 180=cent; 1000=mille
    es | 0=cero; 1=un,una,uno,primer*; 2=dos,segund*; 3=tres,tercer*; 4=cuatro; 5=cinco; 6=seis; 7=siete; 8=ocho; 9=nueve; 10=diez; 11=once; 12=doce; 13=trece; 14=catorce; 15=quince; 16=dieciséis; 18=dieciocho; 20=veinte; 21=veintiún,veintiuno; 24=veinticuatro; 30=treinta; 36=treinta; 40=cuarenta; 45=cuarenta; 48=cuarenta; 50=cincuenta; 60=sesenta; 70=setenta; 72=setenta; 80=ochenta; 90=noventa; 100=cien,ciento; 120=ciento; 180=ciento; 1000=mil
    it | 0=zero; 1=un,uno,una,prim*; 2=due,second*; 3=tre,terz*; 4=quattro; 5=cinque; 6=sei; 7=sette; 8=otto; 9=nove; 10=dieci; 11=undici; 12=dodici; 13=tredici; 14=quattordici; 15=quindici; 16=sedici; 18=diciotto; 20=venti; 21=ventun*; 24=ventiquattro; 30=trenta; 36=trentasei; 40=quaranta; 45=quarantacinque; 48=quarantotto; 50=cinquanta; 60=sessanta; 70=settanta; 72=settantadue; 80=ottanta; 90=novanta; 100=cento; 120=centoventi; 180=centottanta; 1000=mille,mila
    pt | 0=zero; 1=um,uma,primeir*; 2=dois,duas,segund*; 3=três,terceir*; 4=quatro; 5=cinco; 6=seis; 7=sete; 8=oito; 9=nove; 10=dez; 11=onze; 12=doze; 13=treze; 14=catorze,quatorze; 15=quinze; 16=dezesseis,dezasseis; 18=dezoito; 20=vinte; 21=vinte; 24=vinte; 30=trinta; 36=trinta; 40=quarenta; 45=quarenta; 48=quarenta; 50=cinquenta; 60=sessenta; 70=setenta; 72=setenta; 80=oitenta; 90=noventa; 100=cem,cento; 120=cento; 180=cento; 1000=mil
    nl | 0=nul; 1=een,één,eerste; 2=twee*,beide; 3=drie*,derde; 4=vier*; 5=vijf*; 6=zes*; 7=zeven*; 8=acht*; 9=negen*; 10=tien*; 11=elf; 12=twaalf*; 13=dertien; 14=veertien*; 15=vijftien*; 16=zestien*; 18=achttien*; 20=twintig*; 21=eenentwintig; 24=vierentwintig; 30=dertig*; 36=zesendertig; 40=veertig; 45=vijfenveertig; 48=achtenveertig; 50=vijftig*; 60=zestig*; 70=zeventig; 72=tweeënzeventig; 80=tachtig; 90=negentig; 100=honderd*; 120=honderdtwintig; 180=honderdtachtig; 1000=duizend*
    pl | 1=jed*,pierwsz*; 2=dwa*,dwie*,dwó*,drug*; 3=trzy*,trze*,trzech,trzec*; 4=czter*; 5=pięć*,pięci*; 6=sześć*,sześci*; 7=siedem*,siedmi*; 8=osiem*,ośmi*; 9=dziewię*; 10=dziesię*; 12=dwanaście*,dwunast*; 13=trzynast*; 14=czternaście*,czternast*; 15=piętnaście*,piętnast*; 16=szesnast*,szesnaście*; 18=osiemnaście*,osiemnast*; 20=dwadzieścia*,dwudziest*; 24=dwadzieścia*,dwudziest*; 30=trzydzieści*,trzydziest*; 45=czterdzieści*,czterdziest*; 48=czterdzieści*,czterdziest*; 60=sześćdziesiąt*,sześćdziesięci*; 72=siedemdziesi*; 90=dziewięćdziesi*; 100=sto,stu; 1000=tysiąc*
    ru | 1=один*,одн*,перв*; 2=два,две,двух,двум*,втор*; 3=три,трех,трёх,трет*; 4=четыр*; 5=пять,пяти*; 6=шесть,шести*; 7=семь,семи*; 8=восемь,восьми*; 9=девят*; 10=десят*; 12=двенадцат*; 13=тринадцат*; 14=четырнадцат*; 15=пятнадцат*; 16=шестнадцат*; 18=восемнадцат*; 20=двадцат*; 24=двадцат*; 30=тридцат*; 45=сорок*; 48=сорок*; 60=шестьдесят*,шестидесят*; 72=семьдесят*; 90=девяност*; 100=сто,ста; 1000=тысяч*
    ko | 1=하나,한,첫*; 2=두,둘,이; 3=세,셋,삼; 4=네,넷,사; 5=다섯,오; 6=여섯,육; 7=일곱,칠; 8=여덟,팔; 9=아홉,구; 10=열,십*; 12=열두,십이*; 14=십사*; 15=열다섯,십오*; 18=열여덟,십팔*; 20=스물,스무,이십*; 24=이십사*; 30=서른,삼십*; 45=사십오*; 60=육십*; 90=구십*; 100=백*
    ar | 1=واحد*,أول*; 2=اثن*,يومين,شهرين,سنتين; 3=ثلاث*; 4=أربع*; 5=خمس*; 6=ست*; 7=سبع*; 8=ثمان*; 9=تسع*; 10=عشر*; 12=اثن*,عشر*; 14=أربع*; 15=خمس*; 18=ثمان*; 20=عشر*; 24=عشر*,أربع*; 30=ثلاث*; 45=خمس*,أربع*; 60=ست*; 90=تسع*; 100=مئة,مائة; 1000=ألف
    he | 1=אחד,אחת,ראשו*; 2=שני*,שתי*,יומיים,שנתיים,חודשיים; 3=שלוש*,שלושה; 4=ארבע*; 5=חמיש*,חמש*; 6=שש*,שיש*; 7=שבע*; 8=שמונ*; 9=תשע*; 10=עשר*; 12=שנים,עשר*; 14=ארבע*; 15=חמש*,חמיש*; 18=שמונ*; 20=עשרים; 24=עשרים; 30=שלושים; 45=ארבעים; 60=שישים; 90=תשעים; 100=מאה
    """
}
