import Foundation
import TestSupport
import Testing

/// Keys and signatures are those of minisign and signify, and a secret stays one.
@Suite struct SignTests {
  private static let minisign = Tool.find("minisign")
  private static let signify = Tool.find("signify-openbsd") ?? Tool.find("signify")

  private func run(
    _ tool: URL?, _ arguments: String..., in project: Project, input: String = ""
  ) throws -> Program.Ending {
    try Program.run(
      arguments, in: project.folder.url, program: tool, input: Array(input.utf8))
  }

  private func mode(_ path: String, in project: Project) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: project.folder[path].path)
    return (attributes[.posixPermissions] as? Int ?? 0) & 0o777
  }

  /// A project whose site is built, with a key.
  private func signedProject() throws -> Project {
    let project = try Project()
    #expect(try project.run("build", "--quiet").code == 0)
    #expect(try project.run("keygen", "--output", "legal").code == 0)
    #expect(try project.run("sign", "--key", "legal.key").code == 0)
    return project
  }

  @Test func `the secret key is for its owner alone, and no key is written over`() throws {
    let project = try Project()
    #expect(try project.run("keygen", "-o", "legal").code == 0)
    #expect(try mode("legal.key", in: project) == 0o600)
    #expect(try mode("legal.pub", in: project) == 0o644)
    let key = try project.folder.bytes("legal.key")
    for name in ["legal.key", "legal.pub"] {
      let ending = try project.run("keygen", "-o", "legal")
      #expect(ending.code == 2 && ending.errors.contains("already exists"))
      #expect(try project.folder.bytes("legal.key") == key)
      if name == "legal.key" { try project.folder.write("x", to: "other.pub") }
    }
    #expect(try project.run("keygen", "-o", "other").code == 2)
    #expect(!project.folder.exists("other.key"))
  }

  @Test func `a key that others can read is not used`() throws {
    let project = try signedProject()
    for mode in [0o644, 0o640, 0o604] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: project.folder["legal.key"].path)
      let ending = try project.run("sign", "--key", "legal.key")
      #expect(ending.code == 3 && ending.errors.contains("chmod 600 legal.key"))
    }
  }

  @Test func `a public key is told as such where a secret one is asked for`() throws {
    let project = try signedProject()
    let ending = try project.run("sign", "--key", "legal.pub")
    #expect(ending.code == 2 && ending.errors.contains("is a public key"), "\(ending.errors)")
  }

  @Test func `two revocations at the same time are both kept, or one is refused`() throws {
    let project = try signedProject()
    try project.run("keygen", "-o", "recovery")
    let names = ["a", "b", "c", "d"]
    for name in names { try project.run("keygen", "-o", name) }
    let revoke =
      "'\(Program.url.path)' revoke {}.pub --reason x --recovery-key recovery.key > /dev/null 2>&1 "
      + "&& echo {} || true"
    let ending = try Program.run(
      ["-P", "4", "-I", "{}", "sh", "-c", revoke], in: project.folder.url,
      program: URL(fileURLWithPath: "/usr/bin/xargs"),
      input: Array(names.joined(separator: "\n").utf8))
    let list = try project.folder.text("content/releases/keys/revocations.json")
    let done = ending.text.split(separator: "\n").count
    #expect(done > 0 && list.split(separator: "\"at\"").count - 1 == done, "\(list)")
  }

  @Test func `what cannot be read is not taken for a signature by somebody else`() throws {
    let project = try Project()
    for name in ["a", "b", "recovery"] { try project.run("keygen", "-o", name) }
    func revoke(_ name: String) throws -> Program.Ending {
      try project.run("revoke", name + ".pub", "--reason", "x", "--recovery-key", "recovery.key")
    }
    #expect(try revoke("a").code == 0)
    for name in ["revocations.json.minisig", "revocations.json"] {
      let place = project.folder["content/releases/keys/" + name]
      let bytes = try project.folder.bytes("content/releases/keys/" + name)
      try FileManager.default.removeItem(at: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let ending = try revoke("b")
      #expect(ending.code == 3)
      #expect(
        ending.errors.hasPrefix("assent: cannot read 'content/releases/keys/\(name)': "),
        "\(ending.errors)")
      try FileManager.default.removeItem(at: place)
      try project.folder.write(bytes, to: "content/releases/keys/" + name)
    }
    let second = try revoke("b")
    #expect(second.code == 0 && second.text.hasPrefix("revoked "))
    // Run again, as after a failure at its end, nothing is new; for another reason, it is an error.
    let list = try project.folder.text("content/releases/keys/revocations.json")
    let again = try revoke("b")
    #expect(again.code == 0 && again.text.hasPrefix("was revoked at 20"), "\(again.errors)")
    #expect(try project.folder.text("content/releases/keys/revocations.json") == list)
    for more in [["--reason", "y"], ["--reason", "x", "--at", "2020-01-01"]] {
      let ending = try Program.run(
        ["revoke", "b.pub", "--recovery-key", "recovery.key"] + more, in: project.folder.url)
      #expect(ending.code == 2)
      #expect(ending.errors.contains(" already, for the reason 'x'; no entry of the list changes"))
    }
  }

  @Test func `what a signing that was killed left behind is in nobody's way`() throws {
    let project = try signedProject()
    let remains = [
      "manifest.json.minisig.assent-77", "log/checkpoint.assent-77",
      "log/checkpoints/2.checkpoint.assent-77",
    ]
    for path in remains { try project.folder.write("x", to: "Output/" + path) }
    let signed = try project.run("sign", "--key", "legal.key")
    #expect(signed.code == 0, "\(signed.errors)")
    for path in remains {
      #expect(!project.folder.exists("Output/" + path))
      try project.folder.write("x", to: "Output/" + path)
    }
    try project.folder.write(Project.flow + "\nMore.\n", to: "content/flows/start.md")
    let built = try project.run("build", "--quiet")
    #expect(built.code == 0, "\(built.errors)")
    for path in remains { #expect(!project.folder.exists("Output/" + path)) }
    // Nothing but the loss is told.
    #expect(built.errors.hasPrefix("signatures removed, as they are not of what is published"))
  }

  @Test func `a key comes from the environment as well`() throws {
    let project = try signedProject()
    let text = try project.folder.text("legal.key")
    let ending = try project.run("sign", environment: ["ASSENT_KEY": text])
    #expect(ending.code == 0 && ending.text.contains("kept   manifest.json.minisig"))
    #expect(try project.run("sign").code == 2)
    let wrong = try project.run("sign", environment: ["ASSENT_KEY": "c2VjcmV0"])
    #expect(wrong.code == 2 && !wrong.errors.contains("c2VjcmV0"))
  }

  @Test func `nothing of a secret key is ever printed`() throws {
    let project = try signedProject()
    let line = try #require(
      try project.folder.text("legal.key").split(separator: "\n").last.map(String.init))
    let secret = String(line.dropFirst(80).prefix(60))
    let endings = [
      try project.run("sign", "--key", "legal.key"),
      try project.run("verify", "--key", "legal.key"),
      try project.run("sign", environment: ["ASSENT_KEY": line + "x"]),
      try project.run("sign", "Nowhere", environment: ["ASSENT_KEY": line]),
      try project.run("revoke", "legal.key", "--reason", "x", "--recovery-key", "legal.key"),
      try project.run("build"),
      try project.run("verify", "--key", line), try project.run("verify", "--recovery", line),
      try project.run("sign", "--key", line), try project.run("log", "sign", "--key", line),
      try project.run("revoke", line, "--reason", "x", "--recovery-key", "legal.key"),
      try project.run("revoke", "RWx", "--reason", "x", "--recovery-key", line),
      try project.run("verify", "--key", String(line.dropLast(7))),
    ]
    try project.folder.write(
      "signing:\n  keys:\n    - key: \(line)\n  recovery: \(line)\n", to: "content/assent.yml")
    for command in ["build", "lint"] {
      let ending = try project.run(command)
      #expect(ending.code == 2 || ending.code == 1)
      #expect((ending.text + ending.errors).contains("key is a secret key"))
      #expect(!ending.text.contains(secret) && !ending.errors.contains(secret))
    }
    for ending in endings {
      #expect(!ending.text.contains(secret) && !ending.errors.contains(secret))
    }
  }

  @Test(.enabled(if: minisign != nil))
  func `minisign checks our signatures, and signs with our key`() throws {
    let project = try signedProject()
    for file in ["manifest.json", "site.json"] {
      let ending = try run(
        Self.minisign, "-V", "-p", "legal.pub", "-m", "Output/\(file)", in: project)
      #expect(ending.code == 0 && ending.text.contains("file:\(file)"))
    }
    let made = try run(
      Self.minisign, "-S", "-l", "-s", "legal.key", "-m", "Output/site.json", in: project)
    #expect(made.code == 0, "\(made.errors)")
    let ending = try project.run("verify", "--key", "legal.pub")
    #expect(ending.code == 0 && ending.text.contains("2 files, a trusted key"), "\(ending.errors)")
    // The form that signify does not know.
    _ = try run(Self.minisign, "-S", "-s", "legal.key", "-m", "Output/site.json", in: project)
    let hashed = try project.run("verify", "--key", "legal.pub")
    #expect(hashed.code == 1 && hashed.errors.contains("minisign -S -l"))
  }

  @Test(.enabled(if: signify != nil))
  func `signify checks our signatures`() throws {
    let project = try signedProject()
    let ending = try run(
      Self.signify, "-V", "-p", "legal.pub", "-x", "Output/site.json.minisig", "-m",
      "Output/site.json", in: project)
    #expect(ending.code == 0 && ending.text.contains("Signature Verified"))
  }

  @Test(.enabled(if: minisign != nil))
  func `a key that minisign made signs here`() throws {
    let project = try Project()
    try project.run("build", "--quiet")
    #expect(
      try run(Self.minisign, "-G", "-W", "-p", "m.pub", "-s", "m.key", in: project).code == 0)
    #expect(try project.run("sign", "--key", "m.key").code == 0)
    let ending = try run(
      Self.minisign, "-V", "-p", "m.pub", "-m", "Output/manifest.json", in: project)
    #expect(ending.code == 0)
  }

  /// Each takes a gigabyte and some seconds.
  @Test(
    .enabled(if: minisign != nil && ProcessInfo.processInfo.environment["ASSENT_LONG"] != nil))
  func `encrypted keys are the same for both`() throws {
    let project = try Project()
    try project.run("build", "--quiet")
    let password = ["ASSENT_KEY_PASSWORD": "a word"]
    #expect(try project.run("keygen", "--encrypt", "-o", "a", environment: password).code == 0)
    let signed = try run(
      Self.minisign, "-S", "-l", "-s", "a.key", "-m", "Output/site.json", in: project,
      input: "a word\n")
    #expect(signed.code == 0, "\(signed.errors)")
    _ = try run(
      Self.minisign, "-G", "-p", "m.pub", "-s", "m.key", in: project, input: "a word\na word\n")
    #expect(try project.run("sign", "--key", "m.key", environment: password).code == 0)
    let wrong = try project.run(
      "sign", "--key", "m.key", environment: ["ASSENT_KEY_PASSWORD": "other"])
    #expect(wrong.code == 2 && wrong.errors.contains("does not open with this password"))
  }

  @Test func `what a check found of trust is said`() throws {
    let project = try signedProject()
    let unnamed = try project.run("verify")
    #expect(unnamed.code == 0 && unnamed.text.contains("was not checked; name the one you trust"))
    let named = try project.run("verify", "--key", "legal.pub")
    #expect(named.code == 0 && !named.text.contains("not checked"))
    try project.run("keygen", "-o", "other")
    let other = try project.run("verify", "--key", "other.pub")
    #expect(other.code == 1 && other.text == "" && other.errors.contains("[missing-signature]"))
    #expect(try project.run("verify", "--key", "Output/index.html").code == 2)
    #expect(try project.run("verify", "--date", "soon").code == 2)
    #expect(try project.run("verify", "--previous", "nowhere").code == 3)
  }

  @Test func `a build says which signatures it removed`() throws {
    let project = try signedProject()
    try project.folder.write(Project.flow + "\nMore.\n", to: "content/flows/start.md")
    let check = try project.run("build", "--check")
    #expect(check.errors.contains("signatures that would be removed"))
    let ending = try project.run("build")
    #expect(
      ending.errors.contains("signatures removed, as they are not of what is published")
        && ending.errors.contains("assent sign Output"))
  }

  @Test func `a secret key in a folder that is published stops the build`() throws {
    let project = try Project()
    #expect(try project.run("keygen", "-o", "content/public/downloads").code == 3)
    try project.folder.write("[]", to: "content/public/list.json")
    #expect(try project.run("keygen", "-o", "content/public/downloads").code == 0)
    let ending = try project.run("build")
    #expect(ending.code == 1)
    #expect(ending.errors.contains("content/public/downloads.key"), "\(ending.errors)")
    #expect(ending.errors.contains("secret-key"))
    #expect(!project.folder.exists("Output/downloads.key"))
    #expect(!ending.errors.contains(try project.folder.text("content/public/downloads.key")))
  }
}
