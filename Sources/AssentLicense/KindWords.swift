import AssentManifest
import AssentMarkup

/// The words by which files, titles and texts tell the kind of an agreement.
enum KindWords {
  /// The kind that a file name or the name of a folder tells; the most specific word counts.
  static func kind(named name: [UInt8]) -> DocumentKind? {
    // `PrivacyPolicy` is two words.
    var words: [UInt8] = []
    for (index, byte) in name.enumerated() {
      if byte >= 0x41, byte <= 0x5A, index > 0, name[index - 1] >= 0x61, name[index - 1] <= 0x7A {
        words.append(0x20)
      }
      words.append(byte)
    }
    return best(in: FoldedText(words, words.indices).bytes)
  }

  /// The kind that one of the first lines tells: a heading, or a line that is no sentence.
  static func kind(ofTitle text: [UInt8]) -> DocumentKind? {
    var start = 0
    var lines = 0
    while start < text.count, lines < 12 {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      defer { start = end + 1 }
      let line = start..<end
      guard line.count >= 3 else { continue }
      lines += 1
      let isHeading = text[start] == UInt8(ascii: "#") || text[line].starts(with: "title:".utf8)
      guard line.count <= 160, isHeading || lines <= 3, text[start] != UInt8(ascii: "-") else {
        continue
      }
      let last = text[line].last { $0 > 0x20 }
      if !isHeading, last == UInt8(ascii: ".") || last == UInt8(ascii: ",") { continue }
      if let kind = best(in: FoldedText(text, line).bytes) { return kind }
    }
    return nil
  }

  /// The kind of the phrase that stands first in ``rows`` of those in folded text.
  private static func best(in folded: [UInt8]) -> DocumentKind? {
    var found: Int?
    names.forEachMatch(in: folded) { place, _ in found = min(found ?? place, place) }
    return found.map { kinds[$0] }
  }

  /// Whether folded text has the name of a kind in it: `policy`, `Nutzungsbedingungen`.
  static func areIn(_ folded: [UInt8]) -> Bool { best(in: folded) != nil }

  /// What the words of a text tell.
  struct Count {
    private var words = 0
    private var legal = 0
    private var byKind: [DocumentKind: Int] = [:]
    /// Whether the text is of a program and no prose.
    let isCode: Bool

