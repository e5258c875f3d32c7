import Foundation
import TestSupport
import Testing

/// What people and other programs make of a bundle.
@Suite struct BundleTests {
  private static let license = """
    ---
    title: Größe und 利用規約
    version: 1.0
    effective: 2025-11-03
    licensor: Example Press
    ---

    # Größe

    ## 1. Grant

    You may copy this text.

    ![A dot](img/dot.svg)

    ## 2. Warranty

    There is none.

    ## 3. Liability

    Nobody is liable.

    """

  private static func project() throws -> Project {
    let project = try Project([
      "größe/利用規約.md": license.replacing("version:", with: "kind: license\nversion:"),
      "größe/img/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>",
    ])
    #expect(try project.run("build").code == 0)
    return project
  }

  @Test
  func `a bundle is held against bundles and folders seen before, whatever the id of its product`()
    throws
  {
    let text = Self.license.replacing("![A dot](img/dot.svg)\n", with: "")
    func configuration(_ id: String) -> String { "products:\n  '.': { id: \(id), name: N }\n" }
    let project = try Project(["license.md": text, "assent.yml": configuration("one")])
    let states = ["a.tar.gz", "a.zip", "a.html", "folder"]
    for id in ["one", "two"] {
      try project.folder.write(configuration(id), to: "content/assent.yml")
      #expect(try project.run("build").code == 0)
      for name in states.dropLast() {
        let format = name.split(separator: ".", maxSplits: 1)[1]
        let made = try project.run(
          "bundle", "license@1.0", "--format", String(format), "-o", "\(id)-\(name)")
        #expect(made.code == 0, "\(made.errors)")
      }
      try FileManager.default.copyItem(
        at: project.folder["Output"], to: project.folder["\(id)-folder"])
    }
    for seen in states {
      let same = try project.run("verify", "one-a.tar.gz", "--previous", "one-\(seen)")
      #expect(same.code == 0 && !same.errors.contains("warning"), "\(seen): \(same.errors)")
      let other = try project.run("verify", "two-a.tar.gz", "--previous", "one-\(seen)")
      #expect(
        other.errors.contains("product 'one' is in 'one-\(seen)', with sequence 1, and not here"),
        "\(seen): \(other.errors)")
      #expect(other.errors.contains("its place has product 'two'"), "\(other.errors)")
      #expect(other.errors.contains("'product.id' was 'one' in 'one-\(seen)'"), "\(other.errors)")
    }
    // What was cut off is no state at all.
    let bytes = try project.folder.bytes("one-a.zip")
    try project.folder.write(Array(bytes.dropLast(30)), to: "cut.zip")
    let cut = try project.run("verify", "one-folder", "--previous", "cut.zip")
    #expect(cut.code == 3 && cut.errors.contains("cut.zip"), "\(cut.errors)")
  }

  @Test func `bundles and evidence of two products stand side by side`() throws {
    let text = Self.license.replacing("![A dot](img/dot.svg)\n", with: "")
    let project = try Project(["license.md": text, "apps/license.md": text])
    for agreement in ["license", "apps/license"] {
      let released = try project.run(
        "release", agreement, "--version", "1.0", "--effective", "2025-11-03",
        "--effective-in-past", "--by", "E")
      #expect(released.code == 0, "\(released.errors)")
    }
    #expect(try project.run("build").code == 0)
    for agreement in ["license", "apps/license"] {
      let bundle = try project.run("bundle", "\(agreement)@1.0")
      #expect(bundle.code == 0, "\(bundle.errors)")
      let evidence = try project.run("evidence", agreement, "--on", "2025-12-01", "-o", "evidence")
      #expect(evidence.code == 0, "\(evidence.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.path)
    #expect(
      names.filter { $0.hasSuffix(".gz") }.sorted() == [
        "apps-license-1.0.tar.gz", "license-1.0.tar.gz",
      ])
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: project.folder["evidence"].path)
    #expect(pages.filter { $0.hasSuffix(".html") }.count == 2, "\(pages)")
  }

  @Test(arguments: ["tar.gz", "zip", "html"])
  func `a bundle is the same under any zone, locale, umask and folder`(_ format: String) throws {
    let project = try Self.project()
    let first = try project.run("bundle", "利用規約@1.0", "--format", format, "-o", "a")
    #expect(first.code == 0, "\(first.errors)")
    let expected = try project.folder.bytes("a")
    for surroundings in DeterminismTests.surroundings {
      let place = project.folder[surroundings.folder]
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let ending = try Program.run(
        [
          "bundle", "利用規約@1.0", "--format", format, "--published",
          project.folder["Output"].path, "--output", "b",
        ], in: place, environment: surroundings.environment, umask: surroundings.umask)
      #expect(ending.code == 0, "\(ending.errors)")
      #expect(try project.folder.bytes(surroundings.folder + "/b") == expected)
    }
    let check = try project.run("verify", "a")
    #expect(check.code == 0, "\(check.errors)")
  }

  @Test(
    arguments: [
      ("bsdtar", ["-tf"], "tar.gz"), ("unzip", ["-t"], "zip"), ("tar", ["-tzf"], "tar.gz"),
    ].filter { Tool.find($0.0) != nil })
  func `other programs read an archive`(
    _ tool: String, _ words: [String], _ format: String
  ) throws {
    let program = try #require(Tool.find(tool))
    let project = try Self.project()
    #expect(try project.run("bundle", "利用規約@1.0", "--format", format, "-o", "a").code == 0)
    let ending = try Program.run(
      words + ["a"], in: project.folder.url, program: program, environment: ["LC_ALL": "C.UTF-8"])
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.text.contains("SHA256SUMS"))
    #expect(ending.text.contains("/img/dot.svg"))
  }

  @Test(.enabled(if: Tool.find("tar") != nil && Tool.find("sha256sum") != nil))
  func `what is unpacked passes its sums and verify, and fails both once changed`() throws {
    let tar = try #require(Tool.find("tar"))
    let sums = try #require(Tool.find("sha256sum"))
    let project = try Self.project()
    #expect(try project.run("bundle", "利用規約@1.0").code == 0)
    let name = "利用規約-1.0"
    #expect(
      try Program.run(["-xf", name + ".tar.gz"], in: project.folder.url, program: tar).code == 0)
    let place = project.folder[name]
    #expect(try Program.run(["-c", "SHA256SUMS"], in: place, program: sums).code == 0)
    #expect(try project.run("verify", name).code == 0)
    let text = name + "/größe/利用規約/1.0/en/利用規約.txt"
    try project.folder.write(project.folder.text(text) + "x", to: text)
    #expect(try Program.run(["-c", "SHA256SUMS"], in: place, program: sums).code == 1)
    let ending = try project.run("verify", name)
    #expect(ending.code == 1)
    #expect(ending.errors.contains("changed-file"))
  }

  @Test func `nothing is written where there is nothing to pack`() throws {
    let project = try Self.project()
    for (words, reason) in [
      (["bundle", "terms@1.0"], "has no agreement 'terms'"),
      (["bundle", "利用規約@2.0"], "no published version '2.0'"),
      (["bundle", "利用規約"], "names no version"),
      (["bundle", "利用規約@1.0", "--locale", "fr"], "has no text in 'fr'"),
      (["bundle", "利用規約@1.0", "--locale", "français"], "is not a language tag"),
      (["bundle", "利用規約@1.0", "-o", "Output/b"], "would lie in the published folder"),
      (["bundle", "利用規約@1.0", "--content", "content"], "has no releases"),
    ] {
      let ending = try Program.run(words, in: project.folder.url)
      #expect(ending.code == 2)
      #expect(ending.errors.contains(reason), "\(ending.errors)")
    }
    #expect(try project.run("bundle", "利用規約@1.0", "--published", "none").code == 3)
    let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.path)
    #expect(Set(names) == ["Output", "content"])
  }

  @Test(.enabled(if: Tool.find("python3") != nil))
  func `archives made to mislead are refused, each with its reason`() throws {
    let python = try #require(Tool.find("python3"))
    let project = try Self.project()
    for format in ["tar.gz", "zip"] {
      #expect(
        try project.run("bundle", "利用規約@1.0", "--format", format, "-o", "a." + format).code == 0)
    }
    try project.folder.write(HostileArchives.script, to: "make.py")
    let made = try Program.run(["make.py"], in: project.folder.url, program: python)
    #expect(made.code == 0, "\(made.errors)")
    let cases = made.text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(cases.count > 25)
    for parts in cases {
      let ending = try project.run("verify", parts[0])
      #expect(ending.code == 1, "\(parts): \(ending.errors)")
      #expect(ending.errors.contains(parts[1]), "\(parts): \(ending.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: "/tmp/evil"))
  }

  @Test(
    .enabled(if: Tool.find("chromium") != nil),
    arguments: ["License  of  two spaces", "a \u{A0} b\u{200B}", "Cafe\u{301} <b>&amp;</b>"])
  func `a page whose title has odd signs finds itself in order`(_ title: String) throws {
    let text = Project.license.replacing("# License\n", with: "")
    let project = try Project([
      "license.md": "---\ntitle: \"\(title)\"\n---\n\n" + text,
      "assent.yml": "site: { name: \"Two  Words\" }\n",
    ])
    #expect(try project.run("build").code == 0)
    #expect(try project.run("bundle", "license@1.0", "--format", "html", "-o", "a.html").code == 0)
    #expect(try project.run("verify", "a.html").code == 0)
    #expect(try Browser.state(of: "a.html", in: project.folder) == "unsigned")
  }

  @Test(.enabled(if: Tool.find("chromium") != nil))
  func `a page checks itself in the browser, and shows what was altered`() throws {
    let project = try Self.project()
    #expect(try project.run("bundle", "利用規約@1.0", "--format", "html", "-o", "a.html").code == 0)
    func state(_ name: String) throws -> String { try Browser.state(of: name, in: project.folder) }
    #expect(try state("a.html") == "unsigned")
    let page = try project.folder.text("a.html")
    #expect(page.contains("src=\"data:image/svg+xml;base64,"))
    let changes = [
      ("You may copy this text.</p>\n", "You may sell this text.</p>\n"),
      ("<main>", "<main><p>You may sell this text.</p>"),
      ("data-fact=\"version\">1.0", "data-fact=\"version\">1.1"),
      ("<main>", "<main hidden>"), ("<main>", "<main>You may sell this text."),
      ("<body>", "<body inert>"), ("<body>", "<body><header>Sell it.</header>"),
      ("<dt>Published", "<dt>In force from"),
      ("<dl class=\"facts\">", "<p>Sell it.</p><dl class=\"facts\">"),
      ("<div><dt>Version</dt><dd dir=\"auto\" data-fact=\"version\">1.0</dd></div>", ""),
      ("<div class=\"shown\"", "<div hidden class=\"shown\""),
      ("<meta name=", "<meta http-equiv=\"refresh\" content=\"9;url=data:,\"><meta name="),
      ("</main>", "<template shadowrootmode=\"open\"><p>Sell it.</p></template></main>"),
      ("<title>", "<title>Other "),
      ("\\\"text\\\":\\\"", "\\\"text\\\":\\\"Not: "),
    ]
    for (index, (old, new)) in changes.enumerated() {
      let start = try #require(page.firstRange(of: old))
      try project.folder.write(page.replacingCharacters(in: start, with: new), to: "\(index).html")
      #expect(try state("\(index).html") == "altered", "\(old)")
      #expect(try project.run("verify", "\(index).html").code == 1)
    }
  }

  @Test func `texts go with a bundle as PDF, and no signature is claimed for them`() throws {
    let project = try Project([
      "license.md": Self.license.replacing("![A dot](img/dot.svg)\n", with: "")
    ])
    let engine = """
      #!/bin/sh
      if [ "$1" = --version ]; then echo 'WeasyPrint version 70.0'; exit; fi
      /bin/cat >/dev/null; echo '%PDF-1.7 made'; echo '%%EOF'

      """
    try project.folder.writeProgram(engine, to: "bin/weasyprint")
    let environment = ["PATH": project.folder["bin"].path]
    #expect(try project.run("build").code == 0)
    let bare = try project.run(
      "bundle", "license@1.0", "--pdf", "-o", "a", environment: environment)
    #expect(bare.code == 2 && bare.errors.contains("has no releases"), "\(bare.errors)")

    let release = try project.run("release", "license", "--by", "Ann", "--effective-in-past")
    #expect(release.code == 0, "\(release.errors)")
    #expect(try project.run("build").code == 0)
    let made = try project.run(
      "bundle", "license@1.0", "--pdf", "--format", "zip", "-o", "a", environment: environment)
    #expect(made.code == 0, "\(made.errors)")
    let check = try project.run("verify", "a")
    #expect(check.code == 0, "\(check.errors)")
    #expect(check.errors.contains("unsigned-pdf"))
    #expect(try project.run("bundle", "license@1.0", "--pdf", "--format", "html").code == 2)
    let none = try project.run("bundle", "license@1.0", "--pdf", "-o", "b")
    #expect(none.code != 0 || Tool.find("weasyprint") != nil, "\(none.errors)")
  }
}
