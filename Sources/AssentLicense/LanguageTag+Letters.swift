extension LanguageTag {
  /// The code of two letters that stands for a language in tags, for one of three letters: `en` for `eng`; `nil` for a
  /// language that has none.
  ///
  /// RFC 5646, section 2.2.1: the shortest code is the one to use.
  static func twoLetters(for code: String) -> String? {
    guard code.utf8.count == 3 else { return nil }
    return twoLetterCodes[code.lowercased()]
  }

  /// The codes of ISO 639-2, for terms and for books, with those of ISO 639-1.
  private static let twoLetterCodes: [String: String] = {
    let pairs = """
      aar aa, abk ab, ave ae, afr af, aka ak, amh am, arg an, ara ar, asm as, ava av, aym ay, \
      aze az, bak ba, bel be, bul bg, bis bi, bam bm, ben bn, bod bo, tib bo, bre br, bos bs, \
      cat ca, che ce, cha ch, cos co, cre cr, ces cs, cze cs, chu cu, chv cv, cym cy, wel cy, \
      dan da, deu de, ger de, div dv, dzo dz, ewe ee, ell el, gre el, eng en, epo eo, spa es, \
      est et, eus eu, baq eu, fas fa, per fa, ful ff, fin fi, fij fj, fao fo, fra fr, fre fr, \
      fry fy, gle ga, gla gd, glg gl, grn gn, guj gu, glv gv, hau ha, heb he, hin hi, hmo ho, \
      hrv hr, hat ht, hun hu, hye hy, arm hy, her hz, ina ia, ind id, ile ie, ibo ig, iii ii, \
      ipk ik, ido io, isl is, ice is, ita it, iku iu, jpn ja, jav jv, kat ka, geo ka, kon kg, \
      kik ki, kua kj, kaz kk, kal kl, khm km, kan kn, kor ko, kau kr, kas ks, kur ku, kom kv, \
      cor kw, kir ky, lat la, ltz lb, lug lg, lim li, lin ln, lao lo, lit lt, lub lu, lav lv, \
      mlg mg, mah mh, mri mi, mao mi, mkd mk, mac mk, mal ml, mon mn, mar mr, msa ms, may ms, \
      mlt mt, mya my, bur my, nau na, nob nb, nde nd, nep ne, ndo ng, nld nl, dut nl, nno nn, \
      nor no, nbl nr, nav nv, nya ny, oci oc, oji oj, orm om, ori or, oss os, pan pa, pli pi, \
      pol pl, pus ps, por pt, que qu, roh rm, run rn, ron ro, rum ro, rus ru, kin rw, san sa, \
      srd sc, snd sd, sme se, sag sg, sin si, slk sk, slo sk, slv sl, smo sm, sna sn, som so, \
      sqi sq, alb sq, srp sr, ssw ss, sot st, sun su, swe sv, swa sw, tam ta, tel te, tgk tg, \
      tha th, tir ti, tuk tk, tgl tl, tsn tn, ton to, tur tr, tso ts, tat tt, twi tw, tah ty, \
      uig ug, ukr uk, urd ur, uzb uz, ven ve, vie vi, vol vo, wln wa, wol wo, xho xh, yid yi, \
      yor yo, zha za, zho zh, chi zh, zul zu
      """
    return Dictionary(
      pairs.split(separator: ",").compactMap { pair in
        let codes = pair.split(separator: " ").map(String.init)
        guard codes.count == 2 else { return nil }
        return (codes[0], codes[1])
      }
    ) { first, _ in first }
  }()
}