    /// - Parameters:
    ///   - most: how many bytes are read.
    ///   - tellsKind: whether the words of each kind are counted, too.
    init(_ text: [UInt8], most: Int = 24_576, tellsKind: Bool = true) {
      let part = 0..<min(text.count, most)
      let folded = FoldedText(text, part).bytes
      words = max(1, folded.count / 6)
      let braces = text[part].count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "`") }
      isCode = braces * 60 > part.count
      var legal = 0
      KindWords.legal.forEachMatch(in: folded) { _, _ in legal += 1 }
      self.legal = legal
      guard tellsKind else { return }
      var byKind: [DocumentKind: Int] = [:]
      KindWords.signs.forEachMatch(in: folded) { kind, _ in byKind[kind, default: 0] += 1 }
      self.byKind = byKind
    }

    /// Whether the text speaks as agreements do: three such words, and one in every hundred.
    var isLegal: Bool { !isCode && legal >= 3 && legal * 100 >= words }

    /// Whether the text is prose with a word of agreements in it.
    var hasLegalWord: Bool { !isCode && legal > 0 }

    /// Whether a text that says by its name that it is one speaks at all as agreements do.
    var mayBeLegal: Bool { !isCode && legal >= 2 && legal * 200 >= words }

    /// The kind whose words are most frequent, in the text of an agreement.
    var kind: DocumentKind {
      guard isLegal, legal * 60 >= words else { return .other }
      let ranked = DocumentKind.allCases.filter { (byKind[$0] ?? 0) >= 2 }
        .max { (byKind[$0] ?? 0) < (byKind[$1] ?? 0) }
      return ranked ?? .other
    }
  }

  private static let kinds: [DocumentKind] = rows.map(\.kind)

  private static let names = PhraseTable(
    rows.enumerated().flatMap { place, row in
      row.phrases.fields(at: ";").map { (phrase: $0, value: place) }
    })

  private static let signs = PhraseTable(
    signRows.flatMap { row in
      row.phrases.fields(at: ";").map { (phrase: $0, value: row.kind) }
    })

  private static let legal = PhraseTable(
    legalWords.fields(at: ";").lazy.map { (phrase: $0, value: true) })

  /// What names and titles say, the more specific kind first: a privacy policy is no other policy.
  private static let rows: [(kind: DocumentKind, phrases: TableText)] = [
    (
      .eula,
      "eula; end user license; end user licence; endbenutzer lizenz*; endnutzer lizenz*; endbenutzerlizenz*; licence utilisateur final; contrat de licence utilisateur; licencia de usuario final; licenza per l utente finale; contrato de licença de usuário final; software license agreement; software licence agreement; lizenzvertrag; 使用許諾契約*; 软件许可协议; 軟體授權*; 최종 사용자; лицензионное соглашение; umowa licencyjna; licentieovereenkomst; licensavtal; licence agreement; license agreement"
    ),
    (
      .privacy,
      "privacy; privacypolicy; datenschutz*; confidentialité; données personnelles; privacidad; privacidade; riservatezza; trattamento dei dati; dati personali; protección de datos; proteção de dados; prywatnoś*; prywatnosc*; prywatnosci; adatkezeles*; adatvedelm*; confidentialite; confidentialitate; danych osobowych; конфиденциальнос*; персональных данных; конфіденційн*; персональні дан*; персональних дан*; персональними дан*; integritet*; personuppgift*; privatliv*; personoplysning*; personvern*; tietosuoja*; rekisteriseloste; ochrana osobních; osobních údajů; ochrany osobních; soukromí; adatvédelm*; adatkezelés*; confidențialitate; protecția datelor; prelucrarea datelor; απορρητου; προσωπικων δεδομενων; gizlilik; kişisel veri*; kvkk; privasi; quyền riêng tư; bảo mật; פרטיות; الخصوصية; プライバシー*; 個人情報*; 隐私*; 隱私*; 个人信息*; 個人資料*; 개인정보*; 개인 정보*; gdpr; rgpd; dsgvo; privacybeleid; privacyverklaring; gegevensbescherming"
    ),
    (
      .policy,
      "acceptable use; aup; cookie*; service level; sla; takedown; take down; dmca; copyright policy; refund*; return policy; contributor license; contributor agreement; contributor terms; contributor covenant; cla; code of conduct; community guidelines; data processing; dpa; subprocessors; content policy; security policy; uso aceptable; utilização aceitável; uso aceitável; nutzungsrichtlinie; kebijakan penggunaan; kebijakan pengembalian; rückgabe*; widerrufsbelehrung; auftragsverarbeitung*; utilisation acceptable; politique de remboursement; política de reembolso; trademark policy; brand guidelines; traitement des données; 返品*; 退款*; moderation policy; law enforcement; subpoena*; anti spam; spam policy"
    ),
    (
      .terms,
      "terms; termsofservice; termsofuse; tos; terms of service; terms of use; conditions of use; user agreement; service agreement; agb; allgemeine geschäftsbedingungen; nutzungsbedingungen; geschäftsbedingungen; servicebedingungen; conditions générales; cgu; cgv; conditions d utilisation; términos; terminos; condiciones; aviso legal; termini; condizioni; termos; warunki; regulamin; условия; пользовательское соглашение; публичная оферта; оферта; умови; угода користувача; användarvillkor; villkor; allmänna villkor; vilkår; handelsbetingelser; betingelser; brukervilkår; käyttöehdot; ehdot; obchodní podmínky; podmínky; obchodné podmienky; vop; általános szerződési; aszf; felhasználási feltételek; termeni; condiții; οροι; kullanim koşullari; koşullar; şartlar*; kullanici sözleşmesi; hizmet şartlari; syarat; ketentuan; điều khoản; điều kiện; תנאי שימוש; תנאי; תקנון; شروط; الأحكام; 利用規約*; 規約*; 利用条件*; 用户协议*; 服务协议*; 服務條款*; 服务条款*; 使用条款*; 使用條款*; 使用者條款*; 이용약관*; 서비스 약관; 약관*; algemene voorwaarden; gebruiksvoorwaarden; voorwaarden; terms and conditions"
    ),
    (
      .license,
      "license; licence; licensing; copying; lizenz; licencia; licença; licenza; licencja; лицензия; ліцензія; licentie; licens; lisenssi; lisans; lisensi; 许可证*; 許可證*; 라이선스*; ライセンス*; الرخصة; رخصة"
    ),
  ]

  /// What texts of one kind say often and others seldom.
  private static let signRows: [(kind: DocumentKind, phrases: TableText)] = [
    (
      .license,
      "permission is hereby granted; redistribution; redistributions; sublicense; derivative works; derivative work; copyright notice; source code; licensor; licensee; the licensed; lizenzgeber; lizenznehmer; licencié; concédant; donneur de licence; licenciante; лицензиар; as is"
    ),
    (
      .eula,
      "end user; install; installing; reverse engineer; decompile; disassemble; copies of the software; use the software; installed; the software"
    ),
    (
      .privacy,
      "personal data; personal information; we collect; cookies; gdpr; data controller; third parties; ip address; personenbezogene*; datenschutz*; dsgvo; verantwortlicher; données personnelles; données à caractère; datos personales; dati personali; dados pessoais; danych osobowych; dane osobowe; персональных данных; персональные данные; персональні дані; personuppgifter; personoplysninger; personopplysninger; henkilötie*; osobních údajů; osobní údaje; személyes adat*; adatkezel*; datele personale; date cu caracter; δεδομενα; kişisel veri*; verileriniz; data pribadi; informasi pribadi; dữ liệu cá nhân; thông tin cá nhân; מידע אישי; المعلومات الشخصية; معلوماتك; البيانات الشخصية; 個人情報; 个人信息; 個人資料; 개인정보; persoonsgegevens; rgpd; tietosuoja*"
    ),
    (
      .terms,
      "terms of service; these terms; your account; our services; the service; the services; user content; diese bedingungen; agb; vertrag; nutzer; kunde; conditions générales; l utilisateur; le client; términos y condiciones; el usuario; el cliente; usted; condizioni; l utente; il cliente; termos; o usuário; regulamin*; użytkownik; услуг*; пользовател*; користувач*; villkor; tjänsten; vilkår; käyttäjä; podmínky; zákazník; kupující; felhasználó; megrendelő; előfizető; utilizator*; ορουσ; kullanici*; pengguna; người dùng; dịch vụ; המשתמש; המשתמשים; הסכם; شروط; المستخدم; الخدمة; 本規約; 利用者; 用户; 用戶; 本协议; 本協議; 服務條款; 약관; 이용자; 회원; de dienst; de klant; gebruiker"
    ),
  ]

  /// Words that agreements of every kind use and other texts seldom.
  private static let legalWords: TableText = """
    shall; hereby; herein; agreement; liable; liability; warranty; warranties; indemnify; governed by; terminate; termination; \
    consent; pursuant; rights; you agree; personal data; personal information; third party; third parties; applicable law; privacy; \
    vertrag*; haftung; haftet; gemäß; bedingungen; kündigung; datenschutz*; einwilligung; personenbezogene*; rechte; verantwortlich*; \
    contrat; conditions; responsabilité; droits; données; résiliation; conformément; présentes; utilisateur*; \
    contrato; condiciones; responsabilidad; derechos; datos; usuario*; términos; acuerdo; \
    contratto; condizioni; responsabilità; diritti; dati; utente; trattamento; titolare; \
    termos; condições; responsabilidade; direitos; dados; usuário*; utilizador*; \
    umow*; warunki; odpowiedzialno*; danych; prawo; regulamin*; użytkownik*; \
    договор*; услови*; ответственнос*; прав*; данных; соглашени*; пользовател*; договір; умов*; відповідальн*; даних; користувач*; \
    avtal*; villkor*; ansvar*; personuppgift*; rättighet*; aftale*; vilkår*; oplysninger; rettigheder; avtale*; personvern*; opplysninger; \
    sopimu*; ehdot; ehtojen; henkilötie*; vastuu*; oikeu*; smlouv*; podmínk*; odpovědnost*; údajů; práva; \
    szerződés*; feltétel*; felelős*; adat*; jog; szolgáltató*; contract*; condiții*; răspundere; date*; drept*; \
    οροι; ορουσ; ευθυνη; δεδομενα; δικαιωματα; συμφωνια; sözleşme*; koşul*; sorumlu*; veri*; hak*; \
    perjanjian; syarat; ketentuan; tanggung jawab; data pribadi; hak; hợp đồng; điều khoản; trách nhiệm; quyền; dữ liệu; \
    הסכם; תנאי*; אחריות; מידע; זכויות; שימוש; اتفاقية; شروط; الشروط; مسؤولية; المسؤولية; حقوق; البيانات; المعلومات; \
    契約; 規約; 条項; 責任; 義務; 権利; 同意; 個人情報; 第三者; 损害; 協議; 协议; 条款; 條款; 责任; 义务; 权利; 權利; 个人信息; 資料; 第三方; 用户; \
    계약; 약관; 책임; 의무; 권리; 동의; 개인정보; 이용자; 회사; 제3자; \
    overeenkomst*; voorwaarden; aansprakelijk*; gegevens; rechten; persoonsgegevens
    """
}
