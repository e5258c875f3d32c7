import Foundation
import TestSupport
import Testing

/// A history that nobody can rewrite, as people use it.
@Suite struct LogCommandTests {
  @Test func `a release is in the log, and what is published proves it`() throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    try project.expect(["verify"])
    try project.expect(["log", "verify", "--key", LogProject.key])
    try project.expect(["log", "inclusion", "license@1.0", "-o", "l.tlog-proof"])
    let proof = try project.expect([
      "log", "verify", "--proof", "l.tlog-proof", "--key", LogProject.key,
    ])
    #expect(
      proof.text
        == "license@1.0 was released on 2025-11-03: entry 0 of the 2 that 'example.org/legal' signed\n"
    )
    let other = try project.run(
      "log", "verify", "--proof", "l.tlog-proof", "--key", LogProject.witnessKey)
    #expect(other.code == 1)
    // Built again, nothing changes, and all that was signed stays.
    #expect(try project.run("build").errors.hasPrefix("all up to date"))
    try project.expect(["verify"])
  }

  @Test func `no name of a log or witness hides anything, and none reaches the terminal`() throws {
    let project = try LogProject()
    try project.publish()
    for hidden in ["\u{9B}31m", "\u{202E}", "\u{200B}"] {
      let ending = try project.run(
        "log", "cosign", "--log-key", LogProject.key, "--key", "witness.key", "--name",
        "w\(hidden).example", "--state", "state", "-o", "seen")
      #expect(ending.code == 2, "\(ending.errors)")
      #expect(ending.errors.contains(".example' contains a character that cannot be seen"))
      #expect(!ending.errors.contains(hidden) && !project.folder.exists("seen"))
      let escaped = hidden.unicodeScalars.map { String(format: "\\u%04x", $0.value) }.joined()
      try project.folder.write(
        "log: { origin: \"w\(escaped).example\" }\n", to: "content/assent.yml")
      let built = try project.run("build")
      #expect(built.code == 1 || built.code == 2)
      #expect(built.errors.contains("contains a character that cannot be seen"), "\(built.errors)")
    }
  }

  @Test func `each byte of a published log counts`() throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    for file in try FolderContents(project.folder["Output/log"]).paths {
      let path = "Output/log/" + file
      let bytes = try project.folder.bytes(path)
      for place in [0, bytes.count / 2, bytes.count - 1] {
        try project.flip(path, at: place)
        let ending = try project.run("log", "verify", "--key", LogProject.key)
        #expect(ending.code == 1, "\(path), byte \(place): \(ending.text)")
        try project.folder.write(bytes, to: path)
      }
    }
    try project.expect(["verify"])
  }

  @Test func `missing tiles, and tiles too many, are named`() throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    let tile = "Output/log/tile/0/000.p/2"
    let bytes = try project.folder.bytes(tile)
    try project.folder.remove(tile)
    #expect(try project.run("verify").errors.contains("error: the tile is missing"))
    try project.folder.write(bytes + bytes, to: tile)
    #expect(
      try project.run("verify").errors.contains(
        "error: the tile has 128 bytes; 2 hashes have 64 [log-differs]"))
    try project.folder.write(bytes, to: tile)
    for (name, message) in [
      ("tile/0/000", "the tile is of a larger log than one of 2 entries"),
      ("tile/0/x001", "this is not the path of a tile"),
      ("tile/1/000.p/1", "the tile is of a larger log than one of 2 entries"),
      ("checkpoints/7.checkpoint", "this is not a checkpoint"),
    ] {
      try project.folder.write(bytes, to: "Output/log/" + name)
      let errors = try project.run("verify").errors
      #expect(errors.contains(message), "\(name): \(errors)")
      try project.folder.remove("Output/log/" + name)
    }
    try project.expect(["verify"])
  }

  @Test func `a log that does not extend what was signed is never signed`() throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    let kept = try project.folder.bytes("content/releases/log/2.checkpoint")
    let signed = try project.folder.bytes("Output/log/checkpoint")
    // The history is written anew, with all its chains right.
    try project.folder.remove("content/releases")
    try project.folder.write(kept, to: "content/releases/log/2.checkpoint")
    try project.releases.write(ReleaseProject.license(grant: "You may copy nothing."))
    let released = try project.releases.release("license")
    #expect(released.code == 1, "\(released.errors)")
    #expect(released.errors.contains("a checkpoint of 2 entries was signed, and the log has 0"))
    // The kept checkpoint comes back when there are as many entries, other ones.
    try project.folder.remove("content/releases")
    for number in 5..<7 { try project.release(number, isFirst: number == 5) }
    func sign() throws -> Program.Ending { try project.run("log", "sign", "--key", "log.key") }
    #expect(try sign().code != 0)
    try project.folder.write(kept, to: "content/releases/log/2.checkpoint")
    let refused = try sign()
    #expect(refused.code == 1, "\(refused.errors)")
    #expect(refused.errors.contains("[log-edited]"), "\(refused.errors)")
    #expect(try project.folder.bytes("content/releases/log/2.checkpoint") == kept)
    #expect(try project.folder.bytes("Output/log/checkpoint") == signed)
  }

  @Test func `a log that does not extend what was published is not built, and not signed`() throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    try FileManager.default.moveItem(at: project.folder["Output"], to: project.folder["before"])
    // The same texts and days, released by somebody else: all but the log is as it was.
    try project.folder.remove("content/releases")
    for number in 0..<2 {
      try project.release(number, isFirst: number == 0, by: "other@example.org")
    }
    let built = try project.run("build", "--previous", "before")
    #expect(built.code == 1)
    #expect(
      built.errors.contains(
        "the log is not the one that was published before, as 'before/site.json' says: the root of "
          + "the first 2 entries is "), "\(built.errors)")
    try project.build()
    for previous in ["before", "before/site.json", "before/log/checkpoint"] {
      for command in [["sign"], ["log", "sign"]] {
        let ending = try project.run(
          command + [
            "--key", "log.key", "--previous", "content/assent.yml", "--previous", previous,
          ])
        #expect(ending.code == 2 && ending.errors.contains("says nothing of a log"))
        let refused = try project.run(command + ["--key", "log.key", "--previous", previous])
        #expect(refused.code == 1 && refused.errors.hasSuffix("nothing was signed\n"))
        #expect(refused.errors.contains("as '\(previous)"), "\(refused.errors)")
        #expect(!project.folder.exists("Output/site.json.minisig"))
        #expect(!project.folder.exists("Output/log/checkpoint"))
      }
    }
    // Shorter than it was, and gone.
    try project.folder.remove("content/releases")
    try project.releases.write(ReleaseProject.license("1.1"))
    let gone = try project.run("build", "--previous", "before")
    #expect(
      gone.errors.contains(
        "the log was published before with 2 entries, as 'before/site.json' says, and now has 0"))
  }

  @Test func `a build has every checkpoint and signature that was published`() throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    let place = "content/releases/log/2.checkpoint"
    let signed = try project.folder.bytes(place)
    try project.expect(Self.witness + ["-o", "seen.checkpoint"])
    try project.expect(["log", "update", "--checkpoint", "seen.checkpoint"])
    try project.build()
    try FileManager.default.moveItem(at: project.folder["Output"], to: project.folder["before"])
    try project.expect(["build", "--previous", "before"])

    try project.folder.write(signed, to: place)
    let without = try project.run("build", "--previous", "before")
    #expect(without.code == 1, "\(without.errors)")
    #expect(without.errors.contains("the signature of 'witness.example' with the id "))
    #expect(
      without.errors.contains(
        "take it in: assent log update --checkpoint before/log/checkpoint\n"), "\(without.errors)")
    try project.expect(["log", "update", "--checkpoint", "before/log/checkpoint"])
    try project.expect(["build", "--previous", "before"])

    try project.folder.remove(place)
    let gone = try project.run("build", "--previous", "before")
    #expect(gone.code == 1, "\(gone.errors)")
    #expect(
      gone.errors.contains(
        "the checkpoint of 2 entries was published before, as 'before/log/checkpoint' says, and is missing"
      ))
    #expect(
      gone.errors.contains("put it back: cp before/log/checkpoint \(place)\n"), "\(gone.errors)")
    try project.folder.write(try project.folder.bytes("before/log/checkpoint"), to: place)
    try project.expect(["build", "--previous", "before"])
  }

  @Test func `a signature says where the checkpoint is kept, and can leave the log`() throws {
    let project = try LogProject()
    try project.build()
    let left = try project.expect(["sign", "--no-log", "--key", "log.key"])
    #expect(left.text.contains("signed site.json.minisig") && !left.text.contains("root"))
    #expect(!project.folder.exists("Output/log/checkpoint"))
    #expect(!project.folder.exists("content/releases/log/1.checkpoint"))
    let signed = try project.expect(["sign", "--key", "log.key"])
    #expect(signed.text.contains("signed 1 entry of 'example.org/legal'\n"))
    #expect(signed.text.contains("kept          content/releases/log/1.checkpoint: commit it\n"))
    let verified = try project.run("verify")
    #expect(verified.code == 0, "\(verified.errors)")
  }

  @Test func `two publishers' views are compared`() throws {
    let project = try LogProject()
    try project.publish()
    let kept = try project.folder.bytes("Output/log/checkpoint")
    try project.folder.write(kept, to: "kept.checkpoint")
    try project.release(1)
    try project.publish()
    let grown = try project.run(
      "log", "consistency", "kept.checkpoint", "--key", LogProject.key)
    #expect(grown.text == "consistent: the log grew from 1 entry to 2\n")
    // The other way round: the copy that is looked at has lost what was signed.
    let longer = try project.folder.bytes("Output/log/checkpoint")
    let short = try LogProject()
    try short.publish()
    try short.folder.write(longer, to: "kept.checkpoint")
    let cut = try short.run("log", "consistency", "kept.checkpoint", "--key", LogProject.key)
    #expect(cut.code == 1 && cut.errors.contains("it has 1 entry, and 'kept.checkpoint' is of 2"))
    // Another copy of the site, whose history was another one all along.
    let fork = try LogProject()
    try fork.folder.remove("content/releases")
    try fork.releases.write(ReleaseProject.license(grant: "You may copy nothing."))
    try fork.releases.release("license")
    try fork.publish()
    try fork.folder.write(kept, to: "kept.checkpoint")
    let forked = try fork.run("log", "consistency", "kept.checkpoint", "--key", LogProject.key)
    #expect(forked.code == 1)
    #expect(
      forked.errors.hasPrefix("assent: the log was rewritten: the root of the first entry is "))
    let cosigned = try fork.run(
      "log", "consistency", "kept.checkpoint", "kept.checkpoint", "--key", LogProject.witnessKey)
    #expect(cosigned.code == 1)
  }

  private static let witness = [
    "log", "cosign", "--log-key", LogProject.key, "--key", "witness.key", "--name",
    "witness.example", "--state", "witness.state", "--date", "2026-01-01",
  ]

  @Test func `a witness signs what extends the checkpoint that it saw, and nothing else`() throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    try project.expect(Self.witness + ["-o", "seen.checkpoint"])
    let added = try project.expect(["log", "update", "--checkpoint", "seen.checkpoint"])
    #expect(added.text == "1 signature added\n")
    try project.build()
    #expect(try project.folder.text("Output/log/checkpoint").contains("\n— witness.example "))
    try project.expect(["verify"])
    try project.release(2)
    try project.publish()
    try project.expect(Self.witness)
    // An older copy, and another log of the same name and key.
    let short = try LogProject()
    try short.publish()
    try short.folder.write(project.folder.bytes("witness.state"), to: "witness.state")
    let cut = try short.run(Self.witness)
    #expect(cut.code == 1 && cut.errors.contains("the log was cut short"))
    let fork = try LogProject(versions: 2)
    try fork.folder.remove("content/releases")
    for number in 5..<9 { try fork.release(number, isFirst: number == 5) }
    try fork.publish()
    try fork.folder.write(project.folder.bytes("witness.state"), to: "witness.state")
    let rewritten = try fork.run(Self.witness)
    #expect(rewritten.code == 1 && rewritten.errors.contains("the log was rewritten"))
  }

  @Test func `ledgers older than the log come into it, once`() throws {
    let project = try LogProject(versions: 2)
    try project.folder.remove("content/releases/log")
    let lint = try project.run("lint")
    #expect(lint.code == 0)
    // Nothing demands a log of those who began without one.
    #expect(!lint.text.contains("log"))
    #expect(
      try project.expect(["log", "update"]).text
        == "2 events added; the log has 2 (content/releases/log/order.ndjson)\n")
    let order = try project.folder.bytes("content/releases/log/order.ndjson")
    #expect(try project.expect(["log", "update"]).text.hasPrefix("0 events added"))
    #expect(try project.folder.bytes("content/releases/log/order.ndjson") == order)
    // A command that was killed between the ledger and the log.
    let first = order.prefix { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")]
    try project.folder.write(Array(first), to: "content/releases/log/order.ndjson")
    let build = try project.expect(["build"])
    #expect(
      build.errors.contains(
        "info: 1 event is not in the order of the log yet, the first one line 2 of 'license'"))
    #expect(project.folder.exists("Output/log/tile/0/000.p/2"))
    try project.expect(["verify"])
    try project.expect(["release", "license", "--by", "legal@example.org"])
    #expect(try project.folder.bytes("content/releases/log/order.ndjson") == order)
    try project.build()
  }

  @Test func `the log is no place for an agreement of its name, nor the other way round`() throws {
    let project = try ReleaseProject([
      "log.md": "---\nkind: license\n---\n\n" + ReleaseProject.license()
    ])
    try #require(try project.release("log").code == 0)
    try #require(try project.run(["build"]).code == 0)
    #expect(try project.run(["verify"]).code == 0)
    #expect(project.folder.exists("Output/log/1.0/en/index.html"))
    #expect(project.folder.exists("Output/log/tile/0/000.p/1"))
    #expect(project.folder.exists("content/releases/log/ledger.ndjson"))
  }

  @Test func `an agreement without a name for its log is told what to set`() throws {
    let project = try LogProject(configuration: "publisher:\n  name: Example Press\n")
    try project.build()
    let ending = try project.run("log", "sign", "--key", "log.key")
    #expect(ending.code == 2)
    #expect(ending.errors.contains("log: {origin: example.org/legal}"))
    try project.folder.write("log:\n  origin: https://x y\n", to: "content/assent.yml")
    #expect(
      try project.run("lint").text.contains("log.origin 'https://x y' begins with a scheme"))
  }

  @Test func `a log that a revoked key signed is signed with its replacement`() throws {
    let project = try LogProject()
    for name in ["a", "b", "recovery"] { try project.expect(["keygen", "-o", name]) }
    func publish(_ name: String) throws {
      let keys = try [name, "recovery"].map {
        try project.folder.text("\($0).pub").split(separator: "\n")[1]
      }
      try project.folder.write(
        LogProject.configuration
          + "signing:\n  keys:\n    - key: \(keys[0])\n  recovery: \(keys[1])\n",
        to: "content/assent.yml")
      try project.build()
    }
    try publish("a")
    try project.expect(["sign", "--key", "a.key"])
    try project.expect([
      "revoke", "a.pub", "--recovery-key", "recovery.key", "--reason", "stolen", "--replacement",
      "b.pub",
    ])
    try publish("b")
    let alone = try project.run("sign", "--key", "b.key", "--no-log")
    #expect(alone.code == 1 && alone.errors.contains("'assent log sign'"), "\(alone.errors)")
    try project.expect(["sign", "--key", "b.key"])
    try project.expect(["verify", "--key", "a.pub", "--recovery", "recovery.pub"])
  }
}
