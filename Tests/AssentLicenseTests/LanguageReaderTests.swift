import AssentLicense
import Testing

@Suite("the language of a document") struct LanguageReaderTests {
  private static let texts: [(language: String, text: String)] = [
    (
      "en",
      "You may use the app for as long as you like, and this license is not bound to any of your "
        + "devices. The holder of the rights is not liable to you for the loss of data."
    ),
    (
      "de",
      "Sie dürfen die App nutzen, und das Recht ist nicht auf eine Zeit begrenzt. Wir haften nicht "
        + "für den Verlust von Daten, die mit der App oder auf dem Gerät verloren werden."
    ),
    (
      "fr",
      "Vous pouvez utiliser une application pour vos besoins, dans les pays où nous sommes. La "
        + "licence est donnée pour une durée sans fin, et les données que vous donnez sur les pages "
        + "sont pour vous. Nous ne sommes pas responsables."
    ),
    (
      "es",
      "Usted puede usar la aplicación en los dispositivos que tenga. Los datos quedan en el "
        + "dispositivo, según las reglas del sistema, y usted podrá borrar sus datos. El titular no "
        + "responde de los daños, ni de las pérdidas del usuario en los equipos."
    ),
    (
      "ja",
      "本アプリの利用は、この規約に同意した方に限ります。利用者は個人の目的のために本アプリを使うことができます。"
        + "データは端末に保存されます。"
    ),
    ("ko", "이용자는 이 약관에 동의한 뒤에 앱을 사용할 수 있습니다. 자료는 기기에 저장되며 다른 곳으로 보내지 않습니다."),
    (
      "ar",
      "يجوز لك استخدام التطبيق بعد قبول هذه الشروط. تبقى البيانات على جهازك ولا ترسل إلى أي مكان آخر."
    ),
    (
      "fa",
      "شما می‌توانید پس از پذیرش این شرایط از برنامه استفاده کنید. چیزی از داده‌های شما به جای دیگر فرستاده نمی‌شود و پرداخت‌ها در گوشی می‌مانند."
    ),
    (
      "ur",
      "آپ ان شرائط کو قبول کرنے کے بعد ایپ استعمال کر سکتے ہیں۔ آپ کا ڈیٹا آپ کے آلے پر رہتا ہے اور کہیں نہیں بھیجا جاتا۔"
    ),
    ("de", "Die App ist für den Nutzer, und sie ist nicht von Dritten."),
    (
      "ru",
      "Вы можете пользоваться приложением после принятия этих условий. Данные остаются на устройстве."
    ),
    (
      "uk",
      "Ви можете користуватися застосунком після прийняття цих умов. Дані залишаються на пристрої й нікуди не йдуть."
    ),
  ]

  /// One or two sentences each.
  private static let shortTexts: [(language: String, text: String)] = [
    (
      "sv",
      "Vi sparar dina uppgifter så länge du har ett konto hos oss, och du kan när som helst begära att de tas bort."
    ),
    (
      "nb",
      "Vi lagrer opplysningene dine så lenge du har en konto hos oss, og du kan når som helst be om at de blir slettet."
    ),
    (
      "da",
      "Vi gemmer dine oplysninger, så længe du har en konto hos os, og du kan til enhver tid bede om at få dem slettet af os."
    ),
    (
      "cs",
      "Vaše údaje jsou u nás uloženy po dobu, po kterou máte účet, a pokud nás požádáte, jsou vymazány bez podmínek, které by vás omezovaly."
    ),
    (
      "sk",
      "Vaše údaje sú u nás uložené, kým máte účet, a ak nás o to požiadate, sú vymazané bez podmienok, ktoré by ste museli splniť, alebo ich len uzamkneme."
    ),
    (
      "pt",
      "Guardamos os seus dados enquanto tiver uma conta connosco, e pode pedir a eliminação dos dados."
    ),
    (
      "nl",
      "Wij bewaren uw gegevens zolang u een account bij ons heeft, en u kunt ons vragen om deze te wissen."
    ),
    (
      "fr",
      "Cette application ne conserve aucune donnée sur les personnes, et le texte reste sur l’appareil."
    ),
    (
      "ca",
      "Guardem les dades mentre tingui un compte amb nosaltres, i pot demanar que les esborrem quan vulgui, sense cap cost."
    ),
    (
      "hr",
      "Vaše podatke čuvamo dok imate račun kod nas. Ako nas zamolite, brišemo sve što je u njemu, kao i sve što su drugi prema ovim uvjetima spremili za vas."
    ),
    (
      "et",
      "Me säilitame teie andmeid seni, kuni teil on meie juures konto, ning te võite paluda need kustutada."
    ),
    (
      "bg",
      "Съхраняваме вашите данни, докато имате акаунт при нас, и можете да поискате изтриването им."
    ),
    (
      "ru",
      "Store Map Reader Pro 4 (Oak Software): ваши данные хранятся только на вашем устройстве."
    ),
  ]

  @Test(arguments: shortTexts)
  func `is told from a sentence or two`(language: String, text: String) {
    #expect(interpret("# 1\n\n\(text)\n").language == language)
  }

  @Test func `is not told from names of another language`() {
    let text =
      "Write to Łódź Map sp. z o.o., ul. Żółta 3, Kraków, or to Stiftung für Bücher, Köln, Straße der Börse 1."
    #expect(interpret("# 1\n\n\(text)\n").language == "en")
  }

  @Test(arguments: texts)
  func `is told from its words`(language: String, text: String) {
    #expect(interpret("# 1\n\n\(text)\n").language == language)
  }

  @Test func `is English where the words are too few or of two languages`() {
    #expect(interpret("# Lizenz\n\nNicht mit der App.\n").language == "en")
    let both = Self.texts[0].text + " " + Self.texts[1].text
    #expect(interpret("# 1\n\n\(both)\n").language == "en")
  }

  @Test func `is what the document states, whatever its words are`() {
    let german = Self.texts[1].text
    #expect(interpret("---\nlanguage: nl\n---\n\n\(german)\n").language == "nl")
    #expect(interpret(german, as: "license.fr.md").language == "fr")
  }
}
