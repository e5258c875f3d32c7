/// The phrases of each language that say the same; see ``EquivalentPhrases/init(_:)`` for the rows.
extension EquivalentPhrases {
  /// The table of a language; `nil` where there is none.
  static func of(_ language: String) -> EquivalentPhrases? { tables[language] }

  private static let tables: [String: EquivalentPhrases] = [
    "en": EquivalentPhrases(english), "de": EquivalentPhrases(german),
    "fr": EquivalentPhrases(french), "es": EquivalentPhrases(spanish),
    "it": EquivalentPhrases(italian), "pt": EquivalentPhrases(portuguese),
    "nl": EquivalentPhrases(dutch), "pl": EquivalentPhrases(polish),
    "ru": EquivalentPhrases(russian), "ja": EquivalentPhrases(japanese),
  ]

  private static let english = """
    = please note that, note that, please note, it should be noted that, for the avoidance of doubt, of course, needless to say, for your information, hence, consequently, in fact, as a matter of fact, kindly
    before = prior to
    prior = previous
    after = subsequent to
    because of = due to = owing to = by reason of = by virtue of = as a result of
    because = since
    about = regarding = concerning = with respect to = with regard to = in relation to = relating to = in respect of = as regards = as to
    approximately = roughly = about
    to = in order to = so as to
    for the purpose of = for the purposes of = for purposes of
    ~furthermore = moreover = in addition = additionally = besides
    also = as well
    ~however = nevertheless = nonetheless
    although = though = even though
    despite = in spite of = notwithstanding
    such as = for example = for instance = by way of example = e g
    in the event of = in case of = in the case of
    if = in the event that = in the event
    whether = whether or not
    until = till
    upon = on
    pursuant to = under = in accordance with = in compliance with = according to
    set out in = set forth in = stated in = specified in = described in = laid down in
    by = by means of
    via = through
    instead of = in place of = in lieu of
    except = except for
    apart from = aside from
    each = every = each and every
    and = as well as
    nobody = no one
    anybody = anyone
    everybody = everyone
    somebody = someone
    ^always = at all times
    ^at any time = anytime = any time
    immediately = at once = forthwith
    currently = at present = presently = at the moment
    ^often = frequently
    annually = yearly = per year = each year = every year
    monthly = per month = each month = every month
    free of charge = at no cost = at no charge = without charge = for free
    enough = sufficient
    entire = whole
    many = numerous
    begin, begins, beginning, began, begun = commence, commences, commencing, commenced, commenced = start, starts, starting, started, started
    beginning = commencement = start
    buy, buys, buying, bought = purchase, purchases, purchasing, purchased
    buyer = purchaser
    help, helps, helping, helped = assist, assists, assisting, assisted
    help = assistance
    use, uses, using, used = utilize, utilizes, utilizing, utilized = make use of, makes use of, making use of, made use of = utilise, utilises, utilising, utilised
    obtain, obtains, obtaining, obtained = get, gets, getting, got
    ask for, asks for, asking for, asked for = request, requests, requesting, requested
    tell, tells, telling, told = inform, informs, informing, informed
    attempt, attempts, attempting, attempted = try, tries, trying, tried
    allow, allows, allowing, allowed = permit, permits, permitting, permitted
    forbid, forbids, forbidding, forbidden = prohibit, prohibits, prohibiting, prohibited
    obligation, obligations = duty, duties
    error, errors = mistake, mistakes
    answer, answers, answering, answered = reply, replies, replying, replied = respond, responds, responding, responded
    answer to, answers to = reply to, replies to = respond to, responds to
    choose, chooses, choosing, chosen = select, selects, selecting, selected
    keep, keeps, keeping, kept = retain, retains, retaining, retained
    delete, deletes, deleting, deleted = erase, erases, erasing, erased
    deletion = erasure
    collect, collects, collecting, collected = gather, gathers, gathering, gathered
    disclose, discloses, disclosing, disclosed = reveal, reveals, revealing, revealed
    stop, stops, stopping, stopped = cease, ceases, ceasing, ceased
    happen, happens, happening, happened = occur, occurs, occurring, occurred = take place, takes place, taking place, taken place
    obey, obeys, obeying, obeyed = follow, follows, following, followed = comply with, complies with, complying with, complied with = abide by, abides by, abiding by, abided by = adhere to, adheres to, adhering to, adhered to
    ensure, ensures, ensuring, ensured = make sure, makes sure, making sure, made sure
    change, changes, changing, changed = modify, modifies, modifying, modified = alter, alters, altering, altered
    change, changes = modification, modifications = alteration, alterations
    kind, kinds = type, types = sort, sorts
    website, websites = site, sites = web site, web sites
    without undue delay = without unreasonable delay
    refuse, refuses, refused, refusing = deny, denies, denied, denying
    if you = should you
    if we = should we
    inform us of = inform us about = tell us about = tell us of
    inform you of = inform you about = tell you about = tell you of
    must = are required to = is required to = have to = has to = are obliged to = is obliged to = are obligated to = is obligated to
    can = is able to = are able to
    is entitled to, are entitled to = has the right to, have the right to
    is allowed to, are allowed to = is permitted to, are permitted to
    look after, looks after = take care of, takes care of
    during = in the course of = for the duration of
    as of = as from = with effect from
    no later than = not later than
    at least = not less than = no less than = a minimum of
    at most = not more than = no more than = a maximum of
    more than = in excess of
    less than = fewer than
    monthly = on a monthly basis
    annually = on an annual basis
    regularly = on a regular basis
    provided that = on condition that = on the condition that = as long as = so long as
    unless = except if
    only = solely = exclusively
    in force = in effect
    come into force, comes into force = take effect, takes effect = enter into force, enters into force = become effective, becomes effective
    thereafter = afterwards = after that
    in the future = in future
    from time to time = occasionally
    at your expense = at your cost = at your own expense = at your own cost
    at our expense = at our cost = at our own expense = at our own cost
    at its expense = at its cost = at its own expense = at its own cost
    at their expense = at their cost = at their own expense = at their own cost
    fill in, fills in, filled in = fill out, fills out, filled out = complete, completes, completed
    sign up, signs up = register, registers
    log in, logs in = sign in, signs in
    telephone = phone
    repay, repays, repaid = pay back, pays back, paid back
    contact = get in touch with
    check, checks, checked = verify, verifies, verified
    improve, improves, improving = enhance, enhances, enhancing
    handle, handles = deal with, deals with
    set up, sets up = establish, establishes, established
    carry out, carries out, carried out = conduct, conducts, conducted
    deem, deems, deemed = consider, considers, considered
    reside, resides = live, lives
    give back, gives back, given back = return, returns, returned
    wish, wishes, wished = want, wants, wanted
    lovely = charming
    bloom, blooms = grow, grows
    besides = in addition to
    answer, answers, answering, answered = respond to, responds to, responding to, responded to
    flat, flats = apartment, apartments
    car, cars = automobile, automobiles
    wish to, wishes to = want to, wants to = would like to
    need, needs = require, requires
    """

