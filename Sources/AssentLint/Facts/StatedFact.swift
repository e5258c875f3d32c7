import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Something that a document says of what another document settles.
package struct StatedFact: Hashable, Sendable {
  /// What it is about.
  package enum Topic: Hashable, Sendable {
    /// The version in force of an agreement of this kind.
    case version(DocumentKind)
    /// How much of a text has to be scrolled or read, in percent.
    case threshold
    /// The license of the product, as an SPDX identifier.
    case license
    /// A name in code, by its letters.
    case identifier
    /// How many sections an agreement of this kind has.
    case count(DocumentKind)
  }

  var topic: Topic
  /// In the form that is compared: `1.0`, `95`, `CC-BY-4.0`.
  var value: String
  /// As it is written.
  var written: String
  /// Bytes of the file.
  var range: Range<Int>
}

/// A document, and what it says of others.
package struct FactSheet: Sendable {
  /// The path that findings show.
  let file: String
  /// Folders above it decide which agreement it speaks of.
  let path: String
  let source: SourceFile
  let kind: DocumentKind
  /// What an agreement settles itself, with the place where it says so.
  var settled: [StatedFact.Topic: (value: String, range: SourceRange)] = [:]
  var stated: [StatedFact] = []
  /// Who offers an agreement, where that is a company.
  var company: (name: CompanyForms.Name, written: String, range: SourceRange)?
  /// The mail addresses in it, each once.
  var mails: [MailAddress] = []
  /// How many sections an agreement has, in each way they may be counted.
  var counts: Set<Int> = []

  package init(of document: LegalDocument) {
    source = document.markup.source
    file = source.path
    path = document.path
    kind = document.kind
    mails = MailAddress.all(in: source.bytes)
    guard kind.isAgreement else {
      stated = FactReader(document).facts
      return
    }
    let metadata = document.metadata
    if let version = metadata.versions.first {
      settled[.version(kind)] = (FactReader.version(version.value.number), version.range)
    }
    if kind == .license, let spdx = metadata.spdx {
      settled[.license] = (spdx.value, spdx.range)
    }
    if let licensor = metadata.licensor, licensor.isStated,
      let name = CompanyForms.name(licensor.value)
    {
      company = (name, licensor.value, licensor.range)
    }
    counts = Self.counts(of: document)
  }

  /// How many sections there are, in each way they may be counted; empty where there are too few.
  private static func counts(of document: LegalDocument) -> Set<Int> {
    let top = document.clauses.filter { $0.depth == 0 }
    guard top.count >= 3 else { return [] }
    var counts: Set = [top.count, top.count { $0.number != nil }, document.clauses.count]
    var levels: [Int: Int] = [:]
    for index in document.markup.headings {
      if case .heading(let level) = document.markup.nodes[index].kind {
        levels[Int(level), default: 0] += 1
      }
    }
    counts.formUnion(levels.values)
    counts.insert(levels.values.reduce(0, +))
    counts.remove(0)
    return counts
  }
}

/// A statement that is not what other documents say.
package struct Drift: Hashable, Sendable {
  var rule: RuleID
  var message: String
  var range: Range<Int>
  var notes: [Diagnostic.Note]
  var help: String
}
