import AssentDiagnostics
import AssentLicense
import AssentManifest
import Testing

@Suite struct `front matter` {
  @Test(arguments: [
    "effective: 2025-11-03", "effectiveDate: November 3, 2025", "effective_date: '2025-11-03'",
    "Effective-Date: 3 November 2025", "\"effective date\": 2025-11-03",
  ]) func `names its keys in any spelling`(line: String) {
    let document = interpret("---\n\(line)\n---\n\n# Title\n")
    #expect(document.metadata.effective?.description == "2025-11-03")
    #expect(document.metadata.effectiveDates.first?.origin == .frontMatter)
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: ["version: 1.10", "version: '1.10'", "version: \"1.10\"", "{version: 1.10}"])
  func `is read as text, so that a version keeps its zero`(line: String) {
    let text = line.hasPrefix("{") ? "other: \(line)\nversion: 1.10" : line
    #expect(interpret("---\n\(text)\n---\n").metadata.version?.number == "1.10")
  }

  @Test func `gives every value its place in the file`() throws {
    let document = interpret("---\ntitle: \"Größe: Ä\"\nversion:   2.0 # now\n---\n")
    let title = try #require(document.metadata.titles.first)
    let version = try #require(document.metadata.versions.first)
    #expect(source(title.range, of: document) == "Größe: Ä")
    #expect(source(version.range, of: document) == "2.0")
    #expect(version.range.start == SourceLocation(line: 3, column: 12))
  }

  @Test func `keeps unknown keys, with lists and mappings`() {
    let text = "---\nlayout: post\ntags:\n  - a\n  - b\nmore:\n  deep: {x: 1}\nversion: 1.0\n---\n"
    let document = interpret(text)
    #expect(document.metadata.keys.map(\.value) == ["layout", "tags", "more", "version"])
    #expect(document.metadata.version?.number == "1.0")
  }

  @Test func `states kind, language, label and all the rest`() {
    let document = interpret(
      """
      ---
      kind: eula
      language: pt-br
      version: 1.0
      label: MVP
      spdx: CC-BY-4.0
      holder: Ada
      contact: mailto:a@b.c
      product: P
      description: D
      profile: eula
      ---
      """, as: "x.md")
    #expect(document.kind == .eula)
    #expect(document.language == "pt-BR")
    #expect(document.metadata.version == Version(number: "1.0", label: "MVP"))
    #expect(document.metadata.spdx?.value == "CC-BY-4.0")
    #expect(document.metadata.licensor?.value == "Ada")
    #expect(document.metadata.contact.map { "\($0.value)" } == "mailto:a@b.c")
    #expect(document.metadata.profile?.value == "eula")
  }

  @Test func `that is not YAML is an error with its place`() throws {
    let document = interpret("---\ntitle: ok\nversion: [1.0\n---\n")
    let finding = try #require(document.diagnostics.first)
    #expect(finding.rule == .invalidFrontMatter)
    #expect(finding.severity == .error)
    #expect((finding.range?.start.line ?? 0) >= 3)
  }

  @Test func `with a key written twice is an error`() {
    let document = interpret("---\nversion: 1\nversion: 2\n---\n")
    #expect(document.diagnostics.map(\.rule) == [.invalidFrontMatter])
  }

  @Test func `states a plain date, unless another key says which day it is`() {
    let document = interpret("---\ndate: 2026-02-03\n---\n\n# T\n")
    #expect(document.metadata.newestDate?.description == "2026-02-03")
    let other = interpret("---\ndate: 2026-02-03\neffective: 2025-01-01\n---\n\n# T\n")
    #expect(other.metadata.newestDate?.description == "2025-01-01")
    #expect(other.metadata.keys.map(\.value) == ["date", "effective"])
  }

