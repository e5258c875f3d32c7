import Foundation
import TestSupport
import Testing

/// What the commands of the gate say is what they do.
@Suite struct GateWordingTests {
  @Test func `what shows a text is in the language and version of what accepts it`() throws {
    let site = try GateSite()
    let status = try site.gate(["status", "--locale", "en", "--person", "dora"])
    let commands = status.text.split(separator: "\n").filter { $0.contains("assent gate ") }
    let shows = commands.filter { $0.contains("gate show") }
    #expect(!shows.isEmpty && commands.contains { $0.contains("gate accept") })
    for command in shows {
      for option in ["--locale en", "--person dora", "--version 1.0"] {
        #expect(command.contains(option), "\(command)")
      }
    }
  }

  @Test func `of several people the newest record is told, and one of a person is found`() throws {
    let site = try GateSite()
    for person in ["alice", "bob"] {
      #expect(try site.accept("license", "--person", person).code == 0)
    }
    let newest = try site.gate(["export"])
    #expect(newest.errors.contains("several people accepted here"), "\(newest.errors)")
    let alice = try site.gate(["export", "--person", "alice"])
    let bob = try site.gate(["export", "--person", "bob"])
    #expect(bob.output == newest.output && alice.output != newest.output)
    #expect(!alice.errors.contains("several people"))
    #expect(try site.gate(["export", "--person", "carol"]).code != 0)
  }

  @Test func `no name is kept where nobody asks for one`() throws {
    let site = try GateSite()
    let refused = try site.accept("license", "--name", "Carol Cramer")
    #expect(refused.code == 2)
    #expect(
      refused.errors.contains("nothing that is accepted asks for a name; leave --name out"))
    #expect(try site.outcome(of: "license") == "ask")
  }
}
