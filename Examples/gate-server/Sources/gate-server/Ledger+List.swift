import GRDB

/// A line of the list: an acceptance, or a form.
struct Listed: Sendable {
  /// `receipt` or `form`.
  let kind: String
  /// The number of the row: of receipts and forms each.
  let number: Int64
  /// In the order of ``names``; empty where there is nothing.
  let values: [String]

  /// What is listed of each, as the first line of a CSV file names it.
  static let names = [
    "kind", "received", "accepted", "document", "version", "locale", "asks", "name", "subject",
    "actor", "on_behalf_of", "session", "method", "statement", "text_digest", "record",
    "line_digest", "standing",
  ]

  subscript(name: String) -> String {
    Self.names.firstIndex(of: name).map { values[$0] } ?? ""
  }

  init(_ row: Row, kind: String) {
    self.kind = kind
    number = row["number"]
    values = Self.names.map { name in
      name == "kind" ? kind : row.hasColumn(name) ? row[name] ?? "" : ""
    }
  }
}

extension Ledger {
  /// A page of acceptances, the last one first.
  ///
  /// - Parameter before: the number of the one after them; `nil` for the last ones.
  func acceptances(before number: Int64?, limit: Int) async throws -> [Listed] {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT number, received, accepted, document, version, locale, asks, name, subject, actor,
            principal AS on_behalf_of, substr(session, 1, 12) AS session, method, statement,
            text AS text_digest, record, line AS line_digest,
            standing || CASE WHEN EXISTS (
                SELECT 1 FROM later
                WHERE later.record = acceptance.record AND later.session <> acceptance.session)
              THEN char(10) || 'another session than that of the record said so' ELSE '' END
              AS standing
          FROM acceptance WHERE number < ? ORDER BY number DESC LIMIT ?
          """, arguments: [number ?? .max, limit]
      ).map { Listed($0, kind: "receipt") }
    }
  }

  /// A page of forms, the last one first.
  func forms(before number: Int64?, limit: Int) async throws -> [Listed] {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT number, received, day AS accepted, document, version, locale, asks, name,
            text AS text_digest, 'form' AS method
          FROM form WHERE number < ? ORDER BY number DESC LIMIT ?
          """, arguments: [number ?? .max, limit]
      ).map { Listed($0, kind: "form") }
    }
  }

  /// How many there are of each.
  func counts() async throws -> (receipts: Int, forms: Int) {
    try await database.read { db in
      (
        try Int.fetchOne(db, sql: "SELECT count(*) FROM acceptance") ?? 0,
        try Int.fetchOne(db, sql: "SELECT count(*) FROM form") ?? 0
      )
    }
  }
}

extension Row {
  fileprivate func hasColumn(_ name: String) -> Bool { columnNames.contains(name) }
}
