import AssentLicense

/// Links that became pictures, and pictures that became links.
extension ChangeAssessor {
  /// The words of a link are read; those of a picture stand in its place only where it is not shown, and what it shows
  /// may say anything.
  mutating func assessPictures() {
    let (before, after) = (LinkPlaces(oldLegal.links), LinkPlaces(newLegal.links))
    for link in newLegal.links where before.like(link, isImage: link.isImage) == nil {
      guard let former = before.like(link, isImage: !link.isImage),
        after.like(former, isImage: former.isImage) == nil
      else { continue }
      let block = Int(new.blockOfNode[link.node])
      note(
        .resource, old: former.written, new: link.written,
        clause: label(ofClause: block < 0 ? nil : new.blocks[block].clause, isNew: true),
        at: place(of: link.node, in: new))
    }
  }
}

/// The links and pictures of a text, by where they lead and by their words.
private struct LinkPlaces {
  private struct Key: Hashable {
    var isImage: Bool
    var text: String
  }

  private var byDestination: [Key: LegalDocument.Link] = [:]
  private var byText: [Key: LegalDocument.Link] = [:]

  init(_ links: [LegalDocument.Link]) {
    for link in links {
      byDestination[Key(isImage: link.isImage, text: link.destination)] = link
      if !link.text.isEmpty { byText[Key(isImage: link.isImage, text: link.text)] = link }
    }
  }

  /// A link, or a picture, to the same place or of the same words.
  func like(_ link: LegalDocument.Link, isImage: Bool) -> LegalDocument.Link? {
    byDestination[Key(isImage: isImage, text: link.destination)]
      ?? byText[Key(isImage: isImage, text: link.text)]
  }
}

extension LegalDocument.Link {
  /// As Markdown has it, so that a picture is told from a link.
  fileprivate var written: String { "\(isImage ? "!" : "")[\(text)](\(destination))" }
}
