import AssentManifest
import AssentRedline
import Testing

/// Marks that make another sum of a sum.
@Suite struct SumSignTests {
  private static func kinds(_ old: String, _ new: String, _ language: String = "en")
    -> Set<ChangeAssessment.Signal.Kind>
  {
    Set(
      ChangeAssessorTests.assessment(
        ChangeAssessorTests.agreement(old), ChangeAssessorTests.agreement(new), language: language
      ).signals.map(\.kind))
  }

  @Test(arguments: [
    ("en", "You get EUR 5 now.", "You get -EUR 5 now."),
    ("en", "You get EUR 5 now.", "You get EUR -5 now."),
    ("en", "You get EUR 5 now.", "You get (EUR 5) now."),
    ("en", "You get EUR 5 now.", "You get EUR (5) now."),
    ("en", "You get $5 now.", "You get -$5 now."), ("en", "You get $5 now.", "You get ($5) now."),
    ("en", "You get €5.00 now.", "You get €5.00- now."),
    ("en", "The balance is 5.", "The balance is −5."),
    ("de", "Du erhältst 1.000,00 Euro.", "Du erhältst 1,000.00 Euro."),
    ("de", "Du erhältst 10 000 Euro.", "Du erhältst 1 0000 Euro."),
    ("ar", "المبلغ ١٬٠٠٠ ريال.", "المبلغ ١٫٠٠٠ ريال."),
    (
      "en", "| Rent | 500 |\n|---|---|\n| Deposit | 300 |",
      "| Rent | 500 |\n|---|---|\n| Deposit | (300) |"
    ),
  ]) func `a sum with another sign or other marks is another amount`(
    language: String, old: String, new: String
  ) {
    #expect(Self.kinds(old, new, language) == [.amount])
    #expect(Self.kinds(new, old, language) == [.amount])
  }

  @Test(arguments: [
    ("Pay on-time.", "Pay on time."), ("Walk (slowly).", "Walk slowly."),
    ("The pond - a deep one - is ours.", "The pond (a deep one) is ours."),
  ]) func `other marks are no signs`(old: String, new: String) {
    #expect(!Self.kinds(old, new).contains(.amount))
  }
}
