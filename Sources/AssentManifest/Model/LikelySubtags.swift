/// What a language tag leaves unsaid: the script and the region that a language is mostly written in and for.
///
/// Source: likely subtags of CLDR 48, for all languages of two letters, and those of three that are matched
/// by them. A browser knows the same table (`Intl.Locale.maximize`).
enum LikelySubtags {
  /// The script of a language in a region, which may be empty; empty where nothing tells. In lower case.
  static func script(of language: String, in region: String) -> String {
    if !region.isEmpty,
      let other = exceptions[language]?.first(where: { $0.regions.contains(region) })
    {
      return other.script
    }
    return usual(language)?.script ?? ""
  }

  /// The region that a language in a script is mostly written for.
  static func region(of language: String, script: String) -> String? {
    exceptions[language]?.first { $0.script == script }?.home ?? usual(language)?.region
  }

  /// Whether a language or a script is written from right to left.
  static func isRightToLeft(language: String, script: String) -> Bool {
    let (table, subtag) = script.isEmpty ? (rightToLeft, language) : (rightToLeftScripts, script)
    let bytes = Array(subtag.utf8)
    return table.fields(at: " ").contains {
      $0.range.count == bytes.count && $0.starts(with: bytes)
    }
  }

  /// The script and the region of a language; few are asked for, so the table is read each time.
  private static func usual(_ language: String) -> (script: String, region: String)? {
    guard language.utf8.count == 2 || language.utf8.count == 3 else { return nil }
    let beginning = Array(language.utf8) + [UInt8(ascii: "-")]
    for line in table.fields(at: "\n") {
      var pairs = line.fields(at: " ")
      guard let script = pairs.next() else { continue }
      for pair in pairs where pair.starts(with: beginning) {
        return (script.string, pair.dropping(first: beginning.count).string)
      }
    }
    return nil
  }

  /// A script and its languages, each with its region behind it.
  private static let table: TableText = """
    arab ar-eg fa-ir ks-in ps-af sd-pk ug-cn ur-pk
    armn hy-am
    avst ae-ir
    beng as-in bn-bd
    cans cr-ca iu-ca oj-ca
    cyrl ab-ge av-ru ba-ru be-by bg-bg ce-ru cu-ru cv-ru kk-kz kv-ru ky-kg mk-mk mn-mn os-ge
    cyrl ru-ru sr-rs tg-tj tt-ru uk-ua
    deva hi-in mr-in ne-np sa-in
    ethi am-et ti-et
    geor ka-ge
    grek el-gr
    gujr gu-in
    guru pa-in
    hans zh-cn
    hant yue-hk
    hebr he-il yi-ua
    jpan ja-jp
    khmr km-kh
    knda kn-in
    kore ko-kr
    laoo lo-la
    latn aa-et af-za ak-gh an-es ay-bo az-az bi-vu bm-ml br-fr bs-ba ca-es ch-gu co-fr cs-cz
    latn cy-gb da-dk de-de ee-gh en-us eo-001 es-es et-ee eu-es ff-sn fi-fi fj-fj fo-fo fr-fr
    latn fy-nl ga-ie gd-gb gl-es gn-py gv-im ha-ng ho-pg hr-hr ht-ht hu-hu hz-na ia-001 id-id
    latn ie-ee ig-ng ik-us io-001 is-is it-it jv-id kg-cd ki-ke kj-na kl-gl kr-ng ku-tr kw-gb
    latn la-va lb-lu lg-ug li-nl ln-cd lt-lt lu-cd lv-lv mg-mg mh-mh mi-nz ms-my mt-mt na-nr
    latn nb-no nd-zw ng-na nl-nl nn-no no-no nr-za nv-us ny-mw oc-fr om-et pi-gb pl-pl pt-br
    latn qu-pe rm-ch rn-bi ro-ro rw-rw sc-it se-no sg-cf sk-sk sl-si sm-ws sn-zw so-so sq-al
    latn ss-za st-za su-id sv-se sw-tz tk-tm tn-za to-to tr-tr ts-za ty-pf uz-uz ve-za vi-vn
    latn vo-001 wa-be wo-sn xh-za yo-ng za-cn zu-za
    mlym ml-in
    mymr my-mm
    orya or-in
    sinh si-lk
    taml ta-in
    telu te-in
    thaa dv-mv
    thai th-th
    tibt bo-cn dz-bt
    yiii ii-cn
    """

