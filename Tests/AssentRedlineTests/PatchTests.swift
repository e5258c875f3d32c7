import AssentManifest
import AssentRedline
import TestSupport
import Testing

@Suite struct PatchTests {
  @Test(
    arguments: [
      ([], []), ([], [1, 2, 3]), ([0xFF, 0xFE, 10], [0xFF, 0xFD, 10]),
      (Array("a\r\nb\r\n".utf8), Array("a\nb\n".utf8)),
      ([0xEF, 0xBB, 0xBF] + Array("# T\n".utf8), Array("# T\n".utf8)),
      (Array("é".utf8), Array("è".utf8)), (Array("no end".utf8), Array("no end\n".utf8)),
    ] as [([UInt8], [UInt8])])
  func `any bytes are given back`(_ old: [UInt8], _ new: [UInt8]) throws {
    let patch = BytePatch(old: old, new: new)
    #expect(try patch.applied(to: old) == new)
    #expect(try patch.reversed.applied(to: new) == old)
    let redline = Redline(
      comparing: Texts.document(old), with: Texts.document(new), names: ("a", "b"))
    let read = try RedlineJSON.redline(parsing: RedlineJSON.bytes(of: redline))
    #expect(try read.patch.applied(to: old) == new)
  }

  @Test func `a letter is not divided`() {
    let patch = BytePatch(old: Array("aéz".utf8), new: Array("aèz".utf8))
    #expect(
      patch.runs == [
        .equal(1), .replace(old: Array("é".utf8), new: Array("è".utf8)), .equal(1),
      ])
  }

  @Test func `another file is refused before anything else`() {
    let patch = BytePatch(old: [1, 2], new: [3])
    #expect(throws: BytePatchError.self) { try patch.applied(to: [1]) }
    #expect(throws: BytePatchError.self) { try patch.reversed.applied(to: [1, 2]) }
  }

  @Test(arguments: [
    [BytePatch.Run.equal(3)], [.equal(1)], [.equal(-1)], [.equal(.max)],
    [.replace(old: [9], new: [1]), .equal(1)], [.replace(old: [1, 2], new: [4])], [],
  ])
  func `a patch that was altered gives nothing`(_ runs: [BytePatch.Run]) {
    var patch = BytePatch(old: [1, 2], new: [3, 2])
    patch.runs = runs
    #expect(throws: BytePatchError.self) { try patch.applied(to: [1, 2]) }
  }

  @Test(arguments: [
    ("{", "not JSON"), ("[]", "expected an object"), ("{}", "spec: missing"),
    (#"{"spec":"assent-diff/2"}"#, "is not supported"),
    (#"{"spec":"assent-diff/1"}"#, "from: missing"),
  ])
  func `what is no redline is refused`(_ text: String, _ reason: String) throws {
    let error = #expect(throws: RedlineJSONError.self) {
      try RedlineJSON.redline(parsing: Array(text.utf8))
    }
    #expect(error.map { "\($0)".contains(reason) } == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    (#""patch":["#, #""patch":[0,"#), (#""form":"paragraph""#, #""form":"poem""#),
    (#""oldBase64":"/w==""#, #""oldBase64":"/x==""#),
    (#""kinds":["changed"]"#, #""kinds":[]"#), (#""class":"#, #""class":"none","klass":"#),
  ])
  func `what is wrong in a redline is named`(_ right: String, _ wrong: String) throws {
    let redline = Redline(
      comparing: Texts.document([0xFF]), with: Texts.document("Some words.\n"), names: ("a", "b"))
    let text = String(decoding: RedlineJSON.bytes(of: redline), as: UTF8.self)
    #expect(text.contains(right))
    let changed = text.replacing(right, with: wrong)
    #expect(throws: RedlineJSONError.self) {
      try RedlineJSON.redline(parsing: Array(changed.utf8))
    }
  }
}
