import AssentManifest

/// The words by which texts define terms, by language.
enum TermWords {
  /// Words right behind a term: `means`, `bezeichnet`, `とは`.
  static let verbs = PhraseTable<Void>(rows(verbRows))

  /// Words that define where a list of definitions or a sentence begins with the term: `is`, `umfasst`.
  static let weakVerbs = PhraseTable<Void>(rows(weakVerbRows))

  /// Words that may stand between the names in one parenthesis: `individually`, `zusammen`.
  static let between = WordSet(introducingRows, articleRows, conjunctionRows)

  /// What stands behind *is* where it says what a thing is, and not how it is.
  static let explaining = WordSet(
    """
    a an the any all every each one those this these someone anyone something anything what when where whoever whatever \
    persons people amounts information data our your its their
    """)

  /// Short copulas, which a table of phrases leaves out.
  static let copulas = WordSet(
    """
    is are ist sind est sont es son è sono é são je jsou jest są er är on ovat este sunt av van adalah ialah là ειναι هو هي
    """)

  /// Words right before a term that need no verb behind it: `hereinafter`, `im Folgenden`.
  static let introductions = PhraseTable<Void>(rows(introductionRows))

  /// The same where a script has no spaces between words, as bytes that stand right before the mark.
  static let joinedIntroductions: [[UInt8]] = phrases(
    """
    以下; 以下は; 以下では; 下称; 下稱; 简称; 簡稱; 简称为; 簡稱為; 统称; 統稱; 统称为; 統稱為; 合称; 合稱; 称为; 稱為; 以下称; 以下稱; \
    总称; 總稱; 総称して; 以下総称して; 이하; 간단히; 通称; 并称; 单称; 單稱; 分别称为; 分別稱為; 合称为; 合稱為; 并称为; 以下称为; 以下稱為; 以下统称; 以下统称为; 以下統稱; 以下合称; 以下合稱; 以下總稱; 总称为; 總稱為; 所称; 所稱; 称作; 稱作; 以下単に; 以下総称し; 单独称为; 單獨稱為; 各称为; 各稱為
    """)

  /// Words behind a term that say that it was named: `genannt`, `といいます`, `라 합니다`.
  static let closings = PhraseTable<Void>(rows(closingRows))

  /// Words that may stand between an introduction and its term, or begin a parenthesis: articles, `as`.
  static let articles = WordSet(articleRows)

  /// Words that may stand in a parenthesis before its term: `(collectively, the "Terms")`.
  static let introducing = WordSet(introducingRows, articleRows)

  /// Words between the names of a list.
  static let conjunctions = WordSet(conjunctionRows)

  /// Words that may stand between a name and its verb: `se`, `si`, `shall`.
  static let reflexives = WordSet(
    "shall will se si s sich wird werden hat haben ci also collectively as in is are sono są jest sa"
  )

  /// Words at the end of a sentence that say what its head means: `jelenti`, `ifade eder`.
  static let finalVerbs: [[UInt8]] = phrases(
    """
    jelenti; jelentik; értjük; értendő; tekintendő; minősül; ifade eder; ifade etmektedir; ifade edecektir; anlamina gelir; \
    anlamina gelmektedir; belirtir; demektir; tanimlar; をいう; をいいます; を指す; を指します; を意味する; を意味します; 말합니다; 말한다; \
    의미합니다; 의미한다; 뜻합니다; 뜻한다; 말함; 의미함; 가리킵니다
    """)

  /// Articles that stand within the marks of a name without being a part of it, in small letters.
  static let innerArticles = WordSet(
    "the az a la le les el los las il lo gli os as de het der die das η ο το")

  /// Words that begin an example: what follows them is none of the text's terms.
  static let examples = WordSet(
    """
    eg e example like such see siehe voir vgl zb z bspw wie ver véase ej ejemplo exemplo p por bijv bijvoorbeeld zoals \
    esempio es como comme exemple np napr např jako как например напр т for pl például 例えば たとえば 如 例如 比如 \
    예 예를 ex cf named aka vedi zie bv mm esim t.ex f.eks
    """)

  /// Words that say that people call something so, and not the text.
  static let glosses = WordSet(
    """
    commonly generally popularly widely usually colloquially umgangssprachlich gemeinhin landläufig communément couramment \
    comúnmente vulgarmente comunemente comumente allmänt vanligen populært almindeligvis vanligvis yleisesti \
    doorgaans algemeen powszechnie potocznie obecně běžně обычно общепринято зазвичай közismert általában genellikle umumnya
    """)

