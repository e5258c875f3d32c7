/// The words that templates of agreements write in brackets for what is to be filled in.
enum TemplateWords {
  /// Whether words in brackets ask to be replaced: `YEAR`, `name of author`, `Firma einsetzen`, `●`.
  static func asksToReplace(_ text: String) -> Bool {
    if text.allSatisfy({ "●•○◯_XxＸ＿*".contains($0) }) {
      return text.count >= 2 || text == "●" || text == "•" || text == "○"
    }
    if isCapitals(text) { return true }
    if text.contains("/"), text.split(separator: "/").contains(where: { isField($0) }) {
      return true
    }
    return isField(text)
  }

  private static func isField(_ text: some StringProtocol) -> Bool {
    let words = text.lowercased().split(whereSeparator: { " \u{A0}_-/,:’'".contains($0) })
      .map(String.init)
    guard let first = words.first else { return false }
    if whole.contains(words.joined(separator: " ")) { return true }
    if words.count > 1, beginning.contains(first) { return true }
    if words.count > 1, let last = words.last, ending.contains(last) { return true }
    if let owner = owners[first], let next = words.dropFirst().first, owner.contains(next) {
      return true
    }
    return scripts.contains { text.contains($0) } && text.count <= 20
  }

  /// Whether a text is in capitals as fields are, `YOUR STATE`; a single word is one that fields have.
  private static func isCapitals(_ text: String) -> Bool {
    guard
      text.unicodeScalars.allSatisfy({
        ("A"..."Z").contains($0) || " _-/".unicodeScalars.contains($0)
      })
    else { return false }
    let words = text.split(whereSeparator: { " _-/".contains($0) }).map { $0.lowercased() }
    guard words.count > 1 else { return false }
    return words.contains { capitals.contains($0) }
  }

  private static let capitals: Set = [
    "your", "name", "company", "date", "address", "insert", "email", "state", "country", "year",
    "owner", "holder", "number", "website", "url", "product", "software", "jurisdiction", "city",
    "licensor", "entity", "contact", "phone", "amount", "firma", "nom", "nombre", "nome", "datum",
    "epost", "correo", "mail", "adresse", "adres", "telefon", "telefono", "plaats", "stad", "navn",
    "namn", "nettside", "webside", "organisasjonsnummer", "organisationsnummer", "kvk", "btw",
    "siret", "siren", "cnpj", "nip", "krs", "cif", "nif", "cvr", "orgnr", "ville", "ciudad",
    "stadt",
  ]

  /// The first of several words.
  private static let beginning: Set = [
    "insert", "enter", "add", "specify", "replace",
    "insérer", "insérez", "inserer", "indiquer", "indiquez", "renseigner", "préciser", "compléter",
    "insertar", "inserte", "indicar", "indique", "completar", "especificar", "introducir",
    "inserire", "indicare", "specificare", "inserir", "insira", "preencher", "informar",
    "einfügen", "einsetzen", "eintragen", "bitte",
    "wstaw", "wpisz", "podaj", "uzupełnij", "infoga", "ange", "indsæt", "angiv", "vložte",
    "doplňte", "uveďte", "вставить", "вставьте", "указать", "укажите", "впишите", "masukkan",
    "sisipkan", "lisää", "täydennä", "introduceți", "completați", "εισάγετε", "συμπληρώστε",
    "вкажіть", "nhập", "điền", "invullen", "invoegen", "vul",
  ]

  /// The last of several words.
  private static let ending: Set = [
    "einsetzen", "einfügen", "eintragen", "ergänzen", "angeben", "ausfüllen", "here", "invullen",
    "invoegen", "girin", "giriniz", "ekleyin", "yazın", "beillesztése", "megadása",
  ]

