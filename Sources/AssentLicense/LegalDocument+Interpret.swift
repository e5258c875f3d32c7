import AssentDiagnostics
import AssentManifest
import AssentMarkup

extension LegalDocument {
  /// What is read of an agreement besides its clauses and what front matter and labels state.
  package struct Parts: Sendable {
    fileprivate var hasTerms = false
    fileprivate var hasReferences = false
    /// Who offers it, and whom to write to, where its sentences say so.
    fileprivate var hasParties = false

    package static let none = Parts()
    package static let parties = Parts(hasParties: true)
    package static let termsAndParties = Parts(hasTerms: true, hasParties: true)
    package static let all = Parts(hasTerms: true, hasReferences: true, hasParties: true)
  }

  /// Interprets a parsed document.
  ///
  /// Numbered paragraphs, list items, terms and references are read in agreements alone: in
  /// documentation a numbered list is a list of steps.
  ///
  /// - Parameters:
  ///   - path: the path below the content folder, by whose name the kind may be told.
  ///   - stated: what it is, whatever it says of itself; `nil` where it tells.
  ///   - translated: the kind of the agreement whose text in another language it is, where it is one
  ///     by its name and states no kind.
  ///   - defaultLanguage: the language of documents that name none; `nil` tells it from their words,
  ///     and takes English where these are too few.
  ///   - parts: what is asked for; what is not stays empty, and costs nothing.
  package init(
    interpreting document: Document, path: String, as stated: DocumentKind? = nil,
    translated: DocumentKind? = nil, defaultLanguage: String? = nil, parts: Parts = .all
  ) {
    let named = Self.named(document.source, path: path, translated: translated)
    var metadata = Metadata()
    var diagnostics: [Diagnostic] = []
    if let frontMatter = document.frontMatter {
      let reader = FrontMatterReader(
        frontMatter, of: document.source, locale: named.locale, defaultLanguage: defaultLanguage)
      metadata = reader.metadata
      diagnostics = reader.diagnostics
      diagnostics +=
        FrontMatterReader.second(in: document.source, below: frontMatter).map { [$0] } ?? []
    } else if let finding = FrontMatterReader.misplaced(in: document.source) {
      diagnostics = [finding]
    }
    let told =
      named.locale ?? metadata.language.flatMap(LanguageTag.meant) ?? defaultLanguage
      ?? LanguageReader.language(of: document)
    let language = told ?? "en"
    if LanguageTag.language(of: language) == "th" { metadata.countYearsAsElsewhere() }
    let kind =
      stated ?? metadata.kinds.first.flatMap { DocumentKind(stated: $0.value) } ?? named.kind

    if kind.isAgreement { diagnostics += metadata.gateFaults }

    let title = TitleReader.title(of: document)
    // Front matter names the page; a heading further down is then a section, not a second title.
    if let title, metadata.titles.isEmpty || title.isTopmost(of: document) {
      metadata.titles.append(title.title)
    }
    var prose = ProseMetadataReader(
      document, language: language, readsSentences: kind.isAgreement)
    prose.read(into: &metadata)
    if metadata.versions.isEmpty, let title = metadata.titles.first,
      let version = TitleReader.version(in: title)
    {
      metadata.versions = [version]
    }

    let clauses = ClauseReader(
      document, titleHeading: title?.pageHeading(of: document), readsBlocks: kind.isAgreement,
      language: told ?? LanguageWords.unknown,
      isPrivacyPolicy: kind == .privacy)
    if kind.isAgreement, parts.hasParties {
      metadata.addParties(
        of: document, language: language, clauses: clauses.clauses, isOfPrivacy: kind == .privacy)
    }
    let links = LinkReader(document)
    var terms: [Term] = []
    var references: [Reference] = []
    var otherMentions: [OtherMention] = []
    if kind.isAgreement, parts.hasTerms {
      terms = TermReader(document, clauses: clauses.clauses, namer: clauses.namer).terms
    }
    if kind.isAgreement, parts.hasReferences {
      let reader = ReferenceReader(
        document, clauses: clauses.clauses, isOfPrivacy: kind == .privacy)
      references = reader.references
      otherMentions = reader.otherMentions
    }
    self.init(
      markup: document, path: path, kind: kind, language: language, metadata: metadata,
      clauses: clauses.clauses, terms: terms, references: references, links: links.links,
      diagrams: links.diagrams, anchors: clauses.anchors, diagnostics: diagnostics,
      otherMentions: otherMentions, isLanguageKnown: told != nil)
  }
}

