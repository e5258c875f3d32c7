import Foundation
import TestSupport
import Testing

/// The commands of the gate: whose product they go by, what they leave behind, and what they say was done.
@Suite struct GateCommandTests {
  // MARK: Which product

  @Test func `a manifest that names no document opens no gate`() throws {
    let site = try GateSite()
    try site.publish("Output/manifest.json", as: "Output/one/manifest.json")
    for state in [[], ["--state", "fresh"]] {
      let ending = try site.gate(["run"] + state + ["--", "echo", "RAN"])
      #expect(ending.code == 125 && ending.text.isEmpty, "\(ending.errors)")
      #expect(ending.errors.contains("names no document"))
    }
    // Not even the second time.
    #expect(try site.gate(["run", "--state", "fresh", "--", "echo", "RAN"]).code == 125)
    #expect(try site.gate(["run", "--product", "site", "--", "echo", "RAN"]).text == "RAN\n")
  }

  @Test func `what a gate writes for others takes no place of what it keeps`() throws {
    let site = try GateSite()
    let folder = site.project.folder
    #expect(try site.gate(["accept"] + site.naming("license") + ["--state", "state"]).code == 0)
    let before = try FolderContents(folder.url)
    for command in ["export", "countersign"] {
      for output in ["state/acceptances.ndjson", "state/receipt", "Output/x", "content/x"] {
        let ending = try site.gate([command, "--state", "state", "-o", output])
        #expect(ending.code == 2, "\(command) \(output): \(ending.errors)")
        #expect(ending.errors.hasPrefix("assent: '\(output)' would lie in "), "\(ending.errors)")
      }
    }
    #expect(try FolderContents(folder.url).differences(from: before) == [])
    #expect(try site.gate(["countersign", "--state", "state", "-o", "line"]).code == 0)
  }

