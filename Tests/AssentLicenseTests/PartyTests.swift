import AssentDiagnostics
import AssentLicense
import AssentManifest
import Testing

@Suite struct `who offers an agreement` {
  @Test(arguments: [
    ("This is an agreement between you and Oak Garden Ltd. (\"we\", \"us\").", "Oak Garden Ltd."),
    ("These terms are of Oak, Inc. (\"Oak,\" \"we\").", "Oak, Inc."),
    ("Die Oak GmbH (nachfolgend „wir“) betreibt den Garten.", "Oak GmbH"),
    ("This Agreement is made by and between Oak GmbH and You.", "Oak GmbH"),
    ("This Agreement is made by and between Oak GmbH (\"Oak\") and the Licensee.", "Oak GmbH"),
    ("This license is between Oak GmbH and you.", "Oak GmbH"),
    ("This license is an agreement between you and Oak Software.", "Oak Software"),
    (
      "This is an agreement between the person or entity (\"You\") and Oak Labs, Inc., of Bonn.",
      "Oak Labs, Inc."
    ),
    ("This is an agreement between Oak Labs BV and Elm Ltd. (\"Customer\").", "Oak Labs BV"),
    ("Umowa jest zawarta pomiędzy Dąb Sp. z o.o. a użytkownikiem.", "Dąb Sp. z o.o."),
    ("Acorn is licensed, not sold, by Oak Software, Inc. (“Licensor”).", "Oak Software, Inc."),
    (
      "Oak Services Ltd, a company of England with number 01234567 (\"Oak\", \"we\" or \"us\").",
      "Oak Services Ltd"
    ),
    (
      "This is a contract between you (a person or an entity) and Oak Corporation for the Oak keys.",
      "Oak Corporation"
    ),
    ("This license is between Oak Garden and You, who lend keys.", "Oak Garden"),
    (
      "This license is between the Oak Foundation, a Dutch company, and the end user.",
      "Oak Foundation"
    ),
    ("These terms are an agreement between Oak and Sons Ltd. and you.", "Oak and Sons Ltd."),
    (
      "This is a contract between you (either a person or a firm) and Oak Keys, Inc. and its kin.",
      "Oak Keys, Inc."
    ),
    ("Dieser Vertrag wird zwischen der Oak GmbH und dem Kunden geschlossen.", "Oak GmbH"),
    ("Dieser Vertrag wird zwischen dem Nutzer und der Oak GmbH geschlossen.", "Oak GmbH"),
    ("Ce contrat est conclu entre l’utilisateur et Oak SAS, de Lyon.", "Oak SAS"),
    ("Contratto tra Oak Srl e l'utente.", "Oak Srl"),
    ("Der Dienst wird betrieben von Ada Oak, Gartenweg 1.", "Ada Oak"),
    ("La plateforme est éditée par Oak SAS, au capital de 10 euros.", "Oak SAS"),
    ("O site é mantido por **Oak Jardins LTDA**, com sede em Lisboa.", "Oak Jardins LTDA"),
    ("株式会社オーク（以下「当社」といいます）が提供します。", "株式会社オーク"),
    ("株式会社はるか（以下「当社」といいます）が提供します。", "株式会社はるか"),
    ("本規約は株式会社かがやき（以下「当社」といいます）が定めます。", "株式会社かがやき"),
    ("オーク株式会社とニレ商店（以下「当社」といいます）が提供します。", "ニレ商店"),
    ("オーク株式会社とニレ商店が提供します。", "オーク株式会社"),
    ("オーク株式会社利用規約", "オーク株式会社"),
    ("株式会社はるか、本サービスを提供します。", "株式会社はるか"),
    ("株式会社かがやきが提供します。", "株式会社かがやき"),
    ("運営会社株式会社オークは、本規約を定めます。", "株式会社オーク"),
    ("本規約は株式会社Oak（以下「当社」といいます）が定めます。", "株式会社Oak"),
    ("本規約はOak Garden Inc.（以下「当社」）が定めます。", "Oak Garden Inc."),
    ("はてなOak Inc.（以下「当社」）が定めます。", "はてなOak Inc."),
    ("오크 주식회사(이하 '회사')는 서비스를 제공합니다.", "오크 주식회사"),
    ("주식회사 오크는 서비스를 제공합니다.", "주식회사 오크"),
    ("由和记橡树有限公司提供。", "和记橡树有限公司"),
    ("この規約（以下「本規約」といいます）は、Oak Garden Inc.（以下「当社」）が定めます。", "Oak Garden Inc."),
    ("本协议由北京橡树科技有限公司（以下简称“我们”）订立。", "北京橡树科技有限公司"),
    ("주식회사 오크(이하 '회사')는 서비스를 제공합니다.", "주식회사 오크"),
    ("Usługodawcą i administratorem danych osobowych jest Ada Oak, ul. Zielona 1.", "Ada Oak"),
    ("Partner sind der Kunde (nachfolgend „Kunde“) und Ada Oak (nachfolgend AO).", "Ada Oak"),
    ("La page est de la société OakCoop – SCOP SARL, de Lyon.", "OakCoop – SCOP SARL"),
    ("When we say us, we mean Oak Garden GmbH, of Bonn.", "Oak Garden GmbH"),
    ("Oak SpA, con domicilio en Santiago, ofrece el servicio.", "Oak SpA"),
    ("Tyto podmínky společnosti Oak s.r.o. („Prodávající“) platí.", "Oak s.r.o."),
    ("Aplikacja udostępnianej przez **Ada Oak** (dalej: „Usługodawca”).", "Ada Oak"),
    ("Situs ini dikelola dan dioperasikan oleh quercus.id dari Bali.", "quercus.id"),
    ("Bine ați venit pe quercus.ro! Aici sunt reguli.", "quercus.ro"),
    ("© 2026 **Ada Oak**. Все права.", "Ada Oak"),
    ("Copyright © 2003 - 2026 [Oak Garden](https://oak.example/)", "Oak Garden"),
    ("Die Oak GmbH & Co. KG („Oak“) betreibt den Garten.", "Oak GmbH & Co. KG"),
    ("Die Oak Garten GmbH und Co. KG, Bonn, hilft.", "Oak Garten GmbH und Co. KG"),
    ("Oak Tools Co., Ltd. of Taipei lends keys.", "Oak Tools Co., Ltd."),
    ("Oak Tools Pty Ltd lends keys.", "Oak Tools Pty Ltd"),
    ("Eik AS, org. nr. 5, låner ut nøkler.", "Eik AS"),
    ("L'OFFRE ET SA DURÉE.\n\nChêne SA, de Lyon, la fait.", "Chêne SA"),
    ("Keys are lent \"AS IS\". Oak Garden, Inc. lends them.", "Oak Garden, Inc."),
    ("WHETHER AS A GUEST OR A MEMBER.\n\nOak Garden LLC lends keys.", "Oak Garden LLC"),
    (
      "[Elm Inc. Privacy Policy](elm.md)\n\nThis is the Privacy Notice for **Oak SAS** "
        + "(collectively **called** “**Oak**,” “**us**” or “**we**”).", "Oak SAS"
    ),
    (
      "Copyright (c) oak, Inc. and Contributors\n\nCopyright (c) 2001, The Elm Foundation.",
      "oak, Inc."
    ),
    ("acorn.de haftet. Bei acorn.de gilt: acorn.de hilft.", "acorn.de"),
    ("Betreiber ist Ulme GmbH. Wir nutzen nichts.", "Ulme GmbH"),
    ("The garden is run by Oak Ltd. We lend keys.", "Oak Ltd."),
    ("Ada Oak, ОГРНИП 321132600016985 (далее — «Исполнитель»), помогает.", "Ada Oak"),
    ("Hosting is provided by Elm GmbH. The garden is run by Oak SAS.", "Oak SAS"),
    ("We work with Elm Ltd. Oak Ltd. (\"we\") lends keys.", "Oak Ltd."),
    ("Oak Garden Pty Ltd (ABN 12 345 678 901) (\"we\", \"us\") lends keys.", "Oak Garden Pty Ltd"),
    ("Oak Garden Ltd, trading as Acorn Keys (\"we\"), lends keys.", "Oak Garden Ltd"),
    ("Oak Garden LLC DBA Acorn Keys (\"Acorn\", \"we\") lends keys.", "Oak Garden LLC"),
    ("This is an agreement between you and oakly LLC (\"oakly\").", "oakly LLC"),
    (
      "Der im Folgenden genannte Anbieter ist die eichengarten GmbH, eichengarten.example.",
      "eichengarten GmbH"
    ),
    (
      "This is an agreement between you the client (“Client” or “you”), and Oak Tools Limited (“OTL”) about keys.",
      "Oak Tools Limited"
    ),
    (
      "De um lado, **QUERCUS JARDINS LTDA**, com sede em Lisboa, doravante denominada **\"QUERCUS\"**; e de outro lado, o cliente.",
      "QUERCUS JARDINS LTDA"
    ),
    (
      "Der Vertrag kommt zwischen dem Kunden der Eiche GmbH, im Folgenden Auftraggeber, und der Ulme GmbH, im Folgenden "
        + "Auftragnehmer, zustande.", "Ulme GmbH"
    ),
    (
      "When we say \"Company\", \"we\", or \"us\" in this text, we are referring to **Oak ApS** (No. 12).",
      "Oak ApS"
    ), ("**Provider** means **Oak Garden Pty Ltd**, of Bonn.", "Oak Garden Pty Ltd"),
    ("\"Developer\" means **acorn.app**", "acorn.app"),
    (
      "Ek AB, org. nr. 559270-6245 (nedan benämnd ”**Ek**”, ”**vi**”, ”**oss**”), lånar ut nycklar.",
      "Ek AB"
    ),
    (
      "Entre nós e o jardim em https://acorn.example (\"Acorn\", \"nós\", \"nosso\") vale isto.",
      "Acorn"
    ),
    ("O serviço é oferecido pela **QUERCUS LTDA**, com sede em Lisboa.", "QUERCUS LTDA"),
    (
      "La SASU Chêne Vert, société par actions au capital de 100 euros, prête des clés.",
      "SASU Chêne Vert"
    ),
    ("Сад («Додаток») розроблений AdaOak. Він вільний.", "AdaOak"),
    ("Приложение предоставляется ООО «Дуб» (далее — «мы»).", "ООО «Дуб»"),
    ("Aplikacja jest prowadzona przez Dąb sp. z o.o. z siedzibą w Bonn.", "Dąb sp. z o.o."),
    ("本应用由波恩橡树网络科技有限公司及其关联方（以下简称“橡树”或“我们”）提供。", "波恩橡树网络科技有限公司"),
    ("The app Acorn is managed by Oak GmbH.", "Oak GmbH"),
    ("Acorn is provided by Oak Garden.", "Oak Garden"),
    ("This service is run by Oak Garden.", "Oak Garden"),
    ("L’application est gérée par Chêne Vert SARL.", "Chêne Vert SARL"),
  ]) func `is told by sentences`(sentence: String, name: String) {
    let document = interpret("# Terms\n\n\(sentence)\n")
    #expect(document.metadata.licensor?.value == name)
  }