  /// The regions in which a language has another script, and where that is mostly written.
  private static let exceptions: [String: [(script: String, regions: [String], home: String)]] = [
    "az": [("arab", ["iq", "ir"], "ir"), ("cyrl", ["ru"], "az")],
    "ff": [("adlm", [], "gn")],
    "ha": [("arab", ["cm", "sd"], "ng")],
    "kk": [("arab", ["af", "cn", "ir", "mn"], "cn")],
    "ku": [("cyrl", ["am", "az", "ge", "tm"], "am"), ("arab", ["iq", "ir", "lb"], "iq")],
    "ky": [("arab", ["cn"], "cn"), ("latn", ["tr"], "tr")],
    "mn": [("mong", ["cn"], "cn")],
    "ms": [("arab", ["cc"], "my")],
    "pa": [("arab", ["pk"], "pk")],
    "pi": [
      ("deva", ["in"], "in"), ("sinh", ["lk"], "lk"), ("mymr", ["mm"], "mm"),
      ("thai", ["th"], "th"),
    ],
    "sd": [("deva", ["in"], "in")],
    "sr": [("latn", ["me", "ro", "tr"], "rs")],
    "tg": [("arab", ["pk"], "pk")],
    "ug": [("cyrl", ["kz", "mn"], "kz")],
    "uz": [("arab", ["af"], "af"), ("cyrl", ["cn"], "uz")],
    "yue": [("hans", ["cn"], "cn")],
    "zh": [
      (
        "hant",
        ["au", "bn", "gb", "gf", "hk", "id", "mo", "pa", "pf", "ph", "sr", "th", "tw", "us", "vn"],
        "tw"
      )
    ],
  ]

  private static let rightToLeftScripts: TableText = """
    adlm arab armi avst chrs cprt elym gara hatr hebr hung khar lydi mand mani mend merc mero narb \
    nbat nkoo orkh ougr palm phli phlp phnx prti rohg samr sarb sogd sogo syrc syre syrj syrn thaa \
    todr yezi
    """

  /// Languages of three letters.
  private static let rightToLeft: TableText = """
    aao abh abv acm acq acw acx adf aeb aec aee aeq afb aib aii aij aiq ajp amw apc apd arc arq \
    ars ary arz ask atn auj auz avd avl ayh ayl ayn ayp azb bal bdz bej bft bgn bgp bhe bhm bhn \
    bjf bjm bqi brh brk bsh bsk chg cja ckb clh czk dcc def deh dgl dmk dml esh fay faz fia fub \
    gbz ggg gha ghr gig gjk gju glh glk grr gwc gwf gwt gzi hac haz hbo hkh hnd hno hoh hrt hrz \
    hss huy isk itk jad jat jbe jbn jdg jnd jog jpa jpr jrb jye kbu kby kcy kfm khw klj kmz kqd \
    ktl kvx kxp lad lah lhs lki lrc lrk lrl lsa lsd lss luv luz mby mde mey mfa mfi mhj mid mki \
    mnj mve mvy myz mzb mzn nli nlm nqo ntz nyq oar odk oru ota pbt pbu pes phl phr phv plk prc \
    prd prs prx psh psi pst qxq rdb rhg rmt sam sbn scl sdb sdf sdg sdh sds sgr sgy shd shm shu \
    shv siy siz skr smp smy sqo sqt srh srz ssh sts swb syc syn syr tjo tks tmr tov tra trg trm \
    trw ush uzs vaf vgr vmh wbk wlo wne wni wsv xhe xka xkc xkj xkp xvi ydg yhd yih yud zba zdj \
    zrp zum
    """
}