  @Test func `the product of a folder is remembered, and another one does not take its place`()
    throws
  {
    let site = try GateSite()
    #expect(try site.accept("license").code == 0)
    #expect(try site.gate(["accept"] + site.naming("license", in: "two"), of: "two").code == 0)
    try site.publish("Output/two/manifest.json", as: "Output/one/manifest.json")
    let status = try site.gate(["status", "--format", "json"])
    #expect(
      status.text.contains("\"id\":\"license\"") && status.text.contains("is of product 'two'"))
    #expect(status.text.contains("\"product\":\"one\""))
    let other = try site.gate(["status", "--product", "one"], home: "other")
    #expect(other.code == 1 && other.errors.contains("of product 'two', and not of 'one'"))
  }

  @Test(arguments: ["{", "", nil])
  func `the last good manifest stands in, where nobody named a folder for the state`(
    _ manifest: String?
  ) throws {
    let site = try GateSite()
    #expect(try site.gate(["accept"] + site.naming("license", in: "two"), of: "two").code == 0)
    if let manifest {
      try site.project.folder.write(manifest, to: "Output/two/manifest.json")
    } else {
      try FileManager.default.removeItem(at: site.project.folder["Output/two/manifest.json"])
    }
    let ending = try site.gate(["run", "--", "echo", "RAN"], of: "two")
    #expect(ending.code == 0 && ending.text == "RAN\n", "\(ending.errors)")
    let status = try site.gate(["status"], of: "two")
    #expect(status.code == 0 && status.text.contains("could not be verified"), "\(status.errors)")
    // Somebody who was never there is told what to do.
    let fresh = try site.gate(["status"], of: "two", home: "other")
    #expect(fresh.code == 3 && fresh.errors.contains("--product"))
    #expect(!fresh.errors.contains("unreadable("))
  }

  @Test func `what status prints for scripts fits its schema, in every state of a document`() throws
  {
    let site = try GateSite()
    #expect(try site.outcome(of: "license") == "ask")
    #expect(try site.accept("license").code == 0)
    #expect(try site.outcome(of: "license") == "accepted")
    _ = try site.gate(["withdraw", "--document", "license"])
    #expect(try site.outcome(of: "license") == "ask")
  }

  @Test func `a key that the pinned recovery key revoked is not trusted on a first visit`() throws {
    let site = try GateSite(isSigned: true)
    let key = ["--key", "legal.pub"]
    #expect(try site.gate(["status"] + key).code == 1)
    let ending = try site.gate(["status"] + key + ["--recovery", "recovery.pub"])
    #expect(ending.code == 1 && ending.errors.contains("was revoked"), "\(ending.errors)")
    #expect(try site.gate(["status", "--recovery", "recovery.pub"]).code == 2)
  }

  // MARK: What is left behind

  @Test func `looking leaves nothing behind`() throws {
    let site = try GateSite()
    for words in [
      ["status", "--person", "bob", "--age", "40"], ["show", "--person", "bob"],
      ["show", "--document", "license", "--changes"], ["history"],
    ] {
      _ = try site.gate(words)
      #expect(!site.project.folder.exists("home/assent"), "\(words)")
    }
    #expect(try site.gate(["withdraw", "--document", "license", "--person", "bob"]).code == 1)
    #expect(try site.gate(["reset", "--person", "bob"]).code == 1)
    #expect(!site.project.folder.exists("home/assent/one/subjects"))
  }

  @Test func `an age that was given stands, for that person and nobody else`() throws {
    let site = try GateSite()
    #expect(try site.accept("rules", "--age", "10").code == 1)
    #expect(try site.accept("rules", "--age", "30").code == 1)
    #expect(try site.accept("rules", "--person", "dad", "--age", "40").code == 0)
    #expect(try site.accept("rules", "--person", "kid").code == 1)
    #expect(try site.accept("rules", "--person", "kid", "--age", "14").text.contains("a guardian"))
    let kid = try site.gate(["status", "--person", "kid", "--age", "30", "--format", "json"])
    #expect(kid.text.contains("awaiting-guardian"), "\(kid.text)")
    // Who only looks has not answered.
    _ = try site.gate(["status", "--person", "ann", "--age", "10"])
    #expect(try site.accept("rules", "--person", "ann", "--age", "40").code == 0)
  }

  @Test func `who declines is who is not asked again`() throws {
    let site = try GateSite()
    #expect(try site.gate(["decline", "--document", "news", "--person", "alice"]).code == 0)
    #expect(try site.outcome(of: "news", "--person", "alice") == "declined")
    #expect(try site.outcome(of: "news") == "ask")
    #expect(try site.accept("news", "--person", "bob").code == 0)
    #expect(try site.gate(["withdraw", "--document", "news"]).code == 1)
    #expect(try site.gate(["withdraw", "--document", "news", "--person", "bob"]).code == 0)
    #expect(try site.outcome(of: "news", "--person", "bob") != "accepted")
  }

  @Test func `a reset names what will be asked, and of whom`() throws {
    let site = try GateSite()
    #expect(try site.accept("license", "--person", "bob").code == 0)
    let unknown = try site.gate(["reset", "--document", "lisense"])
    #expect(unknown.code == 2 && unknown.errors.contains("did you mean 'license'?"))
    let ending = try site.gate(["reset", "--person", "bob"])
    #expect(ending.code == 0 && ending.text == "everything of bob will be asked again\n")
    #expect(try site.outcome(of: "license", "--person", "bob") == "ask")
  }

  // MARK: What is accepted

  @Test func `what is named beside the text is recorded, or nothing is said to be accepted`() throws
  {
    let site = try GateSite()
    let over = try site.accept("license", "--valid-until", "2020-01-01")
    #expect(over.code == 1 && over.errors.contains("over already"))
    #expect(try site.accept("license").text.contains(": accepted (record"))
    #expect(try site.accept("license").text.contains("accepted already"))
    for more in [
      ["--on-behalf-of", "Acme", "--authority", "director"], ["--valid-until", "2999-01-01"],
    ] {
      let first = try site.accept("license", more)
      #expect(first.text.contains(": accepted (record"), "\(more)")
      #expect(try site.accept("license", more).text.contains("accepted already"), "\(more)")
    }
    #expect(try site.gate(["history", "--format", "json"]).text.contains("Acme"))
  }

  @Test func `a text that cannot be read is not accepted`() throws {
    let site = try GateSite()
    let naming = try site.naming("license")
    try site.project.folder.write("{}", to: "Output/one/license/1.0/en/license.json")
    let ending = try site.gate(["accept"] + naming)
    #expect(ending.code == 3 && ending.text.isEmpty)
    let status = try site.gate(["status"])
    #expect(status.code == 1 && !status.text.contains("accept --document license"))
    #expect(!site.project.folder.exists("home/assent/one/acceptances.ndjson"))
  }

  @Test(arguments: ["YOUR NAME", "Your name", " your  name. "])
  func `nobody signs with what was printed for a name`(_ name: String) throws {
    let ending = try GateSite().accept("license", "--name", name)
    #expect(ending.code == 2 && ending.errors.contains("your own full name"))
  }

  // MARK: What is printed

  @Test func `printed commands work, whatever the options hold`() throws {
    let site = try GateSite()
    let status = try site.gate(["status", "--state=-dash", "--person=-x $(y)", "--age", "40"])
    let commands = status.text.split(separator: "\n").filter { $0.contains("gate accept") }
    #expect(commands.count == 3)
    for command in commands { try site.shell(String(command)) }
    #expect(try site.gate(["status", "--state=-dash", "--person=-x $(y)"]).code == 0)
    for option in ["--state", "--published", "--product", "--person"] {
      let ending = try site.gate(["status", option, ""])
      #expect(ending.code == 2 && ending.errors.contains("is empty"), "\(option)")
    }
  }

  @Test func `who has to give an age is told how`() throws {
    let status = try GateSite().gate(["status"])
    let line = status.text.split(separator: "\n").first {
      $0.contains("accept --published") && $0.contains("rules")
    }
    #expect(line?.contains("--age") == true, "\(status.text)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `what was kept is said to be kept where the output is lost`() throws {
    let site = try GateSite()
    let naming = try site.naming("license").joined(separator: " ")
    let ending = try site.shell(
      "assent gate accept --published Output/one \(naming) > /dev/full", code: 3)
    #expect(ending.errors.contains("is kept: license 1.0: accepted (record"), "\(ending.errors)")
    #expect(try site.outcome(of: "license") == "accepted")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func `a key file that cannot be read is no wrong command`() throws {
    let site = try GateSite()
    let ending = try site.gate(["status", "--key", "/proc/self/mem"])
    #expect(ending.code == 3 && ending.errors.contains("/proc/self/mem"), "\(ending.errors)")
    #expect(try site.gate(["status", "--key", "nothing.pub"]).code == 3)
  }
}