  @Test func `that never ends is an error`() {
    #expect(
      interpret("---\ntitle: A\n\n# B\n").diagnostics.map(\.rule) == [.unclosedFrontMatter])
    #expect(interpret("---\n\nText\n").diagnostics.isEmpty)
  }

  @Test(arguments: ["# A hint.\n", "# A hint.\n# Another.\n"])
  func `front matter that is not closed is named, also where comments come first`(
    _ comments: String
  ) {
    let text = "---\n\(comments)kind: license\nversion: \"1.0\"\n\n# B\n\nText.\n"
    #expect(interpret(text).diagnostics.map(\.rule).contains(.unclosedFrontMatter))
  }

  @Test(arguments: [
    (" ---\n# A hint.\nkind: terms\nversion: 1\n---\n", true),
    ("----\nkind: terms\nversion: 1\n----\n", true),
    ("———\nkind: terms\nversion: 1\n---\n", true),
    ("----\nkind: terms\n\nText.\n\n----\n", false), ("***\n\nText: a\n\n***\n", false),
    ("a\nkind: terms\nversion: 1\n---\n", false),
  ])
  func `front matter that begins with something like three hyphens is named`(
    _ text: String, _ isOne: Bool
  ) {
    let found = interpret(text).diagnostics.filter { $0.rule == .invalidFrontMatter }
    #expect(found.contains { $0.message.contains("another line than '---'") } == isOne)
  }

  @Test func `front matter below a comment is named`() {
    let found = interpret("<!-- Terms -->\n---\nkind: terms\nversion: 1\n---\n\n# T\n").diagnostics
    #expect(found.contains { $0.message == "front matter begins at line 2, so it is read as text" })
  }

  @Test(arguments: [
    ("kind: license\nversion: \"1.0\"\n---\n\n# B\n", true),
    ("# A hint.\nkind: license\nasks:\n  - a\nversion: \"1.0\"\n\n---\n\n# B\n", true),
    ("# Terms\n\nversion: 1.0\neffective: 2026-01-01\n---\n", false),
    ("Version: 1.0\nEffective: 2026-01-01\n---\n", false),
    ("version: 1.0\n---\n\nText.\n", false), ("note: read it\nall: of it\n---\n", false),
    ("title: Terms\nversion: 1.0\n\nText.\n\n---\n", false),
  ])
  func `front matter without its first line of hyphens is named`(_ text: String, _ isOne: Bool) {
    let found = interpret(text).diagnostics.filter { $0.rule == .invalidFrontMatter }
    #expect(found.contains { $0.message.contains("has no opening '---'") } == isOne)
  }

  @Test(arguments: [
    ("---\ntitle: A\n---\n---\nversion: 1.0\n---\n\n# B\n", true),
    ("---\ntitle: A\n---\n\n---\nlicensor: Jo\n---\n\n# B\n", true),
    ("---\ntitle: A\n---\n\n---\n\nNote: all is well.\n\n---\n", false),
    ("---\ntitle: A\n---\n\n# Heading\n\n---\nversion: 1.0\n---\n", false),
    ("---\n# Heading\n\nWords: they count.\n", false),
  ])
  func `a second front matter is named, a thematic break is none`(
    _ text: String, _ isSecond: Bool
  ) {
    let rules = interpret(text).diagnostics.map(\.rule)
    #expect(rules.contains(.invalidFrontMatter) == isSecond, "\(rules)")
    #expect(!rules.contains(.unclosedFrontMatter))
  }

  @Test func `loses to the file name in the language, and wins over it in the kind`() {
    let document = interpret("---\nkind: flow\nlanguage: en\n---\n", as: "license.fr.md")
    #expect(document.kind == .other)
    #expect(document.language == "fr")
  }
}

@Suite struct `prose metadata` {
  @Test(
    arguments: [
      ("**Version**: 1.0", "1.0", nil), ("**Version:** 1.0", "1.0", nil),
      ("*Version: 1.0*", "1.0", nil),
      ("__Version__ 1.0", "1.0", nil), ("Version 1.1", "1.1", nil),
      ("- **Version:** v2.1.0", "2.1.0", nil),
      ("**Version**: 1.0.0 (MVP)", "1.0.0", "MVP"), ("Version 2.1 dated 2013-06-21", "2.1", nil),
      ("Version 1.2, gültig ab Mittwoch, 1. November 2023", "1.2", nil),
      ("| Version | 2.0-beta.1 |\n| --- | --- |", "2.0-beta.1", nil), ("Versión: 3.0", "3.0", nil),
      ("バージョン：1.2", "1.2", nil), ("版本：1.2", "1.2", nil), ("الإصدار: 1.2", "1.2", nil),
      ("**App v1.0.0** - a remark", "1.0.0", nil), ("#### Version 4", "4", nil),
    ] as [(String, String, String?)])
  func `states the version`(line: String, number: String, label: String?) {
    let document = interpret("# Title\n\n\(line)\n\nText.\n")
    #expect(document.metadata.version == Version(number: number, label: label))
    #expect(document.metadata.versions.first?.origin == .prose)
  }

