import AssentManifest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The log names a person by HMAC-SHA256 of their id, with a salt that no other person has.
///
/// The salt is a file of 32 bytes in `subjects/`, which only its owner can read. Its name is an HMAC of
/// the id, too, with the key of the folder, so that it is found without a list of ids. Where the salt is
/// gone, nobody can tell whose records they were, and a person who comes back is another one.
extension LogFileStore {
  public func subject(of id: String) throws(StoreError) -> String {
    if let salt = try salt(of: id) { return Pseudonym.name(of: id, salt) }
    try folder.make()
    let lock = try StoreLock(writing: folder)
    if let salt = try salt(of: id) { return Pseudonym.name(of: id, salt) }
    let subjects = folder.subjects
    try subjects.make()
    var key = try key(in: subjects)
    if key == nil { key = try Self.make("key", in: subjects) }
    let salt = try Self.make(Self.file(of: id, key ?? []), in: subjects)
    _ = consume lock
    return Pseudonym.name(of: id, salt)
  }

  /// The name by which the log knows a person; `nil` where it does not, and nothing is written.
  public func knownSubject(of id: String) throws(StoreError) -> String? {
    try salt(of: id).map { Pseudonym.name(of: id, $0) }
  }

  /// Takes away what tells who a person of the log is, and writes that down.
  ///
  /// The records stay, and so does the chain. A name that a person typed stands in its record and is
  /// not taken away by this; nor are copies of the salt in backups.
  /// - Parameter id: of the person, as the app knows them.
  /// - Returns: whether the log knew them.
  @discardableResult
  public func erase(_ id: String, at time: Manifest.Timestamp) throws(StoreError) -> Bool {
    let subjects = folder.subjects
    guard let key = try key(in: subjects) else { return false }
    let file = Self.file(of: id, key)
    if let salt = try salt(of: id) {
      // First the line: when it cannot be written, nothing is lost, and it can be tried again.
      try append([
        AcceptanceEvent(at: time, action: .erased(subject: Pseudonym.name(of: id, salt)))
      ])
    } else if try subjects.read(file, limit: Pseudonym.byteCount) == nil {
      return false
    }
    // A file without a salt is left where it could not be removed before, and its name is that of the person.
    do throws(FileError) {
      // On most file systems this overwrites nothing; it costs nothing either.
      try subjects.replace(file, with: [UInt8](repeating: 0, count: Pseudonym.byteCount))
      try subjects.remove(subjects[file])
      try subjects.sync()
    } catch {
      throw error.storeError
    }
    return true
  }

  private func key(in subjects: StoreFolder) throws(StoreError) -> [UInt8]? {
    try subjects.read("key", limit: Pseudonym.byteCount).flatMap { Pseudonym.isSalt($0) ? $0 : nil }
  }

  private func salt(of id: String) throws(StoreError) -> [UInt8]? {
    let subjects = folder.subjects
    guard let key = try key(in: subjects) else { return nil }
    return try subjects.read(Self.file(of: id, key), limit: Pseudonym.byteCount)
      .flatMap { Pseudonym.isSalt($0) ? $0 : nil }
  }

  private static func make(
    _ name: String, in subjects: StoreFolder
  ) throws(StoreError) -> [UInt8] {
    let salt = Pseudonym.makeSalt()
    do throws(FileError) {
      try subjects.replace(name, with: salt, mode: 0o600, isAlone: true)
    } catch {
      throw error.storeError
    }
    return salt
  }

  private static func file(of id: String, _ key: [UInt8]) -> String {
    String(Pseudonym.name(of: id, key).prefix(32))
  }
}