  @Test(arguments: [
    (
      "# EKNOD VILLKOR\n\nVillkoren gäller anslutning till Eknod AB:s (”**Eknod**”) garten.\n",
      "Eknod AB"
    ),
    (
      "# AGB der Firma \"Eichen UG (haftungsbeschränkt)\", nachfolgend EICHEN genannt\n\nText.\n",
      "Eichen UG (haftungsbeschränkt)"
    ),
  ]) func `is told by the title that has its name`(text: String, name: String) {
    #expect(interpret(text).metadata.licensor?.value == name)
    #expect(interpret(text).metadata.statedLicensor == name)
  }

  @Test(arguments: [
    "Der Verantwortliche, im Folgenden auch \"Wir\", im Sinne des Gesetzes ist die:\n\nAda Oak, Bonn\n",
    "**Verantwortliche:**\nAda Oak\nGartenweg 1\n",
    "Verantwortlicher im Sinne der DSGVO ist:\n\nAda Oak\nGartenweg 1\n12345 Bonn\n",
    "Le responsable du traitement est :\n\nAda Oak\n1 rue Verte\n",
    "## Artikel 2 - Identiteit van de ondernemer\n\nAda Oak\n\nBosstraat 1\n",
    "**Anbieter:**\nAda Oak\nGartenweg 1\n", "**Anbieter:**  \n**Ada Oak**, No. **12**\n",
    "Реквизиты исполнителя: **Ada Oak**, ИНН **870601122313**, e-mail: **ada@oak.example**\n",
  ]) func `is told by a label above it`(text: String) {
    #expect(interpret("# Terms\n\n\(text)").metadata.licensor?.value == "Ada Oak")
  }

