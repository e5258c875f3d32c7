import AssentManifest
import Foundation

/// The list as a page. Everything in it came from outside, and is escaped.
struct ListPage: Sendable {
  let product: Manifest.Product
  let receipts: Int
  let forms: Int
  let listed: [Listed]
  let filled: [Listed]

  /// A cell shows no more characters; the CSV file has all.
  private static let most = 300

  /// - Parameter older: the number before which the next page goes on.
  func html(older: Int64?) -> String {
    var body = "<p><a href=\"/acceptances.csv\">As a table (CSV)</a></p>\n"
    body += table(
      caption: "Receipts: \(receipts)",
      columns: [
        ("Received", ["received"]), ("What", ["document", "version", "locale", "asks"]),
        ("Who", ["name", "subject", "actor", "on_behalf_of", "session"]),
        ("Statement", ["statement"]), ("Since", ["standing"]), ("Record", ["record"]),
      ], listed)
    if let older { body += "<p><a href=\"/acceptances?before=\(older)\">Earlier ones</a></p>\n" }
    if !filled.isEmpty {
      body += table(
        caption: "Forms, filled in without a script: \(forms). They are no receipts.",
        columns: [
          ("Received", ["received"]), ("What", ["document", "version", "locale", "asks"]),
          ("Who", ["name"]), ("Their date", ["accepted"]),
        ], filled)
      if forms > filled.count { body += "<p>The CSV file has the others.</p>\n" }
    }
    return HTML.page(title: "Acceptances · \(product.name)", body)
  }

  private func table(
    caption: String, columns: [(title: String, names: [String])], _ rows: [Listed]
  ) -> String {
    let head = columns.map { "<th scope=\"col\">\($0.title)</th>" }.joined()
    let body = rows.map { row in
      "<tr>" + columns.map { "<td>\(cell($0.names, row))</td>" }.joined() + "</tr>\n"
    }
    return """
      <div class="table" tabindex="0">
      <table>
      <caption>\(HTML.escaped(caption))</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined())</tbody>
      </table>
      </div>

      """
  }

  private func cell(_ names: [String], _ row: Listed) -> String {
    if names == ["record"] {
      let id = row["record"]
      let path = id.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
      return "<a href=\"/acceptances/receipts/\(path)\"><bdi>\(shown(id))</bdi></a>"
    }
    let words = names.compactMap { name -> String? in
      let text = row[name]
      guard !text.isEmpty else { return name == "standing" ? "<p>stands</p>" : nil }
      let label = Self.labels[name].map { "\($0) " } ?? ""
      return "<p>\(label)<bdi>\(shown(text))</bdi></p>"
    }
    return words.joined()
  }

  private static let labels = [
    "subject": "subject", "actor": "by", "on_behalf_of": "for", "session": "session",
  ]

  /// What stands for itself in an address.
  private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-"))

  private func shown(_ text: String) -> String {
    HTML.escaped(text.count > Self.most ? text.prefix(Self.most) + "…" : text)
  }
}
