import AssentDiagnostics
import AssentManifest

/// What a document says about itself, in its front matter or in its prose.
package struct Metadata: Hashable, Sendable {
  /// Where a value was found.
  package enum Origin: Hashable, Sendable {
    case frontMatter
    /// A line such as `**Version**: 1.0`, at the head or the foot of the text.
    case prose
    /// A heading: the title.
    case heading
    /// Words that name somebody or an address without saying whose text it is. It states nothing, so it is
    /// never published.
    case mention
  }

  /// A value with the place it stands in.
  package struct Found<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    /// The characters as written: `November 9, 2025`.
    package var written: String
    package var range: SourceRange
    package var origin: Origin
    /// How a date is written; `nil` for what is no date.
    package var form: DateForm?

    package init(
      _ value: Value, written: String, range: SourceRange, origin: Origin, form: DateForm? = nil
    ) {
      self.value = value
      self.written = written
      self.range = range
      self.origin = origin
      self.form = form
    }
  }

  /// Each list holds every mention in source order, front matter first; the first one counts.
  package var titles: [Found<String>] = []
  package var versions: [Found<Version>] = []
  package var effectiveDates: [Found<Manifest.Day>] = []
  package var publishedDates: [Found<Manifest.Day>] = []
  /// "Last updated", "last modified", "created": the day of this text.
  package var updatedDates: [Found<Manifest.Day>] = []
  package var kinds: [Found<String>] = []
  package var languages: [Found<String>] = []
  /// Whether the front matter says that this is the text that counts where translations differ.
  package var authoritative: Found<Bool>?
  package var spdx: Found<String>?
  package var licensor: Found<String>?
  /// The address to write to, where there is one that a link may hold.
  package var contact: Found<ContactAddress>?
  /// Whom to write to, in words that are no address of mail or web: a street. It is never a link.
  package var contactWords: Found<String>?
  package var product: Found<String>?
  package var description: Found<String>?
  /// The profile that the front matter asks for, such as `flow`.
  package var profile: Found<String>?
  /// How a gate is to ask for the agreement.
  package var gate = GateSettings()
  /// Where the values of ``gate`` stand.
  package var gatePlaces: [GateSetting: SourceRange] = [:]
  /// What is wrong with what is said of the gate; findings in an agreement alone.
  package var gateFaults: [Diagnostic] = []
  /// What the front matter states as a date and is none.
  package var unreadDates: [Found<String>] = []
  /// Every key of the front matter in source order, known or not.
  package var keys: [Found<String>] = []

  /// Whether a date is stated without its day: `Effective: January 2025`.
  package var hasVagueDate = false

  package init() {}

  package var title: String? { titles.first?.value }
  package var version: Version? { versions.first?.value }
  /// The day the text takes effect, where the document states one.
  package var effective: Manifest.Day? { effectiveDates.first?.value }
  /// The moment the text takes effect: that day, or the exact time where one is written.
  package var effectiveMoment: Manifest.Moment? { effectiveDates.first?.moment }
  package var published: Manifest.Day? { publishedDates.first?.value }
  package var updated: Manifest.Day? { updatedDates.first?.value }
  package var language: String? { languages.first?.value }
  /// Who offers the text, where it says so.
  package var statedLicensor: String? { licensor.flatMap { $0.isStated ? $0.value : nil } }
  /// Whom to write to, where the text says so and a link may hold it.
  package var statedContact: ContactAddress? { contact.flatMap { $0.isStated ? $0.value : nil } }

  /// The newest day on which the text came out or was changed, by which `generated` of a manifest is
  /// set; a text that only says when it takes effect counts as published on that day.
  package var newestDate: Manifest.Day? {
    (publishedDates + updatedDates).map(\.value).max() ?? effective
  }
}

extension Metadata.Found {
  /// Whether the text states the value, and does not only mention it.
  package var isStated: Bool { origin != .mention }
}

extension Metadata.Found where Value == Manifest.Day {
  /// The moment that is meant: 00:00 UTC of the day, or the exact time that is written.
  package var moment: Manifest.Moment { Manifest.Moment(written) ?? Manifest.Moment(value) }
}