  /// Words in quotation marks that are everywhere, and nobody's terms.
  static let noNames = WordSet(
    phrases(
      """
      as is; as available; with all faults; as is and as available; as is where is; wie besehen; wie sie ist; wie er ist; \
      wie verfügbar; so wie sie sind; en l état; tel quel; telle quelle; tels quels; tal cual; tal como está; como está; \
      como es; según disponibilidad; no estado em que se encontra; no estado; tal como estão; conforme disponível; \
      conforme está; così com è; così come è; come disponibile; così come sono; как есть; как доступно; як є; jak jest; \
      tak jak jest; jak stoi; tak jak je; jak stojí a leží; olduğu gibi; mevcut olduğu gibi; sebagaimana adanya; \
      sebagaimana tersedia; apa adanya; som den er; som den är; i befintligt skick; som det er; sellaisena kuin se on; \
      sellaisenaan; zoals het is; zoals ze is; in de staat waarin; nguyên trạng; ωσ εχει; כפי שהוא; כמות שהוא; كما هي; \
      كما هو; ca atare; așa cum este; adott állapotban; 現状有姿; 現状のまま; 現況; 现状; 按原样; 原样; 있는 그대로; \
      right to be forgotten; the right to be forgotten; recht auf vergessenwerden; droit à l oubli; derecho al olvido; \
      direito ao esquecimento; diritto all oblio; recht op vergetelheid; prawo do bycia zapomnianym; do not track; pdf; faq; usa; tls; ssl; url; usd; eur; clp; vat; iva; tva; sms; lms; rls; gps; dns; sql; api; html
      """))

  /// What is said of a name, and not of a term: `"Oak" is a registered trademark`.
  static let trademarks = PhraseTable<Void>(
    rows(
      """
      trademark of; trade mark of; registered trademark; registered trade mark; registered mark; \
      eingetragenes warenzeichen; eingetragene marke; marque déposée; marques déposées; marca registrada; marcas registradas; \
      marchio registrato; marchi registrati; geregistreerd merk; zastrzeżony znak; zastrzeżonym znakiem; \
      zarejestrowany znak; zarejestrowanym znakiem; registrerat varumärke; registreret varemærke; registrert varemerke; \
      зарегистрированный товарный знак; зарегистрированным товарным знаком; 登録商標; 注册商标; 註冊商標; 등록 상표; 등록상표
      """))

  /// Words of a sentence that announces definitions.
  static let announcements = PhraseTable<Void>(rows(announcementRows))

  /// Words of the heading of a list of definitions, in case its meaning is not told otherwise.
  static let headings = PhraseTable<Void>(
    rows(
      """
      definition*; definición*; definicion*; definizion*; definições; definicje; definicje; definice; definícia*; definície; \
      definities; definisjon*; définition*; definiți*; definit*; definisi; begriff*; glossar*; glosario; glossário; begrep*; \
      определени*; термин*; визначення; поняття; terminolog*; pojem; pojmy; pojęcia; fogalm*; fogalom*; tanimlar*; tanim ve; määritel*; \
      ορισμ*; הגדרות; تعريف*; تعاريف; التعريفات; thuật ngữ; định nghĩa; giải thích từ ngữ; istilah; termos utilizados; \
      用語*; 定義; 定义; 용어*; 정의; 名词解释; 释义; 釋義; 名詞定義; 名詞解釋; 术语; 術語; 用语; 用語定義; lexique; lexikon; vocabulaire; käsitteet; käsitteiden; käsitemääritel*; begreber; begreper; begrepen; słownicz*; słownik*; slovník*; slovníč*; словник; глоссарий; глосарій; основные понятия; понятия; терміни; glosar*; glossaire; glossary; glosariusz; definirea termenilor; explicarea termenilor; termenii utilizați; kavram*; terimler; kisaltmalar; istilah; maksud istilah; λεξιλογιο; εννοιεσ; מונחים; מילון; פרשנות; مصطلحات; المصطلحات; المفاهيم; 용어의; 표현의; key terms; defined terms; interpretation; begrippen; význam pojm*; vymezení pojm*
      """))

  /// What sentences about terms in general call them, how they look, and what was done with them.
  static let generalWords = WordSet(
    """
    terms words expressions begriffe wörter ausdrücke termes mots términos palabras expresiones termini parole \
    espressioni termos palavras expressões termen woorden uitdrukkingen
    """)
  static let generalMarks = WordSet(
    """
    capitalised capitalized großgeschriebene großgeschriebenen majuscule majuscules mayúscula mayúsculas maiuscola maiuscole \
    maiúscula maiúsculas hoofdletter hoofdletters
    """)
  static let generalVerbs = WordSet(
    """
    defined used undefined definierte definierten definiert verwendete verwendeten verwendet définis définies utilisés utilisées \
    definidos definidas utilizados utilizadas definiti definite utilizzati utilizzate gedefinieerd gedefinieerde gebruikt gebruikte
    """)

  /// The head of the column of a table whose cells are terms.
  static let columns = WordSet(
    """
    term terms begriff begriffe terme termes término terminos términos termine termini termo termos definition \
    用語 术语 術語 용어 термин термины pojem pojęcie begrip begrippen begrepp begreb begrep käsite fogalom termen terim istilah οροσ οροι εννοια מונח ביטוי المصطلح مصطلح термін терміни поняття понятие понятия thuật_ngữ 名词 名詞 用语 words expression begriffsbestimmung \
    kavram uttryck uttrykk udtryk ilmaus kifejezés výraz wyrażenie expresión espressione expressão uitdrukking pengertian_istilah 用語名 词语 詞語
    """)

  private static func rows(_ text: TableText) -> [(phrase: TableText, value: Void)] {
    text.fields(at: "\n").flatMap { row in
      row.fields(at: ";").map { ($0, ()) }
    }
  }

