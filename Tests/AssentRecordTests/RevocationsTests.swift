import AssentManifest
import AssentRecord
import Testing

/// The list of revoked keys is read only as it is written.
@Suite struct RevocationsTests {
  private static func key(_ number: UInt8) -> PublicKey? {
    KeyID([number, 2, 3, 4, 5, 6, 7, 8]).flatMap {
      PublicKey(id: $0, bytes: [UInt8](repeating: number, count: 32))
    }
  }

  private func list(_ numbers: [UInt8]) throws -> Revocations {
    var list = Revocations()
    for number in numbers {
      list.add(
        Revocations.Entry(
          key: try #require(Self.key(number)), at: .epoch, reason: "lost",
          replacement: number == 1 ? Self.key(9) : nil))
    }
    return list
  }

  @Test func `a list is the same after it was written`() throws {
    for numbers: [UInt8] in [[], [1], [1, 2, 3]] {
      let list = try list(numbers)
      #expect(try Revocations(parsing: list.bytes) == list)
    }
  }

  @Test func `a list goes on from those that it begins with`() throws {
    let list = try list([1, 2])
    #expect(try list.continues(self.list([1])) && list.continues(list))
    #expect(try !list.continues(self.list([2])) && !self.list([1]).continues(list))
  }

  @Test func `a key is listed once`() throws {
    #expect(try list([1, 1]).entries.count == 1)
    let twice = try list([1, 2]).bytes
    let text = String(decoding: twice, as: UTF8.self)
    let (first, second) = (try #require(Self.key(1)), try #require(Self.key(2)))
    let repeated = text.replacing("\(second)", with: "\(first)")
    #expect(throws: RevocationsFault.wrongEntry(1)) {
      try Revocations(parsing: Array(repeated.utf8))
    }
  }

  @Test func `a list of another form is refused`() throws {
    let text = String(decoding: try list([1]).bytes, as: UTF8.self)
    let changes: [(String, String, RevocationsFault)] = [
      ("{\"$schema\"", "{ \"$schema\"", .notCanonical),
      ("assent-revocations/1", "assent-revocations/2", .notUnderstood),
      ("\"critical\":[]", "\"critical\":[\"scope\"]", .notUnderstood),
      ("\"sequence\":1", "\"sequence\":2", .wrongSequence),
      ("\"at\":\"1970", "\"at\":\"xx70", .wrongEntry(0)),
      ("\"reason\":\"lost\"", "\"reason\":1", .wrongEntry(0)),
    ]
    for (old, new, fault) in changes {
      #expect(text.contains(old))
      #expect(throws: fault) {
        try Revocations(parsing: Array(text.replacing(old, with: new).utf8))
      }
    }
  }
}
