import AssentManifest

/// The words by which agreements say who offers them.
enum PartyWords {
  /// What an author calls himself, in quotation marks behind his name; of three bytes and more.
  static let selves = table(
    """
    our; wir; uns; unser; nous; notre; nosotros; nuestro; noi; nós; nosso; wij; ons; наш; нас; \
    当社; 弊社; 当方; 本公司; 我们; 我們; 회사; 당사; company; the company; société; empresa; anbieter; anbieterin; \
    provider; licensor; developer; publisher; auftragnehmer; lizenzgeber; prestataire; éditeur; prodávající; \
    poskytovatel; provozovatel; správce; sprzedawca; usługodawca; administrator; administratorem; szolgáltató; leverantören; \
    personuppgiftsansvarig; titolare; fornitore; prestador; contratada; operator; operatorul; компания; исполнитель; \
    оператор; лицензиар; правообладатель; продавец; компанія; виконавець; 운영자; 개발자; şirket; kami; perusahaan; \
    entwickler; entwicklerin; vermieter; vermieterin; auftragnehmerin; développeur; éditrice; vendeur; exploitant; \
    concédant; desarrollador; licenciante; prestadora; titular; vendedor; sviluppatore; licenziante; gestore; \
    desenvolvedor; fornecedor; ontwikkelaar; opdrachtnemer; aanbieder; licentiegever; wykonawca; licencjodawca; wydawca; \
    twórca; utvecklaren; utgivaren; licensgivaren; säljaren; udvikleren; udbyderen; sælgeren; licensgiveren; \
    udlejer; utvikleren; tilbyderen; leverandøren; selgeren; kehittäjä; palveluntarjoaja; lisenssinantaja; vývojář; dodavatel; \
    pronajímatel; fejlesztő; üzemeltető; eladó; kiadó; dezvoltator; dezvoltatorul; furnizorul; prestatorul; vânzătorul; \
    разработчик; лицензиар; владелец; администрация; администрация сайта; арендодатель; розробник; ліцензіар; \
    власник; продавець; адміністрація; geliştirici; satici; hizmet sağlayici; lisans veren; veri sorumlusu; pengembang; \
    penyedia; pengelola; nhà phát triển; nhà cung cấp; công ty; المطور; الناشر; المرخص; המפתח; המפעיל; \
    開発者; 運営者; 許諾者; 提供者; 作者; ライセンサー; 許可人; 許可方; 许可方; 许可人; 开发者; 運營方; 运营方; 平台方; 甲方; \
    판매자; 사용허가자; 제공자; παροχοσ; προγραμματιστησ; chúng tôi; نحن; لنا; الشركة; אנו; אנחנו; החברה; vendor; seller; verantwortlicher; betreiber; vi; oss; firma; mantenedor
    """)

  /// The same words where they are shorter.
  static let short: Set<ArraySlice<UInt8>> = Set(
    ["we", "us", "my", "vi", "os", "me", "мы", "ми"].map { Array($0.utf8)[...] })

  /// Whether a word, in small letters, is what an author calls himself.
  static func isSelf(_ word: ArraySlice<UInt8>) -> Bool {
    if short.contains(word) { return true }
    let word = Array(word)
    var isSelf = false
    selves.forEachMatch(in: word) { _, end in isSelf = isSelf || end == word.count }
    return isSelf
  }

  /// Words by which a text says what its words for its sides mean, before the name of one.
  static let meanings = table(
    """
    means; mean; refers to; refer to; referring to; stands for; bezeichnet; bezeichnen; meint; désigne; désignent; \
    bezieht sich auf; fait référence à; refere se a; si riferisce a; verwijst naar; odnosi się do; \
    significa; se refiere a; se refere a; designa; indica; oznacza; betekent; betyder; avser; tarkoittaa; znamená; \
    означает; означають; означає
    """)

  /// What a text calls a company.
  static let companies = WordSet(
    """
    company unternehmen firma gesellschaft société entreprise compañía empresa sociedad companhia sociedade società azienda \
    bedrijf vennootschap spółka przedsiębiorstwo företag bolag virksomhed selskab společnost şirket perusahaan
    """)

  /// What a text calls a product that is no company.
  static let wares = WordSet(
    """
    app apps application website site platform bot extension plugin game tool anwendung webseite plattform erweiterung spiel \
    plateforme jeu aplicación aplicativo aplicação plataforma juego jogo applicazione piattaforma gioco applicatie spel \
    aplikacja strona gra aplikace hra uygulama aplikasi
    """)