  @Test(arguments: [
    "**Anbieter:** Jo Eiche, Eichenstr. 61, 10405 Berlin — [hilfe@oak.example](mailto:hilfe@oak.example)",
    "Verantwortlich: Jo Eiche, Eichenweg 1, 10405 Berlin", "<b>Developer:</b> Jo Eiche",
    "Vývojář: <strong>Jo Eiche</strong>", "Provider: Jo Eiche - jo@oak.example",
    "<span style=\"color: red\">Publisher</span>: <em>Jo Eiche</em>",
  ]) func `is a name behind a label, without address and tags`(line: String) {
    #expect(interpret("# Terms\n\n\(line)\n").metadata.licensor?.value == "Jo Eiche")
  }

  @Test(arguments: [
    "Ce partage est géré par iOS, et nous n’en savons rien.",
    "The data is managed by iOS and processed by Elm.",
    "The map is provided by Elmmaps.",
    "Ce service de cartes est fourni par Elmmaps.",
    "These are terms between you (\"User\") and the App operator (\"Operator\").",
  ]) func `is nobody who runs something else`(sentence: String) {
    #expect(interpret("# Terms\n\n\(sentence)\n").metadata.licensor == nil)
  }

  @Test func `is told by what stands below a heading`() {
    let text = "# Privacy\n\n## Titolare del trattamento\n\n**Orto Quercia**\nVia Verde 1, Roma\n"
    #expect(interpret(text).metadata.licensor?.value == "Orto Quercia")
  }

