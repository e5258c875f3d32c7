import AssentManifest

/// The words by which headings name what a section is about.
enum SectionWords {
  /// Whether there are words for sections in a language, without which nothing can be missing.
  static func has(_ language: String) -> Bool {
    [rows, otherRows].contains {
      $0.lines(beginningWith: [beginning(language)]).first { _ in true } != nil
    }
  }

  /// How the rows of a language begin.
  private static func beginning(_ language: String) -> [UInt8] { Array("\(language) ".utf8) }

  /// A phrase with the place of its meaning in ``SectionMeaning/allCases``.
  typealias Phrase = (phrase: TableText, value: Int)

  /// Calls `body` with the phrases of some languages, or of all.
  static func forEachPhrase(
    in table: TableText, of languages: [String]?, _ body: (Phrase) -> Void
  ) {
    func read(_ line: TableText) {
      var fields = line.fields(at: "|")
      guard fields.next() != nil, let name = fields.next(), let place = places[name.string],
        let row = fields.next()
      else { return }
      for phrase in row.fields(at: ";") { body((phrase, place)) }
    }
    if let languages {
      for line in table.lines(beginningWith: languages.map(beginning)) { read(line) }
    } else {
      for line in table.fields(at: "\n") { read(line) }
    }
  }

  /// Phrases in the body of a section that can mean nothing else, of an agreement without headings.
  static let bodyTable = PhraseTable(tables: bodyRows, otherBodyRows) { places[$0] }

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (index, meaning) in SectionMeaning.allCases.enumerated() {
      places[meaning.rawValue] = index
    }
    return places
  }()

  /// `language | meaning | phrase; phrase`. A phrase with `*` at its end is the beginning of words; one
  /// with `=` before it is the whole heading.
  /// The languages stand together: what matters is that a row is complete for its meaning.
  static let rows: TableText = """
    en | acceptance | agreement to terms; agreement to these terms; agreement to be bound; binding agreement; your agreement; consent to terms; agreeing to; by using; acceptance; accepting; accept the; accept these; please read carefully; read carefully; =introduction; order process; =ordering
    de | acceptance | annahme; zustimmung; einverständnis*; akzeptanz; akzeptieren; vertragsschluss; vertragsabschluss; zustandekommen des vertrag*
    fr | acceptance | acceptation; consentement; =commandes; =commande; champ d application; formation du contrat
    es | acceptance | aceptación; aceptar; consentimiento; =bienvenida; aceptación de
    it | acceptance | accettazione; consenso; accettare
    pt | acceptance | aceitação; aceite; consentimento
    nl | acceptance | aanvaarding; acceptatie; instemming; akkoord
    pl | acceptance | akceptacja; zgoda; przyjęcie
    ru | acceptance | принятие; акцепт; согласие
    ja | acceptance | 同意; 承諾; 受諾; 承認; 契約の成立; 利用者の登録; 利用登録; 申込; 契約締結
    zh | acceptance | 接受; 同意; 承诺; 特别提示; 協議的接受; 接受條款
    ko | acceptance | 동의; 수락; 승낙; 계약의 성립; 계약 체결; 이용계약; 이용신청; 이용 신청; 약관의 효력; 약관의 명시
    ar | acceptance | قبول; موافقة
    en | definitions | definition*; defined terms; interpretation; terms used; glossary; terminology
    de | definitions | definition*; begriffsbestimmung*; begriffe; begriffserklärung*
    fr | definitions | définition*; terminologie; glossaire
    es | definitions | definicion*; definición; glosario; interpretación
    it | definitions | definizion*; glossario
    pt | definitions | definiç*; glossário
    nl | definitions | definitie*; begripsbepaling*; begrippen
    pl | definitions | definicj*; słownik; pojęcia
    ru | definitions | определени*; термины; понятия
    ja | definitions | 定義; 用語
    zh | definitions | 定义; 定義; 释义; 術語; 术语
    ko | definitions | 정의; 용어
    ar | definitions | تعريف*; تعاريف
    en | copyright | copyright*; intellectual property; ownership; proprietary rights; title and ownership; moral rights; all rights reserved; reservation of rights; rights reserved
    de | copyright | urheberrecht*; geistiges eigentum; geistigen eigentum*; schutzrecht*; eigentum; markenrecht*; urheberrechtlich geschützt*; marken
    fr | copyright | droit d auteur; droits d auteur; propriété intellectuelle; propriété; marques; droits de propriété
    es | copyright | derechos de autor; propiedad intelectual; titularidad; marcas
    it | copyright | diritto d autore; diritti d autore; proprietà intellettuale; titolarità; marchi
    pt | copyright | direitos autorais; direitos de autor; direito autoral; propriedade intelectual; titularidade; marcas
    nl | copyright | auteursrecht*; intellectuele eigendom*; intellectueel eigendom; eigendomsrecht*; merken
    pl | copyright | prawa autorsk*; praw autorsk*; prawo autorsk*; prawami autorsk*; prawa autorskie; własność intelektualna; własności intelektualnej; znaki towarowe
    ru | copyright | авторск*; интеллектуальн*; исключительное право; товарные знаки
    ja | copyright | 著作権; 知的財産; 商標; 所有権
    zh | copyright | 版权; 版權; 著作权; 著作權; 知识产权; 智慧財產; 商标; 所有权
    ko | copyright | 저작권; 지적 재산; 지식재산; 지적재산; 상표; 소유권
    ar | copyright | حقوق النشر; حقوق الطبع; حقوق التأليف; حق المؤلف; الملكية الفكرية; الملكية; العلامات التجارية
    en | grant | grant*; license to use; licence to use; copyright license; copyright licence; distribution license; patent license; patent licence; permitted use*; permissions; permission to; rights granted; scope of license; scope of the license; scope of licence; scope of use; your license; what you can do; right to use; use rights; license rights; license to you; license from us; license to our; redistribution; =license; =licence; =the license; =license terms; =permission; =scope
    de | grant | lizenzeinräumung; lizenzgewährung; lizenzerteilung; lizenzumfang; lizenzgegenstand; rechteeinräumung; rechtseinräumung; nutzungsrecht*; einräumung von; einräumung der; räumt ihnen; befugnisse; gewährung der; freiheiten; =lizenz; =rechte; =die lizenz; weiterverkauf
    fr | grant | concession; octroi; droits concédés; droits accordés; droits d utilisation; étendue de la licence; étendue des droits; droit d usage; licence d utilisation; licence d usage; =licence; =autorisation; =autorisations
    es | grant | concesión; otorgamiento; licencia de uso; derechos otorgados; derechos concedidos; uso permitido; permisos; =licencia; =autorización
    it | grant | concession*; licenza d uso; diritti concessi; diritti e autorizzazioni; uso consentito; =licenza; =autorizzazioni
    pt | grant | concessão; outorga; licença de uso; direitos concedidos; uso permitido; permissões; e licença; =licença; =autorização
    nl | grant | licentieverlening; gebruiksrecht*; verlening van; toegestaan gebruik; verleende rechten; =licentie
    pl | grant | udzielenie; udzielenie licencji; prawa i uprawnienia; zakres licencji; dozwolone użyt*; dozwolonego użyt*; dozwolony użyt*; dozwolony użytek; dozwolone użycie; przyznaje; =licencja
    ru | grant | предоставления прав*; предоставлении прав*; предоставление лицензи*; предоставления лицензи*; предоставлении лицензи*; предоставляет вам; права и разрешения; разрешенн*; предоставление прав*; право использования; =лицензия
    ja | grant | 許諾; 付与; 使用権; 利用権; 利用許諾; 使用許可; =ライセンス
    zh | grant | 授权; 授權; 许可范围; 許可範圍; 授予; 授權範圍; =许可; =許可
    ko | grant | 사용권; 사용 허가; 이용 허락; 부여; 허락; 서비스의 이용; =라이선스; =허가
    ar | grant | منح; نطاق الرخصة; الحقوق الممنوحة; =ترخيص; =رخصة; =الترخيص
    en | restrictions | restrict*; limitations on use; limitations of use; license conditions; license condition; use limitation*; no other rights; noncompete; what you cannot do; you may not; export*; license limitation*; reverse engineering; =conditions; =obligations; your obligations; licensee obligations; restricted use*
    de | restrictions | einschränkung*; nutzungsbeschränkung*; lizenzbedingungen; =pflichten; =beschränkungen; pflichten des lizenznehmers
    fr | restrictions | restriction*; conditions de la licence; limites d utilisation; =obligations
    es | restrictions | restriccion*; limitaciones de uso; condiciones de la licencia; =obligaciones
    it | restrictions | restrizion*; limitazioni d uso; condizioni della licenza; =obblighi
    pt | restrictions | restriç*; limitações de uso; condições da licença; =obrigações; regime de uso; restrições de uso
    nl | restrictions | gebruiksbeperking*; =beperkingen
    pl | restrictions | ograniczenia użyt*; ograniczenie użyt*; ograniczeń użyt*; ograniczenia licencji; =ograniczenia
    ru | restrictions | ограничения использования; =ограничения
    ja | restrictions | 制限事項; 使用制限; 利用制限; 使用条件; 遵守事項; 使用範囲; 利用範囲
    zh | restrictions | 限制条件; 使用限制; 许可限制; =限制
    ko | restrictions | 제한 사항; 사용 제한; 이용제한
    ar | restrictions | قيود; شروط الرخصة
    en | attribution | attribution*; credit; credits; notice requirements; giving credit; citation
    de | attribution | namensnennung; quellenangabe*; urhebernennung; =nennung
    fr | attribution | attribution*; crédits; citation; mention de la source; mention de l auteur
    es | attribution | atribución; reconocimiento; créditos; mención
    it | attribution | attribuzione; riconoscimento; crediti; menzione
    pt | attribution | atribuição; créditos; menção
    nl | attribution | naamsvermelding; bronvermelding
    pl | attribution | uznanie autorstwa; atrybucja
    ru | attribution | указание авторства; атрибуция; ссылка на автора
    ja | attribution | 表示義務; クレジット; 著作者表示; =帰属
    zh | attribution | 署名; 归属; 姓名标示; 注明出处
    ko | attribution | 저작자 표시; 출처 표시; 크레딧
    ar | attribution | نسب المصنف; الإسناد; ذكر المصدر; العزو
    en | third-party | third party; third parties; other software; external services; third party components; external links; links to other; open source software; open source components; third party libraries; =libraries; =dependencies; external link*; advertising partners
    de | third-party | dritter; dritten; drittanbieter*; fremdsoftware; open source software; open source komponenten; drittsoftware; dritte; externe links; verlinkung*
    fr | third-party | tiers; tierce*; logiciels libres; liens externes; hypertexte*
    es | third-party | terceros; tercera parte; código abierto; enlaces externos
    it | third-party | terze parti; terzi; link esterni
    pt | third-party | terceiros; código aberto; links externos; publicidade
    nl | third-party | derden; derde partij*
    pl | third-party | osób trzecich; osoby trzecie; stron trzecich; firm trzecich; podmiotów trzecich
    ru | third-party | третьих лиц; третьими лицами; третьи лица; третьим лицам; сторонн*; открытым исходным кодом
    ja | third-party | 第三者; サードパーティ; オープンソース
    zh | third-party | 第三方; 开源; 開源
    ko | third-party | 제3자; 제 3자; 타사; 오픈 소스; 오픈소스
    ar | third-party | أطراف ثالثة; الطرف الثالث; الأطراف الثالثة; الغير; مفتوحة المصدر
    en | data-license | data license; data licence; font license; fonts license; data and fonts; stroke data; license of the data; content license; assets license; database rights; sui generis database rights; media license
    de | data-license | datenlizenz; lizenz der daten; datenbankrechte; schriftlizenz
    fr | data-license | licence des données; bases de données
    es | data-license | licencia de los datos; bases de datos
    ja | data-license | データのライセンス; フォントのライセンス; データベース権
    zh | data-license | 数据许可; 字体许可
    en | privacy | privacy; personal data; personal information; data protection
    de | privacy | datenschutz*; privatsphäre; personenbezogene daten; personenbezogener daten
    fr | privacy | confidentialité; vie privée; données personnelles; données à caractère personnel; protection des données; rgpd
    es | privacy | privacidad; datos personales; protección de datos
    it | privacy | privacy; dati personali; protezione dei dati
    it | confidentiality | riservatezza
    pt | privacy | privacidade; dados pessoais; proteção de dados
    pt | confidentiality | confidencialidade
    nl | privacy | privacy; persoonsgegevens; gegevensbescherming
    pl | privacy | prywatnoś*; dane osobowe; danych osobowych; ochrona danych
    ru | privacy | конфиденциальнос*; персональные данные; персональных данных; защита данных; приватност*
    ja | privacy | プライバシー; 個人情報; 個人データ; データ保護
    zh | privacy | 隐私; 隱私; 个人信息; 個人資料; 个人资料; 数据保护
    ko | privacy | 개인정보; 개인 정보; 프라이버시
    ar | privacy | الخصوصية; البيانات الشخصية; حماية البيانات
    en | data-collected | data collected; information collected; collect; collection of; data collection; collection and use; collected data; types of data; categories of data; categories of personal; what data; what information; data we process; information processed; information about you; notice of collection; data definitions; information we receive; personal data we; no data collection; data about you; information stored; what we store; stored on your device; sources of data; personal data processed; data processed; permissions requested; app permissions; information we obtain; data you provide
    de | data-collected | datenerhebung; datensammlung; erhobene daten; erheben; erfassung; welche daten; datenerfassung; erfasst; verarbeitete daten; datenarten; kategorien; datenverarbeitung; verarbeitung
    fr | data-collected | données collectées; collecte; données recueillies; informations collectées; recueillons; collectons; quelles données; traitées; définitions des données
    es | data-collected | datos recopilados; recopilación; recogida; recopilamos; información recopilada; qué datos; datos que; tratamiento de datos
    it | data-collected | dati raccolti; raccolta; raccogliamo; quali dati; informazioni raccolte; trattamento dei dati; dati trattati; categorie di dati
    pt | data-collected | dados coletados; coleta; recolha; coletamos; recolhemos; informações coletadas; quais dados
    nl | data-collected | verzamelde gegevens; verzamelen; verzameling van; welke gegevens; gegevensverzameling
    pl | data-collected | zbieranie; gromadzenie; zbieramy; gromadzimy; zbierane; jakie dane; gromadzone
    ru | data-collected | сбор; собираем; собираемые; собираемая; какие данные; собранные
    ja | data-collected | 収集; 取得する; 取得情報; 取得
    zh | data-collected | 收集; 搜集; 采集; 蒐集
    ko | data-collected | 수집
    ar | data-collected | جمع; نجمع; البيانات التي
    en | data-use | use of data; use of information; use of personal; how we use; how is your data used; how is data used; data use; data usage; usage data; processing purpose*; purpose of; purposes of; =purpose; purposes; why we; data is used; lawful bas*; legal bas*; use of your; processing of personal; bot data is used; how data is used; legal basis; legal bases; lawful basis; basis for processing
    de | data-use | datennutzung; verwendung der daten; verwendung ihrer daten; nutzung der daten; zweck; zwecke; verarbeitungszweck*; rechtsgrundlage*; datenverwendung; wie wir ihre
    fr | data-use | utilisation des données; utilisation de vos; utilisées vos données; finalité*; bases juridiques; base légale; bases légales; utilisons; comment sont utilisées
    es | data-use | uso de los datos; uso de datos; uso de la información; finalidad*; base legal; cómo usamos; cómo utilizamos; utilizamos; fines
    it | data-use | utilizzo dei dati; uso dei dati; finalità; base giuridica; basi giuridiche; come utilizziamo; come usiamo
    pt | data-use | uso dos dados; uso de dados; utilização dos dados; uso das informações; finalidade*; base legal; como usamos; como utilizamos
    nl | data-use | gebruik van gegevens; gebruik van uw; doeleinden; rechtsgrond*; grondslag*; hoe wij
    pl | data-use | wykorzystanie danych; wykorzystywanie danych; cel przetwarzania; cele przetwarzania; podstawa prawna; podstawy prawne; jak wykorzystujemy
    ru | data-use | использование данных; использование информации; использование персональных; цели обработки; цель обработки; правовые основания; как мы используем
    ja | data-use | 利用目的; 使用目的; データの使用; データの利用; 情報の利用; 情報の使用; 法的根拠
    zh | data-use | 使用目的; 如何使用; 信息的使用; 数据使用; 法律依据; 处理目的; 使用您的
    ko | data-use | 이용 목적; 이용목적; 사용 목적; 정보의 이용; 정보의 사용; 처리 목적; 처리목적
    ar | data-use | استخدام البيانات; استخدام المعلومات; كيف نستخدم; أغراض; الأساس القانوني
    en | data-sharing | sharing; share; shared; disclosure; disclose; recipients; who we share; data transfer to; service providers; subprocess*
    de | data-sharing | weitergabe; offenlegung; übermittlung an; empfänger; datenweitergabe; auftragsverarbeit*; teilen
    fr | data-sharing | partage; partageons; divulgation; communication des données; destinataire*; sous traitant*
    es | data-sharing | compartir; compartimos; divulgación; comunicación de datos; destinatario*; cesión
    it | data-sharing | condivisione; condividiamo; divulgazione; comunicazione dei dati; destinatari
    pt | data-sharing | compartilhamento; partilha; compartilhamos; divulgação; destinatários
    nl | data-sharing | delen; verstrekking; doorgifte aan; ontvangers
    pl | data-sharing | udostępnianie; udostępniamy; ujawnianie; odbiorcy; przekazywanie
    ru | data-sharing | передача данных третьим; раскрытие; предоставление данных; обмен данными; делимся; передача третьим
    ja | data-sharing | 第三者提供; 開示; 共有; 第三者への提供
    zh | data-sharing | 共享; 披露; 分享; 揭露; 对外提供; 转让
    ko | data-sharing | 제3자 제공; 제삼자 제공; 공유; 공개; 위탁
    ar | data-sharing | مشاركة; الإفصاح; الكشف عن
    en | data-retention | retention; retain; how long; storage period; data storage; local storage; deletion; keep your data; data deletion; storage
    de | data-retention | speicherdauer; aufbewahrung*; speicherung; löschung; datenspeicherung; speicherfrist
    fr | data-retention | conservation; durée de conservation; stockage; suppression
    es | data-retention | conservación; retención; almacenamiento; eliminación; plazo de conservación
    it | data-retention | conservazione; periodo di conservazione; archiviazione; cancellazione
    pt | data-retention | retenção; armazenamento; conservação; eliminação; exclusão de dados
    nl | data-retention | bewaartermijn*; bewaring; opslag; verwijdering; bewaren
    pl | data-retention | przechowywanie; okres przechowywania; retencja; usuwanie danych; przechowywania
    ru | data-retention | хранение; срок хранения; сроки хранения; удаление данных
    ja | data-retention | 保存期間; 保管; 保持; データの保存; 保有期間; 削除
    zh | data-retention | 保留; 存储; 保存期限; 儲存; 留存; 删除
    ko | data-retention | 보유; 보관; 저장; 파기; 보존
    ar | data-retention | الاحتفاظ; التخزين; مدة الاحتفاظ; حذف البيانات
    en | data-rights | your rights; privacy rights; data subject*; your choices; rights and choices; user rights; exercising your; opt out; your privacy choices; gdpr rights; your options; rights of data subjects; rights of the data subject; access to your data; access to your information; rights you have; what rights
    de | data-rights | ihre rechte; betroffenenrechte; betroffene*; rechte der betroffenen; auskunftsrecht*; widerspruchsrecht; deine rechte; rechte der nutzer; ihrer rechte; welche rechte; recht auf
    fr | data-rights | vos droits; droits des personnes; vos choix; droit d accès; exercice de vos droits; droits des clients; droits des utilisateurs
    es | data-rights | sus derechos; tus derechos; derechos del usuario; derechos de los usuarios; sus opciones
    it | data-rights | i tuoi diritti; i suoi diritti; diritti dell interessato; diritti dell utente; diritti degli interessati; diritti
    pt | data-rights | seus direitos; direitos do titular; direitos dos titulares; os seus direitos; suas escolhas
    nl | data-rights | uw rechten; je rechten; rechten van betrokkenen; uw keuzes
    pl | data-rights | twoje prawa; prawa użytkown*; prawa osób; przysługujące prawa; prawa osoby
    ru | data-rights | ваши права; права субъект*; права пользовател*; ваш выбор
    ja | data-rights | お客様の権利; ユーザーの権利; 本人の権利; 開示請求; 開示等; 権利と選択
    zh | data-rights | 您的权利; 你的权利; 用户权利; 您的權利; 您的选择
    ko | data-rights | 귀하의 권리; 이용자의 권리; 정보주체의 권리; 사용자의 권리
    ar | data-rights | حقوقك; حقوق المستخدم; خياراتك
    en | cookies | cookie*; tracking technolog*; analytics; tracking; advertis*
    de | cookies | cookie*; tracking; analyse
    fr | cookies | cookie*; traceur*; témoins de connexion
    es | cookies | cookie*; rastreo
    it | cookies | cookie*; tracciamento
    pt | cookies | cookie*; rastreamento
    pl | cookies | cookie*; ciasteczk*
    ru | cookies | cookie*; куки; файлы cookie
    ja | cookies | クッキー; cookie*
    zh | cookies | cookie*; 追踪技术
    ko | cookies | 쿠키
    ar | cookies | ملفات تعريف الارتباط; كوكيز
    en | security | security; secure; safeguard*; data security; data breach; protection of data
    de | security | sicherheit; datensicherheit; datensicherung; technische und organisatorische
    fr | security | sécurité
    es | security | seguridad; acceso a nuestras instalaciones
    it | security | sicurezza
    pt | security | segurança
    nl | security | beveiliging; veiligheid
    pl | security | bezpieczeńst*
    ru | security | безопасност*
    ja | security | セキュリティ; 安全管理
    zh | security | 安全
    ko | security | 보안; 안전성 확보
    ar | security | الأمان; الأمن; أمن البيانات
    en | children | children*; child; minors; age requirement*; age restriction*; parental; parents; eligibility; under 13; age of
    de | children | kinder*; minderjährige*; altersbeschränkung; mindestalter; jugendschutz
    fr | children | enfants; mineurs; âge minimum; mineur
    es | children | menores; niños; edad mínima
    it | children | minori; bambini; minorenni; età minima
    pt | children | crianças; menores; idade mínima
    nl | children | kinderen; minderjarig*; leeftijd
    pl | children | dzieci; nieletni*; małoletni*; wiek
    ru | children | детей; дети; несовершеннолетн*; возраст*
    ja | children | 未成年; 子供; 児童; お子様; 年齢
    zh | children | 未成年人; 儿童; 兒童; 年龄
    ko | children | 아동; 미성년; 어린이; 연령
    ar | children | الأطفال; القاصر; القصر; السن
    en | transfers | international transfer*; data transfer*; international data transfer*; cross border; transfer of data; transfers of data; data privacy framework
    de | transfers | internationale datenübermittlung*; datenübermittlung*; drittländer; drittland; datentransfer; übermittlung
    fr | transfers | transferts internationaux; transfert*; hors de l union
    es | transfers | transferencias internacionales; transferencia*
    it | transfers | trasferimenti internazionali; trasferiment*
    pt | transfers | transferências internacionais; transferência*
    nl | transfers | internationale doorgifte*; doorgifte*
    pl | transfers | transfer danych; przekazywanie danych; międzynarodow*
    ru | transfers | трансграничн*; международная передача
    ja | transfers | 国際移転; 越境; 国外への移転; 海外移転
    zh | transfers | 跨境; 国际传输; 數據傳輸; 数据传输
    ko | transfers | 국외 이전; 국제 이전; 해외 이전
    ar | transfers | نقل البيانات; النقل الدولي
    en | accounts | account*; registration; user account*; login; sign up; password*
    de | accounts | konto; benutzerkonto; nutzerkonto; registrierung; konten; anmeldung
    fr | accounts | compte; comptes; inscription; création de compte
    es | accounts | cuenta; cuentas; registro
    it | accounts | account; registrazione
    pt | accounts | conta; contas; cadastro; registo
    nl | accounts | account; accounts; registratie
    pl | accounts | konto; konta; rejestracja
    ru | accounts | учетная запись; учетные записи; аккаунт*; регистрация; учётная запись
    ja | accounts | アカウント; 会員登録; 登録
    zh | accounts | 账户; 帐户; 账号; 帳戶; 注册
    ko | accounts | 계정; 회원가입; 가입
    ar | accounts | الحساب; حسابات; التسجيل
    en | payment | payment*; fee; fees; billing; price; prices; pricing; refund*; subscription*; charges; paid; taxes; purchases; =orders; orders and; order forms; license fee*; virtual items; =donations; late payment
    de | payment | zahlung*; vergütung; preise; gebühr*; kosten; abonnement*; abrechnung; erstattung*; entgelt*; zahlungsbedingung*; preise und; kaufpreis
    fr | payment | paiement*; prix; tarif*; facturation; remboursement*; abonnement*; frais
    es | payment | pago; pagos; precio*; tarifa*; facturación; reembolso*; suscripción; suscripciones
    it | payment | pagament*; prezz*; tariff*; fatturazione; rimbors*; abbonament*; corrispettiv*
    pt | payment | pagamento*; preço*; tarifa*; faturamento; reembolso*; assinatura*; =loja
    nl | payment | betaling*; prijs; prijzen; kosten; abonnement*; terugbetaling*; vergoeding*
    pl | payment | płatnoś*; opłat*; cena; ceny; subskrypcj*; zwrot*; abonament*
    ru | payment | оплат*; плат*; цены; стоимость; подписк*; возврат*
    ja | payment | 支払; 料金; 課金; 返金; 購入; サブスクリプション
    zh | payment | 付款; 支付; 费用; 費用; 价格; 退款; 订阅
    ko | payment | 결제; 요금; 지불; 환불; 구독; 이용료
    ar | payment | الدفع; الرسوم; الأسعار; الاشتراك; الاسترداد
    en | user-content | user content; user generated content; your content; user submissions; submissions; contributions; content you; uploaded content; =feedback; feedback and; user generated
    de | user-content | nutzerinhalt*; nutzergenerierte*; ihre inhalte; feedback; benutzerinhalte; =inhalte; =beiträge; eigene inhalte; inhalte der nutzer
    fr | user-content | contenu utilisateur; contenu de l utilisateur; votre contenu; vos contenus; contributions; commentaires; =contenus
    es | user-content | contenido del usuario; contenido de usuario; su contenido; tu contenido; comentarios; sugerencias; =contenidos
    it | user-content | contenuto dell utente; feedback; =contenuti; contenuti dell utente; contenuti degli utenti
    pt | user-content | conteúdo do usuário; seu conteúdo; comentários; conteúdo gerado; conteúdo enviado; =conteúdo; conteúdos
    nl | user-content | gebruikersinhoud; uw inhoud; inhoud; feedback
    pl | user-content | treści; treść użytkownika; opinie i sugestie
    ru | user-content | контент; пользовательский контент; материалы пользовател*; отзывы и предложения
    ja | user-content | ユーザーコンテンツ; 投稿; コンテンツ; フィードバック
    zh | user-content | 用户内容; 用戶內容; 您的内容; 反馈; 内容与知识产权; 內容責任
    ko | user-content | 사용자 콘텐츠; 게시물; 콘텐츠; 피드백
    ar | user-content | محتوى المستخدم; المحتوى; الملاحظات
    en | conduct | acceptable use; conduct; user conduct; prohibited conduct; rules of conduct; your responsibilit*; use of the service*; appropriate use; abuse; misuse; community guidelines; usage policy; code of conduct; prohibited*; prohibition*; =rules; user responsibilit*; user obligations; obligations of user*; obligations of the user; discriminat*; shall not; must not; inappropriate; unallowed; not allowed; =restrictions on use; forbidden
    de | conduct | verhalten*; nutzungsregeln; pflichten des nutzers; pflichten der nutzer; verantwortlich; missbrauch; zulässige nutzung; verbot*; verbotene; unzulässig*; nutzungsrichtlinie*; nutzerpflichten
    fr | conduct | conduite; comportement; utilisation acceptable; usage acceptable; règles d utilisation; responsabilités de l utilisateur; engagements; interdiction*; usages interdits; comportements; obligations de l utilisateur; obligations des utilisateurs; prohibé*; interdit*
    es | conduct | conducta; uso aceptable; normas de uso; uso adecuado; responsabilidades del usuario; prohibicion*; prohibid*; no está permitido; lo que esperamos de; obligaciones del usuario; obligaciones del cliente; responsabilidades del cliente
    it | conduct | condotta; uso accettabile; regole di utilizzo; comportamento; divieti; usi vietati; obblighi dell utente; vietat*
    pt | conduct | conduta; uso aceitável; regras de uso; comportamento; proibiç*; proibid*; obrigações do usuário; deveres do usuário; obrigações do
    nl | conduct | gedrag*; aanvaardbaar gebruik; gebruiksregels; verboden; verplichtingen van
    pl | conduct | zasady korzystania; dopuszczalne użytkowanie; zachowanie; zakaz*; zabronion*; obowiązki użytkownika; obowiązki usługobiorcy
    ru | conduct | правила использования; правила поведения; допустимое использование; поведение; запрет*; запрещ*; обязанности пользовател*; обязанности сторон
    ja | conduct | 行動規範; 利用上の注意; 利用規則; 禁止; 利用者の義務; ユーザーの義務; 反社会的勢力; 遵守事項
    zh | conduct | 行为规范; 使用规则; 可接受使用; 禁止; 使用規範; 使用规范; 用户使用; 用户义务; 用户的义务; 行為規範
    ko | conduct | 이용 수칙; 금지 행위; 금지행위; 이용자의 의무; 회원의 의무; 사용자의 의무
    ar | conduct | السلوك; الاستخدام المقبول; قواعد الاستخدام; المحظور; محظور; الممنوع; الاستخدامات المحظورة; التزامات المستخدم
    en | warranty | warrant*; as is; as available; disclaimer; disclaimers; no guarantee*; representation*; guarantees
    de | warranty | gewähr; gewährleistung*; garantie*; wie besehen; gewährleistungsausschluss; ist zustand; mängelhaftung
    fr | warranty | garantie*; en l état; tel quel; telle quelle; exclusion de garantie*
    es | warranty | garantía*; tal cual; sin garantía; descargo; calidad de servicio; calidad del servicio; nivel de servicio
    it | warranty | garanzi*; così com è; così come è; esclusione di garanzi*
    pt | warranty | garantia*; no estado em que se encontra; tal como está; isenção; isenções; disponibilidade; não é consultoria
    nl | warranty | garantie*; zoals het is; vrijwaring van garantie; uitsluiting van garanties
    pl | warranty | gwarancj*; rękojmi*; jak jest; w stanie takim
    ru | warranty | гаранти*; как есть
    ja | warranty | 保証; 無保証; 現状のまま; 現状有姿; 非保証
    zh | warranty | 保证; 保證; 担保; 擔保; 按原样; 按現狀; 按现状; 免责声明; 免責聲明; 现状
    ko | warranty | 보증; 있는 그대로
    ar | warranty | ضمان; الضمانات; كما هو; كما هي; إخلاء المسؤولية; إخلاء مسؤولية
    en | liability | liabilit*; limitation of damages; consequential damages; limits on our responsibility; limits of responsibility; =damages
    de | liability | haftung*; haften; haftet
    fr | liability | responsabilité; responsabilités; limitation de responsabilité; dommages
    es | liability | limitación de responsabilidad; =responsabilidad; exclusión de responsabilidad; daños y perjuicios; =limitaciones
    it | liability | responsabilità; limitazione di responsabilità; limitazioni di responsabilità; danni
    pt | liability | responsabilidade; limitação de responsabilidade; danos
    nl | liability | aansprakelijk*; schadevergoeding
    pl | liability | odpowiedzialno*; szkod*
    ru | liability | ответственност*; убытк*; ущерб
    ja | liability | 免責; 損害賠償; 賠償責任; 責任の制限; 責任の範囲; =責任
    zh | liability | 免责; 免責; 损害赔偿; 责任限制; 責任限制; 法律责任; 违约责任; 責任限度; 责任范围; 責任範圍; =责任; =責任; 內容責任
    ko | liability | 면책; 손해배상; 손해 배상; 책임의 제한; 책임 제한; 손해; 책임과 한계; =책임
    ar | liability | المسؤولية; مسؤولية; الأضرار; التعويض عن الأضرار
    en | indemnity | indemnit*; indemnif*; hold harmless; indemnification
    de | indemnity | freistellung; haftungsfreistellung; schadloshaltung; freistellen; schadensersatz; schadenersatz
    fr | indemnity | indemnis*; indemnité*; garantie d éviction
    es | indemnity | indemniza*; indemnidad
    it | indemnity | indennizz*; manleva; indennità
    pt | indemnity | indeniza*; indemniza*
    nl | indemnity | vrijwaring; schadeloosstelling
    pl | indemnity | zwolnienie z odpowiedzialności; odszkodowani*; zabezpieczenie przed roszczeniami
    ru | indemnity | возмещен*; компенсац*; освобождение от ответственности
    ja | indemnity | 補償; 免責補償; 損害の賠償
    zh | indemnity | 赔偿; 賠償
    ko | indemnity | 면책 보상; 손해 배상의무
    ar | indemnity | التعويض; تعويض
    en | termination | terminat*; cancellation; cancel; duration; duration of license; =term; term and termination; term of; initial term; =duration; end of this; ending this; =violations; =suspension; account suspension; expiration of; =expiration; cancel your
    de | termination | kündig*; beendigung; laufzeit; vertragsdauer; vertragsende; beendung; erlöschen; vertragskündigung*; vertragsbeendigung*
    fr | termination | résiliation; résilier; durée; expiration; fin du contrat; suspension; cessation
    es | termination | terminación; rescisión; cancelación; duración; vigencia; suspensión; resolución del contrato; resolución anticipada; extinción del
    it | termination | recesso; cessazione; rescindere; sospensione; annullamento; risoluzione del contratto; =durata; durata del contratto; durata e
    pt | termination | rescisão; término; encerramento; cancelamento; duração; vigência; suspensão; resolução do contrato
    nl | termination | beëindig*; opzegging; duur; looptijd; ontbinding; schorsing
    pl | termination | rozwiązani*; wypowiedzeni*; zakończeni*; okres obowiązywania; wygaśnięci*; czas trwania; rozwiązać
    ru | termination | прекращени*; расторжени*; расторгнуть; срок действия; окончание
    ja | termination | 終了; 解除; 解約; 契約期間; 有効期間; 退会; 登録の取消; 登録抹消
    zh | termination | 终止; 終止; 中止; 終止使用; 解除合同; 协议解除; 合同期限; 协议期限
    ko | termination | 해지; 종료; 계약 기간; 해약; 중지; 이용 제한; 이용제한; 탈퇴; 자격 상실
    ar | termination | إنهاء; إنتهاء; انتهاء; المدة; الإلغاء; فسخ; انقضاء
    en | governing-law | governing law; applicable law; choice of law; =law; law and jurisdiction
    de | governing-law | anwendbares recht; geltendes recht; rechtswahl; wahl des rechts; anzuwendendes recht; wahl des rechtsgebiets; rechtsordnung
    fr | governing-law | droit applicable; loi applicable; lois applicables
    es | governing-law | ley aplicable; legislación aplicable; derecho aplicable
    it | governing-law | legge applicabile; diritto applicabile
    pt | governing-law | lei aplicável; legislação aplicável; direito aplicável
    nl | governing-law | toepasselijk recht; rechtskeuze
    pl | governing-law | prawo właściwe; wybór prawa; prawa właściwego; prawem właściwym
    ru | governing-law | применимое право; применимое законодательство; регулирующее право
    ja | governing-law | 準拠法; 適用法
    zh | governing-law | 适用法律; 準據法; 准据法; 法律适用
    ko | governing-law | 준거법; 적용 법률
    ar | governing-law | القانون الحاكم; القانون الواجب التطبيق; القانون المعمول به; القانون الساري
    en | disputes | dispute*; arbitration; class action*; legal proceedings; resolution of disputes; mediation; litigation; court venue; court proceeding*
    de | disputes | streitigkeit*; streitbeilegung; schlichtung; schiedsverfahren; schiedsgericht*
    fr | disputes | litige*; différend*; arbitrage; règlement des différends; médiation; contestation*; juridiction
    es | disputes | disputas; controversias; arbitraje; resolución de conflictos; litigio*; resolución de diferencias; diferencias
    it | disputes | controversi*; arbitrato; mediazione; risoluzione delle controversie
    pt | disputes | disputas; litígio*; arbitragem; resolução de conflitos; controvérsias
    nl | disputes | geschil*; arbitrage
    pl | disputes | spor*; arbitraż; rozstrzyganie sporów; mediacj*
    ru | disputes | спор*; арбитраж; разрешение споров; разногласи*
    ja | disputes | 紛争; 仲裁; 訴訟; 協議; 裁判所
    zh | disputes | 争议; 爭議; 仲裁; 纠纷; 法律管辖; 管辖
    ko | disputes | 분쟁; 중재; 소송
    ar | disputes | النزاع; المنازعات; التحكيم; تسوية
    en | changes | change; changes; changes to; changes in; modification*; amendment*; revision*; updates to this; updates to these; updates to the terms; updates to the policy; we may change; policy update*; terms update*; eula update*; notification of changes; will this change
    de | changes | änderung*; anpassung*; aktualisierung dieser; überarbeiten; aktualisierung*; vertragsänderung*
    fr | changes | modification*; changement*; évolution*; mise à jour des conditions; mises à jour des conditions; révision*
    es | changes | modificacion*; cambios; actualizaciones de; modificación; revisiones; enmiendas
    it | changes | modific*; aggiornament*; cambiament*; aggiornare; variazion*
    pt | changes | alteraç*; modificaç*; mudanças; atualizações de; revisões
    nl | changes | wijziging*; aanpassing*; herziening*
    pl | changes | zmian*; modyfikacj*; zaktualizować; aktualizacj*
    ru | changes | изменени*; обновлени*; внесение изменений; обновить
    ja | changes | 改定; 改訂; 規約の変更; 約款の変更; ポリシーの変更; 本規約の変更; 内容の変更; =変更
    zh | changes | 变更; 變更; 修改; 更改; 修订; 更新
    ko | changes | 변경; 개정; 수정
    ar | changes | التعديل; تعديل; التغيير; تغيير; التحديثات; تعديلات
    en | contact | contact*; how to reach us; get in touch; data controller; imprint; reach us; who we are; =notices; =notice; legal notices; notices to us; =questions; questions or; where to send notices; questions and; data protection officer; =operator; controller
    de | contact | kontakt*; ansprechpartner; verantwortlicher; verantwortliche stelle; impressum; kontaktieren; =mitteilungen; =fragen; datenschutzbeauftragte*; diensteanbieter; =anbieter; anbieterkennzeichnung
    fr | contact | contact*; nous contacter; contacter; nous écrire; responsable du traitement; mentions légales; coordonnées; =notifications; délégué à la protection; réclamation
    es | contact | contact*; responsable del tratamiento; notificaciones; =comunicaciones; comunicaciones con
    it | contact | contatt*; titolare del trattamento; contattare; =comunicazioni; =titolare; responsabile della protezione dei dati; data protection officer
    pt | contact | contat*; contact*; fale conosco; notificações; controlador
    nl | contact | contact*; verwerkingsverantwoordelijke; kennisgeving*
    pl | contact | kontakt*; administrator danych; skontaktować; powiadomienia; administrator
    ru | contact | контакт*; связаться; обратная связь; связь с нами; уведомлени*; оператор
    ja | contact | お問い合わせ; 問い合わせ; 連絡先; 問合せ; 窓口
    zh | contact | 联系; 聯絡; 聯繫; 客服; 問題與聯絡
    ko | contact | 연락처; 문의; 연락; 개인정보 보호책임자; 개인정보보호책임자; 개인정보관리책임자; 보호 책임자
    ar | contact | اتصل; الاتصال; التواصل; للتواصل; الإشعارات
    en | educational-use | education*; learning purpose*; teaching; academic use; classroom; study
    de | educational-use | bildung*; lernzweck*; unterricht; lehrzweck*
    fr | educational-use | éducati*; pédagogique*; enseignement
    es | educational-use | educativ*; enseñanza; fines didácticos
    it | educational-use | didattic*; educativ*; istruzione
    pt | educational-use | educacional; educativo*; ensino
    nl | educational-use | onderwijs; educatie*
    pl | educational-use | edukac*; cele dydaktyczne
    ru | educational-use | образовательн*; учебн*; обучени*
    ja | educational-use | 教育; 学習
    zh | educational-use | 教育; 学习; 教学
    ko | educational-use | 교육; 학습
    ar | educational-use | تعليمي*; التعليم; أغراض تعليمية
    en | acknowledgments | acknowledg*; thanks; special thanks
    de | acknowledgments | danksagung*; dank; würdigung
    fr | acknowledgments | remerciements; reconnaissance
    es | acknowledgments | agradecimientos
    it | acknowledgments | ringraziamenti
    pt | acknowledgments | agradecimentos
    nl | acknowledgments | dankbetuiging*; dankwoord
    pl | acknowledgments | podziękowani*
    ru | acknowledgments | благодарност*
    ja | acknowledgments | 謝辞
    zh | acknowledgments | 致谢; 致謝; 鸣谢
    ko | acknowledgments | 감사의 말; 감사의 글
    ar | acknowledgments | شكر; شكر وتقدير
    en | general | general provisions; miscellaneous; entire agreement; force majeure; final provisions; other terms; additional clauses; things to know; relationship of the parties; =general; general terms; =interpretation; =survival; =waiver; =assignment; severability; assignment and; no waiver; order of precedence; =additional terms; scope of application; =notices
    de | general | allgemeines; sonstiges; schlussbestimmung*; salvatorische*; verschiedenes; höhere gewalt; allgemeine bestimmung*; allgemeine regelung*; allgemeine vorschriften; =allgemeine hinweise; weitere bestimmungen; geltungsbereich; =geltung; anwendungsbereich
    fr | general | dispositions générales; divers; dispositions finales; divisibilité; intégralité; force majeure; dispositions diverses; =généralités; conditions particulières; nullité; =langue
    es | general | disposiciones generales; misceláneo*; disposiciones finales; divisibilidad; =general; =generales; =fuerza mayor; =comunicaciones; =varios
    it | general | disposizioni generali; disposizioni finali; clausola di salvaguardia; forza maggiore; cose da sapere; =generali; =varie
    pt | general | disposições gerais; diversos; disposições finais; força maior; =geral; =gerais
    nl | general | algemeen; algemene bepalingen; diversen; slotbepaling*; overmacht; overige
    pl | general | ogólne; postanowienia ogólne; postanowienia końcowe; różne; siła wyższa; =inne
    ru | general | общие положения; прочее; прочие; заключительные положения; разное; форс мажор
    ja | general | 一般; 雑則; 一般条項; 分離可能性; 不可抗力; 地位の譲渡; 権利義務の譲渡; 完全合意; 適用範囲; =通知; =その他
    zh | general | 附则; 一般条款; 可分割性; 不可抗力; 其他规定; 适用范围; 本條款的說明; 通知送达
    ko | general | 총칙; 부칙; 일반 조항; 불가항력; 약관의 해석; 약관 외 준칙; =기타; 기타 사항
    ar | general | أحكام عامة; عام; متفرقات; أحكام ختامية; القوة القاهرة
    en | safety | safety; food safety; health; allerg*; risk; risks; emergency; medical; hazard*; inherent risks
    de | safety | gesundheit; lebensmittelsicherheit; risiken; gefahren; allergi*; notfall; notfälle
    fr | safety | santé; sécurité alimentaire; risques; allerg*; urgence*
    es | safety | salud; seguridad alimentaria; riesgos; alergi*; emergencia*
    it | safety | salute; sicurezza alimentare; rischi; allergi*; emergenz*
    pt | safety | saúde; segurança alimentar; riscos; alergi*; emergência*
    nl | safety | gezondheid; voedselveiligheid; risico; allergie*
    pl | safety | zdrowie; ryzyko; alergi*; bezpieczeństwo żywności
    ru | safety | здоровье; риски; аллерг*; безопасность пищев*
    ja | safety | 健康; 食品安全; リスク; アレルギー; 安全上
    zh | safety | 健康; 食品安全; 风险; 過敏; 过敏
    ko | safety | 건강; 식품 안전; 위험; 알레르기
    ar | safety | السلامة; الصحة; المخاطر; سلامة الغذاء
    en | support | user support; maintenance; technical support; customer service; no phone support; uptime; helpdesk; =support; support services; support and; customer support; =availability; service availability
    de | support | support; wartung; kundendienst; unterstützung; pflege; verfügbarkeit
    fr | support | assistance; support; maintenance; service client; disponibilité
    es | support | soporte; asistencia; mantenimiento; atención al cliente
    it | support | assistenza; supporto; manutenzione
    pt | support | suporte; assistência; manutenção
    nl | support | ondersteuning; support; onderhoud
    pl | support | wsparcie; pomoc techniczna; serwis
    ru | support | поддержка; техническая поддержка; обслуживание
    ja | support | サポート; 保守
    zh | support | 支持; 技术支持; 客户服务; 维护
    ko | support | 지원; 유지보수; 고객 지원
    ar | support | الدعم; الصيانة; الدعم الفني
    en | updates | software update*; upgrade*; new versions; automatic update*; product updates; patches; =updates; modifications to the service; changes to the service*; modification of the service*; service changes
    de | updates | updates; aktualisierungen; upgrades; softwareaktualisierung*
    fr | updates | mises à jour; mise à niveau; nouvelles versions
    es | updates | actualizaciones; actualización
    it | updates | aggiornamenti del software
    pt | updates | atualizações; atualização
    nl | updates | updates; bijwerkingen
    pl | updates | aktualizacje
    ru | updates | обновления; обновление
    ja | updates | アップデート; バージョンアップ; 機能の追加; サービスの変更; 機能と料金; サービスの中断
    zh | updates | 升级; 软件更新
    ko | updates | 업데이트; 업그레이드
    ar | updates | التحديثات; الترقيات
    """

  private static let bodyRows: TableText = """
    en | warranty | provided as is; licensed as is; distributed as is; software is as is; as is basis; on an as is; as is and; without warranty of any kind; without warranties of any kind; without any warranty; without any express or implied warranty; no warranty; no warranties; disclaims all warranties; disclaim all warranties; without warranties or conditions; makes no warranty; offers the licensed material as is; without any express or implied; not warrant; comes as is
    en | liability | shall not be liable; not be liable; no event shall; in no event will; no event will; be held liable; liable for any; limitation of liability; liable to you
    en | grant | permission is hereby granted; permission is granted; hereby grants; grants to you; grants you; grant you; we grant; hereby granted; are permitted; redistribution and use; is free to; you are authorized to; grants to the user; grants each recipient; you are free; may use copy; permits you to
    en | termination | terminate this eula; until terminated; be terminated; terminate this agreement; terminate this license; license terminates; terminates automatically; terminate automatically; will terminate; agreement will be terminated; rights under this license terminate; null and void; terminate your; rights will terminate; becomes null and void; may terminate
    en | acceptance | you agree to be bound; you accept the terms; you accept these terms; agree to these terms; constitutes acceptance; constitutes your acceptance; signify your acceptance; you agree to this; by using this software; by installing; by accepting
    en | contact | contact us; please contact; contact the; contact me; contact our; get in touch; reach us; email us; e mail us; mailto; write to us; questions about this; reach out to
    en | data-collected | we collect; we do not collect; does not collect; do not collect; collects; may collect; is collected; are collected; not collect any; we process
    en | governing-law | governed by the laws; governed by and; laws of the state; governed by; exclusive jurisdiction; applicable law
    de | contact | wenden sie sich; kontaktieren sie; schreiben sie uns; erreichen sie
    de | data-collected | erheben; erhebt; erfasst; sammeln; verarbeiten wir
    de | governing-law | recht der bundesrepublik; es gilt das recht; gelten die gesetze; unterliegt dem recht; gerichtsstand
    fr | contact | nous contacter; contactez; contacter; adresser à
    fr | data-collected | nous collectons; nous recueillons; collecte
    fr | governing-law | régi par; régie par; régies par; soumis au droit; droit français
    es | contact | contáctenos; póngase en contacto; contactar
    it | contact | contattaci; contattare; contattarci
    pt | contact | entre em contato; contate
    ja | contact | お問い合わせ; ご連絡
    de | warranty | ohne gewähr; ist zustand; ohne jegliche gewährleistung; keine gewährleistung; ohne gewährleistung; keine gewähr; wie besehen
    de | liability | haftet nicht; keine haftung; haftung ist ausgeschlossen; haften nicht; haftung für; haftet der; jeglicher haftung; in keiner weise für; haftbar
    de | grant | wird hiermit gestattet; räumt ihnen; räumt dem nutzer; gewährt ihnen; sie dürfen
    de | termination | kündigen; erlöschen automatisch; endet automatisch; gekündigt
    de | acceptance | erklären sie sich einverstanden; stimmen sie diesen; erklären sie sich mit
    fr | warranty | en l état; tel quel; sans garantie; aucune garantie
    fr | liability | ne saurait être tenu responsable; ne pourra être tenu responsable; en aucun cas; responsable des dommages; responsabilité de
    fr | grant | accorde au licencié; accorde à l utilisateur; concède au licencié; vous accorde; est autorisé à; vous autorise
    fr | termination | résilier; prend fin; résiliée; résiliation
    fr | acceptance | vous acceptez; acceptez les présentes; emporte acceptation
    es | warranty | tal cual; sin garantía; sin garantías; ninguna garantía
    es | liability | no será responsable; no se hace responsable; en ningún caso; responsable de
    es | grant | se concede permiso; le concede; le otorga; se otorga
    es | termination | rescindir; terminará automáticamente; resolver el contrato
    es | acceptance | usted acepta; al utilizar; acepta estos términos
    it | warranty | così com è; senza garanzia; senza garanzie; nessuna garanzia
    it | liability | non sarà responsabile; in nessun caso; non è responsabile
    it | grant | ti concede; concede al licenziatario; è concesso
    it | termination | risolvere; si risolve automaticamente; recedere
    pt | warranty | no estado em que se encontra; sem garantia; sem garantias; nenhuma garantia
    pt | liability | não será responsável; em nenhuma hipótese; em nenhum caso
    pt | grant | é concedida permissão; concede a você; concede ao
    pt | termination | rescindir; será rescindida; encerrar
    nl | warranty | zonder enige garantie; zonder garantie; geen garantie
    nl | liability | niet aansprakelijk; in geen geval
    nl | grant | verleent u; verleent de gebruiker; toestemming wordt
    nl | termination | beëindigen; eindigt automatisch
    pl | warranty | bez jakiejkolwiek gwarancji; bez gwarancji; nie udziela gwarancji
    pl | liability | nie ponosi odpowiedzialności; nie odpowiada za
    pl | grant | udziela licencji; udziela użytkownikowi; niniejszym udziela
    pl | termination | rozwiązać umowę; wygasa automatycznie; wypowiedzieć
    ru | warranty | как есть; без каких либо гарантий; без гарантий; не дает гарантий
    ru | liability | не несет ответственности; не несут ответственности; не несёт ответственности
    ru | grant | предоставляет вам; предоставляется право; разрешается
    ru | termination | расторгнуть; прекращается автоматически; прекращает действие
    ja | warranty | 現状のまま; 現状有姿; 一切保証; 保証しません; 保証いたしません; 保証するものではありません
    ja | liability | 一切の責任を負; 責任を負いません; 責任を負わない
    ja | grant | 許諾します; 無償で許可; 使用を許可; 許諾する
    ja | termination | 解除することが; 終了します; 終了させる
    zh | warranty | 按原样; 按现状; 不作任何保证; 不提供任何保证; 按現狀; 不作任何
    zh | liability | 不承担任何责任; 不承担责任; 概不负责; 不承擔
    zh | grant | 特此授予; 授予您; 授予你; 特此免费授予
    zh | termination | 自动终止; 终止本; 自動終止
    ko | warranty | 있는 그대로; 어떠한 보증도; 보증하지 않
    ko | liability | 책임을 지지; 책임지지
    ko | grant | 허가합니다; 부여합니다; 허락합니다
    ko | termination | 해지할 수; 종료됩니다
    ar | warranty | كما هو; كما هي; دون أي ضمان; بدون أي ضمان; بدون ضمان
    ar | liability | لا يتحمل; لن يكون مسؤول; غير مسؤول
    ar | grant | يمنحك; يمنح; تمنح; نمنحك
    ar | termination | تنتهي تلقائيا; إنهاء
    """
}
