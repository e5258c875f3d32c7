import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// Writes a document as JSON, for apps that draw it themselves and for checks by hand.
///
/// The form is that of `document.schema.json`: compact, every block of the top level on a line of
/// its own, ended by one newline.
package struct JSONRenderer: Sendable {
  /// Names program and version: `Assent 0.1.0`.
  package var generator: String

  /// The graphs of the diagrams, among what else was drawn of them.
  package var diagrams: DrawnDiagrams

  /// The text that binds, where the document is a translation.
  package var original: OriginalText?

  /// `draft`, `upcoming`, `superseded` or `withdrawn`; `nil` for a text in force, or of which nothing
  /// is known.
  package var status: String?

  package init(
    generator: String, diagrams: DrawnDiagrams = [:], original: OriginalText? = nil,
    status: String? = nil
  ) {
    self.generator = generator
    self.diagrams = diagrams
    self.original = original
    self.status = status
  }

  /// - Parameter digest: gives the text digest of the words.
  package func render(
    _ document: LegalDocument, digest: (_ words: [UInt8]) -> Manifest.Digest
  ) -> (rendered: Rendered, wordCount: Int, textDigest: Manifest.Digest) {
    document.markup.text.withUnsafeBufferPointer { text in
      document.markup.nodes.withUnsafeBufferPointer { nodes in
        var blocks = JSONBlockWriter(nodes: nodes, text: text, anchors: document.anchors)
        blocks.writeBlocks()
        let words = blocks.words.finished()
        let wordCount = WordCount.count(blocks.plain.bytes)
        let textDigest = digest(words.words(in: text))
        var json = JSONBuffer(minimumCapacity: 2 * blocks.plain.bytes.count + 4096)
        json.beginObject()
        writeHead(document, to: &json)
        json.newLine()
        json.key("words")
        json.beginObject()
        json.key("count")
        json.number(wordCount)
        json.key("digest")
        json.string(textDigest.description)
        json.key("text")
        json.string(blocks.plain.bytes)
        json.endObject()
        writeStructure(document, text: text, to: &json)
        writeFacts(of: document.markup.source, to: &json)
        json.newLine()
        json.key("blocks")
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.out.count + blocks.json.out.count + 2)
        bytes += json.out.all
        bytes += blocks.json.out.all
        bytes += "}\n".utf8
        return (Rendered(bytes: bytes, words: words), wordCount, textDigest)
      }
    }
  }

  private func writeHead(_ document: LegalDocument, to json: inout JSONBuffer) {
    let metadata = document.metadata
    json.key("$schema")
    json.string("urn:assent:schema:document:1")
    json.key("spec")
    json.string("assent-document/1")
    json.key("generator")
    json.string(generator)
    json.key("path")
    json.string(document.path)
    json.key("kind")
    json.string(document.kind.rawValue)
    json.key("language")
    json.string(document.language)
    if let original {
      json.key("authoritative")
      json.beginObject()
      json.key("locale")
      json.string(original.language)
      json.key("path")
      json.string(original.path)
      json.key("sentence")
      json.string(original.sentence(in: document.language))
      json.endObject()
    }
    let values: [(StaticString, String?)] = [
      ("title", metadata.title),
      ("version", metadata.version?.number),
      ("versionLabel", metadata.version?.label),
      ("status", status),
      ("effective", metadata.effectiveMoment?.description),
      ("published", metadata.published?.description),
      ("updated", metadata.updated?.description),
      ("licensor", metadata.statedLicensor),
      ("contact", metadata.statedContact.map { "\($0)" }),
      ("product", metadata.product?.value),
      ("description", metadata.description?.value),
      ("spdx", metadata.spdx?.value),
    ]
    for case (let name, let value?) in values {
      json.key(name)
      json.string(value)
    }
  }

  /// The words that stand in place of tags: where they are read, and where the tag is written.
  private func writeFacts(of source: SourceFile, to json: inout JSONBuffer) {
    let found = source.origin?.replacements.filter { !$0.name.isEmpty } ?? []
    guard !found.isEmpty else { return }
    let written = source.written
    json.newLine()
    json.key("facts")
    json.beginArray()
    for fact in found {
      json.beginObject()
      json.key("name")
      json.string(fact.name)
      json.range(source.range(ofBytes: fact.read))
      json.key("written")
      json.place(written.range(ofBytes: fact.written))
      json.endObject()
    }
    json.endArray()
  }

  private func writeStructure(
    _ document: LegalDocument, text: UnsafeBufferPointer<UInt8>, to json: inout JSONBuffer
  ) {
    json.newLine()
    json.key("clauses")
    writeClauses(document.clauses, to: &json)
    json.newLine()
    json.key("terms")
    json.beginArray()
    for term in document.terms {
      json.beginObject()
      json.key("name")
      json.string(term.name)
      json.key("anchor")
      json.string(term.anchor)
      json.range(term.range)
      json.endObject()
    }
    json.endArray()
    json.newLine()
    json.key("references")
    json.beginArray()
    for reference in document.references {
      json.beginObject()
      json.key("text")
      json.string(reference.text)
      json.key("number")
      json.string(reference.number)
      if let clause = reference.clause {
        json.key("anchor")
        json.string(document.clauses[clause].anchor)
      }
      json.range(reference.range)
      json.endObject()
    }
    json.endArray()
    json.newLine()
    json.key("links")
    json.beginArray()
    for link in document.links {
      json.beginObject()
      json.key("destination")
      json.string(link.destination)
      json.key("text")
      json.string(link.text)
      json.key("image")
      json.bool(link.isImage)
      json.range(link.range)
      json.endObject()
    }
    json.endArray()
    json.newLine()
    json.key("diagrams")
    json.beginArray()
    for diagram in document.diagrams {
      json.beginObject()
      json.key("notation")
      json.string(diagram.notation.rawValue)
      json.range(diagram.range)
      json.key("source")
      json.string(text.slice(document.markup.nodes[diagram.node].literal.range))
      if let graph = diagrams[diagram.node]?.graph {
        json.key("graph")
        graph.withUnsafeBufferPointer { json.raw($0) }
      }
      json.endObject()
    }
    json.endArray()
  }

  /// Writes the clauses as a tree; they come in source order, each after its parent.
  private func writeClauses(_ clauses: [Clause], to json: inout JSONBuffer) {
    json.beginArray()
    var open: [Int] = []
    for (index, clause) in clauses.enumerated() {
      while let last = open.last, last != clause.parent {
        open.removeLast()
        json.endClause()
      }
      json.beginClause(clause)
      open.append(index)
    }
    for _ in open { json.endClause() }
    json.endArray()
  }
}

extension JSONBuffer {
  /// Writes `"range":[startLine,startColumn,endLine,endColumn]`.
  mutating func range(_ range: SourceRange) {
    key("range")
    place(range)
  }

  /// Writes `[startLine,startColumn,endLine,endColumn]`.
  fileprivate mutating func place(_ range: SourceRange) {
    beginArray()
    number(range.start.line)
    number(range.start.column)
    number(range.end.line)
    number(range.end.column)
    endArray()
  }

  fileprivate mutating func beginClause(_ clause: Clause) {
    beginObject()
    if let number = clause.number {
      key("number")
      string(number)
    }
    key("title")
    string(clause.title)
    key("anchor")
    string(clause.anchor)
    key("form")
    switch clause.form {
    case .heading(let level):
      string("heading")
      key("level")
      number(level)
    case .paragraph: string("paragraph")
    case .listItem: string("list-item")
    }
    if !clause.meanings.isEmpty {
      key("meanings")
      beginArray()
      for meaning in clause.meanings.map(\.rawValue).sorted() { string(meaning) }
      endArray()
    }
    range(clause.range)
    key("clauses")
    beginArray()
  }

  fileprivate mutating func endClause() {
    endArray()
    endObject()
  }
}
