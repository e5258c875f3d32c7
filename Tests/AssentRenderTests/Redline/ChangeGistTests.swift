import AssentRedline
import AssentRender
import Testing

/// What the list of changes says of a clause.
@Suite struct ChangeGistTests {
  private static func list(_ old: String, _ new: String) -> [Substring] {
    let frame = "# Terms\n\n## 1. Keys\n\n"
    return listOfTexts(frame + old + "\n", frame + new + "\n")
  }

  private static func listOfTexts(_ old: String, _ new: String) -> [Substring] {
    let redline = RedlineTextPairs.redline(old, new)
    let labels = RedlineLabels.labels(for: "en")
    let bytes = RedlineText(labels: labels, options: .init(width: 400)).render(redline)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("  ~ ") || $0.hasPrefix("  + ") }
  }

  @Test func `a long change is told by its first words, cut at a word`() {
    let old = "The keeper lends one key to each guest who asks for it at the lodge."
    let new = "Nobody obtains any keys here unless two trustees agree beforehand in writing."
    #expect(
      Self.list(old, new) == [
        "  ~ 1 Keys  changed: [-The keeper lends one key to each…-] → "
          + "{+Nobody obtains any keys here unless…+}; Words: −15 +12"
      ])
  }

  @Test func `amounts stand before other words`() {
    let list = Self.list(
      "The porter opens the gate for every visitor in May. Dogs stay outside. You pay EUR 5 a day. Maps are free.",
      "The porter opens the door for every guest in June. Dogs stay outside. You pay EUR 6 a day. Maps are sold."
    )
    #expect(list.count == 1)
    #expect(list.first?.hasPrefix("  ~ 1 Keys  changed: figure [-EUR 5-]") == true, "\(list)")
  }

  @Test func `an address in a link is no word of it`() {
    let list = Self.list(
      "The lodge lends keys.", "The lodge lends keys and [maps](https://garden.example/maps).")
    #expect(list == ["  ~ 1 Keys  changed: {+and maps+}"])
  }

  @Test func `capitals are told beside what else changed`() {
    let list = Self.list(
      "ANY CLAIM THAT ARISES OUT OF A KEY MUST BE FILED WITHIN ONE YEAR AFTER ITS LOSS.",
      "Any claim that arises out of a key must be filed within two years after its loss.")
    #expect(
      list == [
        "  ~ 1 Keys  changed: [-ONE YEAR-] → {+two years+}; spelling "
          + "[-ANY CLAIM THAT ARISES OUT OF A KEY…-] → {+Any claim that arises out of a key…+}; "
          + "Words: −2 +2"
      ])
  }

  @Test func `capitals that make a defined term or a party of a word are told as that`() {
    let frame =
      "# Terms\n\n## 1. Days\n\n**\"Business Day\"** means a day from Monday to Friday.\n\n"
    let old = frame + "## 2. Keys\n\nYou shall return keys within ten Business Days of a request.\n"
    let list = Self.listOfTexts(old, old.replacing("ten Business Days", with: "ten business days"))
    #expect(
      list == ["  ~ 2 Keys  changed: defined term [-Business Days-] → {+business days+}"], "\(list)"
    )
    let polite =
      "---\nlanguage: de\n---\n\n# Regeln\n\n## 1. Haftung\n\nFür Schäden haften Sie allein.\n"
    let german = Self.listOfTexts(polite, polite.replacing("haften Sie", with: "haften sie"))
    #expect(german == ["  ~ 1 Haftung  changed: party [-Sie-] → {+sie+}"], "\(german)")
  }

  @Test func `words that are struck out are told as deleted`() {
    #expect(
      Self.list("The keeper is not liable.", "The keeper is ~~not~~ liable.")
        == ["  ~ 1 Keys  changed: [-not-] → {+~~not~~+}"])
  }

  @Test func `a bracket that both have is closed in what changed`() {
    #expect(
      Self.list("You pay within thirty (30) days.", "You pay within fourteen (14) days.")
        == ["  ~ 1 Keys  changed: figure [-thirty (30)-] → {+fourteen (14)+}"])
  }

  @Test func `capitals are told beside commas, too`() {
    let list = Self.list(
      "Keys, maps, lamps, and ropes are LENT for a day, or two.",
      "Keys maps lamps and ropes are lent for a day or two.")
    #expect(list.first?.contains("spelling [-LENT-] → {+lent+}") == true, "\(list)")
  }
}
