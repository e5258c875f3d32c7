import AssentManifest

extension SectionWords {
  /// Heading words beside those of the other rows, of every language.
  ///
  /// Where a longer phrase holds a shorter one, only the longer counts: `data protection officer` is
  /// somebody to write to and says nothing of privacy.
  static let headingRows: TableText = """
    en | acceptance | formation of contract; eligibility and acceptance; engagement and term; welcome; about these terms; entering into; binding effect; who may use; agreement overview
    en | grant | what you may; what you can; permitted uses; permitted use; usage rights and; limited license; license grant; platform licence; platform license; free tier; entitlements; trial license; premium feature license; runtime distribution; open source rights; mit license; usage rights; content license grant; our license to you; software license; sublicens*
    en | restrictions | you may not; what you may not; what you cannot; you are not permitted; technical restrictions; prohibited actions; export compliance; export control*; use restrictions; prohibited uses of the software; no reverse engineering; license restrictions; restrictions on the license
    en | conduct | permitted conduct; web usage; acceptable behavior; acceptable behaviour; posting rules; listing rules; user responsibilities; website usage; your obligations; community standards; house rules; fair use; fair usage; anti cheat; cheating; spam; moderation; content standards; content restrictions; unacceptable use
    en | warranty | availability; no advice; not legal advice; no professional advice; disruption; downtime; consumer law rights; your statutory rights; statutory rights; early access; beta features; preview features; accuracy of; errors and omissions; service levels; use at your own risk
    en | liability | service limitations; data loss; backup responsibility; backups are; limitation on liability; limits on liability; no liability; release of claims; our responsibility; assumption of risk; exclusion of damages; aggregate cap; cap on
    en | disputes | jurisdiction; jurisdiction and; venue; exclusive venue; complaint*; informal resolution; jury waiver; arbitration act; governing jurisdiction; disagreements; small claims
    en | governing-law | governing law; applicable laws; governing jurisdiction
    en | general | miscellaneous; misc; waiver; no partnership; order of precedence; assignment; survival; force majeure; events outside our control; relationship; nature of legal relationship; no waiver; waiver of rights; headings; language of; third party beneficiaries; electronic communications; other provisions; other important terms; legal terms; boilerplate; counterparts; validity; translation*; publicity; entire agreement and; final clauses; application of these terms; scope of these terms; complete agreement; whole agreement; independent contractors; feedback on these terms; other terms and conditions; invalid provisions; transfer of rights; transfer of this agreement
    en | payment | free plan; free version; free tier limits; metered; subscription plans; free and paid; subscription terms; price changes; plan changes; late payments; taxes; fees and taxes; trial period*; free trial*; invoic*; in app purchase*; cost; costs; payment terms; plans; paid plans; rates; renewal; auto renewal; billing and; order fulfilment; shipping; delivery; discounts; gift cards; money back; credits and refunds; promotional codes; deposit*
    en | termination | suspension; suspension and; suspension or; withdrawal right; right of withdrawal; right to cancel; cooling off*; account deletion; account termination; closing your account; effect of termination; enforcement; breach; default; bans; consequences of; returns and cancellation*; expiry; ending
    en | changes | variations; variation; updates to this agreement; updates to this privacy; updates to our; modifications of these; modifications to these; amendments; subject to change; policy changes; terms of service changes; revisions; modification of these; updating these; when we change; free tier changes; feature changes; modifications to application; service modifications; service changes; changes to features; modifications to the service; changes to the service*; modification of the service*; modifications to application; service changes
    en | updates | updates to application; free tier changes; feature changes; discontinuation; modifications to application; service modifications; service changes; changes to features; automatic updates; new features; version control; release cycle
    en | contact | contact details; contact us; how to contact; complaints and contact; dmca agent; designated agent; about us; company information; company details; business information; support and contact; data protection officer; privacy officer; our details; service provider details; responsible party; further information; legal entity; notices
    en | accounts | registering; account creation; account security; your membership; membership; credentials; user names; usernames; account information; profile; profiles; authentication; access to the service
    en | user-content | your data; content you post; use content; content license from you; user materials; user suggestions; your suggestions; suggestions; store content; customer data; customer content; user posts; reviews and; uploads; posting content; submitting content; ideas; copyright complaints; takedown; dmca; content in listings; listings and content; right to use content
    en | copyright | ownership of; intellectual property and; trademarks; trademark; our content; our materials; proprietary components; content ownership; ownership rights; brand; logos; copyrighted; proprietary materials
    en | privacy | your privacy; privacy policy; data privacy; user data; personal data protection; gdpr
    en | confidentiality | confidentiality; confidential information; non disclosure; nondisclosure; trade secrets; confidentiality obligations
    en | data-collected | what we collect; data we collect; information we collect; licensing data; log data; usage data collected; activation and validation; device information; data sources; what is collected; personal information collected; permissions; app permissions; device permissions; data we do not collect; what we do not collect; we don t collect; data inventory; automatically collected; location data; health data; camera; microphone; data you give; information you give; information you provide
    en | data-use | how we use; why we collect; use of collected; processing of your data; legal grounds; how your data is used; how we process; how information is used; data processing; processing activities; automated decision*; profiling; marketing; purposes and; what we use; what we do with
    en | data-sharing | share your; who has access; disclosure of; who receives; data recipients; do we share; do not share; we do not sell; sale of data; sale of personal; subprocessors; sub processors; processors; who we share; onward transfer; transmission of data; third party disclosure; third party sharing; when we disclose; what others; service providers and
    en | data-retention | how long we; data storage and; where we store; where your data; data location; keeping your data; backups; backup; deletion of; deleting your; data removal; erasure
    en | data-rights | rights of users; your data rights; your privacy rights; your gdpr; your california; california; ccpa; access correction; data access; subject access; complaints to; withdraw consent; withdrawing consent; individual rights; supervisory authority; your control; managing your; data portability
    en | cookies | tracking; do not track; pixels; beacons; web analytics; similar technologies; local storage and cookies
    en | security | protection of keys; how we protect; protecting your; keep your information safe; data breaches; breach notification; encryption; secure storage; information security; security measures; vulnerabilit*
    en | children | age; age limit; age limits; minimum age; children s privacy; young people; under 16; under 18; under the age; students; student data; kids; coppa; age verification; minors and
    en | transfers | international; outside the eu; outside the eea; transfers outside; where we transfer; international users; data localisation; data residency; transfer of your
    en | third-party | third party services; third party products; third party tools; third party content; third party platforms; external sites; external websites; links; other websites; linked sites; app store*; apple; google play; integrations; affiliates links; affiliate links; embedded content; linked websites
    en | indemnity | indemnification and; your indemnity; defense and indemnification; defence of claims; claims by third parties
    en | safety | medical disclaimer; not a medical device; emergency use; health and safety; no medical advice; personal safety; physical activity
    en | support | standard support; premium support; support package*; hours of availability; response time; support hours; no support; service level; service levels; service level agreement*; sla; onboarding; response times; bug fixes; bug reports; help; hosting
    en | definitions | definitions and; key terms; meaning of; parties; the parties; words used
    de | acceptance | vertragsgegenstand und zustandekommen; offerte*; vertragsverhältnis; angebot und; angebot und vertragsschluss; bestellung; bestellvorgang; vertragsparteien und; abschluss des vertrag*; bestellungen; auftragserteilung; willkommen
    de | grant | was sie dürfen; was du darfst; erlaubt ist; zulässig ist; nutzungs und urheberrechte; nutzungs und verwertungsrechte; lizenzen; lizenz und; rechte des lizenznehmers; rechte an; nutzungslizenz; erlaubte nutzung; nutzungsumfang; rechteübertragung
    de | restrictions | was sie nicht dürfen; was du nicht darfst; nicht erlaubt; pflichten des lizenznehmers; technische verbote; nutzungsverbot*; verbotene handlungen an der software; exportkontrolle; lizenzbeschränkung*; nutzungsgrenzen
    de | conduct | inhaltliche pflichten; pflichten registrierter; pflichten der nutzer*; pflichten des nutzers; zulässige nutzung; unzulässige nutzung; missbrauch; widerrechtlich*; rechtswidrig*; unangemessen*; nutzungsverhalten; spielregeln; hausordnung; verhaltensregeln; verhaltenskodex; community regeln; pflichten der teilnehmer; untersagte; pflichten der mitglieder; rechte und pflichten des nutzers
    de | warranty | mängel; mängelrechte; mängelrüge; sachmängel; rechtsmängel; sorgfaltspflicht*; gewährleistung und; haftung für inhalte; haftung für links; verfügbarkeit; abnahme; zusicherung*
    de | liability | haftungsausschluss; haftung; haftungsbeschränkung*; haftung für; haftung und; haftungsausschlüsse; haftungsfreistellung und
    de | disputes | gerichtsstand*; gerichtsstand und; erfüllungsort; streitschlichtung; verbraucherstreit*; online streitbeilegung; beschwerde*; beschwerden; os plattform; verbraucherschlichtung*
    de | governing-law | recht; anwendbares recht; maßgebliches recht; anwendbares recht und; rechtswahl und
    de | payment | kostenlose version; gratisversion; kostenlos*; kostenpflichtig*; abonnement*; abo; preisänderung*; in app käufe; kaution; mietzins; stundenansätze; stundensätze; stundenansatz; rechnungsstellung; rechnung; rechnungen; fälligkeit; verzug; zahlungsverzug; zahlungsmodalitäten; mehrwertsteuer; versandkosten; preisanpassung*; vergütung und; lieferung; lieferbedingungen; auftragsänderungen; zusatzleistungen; spesen; honorar*; rückerstattung*; tarife; preis; preise und zahlung; mehraufwand; eigentumsvorbehalt
    de | termination | annullierung*; stornierung*; storno; rücktritt; widerruf; widerrufsrecht; widerrufsbelehrung; sperrung; sperre; kündigung; löschung des kontos; vertragslaufzeit; ausschluss von; vertragsauflösung; dauer
    de | changes | änderungsvorbehalt; änderungen; änderung der; änderung dieser; aktualität; aktualität und änderung; änderungen der agb; anpassung der; leistungsänderung*; änderungen der leistung*; änderungen des dienst*
    de | updates | leistungsänderung*; weiterentwicklung; änderungen der leistung*; änderungen des dienst*; aktualisierungen der software; neue versionen
    de | contact | kontaktdaten; anbieterinformationen; verantwortliche; verantwortliche stelle; verantwortlicher; name und anschrift; kontaktaufnahme; datenschutzbeauftragter; datenschutzbeauftragten; mitteilungen; anfragen; angaben gemäß; wer wir sind; betreiber
    de | general | verzicht; gesamte vereinbarung; vollständigkeit; verjährung; allgemeines; schlussbestimmungen; sonstige bestimmungen; teilnichtigkeit; schriftform; abtretung; aufrechnung; vertragssprache; salvatorische klausel; geltungsbereich; nebenabreden; übertragung von rechten; gerichtsstand und sonstiges; abtretungsverbot; vertragstext; unwirksamkeit
    de | accounts | benutzerkonten; zugangsdaten; kundenkonto; mitgliedschaft; nutzeraccount; account; accounts; registrieren; passwort; profil
    de | user-content | inhalte; inhalte und; kundendaten; hochgeladene inhalte; nutzerbeiträge; kommentare; von nutzern; bewertungen; ihre daten und
    de | copyright | urheberrecht; urheberrechte; rechte am; markenrechte; geistiges eigentum; immaterialgüterrecht*; logos; bildrechte; schutzrechte dritter; eigentumsrechte
    de | privacy | datenschutz; datenschutzerklärung
    de | confidentiality | vertraulichkeit; vertrauliche informationen; geheimhaltung; verschwiegenheit; geschäftsgeheimnis*
    de | data-collected | keine tracking; keine datenerhebung; sensible daten; besondere kategorien; server logfiles; server log files; logfiles; protokolldaten; zugriffsdaten; kontaktformular; registrierungsdaten; nutzungsdaten; bestandsdaten; welche informationen; umfang der verarbeitung; arten der verarbeiteten; hosting; newsletter; berechtigungen; datenkategorien; bewerbung*; gerätedaten; standortdaten; wir erfassen; wir erheben; was wir
    de | data-use | zweck der; zwecke der; zweck und rechtsgrundlage; wozu; wofür; warum wir; verwendung; nutzung ihrer; datenverarbeitung zu; automatisierte entscheidung*; profiling; werbung; rechtsgrundlagen; interessen
    de | data-sharing | weitergabe an; weitergabe von; dritte weitergegeben; wer bekommt; empfänger der; übermittlung von; zugriff auf daten; dienstleister; datenempfänger; offenlegung von; mit wem; kategorien von empfängern; auftragsverarbeiter
    de | data-retention | dauer der speicherung; speicherdauer und; löschen; löschfristen; wie lange; datenlöschung; speicherung von; löschung von; aufbewahrungsdauer; aufbewahrung
    de | data-rights | auskunft; auskunftsrechte; rechte des betroffenen; rechte der betroffenen; betroffenenrechte; widerspruch; recht auf; beschwerderecht*; ihre rechte als; datenübertragbarkeit; widerruf ihrer einwilligung; aufsichtsbehörde
    de | children | jugendliche*; altersgrenze; alter; altersfreigabe; schüler*; schülerinnen
    de | third-party | externe dienste; links; drittinhalte; fremde inhalte; plugins; externe inhalte; drittanbietersoftware; social media; soziale medien; soziale netzwerke; einbindung von; externe links; links zu; dienste dritter; leistungen dritter
    de | indemnity | freistellung von; freistellungsanspruch; schadloshaltung
    de | support | service level*; sla; kundenservice; betreuung; reaktionszeiten; störung*; hilfe; instandhaltung; supportleistungen
    de | security | verschlüsselung; ssl*; tls; sicherheitsmaßnahmen; datenpannen; schutz ihrer daten; schutz der daten
    de | transfers | drittstaaten; drittstaat; datenübertragung in; außerhalb der eu; übermittlung in; auslandsübermittlung; übermittlung ins ausland
    fr | acceptance | objet et acceptation; acceptation des; bienvenue; adhésion; opposabilité; devis; conclusion du contrat; consentement; objet et champ; bon de commande; passation de commande; prise d effet
    fr | grant | ce que vous pouvez; vous pouvez; usages permis; usages autorisés; licence accordée; cession de droits; cession des droits; droits cédés; licence; licence d exploitation; usage autorisé; utilisation autorisée; droits de l utilisateur sur
    fr | restrictions | ce que vous ne pouvez pas; vous ne pouvez pas; interdictions; actes interdits; utilisations interdites; restrictions d utilisation; contrôle des exportations; limitations de la licence
    fr | conduct | règles de conduite; bon usage; règles de la communauté; charte; modération; contenus interdits; contenu interdit; devoirs de l utilisateur; utilisation du site; comportement de l utilisateur; obligations des membres; bonne conduite; utilisation du service
    fr | warranty | garanties légales; garantie légale; garanties; garantie; absence de garantie; disponibilité du service; disponibilité; conformité; vices cachés; exactitude; niveau de service; accès au site; réception
    fr | liability | limitation de la responsabilité; exonération; non responsabilité; exclusion de responsabilité; clause de non; dommages intérêts; limites de responsabilité; responsabilité de l éditeur
    fr | disputes | litiges; règlement des litiges; juridiction compétente; juridictions; tribunaux compétents; tribunal compétent; attribution de juridiction; attribution de compétence; médiateur; réclamations; réclamation; for juridique; compétence
    fr | governing-law | droit applicable; loi applicable; loi; législation; législation applicable; droit; loi et; lois
    fr | payment | version gratuite; offre gratuite; formules; renouvellement automatique; achats intégrés; modification des tarifs; modalités de paiement; règlement; modalités de règlement; retard de paiement; pénalités; tva; conditions financières; conditions de paiement; coût; coûts; livraison; frais de port; facture*; rémunération; acompte*; période d essai; essai gratuit; remboursements; conditions tarifaires
    fr | termination | rétractation; droit de rétractation; annulation*; désinscription; clôture du compte; suppression du compte; fin de; suspension et; résolution; durée; durée du contrat; durée et; exclusion; sanctions; expiration
    fr | changes | évolution des conditions; mise à jour; modifications; modification de la; modification des; mise à jour de la politique; actualisation; révision; changements apportés; modification du contrat; modification du service; modifications du service
    fr | updates | évolution du service; évolutions du service; modification du service; modifications du service; nouvelles fonctionnalités; mises à jour du logiciel; interruption du service
    fr | contact | identité; éditeur du site; éditeur; identification; informations légales; qui sommes nous; nous joindre; responsable de traitement; délégué à la protection; dpo; identification du; présentation de la société; vos interlocuteurs; hébergeur; questions; l éditeur
    fr | general | intégralité de l accord; intégralité du contrat; renonciation; langue; dispositions diverses; clauses diverses; stipulations; incessibilité; cession du contrat; cession; non renonciation; renonciation; tolérance; indépendance; intégralité de; nullité partielle; langue du contrat; langue; convention de preuve; notifications; référence commerciale; champ d application; clauses générales; élection de domicile; cession et; entrée en vigueur
    fr | accounts | ouverture de compte; création du compte; mot de passe; identifiants; compte client; compte utilisateur; espace client; adhésion au service; profil; enregistrement
    fr | user-content | contenu des utilisateurs; contenus utilisateur*; contenus publiés; contenu publié; publications; avis; contenu généré; données du client; données de l utilisateur
    fr | copyright | propriété des; propriété industrielle; droits de propriété; jouissance des résultats; marque; logos; droits d auteur et; résultats
    fr | privacy | confidentialité; données personnelles; politique de confidentialité; protection de la vie privée
    fr | confidentiality | clause de confidentialité; obligation de confidentialité; obligations de confidentialité; informations confidentielles; secret des affaires; non divulgation
    fr | data-collected | données que nous; informations que nous; types de données; catégories de données; données traitées; nature des données; données recueillies; données de navigation; données concernées; données de connexion; ce que nous; autorisations; permissions; origine des données
    fr | data-use | utilisation de; traitement des données; traitement de vos; limitation du traitement; pourquoi; objectifs; base juridique; fondement; fondements; prospection; bases légales du; exploitation des données
    fr | data-sharing | destinataires des; transmission; transmission des; communication à des tiers; communication de vos; qui a accès; cession des données; partage des; partage de; avec qui; prestataires; sous traitants; accès aux données; divulgation des
    fr | data-retention | durée de conservation; durées de conservation; durée de conservation des données; hébergement des données; hébergement; stockage des; combien de temps; archivage; conservation des; suppression des données; suppression de vos; délai de conservation
    fr | data-rights | vos droits; droits de l utilisateur; droits des utilisateurs; droit à l effacement; droit de rectification; droit à; droits rgpd; exercer vos; cnil; droit d opposition; droits du client; droits informatique; exercice des droits; accès rectification
    fr | children | âge; âge requis; moins de; enfant; élèves; protection des mineurs; majorité
    fr | security | sécurité et confidentialité; sécurisation; protection de vos données; mesures de sécurité; violation de données; sécurité des
    fr | third-party | liens; liens vers; sites tiers; services tiers; partenaires; contenus tiers; réseaux sociaux; liens hypertextes; logiciels tiers; services externes
    fr | indemnity | indemnisation; indemnités; garantie contre; recours des tiers
    fr | transfers | transfert des données; transferts hors; hors ue; transferts internationaux; transfert hors
    fr | support | support technique; niveaux de service; assistance technique; maintenance corrective; service après vente; sav; aide
    fr | cookies | cookies et; mesure d audience; statistiques; balises; traceurs
    es | acceptance | aceptación; aceptación de los; bienvenida; aceptación y; consentimiento; objeto; perfeccionamiento; formación del contrato; acuerdo; vinculación
    es | grant | lo que puede*; usos permitidos; uso permitido; licencia; concesión de licencia; licencia otorgada; licencia limitada; permiso; permisos de uso; derechos de uso; autorización de uso; derecho de uso
    es | restrictions | lo que no puede*; usted no puede; no está permitido; usos no permitidos; restricciones de uso; limitaciones; prohibiciones de uso; control de exportacion*; limitaciones de la licencia; uso no permitido
    es | conduct | uso del sitio; uso correcto; normas de la comunidad; reglas de la comunidad; usos prohibidos; uso prohibido; conductas; código de conducta; obligaciones de los usuarios; responsabilidad del usuario; actividades prohibidas; uso del servicio; uso indebido; contenido prohibido
    es | warranty | exclusión de garantías; descargo de responsabilidad; garantías; renuncia de garantías; disponibilidad; disponibilidad del servicio; sin garantías; veracidad; continuidad
    es | liability | responsabilidad; exoneración; limitación de responsabilidades; responsabilidades; exclusión de responsabilidades; responsabilidad del prestador; daños; deslinde; limitaciones de responsabilidad
    es | disputes | jurisdicción; jurisdicción y; fuero; resolución de disputas; solución de controversias; resolución de controversias; conflictos; tribunales; tribunales competentes; reclamaciones; mediación; quejas; diferencias; competencia
    es | governing-law | legislación; ley y; legislación y; ley aplicable; derecho aplicable; ley; normativa aplicable; marco legal
    es | payment | versión gratuita; plan gratuito; planes; renovación automática; compras integradas; cambios de precio*; facturación; formas de pago; forma de pago; medios de pago; impuestos; costos; costes; condiciones de pago; política de reembolso*; devoluciones; envío; envíos; planes; cobro; honorarios; prueba gratuita; período de prueba; periodo de prueba; cargos; política de devolución; compras; pedidos; entrega
    es | termination | cancelación; baja; terminación de; desistimiento; derecho de desistimiento; cierre de cuenta; vigencia; plazo; duración; suspensión de; incumplimiento; expulsión; extinción; finalización; cancelaciones; duración y
    es | changes | modificaciones; cambios a; cambios en; cambios de; actualización; actualización de; modificación de; modificaciones a; actualizaciones de la política; revisión; reserva de modific*; modificación del servicio; modificaciones del servicio; cambios en el servicio
    es | updates | modificación del servicio; modificaciones del servicio; cambios en el servicio; actualizaciones del software; nuevas versiones; nuevas funciones; interrupción
    es | contact | contacto; datos de contacto; identificación; quiénes somos; titular; datos del responsable; identidad; datos identificativos; aviso legal; responsable; información de contacto; domicilio; delegado de protección; identificación del titular; información general; notificaciones; atención al usuario
    es | general | acuerdo completo; renuncia; idioma; acuerdo íntegro; disposiciones; acuerdo completo; acuerdo íntegro; integridad; totalidad del acuerdo; cesión de; cesión del contrato; fuerza mayor y; nulidad; nulidad parcial; renuncia; independencia; idioma; otras disposiciones; generalidades; ámbito de aplicación; salvaguarda; comunicaciones; integridad del; misceláneos; cláusulas generales; condiciones generales; cesión
    es | accounts | registro de; registro y; creación de cuenta; contraseña*; cuenta de usuario; cuentas de usuario; perfil; acceso; usuarios registrados; alta; seguridad de la cuenta
    es | user-content | contenido; contenidos; contenidos del usuario; contenido generado; contenido de los usuarios; contenido que; publicaciones; reseñas; tus contenidos; retroalimentación; contenidos de los usuarios
    es | copyright | derechos de propiedad; materiales; propiedad; propiedad industrial; propiedad intelectual e; marcas registradas; derecho de autor; materiales de; titularidad de
    es | privacy | privacidad y; política de privacidad; protección de los datos; aviso de privacidad
    es | confidentiality | confidencialidad; información confidencial; secreto profesional
    es | data-collected | información que; qué recopila; qué no recopila; no recopila; recopila; datos recabados; datos personales que; datos recogidos; qué información; categorías de datos; tipos de datos; información que recopilamos; información recopilada; obtención; datos tratados; recolección; recopilación de; datos que se; permisos de la aplicación; origen de los datos; datos obtenidos
    es | data-use | uso de; uso de la información; finalidad; finalidades; para qué; cómo usamos; tratamiento; tratamiento de; tratamiento de los; base jurídica; legitimación; por qué; propósito*; bases legales; decisiones automatizadas
    es | data-sharing | compartimos; compartir; con quién; destinatarios; transferencia de datos a; cesiones; comunicación de; divulgación de; encargados; terceros con; transmisión; remisión; acceso de terceros; proveedores; quién tiene acceso
    es | data-retention | conservación de; plazos; plazos de conservación; cuánto tiempo; tiempo de conservación; almacenamiento de; eliminación de; supresión; periodo de; retención de; plazo de conservación
    es | data-rights | derechos arco; sus derechos; tus derechos; derechos del titular; derechos de los titulares; ejercicio de; derechos; revocación; derecho de acceso; derechos de los interesados; derechos del interesado; autoridad de control
    es | children | menores de edad; menor de edad; edad; edad mínima; niñas; estudiantes; capacidad; mayoría de edad; elegibilidad
    es | security | seguridad de; medidas de seguridad; protección de la información; brechas; protección de sus datos; seguridad y
    es | third-party | enlaces; servicios de terceros; sitios de terceros; enlaces a; proveedores externos; redes sociales; hipervínculos; links; terceros
    es | indemnity | indemnización; indemnizaciones; mantener indemne
    es | support | soporte técnico; servicio al cliente; mantenimiento; niveles de servicio; ayuda; sla
    es | cookies | cookies; analítica; tecnologías de seguimiento
    es | safety | fuerza mayor y seguridad; salud; advertencias de seguridad
    it | acceptance | accettazione; accettazione dei; accettazione delle; conclusione del contratto; benvenut*; oggetto; oggetto del contratto; consenso; ordini; ordine
    it | grant | cosa puoi; usi consentiti; licenza; concessione di licenza; licenza d uso; licenza di utilizzo; diritti d uso; diritto d uso; permessi; diritto di utilizzo
    it | restrictions | cosa non puoi; usi non consentiti; non è consentito; divieti tecnici; restrizioni; limitazioni d uso; limitazioni; restrizioni d uso; limiti di utilizzo; divieti
    it | conduct | obblighi degli utenti; comportamenti vietati; uso consentito; usi non consentiti; attività vietate; obblighi degli utenti; obblighi dell utente; obblighi del cliente; norme di comportamento; regole di condotta; doveri; utilizzo del servizio; uso del sito; uso del servizio; responsabilità dell utente; codice di condotta; contenuti vietati; utilizzo improprio
    it | warranty | garanzie; esclusione di garanzia; garanzia legale; disponibilità; disponibilità del servizio; limitazione di garanzia; nessuna garanzia; accuratezza; conformità
    it | liability | limitazione di responsabilità; limitazioni di responsabilità; esonero; esclusione di responsabilità; esclusioni di responsabilità; limitazione della responsabilità; esonero di responsabilità
    it | disputes | foro competente; foro; giurisdizione; controversie; reclami; risoluzione delle; competenza; conciliazione; autorità giudiziaria; odr
    it | governing-law | legge; legge e; normativa; legge applicabile e; diritto; legislazione; normativa applicabile
    it | payment | versione gratuita; piano gratuito; piani; rinnovo automatico; acquisti in app; variazione dei prezzi; prezzi; costi; modalità di pagamento; fatturazione e; rimborsi; imposte; abbonamenti; condizioni economiche; spedizione; consegna; pagamento; prova gratuita; canone; tariffe; acquisti
    it | termination | recesso; diritto di recesso; risoluzione; durata; disdetta; cessazione; sospensione; chiusura dell account; scadenza; clausola risolutiva; cancellazione dell account; interruzione
    it | changes | modifiche; modifica; aggiornamenti; aggiornamenti della; modifiche alla; modifiche ai; aggiornamento; revisione; variazioni; modifiche al servizio; modifiche del servizio
    it | updates | modifiche al servizio; modifiche del servizio; aggiornamenti software; nuove versioni; evoluzione del servizio; aggiornamenti dell app
    it | contact | titolare; contatti; titolare del; dati del titolare; chi siamo; dati societari; responsabile della protezione; dpo; identità del; comunicazioni; note legali; recapiti; data protection officer; come contattarci; informazioni legali
    it | general | intero accordo; rinuncia; lingua; accordo completo; disposizioni; varie; generali; intero accordo; cessione; cessione del contratto; clausole; tolleranza; nullità; nullità parziale; invalidità; forza maggiore; lingua; ambito di applicazione; miscellanea; premessa; premesse; rinuncia; notifiche; disposizioni varie; clausole finali; norme finali
    it | accounts | registrazione; account; creazione dell account; credenziali; profilo; iscrizione; accesso; account utente; password
    it | user-content | contenuti; contenuti generati; contenuti inviati; contenuti dell utente; contenuti degli; recensioni; commenti; contenuto dell utente; materiale inviato
    it | copyright | proprietà; diritti di proprietà; copyright; marchi; proprietà industriale; diritti di proprietà intellettuale; diritti sui
    it | privacy | privacy; informativa privacy; tutela dei dati
    it | confidentiality | riservatezza e; informazioni riservate; segretezza
    it | data-collected | tracciatura; tracciamento; dati sensibili; dati personali raccolti; nessun dato; tipi di dati; dati inseriti; tipologie di dati; tipi di dati; dati che; dati personali raccolti; dati operativi; categorie di; informazioni che; dati forniti; dati di navigazione; dati dei; dati degli; natura dei dati; quali informazioni; raccolta dei; permessi dell app; dati degli utenti; dati inseriti; origine dei dati; fonte dei dati
    it | data-use | finalità del; utilizzo; come utilizziamo; scopo; scopi; perché; modalità del trattamento; modalità di trattamento; trattamento; base giuridica del; uso delle informazioni; finalità e; processi decisionali; profilazione; luogo del trattamento; fondamento
    it | data-sharing | destinatari dei; comunicazione; comunicazione e; diffusione; condivisione dei; con chi; trasmissione; soggetti; responsabili del trattamento; cessione dei dati; accesso ai dati; ambito di comunicazione; fornitori; dati aggregati; condivisione con
    it | data-retention | archiviati; conservati; dove sono; backup; cleanup; salvati; conservazione dei; durata della conservazione; tempi di; tempo di conservazione; per quanto tempo; periodo di; archiviazione; cancellazione dei; durata del trattamento; termini di conservazione
    it | data-rights | accesso ai dati; accesso ai tuoi dati; rettifica; portabilità*; reclami; reclamo; diritti dell; diritti degli utenti; i tuoi diritti; esercizio dei; diritto di accesso; diritto di; reclamo; revoca del; diritti del; diritti; diritti degli; opposizione; reclamo all autorità
    it | children | studenti; età; minori; minori di; dati degli studenti; età minima; bambini; dati di minori
    it | security | sicurezza dei; misure di sicurezza; protezione; violazione dei dati; sicurezza e; data breach; protezione delle informazioni
    it | third-party | servizi esterni; esterni; librerie di terze parti; servizi di terze; terze parti; siti di terzi; link; collegamenti; siti esterni; servizi esterni; collegamenti a; servizi terzi
    it | indemnity | manleva; indennizzo; indennità; risarcimento
    it | transfers | trasferimento; trasferimento dei dati; trasferimento all estero; paesi terzi; extra ue
    it | cookies | cookie; cookies; cookie policy; tracciamento; statistiche
    it | support | supporto; assistenza clienti; manutenzione; supporto tecnico; livelli di servizio; sla
    pt | acceptance | aceitação; aceitação dos; aceite; objeto; bem vindo; adesão; concordância; vinculação; celebração do contrato
    pt | grant | o que você pode; usos permitidos; uso permitido; licença; licença de; concessão de licença; licença limitada; autorização; inteligência artificial; direito de uso; direitos de uso; licenciamento; uso autorizado
    pt | restrictions | o que você não pode; usos não permitidos; não é permitido; restrições; limitações; limitações de; vedações; usos vedados; restrições de; usos não permitidos
    pt | conduct | uso do serviço; uso do site; condutas; condutas vedadas; usos proibidos; uso proibido; regras da comunidade; obrigações dos usuários; responsabilidades do usuário; deveres; obrigações do utilizador; deveres do utilizador; uso indevido; código de conduta; condutas proibidas; utilização do; uso adequado; proibições
    pt | warranty | garantias; isenção de garantias; disponibilidade; ausência de garantia; exclusão de garantias; sem garantias; natureza informativa; não constitui; isenção de; exatidão
    pt | liability | responsabilidade; responsabilidades; exclusão de responsabilidade; isenção de responsabilidade; limitações de responsabilidade; exoneração; limitação da responsabilidade; responsabilidade civil
    pt | disputes | foro; jurisdição; resolução de disputas; resolução de litígios; solução de controvérsias; tribunal; tribunal competente; reclamações; conflitos; foro de eleição; competência; mediação; resolução alternativa
    pt | governing-law | lei aplicável; legislação; lei e; legislação e; lei; direito; normas aplicáveis; legislação vigente
    pt | payment | versão gratuita; plano gratuito; planos; renovação automática; compras no aplicativo; alteração de preço*; pagamentos; preços; preço; cobrança; cobranças; loja; impostos; planos; assinaturas; devoluções; reembolso; taxas; período de teste; teste gratuito; compras; faturação; condições de pagamento; entrega; valores; mensalidade; encomendas
    pt | termination | cancelamento; rescisão; encerramento de conta; exclusão da conta; vigência; prazo; suspensão e; arrependimento; direito de arrependimento; livre resolução; cessação; término; penalidades; denúncia; encerramento da conta
    pt | changes | alterações; alteração; mudanças; atualizações; atualização; modificações; alterações destes; alterações a; alterações nesta; revisão; alterações do serviço; modificações do serviço; alterações no serviço; mudanças no serviço
    pt | updates | alterações do serviço; modificações do serviço; alterações no serviço; novas versões; evolução do serviço; mudanças no serviço
    pt | contact | contato; contacto; contatos; contactos; quem somos; encarregado; encarregado de dados; dpo; identificação; responsável pelo tratamento; comunicações; controlador; fale; informações de contato; canais de; atendimento; dados da empresa; responsável
    pt | general | acordo integral; renúncia; idioma; acordo completo; disposições; acordo integral; cessão; renúncia; tolerância; nulidade; independência; idioma; integralidade; âmbito; outras disposições; miscelânea; casos omissos; divisibilidade; separabilidade; disposições diversas; âmbito de aplicação
    pt | accounts | conta de; cadastro; cadastro de; criação de conta; registro; senha; perfil; contas de; conta do usuário; acesso; registo; contas de utilizador; login
    pt | user-content | conteúdo; conteúdos; conteúdo do; conteúdo gerado; conteúdos do; publicações; contribuições; conteúdo de usuários; conteúdo do utilizador
    pt | copyright | direitos de propriedade; propriedade; marca; marcas; direitos autorais e; titularidade do; titularidade e
    pt | privacy | privacidade; política de privacidade; proteção de; lgpd; rgpd; dados pessoais
    pt | confidentiality | informações confidenciais; sigilo
    pt | data-collected | dados que; informações que; quais dados; coleta de; dados coletados; recolha de; tipos de dados; categorias de dados; dados recolhidos; dados tratados; informações coletadas; dados pessoais coletados; dados pessoais recolhidos; o que coletamos; permissões; origem dos dados
    pt | data-use | uso das; uso de; como utilizamos; finalidade; finalidades; para que; tratamento; tratamento de; bases legais; base legal; por que; propósito; utilização de; utilização das; fundamento; decisões automatizadas
    pt | data-sharing | compartilhamento; compartilhamento de; com quem; partilha de; divulgação de; destinatários dos; transmissão; operadores; comunicação de dados; acesso de terceiros; subcontratantes; partilha; fornecedores
    pt | data-retention | retenção; armazenamento de; prazo de; por quanto tempo; período de; exclusão de; eliminação de; guarda; conservação dos; prazo de conservação; prazos de conservação; término do tratamento
    pt | data-rights | direitos do; direitos dos; seus direitos; direitos; exercício de; direitos do utilizador; revogação do consentimento; direitos dos titulares; os seus direitos; autoridade
    pt | children | menores de idade; idade; idade mínima; adolescentes; crianças e; capacidade; elegibilidade
    pt | security | segurança da; segurança dos; medidas de segurança; proteção dos; incidentes; violação de dados; segurança e
    pt | third-party | links; links para; serviços de terceiros; sites de terceiros; ligações; hiperligações; redes sociais; conteúdo de terceiros; terceiros
    pt | indemnity | indenização; indemnização; ressarcimento
    pt | support | suporte técnico; atendimento ao cliente; manutenção; níveis de serviço; apoio; ajuda
    pt | cookies | cookies; rastreio; tecnologias de rastreamento
    pt | attribution | atribuição; atribuição e; citação; fonte
    nl | acceptance | aanbod; aanbod en; offerte*; totstandkoming; totstandkoming van; aanvaarding; offertes en; toestemming; akkoord met; opdracht; overeenkomst
    nl | grant | toegestaan gebruik; wat u mag; u mag; licentie; licenties; gebruiksrechten; licentieverlening; gebruiksrecht; licentie en; verlening
    nl | restrictions | niet toegestaan; u mag niet; wat u niet mag; beperkingen; gebruiksbeperkingen; beperkingen van het gebruik; exportcontrole
    nl | conduct | verboden gebruik; regels; gedragsregels; verplichtingen van de gebruiker; verplichtingen gebruiker; gebruik van de; misbruik; huisregels; verboden; gebruik van de dienst; verantwoordelijkheden van de gebruiker; toegestaan gebruik; fair use
    nl | warranty | uitvoering van de; garantie; garanties; beschikbaarheid; geen garantie; conformiteit; disclaimer; vrijwaring van; oplevering; gebreken; resultaatsverplichting; inspanningsverplichting
    nl | liability | aansprakelijkheid; beperking van aansprakelijkheid; uitgesloten schade; schade; aansprakelijkheid en; uitsluiting van; uitsluiting aansprakelijkheid; schadevergoeding; maximale aansprakelijkheid
    nl | disputes | geschillen; geschillenbeslechting; klachten; klachtenprocedure; klachtenregeling; bevoegde rechter; bevoegde rechtbank; rechtbank; mediation; klacht; geschillenregeling; forumkeuze; bevoegdheid
    nl | governing-law | nederlands recht; belgisch recht; recht; toepasselijk recht; toepasselijk; nederlands recht; toepasselijke wetgeving; wetgeving
    nl | payment | gratis versie; abonnementen; automatische verlenging; in app aankopen; prijswijziging*; honorarium; huurprijs; borg; betaling; betalingen; tarieven; prijzen; facturatie; facturen; facturering; wanbetaling; betalingsvoorwaarden; bezwaren facturen; btw; levering; prijzen en; betalingstermijn; verzendkosten; terugbetaling; abonnementen; proefperiode; aanbetaling; incasso; incassokosten; tarief
    nl | termination | annulering*; opzegging; herroeping*; herroepingsrecht; einde; ontbinding; duur en; opschorting; eenmalige opdrachten; beëindiging; retourneren; looptijd en; abonnementsdiensten; einde van; bedenktijd
    nl | changes | wijziging; wijzigingen; wijziging van; wijzigingen in; aanpassingen; wijzigen van; actualisering; wijzigingen algemene voorwaarden; wijziging van de dienst; wijzigingen diensten; wijzigingen in de dienst
    nl | updates | wijziging van de dienst; wijzigingen diensten; nieuwe versies; software updates; wijzigingen in de dienst
    nl | contact | bedrijfsgegevens; contactgegevens; identiteit; wie zijn wij; wie we zijn; contact; over ons; gegevens van; functionaris; functionaris voor gegevensbescherming; vragen; verwerkingsverantwoordelijke; kennisgevingen; colofon; identiteit van de ondernemer; contactinformatie
    nl | general | vervaltermijn; contractsoverneming; volledige overeenkomst; afstand van recht*; taal; nietigheid; gehele overeenkomst; nietigheid; gehele overeenkomst; afstand van recht; afstand; overdracht; rangorde; documenten hiërarchie; hiërarchie; overige bepalingen; toepasselijkheid; slotbepalingen; algemene bepalingen; splitsbaarheid; deelbaarheid; vertaling; taal; reikwijdte; overmacht; diversen; toepassingsgebied; wijze van communicatie; volledigheid; werkingssfeer
    nl | accounts | account; registratie; gebruikersaccount; inloggegevens; wachtwoord; aanmelding; profiel; accountbeveiliging; lidmaatschap
    nl | user-content | inhoud van gebruikers; uw content; gebruikerscontent; bijdragen; klantgegevens; door u; beoordelingen; uw inhoud
    nl | copyright | eigendom; intellectueel eigendom; eigendomsrechten; merkrecht*; auteursrechten; intellectuele eigendomsrechten; copyright; eigendom van
    nl | privacy | privacy en; avg; gegevensbescherming
    nl | confidentiality | geheimhouding; vertrouwelijkheid; vertrouwelijke informatie
    nl | data-collected | persoonsgegevens die; gegevens die; welke persoonsgegevens; soorten gegevens; verzamelde informatie; categorieën; verwerkte gegevens; persoonsgegevens die wij; wat we verzamelen; gegevensverwerking; bijzondere persoonsgegevens; informatie die
    nl | data-use | doel; doelen; waarom; waarvoor; doel van; doeleinden van; gebruik van persoonsgegevens; verwerking; verwerking van; rechtsgronden; grondslagen; geautomatiseerde besluitvorming; gebruik van gegevens
    nl | data-sharing | delen met; delen van; derden delen; verstrekking aan; met wie; doorgifte; subverwerkers; verwerkers; ontvangers van; doorgeven; delen van persoonsgegevens
    nl | data-retention | bewaartermijn; bewaartermijnen; hoe lang; opslag van; verwijderen; bewaren van; gegevens bewaren; wissen
    nl | data-rights | uw rechten; jouw rechten; je rechten; rechten; inzage; inzien; inzage en; recht op; gegevens inzien; rechten van; klacht indienen; intrekken; bezwaar
    nl | security | beveiliging van; beveiligen; datalek; datalekken; beveiligingsmaatregelen; bescherming
    nl | children | minderjarigen; leeftijdsgrens; minimumleeftijd; kinderen; jonger dan; jongeren
    nl | third-party | derden; diensten van derden; links; links naar; externe; websites van derden; inschakeling van derden; externe links; derde partijen
    nl | indemnity | vrijwaring; vrijwaring; schadeloosstelling; vrijwaringen
    nl | cookies | cookies; analytics; tracking
    nl | support | onderhoud en; helpdesk; onboarding; service; service level; klantenservice; ondersteuning en; storingen
    nl | transfers | buiten de eu; buiten de eer; internationale doorgifte; doorgifte buiten
    sv | acceptance | godkännande; accept; samtycke; avtalets ingående; ingående av avtal; beställning; avtal; offert; acceptans
    sv | definitions | definition*; begrepp
    sv | grant | du får; tillåten användning; rätt att; licens; upplåtelse; nyttjanderätt; rätt att använda; licensvillkor; användningsrätt
    sv | restrictions | du får inte; otillåten; ej tillåtet; inte tillåtet; begränsningar; användningsbegränsning*; restriktioner
    sv | conduct | otillåten; förbjud*; uppförande*; användarens skyldigheter; användarens ansvar; regler; användning av tjänsten; missbruk; acceptabel användning; otillåten användning; kundens skyldigheter; ordningsregler
    sv | warranty | garanti*; ansvarsfriskrivning; tillgänglighet; reklamation*; friskrivning*; fel i
    sv | liability | ansvar; ansvarsbegränsning*; skadestånd; begränsning av ansvar; ansvar för; vårt ansvar
    sv | disputes | tvist*; tvistlösning; klagomål; forum; domstol
    sv | governing-law | tillämplig lag; lagval; gällande lag; tillämplig; svensk lag
    sv | payment | gratisversion; gratis version; abonnemang*; prenumeration*; automatisk förnyelse; köp i appen; prisändring*; hyra; deposition; pris*; betal*; avgift*; fakturering; återbetalning*; leverans; moms; prenumeration*; betalningsvillkor; ersättning
    sv | termination | uppsägning*; ångerrätt; avtalstid; hävning; upphörande; avstängning; retur*; avslut*; giltighetstid; avbokning
    sv | changes | ändring*; uppdatering*; förändring*; ändringar i; ändringar av
    sv | contact | kontakt*; personuppgiftsansvarig*; parter och ansvar; ansvarig; vem är; vilka vi är; meddelanden; om oss; dataskyddsombud; kontakta
    sv | general | hela avtalet; hela överenskommelsen; avstående; språk; övrigt; övriga; allmänt; force majeure; överlåtelse; fullständig reglering; allmänna bestämmelser; ogiltighet; slutbestämmelser; tillämpning; omfattning; fullständigt avtal
    sv | accounts | konto*; användarkonto; registrering; inloggning; medlemskap
    sv | user-content | användarinnehåll; ditt innehåll; innehåll
    sv | copyright | upphovsrätt*; immateriella rättigheter; immaterial*; varumärke*; äganderätt*
    sv | privacy | integritet*; personuppgift*; dataskydd
    sv | data-collected | platsdata; beteendedata; känsliga uppgifter; analysdata; enhetsdata; användningsdata; uppgifter som samlas; vilka uppgifter; vilka personuppgifter; vilka uppgifter; uppgifter vi; insamling; samlar; vilken information; kategorier; information vi; uppgifter som
    sv | data-use | varför; ändamål*; syfte*; rättslig grund; laglig grund; användning av; hur vi använder; personuppgiftsbehandling; behandling av; vilken laglig grund; behandlar vi
    sv | data-sharing | delar; delning; utlämn*; mottagare; vem får; vilka delar; överföring till; vilka får; personuppgiftsbiträde*; tredje parter vi
    sv | data-retention | lagring*; hur länge; sparar; gallring; lagringstid; radering; bevarande
    sv | data-rights | dina rättigheter; rättigheter; registrerades; rätt till; dina val; klaga
    sv | security | säkerhet*; skyddar; skydd av
    sv | children | barn; minderårig*; ålder*; åldersgräns
    sv | transfers | utanför eu; tredje land; överföring till tredje; utanför ees; tredjeland
    sv | third-party | tredje part*; tredjepart*; externa länkar; länkar
    sv | cookies | cookie*; kakor; spårning
    sv | indemnity | skadeslöshet; ersättningsskyldighet; skadeslös*
    sv | support | support; kundtjänst; underhåll; drift
    da | acceptance | accept; samtykke; aftalens indgåelse; aftaleindgåelse; bestilling; indgåelse af
    da | grant | du må; tilladt brug; du har ret til; brugsrettigheder; licens; brugsret; tildeling; licensgivelse; ret til brug
    da | restrictions | du må ikke; ikke tilladt; ikke ret til; begrænsninger; brugsbegrænsning*; restriktioner
    da | conduct | forbud*; adfærd; brugerens forpligtelser; acceptabel brug; misbrug; regler for; brug af tjenesten; forbudt; kundens forpligtelser; ulovlig*
    da | warranty | garanti*; ansvarsfraskrivelse; tilgængelighed; reklamation*; mangler; forbehold
    da | liability | ansvar*; ansvarsbegrænsning; erstatning*; begrænsning af ansvar
    da | disputes | tvist*; klage*; tvistløsning; værneting; konflikt*; klageadgang
    da | governing-law | lovvalg; gældende lov; gældende ret; lovgivning
    da | payment | gratis version; gratisversion; abonnementer; automatisk fornyelse; køb i appen; prisændring*; leje; depositum; husleje; pris*; betaling*; gebyr*; fakturering; refusion*; levering; moms; abonnement*; tilbagebetaling*; betalingsbetingelser
    da | termination | opsigelse*; ophør; fortrydelsesret*; varighed; ophævelse; lukning af; retur*; suspension; løbetid
    da | changes | ændring*; opdatering*; ændringer i
    da | contact | kontakt*; dataansvarlig*; hvem er vi; hvem vi er; meddelelser; virksomhedsoplysninger; databeskyttelsesrådgiver; om os
    da | general | hele aftalen; afkald; sprog; fuldstændig aftale; øvrige; generelt; force majeure; overdragelse; diverse; ugyldighed; generelle bestemmelser; afsluttende; anvendelsesområde; almindelige bestemmelser; omfang
    da | accounts | konto*; brugerkonto; registrering; oprettelse; medlemskab
    da | user-content | brugerindhold; dit indhold; indhold
    da | copyright | ophavsret*; immateriel*; intellektuel*; varemærke*; ejendomsret
    da | privacy | privatliv*; personoplysning*; persondata*; databeskyttelse
    da | data-collected | hvad vi gemmer; hvad vi indsamler; vi gemmer; følsomme oplysninger; enhedsdata; på din enhed; vi ikke indsamler; hvilke oplysninger; hvilke data; indsamler; indsamling*; oplysninger vi; indsamlede; personoplysninger vi; typer af; kategorier
    da | data-use | formål*; hvorfor; retsgrundlag*; brug af oplysninger; hvordan vi bruger; behandling af; anvendelse af; behandlingsgrundlag
    da | data-sharing | deling*; deler; videregivelse*; modtagere; databehandler*; videregiver; hvem deler
    da | data-retention | opbevaring*; hvor længe; sletning*; sletter; opbevaringsperiode; gemmer
    da | data-rights | klager; klage over; dine rettigheder; rettigheder; indsigt; registreredes; ret til; klage til; klag til
    da | security | sikkerhed*; beskytter; datasikkerhed
    da | children | børn*; mindreårig*; alder*; aldersgrænse
    da | transfers | tredjeland*; uden for eu; international overførsel; overførsel til
    da | third-party | tredjepart*; tredjemand; links; eksterne
    da | cookies | cookie*; sporing
    da | indemnity | skadesløs*; skadesløsholdelse
    da | support | support; kundeservice; vedligeholdelse; drift
    nb | acceptance | aksept av; godta; godtakelse; aksept; samtykke; avtaleinngåelse; inngåelse av; godkjenning; bestilling
    nb | grant | bruksrettigheter; du har rett til; tillatt bruk; du kan; lisens; bruksrett; tildeling; rett til bruk
    nb | restrictions | ikke rett til; du kan ikke; ikke tillatt; begrensninger; bruksbegrensning*; restriksjoner
    nb | conduct | forbud*; oppførsel; brukerens plikter; akseptabel bruk; misbruk; regler for; bruk av tjenesten; forbudt; brukerens ansvar; ulovlig*; retningslinjer for
    nb | warranty | garanti*; ansvarsfraskrivelse; tilgjengelighet; reklamasjon*; mangler; forbehold
    nb | liability | ansvar*; ansvarsbegrensning; erstatning*; begrensning av ansvar
    nb | disputes | tvist*; klage*; tvisteløsning; verneting; konflikt*
    nb | governing-law | lovvalg; gjeldende lov; gjeldende rett; lovgivning; rettsvalg
    nb | payment | gratis versjon; gratisversjon; betalte funksjoner; betalte; refusjoner; refusjonspolicy; premium; automatisk fornyelse; depositum; husleie; pris*; betaling*; gebyr*; fakturering; refusjon*; levering; mva; abonnement*; tilbakebetaling*; kjøp; kjøp i appen; betalingsvilkår
    nb | termination | oppsigelse*; opphør; angrerett*; varighet; heving; sletting av konto; retur*; suspensjon; avslutning
    nb | changes | endring*; oppdatering*; endringer i
    nb | contact | kontakt*; behandlingsansvarlig*; hvem vi er; hvem er vi; meldinger; om oss; personvernombud*
    nb | general | hele avtalen; avkall; språk; fullstendig avtale; øvrige; generelt; force majeure; overdragelse; diverse; ugyldighet; generelle bestemmelser; avsluttende; virkeområde; omfang; alminnelige bestemmelser
    nb | accounts | konto*; brukerkonto; registrering; opprettelse; medlemskap
    nb | user-content | brukerinnhold; ditt innhold; innhold
    nb | copyright | eierskap; rettigheter til; opphavsrett*; immateriel*; immaterielle; varemerke*; eiendomsrett
    nb | privacy | personvern*; personopplysning*
    nb | data-collected | hva vi lagrer; hva vi samler; sensitive opplysninger; enhetsdata; på enheten; hvilke opplysninger; hvilke data; samler inn; vi samler; innsamling*; informasjon vi; opplysninger vi; innhentede; personopplysninger vi; samler ikke inn; typer opplysninger; vi ikke samler; opplysninger som; hva vi; lokalt på enheten
    nb | data-use | formål*; hvorfor; rettslig grunnlag; behandlingsgrunnlag; bruk av opplysninger; hvordan vi bruker; behandling av; slik bruker
    nb | data-sharing | deling*; deler; utlevering*; mottakere; databehandler*; hvem deler; overføring til
    nb | data-retention | lagring*; datalagring; hvor lenge; sletting*; sletter; oppbevaring*; lagringstid
    nb | data-rights | dine rettigheter; rettigheter; innsyn; registrertes; rett til; klage til; klagerett
    nb | security | sikkerhet*; beskytter; datasikkerhet
    nb | children | barn*; barns personvern; mindreårig*; alder*; aldersgrense
    nb | transfers | tredjeland*; utenfor eu; utenfor eøs; internasjonal overføring
    nb | third-party | tredjepart*; lenker; eksterne; reklame; tredjeparter
    nb | cookies | cookie*; informasjonskaps*; sporing; analyse
    nb | indemnity | skadesløs*; skadesløsholdelse
    nb | support | support; kundeservice; kundestøtte; vedlikehold; drift
    fi | acceptance | hyväksy*; suostumus; sopimuksen syntyminen; tilaus; ehtojen hyväksyminen
    fi | grant | saat; sallittu käyttö; käyttöoikeudet; käyttöoikeu*; lisenssi; oikeuksien myöntäminen; käyttölupa
    fi | restrictions | et saa; kielletyt; ei sallittu; rajoitukset; käyttörajoitu*; käytön rajoitukset
    fi | conduct | kielle*; käyttäytymi*; käyttäjän velvollisuu*; käyttäjän vastuu; hyväksyttävä käyttö; väärinkäyttö; säännöt; palvelun käyttö; asiakkaan velvollisuu*
    fi | warranty | taku*; takuun; vastuuvapau*; saatavuus; virhe*; reklamaatio*
    fi | liability | vastuu*; vastuunrajoitu*; vahingonkorvau*; korvausvastuu
    fi | disputes | riita*; riitojen; erimielisyy*; valitu*; riidanratkaisu; oikeuspaikka
    fi | governing-law | sovellettava laki; sovellettava lainsäädäntö; lainvalinta
    fi | payment | ilmaisversio; maksuton versio; tilaukset; automaattinen uusiutuminen; sovelluksen sisäiset ostot; hinnanmuutokset; vuokra; hinna*; hinnat; maksu*; laskutus; palautukset; toimitus; tilaukset; maksuehdot; hyvitykset
    fi | termination | irtisanomi*; päättymi*; voimassaolo; purkaminen; peruutu*; peruuttamisoikeus; käyttökielto; kesto
    fi | changes | muutokset; muuttaminen; muutos*; tietosuojaselosteen muutokset; tietosuojaselosteen muuttaminen; päivity*; päivittäminen; ehtojen muuttaminen
    fi | contact | yhteystie*; rekisterinpitäj*; yhteydenot*; ota yhteyttä; ilmoitukset; yhteyshenkilö*; tietosuojavastaava
    fi | general | koko sopimus; kieli; luopuminen; muut ehdot; yleistä; ylivoimainen este; siirto; muut määräykset; yleiset; sopimuksen siirto; soveltamisala; pätemättömyys
    fi | accounts | käyttäjätil*; rekisteröity*; tili; tunnukset; jäsenyys
    fi | user-content | käyttäjän sisältö; sisältö; käyttäjäsisältö
    fi | copyright | tekijänoikeu*; immateriaalioikeu*; omistusoikeu*; tavaramerk*; immateriaali*
    fi | privacy | tietosuoja; yksityisyy*; henkilötiedot; henkilötietojen käsittely
    fi | data-collected | kerättävät; käsiteltävät; mitä tietoja; tietosisältö; henkilötietoryhmät; tietolähte*; kerätyt tiedot; tietojen kerääminen; kerättävät tiedot; tietoja keräämme; henkilötietojen kerääminen; rekisterin tietosisältö
    fi | data-use | tarkoitus*; oikeusperuste*; käyttötarkoitu*; miksi; peruste; käsittelyn tarkoitus; henkilötietojen käsittelyn tarkoitus; ylläpito; kirjanpito; kirjaaminen; tietojen käyttö
    fi | data-sharing | luovut*; vastaanottajat; siirrot; tietojen luovuttaminen; käsittelijät; jakaminen; henkilötietojen luovutta*
    fi | data-retention | säilyty*; säilyttämi*; säilytysaika*; poistaminen; henkilötietojen säilyttäminen; tallennus; kuinka kauan
    fi | data-rights | oikeutesi; rekisteröidyn oikeu*; tarkastusoikeus; oikeudet; valitusoikeus; rekisteröidyllä; henkilötietojen tarkast*
    fi | security | suojau*; tietoturva*; turvallisuus; suojaaminen; manuaalinen aineisto; sähköisesti tallennetut; suojauksen periaatteet; henkilötietojen suoja*
    fi | children | lapset; lasten; alaikäi*; ikä; ikäraja*
    fi | transfers | eu n ulkopuolel*; eta n ulkopuolel*; siirto kolmansiin; siirtäminen
    fi | third-party | kolmann*; kolmansien; ulkoiset linkit; linkit
    fi | cookies | eväste*; seuranta; analytiikka
    fi | indemnity | korvausvelvollisuu*; vapauttaminen
    fi | support | tuki; asiakaspalvelu; asiakastuki; huolto
    pl | acceptance | akceptacja; zawarcie umowy; postanowienia wstępne; warunki zawierania; zgoda; złożenie zamówienia; zamówienia
    pl | grant | dozwolone użycie; dozwolony użytek; co wolno; zakres dozwolonego; licencja; udzielenie licencji; prawo do korzystania; zakres licencji; licencje; warunki licencji; uprawnienia licencyjne
    pl | restrictions | zakazy techniczne; niedozwolone; czego nie wolno; zabronione działania; ograniczenia; ograniczenia korzystania; zakazane sposoby
    pl | conduct | dozwolone korzystanie; niedozwolone treści; zgłaszanie naruszeń; treści zabronione; zasady korzystania; zakazy; niedozwolone; zakaz dostarczania; obowiązki; obowiązki użytkownika; obowiązki użytkowników; niedozwolone działania; zabronione; prawa i obowiązki; treści bezprawne; odpowiedzialność użytkownika; korzystanie z; kodeks
    pl | warranty | gwarancja; rękojmia; wyłączenie gwarancji; dostępność; brak gwarancji; niezgodność; zgodność; wyłączenia
    pl | liability | za treści; siła wyższa; odpowiedzialność; ograniczenie odpowiedzialności; wyłączenie odpowiedzialności; odpowiedzialność i; odpowiedzialność usługodawcy; szkody; ograniczenia odpowiedzialności
    pl | disputes | spory; rozstrzyganie sporów; reklamacje; reklamacja; postępowanie reklamacyjne; sąd; rozwiązywanie sporów; pozasądowe; właściwość sądu; tryb reklamacyjny; procedura reklamacyjna; jurysdykcja
    pl | governing-law | prawo właściwe; prawo; prawo właściwe i; podstawa prawna umowy; przepisy prawa
    pl | payment | wersja bezpłatna; wersja darmowa; plan darmowy; plany; automatyczne odnowienie; odnowienie subskrypcji; zakupy w aplikacji; zmiana cen; płatności; ceny; opłaty; faktury; zwroty; dostawa; subskrypcja; abonament; cennik; formy płatności; koszty; okres próbny; rozliczenia; wynagrodzenie
    pl | termination | odstąpienie; odstąpienie od; prawo odstąpienia; prawo odstąpienia od umowy; rozwiązanie; rozwiązanie umowy; wypowiedzenie; okres obowiązywania; usunięcie konta; zawieszenie; zakończenie; blokada; czas trwania; wygaśnięcie
    pl | changes | zmiany; zmiana; zmiany regulaminu; zmiana regulaminu; zmiany w; aktualizacja polityki; zmiany w aplikacji; zmiany w usłud*
    pl | updates | aktualizacje; aktualizacja aplikacji; zmiany w aplikacji; zmiany w usłud*; rozwój
    pl | contact | kontakt; dane kontaktowe; usługodawca; administrator; administrator danych; kim jesteśmy; dane administratora; dane firmy; sprzedawca; inspektor; powiadomienia; zawiadomienia
    pl | general | całość umowy; zrzeczenie; język umowy; postanowienia; postanowienia ogólne; postanowienia końcowe; przepisy końcowe; przepisy ogólne; informacje ogólne; siła wyższa; cesja; przeniesienie praw; inne postanowienia; klauzula salwatoryjna; rozdzielność; zakres zastosowania; zakres stosowania
    pl | accounts | konto użytkownika; rejestracja; konto; zakładanie konta; logowanie; konta
    pl | user-content | treści użytkownik*; treści; treść użytkownika; opinie; materiały użytkownik*
    pl | copyright | własność; prawa autorskie; prawa własności; znaki; prawa autorskie i
    pl | privacy | prywatność; ochrona danych; dane osobowe; rodo; polityka prywatności; przetwarzanie danych osobowych
    pl | confidentiality | poufność; informacje poufne
    pl | data-collected | jakie dane; zakres danych; zbierane dane; rodzaje danych; jakie informacje; kategorie danych; dane które; zakres przetwarzania; źródła danych; uprawnienia aplikacji; zakres przetwarzanych danych
    pl | data-use | cel; cele; cele i podstawy; dlaczego; podstawy prawne; podstawa prawna; cel i podstawa; w jakich celach; wykorzystanie; profilowanie; cele przetwarzania danych osobowych; podstawa przetwarzania
    pl | data-sharing | odbiorcy; odbiorcy danych; komu; udostępnianie; przekazywanie; powierzenie; udostępnianie danych; podmioty przetwarzające; udostępnianie danych osobowych
    pl | data-retention | okres przechowywania; jak długo; czas przechowywania; przechowywanie danych; retencja; usuwanie; okres przechowywania danych osobowych; usunięcie danych; przez jaki okres
    pl | data-rights | twoje prawa; prawa użytkownika; prawa użytkowników; prawa osób; prawa osoby; prawa podmiot*; uprawnienia; prawo do; skarga; prawa osób których dane dotyczą; pana prawa; państwa prawa
    pl | children | wymagania wiekowe; wiek; dzieci; osoby niepełnoletnie; prywatność dzieci; ograniczenia wiekowe; małoletni; niepełnoletni*
    pl | security | bezpieczeństwo; bezpieczeństwo danych; zabezpieczenia; zabezpieczenie; ochrona i
    pl | third-party | usługi zewnętrzne; linki; podmioty trzecie; strony trzecie; usługi stron trzecich; usługi podmiotów trzecich; odnośniki; zewnętrzne
    pl | indemnity | zwolnienie z; odszkodowania; regres
    pl | transfers | poza eog; państwa trzecie; państw trzecich; przekazywanie danych poza; transfer
    pl | cookies | pliki cookies; pliki cookie; cookies; śledzenie; analityka
    pl | support | wsparcie techniczne; pomoc; serwis; obsługa klienta; wymagania techniczne
    cs | acceptance | uzavření kupní smlouvy; objednávka; uzavření; souhlas s; objednávání; přijetí podmínek
    cs | grant | povolené použití; smíte; co smíte; licence; udělení licence; licenční; právo užití; oprávnění
    cs | conduct | práva a povinnosti; pravidla; povinnosti uživatel*; zakázané; zneužití; pravidla chování; zakázané jednání; užívání služby; povinnosti
    cs | warranty | záruka; záruky; vyloučení záruk; dostupnost; odpovědnost za vady; reklamace; reklamační řád; vady
    cs | liability | omezení odpovědnosti; odpovědnost; vyloučení odpovědnosti; náhrada; škoda
    cs | disputes | řešení; mimosoudní řešení; stížnosti; soudní příslušnost; příslušnost; soud; spor
    cs | governing-law | rozhodné; právo; právní řád; rozhodné právo a
    cs | payment | bezplatná verze; verze zdarma; předplatné; automatické obnovení; nákupy v aplikaci; změna cen; nájemné; kauce; cena a; platební podmínky; platební; ceny a; fakturace; dodání; doprava; dodací podmínky; úhrada; zkušební doba; předplatné
    cs | termination | odstoupení od; odstoupení; ukončení smlouvy; trvání; výpověď smlouvy; zrušení účtu; doba platnosti; zrušení; pozastavení
    cs | changes | změny; změna; aktualizace; změny podmínek; změny těchto
    cs | contact | správce osobních; kontaktní údaje; provozovatel; prodávající; identifikace; totožnost; poskytovatel; pověřenec pro; údaje o; kdo je správcem
    cs | general | různé; úplná dohoda; úplnost dohody; vzdání se; jazyk; závěrečná; úvodní; ustanovení; obecná; společná; postoupení; oddělitelnost; rozsah; přechodná; závěrečné
    cs | data-collected | zpracovávané; rozsah; rozsah zpracování; které údaje; osobní údaje které; druhy; sběr; jaké osobní údaje
    cs | data-use | účel zpracování; účely; proč; právní důvod; důvody; zpracování osobních údajů; zpracování; účel a; zákonnost
    cs | data-sharing | příjemci osobních; komu; příjemce; zpracovatelé; předávání údajů; poskytování; kdo má přístup; příjemci
    cs | data-retention | doba; jak dlouho; doba zpracování; doba uchování; lhůta; uchování; doba uložení
    cs | data-rights | práva; vaše; práva subjektů údajů; uplatnění práv; dozorový úřad; právo na; jaká máte práva
    cs | security | zabezpečení osobních; bezpečnost; ochrana; podmínky zabezpečení
    cs | third-party | odkazy; třetí; služby třetích; subjekty
    cs | support | podpora; úpravy na zakázku; podpora a; zákaznická; technická; servis
    hu | acceptance | elfogadása; szerződés létrejötte; megrendelés; hozzájárulás; rendelés
    hu | grant | megengedett használat köre; engedélyezett használat; licencia; felhasználási engedély; engedély
    hu | conduct | helyes használat; megengedett használat; elfogadható használat; a felhasználó kötelezettségei; felhasználói kötelezettségek; tilalmak; magatartás*; kötelezettség*; tiltott tevékenységek; jogok és kötelezettségek; a felhasználó kötelezettségei; moderálás
    hu | warranty | tanácsadás kizárása; rendelkezésre állás; szavatosság; jótállás; kellékszavatosság; hibás teljesítés; rendelkezésre; garancia kizárása
    hu | liability | vis maior; felelősségi korlátozás; felelősség; felelősségkorlátozás; felelősség korlátozása; felelősség kizárása; kártérítési; felelősségi
    hu | disputes | viták; panasz*; panaszkezelés; bíróság*; illetékesség; joghatóság; vitás; békéltető*; vitarendezés
    hu | governing-law | irányadó; alkalmazandó; jogszabály*; irányadó jog és; alkalmazandó jogszabály*
    hu | payment | ingyenes csomag; ingyenes verzió; előfizetési; előfizetési típusok; automatikus megújítás; csomagok; árváltozás; alkalmazáson belüli vásárlás*; díjak; árak; fizetési feltételek; szállítás; számla; vételár; előfizetések; próbaidőszak; díjfizetés; szállítási
    hu | termination | felhasználói felmondás; fiók törlése; következmények; elállási; elállási jog; felmondás; megszűnés; időtartam; felfüggesztés; szerződés megszűnése; felhasználói fiók törlése; megszüntetése
    hu | changes | módosítása; változások; módosítások; szerződési feltételek módosítása; frissítése
    hu | contact | üzemeltető; üzemeltető adatai; kapcsolatfelvétel; kapcsolattartó; adatkezelő adatai; adatkezelő megnevezése; az adatkezelő; impresszum; szolgáltató; elérhetőségek; adatvédelmi tisztviselő; kik vagyunk; értesítések
    hu | general | joglemondás; teljes megállapodás; nyelv; jogról való lemondás; teljes körű megállapodás; általános; záró; egyéb; bevezető rendelkezések; részleges érvénytelenség; átruházás; vegyes rendelkezések; rendelkezések; tárgyi hatály
    hu | data-collected | kezelt személyes adatok; személyes adatok köre; a kezelt; milyen személyes; adatgyűjtés; gyűjtött; az adatok köre
    hu | data-use | az adatkezelés célja; jogalapja; adatkezelés jogalapja; miért; célok; felhasználása; adatkezelés célja és jogalapja; adatkezelések
    hu | data-sharing | adatfeldolgozók; adatfeldolgozó; továbbítás; harmadik feleknek; címzettek; ki férhet; kinek; megosztása
    hu | data-retention | megőrzési; tárolása; időtartama; törlése; meddig; adattárolás; az adatkezelés időtartama
    hu | data-rights | érintettek; az érintettek jogai; érintett jogai; jogérvényesítés*; jogorvoslati; jogorvoslati lehetőség*; tájékoztatáshoz
    hu | security | adatbiztonsági; védelme; biztonsági; adatbiztonság
    hu | user-content | felhasználói adatok; feltöltött tartalom; beküldés*; beküldése; feltöltött; lektorálás*; tartalmak; hozzászólás*; felhasználói tartalmak; vélemények
    hu | third-party | külső; hivatkozások; linkek; harmadik felek; külső szolgáltatók
    hu | accounts | fiókkezelés; fióktípusok; felhasználói fiókok; fiókok; fiók biztonsága; felhasználói fiók; regisztrálás; fiók létrehozása; bejelentkezés
    hu | copyright | szerzői jogok; szellemi tulajdonjogok; szellemi; védjegyek
    hu | grant | használati feltételek
    ro | acceptance | acceptarea; acceptarea termenilor; încheierea contractului; comanda; comenzi; obiectul
    ro | definitions | definiții; părțile acordului; părțile; părți; terminologie; definiţii
    ro | grant | utilizare permisă; utilizări permise; ce puteți face; licență; licența; acordarea; drepturi de utilizare; drept de folosință; licenţă
    ro | conduct | conduita utilizator*; utilizare acceptabilă; publicarea anunțurilor; conținut interzis; comportament interzis; conduită; reguli; activități interzise; utilizarea site; utilizarea serviciului; interdicții; abuz; responsabilitățile utilizatorului
    ro | warranty | garanții; garanție; garanția; conformitate; garanţii; excluderea garanțiilor; disponibilitate*
    ro | liability | responsabilități; limitarea răspunderii; forță majoră; răspunderea; limitarea; răspundere; exonerare*; excluderea răspunderii; răspunderea contractuală; limitarea răspunderii
    ro | disputes | litigii; soluționarea litigiilor; reclamații; reclamaţii; conflict*; instanță; jurisdicție; soluţionarea; anpc; jurisdicția; competența; dispute; soluționarea alternativă
    ro | governing-law | legea; lege; legislație; legislația; drept aplicabil; legea aplicabilă și
    ro | payment | versiune gratuită; versiunea gratuită; plan gratuit; abonamente; reînnoire automată; plăți; prețuri; modificarea prețurilor; rambursări; prețuri; plăți; modalități de plată; facturare; retur; politica de retur; politica de retur anulare; obligațiile beneficiarului; livrare; livrarea; rambursări; costuri; abonamente; prețul; preţ*; plăţi
    ro | termination | închiderea conturilor; suspendarea; închiderea contului; încetarea; anulare; anularea; dreptul de retragere; retragere; rezilierea; încetarea; durata; suspendarea; politica de retur anulare; denunțare unilaterală; returnare*; retur; politica de anulare
    ro | changes | modificări; modificarea; actualizări; modificarea termenilor; actualizare; modificări ale
    ro | contact | date de; operatorul de date; cine; informații de contact; identitatea; date de identificare; despre noi; notificări; operatorul; responsabil*; prestatorul; prestator
    ro | general | acordul integral; renunțare; limba; acord complet; dispoziții; dispoziţii; dispoziţii finale; dispoziţii generale; prevederi; prevederi finale; clauze finale; cesiune; cesiunea; alte dispoziții; nulitate; divizibilitate; clauze; forţă majoră; forța majoră; domeniul de aplicare
    ro | data-collected | ce date colectăm; datele personale; date personale colectate; ce informații; informații colectate; categoriile de date; tipuri de date; informații pe care; colectarea datelor
    ro | data-use | scopurile; de ce; cum; temeiul juridic; temeiurile; prelucrarea datelor; prelucrarea; scopul prelucrării; utilizarea informațiilor; baza legală
    ro | data-sharing | destinatarii; cui; împărtășim; divulgăm; transmiterea; dezvăluim; partajăm; către cine; furnizori; împuterniciți; dezvăluirea datelor
    ro | data-retention | cât timp; păstrarea datelor; perioada; durata de stocare; stocarea; perioada de stocare; durata păstrării; ștergerea datelor
    ro | data-rights | drepturi; drepturile; drepturile persoanelor vizate; drepturile persoanei vizate; exercitarea; ce drepturi; autoritatea de supraveghere
    ro | security | securitatea; securitatea datelor; protejăm; măsuri de securitate
    ro | third-party | terți; linkuri; link uri; site uri terțe; servicii terțe; legături
    ro | copyright | proprietate; proprietatea; drepturile de autor; proprietate intelectuală și; drepturi de proprietate
    ro | children | minorii; copiilor; vârsta; vârsta minimă
    ro | transfers | transfer; transferul datelor; transferul internațional; în afara; transfer în străinătate
    el | acceptance | αποδοχη ορων; αποδοχη των ορων; αποδοχη
    el | grant | επιτρεπομενη χρηση; αδεια χρησησ; δικαιωμα χρησησ; αδεια; χορηγηση; παροχη αδειασ; αδεια χρησησ; δικαιωματα χρησησ
    el | conduct | χρηση του; υποχρεωσεισ; κανονεσ; απαγορευμενη; επιτρεπομενη χρηση; υποχρεωσεισ χρηστη; υποχρεωσεισ των χρηστων; απαγορευσεισ; ορθη χρηση
    el | warranty | εγγυησεισ; αποποιηση ευθυνησ; αποποιηση εγγυησεων; διαθεσιμοτητα; εγγυηση
    el | liability | ευθυνη; περιορισμοσ; περιορισμοσ τησ ευθυνησ; ευθυνεσ; αποποιηση ευθυνησ
    el | disputes | επιλυση διαφορων; δικαιοδοσια; αρμοδια; αρμοδια δικαστηρια; δωσιδικια; καταγγελιεσ
    el | governing-law | δικαιο; εφαρμοστεο; νομοσ; νομοθεσια; ισχυον δικαιο; εφαρμοστεο δικαιο και
    el | payment | δωρεαν εκδοση; συνδρομεσ; συνδρομη; αυτοματη ανανεωση; αγορεσ εντοσ εφαρμογησ; χρεωσεισ; πληρωμη; τιμη; χρεωση; επιστροφεσ; επιστροφεσ χρηματων; τελη; κοστοσ; αποστολη; παραδοση; συνδρομεσ
    el | termination | τερματισμοσ; ληξη; ακυρωση; υπαναχωρηση; διακοπη; αναστολη; καταγγελια τησ; διαρκεια
    el | changes | τροποποιησεισ; αλλαγη; ενημερωσεισ; αλλαγεσ και; μεταβολη
    el | contact | επικοινωνια; υπευθυνοσ; στοιχεια επικοινωνιασ; ποιοι ειμαστε; ερωτησεισ; στοιχεια
    el | general | πληρησ συμφωνια; συνολικη συμφωνια; παραιτηση; γλωσσα; γενικοι; γενικα; λοιπεσ διαταξεισ; τελικεσ; τελικεσ διαταξεισ; διαφορα; πεδιο εφαρμογησ; διαιρετοτητα
    el | data-collected | αναλυτικα στοιχεια; προσωπικεσ πληροφοριεσ; ποια δεδομενα; δεδομενα που συλλεγ*; ευαισθητα δεδομενα; ποια; αδειεσ; τι δεδομενα; δεδομενα; συλλεγουμε; κατηγοριεσ δεδομενων; τι συλλεγουμε; δεδομενα που συλλεγονται; πληροφοριεσ που συλλεγουμε
    el | data-use | σκοποσ; σκοποι; γιατι; πωσ χρησιμοποιουμε; χρηση; νομικη; νομικη βαση; επεξεργασια
    el | data-sharing | με ποιουσ; κοινοποιηση; τι καταγραφουν αλλοι; μοιραζομαστε; γνωστοποιηση; διαμοιρασμοσ; αποδεκτεσ των; διαβιβαση σε; τι αποστελλεται; τι στελνει
    el | data-retention | ποσο; χρονοσ διατηρησησ; διατηρηση; τι διατηρειται; χρονοσ; διαγραφη δεδομενων; περιοδοσ διατηρησησ; αποθηκευση δεδομενων; διατηρειται στη συσκευη
    el | data-rights | πωσ να ασκησετε; ασκηση δικαιωματων; τα δικαιωματα σασ; καταγγελια; δικαιωματα; τα δικαιωματα; δικαιωματα χρηστων; δικαιωματα υποκειμενων; τα δικαιωματα σασ
    el | security | ασφαλεια δεδομενων; μετρα ασφαλειασ; προστασια
    el | third-party | φιλοξενια; υποδομη; εξωτερικεσ υπηρεσιεσ; υπηρεσιεσ τριτων; παροχοι; τριτα μερη; τριτουσ παροχουσ; συνδεσμοι; υπηρεσιεσ τριτων; συνδεσμοι προσ; εξωτερικοι
    el | copyright | πνευματικη; ιδιοκτησια; πνευματικα; δικαιωματα πνευματικησ; δικαιωματα πνευματικησ ιδιοκτησιασ; σηματα
    el | accounts | λογαριασμοσ χρηστη; εγγραφη χρηστη; κωδικοσ
    el | user-content | περιεχομενο; περιεχομενο που; σχολια
    el | privacy | προστασια προσωπικων; ιδιωτικο; πολιτικη απορρητου; προσωπικα
    el | children | παιδικ*; ηλικιακ*; οριο ηλικιασ
    tr | acceptance | kabulü; sözleşmenin kurulmasi; sözleşmenin konusu; onayi; sipariş; yürürlük; koşullarin kabulü
    tr | grant | izin verilen kullanim; yapabilirsiniz; kullanim haklari; lisans; kullanim hakki; lisans kapsami; lisans hakki; kullanim izni; kullanim lisansi
    tr | restrictions | yapamazsiniz; izin verilmeyen; yasak kullanim; kisitlamalar; sinirlamalar; kullanim sinirlari; kullanim kisitlamalari
    tr | conduct | yasaklar; kullanim koşullari; yükümlülükler; kullanicinin yükümlülükleri; hak ve yükümlülükler; üyenin; kabul edilemez; kötüye kullanim; kullanici sorumluluklari; yasaklanan; topluluk kurallari; hizmetin kullanimi
    tr | warranty | garanti; garantiler; garanti reddi; ayip; hizmet seviyesi; sorumluluk reddi; erişilebilirlik
    tr | liability | sorumluluk; sorumluluğun; sorumluluk siniri; sorumluluğun sinirlandirilmasi; sorumluluk reddi; sorumluluğun sinirlanmasi; zararlar
    tr | disputes | arabuluculuk; yetkili mahkeme; yetkili mahkeme ve; uyuşmazliklarin; uyuşmazlik; yetkili; yetkili mahkemeler; şikayet*; itiraz; yetki; uyuşmazliklarin çözümü
    tr | governing-law | hukuk; uygulanacak; uygulanacak hukuk ve; mevzuat; uygulanabilir hukuk
    tr | payment | ücretsiz sürüm; ücretsiz plan; otomatik yenileme; uygulama içi satin alma*; fiyat değişiklik*; planlar; ücretler; ödeme; ödemeler; fiyatlar; iade; teslimat; faturalandirma; abonelik; cayma ve iade; iadeler; deneme süresi
    tr | termination | kullanici tarafindan fesih; tek tarafli; sözleşmenin feshi; sona erme; süre ve; cayma; cayma hakki; iptal; hesabin kapatilmasi; askiya alma; üyeliğin sona; süresi
    tr | changes | değişiklikler; güncellemeler; değişiklik; politika değişiklik*; değişiklikleri
    tr | contact | iletişim; iletişim ve; veri sorumlusuna başvuru; biz kimiz; iletişim bilgileri; veri sorumlusunun; tebligat; satici; hakkimizda; irtibat; bildirimler
    tr | general | tam sözleşme; sözleşmenin bütünlüğü; feragat; dil; tam anlaşma; bütünlük; diğer; diğer hükümler; çeşitli; yürürlük; bölünebilirlik; devir; feragat; genel; delil; delil sözleşmesi; konu; kapsam; amaç
    tr | data-collected | toplamanin yöntemi; toplama yöntemi; toplanma yöntemi; hassas veriler; toplanan veriler; işlenen; işlenen veriler; hangi kişisel; veri kategorileri; kişisel verilerin toplanma*; toplanan kişisel; toplanan bilgiler; topladiğimiz bilgiler; topladiğimiz veriler
    tr | data-use | hangi amaçlarla; işlenme amaçlari; işleneceği; hangi amaçla işlen*; amaçlar; neden; veri işleme; işlenme; kişisel verilerin işlenme amac*; bilgilerin kullanim*; verilerin işlenmesi
    tr | data-sharing | kimlere; aktarilabileceği; hangi amaçla aktar*; kimlere aktar*; aktarma; aktarimi; verilerin aktarilmasi; kimlerle; paylaşimi; üçüncü kişilere; kişisel verilerin aktaril*; veri paylaşimi; bilgi paylaşimi
    tr | data-retention | saklama süresi; saklama; silme; imha; verilerin saklanmasi; ne kadar
    tr | data-rights | ilgili kişinin; sayilan haklari; ilgili kişi haklari; ilgili kişinin haklari; haklariniz; veri sahibinin; başvuru; kvkk; kullanicinin haklari; veri sahibi haklari; sahip olduğunuz haklar
    tr | security | hesap güvenliği; şifre güvenliği; veri güvenliği; güvenlik; bilgi güvenliği
    tr | third-party | bağlantilar; üçüncü; diş bağlantilar; üçüncü taraf hizmet*; üçüncü parti
    tr | copyright | uygulama haklari; haklarin sakli*; fikri; fikri mülkiyet haklari; fikri ve sinai; telif hakki; telif haklari; sinai mülkiyet; markalar
    tr | accounts | üyelik; hesap oluşturma; kullanici hesabi; kayit; hesap güvenliği
    tr | indemnity | tazmin; tazminat; zararlarin tazmini
    tr | support | destek; müşteri hizmetleri; bakim; teknik destek
    ru | acceptance | вступление; введение; преамбула; порядок акцепта; акцепт; принятие условий; заключение договора; порядок заключения; предмет; предмет договора; предмет соглашения; согласие с; согласие; присоединение; порядок оформления; оформление заказа; момент заключения
    ru | grant | права использования; разрешённое использование; разрешенное использование; право использования; лицензия и права; лицензия; предоставление лицензии; лицензионн*; право на использование; права пользователя на; объем прав; объём прав; предоставляемые права; условия лицензии
    ru | restrictions | запрещается; запрещено; вы не можете; не допускается; недопустимое использование; ограничения; ограничения на использование; ограничение использования; запреты; ограничения лицензии; экспортный контроль
    ru | conduct | обязанности пользователя; права и обязанности; обязательства пользователя; порядок использования; условия использования; правила; правила пользования; права и обязанности сторон; недопустимое; пользователь обязуется; нарушения; запрещенн*; ограничения поведения; модерация; использование сервиса; использование сайта
    ru | warranty | гарантии; отказ от гарантий; качество; доступность; отсутствие гарантий; ограничение гарантий; заверения; уровень обслуживания; гарантийные
    ru | liability | ответственность; ответственность сторон; ограничение ответственности; отказ от ответственности; пределы ответственности; исключение ответственности
    ru | disputes | споры; разрешение споров; порядок разрешения; порядок разрешения споров; урегулирование споров; претензии; подсудность; юрисдикция; арбитраж; рассмотрение споров; претензионный порядок; жалобы; разрешение разногласий
    ru | governing-law | законодательство; применимое; право; применимое право и; применимое законодательство
    ru | payment | бесплатная версия; подписка; подписки; автоматическое продление; автопродление; тарифы; изменение цен*; встроенные покупки; оплата; порядок оплаты; порядок расчетов; порядок расчётов; расчеты; цена; тарифы; стоимость услуг; возврат средств; возврат; возврат денежных; доставка; платежи; подписка; финансовые условия; условия оплаты; пробный период; вознаграждение; платные услуги; стоимость и
    ru | termination | расторжение; прекращение; расторжение договора; срок; срок действия; удаление аккаунта; блокировка; отказ от договора; приостановление; срок действия договора; порядок расторжения; прекращение действия; изменение и расторжение; отзыв согласия и прекращение; односторонний отказ
    ru | changes | изменения; изменение; изменение условий; внесение; обновление; изменение политики; обновление политики; изменение и расторжение; изменение и дополнение; порядок изменения; изменения сервиса; изменение сервиса; изменение функционал*
    ru | updates | обновления программы; обновления сервиса; изменения сервиса; изменение сервиса; обновления; новые версии; изменение функционал*; доработка
    ru | contact | контакты; реквизиты; реквизиты сторон; оператор; контактная информация; контактные данные; обратная; реквизиты исполнителя; сведения об операторе; обращения; уведомления; кто мы; наименование оператора; ответственный за; правообладатель; администрация; информация об операторе; адреса и реквизиты; адреса; данные исполнителя
    ru | general | полное соглашение; отказ от прав; язык; делимость; полнота соглашения; общие; заключительные; прочие условия; прочее; дополнительные условия; форс мажор; обстоятельства непреодолимой силы; непреодолимая сила; иные условия; особые условия; конфликт положений; делимость; уступка прав; передача прав; основные положения; полнота; общие условия; юридическая сила; область действия; сфера действия; другие положения; делимость положений
    ru | accounts | регистрация; аккаунт; учетная; учётная; личный кабинет; регистрация пользователя; вход; учетные данные; учётные данные; регистрация и; пользовательский аккаунт; логин и пароль
    ru | user-content | пользовательский контент; контент пользователя; материалы; размещение; контент и; отзывы; размещение материалов; пользовательские материалы; загружаемый; содержание сайта
    ru | copyright | интеллектуальная собственность; исключительные права; авторские права; интеллектуальные права; товарный знак; права на; права на интеллектуальную; права собственности; права на контент; права правообладателя
    ru | privacy | конфиденциальность; персональные; персональные данные и; политика конфиденциальности; обработка персональных данных; обработка персональных; защита информации
    ru | data-collected | какие персональные; состав; состав персональных; перечень; перечень персональных; перечень данных; категории; категории персональных; собираемая информация; сбор информации; сбор данных; какую информацию; данные которые; информация которую; объем персональных; объём персональных; источники; категории данных; персональные данные которые; сбор и; обрабатываемые данные; разрешения; разрешения приложения
    ru | data-use | цели; цели сбора; цели обработки персональных данных; правовые основания обработки; зачем; принципы обработки; использование данных; использование персональных данных; обработка данных; обработка информации; порядок обработки; порядок и условия; способы обработки; правовые; правовое основание; принципы; условия обработки; цели использования; для чего
    ru | data-sharing | передача; передача персональных данных; передача данных; предоставление информации; третьи лица; раскрытие информации; кому; получатели; доступ третьих лиц; поручение; раскрытие данных; распространение; передача информации; обмен
    ru | data-retention | хранение; сроки; срок обработки; сроки обработки; хранение данных; удаление; уничтожение; хранение персональных данных; хранение информации; хранение и защита; срок хранения; сроки хранения персональных данных; уничтожение персональных; блокирование; актуализация
    ru | data-rights | права субъектов; права субъектов персональных данных; права субъекта; права; права пользователей; отзыв согласия; ваши; права пользователя; отзыв; обращения субъектов; доступ к персональным; права субъекта персональных данных
    ru | security | защита; защита персональных данных; меры; меры защиты; безопасность; меры по защите; меры по обеспечению; обеспечение безопасности; защита персональной; меры безопасности; безопасность данных
    ru | children | возраст; дети; несовершеннолетние; возрастные; возрастные ограничения; конфиденциальность детей
    ru | third-party | сторонние; сторонние сервисы; ссылки; ссылки на; сервисы третьих; сторонние сайты; третьи стороны; партнеры; партнёры; внешние ссылки
    ru | transfers | трансграничная; трансграничная передача; трансграничная передача персональных данных; передача за границу
    ru | indemnity | возмещение; возмещение убытков; возмещение ущерба; компенсация
    ru | support | техподдержка; поддержка пользователей; служба поддержки; техническая; техническое обслуживание
    ru | cookies | cookie; файлы cookie; аналитика; метрика; метрики; технологии отслеживания
    ru | definitions | термины; термины и; основные понятия; основные термины; термины и определения; используемые термины
    uk | acceptance | акцепт; прийняття умов; укладення договору; предмет; предмет договору; згода; порядок укладення
    uk | grant | ліцензія; дозволене використання; право використання; ліцензія; надання ліцензії; право на використання; надання; ліцензійн*
    uk | conduct | допустиме використання; прийнятне використання; правила поведінки; неприпустиме використання; обов язки користувача; обов язки користувача; права та обов язки; права і обов язки; правила; порядок використання; умови використання; заборони; заборонені дії; права та обов язки сторін; використання сервісу; зловживання
    uk | warranty | гарантії; відмова від гарантій; доступність; якість; відсутність гарантій
    uk | liability | відповідальність; обмеження відповідальності; відповідальність сторін; відмова від відповідальності
    uk | disputes | спори; вирішення; вирішення спорів; порядок вирішення; юрисдикція; претензії; підсудність; розгляд спорів; скарги
    uk | governing-law | право; законодавство; застосовне; застосовне право та
    uk | payment | безкоштовна версія; плани; підписка; підписки; автоматичне поновлення; зміни цін; зміна цін; тарифи; вбудовані покупки; оплата; ціна; тарифи; повернення; порядок оплати; порядок розрахунків; доставка; вартість послуг; повернення коштів; підписка; розрахунки
    uk | termination | скасування; скасування підписки; припинення; розірвання; керування та скасування; припинення; розірвання; строк; строк дії; термін дії; видалення облікового; блокування; розірвання договору; зміна та розірвання
    uk | changes | зміна; зміна умов; внесення; оновлення; зміни до; зміни в; зміна та розірвання
    uk | contact | контакти; реквізити; контактна інформація; контактні дані; володілець; хто ми; володілець персональних; повідомлення; розпорядник
    uk | general | повнота угоди; вся угода; відмова від прав; мова; подільність; загальні; прикінцеві; інші; інші умови; заключні; форс мажор; обставини непереборної сили; прикінцеві та; інші положення; заключні положення; сфера дії
    uk | accounts | реєстрація; акаунт; обліковий; особистий кабінет; реєстрація користувача
    uk | copyright | інтелектуальна власність; авторські права; авторське право; права інтелектуальної; права на
    uk | privacy | конфіденційність; персональні; приватність; захист персональних; політика конфіденційності; обробка персональних
    uk | data-collected | які персональні; склад; перелік; категорії; інформація яку; збір даних; збір інформації; збір; яку інформацію; склад персональних; які дані ми; дозволи
    uk | data-use | мета; мета обробки; цілі обробки; використання; підстави; правові підстави; для чого; обробка даних; як ми; мета та; цілі
    uk | data-sharing | передача; передача персональних; розкриття інформації; третім особам; кому; одержувачі; поширення; передавання; надання доступу; треті сторони
    uk | data-retention | зберігання; строки; зберігання даних; видалення; знищення; строк; строки зберігання; термін зберігання; як довго
    uk | data-rights | права; ваші; права суб єкта; права суб єктів; відкликання згоди; права користувачів
    uk | security | захист; захист персональних даних; безпека; заходи; безпека даних
    uk | third-party | сторонні сервіси; посилання; треті особи; сторонні; сторонніх
    uk | children | діти; вікові; вік; неповнолітні; конфіденційність дітей
    uk | transfers | транскордонна; міжнародна; передача за кордон
    id | acceptance | penerimaan; persetujuan; penerimaan syarat; penerimaan ketentuan; persetujuan pengguna
    id | grant | anda boleh; penggunaan yang diizinkan; hak penggunaan; lisensi; pemberian; lisensi penggunaan; hak guna; izin
    id | conduct | penggunaan yang dilarang; perilaku pengguna; kewajiban; aturan; ketentuan penggunaan; larangan penggunaan; aktivitas terlarang; penyalahgunaan; kode etik; penggunaan layanan; konten yang dilarang; hak dan kewajiban
    id | warranty | penafian; jaminan; penolakan jaminan; ketersediaan; penyangkalan; garansi; tanpa jaminan
    id | liability | tanggung jawab; pembatasan; pembatasan tanggung jawab; batas tanggung jawab; batasan tanggung jawab
    id | disputes | penyelesaian; penyelesaian sengketa; perselisihan; sengketa; keluhan; yurisdiksi; penyelesaian perselisihan
    id | governing-law | hukum; hukum yang berlaku; hukum dan; hukum yang mengatur; peraturan
    id | payment | versi gratis; paket gratis; paket berlangganan; langganan; perpanjangan otomatis; pembelian dalam aplikasi; pengembalian dana; pembayaran; biaya; harga; kebijakan pengembalian; pengembalian; langganan; pajak; pengiriman; pembelian; pengembalian dana
    id | termination | penghentian; pengakhiran; pemutusan; pembatalan; penangguhan; masa berlaku; penutupan akun; penghapusan akun; durasi
    id | changes | perubahan; perubahan kebijakan; perubahan ketentuan; pembaruan; perubahan syarat; perubahan pada
    id | contact | hubungi; kontak; informasi kontak; tentang kami; hubungi kami; pengendali data; siapa kami
    id | general | ketentuan lain; umum; lainnya; ketentuan lainnya; keterpisahan; keadaan memaksa; ketentuan penutup; penutup; keseluruhan perjanjian; pengalihan; ruang lingkup; ketentuan umum
    id | accounts | akun; pendaftaran; pendaftaran akun; akun pengguna; keamanan akun; registrasi
    id | user-content | konten; konten yang; konten pengguna; unggahan; ulasan
    id | copyright | hak; hak kekayaan; kekayaan; merek; hak milik; hak cipta dan; kekayaan intelektual
    id | privacy | privasi; perlindungan; data pribadi; kebijakan privasi
    id | confidentiality | kerahasiaan
    id | data-collected | informasi yang kami; data yang kami; jenis data; pengumpulan data; pengumpulan informasi; jenis informasi; data yang; informasi apa; izin aplikasi; informasi yang dikumpulkan
    id | data-use | penggunaan informasi; penggunaan data; penggunaan informasi yang; penggunaan; bagaimana; tujuan; cara kami; penggunaan data; pemrosesan; dasar hukum; cara kami menggunakan
    id | data-sharing | pengungkapan; berbagi informasi; berbagi data; pembagian informasi; pengungkapan informasi; pembagian data; penyedia layanan
    id | data-retention | penyimpanan; penyimpanan data; retensi data; berapa lama; penghapusan data; masa simpan
    id | data-rights | hak anda; hak pengguna; hak subjek; hak hak; pilihan; hak atas data
    id | security | keamanan; keamanan data; perlindungan data anda
    id | third-party | situs lain; koneksi ke situs; tautan ke; situs pihak ketiga; layanan pihak ketiga; layanan pihak; tautan; situs pihak; tautan ke; pihak ketiga; tautan eksternal
    id | children | anak; usia; privasi anak; batas usia; anak anak
    id | indemnity | ganti rugi; pelepasan; penggantian kerugian; ganti; ganti rugi; pembebasan
    vi | acceptance | chấp nhận điều khoản; chấp thuận; đồng ý; giao kết hợp đồng; sự đồng ý
    vi | grant | hành vi được phép; được phép; quyền sử dụng; phạm vi được phép; giấy phép; quyền sử dụng; cấp quyền; cấp phép; giấy phép sử dụng
    vi | conduct | quy tắc; quy định sử dụng; hành vi bị cấm; nghĩa vụ; sử dụng dịch vụ; trách nhiệm người dùng; hành vi; quyền và nghĩa vụ; hành vi cấm; quy tắc cộng đồng; nghĩa vụ của người sử dụng
    vi | warranty | từ chối; bảo đảm; từ chối trách nhiệm; miễn trừ; tuyên bố miễn trừ; tính khả dụng
    vi | liability | trách nhiệm; giới hạn; miễn trừ trách nhiệm; giới hạn trách nhiệm; bồi thường thiệt hại
    vi | disputes | giải quyết; giải quyết tranh chấp; khiếu nại; tranh chấp; thẩm quyền giải quyết; giải quyết khiếu nại
    vi | governing-law | luật; pháp luật; luật áp dụng; luật áp dụng và
    vi | payment | phiên bản miễn phí; gói miễn phí; gói đăng ký; gia hạn tự động; mua trong ứng dụng; thanh toán; giá; phí dịch vụ; hoàn tiền; chính sách hoàn tiền; vận chuyển; giao hàng; đổi trả; phí và
    vi | termination | hậu quả; khi vi phạm; xử lý vi phạm; hậu quả vi phạm; chấm dứt; tạm ngừng; hủy; đình chỉ; chấm dứt tài khoản; thời hạn; xóa tài khoản
    vi | changes | thay đổi; sửa đổi; cập nhật; thay đổi chính sách; thay đổi điều khoản; sửa đổi bổ sung
    vi | contact | thông tin liên hệ; liên hệ; liên hệ với chúng tôi; về chúng tôi; địa chỉ
    vi | general | chung; khác; quy định; quy định chung; điều khoản cuối; hiệu lực; phạm vi áp dụng; điều khoản chung; quy định khác; hiệu lực thi hành
    vi | data-collected | thông tin thu thập; thu thập; thu thập thông tin; dữ liệu; loại dữ liệu; thông tin mà; thu thập dữ liệu; phạm vi thu thập
    vi | data-use | sử dụng; mục đích sử dụng; mục đích thu thập; mục đích; phạm vi sử dụng; sử dụng thông tin
    vi | data-sharing | chia sẻ thông tin; tiết lộ; chia sẻ; bên thứ ba tiếp cận; tiết lộ thông tin; chia sẻ dữ liệu
    vi | data-retention | lưu trữ; thời gian lưu trữ; xóa; lưu giữ; lưu trữ dữ liệu; thời gian
    vi | data-rights | quyền; quyền của bạn; quyền của người dùng; quyền truy cập
    vi | security | bảo vệ; an toàn; bảo vệ dữ liệu; cam kết bảo mật; an ninh; bảo mật dữ liệu
    vi | third-party | liên kết; bên thứ ba; liên kết bên ngoài; dịch vụ bên thứ ba; liên kết đến
    vi | user-content | nội dung; nội dung của; nội dung do; nội dung người dùng
    vi | copyright | quyền tác giả; sở hữu; quyền sở hữu trí tuệ; sở hữu trí tuệ
    vi | children | trẻ em; độ tuổi; trẻ vị thành niên
    he | acceptance | הסכמה לתנאים; קבלת; הסכמת המשתמש; הסכמה לתנאי; כריתת
    he | grant | רישיון; רשיון; רישיון שימוש; הרשאה; זכויות שימוש; היתר שימוש
    he | conduct | שימוש באתר; שימוש בשירות; כללי התנהגות; התחייבויות; שימושים אסורים; כללים; השימוש באתר; חובות; התחייבויות המשתמש; תנאי השימוש; שימוש לרעה; כללי השימוש
    he | warranty | הסרת אחריות; היעדר; ויתור; זמינות; הגבלת אחריות; פטור מאחריות; העדר אחריות
    he | liability | אחריות; הגבלת; הגבלת האחריות; פטור; פטור מאחריות; אחריות החברה; אחריות וביטוח; הסרת אחריות
    he | disputes | סכסוך; סמכות; סמכות שיפוט; סמכות השיפוט; יישוב סכסוכים; בוררות; דין וסמכות שיפוט; הדין וסמכות
    he | governing-law | דין; הדין; דין וסמכות שיפוט; ברירת דין; הדין החל וסמכות; חוק; הדין וסמכות; החוק
    he | payment | גרסה חינמית; מנויים; חידוש אוטומטי; רכישות בתוך האפליקציה; החזרים; תשלום; תנאי תשלום; מחיר; ביטולים; ביטולים והחזרים; משלוחים; החזרים; החזר כספי; דמי מנוי; מחירים ותשלום; אספקה; עלויות
    he | termination | סיום ההסכם; ביטול; ביטול עסקה; ביטול החשבון; סיום; הפסקת השירות; השעיה; תוקף; ביטול חשבון; ביטולים
    he | changes | שינוי; שינויים בתנאים; עדכון; עדכון המדיניות; שינויים במדיניות; שינוי תנאים; שינוי התנאים; שינויים במדיניות הפרטיות
    he | contact | ליצירת קשר; יצירת קשר; צור קשר; צרו קשר; פנייה אלינו; יצירת; פרטי קשר; צור; פרטי התקשרות; מי אנחנו; פניות; הודעות; אודות; פרטי החברה; בעל השליטה
    he | general | כללי; שונות; הוראות; הוראות נוספות; מבוא; כללים כלליים; המחאה; הפרדה; המחאת זכויות; תנאים כלליים
    he | data-collected | נתונים שלא נאספים; הגדרות אפליקציה; מידע שנאסף; נתונים שנאספים; אילו נתונים; איסוף נתונים; מידע שאיננו אוספים; נתונים רגישים; איזה; המידע שאנו; המידע הנאסף; איסוף מידע; סוגי מידע; איסוף המידע; מידע הנאסף; המידע שנאסף; המידע שאנחנו אוספים; הרשאות
    he | data-use | שימוש; שימושים; מטרות; למה; השימוש; מטרות השימוש; השימוש במידע; מטרת; שימוש במידע; עיבוד
    he | data-sharing | בקשות ברשת; שיתוף נתונים; שיתוף מידע; העברת מידע; שירותי צד שלישי; העברת; מסירת; שיתוף מידע; העברת מידע לצדדים; שיתוף המידע; גילוי; מסירת מידע לצד שלישי; העברת מידע לצד שלישי
    he | data-retention | מטמון; אחסון נתונים; אחסון מידע; כמה זמן; מחיקת נתונים; שמירת; שמירה; תקופת; משך שמירת; מחיקת; מחיקת מידע; שמירת הנתונים; מחיקת חשבון
    he | data-rights | זכויות; זכות; זכות לעיין; זכויות נושא; זכויותיכם; זכויות נושאי; הזכויות; זכויות המשתמשים
    he | security | אבטחת; אבטחת המידע; הגנה; הגנה על
    he | third-party | שירותי צד שלישי; אריחי מפה; שירותים חיצוניים; קישורים; צדדים; קישורים לאתרים; שירותי צד שלישי; שירותים של צד שלישי; פרסומות; שירותי צדדים שלישיים
    he | copyright | זכויות יוצרים; קניין; קנין רוחני; סימני; הקניין הרוחני; זכויות קניין רוחני; זכויות קניין; זכויות יוצרים וקניין
    he | user-content | תוכן; תוכן גולשים; תכני; תוכן שנוצר; תגובות; תכני משתמשים
    he | children | גיל; קטינים; ילדים; הגבלת גיל; כשירות
    he | accounts | חשבון; הרשמה לאתר; חשבון משתמש; פתיחת חשבון; רישום לאתר
    he | indemnity | שיפוי; פיצוי; שיפוי ופיצוי
    ar | acceptance | قبول; الموافقة; القبول; الموافقة على الشروط; قبول الشروط
    ar | grant | الاستخدام المسموح; ما يمكنك; الترخيص; ترخيص; منح الترخيص; رخصة الاستخدام; ترخيص الاستخدام; حق الاستخدام
    ar | conduct | سلوك; استخدام الموقع; استخدام الخدمة; التزامات; شروط الاستخدام; المسموح; سوء الاستخدام; الأنشطة المحظورة; الاستخدام المحظور; مسؤوليات المستخدم; واجبات المستخدم; قواعد السلوك
    ar | warranty | إخلاء; الضمان; ضمانات; إخلاء الضمان; التوفر; عدم الضمان; إخلاء المسؤولية
    ar | liability | حدود المسؤولية; تحديد المسؤولية; المسؤوليات; إخلاء المسؤولية; إخلاء مسؤولية
    ar | disputes | حل النزاعات; فض; النزاعات; الاختصاص; تسوية المنازعات; تسوية النزاعات; الولاية القضائية; الاختصاص القضائي; الشكاوى
    ar | governing-law | القانون; القوانين; القانون الحاكم; القانون الواجب; القانون المطبق
    ar | payment | حق الانسحاب; النسخة المجانية; الاشتراك; التجديد التلقائي; الشراء داخل التطبيق; استرداد الأموال; الدفع; المدفوعات; الأسعار; الرسوم; سياسة الاسترداد; الاسترجاع; الاشتراكات; التكاليف; الشحن; التوصيل; الإرجاع; الضرائب; الاستبدال
    ar | termination | إنهاء; الإنهاء; إلغاء; تعليق; إيقاف; مدة; إنهاء الخدمة; إنهاء الحساب; تعليق الحساب; إنهاء الاتفاقية
    ar | changes | تغييرات; التعديلات; تحديث; تحديثات; تعديل الشروط; التغييرات; تغييرات على; التعديلات على
    ar | contact | اتصل; تواصل معنا; معلومات الاتصال; كيفية الاتصال; من نحن; الاتصال بنا; بيانات الاتصال
    ar | general | عامة; أحكام; متنوعة; أحكام عامة; أحكام أخرى; قابلية الفصل; التنازل; شروط عامة; نطاق; الأحكام العامة; الأحكام الختامية
    ar | data-collected | المعلومات التي; المعلومات التي نجمعها; البيانات المجمعة; أنواع; جمع المعلومات; جمع البيانات; المعلومات المجمعة; البيانات التي نجمعها; أنواع البيانات; الأذونات
    ar | data-use | استخدام بياناتك; كيفية استخدام; كيف نستخدم; استخدام معلوماتك; الغرض; معالجة; أغراض المعالجة; كيف نستخدم معلوماتك
    ar | data-sharing | مشاركة المعلومات; مشاركة البيانات; الإفصاح; إفصاح; الكشف; الإفصاح عن المعلومات; مشاركة بياناتك; الكشف عن المعلومات
    ar | data-retention | الاحتفاظ; الاحتفاظ بالبيانات; التخزين; مدة; حفظ; حذف; تخزين البيانات; حذف البيانات
    ar | data-rights | حقوقك; خيارات; حقوق أصحاب; حقوق المستخدمين; حقوق صاحب البيانات
    ar | security | أمان; أمن; حماية; الحماية; أمان البيانات; أمن المعلومات; حماية المعلومات
    ar | third-party | روابط; أطراف; الروابط; خدمات الطرف; خدمات الجهات الخارجية; روابط خارجية; الروابط الخارجية; جهات خارجية; خدمات خارجية
    ar | copyright | الملكية; ملكية; حقوق الملكية; حقوق الملكية الفكرية; العلامات
    ar | user-content | محتوى; المحتوى; محتوى المستخدم; محتوى المستخدمين; تعليقات
    ar | privacy | خصوصية; خصوصيتك; الخصوصية; سياسة الخصوصية
    ar | children | الأطفال; خصوصية الأطفال; العمر; القاصرين; السن القانونية; الأهلية
    ar | accounts | حساب; الحسابات; حساب المستخدم; إنشاء الحساب; إنشاء حساب; التسجيل والحساب
    ar | indemnity | التعويضات; تعويض; التعويض
    ja | acceptance | 規約への同意; 利用契約の成立; 本規約への同意; 契約の申込; 利用契約; 契約の締結; 利用申込; 総則同意; はじめに
    ja | grant | ライセンス; 使用許諾; 利用許諾; 使用の許諾; 利用権の付与; 許諾の範囲; 使用権の許諾; 利用の許諾
    ja | restrictions | 使用の制限; 利用の制限; 制限; 使用範囲; 使用許諾期間; 転載; 複製の禁止; 輸出
    ja | conduct | 禁止事項; 禁止行為; 利用者の責任; 迷惑行為; 利用上の; 利用ルール; ルール; 遵守; 義務; 利用者の責務; 会員の義務; 順守事項; 反社会的勢力の排除; 反社会的勢力等; 注意事項
    ja | warranty | 非保証; 保証の否認; 無保証; 保証の制限; 不保証; 保証の放棄; 保証および
    ja | liability | 免責事項; 免責; 賠償; 責任; 責任制限; 当社の責任; 損害賠償; トラブル; 迷惑行為; 損害賠償責任; 保証の否認及び免責; 保証の否認および免責; 責任の所在; 自己責任
    ja | indemnity | 損害賠償責任; 第三者との紛争; 補償責任
    ja | disputes | 合意管轄; 管轄裁判所; 裁判管轄; 専属的合意管轄; 協議義務; 準拠法および管轄; 準拠法及び管轄; 紛争解決; 準拠法 管轄; 準拠法 裁判管轄; 準拠法 管轄; 準拠法 合意管轄; 管轄; 準拠法と管轄; 準拠法および裁判管轄; 準拠法及び裁判管轄
    ja | governing-law | 準拠法; 準拠法および管轄; 準拠法及び管轄; 準拠法 管轄; 準拠法 裁判管轄; 準拠法 合意管轄; 適用法令; 準拠法 管轄; 準拠法と管轄; 準拠法および裁判管轄; 準拠法及び裁判管轄
    ja | payment | 無料版; 無料プラン; 料金プラン; 自動更新; アプリ内課金; 定期購読; サブスクリプション; 利用料金; 利用料; 料金等; お支払い; 支払方法; 代金; 有料サービス; 返品; 返金; 送料; 機能と料金; 遅延損害金; 料金; キャンセル
    ja | termination | 利用停止; 利用の停止; 停止; 削除; 登録抹消; 解約; 退会; 契約解除; 利用制限および登録抹消; 利用制限; 契約の終了; 停止 解約; アカウントの停止; アカウントの削除; 解除; 会員資格; 使用許諾期間; 有効期間; 利用者の退会; 利用停止措置; 強制退会; 本規約の有効期間
    ja | changes | 利用規約の変更; 規約の変更; 規約等の変更; 改定; 変更; サービス内容の変更; 規約の改定; 規約変更; プライバシーポリシーの変更; 本ポリシーの変更; 方針の変更; 本規約の改定; サービスの変更; 本サービスの変更; 変更 中断; 変更 終了; 仕様変更; 内容の変更
    ja | updates | 提供の停止; サービスの提供の停止; 中断; サービスの変更; サービス内容の変更; 本サービスの変更; 一時的な中断; サービスの停止; サービスの終了; 提供停止; 一時停止; 保守; メンテナンス; 機能と料金; サービス提供の中断; 本サービスの提供の停止; 変更 中断; 本サービスの停止; サービスの中断; 提供中断; 変更 終了; サービスの休止; 仕様変更
    ja | contact | 連絡; 連絡方法; お問合せ; 連絡 通知; 運営者; 事業者; 運営会社; 販売事業者; 苦情; 相談窓口; 管理者; 会社情報; 問合わせ; お問い合わせ先; 個人情報保護管理者; 連絡先; 事業者情報; 個人情報に関するお問い合わせ
    ja | general | 完全合意; 権利放棄; 権利不放棄; 言語; 通知; 連絡 通知; 存続; 譲渡; 適用; 分離可能性; 完全合意; 言語; 権利義務; 適用範囲; 規約の適用; 本規約の適用; 地位の譲渡等; 利用規約の適用; 利用規約の譲渡; 存続条項; 雑則; 附則; 不可抗力; 通知または連絡; 利用契約上の地位の譲渡; 契約上の地位の譲渡; 誠実協議; 契約の優先順位; 可分性; 一般規定
    ja | accounts | アカウント; id パスワード; パスワード; 登録情報; 利用登録; 利用者の登録; ユーザー登録; 会員; ユーザid; ログイン; id及び; ユーザーidおよびパスワード; 会員登録; アカウント管理; 利用者登録; 登録情報の変更; アカウントの管理
    ja | user-content | 投稿; 投稿データ; ユーザー投稿; 投稿内容; コンテンツの; 送信データ; 投稿コンテンツ; ユーザーデータ; 登録データ; 利用者データ
    ja | copyright | 知的財産権; 著作権等; 権利の帰属; 権利帰属; 帰属; 所有権; 商標; 知的財産; 著作権; 著作物
    ja | privacy | 通信の秘密; 個人情報の取扱; 個人情報の取扱い; 個人情報の取り扱い; 個人情報の保護; 利用者情報の取扱; 個人情報保護; プライバシーポリシー
    ja | confidentiality | 秘密保持; 秘密情報; 機密保持
    ja | data-collected | 収集しない情報; 取得しない情報; 保存される情報; 送信される情報; 機微情報; 取得する情報; 取得する個人情報; 収集する情報; 個人情報の取得; 情報の収集; 個人情報の収集方法; 取得方法; 個人情報の定義; 収集方法; 取得する利用者情報; 情報の取得; 収集する個人情報; 個人情報の収集; 個人情報の項目
    ja | data-use | 利用目的; 個人情報の利用; 利用目的の; 収集 利用する目的; 利用の目的; 個人情報の利用目的; 個人情報を収集 利用する目的; 利用目的の変更; 使用目的; 処理の目的
    ja | data-sharing | 第三者提供; 第三者への; 委託; 共同利用; 個人情報の第三者提供; 外部送信; 情報の提供; 業務委託; 第三者への提供; 個人情報の提供; 個人情報の委託; 第三者開示
    ja | data-retention | 保管期間; 個人情報の保管; データの保管; データの削除; 保存; 個人情報の保存; 保有期間; データ保持; バックアップ
    ja | data-rights | 個人情報の開示; 開示; 訂正; 個人情報の訂正; 個人情報の利用停止; 利用停止等; 開示等の請求; 個人情報の訂正および削除; 個人情報の利用停止等; 訂正及び削除; 訂正 削除; 本人からの; 訂正等; 開示 訂正; 保有個人データ
    ja | security | 安全管理措置; 安全管理; 安全性; セキュリティ対策; 個人情報の安全管理; 情報セキュリティ; 暗号化; 漏洩等; 安全対策
    ja | children | 未成年者; 未成年者の利用; 未成年者による利用; 年齢制限; 18歳未満; 子ども
    ja | third-party | 外部サービス; 提携; 提携サービス; リンク; 外部リンク; 他社サービス; 広告; 外部サイト; 連携サービス; 第三者サービス; リンクについて; 提携サイト; 広告の掲載; 広告について; 広告配信
    ja | cookies | アクセス解析; アクセス解析ツール; 解析; トラッキング; アナリティクス; 行動履歴; クッキー
    ja | transfers | 外国にある第三者; 国外; 海外; 外国への; 越境移転
    ja | support | サポート窓口; 保守サービス; カスタマーサポート; 障害; 稼働率; 技術サポート
    ja | definitions | 定義; 用語の定義
    ja | safety | 医療; 緊急; 医療機器; 医療行為; 危険
    zh | acceptance | 总则; 協議的; 协议的接受; 协议接受; 用户同意; 接受条款; 服务条款的确认; 条款的确认; 确认与接纳; 确认和接纳; 认知与接受; 同意条款; 协议的成立; 合同成立; 欢迎; 用户协议总则; 接受与; 協議範圍; 认可; 協議之接受; 同意本; 提示条款
    zh | grant | 许可; 授权许可; 许可授权; 授权范围; 软件许可; 使用许可; 许可使用; 授權條款; 授予许可; 使用权; 授權使用; 许可的范围; 许可内容
    zh | restrictions | 限制; 许可限制; 使用限制; 限制性; 使用范围; 限制使用; 出口管制; 授权限制
    zh | conduct | 使用條款; 使用条款; 使用規範; 用户行为; 禁止行为; 使用规则; 用户使用规则; 用户守则; 行为准则; 行为限制; 用户责任; 用户的权利; 用户权利与义务; 用户的权利和义务; 用户的权利与义务; 注册用户的权利与义务; 权利与义务; 权利义务; 权利和义务; 用户义务; 社区规范; 使用须知; 禁止事项; 違規; 违规; 违规处理; 使用者行為; 會員義務; 使用者的守法義務; 守法義務; 信息发布; 使用服务的; 使用规范; 違規行為; 用户行为规范; 使用者義務; 内容规范
    zh | warranty | 免責條款; 免责条款; 保证; 无担保; 无保证; 担保; 服务可用性; 免责声明; 免責聲明; 服务保证; 不保证; 聲明; 担保责任; 服務中斷; 瑕疵
    zh | liability | 免责声明; 免責聲明; 责任; 免责条款; 免責條款; 责任限制; 责任免除; 责任承担; 免责事由; 责任限额; 免责说明; 责任声明; 風險; 风险承担; 违约责任; 違約責任; 責任限制; 责任与; 免责; 責任之限制; 责任范围与; 有限责任
    zh | indemnity | 违约赔偿; 赔偿责任; 损害赔偿; 補償; 损失赔偿; 赔偿; 违约; 違約
    zh | disputes | 争议解决; 爭議解決; 法律管辖; 法律适用和管辖; 法律适用与管辖; 法律适用与争议解决; 法律适用及争议解决; 法律適用與管轄; 管辖法院; 争议处理; 纠纷解决; 適用法律及管轄; 诉讼管辖; 管轄法院; 適用法律與管轄; 法律适用及管辖; 管辖; 争议的解决; 準據法與管轄法院; 準據法及管轄法院; 投诉; 法律适用和争议解决; 申訴
    zh | governing-law | 法律适用; 法律管辖; 适用法律; 法律适用和管辖; 法律适用与管辖; 法律适用与争议解决; 法律适用及争议解决; 法律適用與管轄; 適用法律及管轄; 適用法律與管轄; 法律适用及管辖; 法律適用; 準據法與管轄法院; 準據法及管轄法院; 準據法; 适用法; 法律适用和争议解决; 法律依据和管辖
    zh | payment | 免费版; 免費版; 订阅; 訂閱; 自动续订; 应用内购买; 价格变更; 付费功能; 收费; 资费; 付费; 充值; 费用及; 费用和; 付款方式; 价款; 收費; 退費; 退款政策; 订单; 会员费; 付费服务; 费用与支付; 發票; 续费; 自动续费; 虚拟货币; 虚拟财产; 配送; 退换货; 商品價格; 收费标准
    zh | termination | 终止服务; 服务终止; 终止协议; 协议终止; 协议的终止; 账号注销; 帐号注销; 注销; 服务的终止; 服务中断; 服务中止; 中断; 封号; 终止与; 期限; 有效期; 服務終止; 拒絕或終止; 解除; 解约; 协议的变更 解除; 服务变更 中断或终止; 服务的变更 中断; 变更 中断或终止; 暂停; 服务期限; 终止条款; 停用; 账户注销; 違約終止; 终止及
    zh | changes | 协议修改; 协议的修改; 条款的修改; 条款修改; 内容的变更; 协议变更; 协议内容的变更; 协议的变更; 服务条款的修改; 变更和修订; 政策更新; 隐私政策的更新; 政策的变更; 修改和完善; 修改与; 政策的修改; 本政策的更新; 如何更新; 更新本; 协议更新; 協議的修改; 修訂; 條款之修改; 本政策如何更新; 变更通知; 政策變更; 隱私權政策修改; 修改服务条款; 条款变更; 服务变更; 服务的变更; 服務變更; 服务变更 中断或终止; 服务的变更 中断; 功能变更; 服務之變更
    zh | updates | 服务变更; 服务的变更; 软件升级; 版本更新; 软件更新; 升级与; 服务升级; 服務變更; 服务变更 中断或终止; 服务的变更 中断; 功能变更; 系统升级; 版本升级; 服务的修改; 更新与升级; 服務之變更
    zh | contact | 联系我们; 联系方式; 如何联系; 如何联系我们; 运营者; 联络; 關於我們; 运营主体; 客服; 开发者信息; 公司信息; 聯絡方式; 聯絡資訊; 反馈与; 投诉与; 开发者; 投诉举报; 我们是谁
    zh | general | 完整协议; 弃权; 棄權; 语言; 語言; 权利放弃; 其他; 其它; 其他约定; 其他条款; 一般规定; 其他事項; 附则; 通知送达; 通知与送达; 通知和送达; 通知; 协议生效; 可分割; 完整协议; 转让; 一般條款; 一般性; 其他规定; 其它约定; 总则; 適用範圍; 不可抗力; 效力; 解释权; 杂项; 雜項; 协议的效力; 补充; 附則; 其他說明; 完整性; 协议范围; 其它规定; 其它条款; 綜合; 本协议的; 條款分離; 最终解释权; 生效
    zh | accounts | 账号; 帐号; 账户; 帐户; 账号注册; 用户注册; 注册与; 账号安全; 用户账号; 注册; 用户帐号; 密码; 會員; 会员; 帳號; 註冊; 註冊義務; 會員註冊; 实名; 登录; 用户名; 密碼; 账号管理; 賬戶; 注册账号; 会员注册; 使用者帳號; 账号与; 服务使用说明
    zh | user-content | 用户发布; 用户生成; 用户内容; 内容发布; 用户信息内容; 上传; 用户上传; 內容; 内容与; 用户提供的; 发布内容; 评论; 用户提交; 使用者內容; 會員上傳; 內容規範; 用户数据; 投稿; 内容授权
    zh | copyright | 知识产权; 知识产权声明; 知识产权保护; 内容与知识产权; 版权声明; 智慧財產權; 商标权; 内容的所有权; 所有权; 权利归属; 权属; 产权; 版權聲明; 知識產權; 著作权; 智慧财产; 权利声明; 商標; 内容的版权; 智慧財產權之保護; 内容知识产权
    zh | privacy | 隐私; 隐私保护; 用户隐私; 隐私政策; 用户隐私保护; 隐私权; 个人信息保护; 隱私權; 隱私權保護; 信息保护; 用户信息保护; 个人隐私; 用户隐私制度; 个资; 個資; 隐私条款; 用户信息; 個人資料保護; 隐私声明; 隱私權政策; 用户个人信息保护
    zh | confidentiality | 保密; 保密义务; 保密条款
    zh | data-collected | 本地存储的信息; 传输至服务器的信息; 上传的信息; 敏感信息; 我们不收集; 信息类型; 收集; 信息收集; 收集的信息; 收集哪些; 收集信息; 我们收集; 收集您的; 信息的收集; 采集; 收集范围; 個人資料之蒐集; 個人資料的蒐集; 如何收集; 资料收集; 资料的收集; 權限; 权限; 设备权限; 信息类型; 我们可能收集; 权限说明; 蒐集; 數據收集; 数据收集; 收集和使用; 收集与使用; 收集及使用; 收集 使用; 应用权限; 我们如何收集; 资料蒐集
    zh | data-use | 使用; 信息使用; 使用信息; 如何使用; 使用您的; 信息的使用; 我们如何使用; 使用目的; 使用范围; 个人信息的使用; 利用目的; 個人資料之利用; 資料的使用; 處理目的; 用途; 收集和使用; 收集与使用; 收集及使用; 收集 使用; 信息用途; 目的; 资料的使用; 使用方式; 處理與利用; 利用方式; 收集目的; 如何处理; 资料使用; 蒐集目的
    zh | data-sharing | 共享; 披露; 信息共享; 信息披露; 对外提供; 转让; 提供给第三方; 公开披露; 信息分享; 共享 转让; 與第三人共用; 與第三方分享; 揭露; 委托处理; 第三方共享; 信息的披露; 信息的共享; 与第三方; 分享; 第三方sdk; 第三方 sdk; 提供 转让; 如何共享; 對外分享; 資料之揭露; 信息公开; 向第三方; 资料共享
    zh | data-retention | 存储; 保存; 保存期限; 存储期限; 信息存储; 信息的存储; 信息保存; 留存; 保留; 数据保留; 儲存; 如何存储; 存放; 存储地点; 删除; 数据删除; 存储和; 保存期間; 保留期限; 资料保存; 信息的保存; 数据存储; 資料保存; 存储与
    zh | data-rights | 您的权利; 用户权利; 您的选择; 管理您的; 如何管理; 个人信息主体; 您如何管理; 访问; 更正; 查阅; 權利; 当事人权利; 當事人權利; 您的权益; 您管理; 注销与; 您的个人信息权利; 个人信息权利; 您对; 选择权; 資料當事人; 您的權益; 用户的权利及; 个人权利
    zh | security | 安全; 信息安全; 数据安全; 保护措施; 安全保障; 安全保护; 如何保护; 資料安全; 資訊安全; 資料保護; 数据保护; 資料之保護; 账号安全; 信息的保护; 安全措施; 我们如何保护; 资料安全; 资料的保护; 保护您的; 信息保护措施
    zh | children | 未成年人; 未成年; 儿童; 未成年人保护; 儿童隐私; 年龄; 兒童; 未成年人使用; 儿童信息; 青少年; 監護人; 学生; 年齡
    zh | third-party | 第三方服务; 第三方链接; 链接; 第三方网站; 外部链接; 第三方; 連結; 第三方連結; 对外链接; 链接到; 第三方内容; 广告; 外部連結; 網站對外的相關連結; 外站; 合作方; 第三方产品; 相關連結; 第三方软件; 他方
    zh | cookies | cookie; cookies; 同类技术; 追踪; cookie之使用; 类似技术; 統計; 统计分析; 追蹤
    zh | transfers | 跨境; 出境; 数据出境; 跨境传输; 境外; 全球范围; 国际转移; 跨国; 全球转移; 域外; 转移至; 国际传输
    zh | safety | 医疗; 健康; 风险提示; 风险; 安全使用; 医疗免责; 危險; 醫療; 紧急; 警告; 安全须知
    zh | support | 技术支持; 客户支持; 客服; 维护; 客户服务; 服务支持; 維護; 售后; 技術支援; 售后服务; 服务等级; 运维
    zh | definitions | 定义; 名词解释; 释义; 用語定義; 定义与; 术语定义; 定義; 用语; 术语; 本协议双方
    ko | acceptance | 이용계약의 체결; 계약의 체결; 계약의 성립; 약관의 효력; 약관의 게시; 이용 계약; 이용계약; 회원가입; 이용 신청; 가입 신청; 이용계약 체결; 약관의 명시와; 약관의 동의; 동의; 서비스 이용계약; 구매신청; 이용신청; 계약의 체결
    ko | grant | 라이선스; 이용권; 사용권; 사용 허락; 사용권의 부여; 이용허락; 라이센스; 사용허가; 라이선스 부여; 라이선스의 허여; 사용권 부여; 사용 권한
    ko | restrictions | 제한사항; 이용 제한; 제한; 사용 제한; 금지; 사용의 제한; 사용제한; 라이선스 제한
    ko | conduct | 이용자의 의무; 이용자 의무; 회원의 의무; 회원 의무; 사용자의 의무; 금지행위; 금지 사항; 금지사항; 사용자 의무; 이용 규칙; 이용규칙; 이용자의 책임; 사용자의 책임; 부정 이용; 운영정책; 이용자의 권리와 의무; 준수사항; 이용수칙; 사용자 책임; 이용자 준수사항; 사용자의 준수
    ko | warranty | 보증; 보증의 부인; 보증의 제한; 보증 부인; 품질보증; 무보증; 보증 배제; 보증의 배제; 하자; 면책 및 보증
    ko | liability | 면책조항; 면책 조항; 면책사항; 면책; 손해배상; 책임의 제한; 책임; 회사의 책임; 책임의 한계; 책임제한; 책임 한계; 손해배상책임; 배상; 책임과; 면책 사항; 책임의 범위; 손해 배상; 회사의 면책
    ko | disputes | 분쟁; 분쟁의 해결; 분쟁해결; 분쟁 해결; 재판권; 관할; 관할법원; 재판관할; 준거법 및 재판관할; 준거법 및 관할법원; 준거법 및 관할; 소송; 준거법과 관할; 재판권 및 준거법; 관할 법원; 준거법 및 관할 법원; 분쟁조정; 이의제기; 이의신청; 준거법과 재판관할
    ko | governing-law | 준거법; 준거법 및 재판관할; 준거법 및 관할법원; 준거법 및 관할; 준거법과 관할; 재판권 및 준거법; 준거법 및 관할 법원; 적용법; 적용법률; 법률의 적용; 적용 법; 준거법과 재판관할
    ko | payment | 무료 버전; 무료 요금제; 자동 갱신; 인앱 결제; 정기 결제; 구독 요금; 유료 기능; 이용요금; 이용 요금; 요금; 유료서비스; 유료 서비스; 환불; 청약철회; 결제; 대금; 구매; 이용료; 구독; 환불 정책; 결제 및; 가격; 요금의; 과금; 정산; 배송; 수수료; 반품; 무료 체험; 취소 및 환불; 대금결제; 대금지급; 과오금
    ko | termination | 해지; 계약해지; 계약 해지; 이용계약 해지; 탈퇴; 회원 탈퇴; 회원탈퇴; 이용제한; 서비스 이용 제한; 종료; 서비스 종료; 이용정지; 중지; 정지; 서비스의 중단; 해제; 기간; 계약의 해지; 청약철회; 자격상실; 자격의 상실; 회원 자격; 서비스 중단; 계약의 해제; 계약의 종료; 변경 및 중지; 이용 정지; 서비스의 중지; 유효기간
    ko | changes | 약관의 변경; 약관의 개정; 약관 변경; 개정; 약관 개정; 변경; 방침의 변경; 방침 변경; 처리방침 변경; 처리방침의 변경; 효력 및 변경; 변경에 관한; 약관의 효력 및 변경; 개인정보처리방침의 변경; 고지의 의무; 정책 변경; 개인정보 처리방침 변경; 수정; 서비스의 변경; 서비스 변경; 서비스의 변경 및; 서비스 내용의 변경; 서비스의 내용 및 변경; 기능 변경
    ko | updates | 업데이트; 서비스의 변경; 서비스 변경; 서비스의 변경 및; 업그레이드; 서비스 내용의 변경; 소프트웨어 업데이트; 서비스의 내용 및 변경; 기능 변경; 버전; 서비스의 추가
    ko | contact | 문의; 연락처; 고객센터; 책임자; 담당자; 회사 정보; 사업자; 회사에 대한 통지; 문의처; 문의 및; 고충처리; 개인정보 보호 책임자; 문의사항; 개인정보 보호책임자; 운영자; 민원; 연락; 사업자 정보
    ko | general | 완전한 합의; 권리 포기; 언어; 기타; 총칙; 부칙; 약관의 해석; 준칙; 약관 외; 일반; 일반 조항; 양도; 양도금지; 권리의 양도; 통지; 회원에 대한 통지; 불가항력; 이용자에 대한 통지; 분리; 완전합의; 해석; 약관의 적용; 일반조항; 적용 범위; 적용범위; 가분성; 시행일; 완전 합의; 기타조항; 기타 조항; 효력 발생; 통지의 방법
    ko | accounts | 계정; 회원가입; 회원 가입; 비밀번호; 아이디; 계정 관리; 계정의 관리; 회원정보; 회원정보의 변경; 가입; 아이디 및 비밀번호; 회원 등록; 등록; 회원정보 변경; 로그인; 개인정보의 관리 및 변경; 이용자 정보
    ko | user-content | 게시물; 게시물의; 콘텐츠; 게시물의 저작권; 이용자 콘텐츠; 게시물의 관리; 사용자 제작; 이용자의 게시물; 회원의 게시물; 창작물; 후기; 게시글; 의견
    ko | copyright | 저작권; 지적재산권; 지식재산권; 권리의 귀속; 저작권의 귀속; 저작권의 귀속 및 이용제한; 지적 재산권; 소유권; 지식 재산권; 상표; 권리 귀속; 저작권 귀속; 지적소유권
    ko | privacy | 개인정보; 개인정보보호; 개인정보의 보호; 개인정보 보호; 개인정보보호의무; 개인정보 보호정책; 사생활; 개인 정보의; 통신비밀; 개인정보의 관리; 개인정보처리방침; 개인 정보 보호; 개인정보 처리방침
    ko | confidentiality | 비밀유지; 비밀 유지; 비밀보장
    ko | data-collected | 로그인 시; 결제 시; 참여 시; 수집하지 않는 정보; 민감정보; 수집하는; 수집항목; 수집 항목; 처리하는 개인정보; 처리하는 개인정보의 항목; 개인정보의 항목; 개인정보의 수집; 수집 정보; 수집정보; 수집 방법; 수집하는 개인정보; 처리항목; 처리 항목; 수집방법; 정보 수집; 정보의 수집; 접근 권한; 접근권한; 앱 권한; 권한; 수집하는 정보; 개인정보 수집; 자동으로 수집; 처리하는 항목; 수집하지 않는
    ko | data-use | 처리목적; 처리 목적; 이용목적; 이용 목적; 개인정보의 처리 목적; 수집 및 이용목적; 정보의 이용; 정보 이용; 수집 목적; 이용하는 목적; 활용; 처리 근거; 법적 근거; 개인정보의 이용; 수집 이용 목적; 정보의 활용; 이용 방법; 사용 목적; 개인정보 이용; 개인정보의 이용목적; 정보 사용
    ko | data-sharing | 제3자 제공; 제3자에게 제공; 제3자 제공에; 위탁; 처리위탁; 처리 위탁; 개인정보의 제공; 개인정보 제공; 공유; 수탁; 개인정보의 제3자 제공; 공개; 개인정보 처리의 위탁; 처리의 위탁; 제공 및 공유; 공유 및 제공; 개인정보처리의 위탁; 제삼자; 제3자 공유; 정보 공유
    ko | data-retention | 보유기간; 보유 기간; 보유; 파기; 보관; 보유 및 이용기간; 파기절차; 저장; 개인정보의 파기; 보존; 처리 및 보유; 보관 기간; 개인정보의 보유; 데이터 보관; 보유 및 이용 기간; 삭제; 개인정보의 처리 및 보유; 보관기간; 데이터 삭제; 처리 및 보유 기간; 파기 절차
    ko | data-rights | 정보주체; 정보주체의 권리; 권리와; 권리 의무; 권익침해; 구제방법; 열람; 열람청구; 정보주체와; 이용자의 권리; 권리 및; 이용자 및 법정대리인의 권리; 권리 의무; 행사방법; 사용자 권리; 사용자의 권리; 이용자 권리; 권리행사; 권익침해 구제; 권익 침해
    ko | security | 안전성; 안전성 확보; 안전성 확보조치; 보안; 안전; 보호조치; 기술적; 안전성 확보 조치; 보호 대책; 보안 조치; 데이터 보안; 개인정보의 안전성; 유출; 보호 조치; 안전 조치
    ko | children | 아동; 만 14세; 14세 미만; 연령; 아동의 개인정보; 미성년자; 청소년; 미성년자의; 어린이; 연령 제한; 아동 개인정보; 나이
    ko | third-party | 제3자 서비스; 외부 링크; 링크; 연결; 제휴; 제3자; 타사 서비스; 외부 서비스; 광고; 광고 게재; 광고게재; 연결회사; 정보의 제공 및 광고; 개별서비스; 외부링크; 연결 사이트; 제휴서비스; 타사; 광고의 게재; 링크 사이트
    ko | cookies | 쿠키; 자동 수집 장치; 자동수집장치; 자동으로 수집하는 장치; 자동 수집 장치의; 자동 수집; 개인정보 자동 수집 장치; 분석 도구; 행태정보; 개인정보 자동수집 장치
    ko | transfers | 국외이전; 국외 이전; 해외이전; 국외 제공; 국외로; 해외 전송
    ko | safety | 의료기기; 의료기기 아님; 의료; 건강; 위험; 응급; 위급; 의학적; 비상; 안전 주의
    ko | support | 고객지원; 고객 지원; 유지보수; 지원; 기술지원; 불만처리; 서비스 제공시간; 기술 지원; 유지 보수
    ko | definitions | 정의; 용어의 정의; 용어 정의; 용어
    cs | restrictions | nesmíte; nepovolené použití; zakázáno; zakázané činnosti
    hu | restrictions | tiltott tevékenység*; nem megengedett; tilos
    hu | children | korhatár; életkori; alsó korhatár
    hu | updates | szolgáltatás módosítása; karbantartás; a szolgáltatás változása
    ro | restrictions | restricții; utilizări interzise; ce nu aveți voie; nu este permis; interdicții
    ro | user-content | publicarea anunțurilor; anunțuri; conținutul utilizatorilor; anunțurilor
    ro | accounts | conturi; conturilor; închiderea conturilor; crearea contului
    el | restrictions | δεν επιτρεπεται; απαγορευσεισ; απαγορευμενεσ χρησεισ
    tr | user-content | kullanici içeriği; kullanici içerikleri; içeriğiniz
    uk | restrictions | забороняється; заборонено; обмеження ліцензії; не дозволяється
    uk | user-content | ваші фотографії; ваш контент; контент користувача; ваші дані та; ваш вміст
    uk | updates | доступність і зміни; зміни сервісу; оновлення застосунку
    vi | restrictions | hành vi bị cấm; không được phép; hành vi cấm; bị nghiêm cấm; không được làm
    id | restrictions | anda tidak boleh; dilarang; larangan penggunaan; tidak diperbolehkan
    he | restrictions | אסור לך; שימוש אסור; מגבלות
    ar | safety | العمليات التدميرية; النسخ الاحتياطية
    ar | restrictions | القيود; قيود الاستخدام; لا يجوز لك; الاستخدامات المحظورة
    """
}
