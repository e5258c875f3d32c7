import AssentGate
import AssentManifest
import Foundation
import GRDB

extension Ledger {
  /// Spends the nonce and stores an acceptance, both or neither.
  ///
  /// - Parameter sign: gives the countersignature of a record that is new.
  /// - Returns: the countersignature: of a record that is known, the one that it was given at first.
  /// - Throws: ``Refusal`` for a nonce that does not count, or another record of the same id.
  func store(
    _ admitted: Admission, nonce: String, session: String, now: Manifest.Timestamp,
    sign: @Sendable () throws -> Countersignature
  ) async throws -> JSONObject {
    try await database.write { db in
      try Self.spend(nonce: nonce, session: session, now: now.secondsSinceEpoch, in: db)
      let record = admitted.acceptance.id
      let known = try Row.fetchOne(
        db, sql: "SELECT line, countersignature FROM acceptance WHERE record = ?",
        arguments: [record])
      guard let known else {
        let countersignature = try sign().json
        try Self.insert(admitted, countersignature, session: session, now: now, in: db)
        try Self.add(admitted, session: session, now: now, in: db)
        return countersignature
      }
      guard known["line"] == admitted.line.description else {
        throw Refusal(.conflict, "another record has the id '\(record)'")
      }
      // A receipt that says nothing new, as one that is sent again, takes no newer one's place.
      if try Self.add(admitted, session: session, now: now, in: db) {
        var receipt = admitted.receipt
        receipt.later = try Self.later(of: record, in: db)
        try db.execute(
          sql: "UPDATE acceptance SET receipt = ?, standing = ? WHERE record = ?",
          arguments: [
            Data(admitted.bytes), receipt.standing.joined(separator: "\n"), record,
          ])
      }
      guard case .object(let countersignature)? = Self.json(known["countersignature"]) else {
        throw Settings.Fault("the countersignature of '\(record)' cannot be read")
      }
      return countersignature
    }
  }

  private static func insert(
    _ admitted: Admission, _ countersignature: JSONObject, session: String,
    now: Manifest.Timestamp, in db: Database
  ) throws {
    let acceptance = admitted.acceptance
    try db.execute(
      sql: """
        INSERT INTO acceptance (record, line, received, session, accepted, document, version, locale,
          asks, text, statement, method, subject, name, actor, principal, standing, receipt,
          countersignature)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        acceptance.id, admitted.line.description, now.description, session,
        acceptance.at.description, acceptance.document, acceptance.version.text,
        acceptance.locale.text, acceptance.asks.rawValue, acceptance.textDigest.description,
        acceptance.statement, acceptance.method.rawValue, acceptance.subject,
        acceptance.signedName, acceptance.actor,
        acceptance.onBehalfOf.map { "\($0.id) (\($0.note))" },
        admitted.receipt.standing.joined(separator: "\n"), Data(admitted.bytes),
        String(decoding: CanonicalJSON.bytes(of: .object(countersignature)), as: UTF8.self),
      ])
  }

  /// Adds what happened to the record since; says whether some of it is new.
  @discardableResult
  private static func add(
    _ admitted: Admission, session: String, now: Manifest.Timestamp, in db: Database
  ) throws -> Bool {
    let record = admitted.acceptance.id
    var isNew = false
    for line in admitted.receipt.later {
      try db.execute(
        sql: "INSERT OR IGNORE INTO later (record, line, received, session) VALUES (?, ?, ?, ?)",
        arguments: [record, String(decoding: line, as: UTF8.self), now.description, session])
      isNew = isNew || db.changesCount > 0
    }
    let count = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM later WHERE record = ?", arguments: [record])
    guard count ?? 0 <= mostLater else {
      throw Refusal(.unprocessableContent, "more than \(mostLater) lines came after the record")
    }
    return isNew
  }

  private static func later(of record: String, in db: Database) throws -> [[UInt8]] {
    try String.fetchAll(
      db, sql: "SELECT line FROM later WHERE record = ? ORDER BY number", arguments: [record]
    ).map { Array($0.utf8) }
  }

  private static func json(_ text: String) -> JSONValue? {
    try? JSONValue(parsing: Array(text.utf8))
  }

  /// The receipt of a record with all that is known of it since, and the word of this server.
  func receipt(_ record: String) async throws -> [UInt8]? {
    try await database.read { db in
      guard
        let row = try Row.fetchOne(
          db, sql: "SELECT receipt, countersignature FROM acceptance WHERE record = ?",
          arguments: [record])
      else { return nil }
      let data: Data = row["receipt"]
      var receipt = try Receipt(parsing: Array(data))
      receipt.later = try Self.later(of: record, in: db)
      if let own = Self.json(row["countersignature"]).flatMap({ Countersignature(reading: $0) }),
        !receipt.countersignatures.contains(own)
      {
        receipt.countersignatures.append(own)
      }
      return receipt.bytes
    }
  }
}