  @Test(arguments: [
    (
      "## 1. Mentions légales\n\nLe site Tir (ci-après \"la Plateforme\") est édité par :\n\n"
        + "**Ada de Chêne**  \nAuto-entrepreneuse  \n11 rue Verte\n", "Ada de Chêne"
    ),
    ("The site Garden (the \"Platform\") is operated by:\n\n- Ada Oak\n- Bonn\n", "Ada Oak"),
    ("## Impressum\n\nDie Seite Garten wird bereitgestellt von:\n\nAda Oak, Bonn\n", "Ada Oak"),
  ]) func `is told by what stands below words such as operated by and a colon`(
    text: String, name: String
  ) {
    #expect(interpret("# Terms\n\n\(text)").metadata.licensor?.value == name)
  }

  @Test(arguments: [
    "## Imprint\n\nThe site Garden is operated by:\n\n| Name | Ada Oak |\n| --- | --- |\n| Of | Bonn |\n",
    "Hosting is provided by:\n\nElm Garden\n", "The pictures are made by:\n\n- Visitors\n",
  ]) func `is not told by other words before a colon`(text: String) {
    #expect(interpret("# Terms\n\n\(text)").metadata.licensor == nil)
  }

  @Test(arguments: [
    "We store nothing but what Google LLC stores for us.",
    "In a conflict between the English version and the user's language, English wins.",
    "A dispute between Apple and you is settled here.",
    "**Controller**: whoever decides on the purposes and the means of all that is done with data",
    "Diese Allgemeinen Bedingungen (nachfolgend AB) gelten für alle.",
    "You may use the software (see the manual) as you like.",
    "The Terms of Service (\"our Terms\") hold for everyone.", "We collect nothing (at all).",
    "Customer gives Feedback \"AS IS\" or Advice (AS NEEDED).",
    "YOU ENTER, WHETHER AS AN EMPLOYEE OR AS A GUEST.", "LE CLIENT ET SA FAMILLE SONT LIBRES.",
    "EL USO NO SE GARANTIZA.", "VERTRAG GILT AB DEM ERSTEN TAG.", "SÃO LIVRES AS PARTES.",
    "The garden is run by **[Your Name or Company]**.",
    "[Name of Oak Ltd.] (\"Licensor\", \"we\") lends.", "{{OAK}} (the \"Company\", \"we\") lends.",
    "Licensor: {{oak}}", "The garden is run by Processor.",
    "This is set.\n\n4.1 Corporation says that it may lend.",
    "Ця Користувацька Угода (далі — Угода) діє для всіх.",
    "This binds you and the owner(s) of the Application (“we”, “our”). The application is free.",
    "« Services » désigne les services proposés par l’Application. L'application est libre.",
    "The text at https://acorn.example (\"Customer\", \"you\", \"your\") binds.",
    "Der Verantwortliche speichert:\n\nAlle Schlüssel\n", "**Anbieter:**\nAlle: siehe unten\n",
  ]) func `is not made up`(sentence: String) {
    #expect(interpret("# Terms\n\n\(sentence)\n").metadata.licensor == nil)
  }

