import AssentDiagnostics
import Testing

@testable import AssentCompiler

/// Pictures are published as they are, so what runs in them must not be there.
@Suite("SVG pictures") struct PictureCheckTests {
  private func finding(_ picture: String) -> Diagnostic? {
    PictureCheck.finding(in: SourceFile(path: "logo.svg", text: picture))
  }

  @Test(arguments: [
    "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/><!-- <script> --></svg>",
    "<svg><style><![CDATA[ a > b { fill: red } <script> ]]></style><title>on=1</title></svg>",
    "<svg><a href='https://example.org/?a=1&amp;b=2'><text>script</text></a></svg>",
    "<svg><use xlink:href='#a'/><image href='data:image/png;base64,AA=='/></svg>",
    "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd'><svg/>", "",
  ])
  func `that only draw are published`(picture: String) {
    #expect(finding(picture) == nil)
  }

  @Test(arguments: [
    ("<svg><script>alert(1)</script></svg>", "holds <script>"),
    ("<svg><svg:SCRIPT href='a.js'/></svg>", "holds <svg:script>"),
    ("<svg><foreignObject><p/></foreignObject></svg>", "holds <foreignobject>"),
    ("<svg onload='alert(1)'/>", "runs a script at 'onload'"),
    ("<svg\nonload = alert(1)>", "runs a script at 'onload'"),
    ("<svg title='>' ONclick=\"x\"/>", "runs a script at 'onclick'"),
    ("<svg><a href=' java\nscript:x'/></svg>", "has an address that may run a script"),
    ("<svg><a href='&#106;avascript:x'/></svg>", "has an address that may run a script"),
    ("<svg><a href='java&#115;cript:x'/></svg>", "has an address that may run a script"),
    ("<svg><use href='data:text/html,x'/></svg>", "has an address that may run a script"),
    (
      "<svg><animate attributeName='xlink:href' to='x'/></svg>",
      "has an address that may run a script"
    ),
    ("<!DOCTYPE svg [<!ENTITY a 'x'>]><svg>&a;</svg>", "declares entities"),
    ("\u{0}<svg/>", "is not written in UTF-8"),
  ])
  func `that may run a program are not`(picture: String, what: String) {
    #expect(finding(picture)?.message == "picture \(what)")
  }

  @Test func `that are refused stop the build, with the line`() throws {
    let site = try TestSite([
      "license.md": Samples.license(), "logo.svg": "<svg>\n<script/>\n</svg>\n",
    ])
    let result = try site.build()
    #expect(result.outcome == .refused)
    let finding = try #require(result.diagnostics.first { $0.rule == .unsafePicture })
    #expect(finding.range?.start.line == 2)
    #expect(!site.exists("manifest.json"))
  }
}
