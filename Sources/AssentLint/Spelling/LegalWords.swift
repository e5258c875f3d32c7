import AssentManifest

/// Beginnings of long words that agreements are full of, by language.
///
/// A word that is one slip away from one of them is a misspelling of it. So there is no beginning
/// here that another word comes near to, none that has two spellings, and none that ends where
/// words are inflected.
enum LegalWords {
  static let beginnings: [String: TableText] = [
    "en": """
    liability liabilities indemnif indemnit warranty warranties merchantab infringe infringing
    intellectual proprietary confidential confidentiality terminat agreement obligation provision
    jurisdiction arbitrat governing applicable consequential incidental punitive exemplary negligen
    reasonabl responsib sublicens distribut reproduc modification derivative copyright trademark
    royalty-free perpetual irrevocabl worldwide exclusive transferabl assignment successor affiliate
    subsidiar employee contractor acknowledg immediately notwithstanding hereinafter hereunder
    pursuant accordance compliance regulatory legislation government authority permission prohibit
    restrict restructur limitation disclaim disclos information subscription purchas password security
    encryption processing processor controller retention identif necessar independen maintenance
    availability occurred occurrence interrupt guarantee accuracy whatsoever whichever otherwise
    additional including electronic communicat material circumstance consent beneficiar commercial
    particular previously professional requirement severability enforceab unenforceab supersede
    written damages property software service document documentation effective technical
    administrat management implement environment knowledge opportunit performance procedure
    sufficient transmission transaction violation voluntar receive received recipient
    discontinu confirmation notification registration contribut contributor statutory remedies
    repository maximum permitted remuneration cooperat misrepresent fraudulent malicious
    """,
    "de": """
    gewährleistung haftung vereinbarung bedingungen geschäftsbedingungen datenschutz
    datenschutzerklärung personenbezogen verarbeitung auftragsverarbeit verantwortlich einwilligung
    widerrufsrecht widerrufsbelehrung kündigung vertragspartner vertragsschluss vertragsverhältnis
    gerichtsstand salvatorisch fahrlässig schadensersatz schadenersatz urheberrecht nutzungsrecht nutzungsrichtlinie
    rechtsgrundlage dienstleistung auftraggeber auftragnehmer zahlungsbedingung rechnungsstellung
    verpflicht unentgeltlich ausdrücklich unverzüglich insbesondere gegebenenfalls selbstverständlich
    eigentumsvorbehalt erfüllungsort verbraucher unternehmer minderjährig veröffentlich bestimmung
    berücksichtig gesetzlich verfügbarkeit vertraulich wirksamkeit unwirksam bestandteil änderung
    speicherung löschung übermittlung aufbewahrung anwendbar beschränk ausgeschlossen
    beeinträchtig geltendmachung aufrechnung zurückbehaltungsrecht mitteilung
    """,
    "fr": """
    responsabilité conformément confidentialité confidentiel propriété intellectuelle utilisateur
    utilisation résiliation juridiction compétent applicable engagement obligations contractuel
    traitement sous-traitant consentement conservation hébergement hébergeur prestataire
    prestation garantie dommages indirects préjudice rétractation paiement facturation abonnement
    conditions générales particulières modification notification identifiant informations
    dispositions législation réglementation règlement caractère personnel personnalis personnalit destinataire
    nécessaire notamment préalable respectif éventuellement développement environnement
    occurrence commercial professionnel immédiatement connaissance
    reproduction exploitation exclusivement litige différend tribunaux médiation médiateur médication
    disponibilité maintenance interruption
    """,
    "es": """
    responsabilidad responsable condiciones confidencialidad confidencial propiedad intelectual
    informac utilizac modificac consentimiento tratamiento legislac jurisdicc
    aplicable obligaciones disposiciones rescisión terminac cancelac suscripc
    garantía indemniza perjuicios incumplimiento cumplimiento autorizac autorizado privacidad
    política términos destinatario finalidad conservac almacenamiento seguridad
    transferencia procedimiento necesario disponible disponibilidad establecido conformidad
    exclusivamente inmediatamente posteriormente anteriormente respectivamente
    correspondiente independiente contraseña reproducc distribuc comunicac
    notificac facturac desistimiento arbitraje
    """,
    "it": """
    responsabilità condizioni riservatezza riservate proprietà intellettuale informazioni
    informativa trattamento consenso legislazione giurisdizione applicabile obbligazioni
    disposizioni risoluzione cessazione abbonamento garanzia garanzie risarcimento inadempimento
    autorizzazione autorizzato conservazione destinatari finalità sicurezza trasferimento
    necessario disponibilità successivamente esclusivamente immediatamente eventuale eventualmente
    modificazione comunicazione notifica fatturazione recesso arbitrato competente
    fornitore fornitura pagamento utilizzo
    """,
    "pt": """
    responsabilidade responsável condições confidencialidade confidenciais propriedade intelectual
    informações utilização modificação consentimento tratamento legislação jurisdição
    aplicável obrigações disposições rescisão cancelamento assinatura garantias indeniza
    descumprimento cumprimento autorização privacidade política destinatário finalidade
    armazenamento segurança transferência procedimento necessário disponibilidade estabelecido
    exclusivamente imediatamente posteriormente anteriormente correspondente independente
    financeira reprodução distribuição comunicação notificação arbitragem contratante
    contratada
    """,
    "nl": """
    aansprakelijk overeenkomst overeenkomt voorwaarden persoonsgegevens verwerking verwerkingsverantwoordelijke
    toestemming intellectue vertrouwelijk geheimhouding verlening verlenging opdrachtgever opdrachtnemer
    dienstverlening leverancier schadevergoeding wanprestatie ontbinding opzegging betalingstermijn
    toepasselijk bevoegde rechtbank verplichting uitdrukkelijk onmiddellijk schriftelijk
    redelijkerwijs bewaartermijn beveiliging wijziging bepalingen vrijwaren gebruiksrecht
    licentie beschikbaarheid verantwoordelijk noodzakelijk
    """,
    "sv": """
    personuppgift behandling ansvarsbegränsning skadestånd upphovsrätt immateriell uppsägning
    avtalsvillkor användarvillkor sekretess integritetspolicy samtycke lagstiftning tillämplig
    skyldighet bestämmelse ansvarig tjänsten leverantör nödvändig information tredje part
    personuppgiftsansvarig personuppgiftsbiträde dataskyddsförordning tillgänglig
    """,
    "da": """
    personoplysning behandling databeskyttelse ansvarsbegrænsning erstatningsansvar ophavsret
    immateriel opsigelse betingelser samtykke lovgivning forpligtelse bestemmelse dataansvarlig
    databehandler leverandør nødvendig privatlivspolitik foreningen tilgængelig
    """,
    "nb": """
    personopplysning behandling personvern ansvarsbegrensning erstatningsansvar opphavsrett
    immateriell oppsigelse betingelser samtykke lovgivning forpliktelse bestemmelse
    behandlingsansvarlig databehandler leverandør nødvendig personvernerklæring tilgjengelig
    """,
    "pl": """
    odpowiedzialnoś postanowie regulamin użytkownik usługodawc usługobiorc przetwarzan
    administrator osobowych poufnoś rozwiązani wypowiedzen oprogramowan własnośc intelektualn
    reklamacj odstąpien konsument zobowiąz obowiązując niezwłocznie
    rozporządzen udostępni niezbędn przysługuj bezpieczeństw
    """,
    "cs": """
    odpovědnost podmínk uživatel poskytovatel zpracování osobních důvěrn ukončení výpověď
    duševního vlastnictv spotřebitel odstoupení reklamac souhlas bezodkladně příslušn
    ustanovení povinnost
    """,
    "ro": """
    responsabilitate condițiil confidențialitate utilizator prelucrare consimțământ
    proprietate intelectuală legislați despăgub obligații dispoziții rezilierea
    încetarea notificare
    """,
    "hu": """
    felelősség adatvédelm adatkezel felhasználó szerződés szolgáltatás szolgáltató
    tartalmak továbbiakban hozzájárul jogosultság kötelezettség rendelkezés szellemi
    megrendelés felmondás jogszabály tájékoztat
    """,
    "fi": """
    henkilötie rekisterinpitäj käyttöehdo vastuunrajoitu tietosuojaselost
    vahingonkorvau sopimukse palveluntarjoaj immateriaalioik
    """,
    "tr": """
    sözleşme kullanıcı sorumluluk gizlilik kişisel verilerin hizmetler yükümlülü yürürlük
    hükümler bilgilendir
    """,
    "id": """
    tanggung ketentuan perjanjian penggunaan informasi pelanggaran kerahasiaan persetujuan
    kebijakan kewajiban penghentian intelektual
    """,
    "ru": """
    ответственност соглашени пользовател конфиденциальност персональн обработк обязательств
    лицензионн правообладател интеллектуальн исключительн предоставл
    представля законодательств неисполнени ненадлежащ уведомлени расторжени действующ
    использовани информаци программно обеспечени программного незамедлительно
    соответстви безопасност
    """,
    "uk": """
    відповідальн користувач конфіденційн персональн інтелектуальн зобов законодавств
    використанн інформаці програмн забезпеченн правовласник повідомленн
    """,
    "el": """
    προσωπικ επεξεργασ πνευματικ χρήστες υπηρεσ πληροφορ εφαρμοστ απόρρητο συγκατάθεσ
    δεδομέν
    """,
  ]
}