  private static func phrases(_ text: TableText) -> [[UInt8]] {
    text.fields(at: "\n").flatMap { $0.fields(at: ";") }.map { FoldedText($0.bytes).bytes }
      .filter { !$0.isEmpty }
  }

  // One language a line: en de fr es it pt nl pl cs ru uk ja zh ko ar sv da nb fi hu ro tr id vi el he.

  private static let verbRows: TableText = """
    means; mean; meaning; shall mean; shall have the meaning; will mean; refers to; refer to; shall refer; refers collectively; has the meaning; have the meaning; has the same meaning; have the same meaning; is defined as; are defined as; is defined in; are defined in; denotes; is used to mean; collectively means; we mean; is taken to mean; is deemed to mean; shall be understood; is understood to
    bezeichnet; bezeichnen; bedeutet; bedeuten; meint; meinen; im sinne dieser; im sinne dieses; im sinne von; steht für; stehen für; ist jede; ist jeder; ist jedes; sind alle; sind jene; verstehen wir; versteht man; wird verstanden; werden verstanden; wird jede; werden alle; ist zu verstehen; sind zu verstehen; gelten alle; gelten jene
    désigne*; signifie*; s entend*; fait référence; font référence; renvoie*; a le sens; ont le sens; se réfère; se réfèrent; est défini*; sont défini*; on entend; nous entendons; il faut entendre; il convient d entendre; il est entendu; désignent
    significa*; se refiere*; se entiende*; se entenderá*; designa*; hace referencia; hacen referencia; hará referencia; tendrá el significado; tiene el significado; se define*; entendemos; entenderemos; entendiéndose; se considera*; alude a; aluden a
    indica; indicano; si intende; si intendono; si riferisc*; identifica; è definit*; significa; significano; intendiamo; s intende; s intendono; designa; designano; deve intendersi; devono intendersi; va inteso; va intesa
    refere se; referem se; entende se; entendem se; diz respeito; é definid*; são definid*; deve ser entendid*; significa; significam; designa; designam; entendemos; considera se; consideram se; compreende se
    betekent; betekenen; verwijst naar; verwijzen naar; wordt verstaan; worden verstaan; duidt; heeft de betekenis; verstaan wij; verstaan we; wordt bedoeld; worden bedoeld; bedoelen wij; wij verstaan; verstaat men
    oznacza*; odnosi się; należy przez to rozumieć; rozumie się; należy rozumieć; rozumiemy; rozumieć należy; rozumieć się będzie; rozumie się przez to; będzie rozumieć; mamy na myśli
    znamená*; rozumí se; se rozumí; se rozumějí; označuje; rozumie sa; sa rozumie; rozumíme; znamenají; se myslí; se rozumejí; má význam; označujeme
    означает; означают; обозначает; обозначают; понимается; понимаются; относится к; подразумевает*; подразумеваются; понимаем; подразумеваем; следует понимать; обозначают; имеет значение; признаётся; признается; признаются; обозначается
    означає; означають; розуміється; вживається; розуміють; розуміються; слід розуміти; мається на увазі; позначає; розуміємо; визнається
    とは; をいいます; をいう; を意味; を指し; を指す; といいます; という; と称し; の意味; を示し; を示す; を表し; を表す; と定義
    是指; 指的是; 系指; 係指; 意指; 意为; 意為; 是指的; 均指; 即指; 谓; 謂; 指称; 指稱; 是指本; 应指; 應指; 指任何; 系; 均系指; 是為; 指依; 指由; 指您; 指用户; 指使用
    이란; 이라 함은; 라 함은; 라고 함은; 란; 이라고 함은; 을 말합니다; 를 말합니다; 을 의미; 를 의미; 은 다음; 함은; 을 뜻; 를 뜻; 을 가리; 를 가리; 으로 정의; 로 정의; 이라는 용어는; 라는 용어는
    تعني; يعني; يقصد; يشير; تشير; يقصد به; يقصد بها; معناه; معناها; يعنى; يراد; نعني; تدل; يدل; معناهما; تفيد; يعرف; تعرف
    avser; avses; betyder; innebär; menas; menar vi; avser vi; förstås; syftar på; hänvisar till; betecknar
    betyr; betegner; forstås; menes; refererer til; forstår vi; mener vi; henviser til; viser til; dækker over; defineres som
    tarkoittaa; tarkoitetaan; tarkoittavat; viittaa; tarkoittaen; viitataan; tarkoitamme
    jelenti; jelentése; értendő; értjük; jelent; jelentik; minősül; tekintendő; értendők; kell érteni; jelölése
    înseamnă; se referă; desemnează; semnifică; se înțelege; se înţelege; se înțeleg; se înţeleg; înțelegem; înţelegem; se va înțelege; are înțelesul; are semnificația; va fi denumit*; semnifica; desemneaza; inseamna
    anlamina; ifade eder; ifade etmektedir; ifade edecektir; demektir; belirtir; ifade ederler; anlaşilir; anlaşilmalidir; kastedilir; kastedilmektedir; tanimlar; ifade etmek
    berarti; mengacu pada; merujuk pada; merujuk kepada; mempunyai arti; memiliki arti; artinya; adalah; ialah; merupakan; berarti setiap; didefinisikan sebagai; bermakna; dimaksud sebagai
    có nghĩa; được hiểu; nghĩa là; đề cập; là bất kỳ; là các; là một; là những; là cá nhân; là tổ chức; là người; là toàn bộ; là việc; dùng để chỉ; được dùng để chỉ; chỉ các; được định nghĩa; mang nghĩa; để chỉ
    σημαινει; σημαινουν; αναφερεται; αναφερονται; νοειται; νοουνται; εννοουμε; νοουμε; εννοειται; εννοουνται; δηλωνει; οριζεται; οριζονται; υποδηλωνει
    משמעו; משמעה; פירושו; פירושה; הכוונה; מתייחס; משמעם; משמעותו; משמעותה; פירושם; הכוונה ל; מתייחסת; מתייחסים; יחשב; תיחשב
    """

