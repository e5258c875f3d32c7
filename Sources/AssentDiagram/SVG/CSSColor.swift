/// A color as CSS writes it: a name, `#f9f`, or a function such as `rgb(0, 0, 255)`.
///
/// CSS Color Module Level 4, sections 4 to 7; `currentcolor` and system colors are none.
struct CSSColor: Hashable {
  /// In lower case, and with commas where it is a function, as every program reads it.
  let text: String
  /// Red, green and blue, from 0 to 255.
  let components: [Double]
  /// From 0, clear, to 1.
  let alpha: Double

  /// `nil` for what is no color, which a viewer would paint black.
  init?(_ source: String) {
    let bytes = Array(source.utf8.map { ASCII.lowercased($0) })
    let text = bytes.string(0..<bytes.count)
    if let known = Self.hex(bytes) ?? Self.named(text) {
      (components, alpha, self.text) = (known.components, known.alpha, text)
      return
    }
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")"),
      let values = Values(bytes[(open + 1)..<(bytes.count - 1)])
    else { return nil }
    let components: [Double]?
    switch bytes.string(0..<open) {
    case "rgb", "rgba": components = values.rgb
    case "hsl", "hsla": components = values.hsl
    default: components = nil
    }
    guard let components else { return nil }
    (self.components, alpha) = (components, values.alpha)
    if values.hasCommas {
      self.text = text
    } else {
      let list = components.map { String(Int($0.rounded())) }.joined(separator: ",")
      self.text = alpha < 1 ? "rgba(\(list),\(alpha))" : "rgb(\(list))"
    }
  }

  /// Whether white is read better on it than black.
  var isDark: Bool {
    components[0] * 299 + components[1] * 587 + components[2] * 114 <= 140_000
  }

  private typealias Known = (components: [Double], alpha: Double)

  private static func named(_ name: String) -> Known? {
    if name == "transparent" { return ([0, 0, 0], 0) }
    return names[name].map { value in
      ([16, 8, 0].map { Double(value >> $0 & 0xFF) }, 1)
    }
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static func hex(_ bytes: [UInt8]) -> Known? {
    guard bytes.first == UInt8(ascii: "#"), [4, 5, 7, 9].contains(bytes.count) else { return nil }
    var digits: [Int] = []
    for byte in bytes.dropFirst() {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      digits.append(digit)
    }
    if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
    let values = stride(from: 0, to: digits.count, by: 2).map { place -> Double in
      Double(digits[place] * 16 + digits[place + 1])
    }
    let alpha: Double = values.count > 3 ? values[3] / 255 : 1
    return (Array(values.prefix(3)), alpha)
  }

  /// What stands between the brackets of a function.
  private struct Values {
    private var numbers: [Double] = []
    private var arePercents: [Bool] = []
    private(set) var alpha = 1.0
    private(set) var hasCommas = false

    /// Three or four values; with commas between all of them, or with blanks and `/` before the last.
    init?(_ bytes: ArraySlice<UInt8>) {
      hasCommas = bytes.contains(UInt8(ascii: ","))
      var parts: [ArraySlice<UInt8>]
      if hasCommas {
        parts = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      } else {
        let sides = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard let first = sides.first, sides.count < 3 else { return nil }
        parts = first.split(separator: ASCII.space)
        guard parts.count == 3 else { return nil }
        parts += sides.dropFirst()
      }
      guard parts.count == 3 || parts.count == 4 else { return nil }
      for part in parts {
        var text = part.drop { $0 == ASCII.space }
        while text.last == ASCII.space { text.removeLast() }
        let isPercent = text.last == UInt8(ascii: "%")
        if isPercent { text.removeLast() }
        if numbers.isEmpty, text.suffix(3).elementsEqual("deg".utf8) { text.removeLast(3) }
        guard let number = Self.number(text) else { return nil }
        numbers.append(number)
        arePercents.append(isPercent)
      }
      if numbers.count == 4 {
        let value = numbers[3] / (arePercents[3] ? 100 : 1)
        alpha = min(max(value, 0), 1)
      }
    }

    /// Digits with at most one point among or before them.
    private static func number(_ text: ArraySlice<UInt8>) -> Double? {
      guard let last = text.last, ASCII.isDigit(last), text.count <= 12,
        text.allSatisfy({ ASCII.isDigit($0) || $0 == UInt8(ascii: ".") })
      else { return nil }
      return Double(String(decoding: text, as: UTF8.self))
    }

    var rgb: [Double]? {
      // With commas, all are numbers or all are percents.
      if hasCommas, Set(arePercents.prefix(3)).count > 1 { return nil }
      return zip(numbers, arePercents).prefix(3).map { number, isPercent in
        min(isPercent ? number * 255 / 100 : number, 255)
      }
    }

    var hsl: [Double]? {
      guard !arePercents[0], !hasCommas || arePercents[1] && arePercents[2] else { return nil }
      let hue = numbers[0].truncatingRemainder(dividingBy: 360)
      let (saturation, light) = (min(numbers[1], 100) / 100, min(numbers[2], 100) / 100)
      // CSS Color Module Level 4, section 7.1.
      return [0.0, 8, 4].map { part in
        let place = (part + hue / 30).truncatingRemainder(dividingBy: 12)
        let reach = saturation * min(light, 1 - light)
        return 255 * (light - reach * max(-1, min(place - 3, 9 - place, 1)))
      }
    }
  }
}
