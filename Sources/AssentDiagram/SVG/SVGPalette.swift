/// The colors of a picture: attributes for a light page, and classes by which a style sheet changes
/// them.
///
/// Colors are presentation attributes so that a viewer without style sheets shows them.
enum SVGPalette {
  static let stroke = "#57606a"
  static let fill = "#f6f8fa"
  static let ink = "#1f2328"
  /// Of lines on a dark page.
  private static let darkStroke = "#9198a1"

  /// The color of lines on one of an author's.
  static func stroke(on ground: CSSColor) -> String {
    let gray = ground.isDark ? darkStroke : stroke
    if CSSColor(gray)?.isWellSeen(on: ground) == true { return gray }
    return ground.isDark ? "#ffffff" : ink
  }

  static func attributes(of role: Scene.Role) -> String {
    switch role {
    case .group: "class=\"dg\" fill=\"\(stroke)\" fill-opacity=\".06\" stroke=\"\(stroke)\""
    case .node: "class=\"dn\" fill=\"\(fill)\" stroke=\"\(stroke)\""
    case .line: "class=\"de\" fill=\"none\" stroke=\"\(stroke)\""
    case .division: "class=\"de\" stroke=\"\(stroke)\""
    case .head: "class=\"dh\" fill=\"\(stroke)\""
    case .text: "class=\"dt\" fill=\"\(ink)\""
    case .label: "class=\"dl\" fill=\"#424a53\""
    }
  }

  /// The style sheet of a picture that stands alone: the same classes on a dark page.
  static let ownStyle = """
    :root{color-scheme:light dark}@media(prefers-color-scheme:dark){\
    .dn{fill:#21262d;stroke:\(darkStroke)}.de{stroke:\(darkStroke)}.dh{fill:\(darkStroke)}.dt{fill:#f0f6fc}\
    .dl{fill:#c9d1d9}.dg{fill:\(darkStroke);stroke:\(darkStroke)}}
    """
}