  private static let weakVerbRows: TableText = """
    includes; include; shall include; represents; is the; is an; is any; are the; are any; refers; refer; comprises; consists of; describes; is a
    umfasst; umfassen; ist der; ist die; ist das; ist ein; ist eine; sind die; beschreibt; ist jede; ist jeder; ist jedes; sind alle; sind natürliche; ist wer
    comprend; comprennent; est le; est la; est un; est une; est toute; est tout; représente; inclut
    es el; es la; es un; es una; son los; son las; incluye; comprende; es toda; es todo
    è il; è la; è un; è una; comprende; sono i; sono gli; sono le
    é o; é a; é um; é uma; são os; são as; inclui; compreende; é toda; é todo
    is de; is het; is een; omvat; is iedere; is elke; zijn de; zijn alle
    jest to; to każd*; stanowi*; są to; jest; są; to osoba; to podmiot; to każda; to każdy
    je to; jsou to; představuje; je každ*; jsou všechn*; je fyzick*; je osoba; je právnick*; zahrnuje
    это; является; включает; это любое; лицо которое; есть; физическое лицо; юридическое лицо; любое лицо; совокупность; це; є; фізична особа; будь яка особа; сукупність
    は; 表示; 包括; 指; 은; 는; 代表; 系; 係
    är den; är det; är en; är ett; är varje; är alla; innefattar; omfattar
    er den; er det; er en; er et; er enhver; er ethvert; er alle; omfatter; utgjør; udgør
    on henkilö; on taho; on mikä; on jokainen; sisältää; käsittää; ovat kaikki
    minden; bármely
    este orice; este un; este o; este persoana; sunt toate; sunt orice; include; cuprinde; este; reprezintă; reprezinta
    ειναι καθε; ειναι το; ειναι η; ειναι ο; ειναι ενα; ειναι τα; ειναι οι; ειναι
    kapsar; içerir; her türlü; her bir; tüm
    adalah; ialah; merupakan; termasuk; mencakup; meliputi
    là; gồm; bao gồm
    هو; هي; هم; يشمل; تشمل; كل من; أي شخص; أي
    הוא; היא; הם; הן; כולל; כוללת; כל אדם; כל מי
    """

