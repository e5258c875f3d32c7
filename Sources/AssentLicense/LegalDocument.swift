import AssentDiagnostics
import AssentMarkup

/// A parsed document with what it means: its metadata, clauses, terms, references and links.
package struct LegalDocument: Sendable {
  /// A term that the document defines, as in `"Software" means …` or `(the "Software")`.
  package struct Term: Hashable, Sendable {
    /// How a text defines a term.
    package enum Form: Hashable, Sendable {
      /// In passing, where it names something: `(the "Software")`.
      case remark
      /// As an abbreviation behind what it is short for: `General Public License (GPL)`.
      case shortForm
      /// In a sentence about the term: `"Software" means …`.
      case sentence
      /// As an entry of a list of definitions: `**Software**: …`.
      case entry
    }

    package var name: String
    package var anchor: String
    /// Index of the block that defines it in ``Document/nodes``.
    package var node: Int
    /// The name without its quotation marks.
    package var range: SourceRange
    package var form: Form

    package init(
      name: String, anchor: String, node: Int, range: SourceRange, form: Form = .sentence
    ) {
      self.name = name
      self.anchor = anchor
      self.node = node
      self.range = range
      self.form = form
    }
  }

  /// A mention of a part of this document, as in `Section 4.2`.
  package struct Reference: Hashable, Sendable {
    /// How a text names the part.
    package enum Kind: Hashable, Sendable {
      /// By its number: `Section 4.2`.
      case clause
      /// By its number, as something attached: `Exhibit A`.
      case attachment
      /// By its title: `the section on Refunds`.
      case title
    }

    /// As written: `Section 4.2`.
    package var text: String
    /// The number alone: `4.2`; empty where a title stands for it.
    package var number: String
    package var range: SourceRange
    /// Index of the block it stands in.
    package var node: Int
    /// Index in ``LegalDocument/clauses``; `nil` when no clause has the number.
    package var clause: Int?
    package var kind: Kind
    /// Further clauses that have the number as much as ``clause``.
    package var others: [Int] = []
    /// The levels of the number that no part of ``clause`` has: `2` of `4(2)` where clause 4 has none.
    package var rest: [String] = []
    /// What stands behind the number in parentheses or quotation marks: `Section 7 (Termination)`.
    package var title: String?
    /// Index of the clause that alone has ``title``.
    package var titled: Int?

    package init(
      text: String, number: String, range: SourceRange, node: Int, clause: Int?,
      kind: Kind = .clause
    ) {
      self.text = text
      self.number = number
      self.range = range
      self.node = node
      self.clause = clause
      self.kind = kind
    }
  }

  /// A mention of a part of a text that is no reference.
  package struct OtherMention: Hashable, Sendable {
    /// As written: `Article 6`.
    package var text: String
    package var range: SourceRange
    /// Index of the block it stands in.
    package var node: Int
    /// Whether it is of another text: a statute, another agreement. Else nothing here has the number, and the word
    /// before it may mean anything: `Satz 1`, `point 5`.
    package var isForeign: Bool
  }

  /// A link or an image.
  package struct Link: Hashable, Sendable {
    package var destination: String
    package var text: String
    package var isImage: Bool
    package var range: SourceRange
    package var node: Int

    package init(
      destination: String, text: String, isImage: Bool, range: SourceRange, node: Int
    ) {
      self.destination = destination
      self.text = text
      self.isImage = isImage
      self.range = range
      self.node = node
    }
  }

  /// A code block that holds a drawing.
  package struct Diagram: Hashable, Sendable {
    package enum Notation: String, Hashable, Sendable {
      case boxDrawing = "box-drawing"
      case mermaid
      case arrows
    }

    package var notation: Notation
    package var node: Int
    package var range: SourceRange

    package init(notation: Notation, node: Int, range: SourceRange) {
      self.notation = notation
      self.node = node
      self.range = range
    }
  }

  /// The text as Markdown: its tree of nodes.
  package var markup: Document
  /// Path below the content folder, with `/` between its parts: `flows/license-gate.md`.
  package var path: String
  package var kind: DocumentKind
  /// The language as stated by file name, front matter or configuration, in this order, else as its words tell it;
  /// English where nothing does.
  package var language: String
  /// Whether something tells the language: the name of the file, front matter, the configuration or the words.
  package var isLanguageKnown: Bool
  package var metadata: Metadata
  /// In source order; a parent comes before its children.
  package var clauses: [Clause]
  package var terms: [Term]
  package var references: [Reference]
  /// In source order.
  package var otherMentions: [OtherMention]
  package var links: [Link]
  package var diagrams: [Diagram]
  /// The fragment identifier of every heading and numbered clause.
  package var anchors: AnchorTable
  /// Problems met while reading the metadata (YAML that cannot be read, for instance).
  package var diagnostics: [Diagnostic]

  package init(
    markup: Document, path: String, kind: DocumentKind, language: String, metadata: Metadata,
    clauses: [Clause], terms: [Term], references: [Reference], links: [Link],
    diagrams: [Diagram], anchors: AnchorTable, diagnostics: [Diagnostic],
    otherMentions: [OtherMention] = [], isLanguageKnown: Bool = true
  ) {
    self.markup = markup
    self.path = path
    self.kind = kind
    self.language = language
    self.isLanguageKnown = isLanguageKnown
    self.metadata = metadata
    self.clauses = clauses
    self.terms = terms
    self.references = references
    self.otherMentions = otherMentions
    self.links = links
    self.diagrams = diagrams
    self.anchors = anchors
    self.diagnostics = diagnostics
  }
}

extension LegalDocument {
  /// The fragment identifiers of the terms that each block defines, by index of the block.
  package var termAnchors: [Int: [String]] {
    Dictionary(grouping: terms, by: \.node).mapValues { $0.map(\.anchor) }
  }
}
