import AssentManifest

extension SectionWords {
  /// The rows of languages that came later, by language; see `rows` for how they are written.
  static let otherRows: TableText = """
    sv | acceptance | godkännande; samtycke; accepterande; anslutning
    sv | definitions | definition*; begrepp
    sv | copyright | upphovsrätt*; immateriell*; äganderätt; varumärken
    sv | grant | licensbeviljande; nyttjanderätt*; rätt att använda; användningsrätt; upplåtelse; =licens
    sv | restrictions | begränsningar i användning*; licensvillkor; =begränsningar
    sv | third-party | tredje part*; tredjepart*; externa länkar
    sv | privacy | integritet*; personuppgift*; dataskydd*
    sv | confidentiality | sekretess; konfidentialitet
    sv | data-collected | uppgifter vi samlar in; vilka uppgifter; vilka personuppgifter; insamling*; information vi samlar; uppgifter som samlas; kategorier av personuppgifter
    sv | data-use | hur vi använder; ändamål*; syfte*; varför behandlar; laglig grund; rättslig grund; användning av uppgifter; behandling av personuppgifter
    sv | data-sharing | delar vi; delning av; utlämnande; mottagare; överlämnande; personuppgiftsbiträde*; ansvar för behandlingen
    sv | data-retention | lagring*; hur länge; sparar vi; gallring; lagringstid
    sv | data-rights | dina rättigheter; vilka rättigheter; registrerades rättigheter; dina val
    sv | cookies | cookie*; kakor; spårning
    sv | security | säkerhet*; skydd av uppgifter
    sv | children | barn; minderårig*; ålder*
    sv | transfers | överföring*; tredjeland
    sv | accounts | konto; användarkonto*; registrering; inloggning
    sv | payment | betalning*; pris; priser; avgift*; återbetalning*; fakturering; prenumeration*
    sv | user-content | användarinnehåll; användargenererat; ditt innehåll
    sv | conduct | användarens skyldigheter; otillåten*; förbjud*; acceptabel användning; ordningsregler; kundens skyldigheter
    sv | warranty | garanti*; befintligt skick; friskrivning*
    sv | liability | ansvarsbegränsning*; skadestånd; begränsning av ansvar; =ansvar
    sv | indemnity | skadeslös*; ersättningsskyldighet
    sv | termination | uppsägning; upphörande; avtalstid; giltighetstid; hävning
    sv | governing-law | tillämplig lag; lagval; jurisdiktion; behörig domstol
    sv | disputes | tvist*; skiljeförfarande; medling
    sv | changes | ändring*; uppdatering av
    sv | contact | kontakt*; personuppgiftsansvarig*; frågor; om du vill veta mer; meddelanden
    sv | general | allmänt; allmänna bestämmelser; övrigt; force majeure; överlåtelse; slutbestämmelser
    sv | support | =support; kundtjänst; underhåll
    da | acceptance | accept; samtykke; godkendelse; aftaleindgåelse
    da | definitions | definition*; begreber
    da | copyright | ophavsret*; immaterielle; ejendomsret; varemærker
    da | grant | licenstildeling; brugsret*; ret til at bruge; =licens
    da | restrictions | licensbegrænsning*; =begrænsninger
    da | third-party | tredjepart*; tredjemand; eksterne links
    da | privacy | privatliv*; personoplysning*; databeskyttelse*; persondata*
    da | confidentiality | fortrolighed
    da | data-collected | hvilke oplysninger; hvilke data; indsaml*; oplysninger vi; typer af oplysninger
    da | data-use | formål*; hvordan vi bruger; hvordan bruger; retsgrundlag; behandlingsgrundlag; brug af data; brug af oplysninger
    da | data-sharing | videregivelse; deling; modtagere; databehandler*
    da | data-retention | opbevaring*; sletning; hvor længe; lagring
    da | data-rights | dine rettigheder; registreredes rettigheder; indsigt
    da | cookies | cookie*; sporing
    da | security | sikkerhed*
    da | children | børn; mindreårige; alder*
    da | transfers | overførsel*; tredjelande
    da | accounts | konto; brugerkonto; registrering
    da | payment | betaling*; pris; priser; gebyr*; refusion*; abonnement*
    da | user-content | brugerindhold; brugergenereret; dit indhold
    da | conduct | brugerens forpligtelser; forbudt*; acceptabel brug; brugeradfærd; kundens forpligtelser
    da | warranty | garanti*; reklamationsret; som den er; ansvarsfraskrivelse
    da | liability | ansvarsbegrænsning*; erstatning*; begrænsning af ansvar; =ansvar; ansvarsfraskrivelse
    da | indemnity | skadesløs*
    da | termination | opsigelse; ophør; ophævelse; varighed; løbetid
    da | governing-law | lovvalg; gældende ret; værneting; gældende lov
    da | disputes | tvist*; klageadgang; voldgift
    da | changes | ændring*; opdatering af
    da | contact | kontakt*; dataansvarlig*; spørgsmål; henvendelse
    da | general | generelt; generelle bestemmelser; diverse; force majeure; øvrige bestemmelser
    da | support | =support; kundeservice; vedligeholdelse
    nb | acceptance | godkjenning; samtykke; aksept
    nb | definitions | definisjon*; begreper
    nb | copyright | opphavsrett*; immaterielle; eiendomsrett; varemerker
    nb | grant | bruksrett*; rett til å bruke; =lisens
    nb | restrictions | lisensbegrensning*; =begrensninger
    nb | third-party | tredjepart*; tredjemann
    nb | privacy | personvern*; personopplysning*
    nb | confidentiality | konfidensialitet
    nb | data-collected | hvilke opplysninger; hvilke data; innsamling*; samler vi inn; opplysninger vi
    nb | data-use | formål*; hvordan vi bruker; behandlingsgrunnlag; rettslig grunnlag; bruk av opplysninger; bruk av data
    nb | data-sharing | utlevering; deling; deler vi; mottakere; databehandler*
    nb | data-retention | lagring*; sletting; hvor lenge; oppbevaring
    nb | data-rights | dine rettigheter; rettighetene dine; innsyn
    nb | cookies | cookie*; informasjonskapsler; sporing
    nb | security | sikkerhet*
    nb | children | barn; mindreårige; aldersgrense*
    nb | transfers | overføring*; tredjeland
    nb | accounts | konto; brukerkonto; registrering
    nb | payment | betaling*; pris; priser; gebyr*; refusjon*; abonnement*
    nb | user-content | brukerinnhold; brukergenerert; ditt innhold
    nb | conduct | brukerens plikter; forbudt*; akseptabel bruk
    nb | warranty | garanti*; som den er; ansvarsfraskrivelse
    nb | liability | ansvarsbegrensning*; erstatning*; begrensning av ansvar; =ansvar; ansvarsfraskrivelse
    nb | indemnity | skadesløs*
    nb | termination | oppsigelse; opphør; heving; varighet
    nb | governing-law | lovvalg; gjeldende rett; verneting; gjeldende lov
    nb | disputes | tvist*; klage; voldgift
    nb | changes | endring*; oppdatering av
    nb | contact | kontakt*; behandlingsansvarlig*; spørsmål
    nb | general | generelt; generelle bestemmelser; diverse; force majeure; øvrige bestemmelser
    nb | support | =support; kundeservice; brukerstøtte
    fi | acceptance | hyväksyminen; suostumus; sopimuksen syntyminen
    fi | definitions | määritelmät; käsitteet
    fi | copyright | tekijänoikeu*; immateriaalioikeu*; omistusoikeu*; tavaramerk*
    fi | grant | käyttöoikeu*; lisenssin myöntäminen; =lisenssi
    fi | restrictions | käyttörajoituk*; =rajoitukset
    fi | third-party | kolman*; ulkopuoliset palvelut
    fi | privacy | tietosuoja*; henkilötie*; yksityisyy*
    fi | confidentiality | luottamuksellisuus
    fi | data-collected | kerättävät; kerätyt tiedot; tietosisältö; tietolähteet; mitä tietoja; tietojen kerääminen; kerättävä
    fi | data-use | käsittelyn tarkoitus; oikeusperuste; oikeusperusta; käyttötarkoitus*; miten käytämme; käsittelyn peruste; tietojen käyttö
    fi | data-sharing | luovutu*; luovuttaminen; vastaanottaj*; tietojen jakaminen; siirrot ja luovutukset
    fi | data-retention | säilyt*; tietojen poistaminen; tallennusaika
    fi | data-rights | rekisteröidyn oikeu*; oikeutesi; oikeudet; oikeus saada; oikeus vaatia; oikeus poistaa; oikeus vastustaa; oikeus tehdä valitus; tarkastusoikeus
    fi | cookies | evästee*; evästeet; seuranta
    fi | security | tietoturva*; suojauksen; turvallisuu*; suojaaminen; suojaus
    fi | children | lapset; lasten; alaikäi*; ikäraja
    fi | transfers | siirto eu; tietojen siirto; siirtäminen
    fi | accounts | käyttäjätili*; rekisteröityminen; =tili
    fi | payment | maksu*; hinnat; hinta; hinnoittelu; palautukset; laskutus; tilaus
    fi | user-content | käyttäjän sisältö; käyttäjien tuottama
    fi | conduct | kielletty*; käyttäjän velvollisuudet; hyväksyttävä käyttö; käyttösäännöt
    fi | warranty | takuu*; vastuuvapaus*; sellaisenaan
    fi | liability | vastuunrajoitu*; vastuu; vahingonkorvau*; vastuut
    fi | indemnity | korvausvelvollisuus
    fi | termination | päättyminen; irtisanominen; voimassaolo; purkaminen
    fi | governing-law | sovellettava laki; lainvalinta; oikeuspaikka
    fi | disputes | riita*; erimielisyy*; riitojen ratkaisu
    fi | changes | muutok*; muuttaminen; muutokset
    fi | contact | yhteystied*; yhteydenot*; rekisterinpitäjä*; ota yhteyttä; yhteyshenkilö*
    fi | general | yleistä; yleiset ehdot; muut ehdot; ylivoimainen este
    fi | support | tuki; asiakaspalvelu; ylläpito
    it | data-sharing | comunicazione e diffusione; diffusione dei dati; soggetti autorizzati
    it | data-use | modalità del trattamento; modalità di trattamento
    pt | disputes | e foro; foro; solução de controvérsias
    nl | data-collected | verzamelen; verzamelde; welke gegevens; gegevens die wij
    nl | data-use | doel*; doeleinden; gebruik van gegevens; grondslag*; hoe wij
    nl | data-sharing | delen; verstrekking; ontvangers; verstrekken; verwerkers
    nl | changes | wijzigen
    nl | cookies | cookie*; volgtechnolog*
    nl | transfers | derde landen; buiten de eu
    nl | accounts | gebruikersaccount*
    nl | disputes | geschil*; klachten
    nl | general | algemene voorwaarden toepasselijk; toepasselijkheid; overdracht; =algemeen
    nl | acceptance | totstandkoming; aanbod en aanvaarding
    pl | data-collected | zbieran*; gromadz*; jakie dane; zakres danych; rodzaje danych; przetwarzane dane
    pl | data-use | cel przetwarzania; cele przetwarzania; podstawa prawna; w jakim celu; przetwarzanie danych; wykorzystanie danych; cele i podstawy
    pl | data-sharing | odbiorcy; udostępnian*; powierzenie; przekazywanie
    pl | data-rights | uprawnienia użytkown*; prawa związane; =twoje prawa
    pl | disputes | spory; sporów; reklamacj*; mediacja
    pl | acceptance | zawarcie umowy; postanowienia wstępne
    pl | contact | dane kontaktowe; inspektor ochrony danych
    cs | acceptance | souhlas; přijetí; uzavření smlouvy; přijetí podmínek
    cs | definitions | definice; vymezení pojmů; výklad pojmů; pojmy
    cs | copyright | autorsk*; duševní vlastnictví; duševního vlastnictví; ochranné známky; vlastnictví
    cs | grant | udělení; licenční ujednání; oprávnění k užití; =licence
    cs | restrictions | omezení užití; omezení licence; =omezení
    cs | third-party | třetí strany; třetích stran; třetí osoby; třetím osobám
    cs | privacy | ochrana osobních; osobních údajů; osobní údaje; soukromí; gdpr
    cs | data-collected | jaké údaje; shromažď*; kategorie osobních; kategorie údajů; zpracovávané údaje; zdroje a; zpracovávané osobní
    cs | data-use | účel*; zákonný důvod; právní základ; důvod zpracování; jak údaje; využití údajů
    cs | data-sharing | příjemci; sdílení; předávání; subdodavatel*; zpracovatel*
    cs | data-retention | doba uchovávání; uchovávání; uložení; doba uložení; výmaz
    cs | data-rights | vaše práva; práva subjekt*; práva zákazník*; práva uživatel*
    cs | cookies | cookie*; sledování
    cs | security | zabezpečení; bezpečnost*
    cs | children | děti; dětí; nezletil*; věk
    cs | transfers | třetích zemí; předání do zahraničí; mezinárodní přenos*
    cs | accounts | účet; účtu; uživatelský účet; registrace; uživatelského účtu
    cs | payment | plateb*; platba; platby; cena; ceny; poplatk*; vrácení peněz; předplatné; fakturace
    cs | user-content | uživatelský obsah; obsah uživatel*
    cs | conduct | zakázan*; povinnosti uživatele; pravidla užívání; povinnosti zákazníka
    cs | warranty | záruk*; vadné plnění; vadného plnění; jak stojí; reklamac*; práva z vadného
    cs | liability | odpovědnost*; náhrada škody; škod*
    cs | indemnity | odškodnění
    cs | termination | ukončení; výpověď; odstoupení*; doba trvání; zánik
    cs | governing-law | rozhodné právo; příslušnost; rozhodným právem; jurisdikce
    cs | disputes | spory; sporů; řešení sporů; mimosoudní
    cs | changes | změn*; úprava podmínek
    cs | contact | kontakt*; správce; správci; pověřenec; doručování; kdo jsme
    cs | general | všeobecná ustanovení; závěrečná ustanovení; základní ustanovení; úvodní ustanovení; vyšší moc; =ostatní
    cs | support | =podpora; technická podpora; údržba
    hu | acceptance | elfogadás*; hozzájárulás; szerződéskötés; a szerződés létrejötte
    hu | definitions | fogalmak; fogalommeghatározás*; meghatározás*; értelmező
    hu | copyright | szerzői jog*; szellemi tulajdon*; védjegy*
    hu | grant | felhasználási jog*; licenc megadása; használati jog*; =licenc
    hu | restrictions | korlátozás*; felhasználási korlát*
    hu | third-party | harmadik fél; harmadik személy*; közvetített szolgáltatás*
    hu | privacy | adatvédelem; adatvédelmi*; adatkezelés*; személyes adat*
    hu | data-collected | kezelt adatok; gyűjtött adatok; milyen adat*; adatok köre; adatgyűjtés
    hu | data-use | adatkezelés célja; célja; jogalap*; adatok felhasználása; cél és jogalap
    hu | data-sharing | adattovábbítás; adatfeldolgoz*; címzettek; adatok megosztása
    hu | data-retention | megőrzés*; adatkezelés időtartama; tárolás*; törlés
    hu | data-rights | az érintett jogai; az érintettek jogai; jogai; érintetti jogok; jogorvoslat; az ön jogai
    hu | cookies | süti*; cookie*
    hu | security | adatbiztonság; biztonság*
    hu | children | gyermek*; kiskorú*; életkor
    hu | transfers | külföldre; harmadik ország*
    hu | accounts | fiók; felhasználói fiók; regisztráció
    hu | payment | fizetés*; fizetési*; díj; díjak; szolgáltatási díj*; árak; számlázás; visszafizetés; visszatérítés; árváltoztatás; árgarancia; indexálás; előfizetés
    hu | user-content | felhasználói tartalom; tartalom
    hu | conduct | tiltott; tilos; felhasználó kötelezettség*; fair használat; használat szabályai; tevékenység korlátozása
    hu | warranty | szavatosság*; jótállás; garancia; rendelkezésre állás
    hu | liability | felelősség*; kártérítés
    hu | indemnity | kártalanítás; mentesítés
    hu | termination | felmondás*; megszűnés*; hatály; elállás; megszüntetés
    hu | governing-law | irányadó jog; alkalmazandó jog; joghatóság; illetékesség
    hu | disputes | jogvita*; jogviták; vitarendezés; panaszkezelés
    hu | changes | módosítás*; megváltoztatás*; változás*
    hu | contact | kapcsolat*; elérhetőség*; adatkezelő; szolgáltató adatai; szerződő felek; =szolgáltató
    hu | general | általános rendelkezések; egyéb rendelkezések; záró rendelkezések; vis maior; vegyes
    hu | support | ügyfélszolgálat; támogatás; karbantartás*
    ro | acceptance | acceptare*; consimțământ*; acord
    ro | definitions | definiți*; termeni și definiții
    ro | copyright | drepturi de autor; dreptul de autor; proprietate intelectuală; proprietatea intelectuală; mărci
    ro | grant | acordarea licenței; drept de utilizare; dreptul de utilizare; =licență; =licența
    ro | restrictions | restricții de utilizare; limitări de utilizare; =restricții
    ro | third-party | terți; terțe; terților; linkuri externe; furnizori și instrumente
    ro | privacy | confidențialitate*; date personale; datelor personale; protecția datelor; date cu caracter personal; datelor cu caracter personal
    ro | data-collected | date colectate; ce date; colectarea; datele colectate; categorii de date; datele pe care
    ro | data-use | scopuri*; scopul; temei*; cum folosim; cum utilizăm; utilizarea datelor; prelucrării; baza legală
    ro | data-sharing | partajarea; divulgare*; destinatari*; dezvăluirea; furnizori și; împărtășirea
    ro | data-retention | durata stocării; stocare*; perioada de păstrare; păstrarea; ștergerea; retenție
    ro | data-rights | drepturile tale; drepturile dumneavoastră; drepturile persoan*; drepturile utilizator*; drepturile dvs
    ro | cookies | cookie*; cookies; module cookie; urmărire
    ro | security | securitate*; siguranța datelor
    ro | children | copii*; minori*; vârst*
    ro | transfers | transferul; transferuri; transfer internațional
    ro | accounts | cont; contul; conturi; înregistrare*; cont de utilizator
    ro | payment | plată; plata; plăți; preț*; prețuri; tarif*; rambursare*; facturare; abonament*; comision*
    ro | user-content | conținut generat; conținutul utilizator*
    ro | conduct | interzis*; conduita; obligațiile utilizator*; utilizare acceptabilă; reguli de utilizare; comportament
    ro | warranty | garanți*; ca atare; declinarea
    ro | liability | răspundere*; limitarea răspunderii; despăgubiri; =responsabilitate; limitarea responsabilității
    ro | indemnity | despăgubire*
    ro | termination | încetare*; reziliere*; durata contractului; suspendare*; denunțare
    ro | governing-law | legea aplicabilă; legislația aplicabilă; jurisdicți*; lege aplicabilă; instanța competentă
    ro | disputes | litigii*; soluționarea; dispute; mediere; =autoritate; autoritatea
    ro | changes | modific*; actualizarea
    ro | contact | contact*; operator; operatorul; cine suntem; date de contact
    ro | general | dispoziții generale; dispoziții finale; diverse; forță majoră; prevederi generale
    ro | support | asistență; =suport; mentenanță
    el | acceptance | αποδοχη; συγκαταθεση; συναινεση
    el | definitions | ορισμοι; ορισμοσ
    el | copyright | πνευματικη ιδιοκτησια; πνευματικησ ιδιοκτησιασ; πνευματικα δικαιωματα; εμπορικα σηματα
    el | grant | παραχωρηση; χορηγηση αδειασ; δικαιωμα χρησησ; αδεια χρησησ; =αδεια
    el | restrictions | περιορισμοι χρησησ; =περιορισμοι
    el | third-party | τριτων; τριτοι; τριτουσ; αλλοι
    el | privacy | απορρητο; απορρητου; προσωπικα δεδομενα; προσωπικων δεδομενων; προστασια δεδομενων; ιδιωτικοτητα
    el | confidentiality | εμπιστευτικοτητα
    el | data-collected | δεδομενα που συλλεγ*; συλλογη; ποια δεδομενα; τι συλλεγ*; πληροφοριεσ που; διατηρειται στη συσκευη
    el | data-use | χρηση των δεδομενων; σκοποσ; σκοποι; πωσ χρησιμοποι*; νομικη βαση
    el | data-sharing | κοινοποιηση; κοινη χρηση; αποδεκτεσ; διαβιβαση; αποστελλει; γνωστοποιηση
    el | data-retention | διατηρηση; διατηρειται; διαστημα; αποθηκευση; διαγραφη
    el | data-rights | δικαιωματα σασ; τα δικαιωματα; δικαιωματα των
    el | cookies | cookie*; παρακολουθηση
    el | security | ασφαλεια; ασφαλειασ
    el | children | παιδια; παιδιων; ανηλικ*; ηλικια
    el | transfers | διεθνεισ διαβιβασεισ; διαβιβαση δεδομενων
    el | accounts | λογαριασμοσ; λογαριασμοι; λογαριασμου; εγγραφη
    el | payment | πληρωμ*; τιμεσ; χρεωσεισ; επιστροφη χρηματων; συνδρομ*; τιμολογηση
    el | user-content | περιεχομενο χρηστη; περιεχομενο των χρηστων
    el | conduct | απαγορευ*; απαγορευμεν*; αποδεκτη χρηση; υποχρεωσεισ του χρηστη; συμπεριφορα
    el | warranty | εγγυηση; εγγυησεισ; ωσ εχει; αποποιηση
    el | liability | ευθυνη; ευθυνησ; περιορισμοσ ευθυνησ; αποζημιωση
    el | indemnity | αποζημιωση
    el | termination | ληξη; καταγγελια; τερματισμοσ; διαρκεια; λυση
    el | governing-law | εφαρμοστεο δικαιο; δικαιοδοσια; εφαρμοστεοσ νομοσ
    el | disputes | διαφορεσ; διαφορων; διαιτησια; επιλυση
    el | changes | αλλαγεσ; τροποποι*; μεταβολεσ
    el | contact | επικοινων*; ερωτησεισ; υπευθυνοσ επεξεργασιασ
    el | general | γενικα; γενικοι οροι; γενικεσ διαταξεισ; ανωτερα βια; λοιπεσ
    el | support | υποστηριξη
    tr | acceptance | kabul; onay; riza
    tr | definitions | tanimlar; tanim
    tr | copyright | fikri mülkiyet; telif; mülkiyet; marka
    tr | grant | lisans verilmesi; kullanim hakki; kullanim haklari; =lisans
    tr | restrictions | kisitlama*; kullanim sinirlamalari
    tr | third-party | üçüncü taraf*; üçüncü kişi*; üçüncü şahis*
    tr | privacy | gizlilik*; kişisel veri*; kişisel bilgi*; veri koruma
    tr | data-collected | toplanan; toplama; topladiğimiz; hangi veriler; hangi bilgiler; işlenen kişisel; veri toplama
    tr | data-use | kullanim amaci; işleme amac*; amaçlari; verilerin kullanimi; bilgilerin kullanimi; nasil kullan*; hukuki sebep*
    tr | data-sharing | paylaş*; aktarim*; aktarilmasi
    tr | data-retention | saklama*; saklanmasi; muhafaza; veri silme; silinmesi
    tr | data-rights | haklari; haklariniz; haklar; kullanici haklari
    tr | cookies | çerez*; takip; cookie*
    tr | security | güvenlik; güvenliği; veri güvenliği
    tr | children | çocuk*; reşit olmayan; yaş
    tr | transfers | yurt dişi*
    tr | accounts | hesap; hesabi; hesaplar; üyelik; kayit; hesabiniz
    tr | payment | ödeme*; ücret*; fiyat*; iade*; abonelik*; fatura*
    tr | user-content | kullanici içeri*; içerik; içeriği
    tr | conduct | yasak*; kullanim kurallari; kullanici yükümlülük*; kabul edilebilir kullanim; davraniş
    tr | warranty | garanti*; olduğu gibi
    tr | liability | sorumluluk*; sorumluluğu*; tazminat
    tr | indemnity | tazmin*
    tr | termination | fesih; feshi; sona erme*; süre; iptal
    tr | governing-law | uygulanacak hukuk; yetkili mahkeme; geçerli hukuk; yargi yetkisi
    tr | disputes | uyuşmazlik*; anlaşmazlik*; tahkim
    tr | changes | değişiklik*; güncelleme*
    tr | contact | iletişim; bize ulaşin; veri sorumlusu; bildirim*
    tr | general | genel hükümler; genel; çeşitli hükümler; mücbir sebep; son hükümler
    tr | support | destek
    id | acceptance | penerimaan; persetujuan; menyetujui
    id | definitions | definisi; pengertian; istilah
    id | copyright | hak cipta; kekayaan intelektual; merek dagang; hak kekayaan; kepemilikan; haki
    id | grant | pemberian lisensi; hak penggunaan; izin penggunaan; =lisensi
    id | restrictions | pembatasan penggunaan; batasan penggunaan
    id | third-party | pihak ketiga
    id | privacy | privasi; data pribadi; informasi pribadi; perlindungan data
    id | data-collected | yang kami kumpulkan; pengumpulan; data yang dikumpulkan; informasi yang dikumpulkan; =data pribadi
    id | data-use | penggunaan informasi; penggunaan data; tujuan; bagaimana kami menggunakan; pemanfaatan
    id | data-sharing | berbagi; pengungkapan; pembagian; membagikan; penyebaran informasi
    id | data-retention | penyimpanan; retensi; penghapusan
    id | data-rights | hak anda; hak pengguna; hak hak anda; pilihan anda
    id | cookies | cookie*; kuki; pelacakan
    id | security | keamanan; perlindungan informasi
    id | children | anak anak; anak; di bawah umur; usia
    id | transfers | transfer data; transfer internasional
    id | accounts | akun; pendaftaran; registrasi
    id | payment | pembayaran; harga; biaya; pengembalian dana; refund; tagihan; langganan; tarif
    id | user-content | konten pengguna; =konten; konten anda
    id | conduct | larangan; dilarang; kewajiban pengguna; tanggung jawab pengguna; pelanggaran; ilegal; perilaku; penggunaan yang; aturan penggunaan; penggunaan sumber daya
    id | warranty | jaminan; garansi; sebagaimana adanya; penafian
    id | liability | tanggung jawab; batasan tanggung jawab; pertanggungjawaban; ganti rugi
    id | indemnity | ganti rugi; penggantian rugi; penggantian kerugian
    id | termination | penghentian; pengakhiran; pembatalan; jangka waktu; sanksi; penangguhan
    id | governing-law | hukum yang berlaku; yurisdiksi; hukum yang mengatur
    id | disputes | sengketa; perselisihan; arbitrase
    id | changes | perubahan; amandemen; modifikasi; pembaruan kebijakan
    id | contact | kontak; hubungi; menghubungi; pemberitahuan; pertanyaan
    id | general | umum; ketentuan umum; lain lain; keadaan kahar; force majeure
    id | support | dukungan; layanan pelanggan
    vi | acceptance | chấp nhận; đồng ý; chấp thuận
    vi | definitions | định nghĩa; giải thích từ ngữ; thuật ngữ
    vi | copyright | bản quyền; sở hữu trí tuệ; quyền sở hữu; nhãn hiệu
    vi | grant | cấp phép; cấp giấy phép; quyền sử dụng; =giấy phép
    vi | restrictions | hạn chế sử dụng; các hạn chế
    vi | third-party | bên thứ ba; bên thứ 3
    vi | privacy | quyền riêng tư; bảo mật thông tin; dữ liệu cá nhân; thông tin cá nhân; riêng tư; bảo mật
    vi | data-collected | thu thập; thông tin chúng tôi; dữ liệu được thu; loại thông tin
    vi | data-use | mục đích; sử dụng thông tin; sử dụng dữ liệu; cách chúng tôi sử dụng
    vi | data-sharing | chia sẻ; tiết lộ; cung cấp cho bên
    vi | data-retention | lưu trữ; lưu giữ; thời gian lưu; xóa dữ liệu
    vi | data-rights | quyền của bạn; quyền của người dùng; quyền của khách hàng; quyền của chủ thể
    vi | cookies | cookie*; theo dõi
    vi | security | an toàn; bảo mật dữ liệu; an ninh; bảo vệ thông tin
    vi | children | trẻ em; vị thành niên; độ tuổi
    vi | transfers | chuyển dữ liệu; chuyển giao quốc tế
    vi | accounts | tài khoản; đăng ký
    vi | payment | thanh toán; giá cả; phí; hoàn tiền; chi phí; gói dịch vụ
    vi | user-content | nội dung người dùng; nội dung của bạn
    vi | conduct | hành vi; bị cấm; nghiêm cấm; nghĩa vụ của người dùng; trách nhiệm của người dùng; quy tắc
    vi | warranty | bảo hành; bảo đảm; từ chối bảo đảm; nguyên trạng; miễn trừ
    vi | liability | trách nhiệm pháp lý; giới hạn trách nhiệm; =trách nhiệm; miễn trừ trách nhiệm
    vi | indemnity | bồi thường
    vi | termination | chấm dứt; thời hạn; hủy bỏ; tạm ngừng
    vi | governing-law | luật áp dụng; luật điều chỉnh; pháp luật áp dụng; thẩm quyền
    vi | disputes | tranh chấp; trọng tài
    vi | changes | thay đổi; sửa đổi; cập nhật chính sách; điều chỉnh
    vi | contact | liên hệ; liên lạc; thông báo
    vi | general | quy định chung; điều khoản chung; bất khả kháng; điều khoản khác; điều khoản thi hành
    vi | support | hỗ trợ; bảo trì
    he | acceptance | הסכמה; קבלת התנאים; אישור
    he | definitions | הגדרות
    he | copyright | זכויות יוצרים; קניין רוחני; סימני מסחר; בעלות
    he | grant | רישיון שימוש; הענקת; זכות שימוש; =רישיון; =רשיון
    he | restrictions | מגבלות שימוש; הגבלות שימוש; =מגבלות
    he | third-party | צד שלישי; צדדים שלישיים; צד ג
    he | privacy | פרטיות; מידע אישי; הגנת מידע; נתונים אישיים
    he | data-collected | מידע שאנו אוספים; איסוף; מידע שנאסף; מידע שמסופק; סוגי המידע; איזה מידע
    he | data-use | שימוש במידע; כיצד אנו משתמשים; מטרות; השימוש במידע
    he | data-sharing | גילוי מידע; שיתוף; העברת מידע; מסירת מידע
    he | data-retention | שמירת מידע; שמירת המידע; אחסון; מחיקה; תקופת שמירה
    he | data-rights | זכויותיך; זכויות המשתמש; הזכויות שלך; זכות עיון
    he | cookies | עוגיות; cookie*; מעקב
    he | security | אבטחה; אבטחת מידע; אבטחת; ביטחון
    he | children | ילדים; קטינים; גיל
    he | transfers | העברה בינלאומית; מחוץ לישראל
    he | accounts | חשבון; הרשמה; רישום
    he | payment | תשלום; תשלומים; מחירים; החזר; ביטול עסקה; מנוי; עמלות
    he | user-content | תוכן משתמשים; תוכן המשתמש; תכנים
    he | conduct | שימוש אסור; איסורים; אסור; שימוש מותר; התנהגות; חובות המשתמש
    he | warranty | אחריות ואי; כמות שהוא; as is; כתב ויתור; היעדר אחריות
    he | liability | הגבלת אחריות; אחריות; נזקים
    he | indemnity | שיפוי
    he | termination | סיום; ביטול; הפסקת; תקופת ההסכם
    he | governing-law | דין חל; הדין החל; סמכות שיפוט; דין וסמכות; מקום שיפוט
    he | disputes | סכסוכים; מחלוקות; בוררות; יישוב
    he | changes | שינויים; עדכונים; תיקונים
    he | contact | יצירת קשר; צור קשר; צרו קשר; פנייה; ממונה הגנת
    he | general | כללי; הוראות כלליות; שונות; כוח עליון
    he | support | תמיכה; שירות לקוחות
    uk | acceptance | прийняття; згода; акцепт
    uk | definitions | визначення; терміни
    uk | copyright | авторськ*; інтелектуальн*; торговельна марк*; торговельної марк*; торговельну марк*; торговельні марк*
    uk | grant | надання ліцензії; надання прав; право використання; =ліцензія
    uk | restrictions | обмеження використання; =обмеження
    uk | third-party | третіх осіб; треті особи; сторонні
    uk | privacy | конфіденційн*; персональні дан*; персональних дан*; персональними дан*; персональні дані; приватн*; захист даних
    uk | data-collected | збір; які дані; які ми збираємо; зібрані дані; збирання; що ми збираємо
    uk | data-use | мета; цілі; використання даних; використання інформації; як ми використ*; правова підстава
    uk | data-sharing | передача даних; розкриття; передача третім; поширення
    uk | data-retention | зберігання; строк зберігання; видалення
    uk | data-rights | ваші права; права користувач*; права суб*
    uk | cookies | cookie*; файли cookie
    uk | security | безпек*; захист інформації
    uk | children | діти; дітей; неповнолітн*; вік
    uk | transfers | транскордонн*; міжнародна передача
    uk | accounts | обліковий запис; облікового запису; акаунт*; реєстрація
    uk | payment | оплат*; плат*; ціни; вартість; підписк*; повернення коштів
    uk | user-content | контент; вміст користувач*
    uk | conduct | заборон*; правила користування; обов язки користувача; правила поведінки
    uk | warranty | гарант*; як є; відмова від
    uk | liability | відповідальн*; збитк*
    uk | indemnity | відшкодування
    uk | termination | припинення; розірвання; строк дії; термін дії
    uk | governing-law | застосовне право; застосовне законодавство; юрисдикці*; чинне законодавство
    uk | disputes | спор*; спорів; вирішення спорів; арбітраж
    uk | changes | зміни; змін; внесення змін; оновлення
    uk | contact | контакт*; зв язок; зв яжіться; звернення
    uk | general | загальні положення; інше; прикінцеві положення; форс мажор
    uk | support | підтримка
    zh | security | 信息安全
    zh | data-collected | 收集; 采集; 蒐集
    zh | data-use | 使用您的; 如何使用; 信息的使用; 資料使用
    zh | data-sharing | 共享; 披露; 转让; 提供给第三方; 分享
    zh | changes | 修订策略; 条款修改; 條款修改; 變更
    zh | warranty | 服務可用性; 权限与风险; 權限與風險
    ko | data-collected | 수집
    ko | data-use | 이용 목적; 이용목적; 처리 목적; 처리목적
    ko | data-sharing | 제3자 제공; 위탁
    ko | data-rights | 정보주체; 권리; 권익침해
    ko | cookies | 자동 수집 장치
    ko | general | 총칙; 부칙
    ko | accounts | 회원 가입; 이용자 등록
    ko | cookies | 쿠키 설치
    """

