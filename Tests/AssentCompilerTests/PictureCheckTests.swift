import AssentDiagnostics
import TestSupport
import Testing

@testable import AssentCompiler

/// Pictures are published as they are, so what runs or loads anything must not be in them.
@Suite("SVG pictures") struct PictureCheckTests {
  private static let open =
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>"

  private func findings(_ picture: String) -> [Diagnostic] {
    PictureCheck.findings(in: SourceFile(path: "logo.svg", text: picture))
  }

  private func findings(within: String) -> [Diagnostic] {
    findings(Self.open + within + "</svg>")
  }

  // MARK: What passes

  @Test(arguments: [
    "<path d='M0 0'/><!-- <script> -->",
    "<style type='text/css'><![CDATA[ a > b { fill: red } /* <script> */ ]]></style>",
    "<style>@media(prefers-color-scheme:dark){a{fill:red}}</style>",
    "<title>on=1 &lt;script></title><desc>url(http://example.org)</desc>",
    "<a href='https://example.org/?a=1&amp;b=2' target='_top'><text>script</text></a>",
    "<use xlink:href='#a'/><image href='data:image/png;base64,AA=='/>",
    "<g fill='url(#a)' style='fill:url( \"#b\" );stroke:RGB(1,2,3)' transform='rotate(3)'/>",
    "<linearGradient id='a'><stop offset='0' stop-color='#fff'/></linearGradient>",
    "<filter id='f'><feGaussianBlur stdDeviation='2'/><feImage href='#a'/></filter>",
    "<rect width='1' data-name='a (b)' aria-label='url(x)' class='c' xml:space='preserve'/>",
    "<animate attributeName='fill' values='red;url(#g)' begin='0s' dur='2s'/>",
    "<style>@media (prefers-color-scheme: dark) { a:not(b) { fill: var(--x, calc(1px + 2px)) } }"
      + "@font-face { src: url(data:font/woff2;base64,AAAA) format(\"woff2\") }</style>",
  ])
  func `that only draw are published`(within: String) {
    #expect(findings(within: within).isEmpty)
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"utf-8\" standalone='no'?>\n<!-- by an editor -->\n",
    "\u{FEFF}", "\n", "<!-- a --><!-- b -->",
  ])
  func `may begin with a declaration and comments`(head: String) {
    #expect(findings(head + Self.open + "</svg>\n").isEmpty)
    #expect(
      findings(
        head + "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:g>&#x41;&amp;</s:g></s:svg>"
      ).isEmpty)
  }

  @Test func `are what Assent itself draws`() throws {
    let folder = try TemporaryFolder()
    for drawing in [
      "graph TD\n  A[Start] --> B{x}\n  classDef r fill:#f00\n  class A r\n",
      "sequenceDiagram\n  A->>B: hello\n  Note over A: note\n",
      "stateDiagram-v2\n  [*] --> A\n",
    ] {
      try folder.write(drawing, to: "a.mmd")
      let picture = try Program.run(["diagram", "--to", "svg", "a.mmd"], in: folder.url).text
      #expect(picture.contains("<svg"))
      #expect(findings(picture).isEmpty)
    }
  }

  // MARK: What does not

  @Test(arguments: [
    ("<script>alert(1)</script>", "holds <script>"),
    ("<foreignObject/>", "holds <foreignObject>"),
    ("<g onload='alert(1)'/>", "runs a script at 'onload'"),
    ("<g\nonbegin = \"x\"/>", "runs a script at 'onbegin'"),
    ("<a href=' java&#10;script:x'/>", "links to ' java\\nscript:x'"),
    ("<image href='https://example.org/a.png'/>", "loads 'https://example.org/a.png'"),
    ("<use href='other.svg#a'/>", "refers to 'other.svg#a'"),
    ("<animate attributeName='xlink:href' to='x'/>", "animates the attribute 'xlink:href'"),
    ("<g style='fill:url(//example.org/a)'/>", "loads '//example.org/a' in its style"),
    ("<style>@import 'a.css';</style>", "has the rule '@import' in its style"),
    ("<style>a{fill:\\75rl(x)}</style>", "has an escape ('\\') in its style"),
    ("<style>a{mask:image-set('a.png' 1x)}</style>", "has the function 'image-set' in its style"),
    ("<style type='text/xsl'></style>", "has a style sheet that is not CSS"),
    ("<g xml:base='https://example.org/'/>", "has the attribute 'xml:base'"),
    (
      "<g xmlns:i='http://www.inkscape.org/namespaces/inkscape' i:label='x'/>",
      "has the attribute 'i:label' of the foreign namespace "
        + "'http://www.inkscape.org/namespaces/inkscape'"
    ),
    (
      "<metadata><r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'/></metadata>",
      "holds <r:RDF> of the foreign namespace 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
    ),
    ("<title><![CDATA[><script>]]></title>", "has a CDATA section outside of <style>"),
    ("<!--> <script>x</script> -->", "has a comment that begins with '>'"),
    ("<g a='1' a='2'/>", "is not well-formed XML: the attribute 'a' is given twice"),
    ("<g", "is not well-formed XML: a blank is missing between attributes"),
    ("<g b", "is not well-formed XML: the attribute 'b' has no value"),
    ("&nbsp;", "is not well-formed XML: '&' begins no character reference"),
    ("<b:g/>", "is not well-formed XML: the prefix of 'b:g' is not declared"),
  ])
  func `that do more are named with what they hold`(within: String, what: String) {
    #expect(findings(within: within).first?.message.hasPrefix("picture \(what)") == true)
  }

  @Test(arguments: [
    ("<?x ' ?>\(open)</svg>", "has a processing instruction ('<?x')"),
    ("<?xml-stylesheet href='a.xsl'?>\(open)</svg>", "('<?xml-stylesheet')"),
    ("<!DOCTYPE svg>\(open)</svg>", "has a document type declaration"),
    ("<!DOCTYPE svg [<!ENTITY a 'x'>]>\(open)&a;</svg>", "has a document type declaration"),
    ("<?xml version='1.0' encoding='utf-7'?>\(open)</svg>", "written in 'utf-7'"),
    ("<?xml version='1.1'?>\(open)</svg>", "its declaration cannot be read"),
    ("\u{0}<svg/>", "is not written in UTF-8"), ("", "it holds no element"),
    ("<svg/>", "holds <svg> of no namespace"),
    ("<html xmlns='http://www.w3.org/1999/xhtml'/>", "the foreign namespace"),
    ("\(open)</svg><g/>", "a second element"), ("\(open)</svg>x", "text stands outside"),
    ("<rect xmlns='http://www.w3.org/2000/svg'/>", "begins with <rect> instead of <svg>"),
  ])
  func `that are more than one plain picture are refused`(picture: String, what: String) {
    #expect(findings(picture).first?.message.contains(what) == true, "\(findings(picture))")
  }

  @Test(arguments: [[0xFF, 0xFE, 0x3C, 0x00], [0x1F, 0x8B, 0x08], [0xC3, 0x28], [0x3C, 0x00]])
  func `in other encodings are refused`(bytes: [UInt8]) {
    #expect(!PictureCheck.findings(in: SourceFile(path: "a.svg", bytes: bytes)).isEmpty)
  }

  // MARK: Classes of attacks

  /// Elements that run, embed or load, in the namespaces that give them their meaning.
  @Test(arguments: [
    "script", "SCRIPT", "foreignObject", "iframe", "embed", "object", "audio", "video", "handler",
    "listener", "link", "base", "meta", "img", "body", "form", "input", "tref", "cursor",
    "font-face-uri", "color-profile", "discard", "include", "stylesheet",
  ])
  func `no element that runs or loads passes`(name: String) {
    let namespaces = [
      "", "xmlns='http://www.w3.org/1999/xhtml'", "xmlns='http://www.w3.org/1999/XSL/Transform'",
      "xmlns='http://www.w3.org/2001/XInclude'", "xmlns=''", "xmlns='http://www.w3.org/2000/svg '",
    ]
    for namespace in namespaces {
      #expect(!findings(within: "<g><\(name) \(namespace)/></g>").isEmpty)
      #expect(!findings(within: "<metadata><\(name) \(namespace)></\(name)></metadata>").isEmpty)
      let prefixed = namespace.replacing("xmlns=", with: "xmlns:p=")
      #expect(!findings(within: "<p:\(name) \(prefixed)/>").isEmpty)
    }
  }

  private static let addresses = [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "vbscript:x", "data:text/html,<p>", "data:image/svg+xml;base64,AAAA", "data:,x", "other.svg",
    "data:image/png;base64,AA\"", "data:image/png,<svg>", "file:///etc/passwd", "blob:x",
  ]

  @Test(arguments: addresses)
  func `no address that runs or loads passes`(address: String) {
    let references = address.unicodeScalars.map { "&#\($0.value);" }.joined()
    let hexadecimal = address.unicodeScalars.map { "&#x00\(String($0.value, radix: 16));" }.joined()
    let escaped = address.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
    for spelled in [references, hexadecimal, escaped] {
      for name in ["a", "use", "image", "feImage", "textPath", "pattern", "mpath", "animate"] {
        for attribute in ["href", "xlink:href"] {
          #expect(!findings(within: "<\(name) \(attribute)=\"\(spelled)\"/>").isEmpty, "\(name)")
        }
      }
    }
  }

  private static let styles = [
    "fill:url(https://example.org/a)", "fill:URL('https://example.org/a')", "fill:url(a.svg#b)",
    "fill:url(  //example.org/a )", "fill:u\\72l(x)", "mask:-webkit-image-set('x' 1x)",
    "mask:image-set(\"https://example.org/a\" 1x)", "fill:url(data:image/svg+xml,x)",
    "x:expression(alert(1))", "mask:cross-fade(x)", "behavior:url(#default#VML)",
    "mask:element(#a)", "cursor:url(#a b)", "fill:url(#a", "a:src('https://example.org/a')",
    "fill:/**/url(https://example.org/a)", "content:'/*';fill:url(//e);/*'*/",
    "fill:attr(x type(&lt;url>))", "fill:url(#a)url(x)", "fill:@media(x) url(x)",
  ]

  @Test(arguments: styles)
  func `no style that loads passes, wherever it stands`(style: String) {
    let value = String(style[style.index(after: style.firstIndex(of: ":") ?? style.startIndex)...])
    for within in [
      "<style>a{\(style)}</style>", "<style>@media print{a{\(style)}}</style>",
      "<g style=\"\(style.replacing("\"", with: "&quot;"))\"/>",
      "<g style=\"\(style.utf8.map { "&#\($0);" }.joined())\"/>",
      "<g fill=\"\(value.replacing("\"", with: "&quot;"))\"/>",
      "<set attributeName='fill' to=\"\(value.replacing("\"", with: "&quot;"))\"/>",
      "<animate attributeName='mask' values=\"none;\(value.replacing("\"", with: "&quot;"))\"/>",
    ] {
      #expect(!findings(within: within).isEmpty, "\(within)")
    }
  }

  @Test func `no event runs`() {
    for name in [
      "load", "click", "error", "begin", "end", "repeat", "focusin", "mouseover", "unload", "zoom",
      "animationstart", "wheel", "toggle", "pointerrawupdate", "scrollsnapchange", "fromthefuture",
    ] {
      for spelled in ["on\(name)", "ON\(name)", "On\(name)"] {
        #expect(!findings(within: "<g \(spelled)='x'/>").isEmpty)
        #expect(!findings(within: "<set attributeName='\(spelled)' to='x'/>").isEmpty)
      }
    }
  }

  // MARK: Form and size

  @Test func `every beginning of a picture is refused, and no deletion in it ends the program`() {
    let picture =
      "<?xml version='1.0'?>" + Self.open
      + "<g id='a'>&lt;<style><![CDATA[a{}]]></style><!-- b --></g></svg>"
    let bytes = Array(picture.utf8)
    for count in 0..<bytes.count {
      let part = SourceFile(path: "a.svg", bytes: Array(bytes[..<count]))
      #expect(!PictureCheck.findings(in: part).isEmpty, "\(count) bytes")
      var without = bytes
      without.remove(at: count)
      _ = PictureCheck.findings(in: SourceFile(path: "a.svg", bytes: without))
    }
    #expect(findings(picture).isEmpty)
  }

  @Test func `out of proportion are refused at their limit`() {
    let deep = String(repeating: "<g>", count: 100_000)
    #expect(findings(within: deep).first?.message == "picture nests elements more than 256 deep")
    let wide = (0..<100_000).map { " a\($0)='x'" }.joined()
    let message = findings(within: "<g\(wide)/>").first?.message
    #expect(message == "picture has more than 256 attributes in <g>")
    let many = (0..<200).map { " xmlns:a\($0)='x'" }.joined()
    #expect(
      findings(within: "<g\(many)/>").first?.message
        == "picture declares more than 128 namespaces")
    #expect(findings(within: String(repeating: "<b/>\n<c/>", count: 10_000)).count == 2)
    let different = (0..<100).map { "<x\($0)/>" }.joined()
    #expect(findings(within: different).count == 10)
  }

  @Test func `that are refused stop the build, with the place`() throws {
    let site = try TestSite([
      "license.md": Samples.license(), "logo.SVG": Self.open + "\n  <g/><script/>\n</svg>\n",
    ])
    let result = try site.build()
    #expect(result.outcome == .refused)
    let finding = try #require(result.diagnostics.first { $0.rule == .unsafePicture })
    #expect(finding.range?.start == SourceLocation(line: 2, column: 7))
    #expect(!site.exists("manifest.json"))
  }

  @Test func `a finding in a style sheet stands where it is`() {
    let finding = findings("\(Self.open)\n<style>a{}\n b{fill:url(x)}</style></svg>").first
    #expect(finding?.range?.start == SourceLocation(line: 3, column: 9))
  }
}