  @Test(arguments: [
    "Version 3 of the GNU General Public License applies.", "Version 2, or any later version.",
    "**Short version:** you may copy.", "Version Juillet 2022", "    Version: 1.0",
    "```\nVersion: 1.0\n```", "See version 2.0 for more.", "The version: 1.0 is old",
    "Version 2024-05-01", "Version 95%",
  ]) func `does not take a mention for the version`(text: String) {
    #expect(interpret("# Title\n\n\(text)\n").metadata.version == nil)
  }

  @Test(arguments: [
    "Effective June 10, 2025", "**Effective Date:** June 10, 2025", "#### Effective: June 10, 2025",
    "Gültig ab 10. Juni 2025", "Wirksam ab dem 10.06.2025", "Date d’effet : mardi 10 juin 2025",
    "En vigueur le 10 juin 2025", "Date d'entrée en vigueur : 10 juin 2025",
    "In vigore dal 10 giugno 2025", "Data di entrata in vigore: 10 giugno 2025",
    "Дата вступления в силу: 10 июня 2025 г.", "Data wejścia w życie: 10 czerwca 2025 r.",
    "発効日 2025 年 6 月 10 日", "施行日：2025年6月10日", "生效日期：2025年6月10日",
    "시행일: 2025년 6월 10일", "تاريخ السريان: ١٠ يونيو ٢٠٢٥",
    "Fecha de entrada en vigor: 10 de junio de 2025",
    "Em vigor a partir de 10 de junho de 2025", "Ingangsdatum: 10 juni 2025",
    "These terms are effective as of June 10, 2025.", "| Effective date | 2025-06-10 |\n|---|---|",
  ]) func `states the day it takes effect`(line: String) {
    let document = interpret("# Title\n\n\(line)\n\nText.\n")
    #expect(document.metadata.effective?.description == "2025-06-10")
  }

  @Test(arguments: [
    "**Last Updated**: June 10, 2025", "_Last Updated: June 10, 2025_",
    "Last modified: 10 June 2025",
    "*Implementation Date: June 10, 2025*", "*Diagrams created: June 10, 2025*",
    "Letzte Aktualisierung: 10. Juni 2025", "Stand: 10.06.2025",
    "Dernière mise à jour : 10 juin 2025",
    "Última actualización: 10 de junio de 2025", "Ultimo aggiornamento: 10 giugno 2025",
    "Última atualização: 10 de junho de 2025", "Laatst bijgewerkt: 10 juni 2025",
    "Ostatnia aktualizacja: 10 czerwca 2025", "Последнее обновление: 10 июня 2025 г.",
    "最終更新日：2025年6月10日", "最后更新：2025年6月10日", "آخر تحديث: 10 يونيو 2025",
  ]) func `states the day of the text`(line: String) {
    let document = interpret("# Title\n\nText.\n\n---\n\n\(line)\n")
    #expect(document.metadata.updated?.description == "2025-06-10")
  }

  @Test(arguments: [
    ("en", "These terms apply from February 9, 2026."),
    ("en", "These terms come into force on 9 February 2026."),
    ("fr", "Les présentes conditions s'appliquent à compter du 9 février 2026."),
    ("es", "Estos términos son válidos a partir del 9 de febrero de 2026."),
    ("it", "I presenti termini si applicano a partire dal 9 febbraio 2026."),
    ("pt", "Estes termos são válidos a partir de 9 de fevereiro de 2026."),
    ("nl", "Deze voorwaarden treden in werking op 9 februari 2026."),
    ("da", "Denne privatlivspolitik gælder fra 2026-02-09."),
    ("fi", "Nämä käyttöehdot ovat voimassa 2026-02-09 alkaen."),
    ("hu", "A jelen feltételek 2026. február 9-től hatályosak."),
    ("hu", "A feltételek 2026. február 9. napján lépnek hatályba."),
    ("ro", "Acești termeni sunt valabili de la 9 februarie 2026."),
    ("tr", "Bu koşullar 9 Şubat 2026 tarihinden itibaren geçerlidir."),
    ("uk", "Ці умови набувають чинності 9 лютого 2026 р."),
    ("el", "Οι όροι τίθενται σε ισχύ στις 9 Φεβρουαρίου 2026."),
    ("he", "תנאים אלה בתוקף מיום 9 בפברואר 2026."),
    ("en", "<b>Effective date:</b> 2026-02-09"),
    ("en", "<strong>Effective</strong>: February 9, 2026"),
  ]) func `says in a sentence from when it holds`(language: String, sentence: String) {
    let document = interpret("---\nlanguage: \(language)\n---\n\n# Title\n\n\(sentence)\n\nText.\n")
    #expect(document.metadata.effective?.description == "2026-02-09")
  }

