/// A license expression as the SPDX specification 2.3 defines it in annex D.
///
/// `MIT`, `GPL-2.0-or-later WITH Classpath-exception-2.0`, `(MIT OR Apache-2.0) AND CC-BY-4.0`.
/// Only parentheses nest, and the parser bounds those; a row of a thousand OR is one value.
package indirect enum SPDXExpression: Hashable, Sendable, CustomStringConvertible {
  /// A license of the list; `orLater` where `+` stands behind it.
  case license(SPDXLicense, orLater: Bool)
  /// `LicenseRef-…`, with or without `DocumentRef-…:` before it.
  case reference(String)
  /// One license or reference with an exception.
  case with(SPDXExpression, exception: String)
  /// Two or more.
  case and([SPDXExpression])
  /// Two or more.
  case or([SPDXExpression])

  /// Reads an expression; identifiers in any case, operators in capitals.
  package init(parsing text: String) throws(SPDXExpressionError) {
    do {
      var parser = SPDXParser(text)
      self = try parser.expression()
    } catch {
      throw SPDXGuess.expression(meantBy: text) ?? error
    }
  }

  /// The licenses of the list that it names, each once, in order.
  package var licenses: [SPDXLicense] {
    var found: [SPDXLicense] = []
    collect(into: &found)
    return found
  }

  private func collect(into found: inout [SPDXLicense]) {
    switch self {
    case .license(let license, _):
      if !found.contains(license) { found.append(license) }
    case .reference: break
    case .with(let expression, _): expression.collect(into: &found)
    case .and(let operands), .or(let operands):
      for operand in operands { operand.collect(into: &found) }
    }
  }

  /// The expression with identifiers as the list writes them and no more parentheses than it needs.
  package var description: String {
    switch self {
    case .license(let license, let orLater): license.id + (orLater ? "+" : "")
    case .reference(let name): name
    case .with(let expression, let exception): "\(expression) WITH \(exception)"
    case .and(let operands): operands.map(\.operand).joined(separator: " AND ")
    case .or(let operands): operands.map(\.description).joined(separator: " OR ")
    }
  }

  /// The expression as an operand of AND, which binds tighter than OR.
  private var operand: String {
    if case .or = self { "(\(self))" } else { description }
  }
}

/// What is wrong with a license expression, and where.
package struct SPDXExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In lower case, without a full stop: `unknown license 'Apache2'`.
  package var message: String
  /// Offset in UTF-8 bytes of the first character that is wrong.
  package var offset: Int
  /// Length in bytes; 0 at the end of the text.
  package var length: Int
  /// What to write instead, where there is a guess.
  package var help: String?

  package var description: String { message }
}
