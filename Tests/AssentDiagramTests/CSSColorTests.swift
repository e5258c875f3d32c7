import Testing

@testable import AssentDiagram

@Suite struct CSSColorTests {
  @Test(
    arguments: [
      ("red", [255, 0, 0], 1), ("RebeccaPurple", [102, 51, 153], 1), ("#f9f", [255, 153, 255], 1),
      ("#F9F8", [255, 153, 255], 136.0 / 255), ("#102030", [16, 32, 48], 1),
      ("#10203080", [16, 32, 48], 128.0 / 255), ("transparent", [0, 0, 0], 0),
      ("rgb(1, 2,3)", [1, 2, 3], 1), ("rgba(1,2,3,.5)", [1, 2, 3], 0.5),
      ("rgb(100%, 0%, 50%)", [255, 0, 127.5], 1), ("rgb(300,0,0)", [255, 0, 0], 1),
      ("hsl(120, 100%, 50%)", [0, 255, 0], 1), ("hsl(240deg 100% 25% / 50%)", [0, 0, 127.5], 0.5),
      ("hsla(0,0%,100%,1)", [255, 255, 255], 1),
    ] as [(String, [Double], Double)])
  func `colors of CSS are known`(text: String, components: [Double], alpha: Double) throws {
    let color = try #require(CSSColor(text))
    for (found, expected) in zip(color.components, components) {
      #expect(abs(found - expected) < 0.01, "\(color.components)")
    }
    #expect(abs(color.alpha - alpha) < 0.001)
  }

  @Test(arguments: [
    "ligthgreen", "notacolor", "rgb", "rgb(", "rgb()", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(1 2,3)",
    "rgb(1%,2,3)", "rgb(a,b,c)", "rgb(1,,3)", "hsl(1,2,3)", "hsl(50%,1%,1%)", "#", "#ff", "#fffff",
    "#ggg", "", "none", "currentcolor", "url(x)", "rgb(-1,0,0)", "rgb(1,2,3", "lab(1 2 3)", "##fff",
  ]) func `what is no color is none`(text: String) {
    #expect(CSSColor(text) == nil)
    for property in ["fill", "stroke", "color"] where text != "none" {
      #expect(SVGStyle(["\(property):\(text)"])[property] == nil)
    }
  }

  @Test func `a function with blanks is written with commas, which all programs read`() {
    #expect(CSSColor("rgb(1 2 3)")?.text == "rgb(1,2,3)")
    #expect(CSSColor("rgb(1 2 3 / 50%)")?.text == "rgba(1,2,3,0.5)")
  }

  @Test func `every name has its color, and those of one color are one`() {
    #expect(CSSColor.names.count == 148)
    #expect(CSSColor("grey")?.components == CSSColor("gray")?.components)
    #expect(CSSColor("aqua")?.components == CSSColor("cyan")?.components)
  }

  @Test func `words are black or white by what is behind them, and never without color`() {
    #expect(SVGStyle(["fill:hsl(240,100%,25%)"]).ink() == "#ffffff")
    #expect(SVGStyle(["fill:#ffffcc"]).ink() == SVGPalette.ink)
    #expect(SVGStyle(["fill:ligthgreen"]).ink() == nil)
    #expect(SVGStyle(["fill:#000", "color:transparent"]).ink() == "#ffffff")
    #expect(SVGStyle(["color:none"])["color"] == nil)
  }

  @Test(arguments: [
    ("#ffffff", "#8c8c8c"), ("#333", "#606060"), ("yellow", nil), ("black", nil), ("#0d1117", nil),
  ])
  func `lines that a light page or a dark one hides are darker or lighter`(
    _ text: String, _ seen: String?
  ) throws {
    let color = try #require(CSSColor(text)).seenOnPages
    for page in ["#ffffff", "#1b1e21"] {
      #expect(color.isSeen(on: try #require(CSSColor(page))), "\(color.text)")
    }
    if let seen { #expect(color.text == seen) }
  }

  @Test(arguments: ["red", "green", "blue", "orange", "gray", "#2196f3"])
  func `lines that are seen on every page are as their author wants them`(_ text: String) throws {
    #expect(try #require(CSSColor(text)).seenOnPages.components == CSSColor(text)?.components)
  }

  @Test func `a color of words counts where it can be seen`() throws {
    #expect(SVGStyle(["color:#333"]).ink() == nil)
    #expect(SVGStyle(["color:red"]).ink() == "red")
    #expect(SVGStyle(["fill:#fff", "color:#fefefe"]).ink() == SVGPalette.ink)
    #expect(SVGStyle(["fill:transparent", "color:#000"]).ink() == nil)
    #expect(SVGStyle(["fill:rgba(0,0,0,.1)", "color:#fff"]).ink() == nil)
    #expect(SVGStyle(["fill:#4caf50", "color:#fff"]).ink() == "#fff")
  }

  @Test func `strokes have a bound`() {
    #expect(SVGStyle(["stroke-width:4px"])["stroke-width"] == "4px")
    #expect(SVGStyle(["stroke-width:99999px"])["stroke-width"] == nil)
    #expect(SVGStyle(["stroke-dasharray:5 99999"])["stroke-dasharray"] == nil)
  }
}