  @Test(arguments: [
    ("tr", "**YÜRÜRLÜK TARİHİ:** 9 ŞUBAT 2026"), ("tr", "**Yürürlük Tarihi**: 9 Şubat 2026"),
    ("el", "**ΗΜΕΡΟΜΗΝΙΑ ΕΝΑΡΞΗΣ ΙΣΧΥΟΣ:** 9 ΦΕΒΡΟΥΑΡΙΟΥ 2026"),
    ("el", "Ημερομηνία έναρξης ισχύος: 9 Φεβρουαρίου 2026"),
    ("ro", "**DATA INTRĂRII ÎN VIGOARE:** 9 FEBRUARIE 2026"),
    ("ru", "**ДАТА ВСТУПЛЕНИЯ В СИЛУ:** 9 ФЕВРАЛЯ 2026"),
  ]) func `is read in capitals as in small letters`(language: String, line: String) {
    let document = interpret("---\nlanguage: \(language)\n---\n\n# Title\n\n\(line)\n\nText.\n")
    #expect(document.metadata.effective?.description == "2026-02-09")
  }

  @Test(arguments: [
    ("en", "The prices apply from February 9, 2026."),
    ("fi", "Hinnat ovat voimassa 9.2.2026 asti."),
    ("fr", "Les tarifs s'appliquent à compter du 9 février 2026."),
  ]) func `does not say so of something else`(language: String, sentence: String) {
    let document = interpret("---\nlanguage: \(language)\n---\n\n# Title\n\n\(sentence)\n\nText.\n")
    #expect(document.metadata.effective == nil)
  }

  @Test func `is found at head and foot, not in the middle`() {
    let filler = (1...30).map { "Paragraph \($0)." }.joined(separator: "\n\n")
    let document = interpret(
      "# T\n\nVersion: 1.0\n\n\(filler)\n\nVersion: 2.0\n\n\(filler)\n\nVersion: 3.0\n")
    #expect(document.metadata.versions.map(\.value.number) == ["1.0", "3.0"])
  }

  @Test func `keeps a date's form, and whether it can be misread`() throws {
    let date = try #require(interpret("Last updated: 11/3/2025\n").metadata.updatedDates.first)
    #expect(date.isAmbiguous)
    #expect(date.value.description == "2025-11-03")
    #expect(date.written == "11/3/2025")
    let clear = try #require(interpret("Last updated: 11/30/2025\n").metadata.updatedDates.first)
    #expect(!clear.isAmbiguous)
  }

  @Test func `reads the date that kramdown attributes repeat`() {
    let document = interpret("# T\n\nEffective May 4, 2026\n{: datetime=\"2026-05-05\" }\n")
    #expect(
      document.metadata.effectiveDates.map(\.value.description) == ["2026-05-04", "2026-05-05"])
  }

  @Test func `names the licensor, in a line of its own or a copyright notice`() {
    #expect(interpret("# T\n\n*Developer: Ada L.*\n").metadata.licensor?.value == "Ada L.")
    let notice = interpret("# T\n\nCopyright (c) 2020-2025 Ada Lovelace. All rights reserved.\n")
    #expect(notice.metadata.licensor?.value == "Ada Lovelace")
    #expect(interpret("# T\n\n© 2025 Ada, Inc.\n").metadata.licensor?.value == "Ada, Inc.")
  }

  @Test(arguments: [
    ("Copyright (c) 2019-2024 Oak Software, Inc. All rights reserved.", "Oak Software, Inc."),
    ("Copyright (c) 2024 Oak SAS. Tous droits réservés.", "Oak SAS"),
    ("Copyright 2024 Oak AB. Alla rättigheter förbehålles.", "Oak AB"),
    (
      "Copyright 2024 J. R. Oak and St. Elm. Licensed under the terms below.",
      "J. R. Oak and St. Elm"
    ),
    ("Copyright 2024 Oak Tools Co. Ltd. All rights reserved.", "Oak Tools Co. Ltd."),
    ("Copyright 2024 Oak Corp. and others", "Oak Corp. and others"),
    ("© Oak Labs B.V. 2018–2024", "Oak Labs B.V."),
    ("Copyright (c) Ada Oak, 2018, 2020-2024. All rights reserved.", "Ada Oak"),
    ("(c) Oak Labs 2024", "Oak Labs"), ("© Oak 2024 is a book.", nil),
    ("Copyright Act 1968", nil), ("© [year] 2024", nil),
  ]) func `a copyright notice ends with the name of its holder, or the years behind it`(
    line: String, name: String?
  ) {
    #expect(interpret("# T\n\n\(line)\n").metadata.licensor?.value == name)
  }

  @Test func `reads an SPDX line, in a comment too`() {
    let text = "<!-- SPDX-License-Identifier: MIT OR Apache-2.0 -->\n\n# T\n"
    #expect(interpret(text).metadata.spdx?.value == "MIT OR Apache-2.0")
  }

  @Test func `takes the version of the title when nothing else states one`() {
    #expect(interpret("# PolyForm Perimeter License 1.0.0\n").metadata.version?.number == "1.0.0")
    #expect(interpret("# App 2.0 License\n\nVersion: 1.0\n").metadata.versions.count == 1)
  }
}

