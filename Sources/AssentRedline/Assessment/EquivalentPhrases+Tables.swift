/// The phrases of each language that say the same; see ``EquivalentPhrases/init(_:)`` for the rows.
extension EquivalentPhrases {
  /// The table of a language, made when it is first asked for; `nil` where there is none.
  static func of(_ language: String) -> EquivalentPhrases? {
    switch language {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "pl": polish
    case "ru": russian
    case "ja": japanese
    default: nil
    }
  }

  private static let english = EquivalentPhrases(englishRows)
  private static let german = EquivalentPhrases(germanRows)
  private static let french = EquivalentPhrases(frenchRows)
  private static let spanish = EquivalentPhrases(spanishRows)
  private static let italian = EquivalentPhrases(italianRows)
  private static let portuguese = EquivalentPhrases(portugueseRows)
  private static let dutch = EquivalentPhrases(dutchRows)
  private static let polish = EquivalentPhrases(polishRows)
  private static let russian = EquivalentPhrases(russianRows)
  private static let japanese = EquivalentPhrases(japaneseRows)

  private static let englishRows = """
    = please note that, it should be noted that, for the avoidance of doubt
    |before = prior to
    prior = previous
    |because of = due to = owing to = as a result of
    because of = by reason of
    |about = regarding = concerning = with respect to = with regard to = in relation to
    contact you about = contact you regarding = contact you concerning
    regarding = concerning = with respect to = with regard to
    |to = in order to = so as to
    for the purpose of = for the purposes of = for purposes of
    ~furthermore = moreover = in addition = additionally
    in addition to
    ~however = nevertheless = nonetheless
    although = though = even though
    despite = in spite of
    for example = for instance = by way of example = e g
    in the event of = in case of
    if = in the event that
    whether = whether or not
    until = till
    upon = on
    set out in = set forth in = laid down in
    instead of = in lieu of
    each = every = each and every
    nobody = no one
    anybody = anyone
    everybody = everyone
    somebody = someone
    ^always = at all times
    ^at any time = anytime
    currently = at present
    ^often = frequently
    annually = yearly = each year = every year
    monthly = each month = every month
    enough = sufficient
    entire = whole
    many = numerous
    begin, begins, beginning, began, begun = commence, commences, commencing, commenced, commenced = start, starts, starting, started, started
    buy, buys, buying, bought = purchase, purchases, purchasing, purchased
    buyer = purchaser
    help, helps, helping, helped = assist, assists, assisting, assisted
    help = assistance
    use, uses, using, used = utilize, utilizes, utilizing, utilized = make use of, makes use of, making use of, made use of = utilise, utilises, utilising, utilised
    forbid, forbids, forbidding, forbidden = prohibit, prohibits, prohibiting, prohibited
    reply, replies, replying, replied = respond, responds, responding, responded
    choose, chooses, choosing, chosen = select, selects, selecting, selected
    delete, deletes, deleting, deleted = erase, erases, erasing, erased
    deletion = erasure
    disclose, discloses, disclosing, disclosed = reveal, reveals, revealing, revealed
    happen, happens, happening, happened = occur, occurs, occurring, occurred
    comply with, complies with, complying with, complied with = abide by, abides by, abiding by, abided by
    ensure, ensures, ensuring, ensured = make sure, makes sure, making sure, made sure
    modify, modifies, modifying, modified = alter, alters, altering, altered
    modification, modifications = alteration, alterations
    website, websites = web site, web sites
    inform us of = inform us about
    inform you of = inform you about
    is obliged to, are obliged to = is obligated to, are obligated to
    is entitled to, are entitled to = has the right to, have the right to
    is allowed to, are allowed to = is permitted to, are permitted to
    as from = with effect from
    no later than = not later than
    at least = not less than = no less than = a minimum of
    at most = not more than = no more than = a maximum of
    more than = in excess of
    less than = fewer than
    regularly = on a regular basis
    on condition that = on the condition that
    unless = except if
    come into force, comes into force = enter into force, enters into force
    thereafter = afterwards
    in the future = in future
    at your expense = at your cost = at your own expense = at your own cost
    at our expense = at our cost = at our own expense = at our own cost
    at its expense = at its cost = at its own expense = at its own cost
    at their expense = at their cost = at their own expense = at their own cost
    telephone = phone
    repay, repays, repaid = pay back, pays back, paid back
    lovely = charming
    car, cars = automobile, automobiles
    wish to, wishes to = want to, wants to = would like to
    """

  private static let germanRows = """
    = bitte beachten sie dass, es wird darauf hingewiesen dass
    beginn = anfang
    ~darüber hinaus = außerdem = zudem = ferner = des weiteren = überdies
    bezüglich = hinsichtlich = in bezug auf
    falls = wenn
    aufgrund = wegen = auf grund = aufgrund von
    ~jedoch = allerdings
    zum beispiel = beispielsweise
    ungefähr = circa = ca
    ^stets = immer
    jederzeit = zu jeder zeit
    kostenlos = unentgeltlich = gratis = kostenfrei
    einschließlich = inklusive
    statt = anstatt = anstelle von
    alle, allen, aller = sämtliche, sämtlichen, sämtlicher
    jährlich = jedes jahr
    monatlich = jeden monat
    erlaubt = gestattet
    verboten = untersagt
    pflicht, pflichten = verpflichtung, verpflichtungen
    ändern, ändert, geändert = modifizieren, modifiziert, modifiziert
    webseite = internetseite
    derzeit = zurzeit = momentan
    im voraus = im vorhinein = vorab
    im falle = im fall
    mindestens = wenigstens
    höchstens = maximal
    binnen = innerhalb von = innerhalb
    unverzüglich = ohne schuldhaftes zögern
    ~dennoch = trotzdem = gleichwohl
    obwohl = obgleich = wenngleich
    erneut = nochmals
    oft = häufig
    nur = lediglich
    vollständig = komplett
    telefonisch = per telefon
    """

