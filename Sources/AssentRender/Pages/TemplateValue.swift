import Mustache

/// A value of a template in the one type that swift-mustache meets.
///
/// The library asks every value for a number of protocols, and the first question of each type goes through
/// all conformances of the program.
enum TemplateValue: MustacheCustomRenderable, MustacheParent, MustacheTransformable {
  case text(String)
  case flag(Bool)
  case object([String: TemplateValue])
  case list([TemplateValue])

  var renderText: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): String(flag)
    case .object, .list: ""
    }
  }

  /// What the section of a name leaves out.
  var isNull: Bool {
    if case .flag(false) = self { true } else { false }
  }

  func child(named name: String) -> Any? {
    guard case .object(let members) = self, let child = members[name] else { return nil }
    // The library knows lists by their type.
    if case .list(let values) = child { return values }
    return child
  }

  func transform(_ name: String) -> Any? {
    switch self {
    case .text(let text): text.transform(name)
    case .flag: nil
    case .object(let members): members.transform(name)
    case .list(let values): values.transform(name)
    }
  }
}
