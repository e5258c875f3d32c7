/// An encoding of one byte a character that UTF-8 is read as by mistake.
///
/// Bytes that an encoding leaves undefined stand for the C1 control of the same number, as in the
/// WHATWG Encoding Standard, section 9; programs that drop them lose them.
struct LegacyEncoding: Sendable {
  let name: String
  /// The characters of the bytes from 0x80 on.
  let scalars: [UInt32]
  /// The bytes without a character of their own; ISO 8859-1 has none.
  let undefined: [UInt8]
  /// The byte of each character below U+2200, or 0.
  private let bytes: [UInt8]

  private init(_ name: String, _ rows: [String]) {
    self.name = name
    let scalars = rows.flatMap { $0.unicodeScalars.map(\.value) }
    self.scalars = scalars
    var bytes = [UInt8](repeating: 0, count: 0x2200)
    var undefined: [UInt8] = []
    for (index, scalar) in scalars.enumerated() {
      let byte = UInt8(truncatingIfNeeded: 0x80 + index)
      bytes[Int(scalar)] = byte
      if (0x80..<0xA0).contains(scalar), scalars[0] != 0x80 { undefined.append(byte) }
    }
    self.bytes = bytes
    self.undefined = undefined
  }

  /// The byte, from 0x80 on, that is read as `scalar`.
  func byte(of scalar: UInt32) -> UInt8? {
    guard scalar < 0x2200 else { return nil }
    let byte = bytes[Int(scalar)]
    return byte == 0 ? nil : byte
  }

  /// Every encoding that damage is looked for in, the most frequent first.
  static let all = [windows1252, windows1254, latin1, windows1250, windows1251]

  static let windows1252 = LegacyEncoding(
    "Windows-1252",
    [
      "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}",
      "\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ",
      "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯",
      "°±²³´µ¶·¸¹º»¼½¾¿",
      "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ",
      "ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß",
      "àáâãäåæçèéêëìíîï",
      "ðñòóôõö÷øùúûüýþÿ",
    ])

  static let windows1254 = LegacyEncoding(
    "Windows-1254",
    [
      "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}\u{8E}\u{8F}",
      "\u{90}‘’“”•–—˜™š›œ\u{9D}\u{9E}Ÿ",
      "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯",
      "°±²³´µ¶·¸¹º»¼½¾¿",
      "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ",
      "ĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß",
      "àáâãäåæçèéêëìíîï",
      "ğñòóôõö÷øùúûüışÿ",
    ])

  static let latin1 = LegacyEncoding(
    "ISO 8859-1",
    [
      "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}",
      "\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}\u{8F}",
      "\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}",
      "\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}\u{9E}\u{9F}",
      "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯",
      "°±²³´µ¶·¸¹º»¼½¾¿",
      "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ",
      "ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß",
      "àáâãäåæçèéêëìíîï",
      "ðñòóôõö÷øùúûüýþÿ",
    ])

  static let windows1250 = LegacyEncoding(
    "Windows-1250",
    [
      "€\u{81}‚\u{83}„…†‡\u{88}‰Š‹ŚŤŽŹ",
      "\u{90}‘’“”•–—\u{98}™š›śťžź",
      "\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż",
      "°±˛ł´µ¶·¸ąş»Ľ˝ľż",
      "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ",
      "ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß",
      "ŕáâăäĺćçčéęëěíîď",
      "đńňóôőö÷řůúűüýţ˙",
    ])

  static let windows1251 = LegacyEncoding(
    "Windows-1251",
    [
      "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏ",
      "ђ‘’“”•–—\u{98}™љ›њќћџ",
      "\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї",
      "°±Ііґµ¶·ё№є»јЅѕї",
      "АБВГДЕЖЗИЙКЛМНОП",
      "РСТУФХЦЧШЩЪЫЬЭЮЯ",
      "абвгдежзийклмноп",
      "рстуфхцчшщъыьэюя",
    ])
}