  private static let german = """
    = bitte beachten sie dass, bitte beachten sie, wir weisen darauf hin dass, wir möchten darauf hinweisen dass, es wird darauf hingewiesen dass, selbstverständlich, nämlich, demnach, folglich, infolgedessen, demzufolge, somit
    beginn = anfang
    ~darüber hinaus = außerdem = zudem = ferner = des weiteren = überdies
    bezüglich = hinsichtlich = betreffend = in bezug auf = im hinblick auf
    falls = wenn
    aufgrund = wegen = auf grund = infolge = aufgrund von = infolge von
    gemäß = laut = nach maßgabe
    trotz = ungeachtet
    ~jedoch = allerdings
    und = sowie
    zum beispiel = beispielsweise
    ungefähr = etwa = circa = ca
    ^stets = immer
    jederzeit = zu jeder zeit
    kostenlos = unentgeltlich = gratis = kostenfrei
    einschließlich = inklusive
    mittels = per
    statt = anstatt = anstelle von
    alle, allen, aller = sämtliche, sämtlichen, sämtlicher
    jährlich = pro jahr = jedes jahr
    monatlich = pro monat = jeden monat
    erforderlich, erforderliche, erforderlichen = notwendig, notwendige, notwendigen = nötig, nötige, nötigen
    erlaubt = gestattet
    verboten = untersagt
    pflicht, pflichten = verpflichtung, verpflichtungen
    nutzen, nutzt, genutzt = benutzen, benutzt, benutzt = verwenden, verwendet, verwendet
    nutzung = benutzung = verwendung
    kaufen, kauft, gekauft = erwerben, erwirbt, erworben
    erhalten, erhält, erhalten = bekommen, bekommt, bekommen
    befolgen, befolgt = beachten, beachtet = einhalten, eingehalten
    ändern, ändert, geändert = abändern, abändert, abgeändert = modifizieren, modifiziert, modifiziert
    löschen, löscht = tilgen, tilgt
    website = webseite = internetseite
    derzeit = zurzeit = gegenwärtig = momentan
    im voraus = im vorhinein = vorab
    solange = so lange
    darüber, davon, dafür = hierüber, hiervon, hierfür
    im falle = im fall
    informieren, informiert = unterrichten, unterrichtet
    mindestens = wenigstens = zumindest
    höchstens = maximal
    binnen = innerhalb von = innerhalb
    sofort = umgehend
    unverzüglich = ohne schuldhaftes zögern
    ~dennoch = trotzdem = gleichwohl
    obwohl = obgleich = wenngleich
    weil = da
    erneut = nochmals
    oft = häufig
    nur = lediglich = ausschließlich
    vollständig = komplett
    schriftlich = in schriftform
    telefonisch = per telefon
    bestimmung, bestimmungen = regelung, regelungen
    wählen, wählt, gewählt = auswählen, auswählt, ausgewählt
    prüfen, prüft, geprüft = überprüfen, überprüft, überprüft
    zusammen = gemeinsam
    wohnen, wohnt = leben, lebt
    """

