import AssentManifest

/// The words before a value in prose: `Last updated: …`, `Gültig ab …`.
enum MetadataLabels {
  /// What a label announces.
  enum Meaning: String, Sendable {
    case version
    case effective
    case published
    case updated
    case licensor
    case contact
    case spdx
    case language
    case product
  }

  /// What words in a sentence say of a day.
  struct Statement: Sendable {
    let meaning: Meaning
    /// Whether laws and prices are spoken of with the same words, so that the sentence has to name the text itself:
    /// `These terms apply from`, and not `The price applies from`.
    let needsText: Bool

    /// - Parameter name: that of a meaning, with `of a text` behind it where the sentence has to name one.
    fileprivate init?(_ name: String) {
      let ending = " of a text"
      needsText = name.hasSuffix(ending)
      guard let meaning = Meaning(rawValue: String(name.dropLast(needsText ? ending.count : 0)))
      else { return nil }
      self.meaning = meaning
    }
  }

  static let table = PhraseTable<Meaning>(tables: rows) { Meaning(rawValue: $0) }

  /// Words that stand behind a date in a line of its own.
  static let behindDates = PhraseTable<Statement>(tables: behindRows, value: Statement.init)

  private static let behindRows: TableText = """
    ja | effective | 改定 施行; 改定施行; 改訂施行; 改正施行; 制定; 施行; 発効; 実施; 制定 施行; より施行; から施行; より適用; から適用; \
    より有効; から有効; より発効; から発効; より実施; から実施; より効力; から効力; に施行; に発効; 付で施行; 付けで施行; 以降有効
    ja | updated | 改定; 改訂; 改正; 最終改定; 最終改訂; 最終更新; 更新; 一部改定; 一部改訂; に改定; に改訂; \
    に更新; に最終更新; に最終改定; に最終改訂; 付で改定; 付で改訂
    zh | effective | 生效; 施行; 起生效; 起施行; 实施; 起实施; 制定; 起執行; 起执行
    zh | updated | 更新; 修订; 修訂; 最后更新; 最後更新; 修改
    zh | effective | 起生效; 起正式; 正式生效; 开始生效; 開始生效; 正式施行; 正式实施; 正式實施; 正式执行; 正式執行; \
    开始施行; 開始施行; 开始实施; 開始實施; 實施; 起實施; 起适用; 起適用; 起有效; 起发生效力; 起發生效力
    zh | updated | 最后修订; 最後修訂; 最后修改; 最後修改
    tr | effective | tarihinden itibaren yürürlüğe; tarihinden itibaren geçerli; tarihinden itibaren yürürlükte; \
    tarihinde yürürlüğe; itibariyla yürürlüğe; itibariyla yürürlükte; itibariyle yürürlüğe
    tr | effective of a text | tarihinden itibaren geçerlid*; tarihinden itibaren yürürlükted*
    tr | updated | tarihinde güncellen; tarihinde güncellenmiştir; tarihinde güncellendi
    hu | effective | napjától hatályos; napján lép hatályba; napjától érvényes
    hu | effective of a text | napján lépnek hatályba; napjától hatályosak; \
    től hatályos; tól hatályos; től hatályosak; tól hatályosak; től érvényes; tól érvényes; én lép hatályba; án lép hatályba; \
    én lépnek hatályba; án lépnek hatályba; jén lép hatályba; jén lépnek hatályba; től kezdve hatályos; tól kezdve hatályos
    hi | effective | से प्रभावी; से लागू; को प्रभावी; को लागू; से प्रभाव में
    hi | updated | को अपडेट; को संशोधित; को अद्यतन
    ko | effective | 시행; 부터 시행; 부터 적용; 부터 효력; 제정; 부터 시행합니다; 발효; 부터 유효; \
    부터 발효; 부터 실시; 부로 시행; 부로 적용; 자로 시행; 자로 발효; 에 시행; 에 발효; 적용; 자 시행
    ko | updated | 개정; 수정; 최종 수정; 업데이트; 에 개정되었; 에 수정되었; 에 변경되었; 에 최종 수정; \
    에 업데이트; 에 마지막으로; 자로 개정; 부로 개정; 자 개정
    """

  /// Words in the middle of a sentence that a date follows: `These terms are effective as of …`.
  static let sentences = PhraseTable<Statement>(tables: sentenceRows, value: Statement.init)

