import AssentDiagnostics
import Testing

@testable import AssentDiagram

struct ExchangeTests {
  private func graph(_ text: String) -> FlowGraph? {
    let bytes = Array(text.utf8)
    let source = DiagramSource(
      file: SourceFile(path: "exchange.txt", bytes: bytes), text: bytes, info: "", fenceLine: 0)
    return DiagramReading(source)?.graph
  }

  @Test func `an arrow with two heads is one message, with what both sides say`() throws {
    let exchange = try #require(
      graph(
        """
        App                     Gate
        hello      ------->
        [terms]    <------>     [later terms]

        """))
    #expect(exchange.kind == .sequence)
    #expect(exchange.edges.map(\.label) == [["hello"], ["[terms]", "[later terms]"]])
    #expect(exchange.edges.map(\.arrowTail) == [.none, .point])
  }

  @Test func `what is said after the last arrow is a note of its side`() throws {
    let exchange = try #require(
      graph(
        """
        App                     Gate
        hello      ------->
                   <-------     terms
        reads them

        """))
    #expect(exchange.annotations.map(\.lines) == [["reads them"]])
    #expect(exchange.annotations.map(\.target) == ["n1"])
    #expect(exchange.annotations.map(\.order) == [2])
  }

  @Test func `what stands beyond a brace or explains signs is a note`() throws {
    let exchange = try #require(
      graph(
        """
               App                        Gate

        Ask  ^ hello
             | + name*
             | + place*
             v + language*  ------->
                                        terms  ^ Text
                            <-------      + *  v
               [signed]     <=====>     [kept]

               *  Only where the terms ask for it.

        """))
    #expect(
      exchange.edges.map(\.label) == [
        ["hello", "+ name*", "+ place*", "+ language*"], ["terms", "+ *"], ["[signed]", "[kept]"],
      ])
    #expect(exchange.edges.map(\.arrowTail) == [.none, .none, .point])
    #expect(
      exchange.annotations.map(\.lines) == [
        ["Ask"], ["Text"], ["*  Only where the terms ask for it."],
      ])
  }

  @Test func `beside labelled arrows stands what each side does`() throws {
    let exchange = try #require(
      graph(
        """
        App                                Gate

        Takes a seat
                    hello --------->
                                       Looks it up
                    <--------- terms

        """))
    #expect(exchange.edges.map(\.label) == [["hello"], ["terms"]])
    #expect(exchange.annotations.map(\.lines) == [["Takes a seat"], ["Looks it up"]])
    #expect(exchange.annotations.map(\.target) == ["n1", "n2"])
  }

  @Test(
    arguments: [
      // One arrow is no exchange.
      "App                     Gate\nhello      ------->\n",
      // Three names.
      "App         Gate        Store\nhello  ------->\n       <-------\n",
      // Arrows that do not stand below each other.
      "App                     Gate\n---->\n              <----\n",
      // Names without a letter.
      "______                  ______\na      ------->\n       <-------\n",
    ]) func `anything else is none`(text: String)
  {
    #expect(graph(text)?.kind != .sequence)
  }
}