  private static let introductionRows: TableText = """
    when we say; when we refer to; when we use; referred to; referred to as; referred to herein as; referred to hereinafter as; referred to here as; hereinafter; hereafter; hereinafter called; hereinafter collectively; collectively referred to as; known as; herein called; we call; defined as; defined here as; are defined as; is defined as; by the term; the term; the terms; the expression; the expressions; the word; designated as; is referred to; individually referred to; jointly referred to; hereinafter individually; hereinafter jointly; hereby called; to be known as; we understand by; abbreviated as; hereinafter the; hereafter the; hereinafter also; henceforth; referred to individually as; referred to collectively as; referred to together as; referred to in these; referred to in this; together referred to as; each referred to as; we refer to as
    im folgenden; nachfolgend; nachstehend; im weiteren; fortan; kurz; nachfolgend auch; in der folge; definiert als; bezeichnet als; der begriff; die begriffe; hiernach; im folgenden auch; im folgenden kurz; im nachfolgenden; verstehen wir unter; versteht man unter; in weiterer folge; im weiteren text; im sinne dieser bedingungen ist; im sinne dieser agb ist; im sinne dieses vertrags ist; im sinne dieses vertrages ist; im sinne dieser agb sind; im sinne dieser bedingungen sind; im sinne dieser nutzungsbedingungen ist; im sinne dieser lizenz ist
    ci après; ci après dénommé*; ci après désigné*; ci après nommé*; ci après appelé*; étant appelé; étant appelée; le terme; les termes; l expression; défini comme; ci après dit; ci après dite; ci après désignés ensemble; ci après dénommés ensemble; ci après collectivement; on entend par; nous entendons par; il faut entendre par; s entend par; est considéré comme; sont considérés comme; est qualifié de; dénommé*; par abréviation; ensemble désignés; désigné sous; désignée sous; désignés sous; désignées sous; désigné par; désignée par; désignés par; désignées par; ci après désigné par; ci après désignée par; ci après désignés par; ci après désignées par; ci après dénommé ensemble; ci après dénommée ensemble; ci après dénommées ensemble; appelé ci après; appelée ci après; appelés ci après; appelées ci après; dénommé ci après; dénommée ci après; dénommés ci après; dénommées ci après; désigné ci après; désignée ci après; désignés ci après; désignées ci après; dit ci après
    en adelante; en lo sucesivo; en lo adelante; denominad*; denominará; denominarán; se define como; se definen como; definido como; definida como; referido como; referida como; referidos como; referidas como; a partir de ahora; designad*; el término; los términos; en adelante denominad*; en adelante también; por sus siglas; se entenderá por; se entiende por; se entenderán por; entendemos por; se entienden por; de ahora en adelante; de aquí en adelante; en lo sucesivo denominad*; también denominad*; referido conjuntamente; referida conjuntamente; referidos conjuntamente; referidas conjuntamente; se denomina; se denominan; se denominará; se denominarán
    di seguito; d ora in avanti; d ora in poi; denominat*; definit*; di seguito anche; di seguito denominat*; di seguito definit*; nel seguito; congiuntamente; si definisce; il termine; i termini; per brevità; anche solo; qui di seguito; si intende per; si intendono per; s intende per; con il termine; con i termini; con l espressione; intendiamo per; in breve; indicato come; indicata come; indicati come; indicate come; indicato di seguito; indicata di seguito; indicati di seguito; indicate di seguito; anche denominat*; d ora innanzi; in appresso; qui di seguito denominat*; di seguito indicat*; di seguito congiuntamente
    doravante; doravante denominad*; adiante; daqui em diante; designad*; denominad*; doravante simplesmente; doravante designad*; definido como; definida como; definidos como; definidas como; o termo; os termos; referido como; referida como; referidos como; referidas como; individual e indistintamente; denominado simplesmente; denominada simplesmente; denominados simplesmente; denominadas simplesmente; entende se por; entendem se por; entendemos por; designada por; designado por; designadas por; designados por; a seguir denominad*; de agora em diante; de ora em diante; daqui por diante; adiante denominad*; adiante designad*; considera se; consideram se
    hierna; hierna te noemen; verder te noemen; hierna genoemd; nader te noemen; hierna ook; hierna gezamenlijk; aangeduid als; hierna te noemen ook; de term; wij verstaan onder; we verstaan onder; verder aangeduid als; voortaan; hierna aangeduid als; hierna gezamenlijk aangeduid als; nader aan te duiden als; ook te noemen; verder genoemd; hierna afzonderlijk; te noemen
    dalej; zwany dalej; zwana dalej; zwane dalej; zwanym dalej; zwaną dalej; zwanych dalej; zwan*; dalej jako; dalej zwan*; łącznie zwan*; określany jako; określana jako; określane jako; określanym jako; określaną jako; określanych jako; w skrócie; zwany także; zwana także; zwane także; zwanym także; zwaną także; zwanych także; zwany również; zwana również; zwane również; zwanym również; zwaną również; zwanych również; dalej także; nazywany dalej; nazywana dalej; nazywane dalej; nazywanym dalej; nazywaną dalej; nazywanych dalej; definiowany jako; definiowana jako; definiowane jako; definiowanym jako; definiowaną jako; definiowanych jako; pojęcie; ilekroć mowa o; jest mowa o; dalej łącznie; zwany łącznie; zwana łącznie; zwane łącznie; zwanym łącznie; zwaną łącznie; zwanych łącznie; określany dalej; określana dalej; określane dalej; określanym dalej; określaną dalej; określanych dalej; termin; przez termin; pod pojęciem; przez pojęcie
    dále jen; dále jako; dále; dále též; dále jen jako; dále také; označovaný jako; označovaná jako; označované jako; označovaného jako; ďalej len; ďalej ako; ďalej aj; pojem; pojmem; dále společně; dále společně jen; dále jednotlivě; termín; dále jednotlivě jako; dále společně jako
    далее; далее по тексту; далее именуем*; именуем*; именуемый в дальнейшем; именуемая в дальнейшем; именуемое в дальнейшем; именуемые в дальнейшем; именуемого в дальнейшем; именуемой в дальнейшем; именуемому в дальнейшем; именуемым в дальнейшем; в дальнейшем; в дальнейшем именуем*; совместно; далее также; далее совместно; под термином; термин; вместе именуемые; по тексту; сокращенно; именуется; именуются; далее именуются; именуемый далее; именуемая далее; именуемое далее; именуемые далее; именуемого далее; именуемой далее; именуемому далее; именуемым далее; далее вместе; далее по отдельности; именуемый совместно; именуемая совместно; именуемое совместно; именуемые совместно; именуемого совместно; именуемой совместно; именуемому совместно; именуемым совместно; именуемый по отдельности; именуемая по отдельности; именуемое по отдельности; именуемые по отдельности; именуемого по отдельности; именуемой по отдельности; именуемому по отдельности; именуемым по отдельности; именуемый вместе; именуемая вместе; именуемое вместе; именуемые вместе; именуемого вместе; именуемой вместе; именуемому вместе; именуемым вместе; называем*; называемый далее; называемая далее; называемое далее; называемые далее; называемого далее; называемой далее; называемому далее; называемым далее; здесь и далее; далее и ранее; в тексте именуем*; ниже именуем*
    далі; далі за текстом; надалі; іменован*; далі іменован*; називаєм*; які надалі; що іменується; іменований надалі; іменована надалі; іменоване надалі; іменовані надалі; іменованого надалі; іменованої надалі; надалі іменован*; надалі іменуєт*; іменуєт*; далі разом; далі спільно; термін; іменований далі; іменована далі; іменоване далі; іменовані далі; іменованого далі; іменованої далі; далі по тексту; в подальшому; у подальшому; названий далі
    以下; 下称; 简称; 以下简称; 以下簡稱; 本协议所称; 本协议中所称; 所称; 所稱; 所谓; 所謂; 本合同所称; 本条款所称; 本條款所稱; 本規約において; 本規約における
    이하; 간단히; 이하에서; 이하 개별적으로; 이하 총칭하여; 통칭하여
    المشار إليه*; ويشار إليه*; يشار إليه*; فيما بعد; فيما يلي; يسمى; تسمى; المسمى; يشار إليها باسم; يشار إليهم*; ويشار إليهم*; المشار إليهم*; يقصد; ويقصد; تقصد; يعرف; ويعرف; المعروف; المعروفة; والمشار إليه*; والمعروفة; يطلق عليه; يطلق عليها; ويطلق عليه*; مصطلح
    nedan; nedan kallad; nedan kallat; nedan kallade; hädanefter; härefter; gemensamt; benämns; benämnt; fortsättningsvis; i det följande; härefter kallad; härefter kallat; nedan benämnd; nedan benämnt; nedan gemensamt; nedan kallas; termen; nedan även; benämnd; fortsättningsvis kallad; fortsättningsvis kallat; gemensamt kallade; hädanefter kallad; hädanefter kallat; hädanefter benämnd
    herefter; herefter kaldet; i det følgende; benævnt; efterfølgende; herefter benævnt; herefter samlet; benævnes; herefter benævnes; efterfølgende kaldet; efterfølgende benævnt; herefter også; herefter omtalt som; i det følgende kaldet; i det følgende benævnt
    heretter; heretter kalt; heretter omtalt som; i det følgende; benevnt; omtalt som; heretter samlet; benevnes; heretter benevnt; i det følgende kalt; i det følgende benevnt; heretter også; heretter omtales; heretter kalles; videre omtalt som; videre kalt
    jäljempänä; myöhemmin; tästä eteenpäin; jäljempänä myös; jäljempänä yhdessä; jatkossa myös; termi; termillä; myöhemmin myös; tästedes
    a továbbiakban; továbbiakban; a továbbiakban együtt; a továbbiakban együttesen; a továbbiakban mint; röviden; együttesen; a továbbiakban külön külön; rövidítve; a továbbiakban úgy is; a továbbiakban röviden; továbbiakban mint; továbbiakban együtt; továbbiakban együttesen; nevezzük
    denumit*; denumit în continuare; denumită în continuare; denumita în continuare; denumite în continuare; denumiti în continuare; în continuare; numit*; numit în continuare; numită în continuare; numita în continuare; numite în continuare; numiti în continuare; denumit în cele ce urmează; denumită în cele ce urmează; denumita în cele ce urmează; denumite în cele ce urmează; denumiti în cele ce urmează; cunoscut sub denumirea; cunoscută sub denumirea; cunoscuta sub denumirea; cunoscute sub denumirea; cunoscuti sub denumirea; denumit în mod colectiv; denumită în mod colectiv; denumita în mod colectiv; denumite în mod colectiv; denumiti în mod colectiv; prescurtat; denumit general; denumită general; denumita general; denumite general; denumiti general; denumit generic; denumită generic; denumita generic; denumite generic; denumiti generic; denumit colectiv; denumită colectiv; denumita colectiv; denumite colectiv; denumiti colectiv; denumit împreună; denumită împreună; denumita împreună; denumite împreună; denumiti împreună; denumit individual; denumită individual; denumita individual; denumite individual; denumiti individual; numit generic; numită generic; numita generic; numite generic; numiti generic; termenul; termenii; denumit in continuare; denumită in continuare; denumita in continuare; denumite in continuare; denumiti in continuare; in continuare; denumit şi; denumită şi; denumita şi; denumite şi; denumiti şi; denumit și; denumită și; denumita și; denumite și; denumiti și; denumit mai jos; denumită mai jos; denumita mai jos; denumite mai jos; denumiti mai jos; denumit aici; denumită aici; denumita aici; denumite aici; denumiti aici
    bundan sonra; bundan böyle; kisaca; bundan sonra kisaca; kisaca şu şekilde; topluca; bundan sonra topluca; terimi; bundan sonra birlikte
    selanjutnya; selanjutnya disebut; disebut; secara kolektif disebut; yang selanjutnya disebut; selanjutnya disebut sebagai; disebut sebagai; secara bersama sama; disingkat; untuk selanjutnya disebut; masing masing disebut; bersama sama disebut; istilah; yang dimaksud dengan; yang dimaksud; untuk selanjutnya; secara individual disebut; secara bersama sama disebut; selanjutnya secara bersama sama disebut
    sau đây gọi là; gọi là; sau đây gọi tắt là; gọi tắt là; sau đây; gọi chung là; sau đây gọi chung là; viết tắt là; sau đây được gọi là; được gọi là; gọi riêng là; gọi chung; sau đây được gọi chung là; sau đây gọi riêng là; thuật ngữ; dưới đây gọi là; gọi tắt; sau đây gọi tắt; sau đây gọi chung; mỗi bên gọi là; được gọi chung là; được gọi tắt là; sau đây viết tắt là; tên viết tắt; từ đây gọi là
    εφεξησ; στο εξησ; αναφερεται επισησ ωσ; αναφερεται ωσ; καλειται; καλουμεν*; απο κοινου; εφεξησ καλουμεν*; καλουμενη εφεξησ; αποκαλουμεν*; καλουμενοσ εφεξησ; καλουμενο εφεξησ; καλουμενοι εφεξησ; καλουμενεσ εφεξησ; καλουμενα εφεξησ; εφεξησ απο κοινου; εφεξησ χωριστα; αποκαλουμενοσ εφεξησ; αποκαλουμενη εφεξησ; αποκαλουμενο εφεξησ; αποκαλουμενοι εφεξησ; αποκαλουμενεσ εφεξησ; αποκαλουμενα εφεξησ; ο οροσ; οι οροι; τον ορο; τουσ ορουσ; με τον ορο; στο εξησ καλουμεν*; στο εξησ αναφερομεν*; εφεξησ αναφερομεν*; αναφερομενοσ ωσ; αναφερομενη ωσ; αναφερομενο ωσ; αναφερομενοι ωσ; αναφερομενεσ ωσ; αναφερομενα ωσ
    להלן; להלן ביחד; ייקרא; תיקרא; מכונה; שייקרא; להלן גם; להלן יחד; ולהלן; תקרא; יקרא; תיקרא להלן; ייקרא להלן; המונח; המונחים; יכונה; תכונה; יכונו; שתיקרא; המכונה
    """

