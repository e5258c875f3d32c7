import AssentGate
import Foundation
import Hummingbird
import Logging

/// Says why, and ends with an exit code of sysexits.h.
func leave(_ code: Int32, _ sentence: String) -> Never {
  FileHandle.standardError.write(Data("gate-server: \(sentence)\n".utf8))
  exit(code)
}

do {
  let settings = try Settings(ProcessInfo.processInfo.environment)
  let site = try Site(settings)
  let key = try ServerKey(file: "\(settings.data)/server.key")
  let ledger = try Ledger(file: "\(settings.data)/acceptances.sqlite")

  let router = Router()
  router.add(middleware: Guard())
  AcceptRoutes(settings: settings, site: site, key: key, ledger: ledger).add(to: router)
  ListRoutes(settings: settings, site: site, ledger: ledger).add(to: router)
  SiteRoutes(site: site).add(to: router)

  var logger = Logger(label: "gate-server")
  logger.logLevel = .error
  let app = Application(
    router: router,
    // A connection that says nothing for a minute is closed.
    server: .http1(configuration: .init(idleTimeout: .seconds(60))),
    configuration: ApplicationConfiguration(
      address: .hostname(settings.host, port: settings.port),
      availableConnectionsDelegate: .maximum(settings.mostConnections, logger: logger)),
    onServerRunning: { channel in
      let port = channel.localAddress?.port ?? settings.port
      print("http://\(settings.host == "127.0.0.1" ? "localhost" : settings.host):\(port)")
      fflush(nil)
    },
    logger: logger)
  try await app.runService()
} catch let refusal as GateRefusal {
  leave(65, refusal.developerSentence)
} catch {
  leave(78, "\(error)")
}
