import AssentManifest

/// The words by which an agreement names another one: `des Hauptvertrags`, `of the main agreement`,
/// `des conditions du Prestataire`.
///
/// A word that stands in the title of a text names that text.
struct OtherInstruments {
  /// What words beside the number of a clause name.
  enum Finding {
    /// This text, by words that can mean no other: `of this agreement`, `below`.
    case this
    /// A statute.
    case law
    /// Another text.
    case other
    /// Another text, unless this one has the number: the terms of a party may be these.
    case perhapsOther
  }

  /// The words of the title, in the form in which words are compared.
  private let title: [[UInt8]]
  /// Whether the document has attachments of its own, whose clauses are here.
  private let hasAttachments: Bool

  init(title: some Sequence<UInt8>, hasAttachments: Bool) {
    self.hasAttachments = hasAttachments
    let bytes = Array(title)
    self.title = FoldedText(bytes, 0..<bytes.count).bytes.split(separator: 0x20).map(Array.init)
  }

  /// What the words of a phrase say that begins behind the preposition, `nil` where they say nothing.
  ///
  /// - Parameters:
  ///   - phrase: words in the form in which they are compared, up to a comma.
  ///   - isName: whether a word is one for agreements of any kind, such as `contract` and `terms`.
  func finding(_ phrase: [[UInt8]], isName: ([UInt8]) -> Bool) -> Finding? {
    // `der Anlage A`
    if !hasAttachments, phrase.prefix(2).contains(where: Self.attachments.contains) {
      return .other
    }
    let name = phrase.firstIndex(where: isName)
    if phrase.prefix(min(name ?? phrase.count, 3)).contains(where: isInstrument) { return .other }
    guard let name else { return nil }
    let before = phrase[max(0, name - 3)..<name]
    let after = phrase[(name + 1)...]
    // `that agreement`, `ese contrato`
    if let last = before.last, Self.distant.contains(last) { return .other }
    // `main services agreement`, `contrato principal`, `contrato de arrendamiento`
    if before.contains(where: isQualifier)
      || after.first(where: { $0.count > 1 && !Self.genitives.contains($0) }).map(isQualifier)
        ?? false
    {
      return .other
    }
    // `the Supplier's terms`, `terms of the Supplier`
    return before.contains(where: Self.isParty) || Self.namesOwner(after) ? .perhapsOther : nil
  }

  /// Whether words behind a word for agreements say whose it is: `des Anbieters`, `générales du prestataire`,
  /// `dostawcy`.
  private static func namesOwner(_ words: ArraySlice<[UInt8]>) -> Bool {
    guard let party = words.firstIndex(where: isParty) else { return false }
    let between = words[..<party]
    guard let first = between.first else { return true }
    // In German the article tells, and only right behind the word that it goes with.
    if germanGenitives.contains(first) { return between.count == 1 }
    return between.contains(where: genitives.contains)
  }

  private static func isParty(_ word: [UInt8]) -> Bool {
    parties.contains { word.starts(with: $0) }
  }

  private static let germanGenitives = WordSet("des der")
  private static let genitives = WordSet(ForeignLaw.genitives)

  /// Whether the words before a number name another text: `pääsopimuksen kohta 5`, `Ana Sözleşme’nin 5. maddesi`,
  /// `the lease's clause 5`.
  func precedes(_ last: [UInt8], before: [UInt8]?) -> Bool {
    if isInstrument(last) { return true }
    guard let before, last.starts(with: "sözleşme".utf8) else { return false }
    return Self.turkishQualifiers.contains(before)
  }

  /// Whether a word is one for another agreement, or makes one of the word behind it.
  func mayBegin(_ word: [UInt8]) -> Bool {
    isInstrument(word) || isQualifier(word) || Self.possessives.contains(word)
      || !hasAttachments && Self.attachmentGenitives.contains(word)
  }

  /// Whether a word makes another agreement of one for agreements: `main`, `najmu`.
  private func isQualifier(_ word: [UInt8]) -> Bool {
    Self.qualifiers.contains(word) || Self.subjects.contains(word) && !isOwn(word)
  }

  private func isInstrument(_ word: [UInt8]) -> Bool {
    (Self.compounds.contains { word.starts(with: $0) } || Self.instruments.contains(word))
      && !isOwn(word)
  }

  /// Whether the title has a word, in whatever form.
  func isOwn(_ word: [UInt8]) -> Bool {
    title.contains { $0.prefix(5).elementsEqual(word.prefix(5)) }
  }