  private static let closingRows: TableText = """
    hereinafter
    bezeichnet; genannt; benannt; im folgenden; abgekürzt; bezeichnen; nennen
    genoemd; te noemen
    といい; という; と言い; と言う; と称し; と称す; と総称; とい; と呼び; と呼ぶ; と定義; と略
    为准是指; 之称
    라 합니다; 라 함; 이라 합니다; 이라 함; 라 한다; 이라 한다; 라고 합니다; 이라고 합니다; 라고 함; 이라고 함; 라고 한다; 이라고 한다; 라 칭; 이라 칭; 라 하며; 이라 하며; 라 하고; 이라 하고; 로 칭; 으로 칭; 라고 칭; 이라고 칭; 라 하; 이라 하; 라고 하; 이라고 하; 라 약칭; 이라 약칭
    olarak anil*; olarak adlandir*; olarak ifade edil*; olarak ifade edec*; olarak kisalt*; diye anil*; olarak bahsed*; olarak geç*; olarak tanimlan*; olarak ad*; denilecek*; denir; olarak an*
    nevez*; néven; alatt; kifejezés alatt
    benämn*; kallas; kallade
    nimitetään; kutsutaan
    genaamd; aangeduid; hierna
    olarak
    називається; називаються
    именуется; именуются
    """