  /// `language | what it announces | label; label`, in any case and without punctuation.
  private static let rows: TableText = """
    en | updated | version date; generated on; document generated on
    en | licensor | responsible party; data controller
    es | updated | documento generado el; generado el
    ru | licensor | реквизиты исполнителя; реквизиты оператора; реквизиты продавца; реквизиты правообладателя
    en | version | version; document version; agreement version; license version; licence version; policy version; current version; version number; revision; rev
    en | effective | effective; effective date; effective date of this policy; date effective; effective as of; effective from; effective on; effective since; effective starting; in effect since; in force since; in force from; valid from; valid as of; applies from; commencement date; date of entry into force; enters into force on; this version is effective
    en | published | published; published on; publication date; date published; date of publication; released; release date; date released; issued; issue date; date of issue; dated; posted; posted on; date posted
    en | updated | updated; updated on; last updated; last updated on; last update; date last updated; last modified; last modified on; last revised; last revised on; revised; revised on; revision date; date of last revision; last revision; last change; last changed; modified; date modified; most recent update; most recently updated; latest update; last reviewed; created; created on; date created; diagrams created; diagram created; document created; implementation date; document date; date; as of
    en | licensor | licensor; licensor name; copyright holder; copyright owner; rights holder; developer; author; publisher; owner; vendor; provider; company
    en | contact | contact; contact us; contact email; contact e mail; email; e mail; email address; support email; questions
    en | spdx | spdx license identifier; spdx; spdx id; spdx identifier; spdx expression
    en | language | language
    en | product | product; software; application; app; app name; product name
    de | version | version; fassung; versionsnummer; dokumentversion
    de | effective | gültig ab; gültig seit; wirksam ab; wirksam seit; gilt ab; gilt seit; in kraft ab; in kraft seit; in kraft getreten am; inkrafttreten; datum des inkrafttretens; datum des wirksamwerdens; tritt in kraft am; wirksamkeitsdatum; gültigkeitsdatum
    de | published | veröffentlicht; veröffentlicht am; veröffentlichungsdatum; datum der veröffentlichung; herausgegeben am; vom
    de | updated | letzte aktualisierung; letzte aktualisierung am; zuletzt aktualisiert; zuletzt aktualisiert am; aktualisiert; aktualisiert am; letzte änderung; zuletzt geändert; zuletzt geändert am; geändert am; stand; stand vom; letzter stand; überarbeitet am; datum; erstellt am
    de | licensor | verantwortlicher; verantwortliche stelle; betreiber; diensteanbieter; verkäufer; vermieter; lizenzgeber; lizenzgeberin; rechteinhaber; urheber; urheberin; anbieter; entwickler; herausgeber
    de | contact | kontakt; ansprechpartner; e mail adresse
    de | language | sprache
    de | product | produkt; anwendung
    fr | version | version; version du document; version no
    fr | effective | en vigueur; en vigueur le; en vigueur depuis; en vigueur depuis le; en vigueur à compter du; en vigueur au; entrée en vigueur; entrée en vigueur le; entrée en vigueur au; date d entrée en vigueur; date d effet; date de prise d effet; prise d effet; prise d effet le; applicable à compter du; applicable depuis le; applicables à compter du; à compter du; effectif le; valable à partir du; valable à compter du
    fr | published | publié; publié le; publiée le; date de publication; date de parution; paru le; du; datée du; datant du; en date du
    fr | updated | dernière mise à jour; dernière mise à jour le; date de dernière mise à jour; date de la dernière mise à jour; mise à jour; mise à jour le; mis à jour le; mise à jour du; dernière modification; dernière modification le; modifié le; modifiée le; dernière révision; révisé le; date; créé le
    fr | licensor | responsable du traitement; prestataire; vendeur; raison sociale; exploitant; concédant; titulaire des droits; auteur; éditeur; développeur; donneur de licence
    fr | contact | contact; courriel; adresse électronique
    fr | language | langue
    fr | product | produit; logiciel
    es | version | versión; version; versión del documento
    es | effective | en vigor desde; en vigor a partir del; vigente desde; vigente desde el; vigente a partir del; vigencia; fecha de entrada en vigor; fecha de vigencia; fecha efectiva; entrada en vigor; entra en vigor el; efectivo desde; efectivo a partir del; válido desde; válido a partir del
    es | published | publicado; publicado el; fecha de publicación; emitido el
    es | updated | última actualización; fecha de última actualización; fecha de la última actualización; actualizado; actualizado el; última modificación; fecha de última modificación; última revisión; modificado el; revisado el; fecha
    es | licensor | responsable; responsable del tratamiento; titular; razón social; proveedor; licenciante; titular de los derechos; autor; desarrollador; editor
    es | contact | contacto; correo electrónico; correo
    es | language | idioma
    es | product | producto
    it | version | versione; versione del documento
    it | effective | in vigore dal; in vigore da; in vigore dall; in vigore a partire dal; data di entrata in vigore; entrata in vigore; entra in vigore il; data di decorrenza; decorrenza; valido dal; valida dal; efficace dal; data di efficacia; con effetto dal
    it | published | pubblicato; pubblicato il; data di pubblicazione; del
    it | updated | ultimo aggiornamento; data dell ultimo aggiornamento; aggiornato; aggiornato il; aggiornato al; ultima modifica; ultima revisione; modificato il; data
    it | licensor | titolare; titolare del trattamento; fornitore; gestore; licenziante; titolare dei diritti; autore; sviluppatore; editore
    it | contact | contatto; contatti; posta elettronica
    it | language | lingua
    it | product | prodotto
    pt | version | versão; versão do documento
    pt | effective | em vigor desde; em vigor a partir de; vigente desde; vigente a partir de; vigência; data de vigência; data de entrada em vigor; entrada em vigor; entra em vigor em; data efetiva; data de início de vigência; válido a partir de; efetivo a partir de; com efeito a partir de
    pt | published | publicado; publicado em; publicada em; data de publicação
    pt | updated | última atualização; última atualização em; data da última atualização; atualizado; atualizado em; atualizada em; última modificação; última alteração; última revisão; modificado em; revisado em; data
    pt | licensor | controlador; responsável pelo tratamento; razão social; fornecedor; licenciante; licenciador; titular dos direitos; desenvolvedor
    pt | contact | contato; contacto
    nl | version | versie; versienummer
    nl | effective | ingangsdatum; van kracht vanaf; van kracht per; van kracht sinds; geldig vanaf; geldig per; in werking per; in werking vanaf; datum van inwerkingtreding; inwerkingtreding; met ingang van; effectief vanaf
    nl | published | gepubliceerd; gepubliceerd op; publicatiedatum; datum van publicatie
    nl | updated | laatst bijgewerkt; laatst bijgewerkt op; bijgewerkt; bijgewerkt op; laatste update; laatste wijziging; laatst gewijzigd; laatst gewijzigd op; gewijzigd op; laatste herziening; datum
    nl | licensor | verwerkingsverantwoordelijke; handelsnaam; opdrachtnemer; aanbieder; licentiegever; rechthebbende; auteur; ontwikkelaar; uitgever
    pl | version | wersja; wersja dokumentu
    pl | effective | data wejścia w życie; wejście w życie; obowiązuje od; obowiązuje od dnia; obowiązujące od; obowiązujący od; wchodzi w życie; wchodzi w życie dnia; ważne od; data obowiązywania; w mocy od
    pl | published | opublikowano; opublikowano dnia; data publikacji; data wydania; z dnia
    pl | updated | ostatnia aktualizacja; data ostatniej aktualizacji; zaktualizowano; zaktualizowano dnia; ostatnia zmiana; data ostatniej zmiany; ostatnia modyfikacja; zmieniono; data
    pl | licensor | administrator danych; usługodawca; sprzedawca; licencjodawca; właściciel praw; autor; wydawca; producent
    pl | contact | kontakt; adres e mail
    ru | version | версия; редакция; версия документа
    ru | effective | дата вступления в силу; вступает в силу; вступает в силу с; вступил в силу; вступило в силу; вступление в силу; действует с; действительно с; дата начала действия; действует от; в силе с
    ru | published | опубликовано; дата публикации; дата издания; опубликована; от
    ru | updated | последнее обновление; дата последнего обновления; обновлено; дата обновления; последнее изменение; дата последнего изменения; дата изменения; изменено; последняя редакция; дата последней редакции; дата
    ru | licensor | оператор; исполнитель; продавец; владелец сайта; лицензиар; правообладатель; автор; разработчик; издатель
    ru | contact | контакт; контакты; электронная почта
    ja | version | バージョン; 版; 文書バージョン
    ja | effective | 発効日; 施行日; 効力発生日; 適用開始日; 実施日; 有効日; 適用日; 発効
    ja | published | 公開日; 公表日; 発行日; 制定日; 制定; 掲載日
    ja | updated | 最終更新日; 最終更新; 更新日; 改定日; 最終改定日; 最終改定; 改訂日; 最終改訂日; 最終改訂; 改正日; 最終改正日; 作成日; 改定; 改訂
    ja | licensor | ライセンサー; 許諾者; 著作権者; 開発者; 提供者; 運営者
    ja | contact | 連絡先; お問い合わせ; お問い合わせ先; メールアドレス
    zh | version | 版本; 版本号; 版本號; 文档版本
    zh | effective | 生效日期; 生效日; 生效时间; 生效時間; 实施日期; 實施日期; 施行日期; 生效
    zh | published | 发布日期; 發布日期; 发布时间; 公布日期; 发行日期; 發佈日期
    zh | updated | 最后更新; 最後更新; 最后更新日期; 最後更新日期; 更新日期; 更新时间; 更新時間; 最近更新; 最近更新日期; 上次更新; 上次更新日期; 修订日期; 修訂日期; 最后修改; 最後修改; 最后修订; 修改日期
    zh | licensor | 许可人; 許可人; 许可方; 授权人; 版权所有人; 著作权人; 开发者
    zh | contact | 联系方式; 聯絡方式; 联系我们; 联系人; 电子邮件
    ko | version | 버전; 문서 버전
    ko | effective | 시행일; 시행일자; 시행 일자; 발효일; 효력 발생일; 적용일; 시행
    ko | published | 공고일; 공고일자; 게시일; 발행일; 제정일; 공포일
    ko | updated | 최종 업데이트; 최종 수정일; 최근 업데이트; 마지막 업데이트; 업데이트; 개정일; 개정일자; 최종 개정일; 수정일; 변경일; 마지막 수정일; 작성일
    ko | licensor | 라이선스 제공자; 사용허가자; 저작권자; 개발자; 운영자
    ko | contact | 연락처; 문의; 문의처; 이메일
    ar | version | الإصدار; إصدار; النسخة; رقم الإصدار
    ar | effective | تاريخ السريان; تاريخ النفاذ; تاريخ سريان; ساري المفعول من; سارية المفعول من; ساري اعتبارا من; سارية اعتبارا من; اعتبارا من; يسري اعتبارا من; يسري من; تاريخ بدء السريان; تاريخ الدخول حيز التنفيذ; يدخل حيز التنفيذ في
    ar | published | تاريخ النشر; نشر في; نشرت في; تاريخ الإصدار
    ar | updated | آخر تحديث; اخر تحديث; تاريخ آخر تحديث; تم التحديث في; تم التحديث; آخر تعديل; تاريخ التعديل; تاريخ التحديث; آخر مراجعة
    ar | licensor | المرخص; مانح الترخيص; صاحب الحقوق; المطور; الناشر
    ar | contact | للتواصل; التواصل; اتصل بنا; البريد الإلكتروني
    sv | version | version
    sv | effective | gäller från; gäller från och med; träder i kraft; ikraftträdande; giltig från; gällande från
    sv | published | publicerad; utgiven
    sv | updated | senast uppdaterad; senast uppdaterat; senast ändrad; uppdaterad; senast reviderad; datum
    sv | licensor | licensgivare; personuppgiftsansvarig; leverantör; utgivare
    sv | contact | kontakt; e post; e postadress; mejl
    da | version | version
    da | effective | gælder fra; ikrafttrædelse; ikrafttrædelsesdato; træder i kraft; gældende fra
    da | published | offentliggjort; udgivet
    da | updated | sidst opdateret; senest opdateret; opdateret; sidst ændret; senest ændret; dato
    da | licensor | licensgiver; dataansvarlig; udbyder
    da | contact | kontakt; mail
    nb | version | versjon
    nb | effective | gjelder fra; ikrafttredelse; trer i kraft; gyldig fra
    nb | published | publisert
    nb | updated | sist oppdatert; oppdatert; sist endret; dato
    nb | licensor | lisensgiver; behandlingsansvarlig; leverandør
    nb | contact | kontakt; e post
    fi | version | versio
    fi | effective | voimaantulo; voimassa alkaen; tulee voimaan; voimaantulopäivä
    fi | published | julkaistu; laadittu
    fi | updated | päivitetty; viimeksi päivitetty; viimeksi muokattu; päivitetty viimeksi; muutettu; viimeisin päivitys; viimeisin muutos; päiväys
    fi | licensor | lisenssinantaja; rekisterinpitäjä
    fi | contact | yhteystiedot; sähköposti; yhteyshenkilö
    cs | version | verze
    cs | effective | účinnost od; účinné od; platné od; datum účinnosti; platnost od; účinnost; nabývá účinnosti; nabývají účinnosti dne; platnost a účinnost od
    cs | published | zveřejněno; vydáno
    cs | updated | poslední aktualizace; aktualizováno; naposledy aktualizováno; poslední změna; datum
    cs | licensor | poskytovatel licence; správce; provozovatel; poskytovatel; prodávající
    cs | contact | kontakt; e mail
    hu | version | verzió; verziószám
    hu | effective | hatályos; hatályba lépés; hatálybalépés; hatályba lépés dátuma; hatályba lép; érvényes; hatálybalépés napja
    hu | published | közzétéve; kiadva; közzététel
    hu | updated | utolsó frissítés; utolsó módosítás; frissítve; utoljára frissítve; módosítva; utolsó frissítés dátuma; dátum; kelt
    hu | licensor | licencadó; szolgáltató; adatkezelő; jogtulajdonos
    hu | contact | kapcsolat; elérhetőség; email
    ro | version | versiunea; versiune
    ro | effective | data intrării în vigoare; în vigoare din; în vigoare de la; intră în vigoare; valabil de la; valabil din
    ro | published | publicat; publicat la; data publicării
    ro | updated | ultima actualizare; actualizat; actualizat la; actualizată la; ultima modificare; data ultimei actualizări; data
    ro | licensor | licențiator; operator; furnizor
    ro | contact | contact; adresă de email
    el | version | εκδοση
    el | effective | ημερομηνια εναρξησ ισχυοσ; ισχυει απο; εναρξη ισχυοσ; σε ισχυ απο; ημερομηνια ισχυοσ
    el | published | δημοσιευθηκε; δημοσιευτηκε
    el | updated | τελευταια ενημερωση; τελευταια τροποποιηση; ενημερωθηκε; ημερομηνια τελευταιασ ενημερωσησ; ημερομηνια
    el | licensor | χορηγοσ αδειασ; υπευθυνοσ επεξεργασιασ; παροχοσ
    el | contact | επικοινωνια
    uk | version | версія; редакція
    uk | effective | дата набрання чинності; набирає чинності; набуває чинності; діє з; чинна з; чинний з
    uk | published | опубліковано; дата публікації
    uk | updated | останнє оновлення; оновлено; дата оновлення; останні зміни; востаннє оновлено; дата останнього оновлення; дата
    uk | licensor | ліцензіар; правовласник; розробник; виконавець
    uk | contact | контакт; контакти; електронна пошта
    tr | version | sürüm; versiyon
    tr | effective | yürürlük tarihi; geçerlilik tarihi; yürürlüğe giriş tarihi; yürürlük
    tr | published | yayin tarihi; yayinlanma tarihi; yayimlanma tarihi
    tr | updated | son güncelleme; son güncelleme tarihi; son güncellenme; güncelleme tarihi; son güncellenme tarihi; güncellendi; tarih
    tr | licensor | lisans veren; veri sorumlusu; hizmet sağlayici; geliştirici
    tr | contact | iletişim; e posta
    id | version | versi
    id | effective | tanggal efektif; berlaku sejak; berlaku mulai; mulai berlaku; tanggal berlaku; efektif sejak; efektif per
    id | published | diterbitkan; tanggal terbit; dipublikasikan
    id | updated | terakhir diperbarui; pembaruan terakhir; diperbarui; terakhir diubah; terakhir diupdate; tanggal pembaruan; terakhir dimodifikasi; perubahan terakhir
    id | licensor | pemberi lisensi; pengembang; penyedia
    id | contact | kontak; surel
    vi | version | phiên bản
    vi | effective | ngày hiệu lực; có hiệu lực từ; có hiệu lực từ ngày; hiệu lực từ; ngày có hiệu lực
    vi | published | ngày ban hành; ngày đăng; ban hành ngày
    vi | updated | cập nhật lần cuối; cập nhật; ngày cập nhật; lần cập nhật cuối; cập nhật gần nhất; cập nhật ngày; sửa đổi lần cuối
    vi | contact | liên hệ
    he | version | גרסה; גירסה
    he | effective | תאריך תחילה; בתוקף מ; תאריך תוקף; תאריך כניסה לתוקף; בתוקף החל מ; בתוקף החל מיום
    he | published | תאריך פרסום; פורסם
    he | updated | עודכן לאחרונה; עודכנה לאחרונה; עדכון אחרון; תאריך עדכון; עודכן; עודכנה; תאריך עדכון אחרון
    he | contact | יצירת קשר; דוא ל; אימייל
    zh | updated | 上次修改日期; 最後修改日期; 最后修改日期; 最後更新時間; 最后更新时间; 最近修订日期; 更新于; 更新於; 版本日期; 最後修訂日期; 最后修订日期
    zh | effective | 生效于; 生效於
    ja | effective | 施行; 適用開始
    ja | updated | 最終改訂; 最終改正; 改正; 更新
    en | effective | revised and effective; last updated and effective; effective and last updated; posted and effective
    nb | licensor | utvikler; utgiver
    sv | licensor | utvecklare
    da | licensor | udvikler; udgiver
    fi | licensor | kehittäjä; julkaisija
    cs | licensor | vývojář; autor; vydavatel
    hu | licensor | fejlesztő; üzemeltető; kiadó
    ro | licensor | dezvoltator; prestator; editor
    el | licensor | προγραμματιστησ; εκδοτησ
    pl | licensor | deweloper; twórca; usługodawca; administrator
    nl | licensor | verwerkingsverantwoordelijke; aanbieder
    ru | licensor | оператор; владелец; исполнитель
    vi | licensor | nhà phát triển; nhà cung cấp; đơn vị vận hành
    he | licensor | מפתח; מעניק הרישיון; בעל הזכויות
    tr | licensor | yayinci
    hi | version | संस्करण
    hi | effective | प्रभावी तिथि; प्रभावी तारीख; प्रभावी दिनांक; प्रभावी होने की तिथि; प्रभावी होने की तारीख; लागू होने की तिथि; लागू होने की तारीख; लागू तिथि; प्रभाव की तिथि; प्रभावी
    hi | published | प्रकाशित; प्रकाशन तिथि; प्रकाशन की तिथि; जारी करने की तिथि
    hi | updated | अंतिम अपडेट; अंतिम बार अपडेट; अंतिम बार अपडेट किया गया; अंतिम संशोधन; अंतिम बार संशोधित; आखिरी अपडेट; अंतिम अद्यतन; पिछला अपडेट
    hi | licensor | लाइसेंसदाता; सेवा प्रदाता; प्रकाशक
    hi | contact | संपर्क; ईमेल
    th | version | เวอร์ชัน; เวอร์ชั่น; ฉบับที่
    th | effective | วันที่มีผลบังคับใช้; วันที่มีผลใช้บังคับ; วันที่มีผล; วันที่เริ่มใช้บังคับ; มีผลบังคับใช้; มีผลบังคับใช้ตั้งแต่; มีผลบังคับใช้ตั้งแต่วันที่; มีผลใช้บังคับ; มีผลใช้บังคับตั้งแต่; มีผลใช้บังคับตั้งแต่วันที่; มีผลตั้งแต่; มีผลตั้งแต่วันที่; มีผลบังคับใช้วันที่
    th | published | เผยแพร่เมื่อ; เผยแพร่เมื่อวันที่; วันที่เผยแพร่; ประกาศเมื่อ; ประกาศ ณ วันที่
    th | updated | ปรับปรุงล่าสุด; ปรับปรุงล่าสุดเมื่อ; ปรับปรุงล่าสุดเมื่อวันที่; ปรับปรุงล่าสุดวันที่; แก้ไขล่าสุด; แก้ไขล่าสุดเมื่อ; แก้ไขล่าสุดเมื่อวันที่; อัปเดตล่าสุด; อัปเดตล่าสุดเมื่อ; อัปเดตล่าสุดเมื่อวันที่; อัพเดทล่าสุด; วันที่ปรับปรุง; วันที่ปรับปรุงล่าสุด
    th | licensor | ผู้ให้อนุญาต; ผู้ให้บริการ
    th | contact | ติดต่อ; อีเมล
    tl | version | bersyon
    tl | effective | petsa ng bisa; petsa ng pagkakabisa; petsa ng pagkabisa; petsa ng pagiging epektibo; epektibo mula; epektibo simula; epektibo sa; epektibo noong; epektibo; may bisa mula; may bisa simula; may bisa sa; magkakabisa sa; magkakabisa
    tl | published | inilathala; inilathala noong; petsa ng paglalathala; nai publish noong
    tl | updated | huling na update; huling na update noong; huling update; huling binago; huling binago noong; huling pagbabago; na update noong
    tl | licensor | tagapaglisensya; tagapagbigay ng serbisyo
    tl | contact | makipag ugnayan; kontak
    de | updated | letzter stand; aktueller stand; letzte überarbeitung; zuletzt überarbeitet; version vom; fassung vom
    de | licensor | verantwortlich; verantwortlicher; verantwortliche; verantwortliche stelle; diensteanbieter; betreiber
    fr | updated | date de mise à jour; actualisé le; version en vigueur au; version du
    it | updated | ultimo aggiornamento il; aggiornata il; revisione del
    pl | updated | zaktualizowano dn; stan na; wersja z dnia
    nl | updated | versie van; gewijzigd; herzien op
    ru | updated | обновлен; обновлена; редакция от; версия от; последнее изменение от
    ar | updated | اخر تعديل; آخر تحديث في; تم آخر تحديث في
    """

