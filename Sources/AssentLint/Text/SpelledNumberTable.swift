import AssentManifest
import Synchronization

/// The words of which one language makes its numbers.
struct SpelledNumberTable: Sendable {
  /// Words and parts of words with their values.
  private let values: [Substring: Int]
  /// Words between two numbers that are part of neither.
  let links: Set<Substring>
  /// Whether words are put together without spaces: `vierundzwanzig`.
  private let isCompound: Bool
  private let longest: Int

  /// In place of a value: ten times the number before it, as `puluh` in Indonesian.
  static let tenfold = -10
  /// In place of a value: ten more than the number before it, as `belas`.
  static let ten = -1

  private static let tables = Mutex<[String: SpelledNumberTable?]>([:])

  /// The table of a language, made when it is first asked for; `nil` where there is none.
  static func of(_ language: String) -> SpelledNumberTable? {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      let name = language == "no" ? "nb" : language
      let row = rows.fields(at: "\n").lazy.compactMap { $0.cut(at: "|") }
        .first { $0.before.dropping(last: 1).string == name }
      let table = row.map { SpelledNumberTable($0.after) }
      tables[language] = .some(table)
      return table
    }
  }

  /// The values of a word that is a number, or is made of numbers; `nil` for any other.
  func parts(of word: Substring) -> [Int]? {
    if let value = values[word] { return [value] }
    guard isCompound, word.count <= 40 else { return nil }
    let letters = Array(word)
    // From each place, the values up to the end; longer parts are tried first.
    var tails: [[Int]?] = Array(repeating: nil, count: letters.count + 1)
    tails[letters.count] = []
    for start in letters.indices.reversed() {
      for length in stride(from: min(longest, letters.count - start), through: 1, by: -1) {
        guard let tail = tails[start + length] else { continue }
        let part = Substring(String(letters[start..<start + length]))
        if let value = values[part] {
          tails[start] = [value] + tail
        } else if links.contains(part), start > 0, length > 1, !tail.isEmpty {
          tails[start] = tail
        } else {
          continue
        }
        break
      }
    }
    return tails[0]
  }

  private init(_ row: TableText) {
    var values: [Substring: Int] = [:]
    var links: Set<Substring> = []
    var isCompound = false
    for field in row.fields(at: " ") where !field.isEmpty {
      if let (number, words) = field.cut(at: "=") {
        guard let value = Int(number.string) else { continue }
        for word in words.fields(at: ",") { values[Substring(word.string)] = value }
      } else if field.string == "+" {
        isCompound = true
      } else {
        links.insert(Substring(field.string))
      }
    }
    self.values = values
    self.links = links
    self.isCompound = isCompound
    longest = (values.keys.map(\.count) + links.map(\.count)).max() ?? 0
  }

  /// `language | value=words …`, with words that link two numbers, and `+` where words are put
  /// together without spaces.
  private static let rows: TableText = """
    en | and 0=zero 1=one 2=two 3=three 4=four 5=five 6=six 7=seven 8=eight 9=nine 10=ten 11=eleven 12=twelve 13=thirteen 14=fourteen 15=fifteen 16=sixteen 17=seventeen 18=eighteen 19=nineteen 20=twenty 30=thirty 40=forty,fourty 50=fifty 60=sixty 70=seventy 80=eighty 90=ninety 100=hundred 1000=thousand 1000000=million
    de | + und 0=null 1=ein,eine,einen,einem,einer,eines,eins 2=zwei 3=drei 4=vier 5=fünf,fuenf 6=sechs 7=sieben 8=acht 9=neun 10=zehn 11=elf 12=zwölf,zwoelf 16=sechzehn 17=siebzehn 20=zwanzig 30=dreißig,dreissig 40=vierzig 50=fünfzig,fuenfzig 60=sechzig 70=siebzig 80=achtzig 90=neunzig 100=hundert 1000=tausend 1000000=million,millionen
    fr | et 0=zéro 1=un,une 2=deux 3=trois 4=quatre 5=cinq 6=six 7=sept 8=huit 9=neuf 10=dix 11=onze 12=douze 13=treize 14=quatorze 15=quinze 16=seize 20=vingt,vingts 30=trente 40=quarante 50=cinquante 60=soixante 70=septante 80=huitante,octante 90=nonante 100=cent,cents 1000=mille 1000000=million,millions
    es | y 0=cero 1=un,uno,una 2=dos 3=tres 4=cuatro 5=cinco 6=seis 7=siete 8=ocho 9=nueve 10=diez 11=once 12=doce 13=trece 14=catorce 15=quince 16=dieciséis,dieciseis 17=diecisiete 18=dieciocho 19=diecinueve 20=veinte 21=veintiuno,veintiún,veintiun,veintiuna 22=veintidós,veintidos 23=veintitrés,veintitres 24=veinticuatro 25=veinticinco 26=veintiséis,veintiseis 27=veintisiete 28=veintiocho 29=veintinueve 30=treinta 40=cuarenta 50=cincuenta 60=sesenta 70=setenta 80=ochenta 90=noventa 100=cien,ciento 200=doscientos,doscientas 300=trescientos,trescientas 400=cuatrocientos 500=quinientos,quinientas 600=seiscientos 700=setecientos 800=ochocientos 900=novecientos 1000=mil 1000000=millón,millones
    it | + e 0=zero 1=un,uno,una 2=due 3=tre,tré 4=quattro 5=cinque 6=sei 7=sette 8=otto 9=nove 10=dieci 11=undici 12=dodici 13=tredici 14=quattordici 15=quindici 16=sedici 17=diciassette 18=diciotto 19=diciannove 20=venti,vent 30=trenta,trent 40=quaranta,quarant 50=cinquanta,cinquant 60=sessanta,sessant 70=settanta,settant 80=ottanta,ottant 90=novanta,novant 100=cento 1000=mille,mila 1000000=milione,milioni
    pt | e 0=zero 1=um,uma 2=dois,duas 3=três,tres 4=quatro 5=cinco 6=seis 7=sete 8=oito 9=nove 10=dez 11=onze 12=doze 13=treze 14=catorze,quatorze 15=quinze 16=dezesseis,dezasseis 17=dezessete,dezassete 18=dezoito 19=dezenove,dezanove 20=vinte 30=trinta 40=quarenta 50=cinquenta 60=sessenta 70=setenta 80=oitenta 90=noventa 100=cem,cento 200=duzentos,duzentas 300=trezentos,trezentas 400=quatrocentos 500=quinhentos,quinhentas 600=seiscentos 700=setecentos 800=oitocentos 900=novecentos 1000=mil 1000000=milhão,milhões
    nl | + en ën 0=nul 1=een,één 2=twee 3=drie 4=vier 5=vijf 6=zes 7=zeven 8=acht 9=negen 10=tien 11=elf 12=twaalf 13=dertien 14=veertien 15=vijftien 16=zestien 17=zeventien 18=achttien 19=negentien 20=twintig 30=dertig 40=veertig 50=vijftig 60=zestig 70=zeventig 80=tachtig 90=negentig 100=honderd 1000=duizend 1000000=miljoen
    sv | + och 0=noll 1=en,ett 2=två 3=tre 4=fyra 5=fem 6=sex 7=sju 8=åtta 9=nio 10=tio 11=elva 12=tolv 13=tretton 14=fjorton 15=femton 16=sexton 17=sjutton 18=arton 19=nitton 20=tjugo 30=trettio 40=fyrtio 50=femtio 60=sextio 70=sjuttio 80=åttio 90=nittio 100=hundra 1000=tusen
    da | + og 0=nul 1=en,et 2=to 3=tre 4=fire 5=fem 6=seks 7=syv 8=otte 9=ni 10=ti 11=elleve 12=tolv 13=tretten 14=fjorten 15=femten 16=seksten 17=sytten 18=atten 19=nitten 20=tyve 30=tredive 40=fyrre 50=halvtreds 60=tres 70=halvfjerds 80=firs 90=halvfems 100=hundrede 1000=tusind
    nb | + og 0=null 1=en,ett,én 2=to 3=tre 4=fire 5=fem 6=seks 7=sju,syv 8=åtte 9=ni 10=ti 11=elleve 12=tolv 13=tretten 14=fjorten 15=femten 16=seksten 17=sytten 18=atten 19=nitten 20=tjue,tyve 30=tretti,tredve 40=førti 50=femti 60=seksti 70=sytti 80=åtti 90=nitti 100=hundre 1000=tusen
    fi | + 1=yksi,yhden 2=kaksi,kahden 3=kolme,kolmen 4=neljä,neljän 5=viisi,viiden 6=kuusi,kuuden 7=seitsemän 8=kahdeksan 9=yhdeksän 10=kymmenen -10=kymmentä -1=toista 30=kolmenkymmenen 20=kahdenkymmenen 40=neljänkymmenen 50=viidenkymmenen 60=kuudenkymmenen 90=yhdeksänkymmenen 100=sata,sadan
    pl | 1=jeden,jednego,jedna,jednej 2=dwa,dwóch,dwie 3=trzy,trzech 4=cztery,czterech 5=pięć,pięciu 6=sześć,sześciu 7=siedem,siedmiu 8=osiem,ośmiu 9=dziewięć,dziewięciu 10=dziesięć,dziesięciu 11=jedenaście,jedenastu 12=dwanaście,dwunastu 13=trzynaście,trzynastu 14=czternaście,czternastu 15=piętnaście,piętnastu 16=szesnaście,szesnastu 17=siedemnaście,siedemnastu 18=osiemnaście,osiemnastu 19=dziewiętnaście,dziewiętnastu 20=dwadzieścia,dwudziestu 30=trzydzieści,trzydziestu 40=czterdzieści,czterdziestu 50=pięćdziesiąt,pięćdziesięciu 60=sześćdziesiąt,sześćdziesięciu 70=siedemdziesiąt,siedemdziesięciu 80=osiemdziesiąt,osiemdziesięciu 90=dziewięćdziesiąt,dziewięćdziesięciu 100=sto,stu 1000=tysiąc,tysiące,tysięcy
    cs | 1=jeden,jedna,jedno,jednoho 2=dva,dvě,dvou 3=tři,tří 4=čtyři,čtyř 5=pět,pěti 6=šest,šesti 7=sedm,sedmi 8=osm,osmi 9=devět,devíti 10=deset,deseti 11=jedenáct,jedenácti 12=dvanáct,dvanácti 13=třináct,třinácti 14=čtrnáct,čtrnácti 15=patnáct,patnácti 16=šestnáct 17=sedmnáct 18=osmnáct 19=devatenáct 20=dvacet,dvaceti 30=třicet,třiceti 40=čtyřicet,čtyřiceti 50=padesát,padesáti 60=šedesát,šedesáti 70=sedmdesát,sedmdesáti 80=osmdesát,osmdesáti 90=devadesát,devadesáti 100=sto 1000=tisíc,tisíce
    ru | 1=один,одного,одна,одной 2=два,двух,две 3=три,трех,трёх 4=четыре,четырех,четырёх 5=пять,пяти 6=шесть,шести 7=семь,семи 8=восемь,восьми 9=девять,девяти 10=десять,десяти 11=одиннадцать,одиннадцати 12=двенадцать,двенадцати 13=тринадцать,тринадцати 14=четырнадцать,четырнадцати 15=пятнадцать,пятнадцати 16=шестнадцать,шестнадцати 17=семнадцать,семнадцати 18=восемнадцать,восемнадцати 19=девятнадцать,девятнадцати 20=двадцать,двадцати 30=тридцать,тридцати 40=сорок,сорока 50=пятьдесят,пятидесяти 60=шестьдесят,шестидесяти 70=семьдесят,семидесяти 80=восемьдесят,восьмидесяти 90=девяносто,девяноста 100=сто,ста 200=двести,двухсот 300=триста 400=четыреста 500=пятьсот,пятисот 1000=тысяча,тысячи,тысяч 1000000=миллион,миллиона,миллионов
    uk | 1=один,одного 2=два,двох,дві 3=три,трьох 4=чотири,чотирьох 5=п’ять,п'ять,п’яти,п'яти 6=шість,шести 7=сім,семи 8=вісім,восьми 9=дев’ять,дев'ять 10=десять,десяти 12=дванадцять,дванадцяти 14=чотирнадцять,чотирнадцяти 15=п’ятнадцять,п'ятнадцять,п’ятнадцяти 20=двадцять,двадцяти 30=тридцять,тридцяти 40=сорок 60=шістдесят,шістдесяти 90=дев’яносто,дев'яносто 100=сто,ста 1000=тисяча
    ro | și şi 1=un,una,o 2=doi,două 3=trei 4=patru 5=cinci 6=șase,şase 7=șapte,şapte 8=opt 9=nouă 10=zece 11=unsprezece 12=doisprezece 13=treisprezece 14=paisprezece 15=cincisprezece 16=șaisprezece 18=optsprezece 20=douăzeci 30=treizeci 40=patruzeci 50=cincizeci 60=șaizeci 70=șaptezeci 80=optzeci 90=nouăzeci 100=sută,sute 1000=mie,mii
    hu | + 1=egy 2=kettő,két 3=három 4=négy 5=öt 6=hat 7=hét 8=nyolc 9=kilenc 10=tíz,tizen 20=húsz,huszon 30=harminc 40=negyven 50=ötven 60=hatvan 70=hetven 80=nyolcvan 90=kilencven 100=száz 1000=ezer
    tr | + 1=bir 2=iki 3=üç 4=dört 5=beş 6=altı 7=yedi 8=sekiz 9=dokuz 10=on 20=yirmi 30=otuz 40=kırk 50=elli 60=altmış 70=yetmiş 80=seksen 90=doksan 100=yüz 1000=bin
    id | 1=satu 2=dua 3=tiga 4=empat 5=lima 6=enam 7=tujuh 8=delapan 9=sembilan 10=sepuluh 11=sebelas -10=puluh -1=belas 100=seratus,ratus 1000=seribu,ribu
    """
}
