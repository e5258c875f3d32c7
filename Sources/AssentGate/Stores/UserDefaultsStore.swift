#if canImport(Foundation)
  import AssentManifest
  import Crypto
  import Foundation
  import Synchronization

  /// Acceptances in the settings of an app, as one chain of lines under one key.
  ///
  /// It also reads and writes the two values by which apps remembered an acceptance before:
  /// `acceptedLicenseVersion` and `licenseAcceptanceDate`. Found without a record they become a
  /// `migrated` event, which has no digest and satisfies a decision only where the publisher says so.
  /// What it has not is a lock between processes: an app is one.
  public struct UserDefaultsStore: KeepingStore {
    /// The key of the log.
    public static let logKey = "assentAcceptances"
    /// What stands before the names of all else that is kept: screens, texts, the last good manifest.
    public static let keptPrefix = "assentKept/"
    static let subjectsKey = "assentSubjects"
    /// The key under which apps kept the accepted version before there was a log.
    public static let versionKey = "acceptedLicenseVersion"
    /// The key under which apps kept the day of acceptance before there was a log.
    public static let dateKey = "licenseAcceptanceDate"
    /// The largest log that is kept, in bytes; settings are read as a whole when an app starts.
    public static let mostBytes = 16 << 20

    private static let lock = Mutex(())

    private let suite: String?
    private let document: String

    /// - Parameters:
    ///   - suite: the name of a suite; `nil` for the settings of the app itself.
    ///   - document: the id of the agreement that the two old values are about.
    public init(suite: String? = nil, document: String = "license") {
      self.suite = suite
      self.document = document
    }

    private func defaults() throws(StoreError) -> UserDefaults {
      guard let suite else { return .standard }
      guard let defaults = UserDefaults(suiteName: suite) else {
        throw StoreError(place: suite, reason: "it is no name of a suite")
      }
      return defaults
    }

    public func summary() throws(StoreError) -> AcceptanceSummary {
      let defaults = try defaults()
      var chain = try chain(defaults)
      if let event = migration(defaults, chain.summary) { _ = chain.append([event]) }
      return chain.summary
    }

    public func log() throws(StoreError) -> [UInt8] { try bytes(try defaults()) }

    public func append(_ events: [AcceptanceEvent]) throws(StoreError) {
      let result: Result<Void, StoreError> = Self.lock.withLock { _ in
        do throws(StoreError) { return .success(try write(events)) } catch {
          return .failure(error)
        }
      }
      try result.get()
    }

    private func write(_ events: [AcceptanceEvent]) throws(StoreError) {
      let defaults = try defaults()
      var bytes = try bytes(defaults)
      var chain = AcceptanceChain(reading: bytes)
      var broken: AcceptanceBreak?
      if chain.damage != nil || chain.tornBytes > 0 {
        // Nothing is lost: what cannot be read stays under a name of its own.
        let digest = Manifest.Digest(sha256: SHA256.hash(data: bytes))
        let name = "\(Self.logKey).damaged.\(digest.hexadecimal.prefix(16))"
        defaults.set(Data(bytes), forKey: name)
        broken = AcceptanceBreak(kind: .damaged, file: name)
        chain = AcceptanceChain()
        bytes = []
      }
      if let reason = chain.refusal(of: events) {
        throw StoreError(place: Self.logKey, reason: reason)
      }
      let migrated = migration(defaults, chain.summary).map { [$0] } ?? []
      bytes += chain.append(migrated + events, after: broken) { _, _ in nil }
      guard bytes.count <= Self.mostBytes else {
        throw StoreError(place: Self.logKey, reason: "it has more than \(Self.mostBytes) bytes")
      }
      defaults.set(Data(bytes), forKey: Self.logKey)
      mirror(chain.summary, to: defaults)
      guard defaults.synchronize() else {
        throw StoreError(place: Self.logKey, reason: "the settings could not be written")
      }
    }

    private func bytes(_ defaults: UserDefaults) throws(StoreError) -> [UInt8] {
      try bytes(defaults, Self.logKey, limit: Self.mostBytes) ?? []
    }

    private func bytes(
      _ defaults: UserDefaults, _ key: String, limit: Int
    ) throws(StoreError) -> [UInt8]? {
      guard let value = defaults.object(forKey: key) else { return nil }
      guard let data = value as? Data else { throw StoreError(place: key, reason: "it is no data") }
      guard data.count <= limit else {
        throw StoreError(place: key, reason: "it has more than \(limit) bytes")
      }
      return [UInt8](data)
    }

    private func chain(_ defaults: UserDefaults) throws(StoreError) -> AcceptanceChain {
      AcceptanceChain(reading: try bytes(defaults))
    }

    public func subject(of id: String) throws(StoreError) -> String {
      let defaults = try defaults()
      return Self.lock.withLock { _ in
        var salts = defaults.dictionary(forKey: Self.subjectsKey) ?? [:]
        let key = (salts["key"] as? Data).map { [UInt8]($0) } ?? Pseudonym.makeSalt()
        let place = Pseudonym.name(of: id, key)
        let salt = (salts[place] as? Data).map { [UInt8]($0) } ?? Pseudonym.makeSalt()
        if salts[place] == nil {
          (salts["key"], salts[place]) = (Data(key), Data(salt))
          defaults.set(salts, forKey: Self.subjectsKey)
        }
        return Pseudonym.name(of: id, salt)
      }
    }

    /// Takes away what tells who a person of the log is, and writes that down.
    ///
    /// - Returns: whether the log knew them.
    @discardableResult
    public func erase(_ id: String, at time: Manifest.Timestamp) throws(StoreError) -> Bool {
      let defaults = try defaults()
      let salts = defaults.dictionary(forKey: Self.subjectsKey) ?? [:]
      guard let key = salts["key"] as? Data,
        salts[Pseudonym.name(of: id, [UInt8](key))] != nil
      else { return false }
      let subject = try subject(of: id)
      try append([AcceptanceEvent(at: time, action: .erased(subject: subject))])
      Self.lock.withLock { _ in
        var salts = defaults.dictionary(forKey: Self.subjectsKey) ?? [:]
        salts[Pseudonym.name(of: id, [UInt8](key))] = nil
        defaults.set(salts, forKey: Self.subjectsKey)
      }
      return true
    }

    // MARK: What is kept beside the log

    public func kept(_ name: String, limit: Int) throws(StoreError) -> [UInt8]? {
      try bytes(try defaults(), Self.keptPrefix + name, limit: limit)
    }

    public func change(
      _ name: String, limit: Int,
      _ body: (() throws(StoreError) -> [UInt8]?) throws(StoreError) -> [UInt8]?
    ) throws(StoreError) {
      let defaults = try defaults()
      let key = Self.keptPrefix + name
      try Self.lock.withLock { _ throws(StoreError) in
        let bytes = try body { () throws(StoreError) in
          try self.bytes(defaults, key, limit: limit)
        }
        guard let bytes else { return }
        guard bytes.count <= Self.mostBytes else {
          throw StoreError(place: key, reason: "it would have more than \(Self.mostBytes) bytes")
        }
        defaults.set(Data(bytes), forKey: key)
        guard defaults.synchronize() else {
          throw StoreError(place: key, reason: "the settings could not be written")
        }
      }
    }

    // MARK: The two old values

    /// What the old values say, where no record says anything.
    private func migration(
      _ defaults: UserDefaults, _ summary: AcceptanceSummary
    ) -> AcceptanceEvent? {
      guard summary.standings[.init(document: document, subject: nil)] == nil,
        summary.damagedLine == nil, !summary.wasDamaged,
        let version = defaults.string(forKey: Self.versionKey), !version.isEmpty,
        version.utf8.count <= Manifest.Version.mostCharacters
      else { return nil }
      let date = (defaults.object(forKey: Self.dateKey) as? Date).flatMap { date in
        Int64(exactly: date.timeIntervalSince1970.rounded(.down)).flatMap {
          Manifest.Timestamp(secondsSinceEpoch: $0)
        }
      }
      return AcceptanceEvent(
        at: date ?? .epoch, action: .migrated(document: document, version: version, date: date))
    }

    /// Writes the old values as the log has them.
    private func mirror(_ summary: AcceptanceSummary, to defaults: UserDefaults) {
      let standing = summary.standings[.init(document: document, subject: nil)]
      guard let acceptance = standing?.acceptance else {
        if let standing, standing.migrated == nil {
          defaults.removeObject(forKey: Self.versionKey)
          defaults.removeObject(forKey: Self.dateKey)
        }
        return
      }
      defaults.set(acceptance.version.text, forKey: Self.versionKey)
      let seconds = TimeInterval(acceptance.at.secondsSinceEpoch)
      defaults.set(Date(timeIntervalSince1970: seconds), forKey: Self.dateKey)
    }

    /// Removes all that it keeps.
    func removeAll() {
      guard let suite else { return }
      UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
    }
  }
#endif
