import AssentManifest

extension SectionWords {
  /// What a clause is about whose title does not tell, by what its first sentence says.
  ///
  /// A phrase stands here only when a sentence that has it is about nothing else: `kein Recht auf` tells
  /// nothing, `haftet nicht` does.
  static let leadRows: TableText = """
    en | warranty | as is; as available; without warranty; without warranties; no warranty; no warranties; disclaims all; disclaim all; makes no representation*; make no representation*; do not warrant; does not warrant; do not guarantee; does not guarantee; cannot guarantee; no guarantee*; we make no; do not make any promises; with all faults
    en | liability | not be liable; not liable; no event shall; in no event; no liability; be held liable; liable for; total liability; aggregate liability; entire liability; not responsible for; no responsibility; not be responsible for; consequential damages; at your own risk; at their own risk; assumes all risk*
    en | grant | grants you; grant you; grants to you; hereby grant*; permission is granted; is granted to; grants customer; grants the licensee; may use the software; you may use copy; is licensed to you; licensed not sold; right to use our; license authorizes; licence authorises; authorizes the licensed; you are permitted to; licensed under; may reproduce and distribute; may permit contractors
    en | restrictions | you may not copy; you may not modify; shall not copy; reverse engineer*; decompile*; disassemble*; may not rent; may not sell; may not sublicense; no other rights; export law*; export control*; export or re export; commercial purposes without; without our prior written consent; except as expressly permitted
    en | conduct | you agree not to; you must not; you may not use; you shall not use; agree not to use; you will not use; prohibited from; is prohibited; are prohibited; strictly forbidden; you are not allowed; users must not; users may not; not permitted to; you are responsible for your; do not use the service; not discriminate; ensure that your use
    en | accounts | create an account; creating an account; your account; register an account; login credentials; your password; account information; user name and password; keep your credentials; account holder; sign up for an account
    en | payment | you agree to pay; must pay; fees are; fees due; all fees; prices are; payable; invoice*; payment is due; refund*; non refundable; billed; subscription fee*; late payment*; taxes; in app purchase*; recurring charge*; purchase price
    en | termination | may terminate; may suspend; terminate this; terminate your; terminates automatically; remain in effect until; remains in effect until; right to terminate; upon termination; suspend or terminate; cancel your; termination of this; termination of these; may be suspended; period of notice; notice of termination
    en | governing-law | governed by; laws of the state; applicable law is; construed in accordance with the laws; law of england; laws of england
    en | disputes | exclusive jurisdiction; any dispute*; disputes arising; binding arbitration; courts of; court of; court proceedings; class action*; jury trial; small claims
    en | changes | may change these; may amend; may modify these; may update these; may update this; may revise; reserve the right to change; reserves the right to change; reserve the right to modify these; reserves the right to modify these; changes to this policy; changes to these; amend these; amend this; modify this agreement; update this policy; subject to change
    en | updates | may modify suspend; modify suspend or discontinue; suspend or discontinue the; modify or discontinue; may provide updates; may provide enhancements; add or remove features; discontinue the service; release new versions
    en | acceptance | by using; by accessing; by installing; by downloading; by registering; agree to be bound; you agree to these; you accept these; accepting these; do not agree; please read these; please read this; read carefully; agreement between you
    en | definitions | have the following meaning*; following definitions; shall mean; following terms; as used in this; in these terms
    en | copyright | intellectual property; copyright*; trademark*; we own; owned by; all right title; all right title and interest; exclusive property; retains ownership; retain ownership; retain all rights; owns its; are the property of
    en | user-content | you retain ownership; content you; your content; you submit; you upload; you post; user content; feedback; do not own any of your; grant us a; grants us a; suggestions you; any feedback
    en | indemnity | indemnify; indemnified; indemnification; hold harmless; hold us harmless
    en | children | years of age; years old; under the age; children under; age of 13; age of 18; minors; parental consent; under 13; under 16; under 18
    en | privacy | privacy policy; privacy notice; personal information; personal data
    en | confidentiality | confidential information; keep confidential
    en | data-collected | we collect; we do not collect; does not collect; is collected; are collected; may collect; information you provide; request may include; collects the following
    en | data-use | we use your; we use the; use this information; use the information; used to provide; purposes of processing; legal basis; used only to; is used to; are used to
    en | data-sharing | share your; we share; do not share; do not sell; does not share; disclose your; shared with; third parties with whom; transmitted to; sends your; is sent to
    en | data-retention | we retain; we keep your; we store; retained for; stored for; retention period; how long; until you delete; delete your data; kept for; is stored on
    en | data-rights | you have the right to; right of access; right to access; request deletion; request access; your rights under; lodge a complaint; withdraw your consent; exercise your rights
    en | cookies | cookies; google analytics; tracking technologies; web beacons; analytics tool*
    en | security | security measures; appropriate technical; encryption; encrypted; protect your data; protect your information; secure manner; safeguards; unauthorized access; unauthorised access
    en | third-party | third party services; third party websites; third party software; third party content; third party products; links to other; links to third; other websites; third parties to operate; open source license*; third party service*
    en | transfers | outside the european; outside the eea; standard contractual clauses; transferred to countries; adequacy decision; data privacy framework
    en | contact | contact us; reach us; questions about this; questions about these; e mail us; email us; write to us; can be contacted; please contact
    en | general | severab*; held invalid; held to be unenforceable; held to be invalid; invalid or unenforceable; entire agreement; may not assign; transfer or assign; failure to enforce; failure to exercise; no waiver; beyond our reasonable control; beyond our control; headings are for; force majeure; remainder of; joint venture; independent contractor*; deemed received; survive termination; survive the termination; order of precedence
    en | support | technical support; customer support; support services; support requests; business hours; support tickets; provide support; no obligation to provide support
    en | safety | not a medical; medical advice; emergency services; not a substitute for; medical device; seek medical; consult a doctor; injury or death
    en | attribution | give appropriate credit; give credit; must attribute; attribution to; retain the copyright notice; include the copyright notice; does not imply endorsement; suggest endorsement
    de | warranty | ohne gewähr; keine gewähr; gewähr für; keine garantie; garantiert nicht; garantieren nicht; garantiert keinen; garantiert keine; ohne gewährleistung; gewährleistet nicht; gewährleistungsansprüche; mängelansprüche; mangelhaft; sachmangel; mängel welche; verfügbarkeit von; jederzeit verfügbar; sorgfältig
    de | liability | haftet nicht; haften nicht; haftet nur; haften nur; haftung für; haftet für; haftet unbeschränkt; haften unbeschränkt; haftet der; haftung ist; haftung des; keine haftung; haftung ausgeschlossen; schadensersatz; schadenersatz; grober fahrlässigkeit; grobe fahrlässigkeit; keine verantwortung; übernimmt keine; übernehmen keine; höhere gewalt
    de | grant | räumt dem; räumen dem; räumt ihnen; nutzungsrecht; einfache recht; nicht ausschließliche; nicht übertragbare; erhält das recht; sie dürfen; wird gestattet; lizenziert; nutzungsrechte
    de | restrictions | nicht berechtigt; untersagt; dürfen nicht; darf nicht; ohne zustimmung; ohne vorherige; unterlizenz*; vervielfältig*; dekompilier*; weiterzugeben; zurückzuentwickeln
    de | conduct | ist verboten; sind verboten; verpflichtet sich; ist verpflichtet; rechtswidrig*; widerrechtlich*; unzulässig; missbräuchlich*; rechte dritter verletz*; beleidigend*; es ist untersagt
    de | accounts | benutzerkonto; nutzerkonto; zugangsdaten; registrierung; passwort; konto anlegen; kundenkonto; registrieren
    de | payment | preise; zahlung*; rechnung*; mehrwertsteuer; umsatzsteuer; vergütung; verzug; zahlbar; fällig; stundenansatz; stundensatz; entgelt*; gebühren; fakturier*; verrechnet
    de | termination | kündigen; kündigung; gekündigt; kündigungsfrist; annulliert; storniert; widerrufsrecht; unbestimmte zeit; vertrag endet; beendet werden; sperren; zu sperren
    de | governing-law | recht der bundesrepublik; es gilt das recht; es gilt deutsches recht; schweizerisches recht; schweizerischem recht; deutschem recht; österreichisches recht; österreichischem recht; unterliegt dem recht; unterliegt ausschließlich; recht anwendbar; anwendung des un; un kaufrecht*; findet deutsches recht; anwendbares recht
    de | disputes | gerichtsstand; zuständige gericht; streitigkeiten; schlichtungsstelle; verbraucherschlichtung*; streitbeilegung; os plattform; schiedsgericht*
    de | changes | behält sich vor diese; behalten uns vor diese; änderungen dieser; ändern wir; änderung dieser; diese bedingungen zu ändern; agb zu ändern; agb jederzeit; anpassen; angepasst werden
    de | updates | funktionen zu ändern; weiterentwickl*; einzustellen; neue versionen; leistungen zu ändern
    de | acceptance | vertrag kommt; kommt ein vertrag; kommt zustande; zustande; erklären sie sich; akzeptieren sie; erkennt der; mit der nutzung; stimmen sie; offerte*; angebot*
    de | definitions | im sinne dieser; bezeichnet; begriffe; nachfolgend definiert; im folgenden
    de | copyright | urheberrecht*; geistigen eigentum*; geistiges eigentum; eigentum von; eigentum des; markenrecht*; alle rechte vorbehalten; rechte verbleiben; verbleiben bei; schutzrechte
    de | user-content | eigene inhalte; eingestellte inhalte; hochgeladen*; ihre inhalte; beiträge; inhalte die
    de | indemnity | stellt den; freizustellen; stellt uns; freistellen; schadlos; hält den
    de | children | lebensjahr; minderjährige*; volljährig; unter 16; unter 18
    de | privacy | datenschutzerklärung; personenbezogene daten; datenschutz
    de | confidentiality | vertraulich*; stillschweigen; geheimhaltung
    de | data-collected | erheben; erhebt; erhoben; werden erfasst; werden gespeichert; folgende daten; verarbeiten wir; logfiles; ip adresse
    de | data-use | zum zweck; zu folgenden zwecken; verwenden wir; rechtsgrundlage; berechtigtes interesse; nutzen wir; zweck der verarbeitung
    de | data-sharing | weitergegeben; geben wir; an dritte; übermittelt; auftragsverarbeit*; weitergabe; empfänger
    de | data-retention | gespeichert bis; gelöscht; aufbewahr*; speicherdauer; löschen wir; solange
    de | data-rights | sie haben das recht; recht auf auskunft; auskunft über; beschwerde bei; einwilligung widerrufen; recht auf löschung
    de | cookies | cookies; analysedienst; google analytics
    de | security | sicherheitsmaßnahmen; verschlüssel*; technische und organisatorische; ssl; tls
    de | third-party | drittanbieter*; externe links; externen websites; webseiten dritter; software von dritten; verlinkten seiten; diensten dritter
    de | transfers | drittland; drittländer; außerhalb der eu; standardvertragsklauseln; angemessenheitsbeschluss
    de | contact | wenden sie sich; kontaktieren sie; erreichen sie uns; verantwortlicher im sinne; verantwortlich für; schreiben sie
    de | general | unwirksam; salvatorische; nichtig; nebenabreden; undurchsetzbar; schriftform; gesamte vereinbarung; abtret*; übrigen bestimmungen
    de | support | support; sla; reaktionszeit*; wartung; geschäftszeiten
    fr | warranty | en l état; tel quel; telle quelle; sans garantie; aucune garantie; ne garantit; ne garantissons; garantie légale; garanties légales; vices cachés; conformité; défaut de conformité
    fr | liability | ne saurait être; ne saurait en aucun cas; ne pourra être tenu; ne peut être tenu; ne sauraient être; responsable des dommages; responsabilité de; n est pas responsable; ne sommes pas responsables; décline toute; en aucun cas; dommages indirects; obligation de moyens
    fr | grant | accorde au; vous accorde; concède; droit non exclusif; licence non exclusive; droit d utilisation; vous autorise; sous licence; licence mit; est autorisé à; cède au client
    fr | restrictions | est interdit de copier; toute reproduction; sans autorisation; sans l autorisation; rétro ingénierie; désassembler; ne peut céder; sans accord préalable; sans l accord
    fr | conduct | s interdit; s engage à ne pas; est interdit; sont interdits; il est interdit; s abstenir; est tenu de; s engage à collaborer; propos diffamatoires; contraire à l ordre; de nature illicite
    fr | accounts | compte utilisateur; créer un compte; création d un compte; mot de passe; identifiants; inscription; votre compte
    fr | payment | le prix; les prix; facture*; paiement*; règlement; tva; hors taxes; toutes taxes; pénalités de retard; tarifs; remboursement*; acompte
    fr | termination | résilier; résiliation; résilié; mettre fin; prend fin; suspendre; droit de rétractation; préavis; durée indéterminée; annulation
    fr | governing-law | droit français; loi française; régi par; régies par; régie par; soumis au droit; soumises au droit; droit belge; droit suisse; loi applicable; lois en vigueur en
    fr | disputes | tribunal; tribunaux; litige*; différend*; médiateur; médiation; juridiction compétente; règlement amiable
    fr | changes | se réserve le droit de modifier; modifier les présentes; mettre à jour les présentes; mises à jour de; modifiées à tout moment; modifier à tout moment; peut être modifiée; modification des présentes; avenant
    fr | updates | faire évoluer; nouvelles versions; nouvelles fonctionnalités; interrompre le service; mises à jour
    fr | acceptance | en utilisant; vous acceptez; implique l acceptation; emporte acceptation; acceptation sans réserve; acceptation pleine; reconnaît avoir pris connaissance; accepte sans réserve; vaut acceptation; bon de commande; devis signé
    fr | definitions | on entend par; désigne; ont la signification; au sens des présentes; termes suivants
    fr | copyright | propriété intellectuelle; droits d auteur; droit d auteur; propriété exclusive; marques; tous droits réservés; titulaire des droits; reste propriétaire; demeurent la propriété
    fr | user-content | contenus que vous; vos contenus; votre contenu; contenu publié; contenus publiés; contributions
    fr | indemnity | indemniser; garantir contre; tenir indemne; garantit le prestataire contre; dégager de toute responsabilité
    fr | children | mineurs; âgé de; âgée de; moins de 13; moins de 15; moins de 16; moins de 18; autorité parentale
    fr | privacy | politique de confidentialité; données personnelles; données à caractère personnel; rgpd
    fr | confidentiality | confidentielles; informations confidentielles
    fr | data-collected | nous collectons; nous recueillons; sont collectées; données suivantes; collecte des données; données collectées
    fr | data-use | finalités; base légale; sont utilisées; nous utilisons; aux fins de; utilisées à des fins; intérêt légitime
    fr | data-sharing | sont transmises; destinataires; communiquées à; partagées avec; partageons; cédées à des tiers; sous traitants; transmettre à
    fr | data-retention | sont conservées; durée de conservation; conservées pendant; conservera; supprimées; pendant une durée de
    fr | data-rights | droit d accès; droit de rectification; droit à l oubli; vous disposez d un droit; cnil; droit d opposition; exercer vos droits
    fr | cookies | cookies; traceurs; google analytics
    fr | security | mesures de sécurité; mesures techniques; chiffr*; sécuriser; accès non autorisé; mesures organisationnelles
    fr | third-party | sites tiers; services tiers; liens hypertextes; liens vers; sites externes; logiciels tiers; prestataires tiers
    fr | transfers | hors de l union; hors ue; clauses contractuelles types; hors de l espace
    fr | contact | nous contacter; contactez; contacter à l adresse; par courrier à; écrire à; siège social; dont le siège
    fr | general | réputée non écrite; déclarée nulle; nulle ou; non valide; intégralité de l accord; intégralité des; force majeure; ne pas se prévaloir; autres stipulations; autres dispositions; intuitu personae; rédigées en français; langue française; opposables; s appliquent sans
    fr | support | assistance; support technique; heures d ouverture; maintenance
    es | warranty | tal cual; tal como está; sin garantía*; ninguna garantía; no garantiza; no garantizamos; según disponibilidad
    es | liability | no será responsable; no seremos responsables; no se hace responsable; no nos hacemos responsables; no somos responsables; en ningún caso; responsable de los daños; daños indirectos; no asume responsabilidad; no asumimos; no es responsable; responsables por
    es | grant | le otorga; le concede; se otorga; se concede; te otorga; te concede; licencia limitada; licencia no exclusiva; derecho no exclusivo; te damos permiso; le otorgamos; te otorgamos; bajo licencia; recibe una licencia
    es | restrictions | sin autorización; sin el consentimiento; sin nuestro consentimiento; ingeniería inversa; descompilar; no podrá copiar; no puede copiar; no podrás copiar; sin permiso; reproducir distribuir; usted no puede
    es | conduct | queda prohibido; está prohibido; se prohíbe; te comprometes a no; se compromete a no; no podrá utilizar; no debe utilizar; no está permitido; usted acepta no; no se permite
    es | accounts | crear una cuenta; su cuenta; tu cuenta; contraseña; registrarse; nombre de usuario; credenciales
    es | payment | los precios; pago*; factura*; reembolso*; tarifas; impuestos; iva; suscripción; cargos; honorarios
    es | termination | rescindir; terminar; dar por terminado; cancelar; suspender; resolver el contrato; darse de baja; terminación; desactivar
    es | governing-law | se rigen por; se rige por; leyes de; legislación; ley española; ley aplicable; derecho aplicable; conforme a las leyes
    es | disputes | tribunales; juzgados; controversia*; disputa*; arbitraje; jurisdicción; mediación; conflicto; litigio*; desacuerdo*
    es | changes | nos reservamos el derecho de modificar; se reserva el derecho de modificar; modificar estos; modificar los presentes; modificar estas; actualizar estos; cambios en estos; actualizar esta política; cambios a esta
    es | updates | nuevas funciones; discontinuar; suspender el servicio; actualizaciones; mejorar el servicio
    es | acceptance | al utilizar; al acceder; al usar; usted acepta; aceptas; acepta estos; aceptación de; está de acuerdo; implica la aceptación; los términos y condiciones
    es | definitions | se entiende por; se entenderá por; los siguientes términos; significa; tendrán el significado
    es | copyright | propiedad intelectual; derechos de autor; son propiedad de; es propiedad de; propiedad exclusiva; marcas registradas; marcas comerciales; todos los derechos reservados; titular de los derechos; pertenece a; derechos de propiedad
    es | user-content | contenido que; tu contenido; su contenido; contenidos que; publicar contenido; contenido del usuario; comentarios
    es | indemnity | indemnizar*; mantener indemne; eximir de; exonerar; sacar en paz
    es | children | menores de; mayor de edad; mayores de; años de edad; menor de
    es | privacy | política de privacidad; datos personales; información personal; aviso de privacidad
    es | confidentiality | confidencial*
    es | data-collected | recopilamos; recogemos; recolectamos; se recopilan; datos que recogemos; siguientes datos; no recopilamos; información que
    es | data-use | utilizamos; usamos; finalidad*; con el fin de; base jurídica; base legal; se utilizan para; interés legítimo
    es | data-sharing | compartimos; compartir; cedemos; terceros proveedores; no vendemos; comunicados a; destinatarios; encargados del tratamiento
    es | data-retention | conservamos; conservar; se conservarán; durante el tiempo; plazo de; eliminar sus datos; almacenamos
    es | data-rights | tiene derecho a; tienes derecho a; derecho de acceso; derechos de acceso; arco; rectificación; ejercer sus derechos; ejercer tus derechos
    es | cookies | cookies; google analytics
    es | security | medidas de seguridad; medidas técnicas; cifrado; acceso no autorizado; protegemos
    es | third-party | sitios de terceros; servicios de terceros; enlaces a; terceras partes; otros sitios
    es | transfers | fuera de la unión; transferencia internacional; transferencias internacionales; fuera del espacio
    es | contact | contáctenos; contáctanos; póngase en contacto; contactarnos; escríbenos; correo electrónico a; puede contactar; puedes contactar
    es | general | inválida; nula; inaplicable; acuerdo completo; totalidad del acuerdo; fuerza mayor; cesión; ceder; renuncia; disposiciones restantes; ajenas a nuestro control; fuera de nuestro control
    es | support | soporte técnico; horario de atención; asistencia técnica; atención al cliente
    it | warranty | così com è; così come; senza garanzia; senza garanzie; nessuna garanzia; non garantisce; non garantiamo; non offre garanzie
    it | liability | non è responsabile; non sarà responsabile; non potrà essere ritenut*; non possono essere ritenut*; non risponde; in nessun caso; declina ogni; nessuna responsabilità; danni diretti; danni indiretti; a proprio rischio
    it | grant | concede; licenza non esclusiva; diritto non esclusivo; è concesso; è consentito; autorizza l utente; sotto licenza
    it | restrictions | senza autorizzazione; senza il consenso; senza il previo; decompilare; reverse engineering; non può copiare; riprodurre distribuire; non è consentito copiare
    it | conduct | è vietato; è fatto divieto; si impegna a non; è proibito; sono vietat*; non è consentito; l utente si impegna; contenuti illeciti
    it | accounts | creare un account; password; credenziali; registrazione; proprio account; nome utente
    it | payment | prezzi; prezzo; pagament*; fattur*; rimborso; rimborsi; iva; abbonamento; canone; corrispettivo
    it | termination | recedere; recesso; risolvere; risoluzione; sospendere; cessazione; disdetta; disattivare; risolto
    it | governing-law | legge italiana; regolato dalla; regolati dalla; regolate dalla; disciplinato dalla; diritto italiano; legge applicabile; diritto svizzero
    it | disputes | foro competente; foro di; controversi*; tribunale; mediazione; arbitrato
    it | changes | si riserva il diritto di modificare; modificare i presenti; modificare le presenti; aggiornare la presente; modifiche ai presenti; modifiche alla presente; apportare modifiche; potrà essere aggiornata; potrebbe essere aggiornata
    it | updates | nuove funzionalità; interrompere il servizio; aggiornamenti; nuove versioni
    it | acceptance | utilizzando; l utilizzo del; accedendo; accetta; accettazione; accetti; si intendono accettat*; dichiara di aver letto
    it | definitions | si intende; si intendono per; indica; seguenti termini; seguenti definizioni
    it | copyright | proprietà intellettuale; diritto d autore; diritti d autore; di proprietà di; proprietà esclusiva; marchi; tutti i diritti riservati; titolare dei diritti
    it | user-content | contenuti caricati; contenuti inviati; contenuti pubblicati dall; contenuti che l utente; i tuoi contenuti
    it | indemnity | manlevare; tenere indenne; manleva; indennizzare; risarcire
    it | children | minori; anni di età; maggiorenn*; minorenn*; studenti; minori di
    it | privacy | informativa privacy; informativa sulla privacy; dati personali; gdpr
    it | confidentiality | riservat*
    it | data-collected | raccogliamo; raccoglie; dati raccolti; seguenti dati; vengono raccolti; sono raccolti; non raccoglie; non raccogliamo
    it | data-use | finalità; base giuridica; utilizziamo; vengono utilizzati; sono utilizzati; sono trattati per; legittimo interesse
    it | data-sharing | condividiamo; non condividiamo; comunicati a; condivisi con; destinatari; responsabili del trattamento; non vendiamo; ceduti a
    it | data-retention | conservati; conserviamo; conservazione; cancellati; per il tempo; periodo di
    it | data-rights | ha il diritto di; hai il diritto di; diritto di accesso; diritti previsti; reclamo al garante; esercitare i; cancellazione dei dati
    it | cookies | cookie; cookies; google analytics
    it | security | misure di sicurezza; misure tecniche; crittografia; cifrat*; accessi non autorizzati
    it | third-party | siti di terzi; servizi di terzi; link a; terze parti; siti esterni
    it | transfers | fuori dall unione; extra ue; clausole contrattuali standard; al di fuori dell
    it | contact | contattare; contattarci; contattaci; scrivere a; inviando una; sede legale; con sede
    it | general | nulla o inefficace; invalida; inefficace; intero accordo; forza maggiore; cedere; rinuncia; restanti disposizioni
    it | support | assistenza; supporto tecnico; orari
    pt | warranty | no estado em que; tal como está; sem garantia*; nenhuma garantia; não garante; não garantimos; não garantem; as is; não se garante
    pt | liability | não será responsável; não seremos responsáveis; não se responsabiliza; não nos responsabilizamos; em nenhum caso; em nenhuma hipótese; não responde por; danos indiretos; isenta; não assume responsabilidade; não é responsável; não poderá ser responsabilizad*
    pt | grant | concede; concedemos; licença não exclusiva; licença limitada; é permitido; é autorizado; sob a licença; sob licença; estruturado para consumo; autoriza
    pt | restrictions | sem autorização; sem o consentimento; engenharia reversa; descompilar; não poderá copiar; não pode copiar; é vedado; é vedada
    pt | conduct | é proibido; é proibida; fica proibido; são proibid*; compromete se a não; o usuário não deve; o usuário não poderá; não é permitido; conteúdo ilícito; conteúdo ilegal; obriga se a
    pt | accounts | criar uma conta; sua conta; senha; cadastro; cadastrar; nome de usuário; palavra passe; credenciais
    pt | payment | preços; preço; pagamento*; fatura*; reembolso*; assinatura*; tarifas; impostos; cobrança; vendas realizadas; termos de venda
    pt | termination | rescindir; encerrar; cancelar; suspender; rescisão; encerramento; resolver o contrato; excluir sua conta
    pt | governing-law | regem se pela*; regidos pel*; regido pel*; regida pel*; regidas pel*; leis do brasil; legislação brasileira; lei portuguesa; leis da república; lei aplicável; lei brasileira
    pt | disputes | foro; tribunal; tribunais; litígio*; controvérsia*; arbitragem; comarca; disputa*
    pt | changes | reservamo nos o direito de alterar; reserva se o direito de alterar; alterar estes; alterar os presentes; modificar estes; alterar esta política; atualizar esta política; podem ser alterad*; poderá ser alterad*; podem ser atualizad*; alterações a estes
    pt | updates | novas funcionalidades; descontinuar; novas versões; interromper o serviço; atualizações
    pt | acceptance | ao utilizar; ao acessar; ao aceder; ao usar; você concorda; concorda com; declara ter lido; implica a aceitação; aceita os
    pt | definitions | entende se por; considera se; para os fins destes; significa; seguintes termos; seguintes definições
    pt | copyright | propriedade intelectual; direitos autorais; direitos de autor; são propriedade; é propriedade; propriedade exclusiva; marcas; todos os direitos reservados; titular dos direitos; pertencem a
    pt | user-content | seu conteúdo; conteúdo que você; conteúdos enviados; conteúdo enviado; conteúdo publicado
    pt | indemnity | indenizar; indemnizar; isentar de responsabilidade; manter indene; ressarcir
    pt | children | menores de; anos de idade; maior de idade; maiores de; crianças e adolescentes
    pt | privacy | política de privacidade; dados pessoais; lgpd; informações pessoais; rgpd
    pt | confidentiality | confidenciai*
    pt | data-collected | coletamos; recolhemos; são coletados; são recolhidos; seguintes dados; não coletamos; não recolhemos; não coleta
    pt | data-use | finalidade*; utilizamos; usamos; base legal; são utilizados para; são usados para; legítimo interesse
    pt | data-sharing | compartilhamos; partilhamos; não compartilhamos; não vendemos; compartilhados com; partilhados com; destinatários; não partilhamos
    pt | data-retention | armazenamos; conservamos; são armazenados; são conservados; excluídos; eliminados; pelo tempo; pelo prazo; retemos
    pt | data-rights | você tem o direito; tem o direito de; tem direito a; direitos previstos; direito de acesso; exercer os seus; exercer seus
    pt | cookies | cookies; google analytics
    pt | security | medidas de segurança; medidas técnicas; criptografia; encriptad*; acesso não autorizado
    pt | third-party | sites de terceiros; serviços de terceiros; links para; sítios de terceiros
    pt | transfers | fora do brasil; fora da união; transferência internacional; transferências internacionais
    pt | contact | entre em contato; entre em contacto; contate nos; contacte nos; enviar um e mail; fale conosco; através do e mail; pelo e mail
    pt | general | nula; inválida; inexequível; acordo integral; totalidade do acordo; força maior; ceder; tolerância; demais disposições; restantes disposições
    pt | support | suporte técnico; atendimento; assistência técnica
    pt | attribution | a atribuição; dar crédito; citar a fonte; endossa
    nl | warranty | zonder garantie; geen garantie*; garandeert niet; staat niet in voor; zoals deze is; geen garanties
    nl | liability | niet aansprakelijk; aansprakelijkheid; indirecte schade; gevolgschade; in geen geval; aansprakelijk voor; geen verantwoordelijkheid
    nl | grant | verleent; gebruiksrecht; gebruiksrechten; niet exclusie*; licentie om; recht om de
    nl | restrictions | niet toegestaan te kopiëren; zonder toestemming; zonder voorafgaande; verveelvoudig*; decompileren; reverse engineer*
    nl | conduct | het is verboten; is niet toegestaan; zijn verboden; zal niet; dient zich te onthouden; onrechtmatig*; verplicht zich; onthoudt zich
    nl | accounts | account; wachtwoord; inloggegevens; registreren; gebruikersnaam
    nl | payment | prijzen; betaling*; factuur; facturen; btw; betalingstermijn; wettelijke rente; incassokosten; terugbetal*; tarieven
    nl | termination | opzeggen; opzegging; beëindig*; annuleren; ontbinden; opschorten; annulering; onbepaalde tijd; herroepingsrecht
    nl | governing-law | nederlands recht; belgisch recht; recht van toepassing; toepasselijk recht
    nl | disputes | geschillen; rechtbank; bevoegde rechter; klacht*; mediation; arbitrage
    nl | changes | behoudt zich het recht voor; deze voorwaarden te wijzigen; voorwaarden wijzigen; wijzigingen in deze; kan deze; privacyverklaring aanpassen
    nl | updates | nieuwe functies; diensten aanpassen; dienst te wijzigen; updates
    nl | acceptance | door gebruik; gaat akkoord; gaat u akkoord; komt tot stand; overeenkomst komt; aanvaardt; offertes; offerte
    nl | definitions | wordt verstaan; onder meer verstaan; hebben de volgende betekenis; in deze voorwaarden
    nl | copyright | intellectuele eigendom*; auteursrecht*; eigendom van; blijft eigenaar; merken; alle rechten voorbehouden
    nl | user-content | uw inhoud; door u geplaatste; content die
    nl | indemnity | vrijwaart; vrijwaren; schadeloos
    nl | children | jonger dan; minderjarig*; jaar oud; 16 jaar; 18 jaar
    nl | privacy | privacyverklaring; persoonsgegevens; avg; privacy policy
    nl | confidentiality | vertrouwelijk*; geheimhouding
    nl | data-collected | verzamelen wij; wij verzamelen; verzamelt; verwerken wij; volgende gegevens; verwerkt de volgende
    nl | data-use | doeleinden; gebruiken wij; grondslag; gerechtvaardigd belang; met als doel
    nl | data-sharing | delen wij; wij delen; verstrekken; derden verstrekt; verwerkers; verkopen
    nl | data-retention | bewaren; bewaard; bewaartermijn; verwijderd
    nl | data-rights | u heeft het recht; je hebt het recht; recht op inzage; autoriteit persoonsgegevens; recht om uw
    nl | cookies | cookies; google analytics
    nl | security | beveiligingsmaatregelen; passende maatregelen; versleutel*; beveiligd*; technische en organisatorische
    nl | third-party | websites van derden; diensten van derden; links naar; software van derden
    nl | transfers | buiten de europese; buiten de eu; buiten de eer
    nl | contact | neem contact; contact opnemen; kunt u contact; contact met ons
    nl | general | nietig; vernietigbaar; gehele overeenkomst; overmacht; overdragen; afstand van; overige bepalingen; ongeldig
    nl | support | ondersteuning; helpdesk; onderhoud; bereikbaar; onboarding
    sv | warranty | i befintligt skick; inga garantier; utan garanti*; garanterar inte; lämnar inga
    sv | liability | ansvarar inte; inte ansvarig*; inget ansvar; ansvarsbegränsning; indirekta skador; skadestånd
    sv | grant | beviljar; ger dig rätt; upplåter; icke exklusiv; nyttjanderätt; rätt att använda
    sv | restrictions | får inte kopiera; utan tillstånd; utan skriftligt; dekompilera; bakåtkompilera; vidarelicensiera
    sv | conduct | är förbjudet; är inte tillåtet; får inte använda; förbinder sig att inte; du får inte; otillåten
    sv | accounts | konto; lösenord; registrera; inloggningsuppgifter; användarnamn
    sv | payment | priser; betalning*; faktura; moms; avgift*; återbetalning*; dröjsmålsränta
    sv | termination | säga upp; sägas upp; uppsägning; upphör; stänga av; ångerrätt; hävning; häva
    sv | governing-law | svensk lag; svensk rätt; lag tillämpas
    sv | disputes | tvist*; domstol; tingsrätt; skiljeförfarande; allmänna reklamationsnämnden
    sv | changes | ändra dessa; uppdatera denna; ändringar i; ändra villkoren; förbehåller sig rätten att ändra; uppdateras
    sv | acceptance | genom att använda; godkänner du; accepterar du; samtycker; avtal ingås; godkänner
    sv | definitions | avses med; följande betydelse; med begreppet; definieras
    sv | copyright | upphovsrätt*; immateriella rättigheter; tillhör; varumärken; äganderätt*; alla rättigheter
    sv | user-content | innehåll som du; ditt innehåll; innehåll du
    sv | indemnity | hålla skadeslös; skadeslös; ersätta
    sv | children | under 18 år; under 13 år; under 16 år; minderårig*; målsman; vårdnadshavare; fyllt 18
    sv | privacy | integritetspolicy; personuppgift*; gdpr; dataskyddsförordning*
    sv | confidentiality | sekretess
    sv | data-collected | samlar in; samlas in; behandlar vi; vi behandlar; följande uppgifter
    sv | data-use | ändamål*; används för; använder vi; rättslig grund; laglig grund; berättigat intresse; syftet med
    sv | data-sharing | delar vi; lämnas ut; delas med; personuppgiftsbiträde*; säljer
    sv | data-retention | sparas; lagras; sparar vi; raderas; så länge
    sv | data-rights | rätt att få; rätt till tillgång; du har rätt; integritetsskyddsmyndigheten; dina rättigheter; begära rättelse
    sv | cookies | cookies; kakor; google analytics
    sv | security | säkerhetsåtgärder; krypter*; tekniska och organisatoriska; skyddas
    sv | third-party | tredje part*; externa länkar; länkar till andra
    sv | transfers | utanför eu; tredje land; utanför ees; standardavtalsklausuler
    sv | contact | kontakta oss; kontakta; når oss; ansvarig för behandlingen; personuppgiftsansvarig
    sv | general | ogiltig*; force majeure; överlåta; hela avtalet; fullständiga avtal; övriga bestämmelser
    sv | support | support; kundtjänst; underhåll
    da | warranty | som den er; som de er; uden garanti; ingen garanti*; garanterer ikke
    da | liability | ikke ansvarlig; intet ansvar; fraskriver; indirekte tab; ansvarlig for; erstatning
    da | grant | giver dig ret; ikke eksklusiv; brugsret; ret til at bruge; tildeler
    da | restrictions | må ikke kopiere; uden tilladelse; uden forudgående; dekompilere; reverse engineer*
    da | conduct | er forbudt; er ikke tilladt; må ikke bruge; forpligter sig til ikke; du må ikke
    da | accounts | konto; adgangskode; registrere; login; brugernavn
    da | payment | priser; betaling*; faktura; moms; gebyr*; refusion; tilbagebetal*
    da | termination | opsige; opsiges; opsigelse; ophører; suspendere; fortrydelsesret; ophæve
    da | governing-law | dansk ret; dansk lov; danske lov*
    da | disputes | tvist*; domstol*; byret; voldgift; uenighed*; klagenævn*
    da | changes | ændre disse; opdatere denne; ændringer i; ændre vilkår*; forbeholder os ret til at ændre
    da | acceptance | ved at bruge; accepterer du; accepterer; indgås; samtykker
    da | definitions | forstås ved; følgende betydning; defineres
    da | copyright | ophavsret*; immaterielle; tilhører; varemærker; ejendomsret*; alle rettigheder
    da | indemnity | skadesløs; skadesløsholde; friholde
    da | children | under 18 år; under 13 år; under 16 år; mindreårig*; forælder
    da | privacy | privatlivspolitik; personoplysning*; persondata; gdpr; databeskyttelse*
    da | confidentiality | fortrolig*
    da | data-collected | indsamler; indsamles; vi behandler; behandler vi; følgende oplysninger
    da | data-use | formål*; bruges til; bruger vi; retsgrundlag*; legitim interesse; retsgrundlaget
    da | data-sharing | deler; videregiv*; databehandler*; sælger
    da | data-retention | opbevar*; gemmes; slettes; så længe
    da | data-rights | ret til at få; ret til indsigt; du har ret; datatilsynet; dine rettigheder
    da | cookies | cookies; google analytics
    da | security | sikkerhedsforanstaltninger; krypter*; tekniske og organisatoriske
    da | third-party | tredjepart*; eksterne links; links til andre
    da | transfers | uden for eu; tredjeland*; uden for eøs
    da | contact | kontakt os; kontakte os; dataansvarlig*; kontakt; henvendelse
    da | general | ugyldig*; force majeure; overdrage; hele aftalen; øvrige bestemmelser
    nb | warranty | som den er; som de er; uten garanti*; ingen garanti*; garanterer ikke
    nb | liability | ikke ansvarlig; intet ansvar; fraskriver; indirekte tap; ansvarlig for; erstatning
    nb | grant | gir deg rett; ikke eksklusiv; bruksrett; rett til å bruke
    nb | restrictions | ikke kopiere; uten tillatelse; uten skriftlig; dekompilere; reverse engineer*
    nb | conduct | er forbudt; er ikke tillatt; kan ikke bruke; du må ikke; forplikter seg til ikke
    nb | accounts | konto; passord; registrere; innlogging; brukernavn
    nb | payment | priser; betaling*; faktura; mva; gebyr*; refusjon; kjøpet; kjøp i appen; transaksjonen
    nb | termination | si opp; sies opp; oppsigelse; opphører; suspendere; angrerett; heve
    nb | governing-law | norsk rett; norsk lov; norske lover
    nb | disputes | tvist*; domstol*; tingrett; voldgift; verneting
    nb | changes | endre disse; oppdatere denne; endringer i; endre vilkår*; forbeholder oss retten til å endre
    nb | acceptance | ved å bruke; godtar du; aksepterer du; samtykker; inngås
    nb | definitions | menes med; følgende betydning; defineres
    nb | copyright | opphavsrett*; immaterielle; tilhører; varemerker; eiendomsrett*; alle rettigheter
    nb | indemnity | skadesløs; holde skadesløs
    nb | children | under 18 år; under 13 år; under 16 år; mindreårig*; foresatt*; barn under
    nb | privacy | personvernerklæring*; personopplysning*; gdpr; taushetsplikt
    nb | confidentiality | konfidensiell*
    nb | data-collected | samler inn; samles inn; vi behandler; behandler vi; følgende opplysninger; kan samle; sender appen følgende
    nb | data-use | formål*; brukes til; bruker vi; rettslig grunnlag; behandlingsgrunnlag; berettiget interesse
    nb | data-sharing | deler; utlever*; databehandler*; selger; sendes til; sender appen
    nb | data-retention | lagres; lagrer; slettes; oppbevar*; så lenge; forblir på enheten
    nb | data-rights | rett til å få; rett til innsyn; du har rett; datatilsynet; følgende rettigheter
    nb | cookies | informasjonskapsler; cookies; google analytics
    nb | security | sikkerhetstiltak; krypter*; tekniske og organisatoriske
    nb | third-party | tredjepart*; eksterne lenker; lenker til andre; admob
    nb | transfers | utenfor eu; tredjeland; utenfor eøs
    nb | contact | kontakt oss; kontakte oss; behandlingsansvarlig; ta kontakt
    nb | general | ugyldig*; force majeure; overdra; hele avtalen; øvrige bestemmelser
    fi | warranty | sellaisena kuin; ilman takuuta; ei takaa; ei takuuta; ei myönnä
    fi | liability | ei vastaa; ei ole vastuussa; vastuu rajoittuu; välillisistä vahingoista; vahingonkorvaus*
    fi | grant | myöntää; käyttöoikeu*; saa oikeuden käyttää; ei yksinomai*
    fi | restrictions | ei saa kopioida; ilman lupaa; ilman kirjallista; takaisinmallin*; ei saa muokata
    fi | conduct | on kielletty; ei ole sallittua; ei saa käyttää; sitoutuu olemaan; käyttäjä ei saa
    fi | accounts | käyttäjätil*; salasana*; rekisteröity*; tunnukset
    fi | payment | hinnat; maksu*; lasku*; arvonlisävero*; palautukset; hyvitys
    fi | termination | irtisanoa; irtisanomi*; päättyy; purkaa; keskeyttää; peruuttamisoikeus
    fi | governing-law | suomen lakia; suomen laki; suomen lain*
    fi | disputes | riita*; erimielisyy*; käräjäoikeu*; välimies*; kuluttajariitalautakun*
    fi | changes | oikeus muuttaa; muuttaa näitä; päivittää tätä; muutoksista; pidättää oikeuden
    fi | acceptance | käyttämällä; hyväksyy; hyväksyt; sopimus syntyy
    fi | definitions | tarkoitetaan; tarkoittaa; määritelmiä
    fi | copyright | tekijänoikeu*; immateriaalioikeu*; omistaa; tavaramerk*; kaikki oikeudet
    fi | indemnity | korvaamaan; vapauttamaan
    fi | children | alle 18; alle 13; alle 16; alaikäi*; huoltaja*
    fi | privacy | tietosuojaselost*; henkilötietoja; henkilötietojen; salassapito*
    fi | confidentiality | luottamuksell*
    fi | data-collected | keräämme; kerätään; tallennetaan seuraavat; kerää; seuraavia tietoja; seuraavat tiedot
    fi | data-use | tarkoitukse*; käytämme; käytetään; oikeusperuste*; käsittelemme; täyttääksemme; oikeutettu etu
    fi | data-sharing | luovut*; jaamme; siirretään; henkilötietojen käsittelijä
    fi | data-retention | säilyt*; poistetaan; säilytysaika
    fi | data-rights | oikeus saada; oikeus tarkastaa; oikeus vaatia; tietosuojavaltuutet*; sinulla on oikeus; rekisteröidyllä on
    fi | cookies | evästei*; google analytics
    fi | security | suojata*; tietoturva*; salattu*; asianmukaisin
    fi | third-party | kolmansien; kolmannen osapuolen; ulkoisia linkkejä
    fi | transfers | eu n ulkopuolelle; eta n ulkopuolelle; euroopan unionin ulkopuolelle
    fi | contact | ota yhteyttä; yhteyttä; rekisterinpitäjä
    fi | general | pätemätön; mitätön; ylivoimainen este; siirtää sopimus*; muut ehdot
    pl | warranty | bez gwarancji; nie gwarantuje; nie udziela gwarancji; takim jaki; w stanie w jakim; rękojmi*; dokłada starań; dokłada wszelkich starań
    pl | liability | nie ponosi odpowiedzialności; ponosi odpowiedzialność; nie odpowiada za; odpowiedzialność usługodawcy; odpowiedzialność ogranicz*; szkody; szkodę
    pl | grant | udziela; licencji niewyłącznej; niewyłączn*; prawo do korzystania; uprawniony do korzystania; licencję; nie oznacza nabycia
    pl | restrictions | bez zgody; dekompil*; nie może kopiować; zabrania się kopiowania; bez uprzedniej; inżynierii wstecznej
    pl | conduct | zabrania się; zakazane jest; zabronione jest; zobowiązany jest; zobowiązuje się; nie może; treści o charakterze bezprawnym; treści bezprawnych; zakazuje się
    pl | accounts | konto; konta; hasło; hasła; rejestracj*; loginu
    pl | payment | ceny; cena; płatnoś*; opłat*; faktur*; zwrot środków; vat; subskrypcj*; abonament*
    pl | termination | wypowiedzieć; rozwiązać; rozwiązani*; wypowiedzeni*; zawiesić; odstąpić; odstąpienia; usunąć konto
    pl | governing-law | prawo polskie; prawa polskiego; prawu polskiemu; prawem polskim; przepisy prawa polskiego; prawem właściwym
    pl | disputes | spory; sporów; sąd właściwy; sądu właściwego; mediac*; arbitraż*; reklamacj*; pozasądow*
    pl | changes | zmiany regulaminu; zmiana regulaminu; zmienić regulamin; prawo do zmiany; wprowadzać zmiany; zmian w polityce; aktualizować; zastrzega sobie prawo do zmiany
    pl | updates | nowe funkcje; aktualizacje aplikacji; zmiany funkcjonalności; zaprzestać świadczenia
    pl | acceptance | oznacza akceptację; akceptuje; akceptację; zawarcie umowy; umowa zostaje zawarta; wyraża zgodę
    pl | definitions | oznacza; należy rozumieć; użyte w regulaminie; mają następujące znaczenie; określenia
    pl | copyright | prawa autorsk*; praw autorsk*; prawo autorsk*; prawami autorsk*; prawa autorskie; własności intelektualnej; własność intelektualna; znaki towarowe; wszelkie prawa
    pl | user-content | wprowadzone przez użytkownika; zamieszczane przez użytkownika; treści użytkownik*; pozostają jego własnością
    pl | indemnity | zwolnić z odpowiedzialności; naprawić szkodę; pokryć; roszczeniami osób trzecich
    pl | children | ukończyły 18; ukończyła 18; ukończył 18; ukończyły 16; poniżej 13; poniżej 16; poniżej 18; małoletni*; niepełnoletni*; osoby nieletnie; pełnoletni*
    pl | privacy | polityka prywatności; polityce prywatności; danych osobowych; dane osobowe; rodo
    pl | confidentiality | poufn*
    pl | data-collected | zbieramy; gromadzimy; zbierane są; następujące dane; przetwarzane są; nie zbiera; nie zbieramy
    pl | data-use | w celu; celach; podstawą prawną; podstawa prawna; wykorzystujemy; wykorzystywane; uzasadniony interes
    pl | data-sharing | udostępni*; przekazywane; odbiorc*; powierz*; podmiotom trzecim; nie sprzedaje
    pl | data-retention | przechowywane; przechowujemy; okres przechowywania; usuwane; przez okres
    pl | data-rights | ma prawo do; masz prawo; prawo dostępu; prawo do usunięcia; organu nadzorczego; prezesa urzędu
    pl | cookies | pliki cookie*; plików cookie*; ciasteczk*; cookies
    pl | security | środki techniczne; środki bezpieczeństwa; szyfr*; zabezpiecz*
    pl | third-party | podmiotów trzecich; stron trzecich; osób trzecich; zewnętrznych serwisów; linki do
    pl | transfers | poza europejski; poza eog; państw trzecich; państwa trzeciego
    pl | contact | kontakt; skontaktować; adres e mail; prosimy o kontakt; pod adresem
    pl | general | nieważne; bezskuteczne; nieważność; całość porozumienia; siła wyższa; siły wyższej; przenieść prawa; pozostałych postanowień
    pl | support | pomoc techniczn*; wsparci*; serwis
    cs | warranty | jak stojí a leží; bez záruky; nezaručuje; neposkytuje záruku; vadné plnění; tak jak je
    cs | liability | neodpovídá; nenese odpovědnost; neneseme odpovědnost; odpovědnost za; náhradu škody; nepřímé škody
    cs | grant | uděluje; poskytuje licenci; nevýhradní; oprávnění užívat; právo užívat
    cs | restrictions | bez souhlasu; bez předchozího; dekompil*; zpětné inženýrství; nesmí kopírovat; rozmnožovat
    cs | conduct | je zakázáno; nesmí; zavazuje se nezneužívat; je povinen; není dovoleno; zakazuje se
    cs | accounts | uživatelský účet; uživatelského účtu; heslo; registrac*; přihlašovací údaje
    cs | payment | cena; ceny; platb*; faktur*; dph; vrácení peněz; poplat*; splatn*
    cs | termination | vypovědět; odstoupit; výpověď; ukončit; ukončení; pozastavit; doba neurčitá; dobu neurčitou; výpovědní
    cs | governing-law | právním řádem; českým právem; českého práva; řídí se právem; řídí se českým
    cs | disputes | spory; sporů; soud*; rozhodč*; mimosoudní; česká obchodní inspekce
    cs | changes | změnit tyto; změny podmínek; měnit; aktualizovat; změnit podmínky; vyhrazuje právo změn*
    cs | acceptance | souhlasí s; používáním; smlouva je uzavřena; přijetím; vyjadřuje souhlas
    cs | definitions | se rozumí; rozumí se; následující význam; pojmy
    cs | copyright | autorsk*; duševní vlastnictví; duševního vlastnictví; ochranné známky; je vlastníkem; veškerá práva
    cs | indemnity | odškodnit; nahradit škodu; zprostit
    cs | children | mladší; let věku; nezletil*; starší 18
    cs | privacy | osobních údajů; osobní údaje; gdpr
    cs | confidentiality | mlčenlivost*; důvěrn*
    cs | data-collected | shromažďujeme; zpracováváme; shromažďuje; následující údaje; tyto údaje
    cs | data-use | účelem; za účelem; používáme; právním základem; právní titul; oprávněný zájem
    cs | data-sharing | předávány; sdílíme; poskytnuty; příjemc*; zpracovatel*; třetím stranám
    cs | data-retention | uchovává*; uloženy; po dobu; vymaz*; smazán*
    cs | data-rights | máte právo; má právo na přístup; právo na přístup; úřadu pro ochranu; právo na výmaz
    cs | cookies | cookies; google analytics
    cs | security | bezpečnostní opatření; šifrov*; technická a organizační; zabezpečen*
    cs | third-party | třetích stran; odkazy na; externích služeb
    cs | transfers | mimo evropsk*; třetích zemí; mimo eu
    cs | contact | kontaktujte; kontaktovat; obraťte se; napište
    cs | general | neplatn*; neúčinn*; vyšší moc; postoupit; úplnou dohodu; ostatních ustanovení
    hu | warranty | nem vállal garanciát; nem garantál*; jelen állapotában; szavatosság*; ahogy van; nem garantálja
    hu | liability | nem vállal felelősséget; nem felelős; nem felel; felelősség*; közvetett kár*; kártérítés*
    hu | grant | nem kizárólagos; felhasználási jogot; engedélyt ad; használati jogot; jogosult használni; creative commons
    hu | restrictions | engedélye nélkül; hozzájárulása nélkül; visszafejt*; tilos másolni; nem másolható
    hu | conduct | tilos; nem megengedett; köteles tartózkodni; köteles; tiltott
    hu | accounts | regisztráció*; jelszó*; felhasználói fiók*; felhasználónév
    hu | payment | díj*; fizet*; számla; számlá*; áfa; ár; árak; visszatérít*
    hu | termination | felmond*; megszűn*; megszüntet*; elállás*; felfüggeszt*; határozatlan
    hu | governing-law | magyar jog*; magyarország jog*; magyar törvény*; irányadó jog*; ptk; polgári törvénykönyv*
    hu | disputes | vita; jogvit*; bíróság*; békéltető; vitás
    hu | changes | módosít*; változtat*; frissít*
    hu | acceptance | elfogadja; használatával; tudomásul veszi; hozzájárul*; szerződés létrejön; elfogadás*
    hu | definitions | értendő; jelenti; alatt értjük; fogalmak
    hu | copyright | szerzői jog*; szellemi tulajdon*; védjegy*; tulajdonát képez*; minden jog
    hu | user-content | beküldött; tartalmak feltöltés*; független szerzők; tartalmak megjelen*; cikkeit
    hu | indemnity | kártalanít*; mentesít*
    hu | children | életévét; kiskorú*; 18 éven; 16 éven; törvényes képviselő
    hu | privacy | adatvédelmi; személyes adat*; gdpr
    hu | confidentiality | bizalmas*; titoktart*
    hu | data-collected | gyűjt*; kezeli az alábbi; alábbi adatok*; kezelt adatok
    hu | data-use | célja; jogalapja; céljából; felhasználjuk; jogos érdek
    hu | data-sharing | továbbít*; adatfeldolgozó*; megosztj*; harmadik félnek; átad*
    hu | data-retention | tárol*; megőrz*; töröl*; időtartam*
    hu | data-rights | jogosult tájékoztatást; jogosult kérni; tájékoztatást kérhet; naih; hozzáférés joga
    hu | cookies | cookie*; sütik; sütiket
    hu | security | biztonsági intézkedés*; titkosít*; technikai és szervezési
    hu | third-party | harmadik fél; harmadik felek; külső oldal*; hivatkozás*
    hu | contact | kapcsolatba; elérhetőség*; lépjen kapcsolatba; keressen; székhely*
    hu | general | érvénytelen*; vis maior; semmis*; átruház*; teljes megállapodás
    ro | warranty | ca atare; fără garanț*; nu garant*; nicio garanție
    ro | liability | nu răspunde; nu este răspunzător; nu este responsabil*; nu suntem responsabili; nu își asumă; daune indirecte; nu ne asumăm; răspundere pentru
    ro | grant | acordă; licență neexclusiv*; drept neexclusiv; vă acordăm; drept de utilizare
    ro | restrictions | fără acordul; fără permisiunea; decompil*; inginerie inversă; nu puteți copia; fără acordul scris
    ro | conduct | este interzis*; sunt interzise; vă obligați să nu; se obligă să nu; este strict interzis; nu aveți voie
    ro | accounts | cont; parol*; înregistr*; nume de utilizator; date de autentificare
    ro | payment | preț*; plat*; achit*; factur*; tva; ramburs*; abonament*; tarif*
    ro | termination | rezili*; încet*; denunț*; anula*; suspend*; drept de retragere; dreptul de retragere
    ro | governing-law | legea română; legislația română; legile din românia; legilor din românia; guvernat de; guvernați de; legea aplicabilă; legislația din românia
    ro | disputes | litigi*; instanț*; mediere; pe cale amiabilă; arbitraj; anpc
    ro | changes | dreptul de a modifica; modifica acești; modificări ale; actualiza această; poate modifica; modificăm
    ro | acceptance | prin utilizarea; sunteți de acord; accept*; prin accesarea; acordul dumneavoastră
    ro | definitions | se înțelege; înseamnă; au următorul înțeles; următoarele definiții; denumit în continuare; numit în continuare
    ro | copyright | proprietate intelectuală; proprietății intelectuale; drepturi de autor; drepturile de autor; mărci; aparțin; proprietatea
    ro | indemnity | despăgubi*; exonera
    ro | children | minori; sub 18; sub 16; împlinit; vârsta de; 18 ani
    ro | privacy | politica de confidențialitate; date personale; date cu caracter personal; datele personale; gdpr
    ro | confidentiality | confidențial*
    ro | data-collected | colectăm; colectează; prelucrăm; următoarele date; se colectează
    ro | data-use | scopul; în scopul; folosim; utilizăm; temei*; interes legitim
    ro | data-sharing | împărtăș*; partaj*; divulg*; transmis*; împuternici*; nu vindem
    ro | data-retention | păstr*; stoc*; șters*; perioada
    ro | data-rights | aveți dreptul; ai dreptul; dreptul de acces; anspdcp; dreptul la ștergere
    ro | cookies | cookie*; cookies
    ro | security | măsuri de securitate; măsuri tehnice; cript*
    ro | third-party | terțe părți; terți; site uri externe; legături către
    ro | contact | contacta*; ne puteți contacta; scrie ți ne; pe adresa
    ro | general | nulă; nul; forță majoră; forța majoră; cesion*; întregul acord; inaplicabil*
    el | warranty | ωσ εχει; χωρισ εγγυηση; δεν εγγυ*; ουδεμια εγγυηση; καμια εγγυηση
    el | liability | δεν ευθυνεται; ουδεμια ευθυνη; δεν φερει; καμια ευθυνη; δεν φερουμε; ζημι*
    el | grant | χορηγει; παραχωρει; μη αποκλειστικ*; αδεια χρησησ; επιτρεπεται
    el | restrictions | χωρισ αδεια; χωρισ την αδεια; αποσυμπιληση; αντιστροφη μηχανικη; χωρισ προηγουμενη
    el | conduct | απαγορευεται; απαγορευονται; δεν επιτρεπεται; υποχρεουται να μην; οφειλει να
    el | accounts | λογαριασμ*; κωδικο; κωδικοσ; εγγραφη
    el | payment | τιμεσ; πληρωμ*; φπα; τιμολογ*; επιστροφη χρηματων; συνδρομ*
    el | termination | καταγγελ*; τερματισμ*; τερματισ*; αναστειλ*; ληγει; υπαναχωρησ*
    el | governing-law | ελληνικο δικαιο; διεπεται απο; διεπονται απο; ελληνικη νομοθεσια; κυπριακο δικαιο
    el | disputes | διαφορα; διαφορεσ; δικαστηρια; διαιτησια
    el | changes | τροποποι*; αλλαγεσ; ενημερωνεται; να αλλαξ*
    el | acceptance | χρησιμοποιωντασ; αποδεχεστε; αποδεχεται; συμφωνειτε; η χρηση του
    el | definitions | νοειται; σημαινει; ορισμοι
    el | copyright | πνευματικη ιδιοκτησια*; πνευματικησ ιδιοκτησια*; πνευματικα δικαιωματα; εμπορικα σηματα; ανηκουν
    el | children | κατω των; ετων; ανηλικ*
    el | privacy | πολιτικη απορρητου; προσωπικα δεδομενα; προσωπικων δεδομενων
    el | confidentiality | εμπιστευτικ*
    el | data-collected | συλλεγουμε; συλλεγει; συλλεγονται; δεν συλλεγ*; ζητα προσβαση; αδειεσ
    el | data-use | χρησιμοποιουμε; χρησιμοποιουνται; σκοπο; νομικη βαση
    el | data-sharing | μοιραζομαστε; κοινοποιου*; διαβιβαζ*; δεν πωλουμε; αποστελλ*
    el | data-retention | διατηρου*; αποθηκευ*; διαγραφ*
    el | data-rights | εχετε δικαιωμα; δικαιωμα προσβασησ; εχετε το δικαιωμα
    el | cookies | cookie; cookies; αναλυτικο; αναλυτικα
    el | security | μετρα ασφαλειασ; κρυπτογρ*; τεχνικα και οργανωτικα
    el | third-party | τριτων; τριτουσ; συνδεσμουσ προσ
    el | contact | επικοινων*; ερωτησεισ
    el | general | ακυρ*; ανωτερα βια; ανωτερασ βιασ; εκχωρ*; συνολικη συμφωνια
    tr | warranty | olduğu gibi; garanti verme*; garanti etme*; hiçbir garanti; taahhüt etme*
    tr | liability | sorumlu değil*; sorumlu tutulamaz; sorumluluk kabul etmez; hiçbir sorumluluk; zararlardan; dolayli zarar*
    tr | grant | lisans ver*; kullanim hakki; münhasir olmayan; izin verir
    tr | restrictions | kopyalayamaz; çoğaltilamaz; tersine mühendislik; izni olmadan; izinsiz; kaynak koda
    tr | conduct | yasaktir; kullanilamaz; kabul ve taahhüt; yapilamaz; yükümlüdür; hukuka aykiri
    tr | accounts | hesap; hesab*; şifre*; üyelik; kayit ol*; parola
    tr | payment | ücret*; ödeme*; fatura*; kdv; iade*; fiyat*; abonelik*
    tr | termination | feshed*; fesih; sona er*; askiya al*; iptal; cayma hakki
    tr | governing-law | türk hukuku; türkiye cumhuriyeti kanun*; kanunlarina tabi*; yasalarina tabi*; hukuku uygulan*
    tr | disputes | uyuşmazlik*; mahkeme*; icra daireleri; tahkim; tüketici hakem
    tr | changes | değiştirme hakki; değişiklik yap*; güncelle*; değiştirebilir
    tr | acceptance | kullanarak; kabul etmiş; kabul eder; kabul edersiniz; okuduğunuzu
    tr | definitions | ifade eder; anlamina gelir; tanimlar
    tr | copyright | fikri mülkiyet; telif hak*; mülkiyeti; tüm haklari; markalar*
    tr | user-content | kullanici içeri*; yüklediğiniz; paylaştiğiniz içerik*
    tr | indemnity | tazmin et*; zarari karşila*
    tr | children | 18 yaş*; 13 yaş*; 16 yaş*; yaşindan küçük; reşit
    tr | privacy | gizlilik politika*; kişisel veri*; kişisel bilgi*; gizli bilgi*; kvkk
    tr | data-collected | topluyoruz; toplan*; toplamaktayiz; aşağidaki veriler; topla*
    tr | data-use | amaciyla; amaçlarla; kullaniyoruz; kullanilmaktadir; işlenme amac*; hukuki sebep*
    tr | data-sharing | paylaşil*; paylaşiyoruz; paylaşma*; aktaril*; üçüncü kişilerle; satilmaz
    tr | data-retention | saklan*; sakliyoruz; silin*; muhafaza
    tr | data-rights | hakkina sahip*; haklara sahip*; başvur*; kvkk 11
    tr | cookies | çerez*; cookie*; google analytics
    tr | security | güvenlik önlem*; şifrel*; teknik ve idari
    tr | third-party | üçüncü taraf*; üçüncü kişilere ait; bağlanti*
    tr | transfers | yurt dişi*
    tr | contact | bizimle iletişim; iletişime geç*; ulaşabilirsiniz; bize ulaş*
    tr | general | geçersiz*; mücbir sebep*; devredemez; anlaşmanin tamami; diğer hükümler*
    ru | warranty | как есть; без гарантий; без каких либо гарантий; не гарантир*; не дает гарантий; не даёт гарантий; не предоставляет гарантий
    ru | liability | не несет ответственност*; не несёт ответственност*; не несем ответственност*; ответственность за; несет ответственность; убытк*; ущерб*; не отвечает за
    ru | grant | предоставляет вам; предоставляет пользователю; неисключительн*; право использования; простую лицензию; предоставляется право; простой неисключительной
    ru | restrictions | без согласия; без письменного; декомпил*; не вправе копировать; запрещается копир*; дизассембл*; без разрешения
    ru | conduct | запрещается; запрещено; обязуется не; не вправе; не допускается; обязан соблюдать; пользователь обязуется
    ru | accounts | учетная запис*; учетной запис*; учетную запис*; учетные запис*; учетных запис*; учётная запис*; учётной запис*; учётную запис*; учётные запис*; учётных запис*; учетной записи; пароль; пароля; регистрац*; аккаунт*; логин*
    ru | payment | оплат*; цены; цена; стоимость; возврат средств; возврат денежных; платеж*; ндс; подписк*
    ru | termination | расторгнуть; расторжен*; прекращ*; прекратить; приостанов*; заблокировать; отозвать акцепт
    ru | governing-law | законодательство российской; законодательству российской; законодательством российской; законодательства российской; регулируется законодательством; регулируются законодательством; в соответствии с законодательством; действующим законодательством; права российской
    ru | disputes | споры; спор; разногласия; суд; суде; суда; арбитражн*; претензионн*; претензия
    ru | changes | вносить изменения; внести изменения; изменять настоящ*; изменить настоящ*; изменять условия; изменить условия; обновлять настоящ*; в одностороннем порядке
    ru | updates | новые версии; обновления; изменять функци*; прекратить работу сервиса
    ru | acceptance | используя; принимает условия; акцепт*; безоговорочн*; соглашается с условиями; выражает согласие; дает согласие; даёт согласие; является публичной офертой; заключен*
    ru | definitions | понимается; означает; следующие термины; используются термины; следующие понятия
    ru | copyright | исключительные права; исключительное право; авторск*; интеллектуальной собственности; товарные знаки; принадлежат; все права защищены
    ru | user-content | размещаемый пользователем; контент пользователя; загружаемые; размещаемые пользователем; материалы размещ*
    ru | indemnity | возместить; возмещает; оградить; компенсировать; урегулировать претензии
    ru | children | не достигши*; несовершеннолет*; лет; возраста 18; достиг возраста; совершеннолет*
    ru | privacy | политика конфиденциальности; персональных данных; персональные данные; политикой конфиденциальности
    ru | confidentiality | конфиденциальн*
    ru | data-collected | мы собираем; собирает; собирать; следующие данные; собираем; не собираем; не собирает; следующую информацию
    ru | data-use | в целях; для целей; используем; используются для; используется для; целью обработки; правовым основанием
    ru | data-sharing | передавать; передача третьим; третьим лицам; раскры*; не передаем; не передает; не продаем; передаются
    ru | data-retention | хранятся; хранит; храним; хранение; удаля*; срок хранения; до момента
    ru | data-rights | вы имеете право; имеет право на получение; имеет право получить; право на доступ; отозвать согласие; субъект персональных данных вправе
    ru | cookies | cookie; cookies; яндекс метрика; google analytics
    ru | security | меры безопасности; шифр*; технические и организационные; защиты данных; организационные и технические
    ru | third-party | сторонн*; сайты третьих; ссылки на; ресурсы третьих
    ru | transfers | трансгранич*; за пределы; за пределами
    ru | contact | обращайтесь; свяжитесь; связаться; направить обращение; по адресу электронной; обращаться
    ru | general | недействительн*; непреодолимой силы; форс мажор*; утратит силу; полным соглашением; уступать; уступка; остальных положений; бездействие
    ru | support | техническая поддержк*; технической поддержк*; техническую поддержк*; служба поддержки; службу поддержки
    uk | warranty | як є; без гарантій; не гарантує*; жодних гарантій
    uk | liability | не несе відповідальност*; не відповідає за; відповідальність за; збитк*; не несемо відповідальност*
    uk | grant | надає вам; невиключн*; право використання; надає користувачу
    uk | restrictions | без згоди; без дозволу; декомпіл*; заборонено копіювати; без письмової
    uk | conduct | забороняється; заборонено; зобов язується не; не допускається; не має права
    uk | accounts | обліковий запис*; облікового запис*; обліковому запис*; облікові запис*; облікових запис*; пароль; реєстрац*; акаунт*; облікового запису
    uk | payment | оплат*; ціни; вартість; повернення коштів; платеж*; підписк*
    uk | termination | розірвати; розірвання; припин*; призупин*; заблокувати
    uk | governing-law | законодавства україни; законодавством україни; чинним законодавством; право україни; законів україни
    uk | disputes | спори; спір; суд; суді; арбітраж*; претензі*; переговорів
    uk | changes | вносити зміни; внести зміни; змінювати умови; змінити умови; оновлювати; в односторонньому порядку
    uk | acceptance | використовуючи; приймає умови; акцепт*; погоджується з; погоджуєтесь; надає згоду; публічною офертою
    uk | definitions | означає; розуміється; наступні терміни; такі терміни
    uk | copyright | авторськ*; виключні права; інтелектуальна власн*; інтелектуальної власн*; інтелектуальну власн*; інтелектуальні власн*; торговельні марки; належать
    uk | indemnity | відшкодувати; відшкодовує
    uk | children | не досягли; неповноліт*; віком до; років
    uk | privacy | політика конфіденційності; персональних даних; персональні дані
    uk | confidentiality | конфіденційн*
    uk | data-collected | ми збираємо; збирає; збираємо; наступні дані; такі дані; не збирає*
    uk | data-use | з метою; для цілей; використовуємо; використовуються для; правовою підставою
    uk | data-sharing | передавати; третім особам; розкри*; не передаємо; не продаємо; передаються
    uk | data-retention | зберіга*; видал*; строк зберігання
    uk | data-rights | ви маєте право; має право на; право на доступ; відкликати згоду
    uk | cookies | cookie; cookies; google analytics
    uk | security | заходи безпеки; шифр*; технічні та організаційні
    uk | third-party | сторонн*; третіх сторін; посилання на
    uk | contact | звертайтес*; зв яжіться; звертайтеся; зв язатися
    uk | general | недійсн*; непереборної сили; форс мажор*; інших положень; повною угодою
    id | warranty | sebagaimana adanya; tanpa jaminan; tidak menjamin; tidak memberikan jaminan
    id | liability | tidak bertanggung jawab; tidak akan bertanggung jawab; bertanggung jawab atas; kerugian; tanggung jawab kami
    id | grant | memberikan lisensi; memberi anda lisensi; lisensi terbatas; lisensi non eksklusif; diberikan hak
    id | restrictions | tanpa izin; merekayasa balik; rekayasa balik; tidak boleh menyalin; tanpa persetujuan tertulis
    id | conduct | dilarang; tidak diperbolehkan; tidak boleh menggunakan; setuju untuk tidak; tidak diizinkan
    id | accounts | akun; kata sandi; mendaftar; registrasi; password
    id | payment | pembayaran; harga; biaya; pengembalian dana; langganan; pajak; refund
    id | termination | menghentikan; mengakhiri; menangguhkan; penghentian; membatalkan
    id | governing-law | hukum republik indonesia; hukum indonesia; diatur oleh hukum; tunduk pada hukum; hukum yang berlaku di
    id | disputes | sengketa; pengadilan; arbitrase; perselisihan; musyawarah
    id | changes | mengubah; memperbarui; perubahan ketentuan; berhak mengubah
    id | acceptance | dengan menggunakan; dengan mengakses; anda setuju; anda menyetujui; menerima syarat
    id | definitions | yang dimaksud dengan; berarti; adalah sebagai berikut
    id | copyright | hak cipta; kekayaan intelektual; merek dagang; milik
    id | indemnity | mengganti kerugian; membebaskan; ganti rugi
    id | children | di bawah umur; berusia; tahun; anak di bawah
    id | privacy | kebijakan privasi; data pribadi; informasi pribadi
    id | confidentiality | rahasia
    id | data-collected | kami mengumpulkan; mengumpulkan; dikumpulkan
    id | data-use | kami menggunakan; digunakan untuk; tujuan
    id | data-sharing | membagikan; dibagikan; mengungkapkan; pihak ketiga; tidak menjual
    id | data-retention | menyimpan; disimpan; dihapus; penyimpanan
    id | data-rights | anda berhak; hak untuk; anda memiliki hak
    id | cookies | cookie; cookies
    id | security | langkah keamanan; enkripsi; melindungi data
    id | contact | hubungi kami; menghubungi kami; silakan hubungi
    id | general | tidak sah; keadaan kahar; force majeure; keseluruhan perjanjian; mengalihkan
    vi | warranty | nguyên trạng; không bảo đảm; không đảm bảo; không bảo hành; không cam kết
    vi | liability | không chịu trách nhiệm; chịu trách nhiệm về; thiệt hại; không chịu bất kỳ
    vi | grant | cấp cho bạn; giấy phép không độc quyền; cấp quyền; được phép sử dụng
    vi | restrictions | không được sao chép; dịch ngược; khi chưa có sự đồng ý; kỹ thuật đảo ngược
    vi | conduct | nghiêm cấm; không được phép; bị cấm; không được sử dụng; cam kết không
    vi | accounts | tài khoản; mật khẩu; đăng ký; đăng nhập
    vi | payment | thanh toán; giá; phí; hoàn tiền; hóa đơn; thuế
    vi | termination | chấm dứt; tạm ngừng; tạm dừng; hủy bỏ; đình chỉ
    vi | governing-law | pháp luật việt nam; luật pháp việt nam; được điều chỉnh bởi; chịu sự điều chỉnh
    vi | disputes | tranh chấp; tòa án; trọng tài
    vi | changes | thay đổi; sửa đổi; cập nhật
    vi | acceptance | bằng việc sử dụng; bằng cách sử dụng; bạn đồng ý; chấp nhận
    vi | definitions | được hiểu là; có nghĩa là; dưới đây được hiểu
    vi | copyright | sở hữu trí tuệ; bản quyền; thuộc sở hữu; quyền tác giả; nhãn hiệu
    vi | indemnity | bồi thường; bồi hoàn
    vi | children | dưới 18; dưới 13; dưới 16; trẻ em; tuổi
    vi | privacy | chính sách bảo mật; dữ liệu cá nhân; thông tin cá nhân; bảo mật thông tin
    vi | data-collected | chúng tôi thu thập; thu thập
    vi | data-use | mục đích; chúng tôi sử dụng; được sử dụng để
    vi | data-sharing | chia sẻ; tiết lộ; bên thứ ba; không bán
    vi | data-retention | lưu trữ; lưu giữ; xóa
    vi | data-rights | bạn có quyền; quyền truy cập; yêu cầu xóa
    vi | cookies | cookie; cookies
    vi | security | biện pháp bảo mật; mã hóa; biện pháp kỹ thuật
    vi | contact | liên hệ với chúng tôi; vui lòng liên hệ; liên hệ qua
    vi | general | vô hiệu; bất khả kháng; toàn bộ thỏa thuận; chuyển nhượng
    he | warranty | כמות שהוא; כמות שהם; ללא אחריות; as is; אינה מתחייבת; אינו מתחייב; לא מתחייב*
    he | liability | לא תישא; לא יישא; לא נישא; אינה אחראית; אינו אחראי; לא תהיה אחראית; לא יהיה אחראי; נזק; לכל נזק
    he | grant | מעניק; מעניקה; רישיון; רשות שימוש; רישיון מוגבל
    he | restrictions | אין להעתיק; ללא אישור; ללא הסכמה; הנדסה לאחור; אין לשכפל; לא להעתיק
    he | conduct | אסור; חל איסור; מתחייב שלא; אין לעשות שימוש; נאסר; אין להשתמש
    he | accounts | חשבון; סיסמה; סיסמא; הרשמה; שם משתמש; להירשם
    he | payment | תשלום; מחיר; מחירים; חיוב; חשבונית; מע מ; החזר; דמי
    he | termination | לסיים; להפסיק; לבטל; סיום; להשעות; לחסום; ביטול
    he | governing-law | דיני מדינת ישראל; חוקי מדינת ישראל; הדין הישראלי; הדין החל
    he | disputes | סמכות השיפוט; בתי המשפט; בית המשפט; סכסוך; בוררות; מחלוקת
    he | changes | לשנות; לעדכן; שינויים; רשאית לשנות; רשאי לשנות
    he | acceptance | השימוש באתר; בשימוש; מהווה הסכמה; הסכמתך; מסכים; הינך מסכים
    he | definitions | משמעו; כהגדרתם; משמעותם; להלן
    he | copyright | זכויות יוצרים; קניין רוחני; קניינה; סימני מסחר; זכויות הקניין; כל הזכויות
    he | indemnity | לשפות; ישפה; שיפוי
    he | children | מתחת לגיל; קטין; קטינים; גיל 18; שנים
    he | privacy | מדיניות הפרטיות; מידע אישי; פרטיות
    he | confidentiality | סודיות
    he | data-collected | אנו אוספים; נאסף; אוספים; אוספת; אוסף; לא אוספת; אינה אוספת
    he | data-use | משתמשים במידע; לצורך; למטרות; המטרה
    he | data-sharing | לצד שלישי; לצדדים שלישיים; מעבירים; משתפים; לא נמסור; מוכרים
    he | data-retention | נשמר; שומרים; נמחק; יישמר
    he | data-rights | זכאי לעיין; זכותך; לעיין במידע; לבקש למחוק
    he | cookies | עוגיות; cookies; cookie
    he | security | אמצעי אבטחה; הצפנה; מוצפן; אבטחת מידע
    he | third-party | צדדים שלישיים; צד שלישי; קישורים; אתרים אחרים
    he | contact | צרו קשר; לפנות אלינו; ליצור קשר; ניתן לפנות; פנו אלינו
    he | general | בטלה; כוח עליון; להמחות; מלוא ההסכם; חסרת תוקף
    ar | warranty | كما هي; كما هو; دون أي ضمان; لا نضمن; لا تضمن; أي ضمانات; بدون ضمان; لا يضمن
    ar | liability | غير مسؤول*; لا تتحمل; لا نتحمل; لا يتحمل; أي أضرار; المسؤولية عن; لسنا مسؤولين; مسؤولا عن
    ar | grant | يمنحك; نمنحك; تمنحك; ترخيصا محدودا; ترخيص غير حصري; غير حصري*; يمنح
    ar | restrictions | لا يجوز نسخ; الهندسة العكسية; دون إذن; بدون إذن; دون موافقة; لا يحق لك نسخ
    ar | conduct | يحظر; يمنع; لا يجوز; يجب عدم; توافق على عدم; تتعهد بعدم; يلتزم المستخدم
    ar | accounts | حسابك; إنشاء حساب; كلمة المرور; التسجيل; الحساب
    ar | payment | الدفع; السعر; الأسعار; رسوم; الرسوم; استرداد; الفاتورة; ضريبة; الاشتراك
    ar | termination | إنهاء; تعليق; إلغاء; إيقاف
    ar | governing-law | تخضع لقوانين; يخضع لقوانين; وفقا لقوانين; تخضع هذه; وفقا للقوانين; تخضع لأحكام
    ar | disputes | نزاع; النزاعات; المحاكم; محاكم; التحكيم; خلاف
    ar | changes | تعديل; تحديث هذه; تغيير هذه; تغييرات
    ar | acceptance | باستخدامك; باستخدام; فإنك توافق; استخدامك ل; موافقتك
    ar | definitions | يقصد ب; يعني; المعاني التالية; التعريفات
    ar | copyright | الملكية الفكرية; حقوق النشر; حقوق الطبع; العلامات التجارية; ملك ل; جميع الحقوق
    ar | indemnity | تعويض; تعوض
    ar | children | سن; عاما; الأطفال; قاصر; عمرك
    ar | privacy | سياسة الخصوصية; البيانات الشخصية; المعلومات الشخصية
    ar | confidentiality | سرية
    ar | data-collected | نجمع; نقوم بجمع; لا نجمع; لا يجمع; يجمع
    ar | data-use | نستخدم; لغرض; لأغراض; تستخدم المعلومات
    ar | data-sharing | نشارك; لا نشارك; لا نبيع; نفصح; أطراف ثالثة; طرف ثالث
    ar | data-retention | نحتفظ; تخزين; يتم حذف; نخزن
    ar | data-rights | يحق لك; لديك الحق; حق الوصول; لك الحق
    ar | cookies | ملفات تعريف الارتباط; الكوكيز; كوكيز
    ar | security | تدابير; التشفير; إجراءات أمنية; حماية بياناتك
    ar | contact | اتصل بنا; الاتصال بنا; التواصل معنا; يرجى التواصل; تواصل معنا
    ar | general | باطل; قوة قاهرة; القوة القاهرة; كامل الاتفاق; التنازل عن
    ja | warranty | 保証しません; 保証いたしません; 保証するものではありません; 保証するものではなく; 現状有姿; 現状のまま; 一切保証; 保証は行いません; 保証せず
    ja | liability | 責任を負いません; 責任を負わない; 責任を負わず; 責任は負いません; 責を負わない; 責を負いません; 責任を一切負い*; 損害について; 損害賠償; 賠償する責任; 責任も負わない; 責任も負いません
    ja | grant | 許諾します; 許諾する; 使用権を付与; 利用権を付与; 使用を許諾; 利用を許諾; 非独占的
    ja | restrictions | 複製; リバースエンジニアリング; 逆コンパイル; 再許諾; 改変; 転売
    ja | conduct | してはならない; してはなりません; 行為を行ってはなら*; 禁止します; 行為を禁止; 行わないものと; してはいけない
    ja | accounts | アカウント; パスワード; 会員登録; 利用登録; id パスワード; 登録情報
    ja | payment | 利用料金; 料金; 支払*; 代金; 遅延損害金; 消費税; 返金; 課金
    ja | termination | 解約; 解除; 利用停止; 利用を停止; 退会; 終了; 登録を抹消; 登録を取り消; アカウントを削除; アカウントの削除; 使用権を失効
    ja | governing-law | 日本法; 準拠法; 日本国法; 準拠し
    ja | disputes | 裁判所; 専属的合意; 紛争; 協議; 仲裁
    ja | changes | 規約を変更; 規約の変更; 規約を改定; 約款を変更; ポリシーを変更; ポリシーを改定; 本規約を改訂; 本ポリシーを変更
    ja | updates | サービスを変更; サービスの内容を変更; サービスの全部または一部; サービスを中断; サービスを停止; サービスを終了; 内容の変更; 一時的に中断
    ja | acceptance | 同意したもの; 同意した上; 同意の上; 同意いただ; 承諾したもの; 契約が成立; 利用契約が成立; 承諾の後
    ja | definitions | 意味を有; とは 次; 用語の定義; 次の各号に定める; 定義は
    ja | copyright | 著作権; 知的財産権; 商標; 帰属
    ja | user-content | 投稿; 投稿データ; 送信した情報; 投稿内容
    ja | indemnity | 自己の責任と費用; 損害を与えた; 補償する; 損害を賠償; 損害を被った場合
    ja | children | 未成年; 18歳; 親権者; 13歳; 法定代理人
    ja | privacy | プライバシーポリシー; 個人情報; 通信の秘密
    ja | confidentiality | 秘密保持; 秘密情報
    ja | data-collected | 取得します; 収集します; 収集しません; 次の情報; 以下の情報; 取得する情報
    ja | data-use | 利用目的; 目的で; 目的のために利用; 利用いたします
    ja | data-sharing | 第三者に提供; 第三者に開示; 提供しません; 開示しません; 委託; 共同利用
    ja | data-retention | 保存期間; 保管; 消去; 削除します; 保存します
    ja | data-rights | 開示を求め; 開示請求; 訂正; 利用停止等; 開示 訂正
    ja | cookies | cookie; クッキー; google analytics
    ja | security | 安全管理; 暗号化; 漏えい; 漏洩; セキュリティ
    ja | third-party | 外部サイト; 第三者のサービス; 他のウェブサイト; 提携サイト; リンク先; 第三者が提供
    ja | contact | お問い合わせ; お問合せ; 下記まで; 連絡先; ご連絡
    ja | general | 無効; 不可抗力; 地位を譲渡; 権利義務を; 完全な合意; 通知は; 天災
    ja | support | サポート; 保守
    zh | warranty | 不保证; 不保證; 不担保; 不擔保; 不作任何担保; 不作担保; 按现状; 按現狀; 不提供任何保证; 不做任何; 不作出任何
    zh | liability | 不承担责任; 不承担任何责任; 不承擔; 不承担; 不负责; 不負責; 赔偿责任; 不负任何责任; 概不负责; 不负赔偿; 承担责任
    zh | grant | 授予您; 许可您; 授予用户; 非独家; 非排他; 授權您; 授权您; 非專屬
    zh | restrictions | 不得复制; 反向工程; 反编译; 反向編譯; 不得转让; 不得转载; 转让 出借; 许可使用; 授权范围内; 倒卖; 转借; 商业目的; 复制 发行; 翻录
    zh | conduct | 不得利用; 不得上载; 不得上传; 不得发布; 禁止; 不得从事; 必须遵循; 必须遵守; 违法或; 不得含有; 传播或; 不得制作; 遵守中华人民共和国
    zh | accounts | 账号; 帐号; 账户; 帐户; 注册; 密码; 帳號; 密碼; 註冊
    zh | payment | 付费; 费用; 支付; 付款; 退款; 退还; 价格; 費用; 收费; 发票
    zh | termination | 终止; 終止; 中断或; 停止使用; 封禁; 注销; 取消用户; 解除本; 中止; 停止提供; 暂停或
    zh | governing-law | 适用中华; 适用法律; 適用中華; 法律管辖; 中华人民共和国法律; 准据法; 之法律; 适用于中华人民共和国
    zh | disputes | 争议; 爭議; 人民法院; 仲裁; 诉讼; 地方法院; 协商解决
    zh | changes | 修改本协议; 修改或补充; 修订后的; 变更本协议; 修订本; 修改本條款; 更新本; 修改协议; 修改条款; 更新后的
    zh | updates | 升级; 维护; 新功能; 系统维护; 更新和; 功能更新
    zh | acceptance | 同意本协议; 视为接受; 视为用户; 视为您; 即视为; 表示同意; 同意接受; 仔细阅读; 使用本服务即; 視為; 同意遵守
    zh | definitions | 是指; 以下简称; 下列术语; 定义如下; 係指
    zh | copyright | 知识产权; 著作权; 版权; 智慧財產; 著作權; 商标
    zh | user-content | 用户内容; 发布的内容; 上传的内容; 原创内容; 公开发布; 完成的内容; 用戶內容; 所发布的
    zh | indemnity | 承担由此造成; 保障和维护; 赔偿; 造成损失; 赔偿由此
    zh | children | 未成年; 监护人; 十八周岁; 18周岁; 14周岁; 監護人; 儿童
    zh | privacy | 隐私政策; 个人信息; 隐私; 隱私; 个人资料; 個人資料
    zh | confidentiality | 保密
    zh | data-collected | 收集; 搜集; 采集; 蒐集
    zh | data-use | 使用您的; 使用用户的; 使用这些; 用于; 数据进行分析; 为服务用户; 使用目的
    zh | data-sharing | 向第三方提供; 提供给第三方; 共享; 披露; 对外公开; 不公开; 透露; 第三方合作
    zh | data-retention | 保存; 存储; 保留期; 留存; 删除您的
    zh | data-rights | 您有权; 访问 更正; 查阅; 更正; 撤回同意
    zh | cookies | cookie; cookies
    zh | security | 安全措施; 加密; 防止; 保密措施
    zh | third-party | 第三方网站; 第三方服务; 第三方; 链接
    zh | contact | 联系我们; 聯絡我們; 与我们联系; 请联系; 聯繫我們
    zh | general | 不可抗力; 无效; 標題; 标题仅为; 可分割; 完整协议; 不具有执行力; 未行使; 其余条款
    ko | warranty | 보증하지; 보장하지 않; 보증을 하지; 있는 그대로; 담보하지
    ko | liability | 책임을 지지; 책임지지; 책임을 부담하지; 책임도 부담하지; 책임이 없; 면책; 책임을 지며; 손해에 대해
    ko | grant | 사용권을; 라이선스를 부여; 이용권을; 이용을 허락; 사용을 허락; 허락합니다
    ko | restrictions | 역설계; 디컴파일; 복제; 영리를 목적으로; 영리 목적; 무단으로; 재배포; 전송 출판
    ko | conduct | 행위를 하여서는; 해서는 안; 하여서는 안; 금지됩니다; 금지합니다; 해서는 아니; 하여서는 아니
    ko | accounts | 계정; 비밀번호; 회원가입; 아이디; 닉네임; 가입을
    ko | payment | 요금; 결제; 환불; 이용료; 유료; 대금
    ko | termination | 해지; 이용을 제한; 중지; 탈퇴; 정지; 종료
    ko | governing-law | 대한민국 법; 대한민국법; 대한민국의 법; 준거법; 관할 법원; 관할법원; 법을 적용
    ko | disputes | 분쟁; 소송; 중재
    ko | changes | 약관을 변경; 약관을 개정; 방침을 변경; 개정할 수; 약관을 수정; 변경된 약관
    ko | updates | 서비스를 변경; 서비스의 변경; 업데이트; 업그레이드; 서비스의 전부
    ko | acceptance | 동의한 것으로; 약관에 동의; 약관에 대한 동의; 이용계약이 성립; 이용계약은; 승낙함으로써
    ko | definitions | 정의는; 다음과 같습니다; 라 함은; 이라 함은; 용어의
    ko | copyright | 저작권; 지적재산권; 지식재산권; 상표; 귀속
    ko | user-content | 게시물; 게시한; 작성한 콘텐츠; 업로드
    ko | indemnity | 배상; 면책시켜; 손해배상 청구
    ko | children | 미만; 만 14세; 미성년; 법정대리인; 아동
    ko | privacy | 개인정보처리방침; 개인정보 처리방침; 개인정보취급방침; 개인정보를
    ko | confidentiality | 비밀유지
    ko | data-collected | 수집합니다; 수집하는; 수집하지; 추가 정보를 요구; 수집 항목
    ko | data-use | 목적으로; 이용 목적; 활용하여; 목적을 위하여; 위해 이용
    ko | data-sharing | 제3자에게; 타인에게 제공; 제공하지 않; 위탁; 공유
    ko | data-retention | 보관; 보유; 파기; 보존; 저장
    ko | data-rights | 열람; 정정; 삭제를 요구; 권리를 행사; 동의를 철회
    ko | cookies | 쿠키; cookie
    ko | security | 보안; 암호화; 안전성 확보; 유출
    ko | third-party | 제3자가; 제 3자가; 개별서비스 제공자; 외부 사이트; 제휴; 연결된 사이트
    ko | contact | 문의; 연락처; 이메일로
    ko | general | 무효; 천재지변; 불가항력; 양도; 준칙
    ko | safety | 응급; 위급; 의료기기; 의학적; 생명
    ko | support | 고객센터; 유지보수
    """
}