  private static let frenchRows = """
    = veuillez noter que, veuillez noter qu', il convient de noter que
    début = commencement
    pour = afin de = afin d' = dans le but de = dans le but d'
    ~en outre = par ailleurs = de surcroît
    |en outre = de plus
    concernant = au sujet de = au sujet d' = à propos de = à propos d' = en ce qui concerne
    en raison = à cause
    lorsque = quand = lorsqu'
    ~toutefois = cependant = néanmoins
    par exemple = à titre d' exemple
    malgré = en dépit de
    au moyen de = à l' aide de
    puisque = étant donné que = vu que
    environ = approximativement
    gratuitement = à titre gratuit
    actuellement = à l' heure actuelle
    chaque année = tous les ans
    chaque mois = tous les mois
    commence, commencent, commencer = débute, débutent, débuter
    choisir, choisit, choisissez = sélectionner, sélectionne, sélectionnez
    interdit, interdite = prohibé, prohibée
    site web = site internet
    courrier électronique = e-mail = e mail = email = courriel
    litige, litiges = différend, différends
    est tenu de, sont tenus de, êtes tenu de = est obligé de, sont obligés de, êtes obligé de
    au moins = au minimum
    au plus = au maximum
    seulement = uniquement
    dès que = aussitôt que
    souvent = fréquemment
    """

  private static let spanishRows = """
    = tenga en cuenta que, tenga presente que, cabe señalar que
    inicio = comienzo
    |para = a fin de = con el fin de
    ~además = asimismo = adicionalmente
    además de
    con respecto a = respecto a = respecto de = en relación con = con relación a
    con respecto al = respecto al
    |debido a = a causa de = debido al = a causa del
    si = en caso de que
    en caso de = en el supuesto de
    por ejemplo = a modo de ejemplo = a título de ejemplo
    aunque = si bien
    a pesar de = pese a
    mediante = por medio de
    y = e
    puesto que = ya que = dado que
    ^siempre = en todo momento
    siempre que
    gratis = gratuitamente = de forma gratuita
    sin coste = sin costo
    inmediatamente = de inmediato
    actualmente = en la actualidad
    anualmente = cada año
    mensualmente = cada mes
    comenzar, comienza, comienzan = empezar, empieza, empiezan
    usar, usa, use, usan, usado = utilizar, utiliza, utilice, utilizan, utilizado
    uso = utilización
    correo electrónico = email = e mail = e-mail
    al menos = como mínimo = por lo menos
    como máximo = a lo sumo
    solamente = únicamente
    a menudo = frecuentemente = con frecuencia
    antes de = con anterioridad a
    antes del = con anterioridad al
    después de = con posterioridad a
    después del = con posterioridad al
    salvo = excepto
    salvo que = a menos que = excepto que
    efectuar, efectúa, efectuado = llevar a cabo, lleva a cabo, llevado a cabo
    """

  private static let italianRows = """
    = si prega di notare che, si noti che
    |per = al fine di = allo scopo di
    riguardo a = in merito a
    a causa di = per via di
    tuttavia = ciononostante
    ad esempio = per esempio
    e = ed
    gratuitamente = a titolo gratuito
    utilizzare, utilizza = usare, usa
    """

  private static let portugueseRows = """
    = note que
    início = começo
    além disso = ademais
    |para = a fim de = com o fim de
    acerca de = a respeito de
    |devido a = por causa de
    no entanto = todavia = contudo
    por exemplo = a título de exemplo
    utilizar, utiliza = usar, usa
    """

  private static let dutchRows = """
    = houd er rekening mee dat
    begin = aanvang
    bovendien = voorts
    inzake = met betrekking tot = aangaande
    echter = evenwel
    bijvoorbeeld = bij wijze van voorbeeld
    en = alsmede
    gratis = kosteloos
    """

  private static let polishRows = """
    = należy pamiętać że
    jednak = jednakże
    na przykład = przykładowo
    oraz = i
    bezpłatnie = nieodpłatnie
    """

  private static let russianRows = """
    = обратите внимание что
    кроме того = помимо этого
    относительно = касательно
    однако = тем не менее
    например = к примеру
    бесплатно = безвозмездно
    """

  /// Words that are written in kana or in kanji.
  private static let japaneseRows = """
    でき = 出来
    こと = 事
    ため = 為
    すべて = 全て
    および = 及び
    または = 又は
    もしくは = 若しくは
    ならびに = 並びに
    また = 又
    ください = 下さい
    しょうがい = 障害 = 障碍 = 障がい
    """
}
