import AssentDiagnostics
import AssentManifest
import AssentMarkup

/// Where a document uses the terms that it defines, endings and compounds included.
package struct TermUses: Sendable {
  /// A name that is defined at least once.
  package struct Entry: Sendable {
    /// Indices in ``LegalDocument/terms`` of the definitions.
    package var terms: [Int]
    /// Byte offsets of the uses, without the definitions, as far as they are counted.
    package var uses: [Range<Int>] = []
  }

  /// In the order of the first definitions.
  package private(set) var entries: [Entry] = []

  private static var mostEntries: Int { 2_000 }
  private static var mostUses: Int { 1_000 }
  /// How many names may begin with the same three bytes.
  private static var mostAlike: Int { 64 }

  private struct Name {
    var entry: Int
    /// The beginnings of its words that endings leave alone.
    var stems: [[UInt8]]
    var isExact: [Bool]
  }

  package init(_ document: LegalDocument) {
    guard !document.terms.isEmpty else { return }
    let source = document.markup.source
    var numbers: [[UInt8]: Int] = [:]
    var names = NameTable()
    var defined: [Range<Int>] = []
    for (index, term) in document.terms.enumerated().prefix(Self.mostEntries) {
      let range = source.bytes(of: term.range)
      // Terms stand in the order of the text; one may hold the next.
      if let last = defined.last, range.lowerBound <= last.upperBound {
        defined[defined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        defined.append(range)
      }
      let written = OptionalEnding.removed(from: source.bytes[range])
      let words = Self.words(FoldedText(written, written.indices).bytes)
      guard let first = words.first, !first.isEmpty else { continue }
      let key = Array(words.joined(separator: [0x20]))
      if let entry = numbers[key] {
        entries[entry].terms.append(index)
        continue
      }
      numbers[key] = entries.count
      let stems = words.map(Self.stem)
      let name = Name(
        entry: entries.count, stems: stems, isExact: zip(words, stems).map { $0.count == $1.count })
      entries.append(Entry(terms: [index]))
      names.add(name)
    }
    let start = document.markup.frontMatter?.bodyStart ?? 0
    scan(source.bytes, start, names, defined)
    let hidden = Self.hidden(in: document.markup)
    guard !hidden.isEmpty else { return }
    for index in entries.indices {
      entries[index].uses.removeAll { Self.contains(hidden, $0.lowerBound) }
    }
  }

  /// What a reader does not see: comments, code and the addresses of links, in the order of the text.
  private static func hidden(in document: Document) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, node) in document.nodes.enumerated() {
      switch node.kind {
      case .code, .codeBlock, .htmlInline, .htmlBlock:
        ranges.append(document.source.bytes(of: node.range))
      case .link, .image:
        let range = document.source.bytes(of: node.range)
        var shown = range.lowerBound
        for child in document.children(of: index) {
          shown = max(shown, document.source.bytes(of: document.nodes[child].range).upperBound)
        }
        if shown < range.upperBound { ranges.append(shown..<range.upperBound) }
      default: continue
      }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether an offset stands in one of ranges that are in order.
  private static func contains(_ ranges: [Range<Int>], _ offset: Int) -> Bool {
    let first = ranges.partitioningIndex { $0.upperBound > offset }
    return first < ranges.count && ranges[first].contains(offset)
  }

  private mutating func scan(
    _ bytes: [UInt8], _ start: Int, _ names: NameTable, _ defined: [Range<Int>]
  ) {
    let folded = FoldedText(bytes, start..<bytes.count, keepsOrigins: true)
    let text = folded.bytes
    for index in names.places(in: text) {
      for name in names.candidates(in: text, at: index) {
        guard entries[name.entry].uses.count < Self.mostUses, let end = match(name, text, index)
        else {
          continue
        }
        let first = Int(folded.origins[index])
        guard !Self.contains(defined, first) else { continue }
        entries[name.entry].uses.append(first..<folded.sourceEnd(of: end, in: bytes))
      }
    }
  }

  /// Where the words of a name end that begin at `index`, or `nil`.
  private func match(_ name: Name, _ text: [UInt8], _ index: Int) -> Int? {
    var position = index
    for (number, stem) in name.stems.enumerated() {
      guard text.has(stem, at: position, before: text.count) else { return nil }
      var end = position + stem.count
      // A script without spaces goes on with other words.
      if end < text.count, Scalars.mayBeginAnywhere(text[end]), text[end] >= 0xE3 {
        position = end
        continue
      }
      let wordEnd = text[end...].firstIndex(of: 0x20) ?? text.count
      if name.isExact[number], wordEnd - end > 3 { return nil }
      end = wordEnd
      position = end
      if number + 1 < name.stems.count {
        guard position < text.count else { return nil }
        position += 1
      }
    }
    return position
  }

  /// The words of a name without the article before them.
  private static func words(_ folded: [UInt8]) -> [[UInt8]] {
    var words = folded.split(separator: 0x20).map(Array.init)
    while words.count > 1, TermWords.articles.contains(words[0]) { words.removeFirst() }
    return words
  }

  /// A word without the ending that a plural or a case may change.
  private static func stem(_ word: [UInt8]) -> [UInt8] {
    guard let last = word.last else { return word }
    if word.contains(where: { $0 >= 0xE3 }) { return word }
    // Two bytes a letter in Greek and Cyrillic.
    let isWide = last >= 0x80
    let letters = isWide ? word.count / 2 : word.count
    guard letters > 4 else { return word }
    var cut = letters > 6 ? 2 : 1
    var end = word.count
    while cut > 0, end > 3 {
      end -= 1
      while end > 3, word[end] & 0xC0 == 0x80 { end -= 1 }
      cut -= 1
    }
    return Array(word[..<end])
  }

  /// Names by the first three bytes of their first words.
  private struct NameTable {
    private var names: [UInt64: [Name]] = [:]
    private var starts = KeyFilter()

    mutating func add(_ name: Name) {
      guard let key = name.stems[0].withUnsafeBufferPointer({ Self.key($0, 0) }),
        names[key, default: []].count < mostAlike
      else {
        return
      }
      names[key, default: []].append(name)
      starts.insert(key)
    }

    /// Where names may begin in a folded text.
    func places(in text: [UInt8]) -> [Int] {
      var places: [Int] = []
      text.withUnsafeBufferPointer { text in
        var isStart = true
        for index in text.indices {
          let byte = text[index]
          if isStart || (byte & 0xC0 != 0x80 && Scalars.mayBeginAnywhere(byte)),
            let key = Self.key(text, index), starts.mayContain(key)
          {
            places.append(index)
          }
          isStart = byte == 0x20
        }
      }
      return places
    }

    func candidates(in text: [UInt8], at index: Int) -> [Name] {
      text.withUnsafeBufferPointer { Self.key($0, index) }.flatMap { names[$0] } ?? []
    }

    @inline(__always)
    private static func key(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64? {
      guard index < text.count else { return nil }
      var key: UInt64 = 0
      for offset in 0..<3 {
        guard index + offset < text.count, text[index + offset] != 0x20 else { return key }
        key = key << 8 | UInt64(text[index + offset])
      }
      return key
    }
  }
}

extension TermUses {
  /// Whether a name is a word for the parties, as `we` and `you`, which take every form.
  package static func isPronoun(_ name: String) -> Bool {
    pronouns.contains(FoldedText(name).bytes)
  }

  private static let pronouns = WordSet(
    """
    we us our ours you your yours i me my they it wir uns unser unsere sie ihr ihnen ihre du dir dich nous notre nos vous \
    votre vos je tu nosotros nuestro nuestra usted ustedes tú su suyo noi nostro nostra lei voi vostro nós nosso nossa \
    você seu sua conosco wij ons onze u uw jij jouw nas nam nasz nasza ty twój pan pani nás náš vy vás váš мы нас \
    наш наша вы вас ваш ваша ми ви vi oss vår din dig os jer meidän sinä te sen siz biz bizim sizin kami kita anda \
    chúng tôi bạn εμεισ εσεισ mi ön önök nostru dvs אנו שלנו אתה אתם נחנו نحن لنا خاصتنا أنت أنتم 我们 我們 您 你 私たち 당사 우리 \
    당신
    """)
}