  /// Two words at the beginning, by the first.
  private static let owners: [String: Set<String>] = {
    let things: Set = [
      "name", "company", "app", "product", "organization", "organisation", "website", "site",
      "email", "e", "address", "country", "state", "city", "jurisdiction", "contact", "business",
      "url", "domain", "phone", "service", "legal", "first", "last", "full", "support", "software",
      "project", "title", "team", "entity",
    ]
    let german: Set = [
      "firma", "name", "adresse", "anschrift", "mail", "e", "webseite", "website", "unternehmen",
      "firmenname",
    ]
    let dutch: Set = [
      "naam", "bedrijf", "bedrijfsnaam", "adres", "stad", "plaats", "woonplaats", "nummer", "kvk",
      "btw", "e", "email", "website", "telefoonnummer", "organisatie",
    ]
    return [
      "uw": dutch, "jouw": dutch, "din": ["e", "epost", "adresse", "virksomhet", "virksomhed"],
      "ditt": ["namn", "navn", "företag", "firma"],
      "vaše": ["jméno", "firma", "společnost", "adresa"],
      "twoja": ["firma", "nazwa"], "ваше": ["имя", "название"], "seu": ["nome", "endereço"],
      "sua": ["empresa", "cidade"], "il": ["tuo", "vostro"], "your": things, "my": things,
      "ihr": german, "ihre": german, "euer": german,
      "name": ["of", "des", "der", "und", "van", "and", "der/des"],
      "nom": ["de", "du", "des", "d", "et", "complet"], "nombre": ["de", "del", "y", "completo"],
      "nome": ["da", "do", "de", "della", "del", "dell", "e", "completo"],
      "naam": ["van", "en"], "nazwa": ["firmy", "spółki", "usługi"], "imię": ["i"],
      "navn": ["på"], "název": ["společnosti", "firmy"], "название": ["компании", "организации"],
      "наименование": ["организации", "компании"], "nama": ["perusahaan", "lengkap", "anda"],
      "tên": ["công"], "şirket": ["adı", "ismi", "unvanı"], "numele": ["companiei", "firmei"],
      "votre": ["nom", "société", "entreprise", "adresse", "email", "e"],
      "adresse": ["de", "du", "der", "des", "e", "email"], "dirección": ["de", "del"],
      "date": ["of", "de", "d"], "datum": ["des", "der", "van"], "fecha": ["de"],
      "data": ["di", "de", "da"], "address": ["of"], "endereço": ["da", "do", "de"],
      "indirizzo": ["di", "della", "email"], "su": ["nombre", "empresa", "dirección"],
      "effective": ["date"], "number": ["of"], "amount": ["of", "in"], "company": ["name"],
      "jurisdiction": ["of"], "state": ["of", "or"], "country": ["or", "of"],
      "description": ["of"], "title": ["of"], "link": ["to"],
    ]
  }()

  /// Fields of the templates of common licenses and policies.
  private static let whole: Set = [
    "year", "yyyy", "years", "date", "name", "fullname", "full name", "owner", "organization",
    "copyright holder", "copyright holders", "copyright owner", "author", "licensor",
    "licensor name", "company", "company name", "app name", "product name", "project name",
    "website", "website url", "email", "email address", "contact email", "effective date",
    "version", "state", "country", "jurisdiction", "address", "phone number", "phone", "program",
    "project", "todo", "tbd", "tbc", "xx", "dd.mm.yyyy", "mm dd yyyy", "yyyy mm dd", "dd mm yyyy",
    "jj", "jjjj", "tt.mm.jjjj", "insert", "link", "url", "city", "business name", "legal entity",
    "entity name", "contact information", "contact details",
    "domain", "support email",
    "firma", "firmenname", "unternehmen", "datum", "anschrift", "adresse", "jahr",
    "e mail", "e mail adresse", "à compléter", "a completar", "da completare", "zu ergänzen",
    "telefonnummer", "société", "nom", "année", "ville",
    "raison sociale", "empresa", "nombre", "año", "fecha", "ciudad", "dirección", "razón social",
    "correo electrónico", "azienda", "nome", "anno", "città", "indirizzo",
    "ragione sociale", "nome azienda", "ano", "cidade", "endereço", "razão social",
    "nome da empresa", "bedrijf", "bedrijfsnaam", "naam", "jaar", "plaats", "adres",
    "nazwa", "rok", "miasto", "företag", "företagsnamn", "namn", "år", "firmanavn", "navn",
    "компания", "название", "дата", "год", "адрес", "имя", "фио", "perusahaan", "tanggal",
    "nama perusahaan", "alamat", "yritys", "päivämäärä", "societate", "societatea", "şirket adı",
    "tarih",
  ]

  /// Words of scripts without spaces or capitals.
  private static let scripts = [
    "会社名", "社名", "貴社", "日付を", "氏名", "住所を", "記入", "挿入", "入力してください", "公司名称", "公司名稱",
    "填写", "填寫", "插入", "日期", "您的公司", "姓名", "회사명", "회사 이름", "날짜", "입력", "삽입", "업체명",
    "اسم الشركة", "أدخل", "التاريخ", "שם החברה", "הכנס", "תאריך",
  ]
}
