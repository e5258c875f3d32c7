import Synchronization

/// Which articles go with nouns of agreements, for languages where that is certain.
///
/// Only nouns are listed that are no form of a verb, that have one gender, and of which the plural
/// is another word.
final class ArticleTable: Sendable {
  private struct Group {
    var articles: String
    var nouns: String
  }

  private static let groups: [String: [Group]] = [
    "es": [
      Group(
        articles: "el un del al este ese dicho nuestro",
        nouns: """
          propósito derecho servicio usuario proveedor plazo precio producto sitio artículo párrafo
          tratamiento consentimiento cumplimiento incumplimiento procedimiento contenido riesgo
          documento software anexo período código
          """),
      Group(
        articles: "la una esta esa dicha nuestra",
        nouns: """
          información propiedad condición cláusula obligación responsabilidad ley política
          privacidad aplicación plataforma empresa tarifa dirección contraseña modificación
          notificación jurisdicción legislación versión finalidad solicitud confidencialidad
          """),
      Group(
        articles: "los unos estos esos dichos nuestros",
        nouns: """
          propósitos derechos servicios usuarios proveedores plazos precios productos sitios
          artículos términos procedimientos contenidos riesgos documentos datos tribunales
          """),
      Group(
        articles: "las unas estas esas dichas nuestras",
        nouns: """
          condiciones cláusulas obligaciones leyes políticas aplicaciones plataformas empresas
          tarifas modificaciones notificaciones partes finalidades
          """),
    ],
    "fr": [
      Group(
        articles: "le un du au ce",
        nouns: """
          contrat vendeur client logiciel produit délai droit paiement traitement tribunal litige
          dommage préjudice consentement règlement fournisseur site
          """),
      Group(
        articles: "la une cette",
        nouns: """
          société responsabilité prestation donnée clause plateforme loi durée livraison
          confidentialité propriété juridiction résiliation garantie redevance
          """),
      Group(articles: "un cet", nouns: "utilisateur abonnement hébergement engagement accord"),
      Group(
        articles: "une cette",
        nouns: "information utilisation application obligation entreprise interruption"),
      Group(
        articles: "les des ces aux",
        nouns: """
          contrats vendeurs clients logiciels produits droits paiements traitements tribunaux litiges
          dommages préjudices sociétés responsabilités prestations données clauses lois garanties
          informations utilisateurs obligations fournisseurs
          """),
    ],
    "it": [
      Group(
        articles: "il un del al dal nel sul questo",
        nouns: "contratto servizio fornitore prodotto trattamento consenso prezzo sito documento"),
      Group(
        articles: "la una della alla dalla nella sulla questa",
        nouns: """
          licenza garanzia clausola legge piattaforma riservatezza normativa
          """),
      Group(
        articles: "i dei ai dai nei sui questi",
        nouns: "contratti servizi fornitori prodotti trattamenti dati termini diritti documenti"),
      Group(
        articles: "le delle alle dalle nelle sulle queste",
        nouns: "licenze garanzie clausole leggi condizioni informazioni piattaforme"),
    ],
    "pt": [
      Group(
        articles: "o um do no ao pelo este esse",
        nouns: """
          contrato serviço produto prazo tratamento consentimento conteúdo cumprimento fornecedor
          documento software
          """),
      Group(
        articles: "uma da pela esta essa",
        nouns: """
          licença política privacidade responsabilidade informação cláusula lei propriedade
          plataforma legislação obrigação condição aplicação
          """),
      Group(
        articles: "os dos nos aos pelos estes esses",
        nouns: "contratos serviços produtos prazos dados direitos termos conteúdos documentos"),
      Group(
        articles: "as das nas pelas estas essas",
        nouns: "licenças políticas informações cláusulas leis condições obrigações partes"),
    ],
    "de": [
      Group(
        articles: "der den dem des ein einen einem eines",
        nouns: """
          Vertrag Dienst Zugang Zugriff Preis Betrag Gerichtsstand Zeitraum Lizenzvertrag Kaufpreis
          """),
      Group(
        articles: "die der eine einer",
        nouns: """
          Lizenz Haftung Vereinbarung Zahlung Kündigung Nutzung Leistung Bestellung Rechnung
          Verarbeitung Verpflichtung Bestimmung Gewährleistung Dienstleistung Einwilligung
          """),
      Group(
        articles: "das dem des ein einem eines",
        nouns: "Gesetz Produkt Konto Entgelt Angebot Gericht Widerrufsrecht Urheberrecht"),
    ],
    "nl": [
      Group(
        articles: "de deze",
        nouns: """
          overeenkomst dienst licentie factuur wet klant opdrachtgever opdrachtnemer leverancier
          aansprakelijkheid verwerking toestemming voorwaarden diensten persoonsgegevens
          """),
      Group(
        articles: "het dit",
        nouns: "contract bedrijf product auteursrecht gebruik privacybeleid bedrag"),
    ],
  ]

  private let nouns: [UInt64: Int]
  /// The groups that an article is right for, a bit each.
  private let articles: [UInt64: UInt8]

  private static let tables = Mutex<[String: ArticleTable]>([:])

  /// The table of a language; `nil` where there is none.
  static func table(for language: String) -> ArticleTable? {
    guard let groups = groups[language] else { return nil }
    return tables.withLock { tables in
      if let table = tables[language] { return table }
      let table = ArticleTable(groups)
      tables[language] = table
      return table
    }
  }

  private init(_ groups: [Group]) {
    var nouns: [UInt64: Int] = [:]
    var articles: [UInt64: UInt8] = [:]
    for (index, group) in groups.enumerated() {
      for noun in group.nouns.split(whereSeparator: \.isWhitespace) {
        nouns[WordHash.of(noun.lowercased())] = index
      }
      for article in group.articles.split(separator: " ") {
        articles[WordHash.of(article), default: 0] |= 1 << UInt8(index)
      }
    }
    self.nouns = nouns
    self.articles = articles
  }

  /// Whether a word is an article that does not go with the noun after it.
  func isWrong(_ article: UInt64, before noun: UInt64) -> Bool {
    guard let right = articles[article], let group = nouns[noun] else { return false }
    return right & (1 << UInt8(group)) == 0
  }
}
