import Foundation
import TestSupport
import Testing

/// What `-o` names is written over only where nothing is lost by it.
@Suite struct OutputFileTests {
  @Test func `no command writes over a key, a document, what is kept or what is published`() throws
  {
    let project = try LogProject()
    try project.publish()
    try project.expect([
      "revoke", "RWSV3iiGbu/cbGd+Tg/CV/OHSCtLjq5KN8yI5HY6jqrQxJjENR66sfVp",
      "--reason", "Lost.", "--recovery-key", "log.key",
    ])
    let places = [
      "log.key", "content/license.md", "content/assent.yml", "content/releases/log/order.ndjson",
      "content/releases/log/new.txt", "content/releases/log/1.checkpoint",
      "content/releases/keys/revocations.json", "content/releases/license/ledger.ndjson",
      "Output/manifest.json", "Output/new.html", "Output/license/new.html",
    ]
    let commands = [
      ["bundle", "license@1.0"], ["log", "inclusion", "license@1.0"],
      ["render", "content/license.md", "--to", "text"],
      ["evidence", "license@1.0", "--on", "2025-11-03"],
    ]
    for place in places {
      let before = try? project.folder.bytes(place)
      // Evidence has a page of this ending, or a folder.
      for command in commands where command[0] != "evidence" || place.hasSuffix(".html") {
        let ending = try project.run(command + ["-o", place])
        #expect(ending.code == 2, "\(command) -o \(place): \(ending.text)\(ending.errors)")
        #expect((try? project.folder.bytes(place)) == before)
      }
    }
    // Nor among the documents, where it might be published.
    for command in [["bundle", "license@1.0"], ["evidence", "license@1.0", "--on", "2025-11-03"]] {
      for place in ["content/new.html", "content/made/new.html"] {
        let ending = try project.run(command + ["-o", place])
        #expect(ending.code == 2 && ending.errors.contains("content folder"), "\(ending.errors)")
        #expect(!project.folder.exists(place))
      }
    }
    let keys = try project.run("keygen", "-o", "Output/k")
    #expect(keys.code == 2 && !project.folder.exists("Output/k.key"))
    // What was made before is made anew.
    for _ in 0..<2 {
      try project.expect(["log", "inclusion", "license@1.0", "-o", "l.tlog-proof"])
      try project.expect(["render", "content/license.md", "--to", "text", "-o", "l.txt"])
    }
  }

  @Test func `a document is none to write over, whatever the case of its ending`() throws {
    let project = try Project()
    try project.folder.write("# Terms\n", to: "content/Terms.MD")
    let ending = try project.run(
      "render", "content/license.md", "--to", "text", "-o", "content/Terms.MD")
    #expect(ending.code == 2, "\(ending.errors)")
    #expect(try project.folder.text("content/Terms.MD") == "# Terms\n")
  }

  @Test func `a hyphen is taken for no name of a file`() throws {
    let project = try Project()
    let commands = [
      ["render", "content/license.md", "-o", "-"],
      ["diff", "content/license.md", "content/license.md", "-o", "-"],
      ["lint", "content/license.md", "--write-baseline", "--baseline", "-"],
    ]
    for command in commands {
      let ending = try Program.run(command, in: project.folder.url)
      #expect(ending.code == 2, "\(command)")
      #expect(ending.errors.contains("leave the option out"), "\(ending.errors)")
    }
    #expect(!project.folder.exists("-"))
  }

  @Test func `a log that is a link is not signed, and nothing is written`() throws {
    let project = try LogProject()
    try project.build()
    try FileManager.default.moveItem(
      at: project.folder["Output/log"], to: project.folder["outside"])
    try FileManager.default.createSymbolicLink(
      atPath: project.folder["Output/log"].path, withDestinationPath: "../outside")
    for command in [["sign"], ["log", "sign"]] {
      let ending = try project.run(command + ["--key", "log.key"])
      #expect(ending.code == 3 && ending.errors.contains("is a symbolic link"), "\(ending.errors)")
      #expect(!project.folder.exists("content/releases/log/1.checkpoint"))
      #expect(!project.folder.exists("outside/checkpoint"))
      #expect(!project.folder.exists("Output/site.json.minisig"))
    }
  }

  @Test func `an engine learns no key, and half a file is no PDF`() throws {
    let project = try LogProject()
    try project.folder.writeProgram(
      "#!/bin/sh\nenv > engine.env\n[ \"$1\" = --version ] && echo WeasyPrint version 70.0 || "
        + "printf '%%PDF-1.7\\n'\n",
      to: "engine/weasyprint")
    let ending = try Program.run(
      ["render", "content/license.md", "--to", "pdf", "-o", "l.pdf"], in: project.folder.url,
      environment: [
        "PATH": project.folder["engine"].path + ":/usr/bin:/bin", "ASSENT_KEY": "secret-1",
        "ASSENT_KEY_PASSWORD": "secret-2",
      ])
    #expect(ending.code == 3 && !project.folder.exists("l.pdf"), "\(ending.errors)")
    #expect(try !project.folder.text("engine.env").contains("secret-"))
  }
}
