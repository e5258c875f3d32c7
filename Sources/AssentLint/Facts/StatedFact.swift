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

  package init(of document: LegalDocument) {
    source = document.markup.source
    file = source.path
    path = document.path
    kind = document.kind
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
  }

  /// Whether it takes part in any comparison.
  package var isEmpty: Bool { settled.isEmpty && stated.isEmpty }
}

/// A statement that is not what other documents say.
package struct Drift: Hashable, Sendable {
  var rule: RuleID
  var message: String
  var range: Range<Int>
  var notes: [Diagnostic.Note]
  var help: String
}