  /// What stands between words such as `operated by` and the name of a company.
  static let offeringCompanies = table(
    """
    the company; die firma; der firma; die gesellschaft; la société; la compagnie; la empresa; la sociedad; la compañía; \
    a empresa; a sociedade; la società; la ditta; het bedrijf; de vennootschap; firmę; spółkę; företaget; virksomheden; společnost
    """)

  /// What parts the sides of an agreement from each other.
  static let betweens = WordSet(
    "between zwischen entre tra fra tussen między pomiędzy mellan mellem mellom mezi medzi între между між"
  )

  /// What joins the two sides of an agreement.
  static let joints = WordSet("and und et y e en i och og ja a și és και ve и та і dan và")

  /// What a text calls who reads it.
  static let readers = WordSet(
    """
    you client customer user users licensee subscriber ihnen kunde kunden nutzer nutzern lizenznehmer vous utilisateur \
    utilisateurs usted cliente usuario usuarios licenciatario utente licenziatario você licenciado licenciatário \
    jou u klant gebruiker licentienemer użytkownik użytkownikiem licencjobiorcą dig kund brukeren brugeren
    """)

  /// Whether a word, in any case, is what a text calls who reads it.
  static func isReader(_ word: String) -> Bool { readers.contains(FoldedText(word).bytes) }

  /// Words before what a name is called.
  static let articles = WordSet(
    """
    the a as als die der das den dem auch only le la l les el los il lo o os de het simplesmente denominada denominado genannt \
    dénommé dénommée called named known referred to
    """)

  /// What ends a label that a name stands below.
  static let copulas = WordSet("is ist est es è é är er jest je on este является")

  /// What stands between the name of a company and that under which it trades.
  static let trades = table(
    """
    trading as; t a; doing business as; d b a; dba; operating as; handelnd unter; handelnd als; h o d n; \
    handelend onder de naam; exerçant sous le nom; exerçant sous l enseigne; nombre comercial; nome fantasia
    """)

  /// What stands above the name of who answers for a text.
  static let headings = table(
    """
    data controller; controller; who we are; operator; imprint; impressum; verantwortlicher; verantwortliche stelle; \
    anbieter; diensteanbieter; responsable du traitement; éditeur; mentions légales; exploitant; responsable del tratamiento; \
    titular; titolare; titolare del trattamento; controlador; responsável pelo tratamento; verwerkingsverantwoordelijke; \
    administrator danych; administrator; оператор; personuppgiftsansvarig; dataansvarlig; behandlingsansvarlig; \
    identiteit van de ondernemer; identité de l éditeur; identité du vendeur; identidad del titular; identidad del prestador; \
    rekisterinpitäjä; správce; provozovatel; szolgáltató; adatkezelő; operatorul; υπευθυνοσ επεξεργασιασ; veri sorumlusu; \
    事業者; 運営者; 販売業者; 개인정보처리자; license grantor
    """)

