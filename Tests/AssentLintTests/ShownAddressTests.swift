import AssentDiagnostics
import AssentLint
import Testing

/// Links that show an address and lead to another.
@Suite struct ShownAddressTests {
  private static func isTold(_ link: String) -> Bool {
    !lint("# License\n\nSee \(link).\n").of(.misleadingLinkText).isEmpty
  }

  @Test(arguments: [
    "[help@oak.example](mailto:help@elm.example)", "[help@oak.example](mailto:hello@oak.example)",
    "[help@oak.example](MAILTO:help@mail.oak.example)", "[help@oak.example](https://elm.example)",
    "[mailto:help@oak.example](mailto:help@elm.example)",
    "[help@oak.example](mailto:help%40elm.example?subject=x)",
    "[oak.example](mailto:a@elm.example)",
    "[+49 30 1234567](tel:+49301234568)", "[030 / 123 45 67](tel:0301234568)",
    "[oak.example](https://elm.example)", "[www.oak.example](//elm.example/a)",
    "[https://oak.example](www.elm.example)",
  ]) func `an address that is not that of its link is told`(_ link: String) {
    #expect(Self.isTold(link))
  }

  @Test(arguments: [
    "[help@oak.example](mailto:help@oak.example)", "[Help@Oak.example](mailto:help@oak.example)",
    "[help@oak.example](mailto:help@oak.example?subject=Terms%20of%20use)",
    "[help@oak.example](mailto:help%40oak.example)", "[write to us](mailto:help@oak.example)",
    "[a@oak.example](mailto:a@oak.example,b@oak.example)", "<help@oak.example>",
    "[help@oak.example](https://www.oak.example/help)", "[oak.example](mailto:help@oak.example)",
    "[@oak@elm.example](https://fir.example/@oak)", "[acorn@1.2.0](https://oak.example/acorn)",
    "[+49 (0)30 1234567](tel:+49301234567)", "[030 123 45 67](tel:+49301234567)",
    "[(555) 010-0199](tel:+1-555-010-0199)", "[call us](tel:+49301234567)",
    "[terms.md](https://oak.example/terms.md)", "[terms.md](help/terms.md)",
    "[info@bäume.example](mailto:info@xn--bume-loa.example)", "[oak.example](#oak)",
  ]) func `an address that is that of its link is not`(_ link: String) {
    #expect(!Self.isTold(link))
  }
}
