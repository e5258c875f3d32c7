import AssentMarkup
import Foundation
import TestSupport
import Testing

/// Some examples through the built program: all that name extensions, and every twentieth other.
@Suite struct ProgramConformanceTests {
  static let examples = ConformanceTests.examples.enumerated().compactMap { index, example in
    let isChosen = !example.extensions.isEmpty || index % 20 == 0
    let isListed = Deviation.all.contains { $0.example == example.id }
    return isChosen && !isListed && !example.isDisabled ? example : nil
  }

  @Test(arguments: examples)
  func `render writes the HTML that an example shows`(_ example: Example) throws {
    let names = Extensions.named.filter { example.extensionsInUse.contains($0.value) }.map(\.name)
    let folder = try TemporaryFolder()
    let ending = try Program.run(
      [
        "render", "-", "--fragment", "--unsafe", "--extensions",
        names.isEmpty ? "none" : names.joined(separator: ","),
      ], in: folder.url, input: example.markdown)
    #expect(ending.code == 0)
    #expect(ending.errors == "")
    guard let expected = example.expected else { return }
    #expect(ending.text == expected)
    #expect(ending.output == Array(expected.utf8))
  }

  @Test func `all extensions are in use where none are named`() throws {
    let folder = try TemporaryFolder()
    let markdown = "| ~~a~~ |\n|---|\n| www.example.org |\n\n- [x] b[^1] <title>\n\n[^1]: c\n"
    let names = Extensions.named.map(\.name).joined(separator: ",")
    let some = try Program.run(
      ["render", "-", "--fragment", "--unsafe", "--extensions", names], in: folder.url,
      input: Array(markdown.utf8))
    let all = try Program.run(
      ["render", "-", "--fragment", "--unsafe"], in: folder.url, input: Array(markdown.utf8))
    #expect(all.output == some.output)
    for part in ["<table>", "<del>", "<a href=\"http://www", "checkbox", "&lt;title>", "footnotes"]
    {
      #expect(all.text.contains(part))
    }
  }
}
