import AssentManifest
import GRDB

/// What the server keeps: one SQLite file, of which every change is a transaction.
///
/// A commit is on the disk before it returns (`synchronous = FULL`): what was confirmed outlives a killed
/// process and a power cut.
struct Ledger: Sendable {
  let database: DatabasePool

  /// No more nonces wait at a time; the oldest ones give way.
  static let mostNonces = 100_000
  /// No more later lines are kept of a record.
  static let mostLater = 1_000

  init(file: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    database = try DatabasePool(path: file, configuration: configuration)
    try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { try $0.execute(sql: Self.tables) }
    try migrator.migrate(database)
  }

  private static let tables = """
    CREATE TABLE nonce (
      digest TEXT PRIMARY KEY, session TEXT NOT NULL, expires INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX nonce_expires ON nonce (expires);
    -- One row a record; what the columns say is in the receipt as well.
    CREATE TABLE acceptance (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      record TEXT NOT NULL UNIQUE, line TEXT NOT NULL UNIQUE,
      received TEXT NOT NULL, session TEXT NOT NULL, accepted TEXT NOT NULL,
      document TEXT NOT NULL, version TEXT NOT NULL, locale TEXT NOT NULL, asks TEXT NOT NULL,
      text TEXT NOT NULL, statement TEXT NOT NULL, method TEXT NOT NULL,
      subject TEXT, name TEXT, actor TEXT, principal TEXT, standing TEXT NOT NULL,
      receipt BLOB NOT NULL, countersignature TEXT NOT NULL
    ) STRICT;
    -- What happened to a record afterwards. Lines are added, and none is taken away.
    CREATE TABLE later (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      record TEXT NOT NULL REFERENCES acceptance (record), line TEXT NOT NULL,
      received TEXT NOT NULL, session TEXT NOT NULL, UNIQUE (record, line)
    ) STRICT;
    -- What people filled in where no script ran: no receipt, no record, no digest of a screen.
    CREATE TABLE form (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      received TEXT NOT NULL, name TEXT NOT NULL, day TEXT NOT NULL,
      document TEXT NOT NULL, version TEXT NOT NULL, locale TEXT NOT NULL, asks TEXT NOT NULL,
      text TEXT NOT NULL
    ) STRICT;
    """
}

/// What is done with nonces.
extension Ledger {
  /// Keeps the digest of a nonce: who reads the file can use none of those that wait.
  func add(nonce digest: String, session: String, expires: Int64, now: Int64) async throws {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM nonce WHERE expires <= ?", arguments: [now])
      try db.execute(
        sql: "INSERT INTO nonce (digest, session, expires) VALUES (?, ?, ?)",
        arguments: [digest, session, expires])
      try db.execute(
        sql: """
          DELETE FROM nonce WHERE rowid IN (SELECT rowid FROM nonce ORDER BY expires DESC, rowid DESC
            LIMIT -1 OFFSET ?)
          """, arguments: [Self.mostNonces])
    }
  }

  /// Takes a nonce away.
  ///
  /// - Throws: ``Refusal`` where there is none such, or none of this session.
  func spend(nonce digest: String, session: String, now: Int64) async throws {
    try await database.write { try Self.spend(nonce: digest, session: session, now: now, in: $0) }
  }

  static func spend(nonce digest: String, session: String, now: Int64, in db: Database) throws {
    try db.execute(
      sql: "DELETE FROM nonce WHERE digest = ? AND session = ? AND expires > ?",
      arguments: [digest, session, now])
    guard db.changesCount == 1 else { throw Refusal.nonce }
  }

  /// Whether a nonce would count.
  func has(nonce digest: String, session: String, now: Int64) async throws -> Bool {
    try await database.read { db in
      try Bool.fetchOne(
        db,
        sql: "SELECT EXISTS (SELECT 1 FROM nonce WHERE digest = ? AND session = ? AND expires > ?)",
        arguments: [digest, session, now]) ?? false
    }
  }
}

extension Refusal {
  static let nonce = Refusal(
    .forbidden, "the nonce is unknown, used, older than ten minutes, or of another session")
}
