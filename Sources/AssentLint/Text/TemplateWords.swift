/// The words that templates of agreements write in brackets for what is to be filled in.
enum TemplateWords {
  /// Whether words in brackets ask to be replaced: `YEAR`, `name of author`, `Firma einsetzen`, `●`.
  static func asksToReplace(_ text: String) -> Bool {
    if text.allSatisfy({ "●•○◯_XxＸ＿*".contains($0) }) {
      return text.count >= 2 || text == "●" || text == "•" || text == "○"
    }
    if isCapitals(text) || isBlankDay(text) || isBlankNumber(text) || isHinted(text) { return true }
    let folded = text.lowercased()
    if openings.contains(where: { folded.hasPrefix($0) }) { return true }
    if closings.contains(where: { folded.hasSuffix($0) }) { return true }
    // `Email Address or Website`
    let choices = choices(folded)
    if choices.count > 1, choices.allSatisfy({ isField($0) }) { return true }
    if text.contains("/"), text.split(separator: "/").contains(where: { isField($0) }) {
      return true
    }
    return isField(text)
  }

  private static func isField(_ text: some StringProtocol) -> Bool {
    let words = text.lowercased().split(whereSeparator: { " \u{A0}_-/,:’'".contains($0) })
      .map(String.init)
    guard let first = words.first else { return false }
    if words.count == 2, words[1] == "name", named.contains(first) { return true }
    if whole.contains(words.joined(separator: " ")) { return true }
    if words.count > 1, beginning.contains(first) { return true }
    if words.count > 1, let last = words.last, ending.contains(last) { return true }
    if let owner = owners[first], let next = words.dropFirst().first, owner.contains(next) {
      return true
    }
    return scripts.contains { text.contains($0) } && text.count <= 20
  }

  /// The fields that words in small letters offer to choose from.
  private static func choices(_ text: String) -> [String] {
    let joints: Set = [
      "or", "and", "oder", "und", "ou", "et", "o", "y", "e", "of", "en", "lub", "i",
    ]
    var choices = [""]
    for word in text.split(separator: " ") {
      if joints.contains(String(word)) {
        choices.append("")
      } else {
        choices[choices.count - 1] += choices[choices.count - 1].isEmpty ? word : " " + word
      }
    }
    return choices
  }

  /// Whether a text is in capitals as fields are, `DESCRIBE THE SERVICE`; of a single word, whether fields have it.
  private static func isCapitals(_ text: String) -> Bool {
    guard text.contains(where: \.isUppercase),
      text.allSatisfy({ $0.isUppercase || $0.isNumber || " \u{A0}_-/.,:'’&".contains($0) })
    else { return false }
    let words = text.split(whereSeparator: { !$0.isLetter }).map { $0.lowercased() }
    guard words.count > 1 else { return words.first.map(values.contains) ?? false }
    return words.contains { capitals.contains($0) }
      || words.contains { $0.count > 2 } && !words.contains(where: notes.contains)
  }

