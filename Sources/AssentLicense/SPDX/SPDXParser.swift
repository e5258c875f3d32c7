import AssentDiagnostics

/// Reads license expressions by recursive descent.
struct SPDXParser {
  private struct Token {
    var text: String
    var offset: Int
  }

  /// Parentheses deeper than this are refused, so that no input overflows the stack.
  private static var deepest: Int { 64 }

  private let tokens: [Token]
  private let end: Int
  private var index = 0
  private var depth = 0

  init(_ text: String) {
    var tokens: [Token] = []
    var word: [UInt8] = []
    var offset = 0
    func flush() {
      if !word.isEmpty {
        tokens.append(
          Token(text: String(decoding: word, as: UTF8.self), offset: offset - word.count))
        word = []
      }
    }
    for byte in text.utf8 {
      if isASCIISpace(byte) {
        flush()
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
        flush()
        tokens.append(Token(text: byte == UInt8(ascii: "(") ? "(" : ")", offset: offset))
      } else {
        word.append(byte)
      }
      offset += 1
    }
    flush()
    self.tokens = tokens
    end = text.utf8.count
  }

  /// The whole text as one expression.
  mutating func expression() throws(SPDXExpressionError) -> SPDXExpression {
    guard !tokens.isEmpty else { throw error("the license expression is empty", nil) }
    let expression = try disjunction()
    if let token = current {
      if token.text == ")" { throw error("')' closes nothing", token) }
      throw misplaced(token)
    }
    return expression
  }

  private mutating func disjunction() throws(SPDXExpressionError) -> SPDXExpression {
    let first = try conjunction()
    var operands = [first]
    while take("OR") { operands.append(try conjunction()) }
    return operands.count > 1 ? .or(operands) : first
  }

  private mutating func conjunction() throws(SPDXExpressionError) -> SPDXExpression {
    let first = try exception()
    var operands = [first]
    while take("AND") { operands.append(try exception()) }
    return operands.count > 1 ? .and(operands) : first
  }

  private mutating func exception() throws(SPDXExpressionError) -> SPDXExpression {
    let isGroup = current?.text == "("
    let license = try primary()
    guard let operatorToken = current, take("WITH") else { return license }
    guard !isGroup else {
      throw error(
        "'WITH' follows a parenthesis", operatorToken,
        help: "put the exception after each license that it is for")
    }
    guard let token = current, !Self.isPunctuation(token.text) else {
      throw error("an exception is missing after 'WITH'", current)
    }
    index += 1
    if let id = SPDXException.named(token.text) { return .with(license, exception: id) }
    if Self.isReference(token.text, "AdditionRef-") {
      return .with(license, exception: token.text)
    }
    let guess = suggestion(for: token.text, among: SPDXException.identifiers)
    throw error(
      "unknown license exception '\(token.text)'", token,
      help: guess.map { "write '\($0)'" } ?? "see https://spdx.org/licenses/exceptions-index.html")
  }

  private mutating func primary() throws(SPDXExpressionError) -> SPDXExpression {
    guard let token = current else { throw error("a license is missing at the end", nil) }
    if token.text == "(" { return try parenthesized(token) }
    guard !Self.isPunctuation(token.text) else {
      throw error("a license is missing before '\(token.text)'", token)
    }
    index += 1
    return try license(token)
  }

  private mutating func parenthesized(
    _ token: Token
  ) throws(SPDXExpressionError) -> SPDXExpression {
    depth += 1
    guard depth <= Self.deepest else {
      throw error("parentheses are nested more than \(Self.deepest) deep", token)
    }
    index += 1
    let inside = try disjunction()
    guard current?.text == ")" else {
      if let other = current { throw misplaced(other) }
      throw error("'(' is not closed", token)
    }
    index += 1
    depth -= 1
    return inside
  }

  private func license(_ token: Token) throws(SPDXExpressionError) -> SPDXExpression {
    let text = token.text
    if let license = SPDXLicense.named(text) { return .license(license, orLater: false) }
    if text.hasSuffix("+"), let license = SPDXLicense.named(String(text.dropLast())) {
      return .license(license, orLater: true)
    }
    if Self.isReference(text, "LicenseRef-") { return .reference(text) }
    let upper = text.uppercased()
    if ["AND", "OR", "WITH"].contains(upper) {
      throw error("'\(text)' stands where a license is expected", token)
    }
    throw error(
      "unknown license '\(text)'", token,
      help: SPDXGuess.help(for: text) ?? "see https://spdx.org/licenses/, or write LicenseRef-…")
  }

  /// `LicenseRef-x` or `DocumentRef-x:LicenseRef-y`, x and y of letters, digits, points, hyphens.
  private static func isReference(_ text: String, _ prefix: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let prefixes = parts.count == 2 ? ["DocumentRef-", prefix] : [prefix]
    guard parts.count == prefixes.count else { return false }
    return zip(parts, prefixes).allSatisfy { part, prefix in
      part.hasPrefix(prefix) && part.utf8.count > prefix.utf8.count
        && part.utf8.allSatisfy {
          isASCIILetter($0) || isASCIIDigit($0) || $0 == UInt8(ascii: "-")
            || $0 == UInt8(ascii: ".")
        }
    }
  }

  private static func isPunctuation(_ text: String) -> Bool {
    ["(", ")", "AND", "OR", "WITH"].contains(text)
  }

  private var current: Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ name: String) -> Bool {
    guard current?.text == name else { return false }
    index += 1
    return true
  }

  /// The error for a token where an operator or the end is expected.
  private func misplaced(_ token: Token) -> SPDXExpressionError {
    let upper = token.text.uppercased()
    if ["AND", "OR", "WITH"].contains(upper) {
      if token.text == upper { return error("operator '\(upper)' is not expected here", token) }
      return error("operator '\(token.text)' is not in capitals", token, help: "write '\(upper)'")
    }
    return error(
      "an operator is missing before '\(token.text)'", token,
      help: "join licenses with AND or OR")
  }

  private func error(
    _ message: String, _ token: Token?, help: String? = nil
  ) -> SPDXExpressionError {
    SPDXExpressionError(
      message: message, offset: token?.offset ?? end, length: token?.text.utf8.count ?? 0,
      help: help)
  }
}
