/// Pages of this server.
enum HTML {
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\n", "\t": out.unicodeScalars.append(scalar)
      default: out.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
    }
    return out
  }

  /// - Parameter body: markup.
  static func page(title: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>\(escaped(title))</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/server.css">
    </head>
    <body>
    <main>
    <h1>\(escaped(title))</h1>
    \(body)
    </main>
    </body>
    </html>

    """
  }

  static let style = """
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 90rem; margin: 0 auto; padding: 1rem; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: start; padding: .5rem 0; font-weight: 600; }
    th, td { border-bottom: 1px solid #8886; padding: .4rem .6rem; text-align: start; vertical-align: top; }
    td { overflow-wrap: anywhere; min-width: 6rem; }
    td p { margin: 0; }

    """
}