  @Test func `is the name of the app in the title where nobody else is named`() {
    let text =
      "# Vilkår for bruk av Eikenøtt\n\nVi i Eikenøtt hjelper. Eikenøtt er gratis. Bruk Eikenøtt.\n"
    let norwegian = "---\nlanguage: nb\n---\n\n" + text
    #expect(interpret(norwegian).metadata.licensor?.value == "Eikenøtt")
    let abbreviation = norwegian.replacing("Eikenøtt", with: "AVB")
    #expect(interpret(abbreviation).metadata.licensor == nil)
  }

  @Test(arguments: [
    ("Write to ada [at] oak [dot] example.", "mailto:ada@oak.example"),
    ("Mail: ada(at)oak.example", "mailto:ada@oak.example"),
    (#"Mail: ada\_l@oak.example"#, "mailto:ada_l@oak.example"),
    ("Mail : ada[]()@oak.example", "mailto:ada@oak.example"),
  ]) func `has an address that is written against robots`(text: String, address: String) {
    let contact = interpret("# Terms\n\n## Contact\n\n\(text)\n").metadata.contact
    #expect(contact?.value.description == address)
  }

  @Test func `has a mail box rather than a person`() {
    let text = "# Terms\n\nAsk bob@elm.example.\n\nText.\n\nOr ask contact@oak.example.\n"
    #expect(interpret(text).metadata.contact?.value.description == "mailto:contact@oak.example")
  }

  @Test(arguments: [
    "Payments are handled by Stripe, Inc. (\"Stripe\"); for your card data contact privacy@stripe.com.",
    "Le site est hébergé par « OVH », S.A.S., à Roubaix.",
    "Hosting is provided by Elm GmbH, of Bonn.",
    "The weather comes from Elm Data Inc., which measures it; mail data@elm.example.",
    "You may complain to the regulator at complaints@ico.example.",
    "Лицензиар: 321132600016985 (далее — «Исполнитель»).",
    "You may ask Elm Ltd. or Beech Ltd. about it: contact info@beech.example.",
    "Payments are between you and your bank; Elm Pay Ltd. (“EPL”) handles them.",
    "La SAS Orme, de Lyon, nous prête des clés.",
    "We buy seeds of Elm Ltd. (“Elm”), and lend keys.", "\"Customer\" means Elm Ltd.",
    "\"Fees\" means the amounts that Elm Ltd. asks for.",
  ]) func `is not stated by a company or an address that a sentence mentions`(sentence: String) {
    let metadata = interpret("# Privacy\n\n\(sentence)\n").metadata
    #expect(metadata.statedLicensor == nil)
    #expect(metadata.statedContact == nil)
  }

  @Test(arguments: [
    "Oak Ltd. (\"we\") lends keys.", "Copyright (c) 2025 Oak Ltd.", "The garden is run by Oak Ltd.",
    "## Controller\n\nOak Ltd., 1 Garden Road",
  ]) func `is stated by what defines it, though others are mentioned before`(sentence: String) {
    let text = "# Privacy\n\nElm Inc. sells us seeds.\n\n\(sentence)\n"
    #expect(interpret(text).metadata.statedLicensor == "Oak Ltd.")
  }

  @Test func `is first what is stated`() {
    let text = "---\nlicensor: Elm\n---\n\n# Terms\n\nOak Ltd. (\"we\") lends keys.\n"
    #expect(interpret(text).metadata.licensor?.value == "Elm")
  }
}

@Suite struct `whom to write to` {
  @Test(arguments: [
    "Bei Fragen schreib uns: jo@oak.example", "Pour toute question, écrivez à jo@oak.example.",
    "Spørgsmål? Skriv til jo@oak.example.", "Kysymyksiä? Kirjoita osoitteeseen jo@oak.example.",
    "Dotazy pište na jo@oak.example.", "Вопросы: jo@oak.example", "Sorular: **jo@oak.example**",
    "Пишіть на jo@oak.example.", "Întrebări? Scrieți la jo@oak.example.", "संपर्क: jo@oak.example",
    "Kérdés esetén írjon a jo@oak.example címre.",
    "Open an issue or write an email\njo@oak.example.",
  ]) func `is the address that a sentence leads to`(sentence: String) {
    let text = "# T\n\n## 1. A\n\nB c d.\n\n## 2. B\n\n\(sentence)\n\n## 3. D\n\nE f.\n"
    #expect(interpret(text).metadata.statedContact?.description == "mailto:jo@oak.example")
  }

