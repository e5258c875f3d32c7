/// The values that differ from page to page, by their names in templates.
package enum PageKey: Int, CaseIterable, Sendable {
  case language
  case direction
  case title
  case root
  case siteName
  case productName
  case productPath
  case publisherName
  case publisherContact
  case publisherContactText
  case generator
  case kind
  case kindLabel
  case description
  case version
  case versionLabel
  case effective
  case effectiveText
  case published
  case publishedText
  case updated
  case updatedText
  case licensor
  case contact
  case digest
  case digestShort
  case words
  case readingMinutes
  case path
  case textPath
  case jsonPath
  case permalink
  case canonical
  case releasePath
  case linkedData
  case publisher
  case contactLink
  case contactText
  case languageName
  case languages
  case alternates
  case contents
  case body
  case banner
  case versions
  case versionLinks
  case historyPath
  case feedPath
  case status
  case statusText
  case robots
  case statusNote
  case agreement
  case agreementPath
  case clauses
  case until
  case untilText
  case change
  case changeText
  case comparison
  case summary
  case summaryLanguage
  case reason
  case redlines
  case oldVersion
  case oldPath
  case oldText
  case newVersion
  case newPath
  case newText
  case statusDate

  var name: String { String(describing: self) }

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
