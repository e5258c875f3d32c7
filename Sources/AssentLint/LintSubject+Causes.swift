import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Faults of a document that others follow from: only the cause is reported.
extension LintSubject {
  /// Whether the parser refused the text, so that nothing is known of what it says.
  var isUnparsed: Bool {
    document.markup.diagnostics.contains { $0.severity == .error }
  }

  /// Whether it is unknown what the metadata says: front matter that cannot be read may hold a
  /// title, a version, a profile, anything.
  var isMetadataUnread: Bool {
    isUnparsed || document.diagnostics.contains { $0.severity == .error }
  }

  /// The rule that says all there is to say about the file; `nil` where there is more.
  package var onlyRule: RuleID? {
    if isUTF16 { return .notUTF8 }
    if !mergeMarkers.isEmpty { return .mergeConflict }
    return isEmpty ? .emptyDocument : nil
  }

  /// Whether nothing of the document appears on its page: comments and breaks do not count.
  var isEmpty: Bool {
    guard !isUnparsed else { return false }
    return document.markup.nodes.allSatisfy { node in
      switch node.kind {
      case .document, .thematicBreak: true
      case .htmlBlock: isComment(document.markup.text[node.literal.range])
      default: false
      }
    }
  }

  private func isComment(_ html: ArraySlice<UInt8>) -> Bool {
    let blank: (UInt8) -> Bool = { $0 <= 0x20 }
    var rest = html.drop(while: blank)
    while rest.starts(with: "<!--".utf8) {
      guard let end = rest.indices.first(where: { rest[$0...].starts(with: "-->".utf8) }) else {
        return true
      }
      rest = rest[(end + 3)...].drop(while: blank)
    }
    return rest.isEmpty
  }

  /// Whether the file is UTF-16: it has the byte order mark of that, or a NUL in every second place
  /// of its beginning.
  var isUTF16: Bool {
    let bytes = source.bytes
    guard bytes.count >= 2 else { return false }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let head = bytes.prefix(64)
    guard head.count >= 8 else { return false }
    return [0, 1].contains { first in
      stride(from: first, to: head.count - 1, by: 2).allSatisfy { head[$0] == 0 }
    }
  }
}