  /// The rows of those languages for bodies.
  static let otherBodyRows: TableText = """
    sv | contact | kontakta oss; kontaktar du; kontakta; vänligen kontakta
    sv | data-collected | vi samlar in; behandlar vi; samlas in; behandlar personuppgifter
    sv | liability | ansvarar inte; inte ansvarig; ansvarar ej
    sv | warranty | i befintligt skick; utan garanti
    sv | termination | säga upp; sägas upp; upphör att gälla
    sv | governing-law | svensk lag; svensk rätt
    da | contact | kontakt os; kontakte os; kontakt; er velkommen til at kontakte
    da | data-collected | vi indsamler; indsamles; indsamler; behandler oplysninger
    da | liability | ikke ansvarlig; fraskriver sig
    da | warranty | uden garanti; uden nogen form for garanti
    da | termination | opsige; opsiges; ophører
    da | governing-law | dansk ret; dansk lov
    nb | contact | kontakt oss; kontakte oss; ta kontakt
    nb | data-collected | vi samler inn; samles inn; behandler opplysninger; samler ikke inn; behandler personopplysninger; behandling av personopplysninger; personopplysninger som
    nb | liability | ikke ansvarlig; fraskriver seg
    nb | termination | si opp; sies opp
    nb | governing-law | norsk rett; norsk lov
    fi | contact | ota yhteyttä; yhteydessä; yhteyttä; voi osoittaa
    fi | data-collected | keräämme; kerätään; tallentaa; tallennetaan; kerää
    fi | liability | ei vastaa; ei ole vastuussa
    fi | warranty | ilman takuuta; sellaisena kuin se on
    fi | termination | irtisanoa; päättää sopimuksen
    fi | governing-law | suomen lakia; suomen laki
    cs | contact | kontaktujte; kontaktovat; napište nám; obraťte se
    cs | data-collected | shromažďujeme; zpracováváme; zpracovává osobní; jsou zpracovávány
    cs | liability | neodpovídá; nenese odpovědnost; neneseme odpovědnost
    cs | warranty | bez záruky; bez jakékoli záruky
    cs | termination | vypovědět; odstoupit; ukončit smlouvu
    cs | governing-law | právním řádem české; řídí se právem; řídí se českým; podle českého práva
    hu | contact | lépjen kapcsolatba; forduljon; kapcsolatba lép*
    hu | data-collected | gyűjtünk; kezeljük; gyűjt; kezelt adatok
    hu | liability | nem vállal felelősséget; nem felel; nem felelős
    hu | warranty | garancia nélkül; jelen állapotában
    hu | termination | felmondani; felmondhatja; megszüntetni
    hu | governing-law | magyar jog; bíróság illetékes; magyarország jog*; rendelkezéseit kell alkalmazni
    ro | contact | contactați; contactează; ne poți contacta; ne puteți contacta; scrie la
    ro | data-collected | colectăm; colectează; prelucrăm; se colectează
    ro | liability | nu este răspunzător; nu răspunde; nu suntem responsabili; nu este responsabil
    ro | warranty | fără garanție; fără nicio garanție; ca atare
    ro | termination | rezilia; înceta; poate fi reziliat
    ro | governing-law | legile din românia; legea română; legislația din românia
    el | contact | επικοινωνηστε; επικοινωνια; ερωτησεισ μπορουν
    el | data-collected | συλλεγουμε; συλλεγει; δεν συλλεγει; επεξεργαζομαστε
    el | liability | δεν ευθυνεται; δεν φερει ευθυνη
    el | warranty | χωρισ εγγυηση; ωσ εχει
    el | termination | να τερματισ*; λυεται
    el | governing-law | ελληνικο δικαιο; διεπεται απο
    tr | contact | bize ulaş*; ulaşabilirsiniz; iletişime geç*
    tr | data-collected | topluyoruz; toplanmaz; toplamaktayiz; topla*; kayit altina
    tr | liability | sorumlu değildir; sorumlu tutulamaz; sorumluluk kabul etmez
    tr | warranty | olduğu gibi; garanti vermez
    tr | termination | feshedebilir; sona erdirebilir; askiya al*
    tr | governing-law | türkiye cumhuriyeti kanun*; türk hukuku
    id | contact | hubungi kami; menghubungi kami; silakan hubungi
    id | data-collected | kami mengumpulkan; mengumpulkan; dikumpulkan
    id | liability | tidak bertanggung jawab; tidak akan bertanggung jawab
    id | warranty | sebagaimana adanya; tanpa jaminan
    id | termination | menghentikan; mengakhiri; menangguhkan
    id | governing-law | hukum republik indonesia; hukum indonesia; tunduk pada hukum; diatur oleh hukum; hukum yang berlaku
    vi | contact | liên hệ với chúng tôi; vui lòng liên hệ; liên hệ
    vi | data-collected | chúng tôi thu thập; thu thập
    vi | liability | không chịu trách nhiệm
    vi | warranty | không bảo đảm; không đảm bảo; nguyên trạng
    vi | termination | chấm dứt
    vi | governing-law | pháp luật việt nam
    he | contact | צרו קשר; לפנות אלינו; ליצור קשר; לפנות; ניתן לפנות
    he | data-collected | אנו אוספים; נאסף; אוספים; איננו אוספים
    he | liability | לא תישא באחריות; אינה אחראית; לא יישא; לא תהיה אחראית; לא נישא באחריות
    he | warranty | כמות שהוא; ללא אחריות; as is
    he | termination | לסיים; להפסיק; לבטל
    he | governing-law | דיני מדינת ישראל; חוקי מדינת ישראל; הדין הישראלי
    uk | contact | зв яжіться; звертайтесь; звертайтеся
    uk | data-collected | ми збираємо; збираємо; не збирає; збирає
    uk | liability | не несе відповідальності
    uk | warranty | як є; без гарантій
    uk | termination | припинити; розірвати
    uk | governing-law | законодавства україни; законодавством україни
    es | contact | escríbenos; contactarnos; contáctanos; contacto; ponte en contacto; ponerse en contacto
    es | data-collected | recopilamos; recolectamos; recogemos; almacenamos; tratamos
    es | governing-law | se rigen por; se rige por; leyes de; tribunales de; legislación
    es | termination | dar por terminado; cancelar; terminar
    es | liability | no nos hacemos responsables; no seremos responsables
    it | data-collected | raccogliamo; raccoglie; raccolti; trattiamo
    it | governing-law | regolato dalla legge; regolati dalla legge; legge italiana; foro competente; foro di
    it | liability | non risponde; non siamo responsabili; responsabilità
    it | termination | recesso; recedere; sospendere
    pt | data-collected | coletamos; recolhemos; coleta; tratamos
    pt | governing-law | legislação brasileira; leis do brasil; lei portuguesa; regidos pela; regido pela; fica eleito o foro
    pt | contact | contato; contacto; fale com; e mail
    pt | termination | rescindido; cancelar; suspender
    nl | contact | neem contact; contact opnemen; contact met ons
    nl | data-collected | wij verzamelen; verzamelt; verwerken wij; verwerkt
    nl | governing-law | nederlands recht; belgisch recht
    pl | contact | skontaktuj; kontaktować; prosimy o kontakt; kontakt
    pl | data-collected | zbieramy; przetwarzamy; zbierane; przetwarzane
    pl | governing-law | prawo polskie; prawa polskiego; prawem polskim
    ru | contact | свяжитесь; обращайтесь; обращаться; связаться
    ru | data-collected | мы собираем; собираем; не собирает; собирает; обрабатываем
    ru | governing-law | законодательством российской; законодательства российской; в соответствии с законодательством
    ja | data-collected | 取得します; 収集します; 収集しません; 取得する; 収集する
    ja | governing-law | 日本法; 準拠法; 専属的合意管轄; 管轄裁判所
    zh | contact | 联系我们; 聯絡我們; 与我们联系; 联系方式; 聯繫
    zh | data-collected | 我们收集; 我们会收集; 收集您; 不会收集; 我們收集; 收集
    zh | governing-law | 中华人民共和国法律; 适用中华; 管辖; 人民法院; 適用法律
    zh | termination | 终止; 停止服务; 終止
    ko | contact | 문의; 연락
    ko | data-collected | 수집합니다; 수집하는; 수집하지
    ko | governing-law | 대한민국 법; 대한민국의 법; 관할 법원; 관할법원; 법원
    ko | termination | 해지; 이용을 중지; 이용 계약을
    ar | contact | اتصل بنا; الاتصال بنا; التواصل معنا; لا تتردد
    ar | data-collected | نجمع; نقوم بجمع; جمع; يجمع
    ar | governing-law | تخضع لقوانين; يخضع لقوانين; وفقا لقوانين; القوانين
    """
}