  /// What stands right before the name of who offers something.
  static let offers = table(
    """
    operated by; provided by; maintained by; developed by; published by; owned by; offered by; agreement with; \
    between you and; by and between; betrieben von; bereitgestellt von; angeboten von; herausgegeben von; anbieter ist; \
    anbieter ist die; anbieter ist der; verantwortlich ist; verantwortlicher ist; vertragspartner ist; exploité par; exploitée par; \
    exploités par; exploitées par; édités par; éditées par; fournis par; gérés par; \
    édité par; éditée par; fourni par; proposé par; proposés par; développé par; operado por; operada por; \
    mantido por; mantida por; desarrollado por; desenvolvido por; ofrecido por; ofrecidos por; gestito da; fornito da; \
    sviluppato da; sviluppata da; provozovaný; prowadzony przez; świadczone przez; administratorem danych jest; drivs av; \
    tillhandahålls av; drives af; leveres af; drives av; dikelola oleh; dikembangkan oleh; üzemeltetője; üzemelteti; \
    operat de; administrat de; dezvoltat de; entre vous et; zwischen ihnen und; entre você e; entre usted y; \
    tarafindan; we mean; usługodawcą jest; administratorem jest; danych osobowych jest; usługodawca to; \
    sprzedawcą jest; właścicielem jest; licencjodawcą jest; operatorem jest; wydawcą jest; provozovatelem je; správcem je; \
    prodávajícím je; poskytovatelem je; správcem osobních údajů je; anbieterin ist; betreiber ist; betreiber ist die; \
    betreiber ist der; betreiberin ist; lizenzgeber ist; lizenzgeberin ist; verantwortlich ist die; verantwortlich ist der; \
    verkäufer ist; le vendeur est; l éditeur est; le responsable est; responsable du traitement est; le prestataire est; \
    el responsable es; el titular es; responsable del tratamiento es; el proveedor es; titular del sitio es; \
    il titolare è; titolare del trattamento è; il fornitore è; o controlador é; o responsável é; o prestador é; \
    responsável pelo tratamento é; verwerkingsverantwoordelijke is; personuppgiftsansvarig är; behandlingsansvarlig er; \
    dataansvarlig er; rekisterinpitäjä on; az adatkezelő; üzemeltető a; operatorul este; prestatorul este; \
    furnizorul este; υπευθυνοσ επεξεργασιασ ειναι; оператором является; администрацией является; \
    правообладателем является; исполнителем является; владельцем является; оператор является; володільцем є; \
    veri sorumlusu; pengendali data adalah; the licensor is; the controller is; data controller is; \
    the provider is; the operator is; the publisher is; the seller is; licensed by; licensed to you by; firmei; firma; \
    created by; managed by; run by; made available by; made by; provider is; entwickelt von; vertreten durch den anbieter; \
    verantwortlich für diese website ist; géré par; gérée par; mis à disposition par; créé par; gestionado por; \
    administrado por; proporcionado por; creado por; titularidad de; gerido por; administrado pela; operado pela; \
    oferecido por; disponibilizado por; fornecido por; oferecido pela; oferecida pela; oferecida por; fornecido pela; fornecida pela; \
    disponibilizado pela; disponibilizada pela; desenvolvido pela; desenvolvida pela; mantido pela; mantida pela; prestado pela; \
    prestados pela; ofrecida por; prestado por; gestita da; offerto da; realizzato da; messo a disposizione da; \
    ontwikkeld door; uitgegeven door; udostępnianej przez; udostępniany przez; udostępniana przez; udostępniane przez; \
    prowadzona przez; tworzona przez; stworzona przez; utvecklas av; ges ut av; udvikles af; udviklet af; utgis av; utvikles av; \
    utviklet av; ylläpitää; vyvíjí; provozuje; vyvíjená; működteti; fejleszti; este operat de; este administrat de; \
    este deținut de; dezvoltată de; управляется; разработано; разработан; разработана; предоставляется; принадлежит; физическим лицом; керує; \
    розроблено; розроблений; розроблена; надається; належить; розробником є; veri sorumlusu olarak; dioperasikan oleh; dimiliki oleh; disediakan oleh; \
    diterbitkan oleh; được phát triển bởi; được vận hành bởi; được cung cấp bởi; thuộc sở hữu của; \
    the name of the association is; the name of the association shall be; the name of this association is; \
    the name of this organization is; the name of this organization shall be; the name of the organization is; \
    the name of the corporation is; the name of this corporation is; the name of the society is; the name of the club is; \
    der verein führt den namen; der verein trägt den namen; führt der verein den namen; yhdistyksen nimi on; \
    foreningens navn er; föreningens namn är; l association a pour nom; l association prend le nom de; \
    l association a pour dénomination; la asociación se denomina; la asociación se denominará; l associazione è denominata; \
    a associação denomina se; de vereniging draagt de naam; de vereniging is genaamd; stowarzyszenie nosi nazwę; \
    fundacja nosi nazwę; název spolku je; název spolku zní; spolek nese název; az egyesület neve; asociația se numește; \
    still belong to; 운영하는; kehittänyt; aangeboden door; beheerd door; geleverd door
    """)

  /// The same words where they tell of who runs a site, whatever stands above them.
  static let operators = table(
    """
    operated by; run by; published by; maintained by; betrieben von; herausgegeben von; exploité par; exploitée par; édité par; \
    éditée par; operado por; operada por; gestito da; gestita da; mantido por; mantida por; uitgegeven door; beheerd door
    """)

  /// What others do for who offers something, so that `provided by` behind it names them.
  static let services = table(
    """
    hosting; payment*; analytics; advertising; newsletter; maps; map is; map data; map tiles; fonts; content delivery; weather; exchange rates; \
    market data; zahlung*; webhosting; karten; schriftarten; webanalyse; rechenzentrum; paiement*; hébergement; \
    statistiques; cartographie; service de cartes; mapas; mappe; pago*; alojamiento; pagament*; hospedagem; betaling*; płatnoś*; platb*; платеж*; \
    хостинг*; 決済*; 支付*; 결제*
    """)

