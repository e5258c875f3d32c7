/// Words as elements of a picture.
enum SVGText {
  /// A text element, a run for each line; nothing where no line has words.
  ///
  /// - Parameters:
  ///   - y: of the baseline of the first line.
  ///   - step: from one baseline to the next.
  static func element(
    _ lines: [String], x: Int, y: Int, step: Int, _ attributes: String = ""
  ) -> String {
    guard lines.contains(where: { !$0.isEmpty }) else { return "" }
    var result = "<text x=\"\(x)\" y=\"\(y)\"\(attributes)>"
    for (number, line) in lines.enumerated() {
      let escaped = line.escapedXML()
      result += number == 0 ? escaped : "<tspan x=\"\(x)\" dy=\"\(step)\">\(escaped)</tspan>"
    }
    return result + "</text>\n"
  }
}
