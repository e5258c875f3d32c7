/// The words by which agreements name their sides, by language: `Customer`, `Prestataire`, `Исполнитель`.
///
/// German is left out, because it writes every noun with a capital.
enum RoleWords {
  /// Groups of words that name the same side; each is the beginning that endings leave alone.
  private static let groups: [String: [[String]]] = [
    "en": [
      ["customer", "client"], ["licensee"], ["licensor"], ["subscriber"],
      ["provider", "supplier"], ["seller", "vendor"], ["buyer", "purchaser"], ["contractor"],
      ["merchant"], ["contributor"], ["sponsor"], ["reseller"], ["user"],
    ],
    "fr": [
      ["client", "acheteur"], ["prestataire", "fournisseur"], ["vendeur"], ["utilisateur"],
      ["abonné"],
      ["licencié"], ["concédant"], ["éditeur"],
    ],
    "es": [
      ["cliente"], ["proveedor", "prestador"], ["vendedor"], ["comprador"], ["usuario"],
      ["licenciante"],
      ["licenciatario"], ["contratante"],
    ],
    "it": [
      ["cliente"], ["fornitore"], ["venditore"], ["acquirente", "compratore"], ["utent"],
      ["licenziante"],
      ["licenziatario"], ["committente"],
    ],
    "pt": [
      ["cliente"], ["fornecedor", "prestador"], ["vendedor"], ["comprador"],
      ["usuári", "utilizador"],
      ["licenciante"], ["licenciad"], ["contratante"], ["contratada"],
    ],
    "nl": [
      ["klant", "afnemer"], ["opdrachtgever"], ["opdrachtnemer"], ["leverancier"], ["verkoper"],
      ["koper"], ["gebruiker"], ["licentiegever"], ["licentienemer"],
    ],
    "pl": [
      ["klient"], ["usługodawc"], ["usługobiorc"], ["użytkownik"], ["sprzedawc", "sprzedając"],
      ["kupując"], ["licencjodawc"], ["licencjobiorc"],
    ],
    "cs": [
      ["zákazní", "klient", "objednatel"], ["poskytovatel", "dodavatel"], ["uživatel"],
      ["prodávající"],
      ["kupující"], ["nabyvatel"],
    ],
    "ro": [
      ["client"], ["furnizor", "prestator"], ["utilizator"], ["vânzător"], ["cumpărător"],
      ["beneficiar"],
    ],
    "hu": [["ügyf", "megrendelő"], ["szolgáltató"], ["felhasznál"], ["eladó"], ["vevő"]],
    "ru": [
      ["заказчик", "клиент"], ["исполнител"], ["пользовател"], ["покупател"], ["продав"],
      ["лицензиат"], ["лицензиар"],
    ],
    "uk": [
      ["замовник", "клієнт"], ["виконав"], ["користувач"], ["покуп"], ["продав"], ["ліцензіат"],
      ["ліцензіар"],
    ],
    "el": [["πελάτ"], ["πάροχο"], ["χρήστ"], ["αγοραστ"], ["πωλητ"]],
    "sv": [["kund"], ["leverantör"], ["användar"], ["säljar"], ["köpar"]],
    "da": [["kunde"], ["leverandør"], ["bruger"], ["sælger"], ["køber"]],
    "nb": [["kunde"], ["leverandør"], ["bruker"], ["selger"], ["kjøper"]],
  ]

  /// The same as tables, by language.
  static let tables = groups.mapValues(RoleTable.init)
}