  private static let conjunctionRows: TableText = """
    and or und oder bzw et ou y o e en of i lub oraz albo nebo a či и или та або the an collectively each together \
    individually respectively either also als también anche również eller och og tai ja sekä vagy és sau și ve veya \
    dan atau hoặc và και η או ו أو و または 又は もしくは 及び および 及 和 或 与 與 또는 및 le la les l el los der die das
    """

  private static let articleRows: TableText = """
    the a an as our this either individually also both any to be this these we us each singly collectively together \
    der die das den dem des als auch jeweils auch einzeln gemeinsam kurz ein eine einzeln zusammen \
    le la les l un une d comme du de des ensemble individuellement également \
    el los las como lo una al simplemente también conjuntamente individualmente \
    il i gli lo anche solo come \
    o os as à ao simplesmente também ou e y or and und oder et ó η \
    het ook \
    jako także również też len jen też tiež \
    как также та и або или \
    som også även også \
    a az mint \
    ca și drept sau \
    ب باسم معا مجتمعين منفردين \
    een la les une un \
    den det \
    επισησ myös også juga còn أيضا גם również ayrica тоже còn de asemenea totodată \
    sebagai bernama là ωσ ο η το οι τα של ב כ ה או
    """

  private static let introducingRows: TableText = """
    hereinafter hereafter herein referred as in our us we or and such respectively also called known for short individual us \
    abbreviated jointly below simply our defined throughout plural and/or sometimes \
    im folgenden nachfolgend nachstehend folgend jeweils sowie fortan genannt einzeln und oder abgekürzt sogenannte \
    ci après dénommé dénommée dénommés dénommées désigné désignée désignés désignées nommés nommées nommé nommée dit dite dits \
    dites appelé appelée collectivement et ou ci individuellement \
    en adelante denominado denominada denominados denominadas llamado llamada lo sucesivo siglas \
    di seguito congiuntamente denominati denominato denominata definito definita seguito in breve \
    doravante denominada denominado em conjunto individual indistintamente seguir designado designada adiante \
    hierna te noemen verder genoemd gezamenlijk \
    dalej zwany zwana zwane zwanych zwanym łącznie z skrócie określany \
    dále ďalej společně jen \
    далее именуемый именуемые именуемая именуемое совместно по тексту в дальнейшем далі надалі іменований \
    nedan kallad kallat herefter heretter kaldet kalt gemensamt \
    jäljempänä myöhemmin yhdessä \
    továbbiakban együtt együttesen \
    denumit denumită denumiți denumite numit numită în continuare împreună \
    bundan sonra kisaca birlikte \
    selanjutnya disebut secara kolektif bersama untuk yang \
    sau đây gọi tắt chung \
    εφεξησ στο εξησ απο κοινου \
    להלן ביחד יחד \
    einzeln zusammenfassend einer eine individuellement chacun chacune ensemble conjointement séparément respectivement une un \
    individualmente conjuntamente cada una uno juntos singolarmente ciascuna ciascuno collettivamente congiuntamente insieme \
    cada um uma isoladamente coletivamente juntos elk elke ieder iedere een afzonderlijk tezamen samen \
    var för sig tillsammans hver for seg sig samlet tilsammen enkeltvis kumpikin kukin erikseen yhdessä z osobna a każda każdy \
    wspólnie razem jednotlivě každá každý společně spolu külön együtt együttesen külön-külön individual fiecare împreună colectiv separat general \
    χωριστα το τα τουσ τισ καθενα μεμονωμενα συλλογικα ayri olarak topluca biri her по отдельности каждая каждый вместе \
    а окремо разом кожна кожен спільно masing sama disebut sebagai gọi riêng là mỗi các bên được \
    מכל כל אחד ביחד לחוד مجتمعين معا منفردين بـ ب 개별적으로 총칭하여 합하여 개별 個別に 総称し 单称 單稱 合称 合稱 \
    以下 以下は 下称 简称 以下简称 以下簡稱 以下称 以下统称 以下統稱 以下総称して 総称して 统称 統稱 합칭 이하 통칭하여 각각 또는
    """