  private static let french = """
    = veuillez noter que, veuillez noter qu', il est précisé que, il convient de noter que, nous vous informons que, bien entendu, en effet, à cet égard, par conséquent, en conséquence
    début = commencement
    pour = afin de = afin d' = en vue de = en vue d' = dans le but de = dans le but d'
    ~de plus = en outre = par ailleurs = de surcroît
    concernant = au sujet de = au sujet d' = au sujet = à propos de = à propos d' = à propos = quant à = en ce qui concerne = relativement à
    en raison = à cause = du fait
    lorsque = quand = lorsqu'
    ~toutefois = cependant = néanmoins
    conformément à, conformément au, conformément aux = selon, selon, selon = en vertu de, en vertu, en vertu = en application de, en application, en application
    par exemple = à titre d' exemple
    et = ainsi que
    malgré = en dépit de = en dépit
    au moyen de = à l' aide de = par le biais de
    puisque = étant donné que = vu que
    environ = approximativement
    gratuitement = sans frais = à titre gratuit
    immédiatement = sur le champ
    actuellement = à l' heure actuelle = à présent
    chaque année = tous les ans = par an
    chaque mois = tous les mois = par mois
    commence, commencent, commencer = débute, débutent, débuter
    utiliser, utilise, utilisez, utilisent, utilisé = employer, emploie, employez, emploient, employé
    utilisation = emploi
    acheter, achète, achetez, acheté = acquérir, acquiert, acquérez, acquis
    respecter, respecte, respectez, respectent = observer, observe, observez, observent
    choisir, choisit, choisissez = sélectionner, sélectionne, sélectionnez
    modifier, modifie, modifié = changer, change, changé
    autorisé, autorisée, autorisés = permis, permise, permis
    interdit, interdite = prohibé, prohibée
    nécessaire, nécessaires = requis, requises
    site = site web = site internet
    informer, informe, informez, informent = aviser, avise, avisez, avisent = prévenir, prévient, prévenez, préviennent
    pendant = durant
    durée = période
    courrier électronique = e-mail = e mail = email = courriel
    litige, litiges = différend, différends
    doit, doivent, devez = est tenu de, sont tenus de, êtes tenu de = est tenue de, sont tenues de, êtes tenue de = est obligé de, sont obligés de, êtes obligé de
    au moins = au minimum
    au plus = au maximum
    seulement = uniquement = exclusivement
    dès que = aussitôt que
    également = aussi
    souvent = fréquemment
    effectuer, effectue, effectuez, effectué = réaliser, réalise, réalisez, réalisé
    vérifier, vérifie, vérifiez = contrôler, contrôle, contrôlez
    garder, garde, gardez, gardé, gardée = conserver, conserve, conservez, conservé, conservée
    indiqué, indiquée, indiqués, indiquées = précisé, précisée, précisés, précisées = mentionné, mentionnée, mentionnés, mentionnées
    relatif à = relative à = relatifs à = relatives à = concernant
    relatif aux = relative aux = relatifs aux = relatives aux = concernant
    """