  /// Whether a field in capitals has a hint behind a dash: `CITY — Lisbon`.
  private static func isHinted(_ text: String) -> Bool {
    for dash in [" — ", " – "] {
      let parts = text.split(separator: dash, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[0].split(whereSeparator: { !$0.isLetter })
      return !words.isEmpty && !parts[0].contains(where: \.isLowercase)
        && words.contains { values.contains($0.lowercased()) || capitals.contains($0.lowercased()) }
    }
    return false
  }

  /// What editors write in capitals of a text that is as it should be: `INTENTIONALLY OMITTED`.
  private static let notes: Set = [
    "reserved", "omitted", "redacted", "deleted", "intentionally", "blank", "follows", "follow",
    "end",
    "used", "sic", "signature", "signatures", "page", "confidential", "emphasis", "remainder",
    "void",
    "entfallen", "aufgehoben", "gestrichen", "freigelassen", "abrogé", "supprimé", "réservé",
    "omis",
    "derogado", "suprimido", "reservado", "omitido", "omesso", "abrogato", "soppresso", "riservato",
    "revogado", "vervallen", "gereserveerd", "uchylony", "skreślony", "исключен", "исключён",
  ]

  /// What a single word in capitals asks for.
  private static let values: Set = [
    "value", "amount", "price", "fee", "term", "period", "duration", "city", "country", "name",
    "title",
    "position", "betrag", "preis", "dauer", "laufzeit", "zeitraum", "stadt", "ort", "land",
    "montant",
    "prix", "durée", "ville", "pays", "fonction", "importe", "precio", "plazo", "duración",
    "ciudad",
    "cargo", "prezzo", "importo", "durata", "città", "valor", "preço", "prazo", "duração", "cidade",
    "bedrag", "prijs", "duur", "plaats", "kwota", "cena", "okres", "miasto", "сумма", "цена",
    "срок",
    "город", "optional", "fecha", "empresa", "cliente", "fornecedor", "endereço", "dirección",
    "indirizzo", "comarca", "cnpj", "cpf", "nif", "cif", "nipc", "siret", "siren", "kvk", "btw",
    "nip", "regon", "krs",
    "cvr", "orgnr", "abn", "acn", "инн", "огрн", "огрнип",
  ]

  /// Whether a text is the form of a day: `DD/MM/AAAA`, `TT.MM.JJJJ`.
  private static func isBlankDay(_ text: String) -> Bool {
    let parts = text.uppercased().split(whereSeparator: { "-/. ".contains($0) })
    return parts.count == 3 && parts.contains("MM")
      && parts.allSatisfy { part in
        part.count % 2 == 0 && part.allSatisfy { $0 == part.first && "DTJGPMYAVR".contains($0) }
      }
  }

  /// Whether a text is a number of zeros: `000.000.000-00`.
  private static func isBlankNumber(_ text: String) -> Bool {
    text.count { $0 == "0" } > 2 && text.allSatisfy { "0.,-/ ".contains($0) }
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

  /// What has a name in agreements: `Software Name`.
  private static let named: Set = [
    "software", "app", "application", "product", "company", "organization", "organisation",
    "project", "service", "website", "site", "business", "entity", "licensor", "licensee", "client",
    "customer", "vendor", "provider", "developer", "publisher", "author", "owner", "user", "brand",
    "platform", "library", "tool", "game", "program", "plugin", "domain", "legal", "corporate",
    "trade", "full", "first", "last", "contact", "city", "country", "state", "court", "party",
  ]

  /// What begins words that say a text is still to be written: `to be completed by the seller`.
  private static let openings = [
    "to be completed", "to be filled", "to be determined", "to be confirmed", "to be inserted",
    "to be added", "to be announced", "to be agreed", "to be specified", "to be provided",
    "to be defined", "to be decided", "to be supplied", "to be updated", "please insert",
    "please enter", "please fill", "please complete", "optional:",
    "noch zu ", "noch einzu", "noch auszu", "noch offen", "wird noch", "wird ergänzt", "einzufügen",
    "auszufüllen", "einzutragen", "zu bestimmen", "zu ergänzen",
    "à compléter", "à remplir", "à préciser", "à définir", "à renseigner", "à insérer",
    "à indiquer", "à déterminer", "à confirmer", "à venir",
    "a completar", "a rellenar", "a definir", "a determinar", "por completar", "por rellenar",
    "por definir", "por determinar", "por confirmar", "pendiente de", "a preencher",
    "por preencher",
    "a ser preenchid", "a ser definid", "a ser inserid", "a ser informad", "a ser indicad",
    "a ser complet", "a confirmar", "a inserir", "a indicar", "ser preenchid",
    "da completare", "da compilare", "da inserire", "da definire", "da indicare", "da determinare",
    "da confermare", "da specificare",
    "in te vullen", "nog in te", "nader in te", "nog te ", "nader te ", "aan te vullen",
    "do uzupełnienia", "do ustalenia", "do wpisania", "do wypełnienia", "do potwierdzenia",
    "fylls i", "att fylla i", "att ange", "ska fyllas", "skal udfyldes", "skal fylles", "udfyldes",
    "fylles ut", "täytetään", "täydennetään", "bude doplněn", "doplnit", "k doplnění", "kitöltendő",
    "de completat", "se va completa", "urmează a fi", "να συμπληρωθεί", "προς συμπλήρωση",
    "подлежит заполнению", "будет указан", "заполняется", "буде вказан", "заповнюється",
    "doldurulacak", "eklenecek", "belirlenecek", "akan diisi", "untuk diisi", "sẽ được điền",
    "cần điền", "للتعبئة", "يتم تعبئ", "להשלמה", "למילוי",
  ]

  /// What ends the name of a field that is still to be written: `city to be completed`, `ville à compléter`.
  private static let closings = [
    " to be completed", " to be filled in", " to be determined", " to be confirmed",
    " to be inserted", " to be announced", " einzufügen", " auszufüllen", " einzutragen",
    " zu ergänzen", " à compléter", " à remplir", " à préciser", " à renseigner", " à insérer",
    " a completar", " a rellenar", " por completar", " por rellenar", " a preencher",
    " por preencher", " da completare", " da compilare", " da inserire", " in te vullen",
    " aan te vullen", " por confirmar", " por definir", " por determinar", " a confirmar",
    " a definir",
    " a indicar", " a inserir", " da definire", " da confermare", " à confirmer", " à définir",
    " do uzupełnienia", " do wpisania", " do wypełnienia",
  ]

  /// The first of several words.
  private static let beginning: Set = [
    "identificación", "identificação", "identificazione", "insert", "enter", "add", "specify",
    "replace", "describe", "fill", "choose", "select",
    "complete",
    "beschreiben", "décrire", "décrivez", "remplir", "complétez", "describir", "describa",
    "detallar",
    "elegir", "seleccionar", "descrivere", "compilare", "scegliere", "descrever", "descreva",
    "detalhar", "detalhe", "escolher", "beschrijf", "kies", "opisz", "opisać", "wybierz", "wstawić",
    "wpisać", "beskriv", "välj", "vælg", "velg", "fyll", "udfyld", "sett", "kuvaile", "valitse",
    "popište", "vyberte", "vyplňte", "опишите", "описать", "выберите", "укажіть", "опишіть",
    "виберіть",
    "descrieți", "inserați", "alegeți", "περιγράψτε", "επιλέξτε", "jelaskan", "isi", "pilih", "mô",
    "chọn",
    "أدخل", "اكتب", "اختر", "צרף", "מלא", "הזן", "בחר", "írja", "adja", "válassza",
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
      "project", "title", "team", "entity", "number", "vat", "tax", "registration", "id",
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
      "description": ["of"], "title": ["of"],
      "link": [
        "to", "naar", "zu", "zum", "zur", "vers", "a", "al", "alla", "para", "do", "till", "til",
        "na", "către", "на", "ke",
      ],
      "lien": ["vers"], "enlace": ["a", "al"], "collegamento": ["a", "al", "alla"],
      "ссылка": ["на"], "посилання": ["на"], "odkaz": ["na"], "länk": ["till"], "lenke": ["til"],
      "tautan": ["ke"],
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
    "domain", "support email", "organisation", "organization name", "organisation name",
    "website address", "web address", "mailing address", "postal address", "street address",
    "registered address", "registered office", "registration number", "company number", "telephone",
    "telephone number", "contact person", "contact address", "contact name", "zip code",
    "postal code", "postcode", "state or province", "governing law", "start date",
    "amount", "price", "fee", "percentage", "currency", "end date", "publication date",
    "last updated", "last updated date", "version number",
    "privacy email", "legal email", "your name", "your email",
    "firma", "firmenname", "unternehmen", "datum", "anschrift", "adresse", "jahr",
    "e mail", "e mail adresse", "à compléter", "a completar", "da completare", "zu ergänzen",
    "betrag", "preis", "laufzeit", "frist", "prix", "durée", "precio", "plazo", "importo", "prezzo",
    "preço", "prazo", "bedrag", "prijs", "kwota", "сумма", "цена", "telefonnummer", "société",
    "nom", "année", "ville",
    "raison sociale", "empresa", "nombre", "año", "fecha", "ciudad", "dirección", "razón social",
    "correo electrónico", "azienda", "nome", "anno", "città", "indirizzo",
    "ragione sociale", "nome azienda", "ano", "cidade", "endereço", "razão social",
    "nome da empresa", "bedrijf", "bedrijfsnaam", "naam", "jaar", "plaats", "adres",
    "nazwa", "rok", "miasto", "företag", "företagsnamn", "namn", "år", "firmanavn", "navn",
    "компания", "название", "дата", "год", "адрес", "имя", "фио", "perusahaan", "tanggal",
    "nama perusahaan", "alamat", "yritys", "päivämäärä", "societate", "societatea", "şirket adı",
    "tarih", "inserir", "insertar", "inserire", "insérer", "einfügen", "invoegen", "wstawić",
    "yrityksen nimi",
    "yhdistyksen nimi", "organisatie", "organisatienaam", "naam organisatie", "naam bedrijf",
    "land", "provincie",
    "woonplaats", "vestigingsplaats", "plaatsnaam", "straat", "postcode en plaats", "emailadres",
    "e mailadres", "mailadres", "telefoonnummer", "kvk nummer", "btw nummer", "websitenaam",
    "contactgegevens", "bedrijfsgegevens", "rechtbank",
    "stadt", "plz", "plz ort", "postleitzahl", "straße", "telefon", "webseite", "mailadresse",
    "ort", "gerichtsstand", "vorname", "nachname", "vor und nachname", "vereinsname",
    "lieu", "pays", "courriel", "adresse mail", "adresse e mail", "adresse postale", "téléphone",
    "site web", "nom du site", "nom et prénom", "prénom", "entreprise", "organisme", "siège social",
    "numéro de téléphone", "code postal", "montant",
    "país", "domicilio", "teléfono", "sitio web", "correo", "organización", "provincia",
    "nombre y apellidos", "código postal", "importe", "paese", "sito web", "telefono", "nome sito",
    "indirizzo email", "indirizzo e mail", "sede legale", "organizzazione", "partita iva",
    "telefone", "nome completo", "endereço completo", "cargo", "organização", "instituição",
    "e mail de contato", "razao social",
    "data de vigência", "nazwa firmy", "adres e mail", "organizacja",
    "miejscowość", "adress", "e postadress", "webbplats", "organisationsnummer",
    "virksomhed", "virksomhedsnavn", "selskap", "bedrift", "organisasjon",
    "organisasjonsnummer", "e postadresse", "nimi", "osoite", "paikkakunta", "sähköpostiosoite",
    "y tunnus", "název", "název společnosti", "jméno", "adresa", "město", "země", "společnost",
    "ičo",
    "név", "cégnév", "dátum", "ország", "város", "székhely", "adresă", "oraș", "țara",
    "страна", "город", "организация", "наименование", "телефон", "электронная почта", "назва",
    "країна", "місто", "адреса", "організація", "şirket", "ülke", "şehir", "e posta", "negara",
    "kota", "tên", "địa chỉ", "quốc gia", "όνομα", "εταιρεία", "διεύθυνση", "ημερομηνία", "χώρα",
  ]

  /// Words of scripts without spaces or capitals.
  private static let scripts = [
    "会社名", "社名", "貴社", "日付を", "氏名", "住所を", "記入", "挿入", "入力してください", "公司名称", "公司名稱",
    "填写", "填寫", "插入", "日期", "您的公司", "姓名", "회사명", "회사 이름", "날짜", "입력", "삽입", "업체명",
    "اسم الشركة", "أدخل", "التاريخ", "שם החברה", "הכנס", "תאריך",
  ]
}
