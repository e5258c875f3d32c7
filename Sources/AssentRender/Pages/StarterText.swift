import Mustache

/// Fills the templates that a new project starts from.
package enum StarterText {
  /// The text of a template with values put in; a key without a value is a section left out.
  ///
  /// - Throws: ``MustacheTemplate/ParserError`` for a template that cannot be read.
  package static func text(of template: [UInt8], values: [String: String]) throws -> String {
    let template = try MustacheTemplate(string: String(decoding: template, as: UTF8.self))
    return template.render(values)
  }
}
