import AssentDiagnostics

/// A license expression as SPDX 2.3, annex D, writes it: `MIT OR Apache-2.0`.
///
/// `expression = term { OR term }`, `term = factor { AND factor }`, `factor = ( expression )` or a
/// license with an optional `+` and an optional `WITH exception`.
struct SPDXExpression {
  /// What is wrong with the text, and where in it, in bytes.
  struct Fault: Equatable {
    var message: String
    var range: Range<Int>
    var help: String?
  }

  private let bytes: [UInt8]
  private var tokens: [Range<Int>] = []
  private var position = 0
  private(set) var fault: Fault?

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokenize()
    expression()
    if position < tokens.count, fault == nil {
      let word = string(tokens[position])
      fail(
        word == ")" ? "')' closes nothing" : "'\(word)' stands where AND, OR or WITH is expected")
    }
    if fault != nil, let guess = Self.guess(bytes) {
      fault = Fault(
        message: "'\(text)' is not an SPDX expression", range: bytes.indices,
        help: "use \(guess)")
    }
  }

  private mutating func tokenize() {
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x20 {
        index += 1
      } else if bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: ")") {
        tokens.append(index..<index + 1)
        index += 1
      } else {
        let start = index
        while index < bytes.count, bytes[index] != 0x20, bytes[index] != UInt8(ascii: "("),
          bytes[index] != UInt8(ascii: ")")
        { index += 1 }
        tokens.append(start..<index)
      }
    }
  }

  /// Reads the whole grammar in one loop: operands, operators and parentheses in turn.
  private mutating func expression() {
    var depth = 0
    var expectsOperand = true
    while fault == nil, position < tokens.count {
      let word = string(tokens[position])
      switch (expectsOperand, word) {
      case (true, "("): depth += 1
      case (true, _):
        license(word)
        expectsOperand = false
      case (false, ")") where depth > 0: depth -= 1
      case (false, "AND"), (false, "OR"): expectsOperand = true
      case (false, "WITH"):
        position += 1
        exception()
      default: return
      }
      position += 1
    }
    guard fault == nil else { return }
    if expectsOperand {
      fail("an SPDX expression ends with a license")
    } else if depth > 0 {
      fail("'(' is not closed")
    }
  }

  private mutating func license(_ word: String) {
    let name = word.hasSuffix("+") ? String(word.dropLast()) : word
    if name.hasPrefix("LicenseRef-") || name.hasPrefix("DocumentRef-") { return }
    if SPDXIdentifiers.license(word) == nil, SPDXIdentifiers.license(name) == nil {
      let guess = Self.identifier(near: name)
      fail(
        "'\(word)' is not an SPDX license identifier",
        help: guess.map { "use \($0)" } ?? "see https://spdx.org/licenses/")
    }
  }

  private mutating func exception() {
    guard position < tokens.count else { return fail("WITH names no exception") }
    let word = string(tokens[position])
    if SPDXIdentifiers.exception(word) == nil, !word.hasPrefix("AdditionRef-") {
      fail("'\(word)' is not an SPDX exception", help: "see https://spdx.org/licenses/")
    }
  }

  private mutating func fail(_ message: String, help: String? = nil) {
    let end = bytes.count
    fault = Fault(
      message: message, range: position < tokens.count ? tokens[position] : 0..<end, help: help)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The identifier of a license named in words: `CC BY 4.0`, `Apache License 2.0`.
  private static func guess(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.contains(" OR "), !text.contains(" AND "), !text.contains("(") else { return nil }
    let words = text.split(separator: " ").filter {
      !["license", "licence", "version", "the", "v", "public"].contains($0.lowercased())
    }
    return identifier(near: words.joined(separator: "-").replacing("-v", with: "-"))
  }

  private static func identifier(near name: String) -> String? {
    SPDXIdentifiers.license(name) ?? SPDXIdentifiers.license(name + "-1.0")
      ?? suggestion(for: name, among: SPDXIdentifiers.all)
  }
}
