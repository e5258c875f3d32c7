import AssentGate
import AssentManifest
import Foundation
import GRDB

/// What somebody filled in where no script ran. It says what they said, and proves nothing more.
struct FilledForm: Sendable {
  struct Item: Sendable {
    let asks: Manifest.DocumentEntry.Asks
    let document: Manifest.DocumentEntry
    let version: Manifest.Version
    let locale: Manifest.Locale
    let entry: Manifest.LocaleEntry
  }

  let name: String
  let day: Manifest.Day
  let items: [Item]

  /// - Throws: ``Refusal`` for anything that is not a form of this site as it is published now, of a text
  ///   that is in force, and of today.
  init(_ body: [UInt8], _ site: Site, now: Manifest.Timestamp) throws {
    func refuse(_ sentence: String) -> Refusal { Refusal(.unprocessableContent, sentence) }
    let fields = try Self.fields(of: body)
    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    guard value("product") == site.product.id else {
      throw refuse("the form is of another product")
    }
    let name = (value("name") ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...200).contains(name.count), !name.unicodeScalars.contains(where: \.isControl) else {
      throw refuse("the name is missing, or longer than 200 characters")
    }
    guard let day = value("date").flatMap({ Manifest.Day($0) }) else {
      throw refuse("the date is missing, or not as 2026-11-22")
    }
    // Where the person is it may be yesterday still, or tomorrow.
    let start = Manifest.Timestamp(startOf: day).secondsSinceEpoch
    guard (start - 86_400..<start + 2 * 86_400).contains(now.secondsSinceEpoch) else {
      throw refuse("the date is not that of today")
    }
    (self.name, self.day) = (name, day)
    let inForce = try site.inForce(at: now)
    items = try fields.compactMap { field in
      guard let asks = Self.asks(field.name) else { return nil }
      return try Self.item(asks, field.value, inForce)
    }
    guard !items.isEmpty else { throw refuse("no box was ticked") }
  }

  /// The name of a field says what was asked: `agreement`, `acknowledgement`, `consent`.
  private static func asks(_ name: String) -> Manifest.DocumentEntry.Asks? {
    Manifest.DocumentEntry.Asks.allCases.first { $0.rawValue == name }
  }

  /// `license 1.0 en sha256:…`
  private static func item(
    _ asks: Manifest.DocumentEntry.Asks, _ text: String,
    _ inForce: [(document: Manifest.DocumentEntry, release: Manifest.Release)]
  ) throws -> Item {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4,
      let (document, release) = inForce.first(where: {
        $0.document.id == parts[0] && $0.document.asks == asks
          && $0.release.version.text == parts[1]
      }),
      let (locale, entry) = release.locales.first(where: { $0.key.text == parts[2] }),
      entry.textDigest.description == parts[3]
    else {
      throw Refusal(
        .unprocessableContent,
        "a text was ticked that is not in force here; load the page again")
    }
    return Item(
      asks: asks, document: document, version: release.version, locale: locale, entry: entry)
  }

  private static func fields(of body: [UInt8]) throws -> [(name: String, value: String)] {
    let unreadable = Refusal(.badRequest, "the form cannot be read")
    guard let text = String(validating: body, as: UTF8.self) else { throw unreadable }
    let pairs = text.split(separator: "&")
    guard pairs.count <= 200 else { throw unreadable }
    return try pairs.map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.replacing("+", with: " ").removingPercentEncoding }
      guard parts.count == 2, let name = parts[0], let value = parts[1] else { throw unreadable }
      return (name, value)
    }
  }

  /// What the person sees.
  func page(now: Manifest.Timestamp, product: String) -> String {
    let rows = items.map {
      "<li lang=\"\(HTML.escaped($0.locale.text))\">\(HTML.escaped($0.entry.title)) "
        + "\(HTML.escaped($0.version.text))</li>\n"
    }
    return HTML.page(
      title: "Received",
      """
      <p>\(HTML.escaped(product)) received this from \(HTML.escaped(name)) at \(now):</p>
      <ul>
      \(rows.joined())</ul>
      <p>This is your statement. It is no receipt: a receipt can be checked by anybody, and needs a browser in which
      the script of the page runs.</p>
      <p><a href="/gate.html">Back</a></p>
      """)
  }
}

extension Ledger {
  func store(_ form: FilledForm, now: Manifest.Timestamp) async throws {
    try await database.write { db in
      for item in form.items {
        try db.execute(
          sql: """
            INSERT INTO form (received, name, day, document, version, locale, asks, text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            now.description, form.name, form.day.description, item.document.id, item.version.text,
            item.locale.text, item.asks.rawValue, item.entry.textDigest.description,
          ])
      }
    }
  }
}

extension Unicode.Scalar {
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