  /// Other agreements by one word, and how such words begin in all their forms.
  private static let compounds = words(
    """
    datenschutzerkl datenschutzhinw privacyverklaring privacybeleid integritetspolicy privatlivspolitik \
    personvernerkl tietosuojaselost hauptvertr rahmenvertr einzelvertr grundvertr kaufvertr mietvertr arbeitsvertr \
    dienstvertr werkvertr gesellschaftsvertr versicherungsvertr tarifvertr darlehensvertr leasingvertr lizenzvertr \
    hauptvereinbarung rahmenvereinbarung betriebsvereinbarung leistungsbeschreibung leistungsverzeichnis \
    auftragsbestätigung geschäftsordnung hoofdovereenkomst raamovereenkomst koopovereenkomst huurovereenkomst \
    arbeidsovereenkomst verwerkersovereenkomst huvudavtal ramavtal köpeavtal hyresavtal anställningsavtal \
    bolagsordning hovedaftale rammeaftale købsaftale lejeaftale vedtægt hovedavtale rammeavtale kjøpsavtale \
    leieavtale vedtekt pääsopimu puitesopimu yhtiöjärjesty alapszerződés keretszerződés alapszabály
    """)
  private static let instruments = WordSet(
    """
    satzung statuten bylaws charter lease bail politique política politica polityki polityce deed prospectus statuts \
    estatutos estatuto statuto statutu устава уставе статуту stanov stadgar statutului καταστατικου
    """)
  /// What makes another agreement of a word for one: `main agreement`, `contrat-cadre`.
  private static let qualifiers = WordSet(
    """
    main master principal underlying framework head parent overarching cadre marco maestro principale quadro mãe główne \
    głównej głównego głównych ramowej ramowego основного рамочного генерального головного рамкового hlavní rámcové cadru \
    κυριασ induk pokok chính khung الرئيسية الرئيسي الإطارية الأصلية העיקרי המסגרת
    """)
  /// What an agreement or a policy is about, where that is not what this one is about: `privacy policy`, `umowa najmu`.
  private static let subjects = WordSet(
    """
    privacy cookie lease rental tenancy employment purchase loan confidentialité privacidad privacidade prywatności \
    arrendamiento alquiler compraventa trabajo empleo préstamo bail location travail vente prêt locazione lavoro \
    compravendita arrendamento locação trabalho najmu pracę zlecenia dzierżawy sprzedaży pożyczki аренды купли \
    поставки займа nájemní kupní pracovní
    """)
  /// What points away from this text, right before a word for agreements.
  private static let distant = WordSet(
    "that those jenes jener ese esa aquel aquella esse essa aquele aquela quel quella tamtej того той"
  )
  /// Whose a text is or which, in the genitive, which needs no preposition: `unserer Datenschutzerklärung`.
  private static let possessives = WordSet(
    """
    unserer unseres jenes jener tamtej ihrer ihres naszej naszego naszych нашей нашего наших naší našeho našich \
    нашої нашого vår våra vores våre
    """)
  private static let attachmentGenitives = WordSet("załącznika приложения додатка přílohy")
  /// What has clauses of its own, attached to an agreement, in the forms behind a number.
  private static let attachments = WordSet(
    """
    anlage anhang anhangs annex annexe exhibit schedule appendix anexo allegato bijlage załącznika приложения \
    додатка přílohy bilaga bilag vedlegg
    """)
  private static let turkishQualifiers = WordSet("ana çerçeve asil esas")
  /// How the words for parties begin whose terms an agreement mentions.
  private static let parties = words(
    """
    supplier provider vendor customer client seller buyer licensor licensee manufacturer contractor carrier anbieter \
    auftragnehmer auftraggeber verkäufer käufer lieferant kunde lizenzgeber vermieter dienstleister betreiber hersteller \
    besteller dritten dritter prestataire fournisseur vendeur acheteur éditeur transporteur fabricant tiers proveedor \
    prestador vendedor cliente comprador fabricante tercero fornitore venditore committente produttore fornecedor contratante \
    contratada leverancier aanbieder opdrachtgever opdrachtnemer verkoper dostawc usługodawc sprzedawc zamawiając wykonawc \
    klient поставщик исполнител заказчик продавц покупател постачальник виконавц замовник dodavatel poskytovatel prodávajíc \
    objednatel leverantör köpar säljar leverandør sælger selger furnizor prestator vânzător προμηθευτ παροχου πωλητ penyedia \
    pemasok penjual المورد الموفر הספק
    """)

  private static func words(_ text: TableText) -> [[UInt8]] { text.words }
}
