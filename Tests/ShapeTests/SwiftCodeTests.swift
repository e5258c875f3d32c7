import Testing

@Suite struct SwiftCodeTests {
  @Test func `comments and strings are left out of the code, and lines stay`() {
    let code = SwiftCode(
      path: "Sources/X/Y.swift",
      text: #"""
        import A  // import B
        /* import C
           /* nested */ */ import D
        let a = "import E \(f("g!")) h!" + i!
        let b = ##"j! "# "##
        let c = """
          k!
          """
        let d = ""; l!
        """#)
    #expect(
      code.codeLines == [
        "import A  ", "", " import D", "let a =  + i!", "let b = ", "let c = ", "", "",
        "let d = ; l!",
      ])
    #expect(code.imports == ["A", "D"])
    #expect(code.places(matching: /\w!/).map { $0.prefix(20) }.count == 2)
    #expect(code.target == "X")
  }
}