  private static let sentenceRows: TableText = """
    en | published | adopted by the board on; adopted by the members on; adopted by the general assembly on; approved by the members on; ratified by the members on
    en | updated of a text | as amended on; last amended on; were amended on; was amended on
    de | published | beschlossen auf der mitgliederversammlung am; von der mitgliederversammlung am; errichtet am; auf der gründungsversammlung am
    de | updated | geändert auf der mitgliederversammlung am; geändert in der mitgliederversammlung am; geändert durch die mitgliederversammlung am; geändert durch beschluss der mitgliederversammlung vom
    fr | published | adoptés en assemblée générale le; adoptés par l assemblée générale du; adoptés lors de l assemblée générale du
    fr | updated | modifiés en assemblée générale le; modifiés par l assemblée générale du; modifiés lors de l assemblée générale du
    es | published | aprobados en asamblea general el; aprobados por la asamblea general el
    it | published | approvato dall assemblea il; approvato dall assemblea dei soci il
    nl | published | vastgesteld in de algemene ledenvergadering van; vastgesteld door de algemene ledenvergadering op
    da | published | vedtaget på generalforsamlingen den; vedtaget på den stiftende generalforsamling den
    da | updated | ændret ved ordinær generalforsamling; ændret ved ekstraordinær generalforsamling; ændret på generalforsamlingen den; ændret på generalforsamling den
    sv | published | antagna vid årsmötet den; antagna av årsmötet den; antagna på årsmötet den
    sv | updated | reviderade vid årsmötet den; ändrade vid årsmötet den
    nb | published | vedtatt på årsmøtet den; vedtatt på stiftelsesmøtet den; vedtatt på årsmøtet
    nb | updated | endret på årsmøtet den; endret på årsmøtet; sist endret på årsmøtet
    fi | published | hyväksytty yhdistyksen kokouksessa; hyväksytty vuosikokouksessa
    cs | published | schváleny valnou hromadou dne; schváleno valnou hromadou dne; schváleny členskou schůzí dne
    pl | published | uchwalony przez walne zebranie dnia; przyjęty przez walne zebranie w dniu
    en | effective of a text | apply from; applies from; applies since; apply since; come into force on; come into effect from; come into force from; enter into force on; enters into force on; enter into effect on; enters into effect on; takes effect from; take effect from; in force from; in force since; in force as of; are valid from; is valid from
    de | effective of a text | treten zum; tritt zum; gelten seit dem; gilt seit dem; gelten seit; gilt seit; gültig ab dem; wirksam ab dem; treten mit wirkung vom; tritt mit wirkung vom; in kraft ab dem
    fr | effective of a text | s appliquent à compter du; s appliquent à partir du; s applique à compter du; s applique à partir du; applicable à partir du; applicables à partir du; en vigueur à partir du; prennent effet le; prend effet le; prennent effet à compter du; prend effet à compter du
    es | effective of a text | son válidos a partir del; son válidas a partir del; es válida a partir del; es válido a partir del; se aplican a partir del; se aplica a partir del; vigentes a partir del; vigente a partir del; entran en vigor el; entra en vigor el; entrarán en vigor el; entrará en vigor el; surten efecto el; surte efecto el; surten efecto a partir del; surte efecto a partir del
    it | effective of a text | si applicano a partire dal; si applicano dal; si applica a partire dal; si applica dal; entrano in vigore il; entra in vigore il; entrano in vigore dal; hanno effetto dal; ha effetto dal; hanno effetto a partire dal; efficaci a partire dal; sono valide dal; sono validi dal
    pt | effective of a text | são válidos a partir de; são válidas a partir de; é válida a partir de; é válido a partir de; aplicam se a partir de; aplica se a partir de; entram em vigor em; entra em vigor em; entram em vigor a; entra em vigor a; entram em vigor a partir de; vigentes a partir de; vigente a partir de; produzem efeitos a partir de
    nl | effective of a text | treden in werking op; treedt in werking op; treden in werking per; treedt in werking per; gelden met ingang van; geldt met ingang van; geldt vanaf; gelden per; geldt per; geldig vanaf; zijn van toepassing vanaf; van toepassing met ingang van; gaan in op; gaat in op
    pl | effective of a text | obowiązują od dnia; mają zastosowanie od dnia; ma zastosowanie od dnia
    sv | effective of a text | gäller från den; träder i kraft den; är giltiga från
    da | effective of a text | gælder fra; træder i kraft; gælder fra og med
    nb | effective of a text | gjelder fra og med; trer i kraft den; gjelder fra den
    fi | effective of a text | ovat voimassa; on voimassa; tulee voimaan; astuvat voimaan; astuu voimaan; voimassa alkaen
    cs | effective of a text | vstupují v platnost dne; vstupuje v platnost dne; vstupují v účinnost dne; vstupuje v účinnost dne; jsou účinné ode dne; účinné ode dne; platí ode dne; platné ode dne; účinnosti ode dne; nabývá účinnosti dne
    ro | effective of a text | sunt valabili de la; sunt valabile de la; este valabilă de la; este valabil de la; intră în vigoare la; intră în vigoare la data de; intră în vigoare începând cu; se aplică începând cu; în vigoare începând cu; în vigoare din data de
    el | effective of a text | τιθενται σε ισχυ στισ; τιθεται σε ισχυ στισ; τιθενται σε ισχυ την; τιθεται σε ισχυ την; τιθενται σε ισχυ απο; τιθεται σε ισχυ απο; σε ισχυ απο; ισχυουν απο τισ; ισχυει απο τισ; ισχυουν απο την; ισχυει απο την
    uk | effective of a text | набувають чинності; набуває чинності; набирають чинності з; набирає чинності з; набувають чинності з; набуває чинності з; діють від; діє від; чинні з; чинна з
    ru | effective of a text | применяются с; применяется с; действительны с; действительна с; вступает в силу с
    he | effective of a text | בתוקף מיום; בתוקף החל מיום; בתוקף מתאריך; בתוקף החל מתאריך; נכנסים לתוקף ביום; נכנס לתוקף ביום; נכנסת לתוקף ביום; תקפים מיום; תקף מיום
    id | effective of a text | efektif sejak; efektif mulai; berlaku sejak tanggal; berlaku efektif sejak; mulai berlaku pada; mulai berlaku pada tanggal
    en | effective | effective as of; effective from; effective on; are effective; is effective; becomes effective on; become effective on; takes effect on; take effect on; comes into effect on; come into effect on; comes into force on; in effect as of; entered into force on; is made as of; is made on; is made this; made and entered into as of; made and entered into on; made and entered into this; is entered into as of; is entered into on; is dated as of
    en | updated | last updated on; last updated; last modified on; last revised on; last changed on; was updated on; were updated on; was revised on; were revised on
    de | effective | treten am; tritt am; gültig ab; gelten ab; gelten ab dem; gilt ab; gilt ab dem; wirksam ab; in kraft seit
    pl | effective | obowiązuje od; obowiązuje od dnia; obowiązuje począwszy od; wchodzi w życie z dniem; wchodzi w życie dnia
    vi | effective | có hiệu lực từ ngày; có hiệu lực từ; có hiệu lực kể từ ngày
    de | updated | zuletzt aktualisiert am; zuletzt geändert am
    fr | effective | applicable à compter du; applicables à compter du; en vigueur le; en vigueur à compter du; entrent en vigueur le; entre en vigueur le; en vigueur depuis le
    fr | updated | mises à jour le; mis à jour le; mise à jour le; modifiées le
    es | effective | en vigor el; en vigor desde el; en vigor a partir del; vigentes desde el; vigente desde el
    es | updated | actualizados el; actualizado el; actualizada el
    it | effective | in vigore dal; in vigore il; in vigore a partire dal; efficaci dal
    it | updated | aggiornati il; aggiornato il; aggiornata il
    pt | effective | em vigor em; em vigor desde; em vigor a partir de
    pt | updated | atualizados em; atualizado em; atualizada em
    nl | effective | van kracht met ingang van; van kracht vanaf; gelden vanaf; van kracht op
    nl | updated | laatst bijgewerkt op; laatst gewijzigd op
    pl | effective | obowiązują od; obowiązuje od; wchodzą w życie; wchodzi w życie; wchodzą w życie z dniem
    sv | effective | gäller från och med; gäller från; träder i kraft
    sv | updated | senast uppdaterad; uppdaterades senast; senast ändrad
    da | effective | træder i kraft den; gælder fra den; gældende fra
    da | updated | senest opdateret; sidst opdateret
    nb | effective | trer i kraft; gjelder fra
    nb | updated | sist oppdatert
    fi | effective | tulevat voimaan; voimassa alkaen
    fi | updated | päivitetty viimeksi; viimeksi päivitetty; on päivitetty; muutettu
    cs | effective | platné od; jsou platné od; platí od; platnost od; nabývají účinnosti dne; nabývá účinnosti dnem; nabývají účinnosti; účinné od; jsou účinné od; nabývají platnosti a účinnosti
    cs | updated | naposledy aktualizovány; aktualizováno
    hu | effective | hatályos; hatályba lép; hatályba
    hu | updated | utoljára frissítve; utolsó módosítás
    ro | effective | intră în vigoare; în vigoare din; în vigoare de la
    ro | updated | actualizat la; actualizată la; actualizați la
    el | effective | ισχυουν απο; ισχυει απο
    el | updated | ενημερωθηκε; τελευταια ενημερωση
    tr | effective | tarihinden itibaren; yürürlüğe
    id | effective of a text | berlaku sejak; berlaku mulai; mulai berlaku
    id | updated | terakhir diperbarui pada; diperbarui pada
    uk | effective | набирають чинності; набирає чинності; діє з; діють з
    uk | updated | оновлено; востаннє оновлено
    he | updated | עודכן לאחרונה; עודכנה לאחרונה
    ar | effective | اعتبارا من; تسري اعتبارا من
    ar | updated | آخر تحديث
    zh | effective | 生效日期
    zh | updated | 最后修改于; 最後修改於; 最后更新于; 最後更新於; 更新于; 更新於; 修订于; 修訂於
    ko | effective | 시행일; 시행일자
    ru | effective | вступают в силу; вступает в силу; вступают в силу с; действуют с; действует с
    th | effective | มีผลบังคับใช้; มีผลบังคับใช้ตั้งแต่วันที่; มีผลบังคับใช้ในวันที่; มีผลใช้บังคับ; มีผลใช้บังคับตั้งแต่วันที่; มีผลตั้งแต่วันที่
    th | updated | ปรับปรุงล่าสุดเมื่อวันที่; แก้ไขล่าสุดเมื่อวันที่; อัปเดตล่าสุดเมื่อวันที่
    tl | effective | epektibo mula; epektibo simula; epektibo sa; epektibo noong; may bisa mula; may bisa simula; may bisa sa; magkakabisa sa; magkakabisa mula; magkakabisa simula
    tl | updated | huling na update noong; huling binago noong
    """
}