  @Test func `is the address in a section about contact`() {
    let text =
      "# Privacy\n\nHosted by Elm, ops@elm.example.\n\n## Data\n\ntext\n\ntext\n\n## Kontakt\n\nada@oak.example\n"
    #expect(interpret(text).metadata.contact?.value.description == "mailto:ada@oak.example")
  }

  @Test(arguments: ["ada@yandex.ru", "ada@naver.com"])
  func `may be a mail box where everybody has one`(address: String) {
    let text = "# Terms\n\n## Contact\n\nWrite to \(address).\n"
    #expect(interpret(text).metadata.statedContact?.description == "mailto:\(address)")
  }

  @Test func `is the only address`() {
    #expect(
      interpret("# Terms\n\nAsk hello@oak.example.\n").metadata.contact?.value.description
        == "mailto:hello@oak.example")
  }

  @Test func `is not an authority`() {
    let text =
      "# Privacy\n\nWrite to ada@oak.example.\n\nThe supervisory authority is at dpa@state.example.\n"
    #expect(interpret(text).metadata.contact?.value.description == "mailto:ada@oak.example")
  }

  @Test(arguments: [
    "For questions, contact hello@oak.example.",
    "## Contact\n\nhello@oak.example",
    "## Controller\n\nOak Ltd., 1 Garden Road, hello@oak.example",
    "Stripe, Inc. takes payments. Contact us at hello@oak.example.",
    "Payments: privacy@stripe.com. Contact us at hello@oak.example.",
  ]) func `is stated where words, a heading or the licensor stand beside it`(text: String) {
    let contact = interpret("# Privacy\n\n\(text)\n").metadata.statedContact
    #expect(contact?.description == "mailto:hello@oak.example")
  }

  @Test func `is a link where there is no address`() {
    let text = "# Privacy\n\n## Contact\n\nUse [the form](https://oak.example/form).\n"
    #expect(interpret(text).metadata.contact?.value.description == "https://oak.example/form")
  }
}