@Suite struct `the titles` {
  @Test(arguments: [
    ("---\ntitle: A\n---\n\n# B\n", ["A", "B"]), ("---\ntitle: A\n---\n\n## Summary\n", ["A"]),
    ("## B\n\n# A\n", ["A"]), ("## B\n\ntext\n", ["B"]),
    ("The License\n===========\n", ["The License"]),
    ("\n  The License\n\nVersion 1\n", ["The License"]),
    ("**End-user license**\n\ntext\n", ["End-user license"]),
    ("This is a sentence that ends.\n", []),
    ("# I. Terms of sale\n\n### 1 Scope\n\n### 2 Price\n", ["I. Terms of sale"]),
    ("# I. Scope\n\n## 1 Here\n\n# II. Price\n", []), ("# 1. Scope\n\n## 1.1 Here\n", []),
    ("# T {#top}\n", ["T"]),
    ("Sign at <https://oak.example/sign>\n\nThe Terms\n\ntext\n", ["The Terms"]),
  ]) func `come from front matter, heading or first line`(text: String, titles: [String]) {
    #expect(interpret(text).metadata.titles.map(\.value) == titles)
  }

  @Test(arguments: [
    "2025年11月3日 施行", "2025年11月3日　制定", "本规则自2025年11月3日起施行。",
    "이 방침은 2025. 11. 3.부터 시행됩니다.", "本ポリシーは 2025年11月3日より有効です。",
    "この規約は2025年11月3日に施行されました。", "本條款自2025年11月3日起適用。", "本协议于2025年11月3日正式施行。",
    "이 약관은 2025년 11월 3일부터 유효합니다.", "본 약관은 2025년 11월 3일자로 시행됩니다.",
    "Effective and last updated: November 3, 2025",
    "Regulamin obowiązuje od 3 listopada 2025 roku.",
    "Điều khoản này có hiệu lực từ ngày 3 tháng 11 năm 2025.",
  ]) func `have a day of effect that is said before or behind it`(line: String) {
    let document = interpret("# T\n\n\(line)\n")
    #expect(document.metadata.effective?.description == "2025-11-03")
  }

  @Test(arguments: [
    ("2019年8月24日制定\n2019年12月18日改定", nil), ("2019年8月24日 施行\n2019年12月18日 最終改定", nil),
    ("2019年8月24日制定\n2019年12月18日改定・施行", "2019-12-18"),
    ("2019年8月24日制定\n2019年12月18日改定\n2020年1月1日施行", "2020-01-01"),
    ("2019年12月18日制定・施行", "2019-12-18"), ("2024년 1월 1일 시행\n2024년 3월 1일 개정", nil),
  ]) func `do not take effect on the day of an earlier text`(lines: String, day: String?) {
    let list = lines.split(separator: "\n").map { "- \($0)\n" }.joined()
    #expect(interpret("# T\n\n\(list)").metadata.effective?.description == day)
  }