  private static let announcementRows: TableText = """
    following terms; following definitions; following words; have the following meaning*; the following meaning*; has the following meaning*; shall have the meaning*; have the meanings; terms used in this; defined terms; for the purposes of this return; for the purposes of these; for the purposes of this
    folgende begriff*; folgenden begriff*; folgende definition*; folgenden definition*; begriffsbestimmung*; im sinne dieser
    termes suivants; les définitions suivantes; définitions suivantes; définis comme suit; signification suivante; au sens des présentes; les termes ci dessous; a la signification
    siguientes términos; siguientes definiciones; siguiente significado; se entenderá por; se entiende por
    seguenti termini; seguenti definizioni; si intende per; seguente significato; si intendono
    seguintes termos; seguintes definições; seguinte significado; entende se por; entendem se por; os termos abaixo
    wordt verstaan onder; verstaan onder; volgende begrippen; volgende definities
    następujące pojęcia; następujące definicje; użyte w; rozumie się; następujące znaczenie; poniższe pojęcia; mają one znaczenie; poniższych zwrotów; poniższe zwroty; poniższe określenia
    with a capital letter they mean
    následující pojmy; následující význam; se rozumí; rozumí se
    следующие термины; следующие понятия; следующие определения; следующие основные понятия; понимается; понимаются; следующих значениях; термины и определения
    наступні терміни; такі терміни; наступні поняття; такому значенні
    用語の定義; 用語の意義; 用語は; 各号に定め; 以下の用語; 次の用語
    下列用语; 下列词语; 下列术语; 以下术语; 下列定义; 以下定义; 如下含义; 定义如下; 定義如下; 含义如下; 下列用語; 以下名词
    용어의 정의; 다음과 같습니다; 다음과 같다; 용어의 뜻
    denna betydelse; följande begrepp; följande betydelse; följande definitioner; følgende betydning; følgende definisjoner; følgende definitioner
    seuraavia määritelmiä; seuraavat määritelmät; seuraavilla termeillä; seuraavia termejä; seuraavilla käsitteillä; seuraavia käsitteitä; seuraavin merkityksin; tarkoitetaan
    alábbi fogalm*; az alábbiakat jelenti; fogalmak
    următorii termeni; următoarele definiții; următorul înțeles; termenii de mai jos
    aşağidaki terimler; aşağidaki tanimlar; şu anlama
    istilah berikut; definisi berikut; yang dimaksud dengan
    các thuật ngữ; những từ ngữ; được hiểu như sau
    ακολουθοι οροι; ακολουθη εννοια; παρακατω οροι
    المصطلحات التالية; المعاني التالية; التعريفات التالية; بالكلمات التالية
    למונחים הבאים; המונחים הבאים
    """
}
