import AssentDiagnostics

/// Looks for what runs programs or loads something in SVG pictures, which are published as they are.
///
/// It reads XML strictly and lets pass what is on a list, so that what it does not know is refused.
enum PictureCheck {
  /// The findings about the SVG pictures of a content folder.
  static func findings(in content: ContentFolder) throws(InputError) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for entry in content.resources + content.publicFiles
    where entry.mediaType == "image/svg+xml" {
      let path = content.root + "/" + entry.path
      findings += self.findings(in: SourceFile(path: path, bytes: try FileSystem.read(path)))
    }
    return findings
  }

  /// What a picture holds beside drawing, each kind once; empty for one that only draws.
  static func findings(in source: SourceFile) -> [Diagnostic] {
    var reading = PictureReading()
    do throws(XMLFault) {
      try reading.read(source.bytes)
    } catch {
      reading.report(error)
    }
    return reading.faults.map { fault in
      Diagnostic(
        rule: .unsafePicture, severity: .error, message: "picture \(fault.message)",
        file: source.path, range: source.range(ofBytes: fault.range), help: fault.help)
    }
  }
}

/// The state of one check: where in the picture it is, and what it found.
private struct PictureReading {
  private static let maximumFaults = 10
  private static let plain = "save the picture as plain SVG, or remove it by hand"

  private(set) var faults: [XMLFault] = []
  private var messages: Set<String> = []
  /// The names of the elements that are open.
  private var open: [String] = []
  /// The style sheet that is being read, and where each of its bytes stands.
  private var style: [UInt8] = []
  private var stylePlaces: [Int] = []

  mutating func read(_ bytes: [UInt8]) throws(XMLFault) {
    var reader = try XMLReader(bytes)
    while let event = try reader.next() {
      switch event {
      case .start(let element): start(element)
      case .text(let text, let offset): add(text, at: offset)
      case .end: end()
      }
    }
  }

  mutating func report(_ fault: XMLFault) {
    guard faults.count < Self.maximumFaults, messages.insert(fault.message).inserted else { return }
    faults.append(fault)
  }

  private mutating func report(_ message: String, _ range: Range<Int>, _ help: String = plain) {
    report(XMLFault(message: message, range: range, help: help))
  }

  // MARK: Elements

  private mutating func start(_ element: XMLElement) {
    let name = element.name
    let isSVG = name.namespace == SVGVocabulary.svg
    defer { open.append(isSVG ? name.local : "") }
    guard isSVG else {
      let what =
        name.namespace.isEmpty ? "no namespace" : "the foreign namespace '\(shown(name.namespace))'"
      report(
        "holds <\(name.written)> of \(what)", element.range,
        name.namespace.isEmpty
          ? "write xmlns=\"\(SVGVocabulary.svg)\" in the first tag" : Self.plain)
      return
    }
    if open.isEmpty, name.local != "svg" {
      report("begins with <\(name.written)> instead of <svg>", element.range)
    }
    if !SVGVocabulary.elements.contains(name.local) {
      report("holds <\(name.written)>", element.range)
      return
    }
    if let last = open.last, SVGVocabulary.texts.contains(last) {
      report("holds <\(name.written)> in <\(last)>, where text belongs", element.range)
    }
    for attribute in element.attributes { check(attribute, of: name.local) }
  }

  private mutating func add(_ text: [UInt8], at offset: Int) {
    guard open.last == "style" else { return }
    style += text
    stylePlaces += text.indices.map { offset + $0 }
  }

  private mutating func end() {
    guard open.popLast() == "style" else { return }
    if let fault = StyleCheck.fault(in: style) {
      let place = stylePlaces[min(fault.offset, stylePlaces.count - 1)]
      report(fault.message, place..<place, fault.help)
    }
    style = []
    stylePlaces = []
  }

  // MARK: Attributes

  private mutating func check(_ attribute: XMLElement.Attribute, of element: String) {
    let name = attribute.name
    let local = name.local
    switch name.namespace {
    case "" where local.lowercased().hasPrefix("on"):
      report("runs a script at '\(name.written)'", attribute.range, "remove it")
    case "" where local == "href", SVGVocabulary.xlink where local == "href":
      checkAddress(attribute, of: element)
    case SVGVocabulary.xlink where SVGVocabulary.xlinkAttributes.contains(local),
      XMLNamespaces.xml where SVGVocabulary.xmlAttributes.contains(local):
      break
    case SVGVocabulary.xlink, XMLNamespaces.xml:
      report("has the attribute '\(name.written)'", attribute.range)
    case "" where local == "attributeName":
      checkTarget(attribute)
    case "" where local == "type" && element == "style":
      if String(decoding: attribute.value, as: UTF8.self).lowercased() != "text/css" {
        report("has a style sheet that is not CSS", attribute.range, "remove it")
      }
    case "" where SVGVocabulary.attributes.contains(local):
      if let fault = StyleCheck.fault(in: attribute.value) {
        report(fault.message, attribute.range, fault.help)
      }
    case "":
      let isText =
        SVGVocabulary.textAttributes.contains(local) || local.hasPrefix("data-")
        || local.hasPrefix("aria-")
      if !isText { report("has the attribute '\(name.written)'", attribute.range) }
    default:
      report(
        "has the attribute '\(name.written)' of the foreign namespace '\(shown(name.namespace))'",
        attribute.range)
    }
  }

  private mutating func checkAddress(_ attribute: XMLElement.Attribute, of element: String) {
    let value = attribute.value
    let trimmed = value.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed()
    let isAllowed =
      switch element {
      case "a": SVGAddress.isLink(Array(trimmed))
      case "image", "feImage": SVGAddress.isInPicture(Array(trimmed))
      default: SVGAddress.isFragment(Array(trimmed))
      }
    if isAllowed || (value.isEmpty && !["a", "image", "feImage"].contains(element)) { return }
    let address = shown(String(decoding: value, as: UTF8.self))
    if element == "a" {
      report("links to '\(address)'", attribute.range, "link to a page, with https")
    } else if element == "image" || element == "feImage" {
      report(
        "loads '\(address)'", attribute.range,
        "embed it, as data:image/png;base64,… or with your editor's 'Embed images'")
    } else {
      report("refers to '\(address)'", attribute.range, "refer to a part of the picture, with '#'")
    }
  }

  private mutating func checkTarget(_ attribute: XMLElement.Attribute) {
    let target = String(decoding: attribute.value, as: UTF8.self)
    if !SVGVocabulary.animatable.contains(target) {
      report("animates the attribute '\(shown(target))'", attribute.range, "remove the animation")
    }
  }

  /// The beginning of a text that may be very long.
  private func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let head = VisibleText.message(String(String.UnicodeScalarView(scalars.prefix(60))))
    return scalars.count > 60 ? head + "…" : head
  }
}