  /// What stands before the name of the service that somebody comes to.
  static let welcomes = table(
    """
    welcome to; willkommen bei; willkommen auf; bienvenue sur; bienvenue chez; bienvenido a; bienvenidos a; bienvenida a; \
    benvenuto su; benvenuti su; benvenuto in; benvenuti in; bem vindo ao; bem vindo à; bem vindos ao; bem vindos à; welkom bij; \
    welkom op; välkommen till; velkommen til; tervetuloa; witamy w; witaj w; vítejte na; vítejte v; üdvözöljük a; \
    üdvözli önt a; bine ați venit pe; bine ați venit la; bun venit pe; bun venit la; καλωσ ηρθατε στο; καλωσ ορισατε στο; \
    добро пожаловать в; добро пожаловать на; ласкаво просимо до; ласкаво просимо в; selamat datang di; chào mừng bạn đến với; \
    مرحبا بكم في; مرحبا بك في; 欢迎使用; 歡迎使用; 欢迎来到; 歡迎來到
    """)

  /// What begins parentheses that say how the name before them is written from here on.
  static let aliases = table(
    """
    hereinafter; hereafter; herein; referred to as; nachfolgend; nachstehend; im folgenden; im weiteren; fortan; ci après; \
    ci dessous; dénommé; dénommée; en adelante; en lo sucesivo; denominado; denominada; di seguito; in seguito; d ora in poi; \
    doravante; adiante; hierna; hierna te noemen; dalej; zwany dalej; zwana dalej; nedan; nedan kallad; herefter; heretter; \
    heretter kalt; jäljempänä; dále; dále jen; dále jako; továbbiakban; a továbbiakban; denumit; denumită; în continuare; \
    εφεξησ; στο εξησ; bundan sonra; далее; именуемое; именуемый; в дальнейшем; надалі; далі; selanjutnya disebut; \
    sau đây gọi là; להלן; المشار إليها; 以下; 以下简称; 下称; 以下簡稱; 下稱; 이하
    """)

  /// The last words of what names a text, not who offers it.
  static let texts: Set<[UInt8]> = Set(
    [
      "agreement", "contract", "terms", "policy", "licence", "license", "vertrag", "vereinbarung",
      "contrat", "accord", "contrato", "acuerdo", "acordo", "contratto", "accordo", "overeenkomst",
      "umowa", "regulamin", "smlouva", "dohoda", "sopimus", "avtal", "aftale", "avtale", "sözleşme",
      "sözleşmesi", "acord", "acordul", "договор", "соглашение", "угода", "договір",
    ].map { FoldedText($0).bytes })

  /// Words for a side of an agreement, by which a text calls it.
  static let roles: Set<[UInt8]> = Set(
    [
      "processor", "controller", "licensor", "licensee", "provider", "supplier", "vendor", "seller",
      "customer", "client", "corporation", "contributor", "maintainer", "maintainers", "or", "and",
      "perusahaan", "şirket", "адміністрація", "администрация",
      "個人開発者", "個人事業主", "個人", "開発者", "運営者", "管理者", "事業者", "提供者", "開発チーム", "運営チーム",
      "开发者", "个人开发者", "運營者", "运营者", "개발자", "운영자",
    ].map { FoldedText($0).bytes })

  /// Companies whose services others use, which are named in policies as third parties.
  static let platforms: Set<String> = [
    "google", "apple", "microsoft", "amazon", "meta", "facebook", "stripe", "paypal", "mailgun",
    "mailchimp", "cloudflare", "github", "gitlab", "twitter", "x", "linkedin", "instagram",
    "youtube", "firebase", "sentry", "hetzner", "vercel", "netlify", "heroku", "digitalocean",
    "hubspot", "zendesk", "intercom", "discord", "telegram", "tiktok", "unity", "adobe", "oracle",
    "salesforce", "shopify", "klarna", "adyen", "mollie", "braintree", "sendgrid", "twilio", "aws",
    "ovh", "ionos", "strato", "yandex", "яндекс", "tencent", "alibaba", "naver", "kakao",
  ]

  /// Systems and services that are named by one word, and are no companies.
  static let systems: Set<String> = ["ios", "ipados", "macos", "icloud", "android", "windows"]

  /// Whether a byte is a space or a mark around words: quotation marks and emphasis.
  static func isMark(_ byte: UInt8) -> Bool {
    isASCIISpace(byte) || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "-")
  }

  private static func table(_ words: TableText) -> PhraseTable<Bool> {
    PhraseTable(words.fields(at: ";").lazy.map { (phrase: $0, value: true) })
  }
}