  @Test(arguments: [
    ("tr", "Bu şartlar 3 Kasım 2025 tarihinden itibaren yürürlüğe girecektir."),
    ("tr", "Bu şartlar 3 Kasım 2025 tarihinde yürürlüğe girer."),
    ("cs", "Tyto zásady jsou platné od 3. listopadu 2025."),
  ]) func `have a day of effect in their language`(language: String, line: String) {
    let document = interpret("---\nlanguage: \(language)\n---\n\n# T\n\n\(line)\n")
    #expect(document.metadata.effective?.description == "2025-11-03")
  }

  @Test(arguments: [
    ("“SLA” means these Oak Garden Standard Terms Version 2.1, which are posted.", ["2.1"]),
    ("You need Oak Garden Version 2.1 for these terms.", []),
    ("These terms hold for Oak Version 2.1.", []),
  ]) func `have a version behind their own name`(sentence: String, versions: [String]) {
    #expect(interpret("# T\n\n\(sentence)\n").metadata.versions.map(\.value.number) == versions)
  }

  @Test func `with a date to be filled in are not without one`() {
    #expect(interpret("# T\n\n**Last updated**: {{date}}\n").metadata.hasVagueDate)
  }

  @Test func `have no title in a section behind others`() {
    let text =
      "Text.\n\n## Parties\n\nA.\n\n## Scope\n\nB.\n\n## Fees\n\nC.\n\n# Definitions\n\nD.\n"
    #expect(interpret(text).metadata.title == nil)
    #expect(interpret("## Oak Garden\n\n" + "# Terms\n\nD.\n").metadata.title == "Terms")
  }

  @Test(arguments: [
    "2025年11月3日 改定", "Version: 11/03/2025", "本規約は2025年11月3日に改定しました。",
    "본 약관은 2025년 11월 3일에 개정되었습니다.", "This text was last updated on: November 3, 2025",
    "Version Date: [2025-11-03]",
  ]) func `have a day of their text`(line: String) {
    #expect(interpret("# T\n\n\(line)\n").metadata.updated?.description == "2025-11-03")
  }

  @Test func `have the date of a signature where they state no other`() {
    let text = "# T\n\nYou may enter the garden.\n\nAda Oak, Oakham, 3 November 2025\n"
    #expect(interpret(text).metadata.newestDate?.description == "2025-11-03")
    let dated = "# T\n\nEffective: 2025-01-01\n\nAda Oak, Oakham, 3 November 2025\n"
    #expect(interpret(dated).metadata.publishedDates.isEmpty)
  }

  @Test func `state a month without its day`() {
    #expect(interpret("# T\n\n**Effective**: November 2025\n").metadata.hasVagueDate)
    #expect(!interpret("# T\n\n**Effective**: when signed\n").metadata.hasVagueDate)
    for line in ["Stand der Bedingungen, Juli 2024", "*Versione 1.0 — Aprile 2026*"] {
      #expect(interpret("# T\n\n\(line)\n").metadata.hasVagueDate, "\(line)")
    }
    for line in ["Stand der Technik, Band 2024", "Version 1.0 is older than March 2024"] {
      #expect(!interpret("# T\n\n\(line)\n").metadata.hasVagueDate, "\(line)")
    }
  }

  @Test func `have the day on which they were reviewed`() {
    for key in ["reviewed", "last_reviewed"] {
      let document = interpret("---\n\(key): 2025-11-03 12:41:02\n---\n\n# T\n")
      #expect(document.metadata.updated?.description == "2025-11-03")
      #expect(document.diagnostics.isEmpty)
    }
  }

  @Test func `have no day of a law that they name`() {
    let text =
      "---\nlanguage: fr\n---\n\n# CGU\n\nLe règlement (UE) 2016/679 est applicable à compter du 25 mai 2018.\n"
    #expect(interpret(text).metadata.effective == nil)
    let other = text.replacing(
      "Le règlement (UE) 2016/679 est applicable", with: "Ce texte est applicable")
    #expect(interpret(other).metadata.effective?.description == "2018-05-25")
  }

  @Test func `have the day of a sentence that a link stands behind`() {
    let text = "# T\n\nEffective May 3, 2026. [History](#history)\n\n## History\n\nNone.\n"
    #expect(interpret(text).metadata.effective?.description == "2026-05-03")
    let other = "# T\n\nEffective May 3, 2026 the garden closes [early](#history)\n"
    #expect(interpret(other).metadata.effective == nil)
  }
}
