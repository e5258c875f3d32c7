/// The key that signed what is published; `./publish` writes it.
enum PublicKey {
  static let text = "RWS/TgW6D8NPms4B1/uTT9DjOWrIhpFQGCTGak1kwdvTiHsF4QtdpQjY"
}