  private static let spanish = """
    = tenga en cuenta que, tenga presente que, cabe señalar que, le informamos de que, le informamos que, por supuesto, en efecto, por consiguiente, en consecuencia, por lo tanto, por tanto, de hecho
    inicio = comienzo
    para = a fin de = con el fin de = con el objeto de = a los efectos de
    ~además = asimismo = adicionalmente
    sobre = acerca de = con respecto a = respecto a = respecto de = en relación con = con relación a = en cuanto a = con respecto al = respecto al = en cuanto al
    debido a = a causa de = debido al = a causa del
    si = en caso de que
    en caso de = en el caso de = en el supuesto de
    por ejemplo = a modo de ejemplo = a título de ejemplo
    ~sin embargo = no obstante
    conforme a = de conformidad con = de acuerdo con = según = con arreglo a = en virtud de = conforme al
    aunque = si bien
    a pesar de = pese a
    mediante = por medio de = a través de
    y = así como = e
    puesto que = ya que = dado que = porque
    ^siempre = en todo momento
    gratis = gratuitamente = sin coste = sin costo = de forma gratuita
    inmediatamente = de inmediato
    actualmente = en la actualidad
    anualmente = cada año = al año
    mensualmente = cada mes = al mes
    comenzar, comienza, comienzan = empezar, empieza, empiezan = iniciarse, se inicia, se inician
    usar, usa, use, usan, usado = utilizar, utiliza, utilice, utilizan, utilizado = emplear, emplea, emplee, emplean, empleado
    uso = utilización = empleo
    comprar, compra, compre, comprado = adquirir, adquiere, adquiera, adquirido
    obtener, obtiene = conseguir, consigue
    elegir, elige, elija = escoger, escoge, escoja = seleccionar, selecciona, seleccione
    modificar, modifica, modificado = cambiar, cambia, cambiado
    permitido, permitida = autorizado, autorizada
    necesario, necesaria = preciso, precisa
    sitio = sitio web
    informarnos de = comunicarnos = avisarnos de
    durante el tiempo = por el tiempo
    correo electrónico = email = e mail = e-mail
    debe, deben = está obligado a, están obligados a = tiene que, tienen que = ha de, han de
    al menos = como mínimo = por lo menos
    como máximo = a lo sumo
    solo = sólo = solamente = únicamente = exclusivamente
    también = igualmente
    a menudo = frecuentemente = con frecuencia
    antes de = con anterioridad a
    antes del = con anterioridad al
    después de = con posterioridad a = tras
    después del = con posterioridad al
    siempre que = siempre y cuando = a condición de que
    salvo = excepto
    salvo que = a menos que = excepto que
    indicado, indicada, indicados = señalado, señalada, señalados = mencionado, mencionada, mencionados
    realizar, realiza, realizado = efectuar, efectúa, efectuado = llevar a cabo, lleva a cabo, llevado a cabo
    verificar, verifica = comprobar, comprueba
    solicitar, solicita, solicite = pedir, pide, pida
    """

  private static let italian = """
    = si prega di notare che, si noti che, di conseguenza, pertanto
    inizio = principio
    inoltre = per di più
    per = al fine di = allo scopo di
    circa = riguardo a = in merito a = in relazione a
    a causa di = per via di
    tuttavia = ciononostante
    secondo = ai sensi di = in conformità a
    ad esempio = per esempio
    e = nonché = ed
    gratuitamente = a titolo gratuito
    utilizzare, utilizza = usare, usa
    acquistare, acquista = comprare, compra
    """

  private static let portuguese = """
    = note que, observe que, por conseguinte, consequentemente
    início = começo
    além disso = ademais
    para = a fim de = com o fim de
    sobre = acerca de = a respeito de = em relação a = quanto a
    devido a = por causa de = em razão de
    no entanto = todavia = contudo = entretanto
    conforme = de acordo com = segundo = nos termos de
    por exemplo = a título de exemplo
    e = bem como
    gratuitamente = sem custo
    utilizar, utiliza = usar, usa
    comprar, compra = adquirir, adquire
    """

  private static let dutch = """
    = let erop dat, houd er rekening mee dat, derhalve, daarom
    begin = aanvang
    bovendien = daarnaast = voorts = tevens
    betreffende = inzake = met betrekking tot = aangaande
    vanwege = wegens
    echter = evenwel
    volgens = overeenkomstig = krachtens
    bijvoorbeeld = bij wijze van voorbeeld
    en = alsmede = evenals
    gratis = kosteloos
    gebruiken, gebruikt = benutten, benut
    kopen, koopt = aanschaffen, aanschaft
    """

  private static let polish = """
    = należy pamiętać że, w związku z tym
    ponadto = poza tym
    dotyczący = odnośnie do
    z powodu = ze względu na
    jednak = jednakże
    zgodnie z = stosownie do
    na przykład = przykładowo
    oraz = i
    bezpłatnie = nieodpłatnie
    """

  private static let russian = """
    = обратите внимание что, следовательно
    кроме того = помимо этого = также
    относительно = касательно = в отношении
    из за = вследствие
    однако = тем не менее
    в соответствии с = согласно
    например = к примеру
    бесплатно = безвозмездно
    """

  /// Words that are written in kana or in kanji.
  private static let japanese = """
    でき = 出来
    こと = 事
    とき = 時
    ため = 為
    すべて = 全て
    および = 及び
    または = 又は
    もしくは = 若しくは
    ならびに = 並びに
    また = 又
    もの = 物
    ください = 下さい
    しょうがい = 障害 = 障碍 = 障がい
    """
}