extension LegalDocument {
  /// The kind and locale of a document, as its name tells them.
  ///
  /// What stands before the ending of `guide.it.md` is the language of an agreement alone.
  private static func named(
    _ source: SourceFile, path: String, translated: DocumentKind?
  ) -> (kind: DocumentKind, locale: String?) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let fileName = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    let named = DocumentKind.named(by: fileName)
    guard named.kind == .other, let locale = DocumentKind.locale(in: fileName) else { return named }
    switch declaredKind(in: source) {
    case .known(let kind): return (.other, kind.isAgreement ? locale : nil)
    case .unknown: return named
    case nil:
      guard let translated, translated.isAgreement else { return named }
      return (translated, locale)
    }
  }
}

extension Metadata {
  /// Counts years as elsewhere that front matter counts as in Thailand: it may have been read before the language was
  /// known.
  fileprivate mutating func countYearsAsElsewhere() {
    for dates in [\Metadata.effectiveDates, \.publishedDates, \.updatedDates] {
      for index in self[keyPath: dates].indices {
        let day = self[keyPath: dates][index].value
        self[keyPath: dates][index].value = DateReader.counted(day) ?? day
      }
    }
  }

  /// Adds who offers the agreement and whom to write to, where nothing states them and its sentences
  /// say it.
  fileprivate mutating func addParties(
    of document: Document, language: String, clauses: [Clause], isOfPrivacy: Bool
  ) {
    let source = document.source
    if licensor == nil {
      var reader = PartyReader(document)
      // The name of a service is no party either.
      let service = {
        ServiceName(document, language: language).name().map {
          PartyReader.Party(range: $0, isStated: false)
        }
      }
      if let party = reader.party() ?? service(), PartyReader.isName(party.range, in: source.bytes)
      {
        let written = String(decoding: source.bytes[party.range], as: UTF8.self)
        licensor = Found(
          written, written: written, range: source.range(ofBytes: party.range),
          origin: party.isStated ? .prose : .mention)
      }
    }
    guard contact == nil, contactWords == nil else { return }
    var reader = ContactReader(
      document, clauses: clauses, licensor: licensor, isOfPrivacy: isOfPrivacy)
    guard let place = reader.contact() else { return }
    let written = String(decoding: source.bytes[place.range], as: UTF8.self)
    if let address = ContactAddress(ContactReader.plain(written)) {
      contact = Found(
        address, written: written, range: source.range(ofBytes: place.range),
        origin: place.isStated ? .prose : .mention)
    }
  }
}

extension DocumentKind {
  /// The kind that front matter states: the names of the kinds, and `flow` for documentation.
  package init?(stated name: String) {
    let name = name.lowercased()
    if name == "flow" {
      self = .other
    } else if let kind = DocumentKind(rawValue: name) {
      self = kind
    } else {
      return nil
    }
  }
}

extension Document {
  fileprivate var firstHeading: Int? {
    nodes.firstIndex {
      if case .heading = $0.kind { true } else { false }
    }
  }
}

extension TitleReader.Found {
  /// Whether it is the first heading, of level 1.
  fileprivate func isTopmost(of document: Document) -> Bool {
    guard let heading, heading == document.firstHeading else { return false }
    return document.nodes[heading].kind == .heading(level: 1)
  }

  /// The heading, when it heads the whole document: of level 1, without a number of its own.
  fileprivate func pageHeading(of document: Document) -> Int? {
    guard let heading, case .heading(let level) = document.nodes[heading].kind,
      heading == document.firstHeading
    else { return nil }
    let bytes = Array(title.value.utf8)
    guard ClauseNumber(bytes, bytes.indices, inHeading: true) == nil else { return nil }
    if level == 1 { return heading }
    // Without a heading of level 1, the first heading heads what stands no lower than it.
    let isAlone = document.headings.dropFirst().allSatisfy {
      if case .heading(let other) = document.nodes[$0].kind { other > level } else { true }
    }
    return isAlone ? heading : nil
  }
}
