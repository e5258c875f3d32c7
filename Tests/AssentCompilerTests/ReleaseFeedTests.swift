import AssentManifest
import AssentRender
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The feed of a product, and the files that name the version in force.
@Suite struct ReleaseFeedTests {
  static func history(_ id: String = "license", count: Int = 3) throws -> AgreementHistory {
    let english = Manifest.Locale("en")
    let french = Manifest.Locale("fr")
    var versions: [AgreementHistory.Version] = []
    for number in 0..<count {
      let version = try #require(Manifest.Version("1.\(number)"))
      let day = try #require(Manifest.Day(daysSinceEpoch: 20_000 + 40 * number))
      let start = try #require(Manifest.Day(daysSinceEpoch: 20_010 + 40 * number))
      var entry = AgreementHistory.Version(
        version: version, status: number == count - 1 ? .upcoming : .superseded, published: day,
        effective: Manifest.Moment(start), declared: number == 0 ? .initial : .material,
        computed: number == 0 ? .initial : .obligations,
        periods: [AgreementHistory.Period(from: Manifest.Moment(start), until: nil)])
      if number == count - 2 { entry.status = .current }
      entry.summary[english] = "Fees <rise> & \"fall\"\u{0001} ]]>."
      for tag in [english, french] {
        entry.pages[tag] = "\(id)/\(version)/\(tag)/index.html"
        entry.textDigests[tag] = "sha256:" + String(repeating: "\(number)a", count: 32)
        if let before = versions.last {
          entry.redlines[before.version, default: [:]][tag] =
            "\(id)/\(version)/\(tag)/changes-from-\(before.version).html"
        }
      }
      versions.append(entry)
    }
    return AgreementHistory(
      id: id, title: "Terms & <Conditions>", authoritative: english, versions: versions,
      isReleased: true, currentPage: "\(id)/index.html",
      historyPages: [english: "\(id)/history.html", french: "\(id)/history.fr.html"],
      feed: "releases.atom")
  }

  static func feed(_ histories: [AgreementHistory], site: String? = nil) -> ReleaseFeed {
    ReleaseFeed(
      id: "trail-notes", product: "Trail & Notes", publisher: "Jo <Doe>",
      contact: ContactAddress("legal@example.org"), language: "en", place: "releases.atom",
      histories: histories, address: { path in site.map { $0 + path } })
  }

  /// Elements of a feed in order, as an XML parser reads them.
  final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let index = open.last { elements[index].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    static func read(_ bytes: [UInt8]) -> Reader? {
      let parser = XMLParser(data: Data(bytes))
      let reader = Reader()
      parser.delegate = reader
      return parser.parse() ? reader : nil
    }

    func texts(_ name: String) -> [String] {
      elements.filter { $0.name == name }.map(\.text)
    }
  }

  @Test(arguments: [nil, "https://example.org/legal/"])
  func `a feed has what the standard asks for`(site: String?) throws {
    let histories = [try Self.history(), try Self.history("terms")]
    let reader = try #require(Reader.read(Self.feed(histories, site: site).bytes))
    #expect(reader.elements.first?.name == "feed")
    #expect(reader.elements.count { $0.name == "entry" } == 6)
    for name in ["id", "title", "updated"] { #expect(reader.texts(name).count == 7, "\(name)") }
    #expect(Set(reader.texts("id")).count == 7)
    for id in reader.texts("id") {
      #expect(
        id.contains(
          /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))
    }
    for time in reader.texts("updated") + reader.texts("published") {
      #expect(Manifest.Timestamp(time) != nil, "\(time)")
    }
    #expect(reader.texts("name") == ["Jo <Doe>"])
    #expect(reader.texts("email") == ["legal@example.org"])
    #expect(reader.texts("title").dropFirst().first == "Terms & <Conditions> 1.2")
    #expect(reader.texts("summary").allSatisfy { $0.contains("Fees <rise> & \"fall\"\u{FFFD}") })
    let links = reader.elements.filter { $0.name == "link" }
    #expect(links.contains { $0.attributes["rel"] == "self" } == (site != nil))
    let pages = links.filter { $0.attributes["hreflang"] != nil }
    #expect(!pages.isEmpty)
    #expect(pages.allSatisfy { $0.attributes["href"]?.hasPrefix(site ?? "") == true })
  }

  @Test func `what identifies an entry stays when the site moves and versions follow`() throws {
    let before = try #require(Reader.read(Self.feed([try Self.history()]).bytes))
    let later = Self.feed([try Self.history(count: 5)], site: "https://example.com/")
    let after = try #require(Reader.read(later.bytes))
    #expect(before.texts("id").first == after.texts("id").first)
    #expect(Set(after.texts("id")).isSuperset(of: before.texts("id")))
  }

  @Test func `a feed is updated on the day of its newest event, and has its newest entries`() throws
  {
    var history = try Self.history(count: 130)
    let reader = try #require(Reader.read(Self.feed([history]).bytes))
    #expect(reader.texts("title").count == ReleaseFeed.mostEntries + 1)
    #expect(reader.texts("title").dropFirst().first == "Terms & <Conditions> 1.129")
    #expect(reader.texts("updated").first == reader.texts("updated").dropFirst().first)
    let day = try #require(Manifest.Day("2059-01-02"))
    history.versions[70].status = .withdrawn
    history.versions[70].withdrawn = day
    history.versions[70].withdrawalReason = "Wrong court."
    let later = try #require(Reader.read(Self.feed([history]).bytes))
    #expect(later.texts("updated").first == "2059-01-02T00:00:00Z")
    #expect(later.texts("title").dropFirst().first == "Terms & <Conditions> 1.70 (Withdrawn)")
    #expect(later.texts("summary").first?.contains("Wrong court.") == true)
  }

  @Test func `the latest version is told to scripts in a line and in JSON`() throws {
    var history = try Self.history()
    let place = "license/latest.json"
    func latest(_ site: String?) -> LatestVersion {
      LatestVersion(history: history, place: place, address: { path in site.map { $0 + path } })
    }
    #expect(String(decoding: latest(nil).text, as: UTF8.self) == "1.1 2024-11-23\n")
    for (site, page) in [
      (nil, "../license/1.1/en/index.html"),
      ("https://example.org/", "https://example.org/license/1.1/en/index.html"),
    ] {
      let value = try JSONValue(parsing: latest(site).json.dropLast())
      #expect(value["current"]?["version"] == "1.1")
      #expect(value["current"]?["locales"]?["en"]?["page"] == .string(page))
      #expect(value["upcoming"]?.array?.map { $0["effective"] } == ["2025-01-02"])
    }
    for index in history.versions.indices { history.versions[index].status = .withdrawn }
    #expect(String(decoding: latest(nil).text, as: UTF8.self) == "- -\n")
    #expect(try JSONValue(parsing: latest(nil).json.dropLast())["current"] == .null)
  }
}
