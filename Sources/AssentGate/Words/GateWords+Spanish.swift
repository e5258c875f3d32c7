import AssentManifest

extension GateWords {
  /// The sentences of a gate in Spanish.
  public static let spanish = GateWords(
    language: "es",
    table: """
      agreementStatement | He leído y acepto «%1», versión %2.
      agreementBox | Acepto
      agreementAccept | Aceptar
      acknowledgementStatement | He leído «%1», versión %2.
      acknowledgementBox | Lo he leído
      acknowledgementAccept | Confirmar la lectura
      consentStatement | Doy mi consentimiento a «%1», versión %2.
      consentBox | Doy mi consentimiento
      consentAccept | Dar consentimiento
      guardianAgreementStatement | Soy padre, madre o tutor de la persona que usa este producto y acepto «%1», versión %2, en su nombre.
      guardianAcknowledgementStatement | Soy padre, madre o tutor de la persona que usa este producto y he leído «%1», versión %2.
      guardianConsentStatement | Soy padre, madre o tutor de la persona que usa este producto y doy mi consentimiento a «%1», versión %2, en su nombre.
      decline | Rechazar
      reviewAgain | Volver a leer
      exit | Salir
      notNow | Ahora no
      retry | Reintentar
      print | Imprimir
      save | Guardar
      scrollToContinue | Desplácese hasta el final para continuar
      progress | %1 % leído
      tickToContinue | Marque la casilla para continuar
      typeYourName | Escriba su nombre completo para firmar
      declineQuestion | ¿Rechazar «%1»? Sin ello no puede continuar.
      whatChanged | Qué ha cambiado desde la versión %1
      comparedOld | Su última respuesta fue a la versión %1, en vigor desde el %2
      comparedNew | Vigente ahora: versión %1, desde el %2
      noComparison | El editor no ofrece una comparación de estas dos versiones
      changedMost | Lo que más ha cambiado
      unchangedClauses | Cláusulas sin cambios: %1
      clauseAdded | nueva
      clauseRemoved | eliminada
      clauseMoved | trasladada
      clauseSplit | dividida
      clauseJoined | unida
      clauseFormerly | antes %1
      clauseMeantOther | «%1» ya no designa la misma cláusula
      beforeFirstClause | Antes de la primera cláusula
      wordsDeleted | eliminado
      wordsInserted | añadido
      summaryOfLastStep | Sobre la versión %1, el editor dice: %2
      comparisonUnreadable | No se pudo leer o verificar la comparación de estas dos versiones
      versionWithdrawn | La versión %1 se retiró el %2: %3
      publishedBy | Publicado por: %1
      notStoredAskedAgain | No se pudo guardar su respuesta. Puede continuar ahora, y se le preguntará de nuevo {en el próximo inicio|la próxima vez que abra esta página}.
      notStoredNotCounted | No se pudo guardar su respuesta, por lo que todavía no cuenta. Inténtelo de nuevo.
      showText | Ver el texto completo
      withdraw | Retirar
      endOfText | Fin del texto
      agreedOn | Usted aceptó «%1», versión %2, el %3.
      readOn | Usted confirmó el %3 que ha leído «%1», versión %2.
      consentedOn | Usted dio su consentimiento a «%1», versión %2, el %3.
      namedAgreement | «%1», versión %2, se aceptó el %3 indicando su resumen criptográfico.
      namedAcknowledgement | Se tomó conocimiento de «%1», versión %2, el %3 indicando su resumen criptográfico.
      namedConsent | El consentimiento a «%1», versión %2, se dio el %3 indicando su resumen criptográfico.
      countsUntil | Hay una nueva versión de «%1». Su respuesta a la versión %2 cuenta hasta el %3.
      migratedCounts | Su respuesta a «%1», versión %2, en {una versión anterior de esta aplicación|una versión anterior de este producto} sigue contando.
      askFirst | Lea «%1», versión %2.
      askChanged | «%1» ha cambiado desde su respuesta a la versión %3. Lea la versión %2.
      askChangedSinceUnknown | «%1» ha cambiado. Lea la versión %2.
      askRenewal | Su respuesta a «%1» es de hace algún tiempo. Lea la versión %2 y responda de nuevo.
      askWithdrawn | Usted retiró su respuesta a «%1». Lea la versión %2 si desea continuar.
      askDamaged | El registro de su respuesta a «%1» está dañado. Lea la versión %2 y responda de nuevo.
      wasDeclined | Usted rechazó «%1», versión %2. Puede cambiar su respuesta en cualquier momento.
      wasWithdrawn | Usted retiró su respuesta a «%1», versión %2. Puede responder de nuevo en cualquier momento.
      notForYou | No tiene que responder a «%1».
      nothingInForce | Ninguna versión de «%1» está vigente en este momento.
      ageNeeded | Antes de mostrar «%1», responda a una pregunta sobre su edad.
      tooYoung | No puede responder a «%1». Hay que tener al menos %2 años.
      guardianNeeded | La madre, el padre o un tutor también debe responder a «%1».
      refusedOlder | Este texto es más antiguo que el que vio antes, por lo que no se muestra. Inténtelo más tarde o {actualice la aplicación|vuelva a cargar esta página}.
      refusedTwoVersions | Dos textos distintos llevan el mismo número, por lo que no se muestra ninguno. Comuníqueselo al editor.
      refusedNumber | El número de este texto está muy por encima del último, por lo que no se muestra. Avise al editor.
      refusedRewritten | Este texto contradice lo publicado antes, por lo que no se muestra. Avise al editor.
      refusedUnverified | No se pudo verificar que este texto procede de su editor, por lo que no se muestra. Inténtelo más tarde o {actualice la aplicación|vuelva a cargar esta página}.
      refusedRevoked | La clave que firmó este texto fue revocada, por lo que no se muestra. {Actualice la aplicación|Vuelva a cargar esta página} o avise al editor.
      refusedTooNew | {Esta aplicación es demasiado antigua para mostrar el texto. Actualícela|Esta página es demasiado antigua para mostrar el texto. Vuelva a cargarla}.
      refusedForm | Este texto tiene una forma {que esta aplicación no conoce|que esta página no conoce}, por lo que no se muestra. {Actualice la aplicación|Vuelva a cargar esta página}.
      refusedOtherProduct | Este texto pertenece a otro producto, por lo que no se muestra. {Actualice la aplicación|Vuelva a cargar esta página}.
      refusedNothing | Lo publicado no nombra ningún texto al que responder. Avise al editor.
      refusedUnreadable | No se puede leer el texto. Inténtelo más tarde o {actualice la aplicación|vuelva a cargar esta página}.
      noticeExpired | Debería haberse publicado una versión más reciente de este texto antes del %1. Es posible que esté viendo una antigua.
      noticeDamaged | Una parte de su registro está dañada y no cuenta.
      noticeShortened | Falta la última parte de su registro.
      noticeTorn | La última entrada de su registro está incompleta y no cuenta.
      noticeUnreadable | Una parte de su registro no se puede leer y no cuenta.
      noticeClock | El reloj de este dispositivo está antes de %1: es incorrecto, o un texto o un registro lleva una fecha futura.
      noticeTextChanged | El texto de la versión %2 del documento «%1» ya no es aquel al que usted respondió.
      noticeUpcoming | La versión %2 de «%1» se aplicará a partir del %3.
      noticeLastGood | No se pudo verificar lo que está publicado ahora. Se muestran los últimos textos que sí se pudieron verificar.
      ageQuestion | ¿Cuándo nació?
      ageYear | Año de nacimiento
      ageMonth | Mes de nacimiento
      ageBelow | Menos de %1 años
      ageBetween | De %1 a %2 años
      ageFrom | %1 años o más
      pageOf | %1 de %2
      keys | Flechas, Espacio: desplazar  Tab: siguiente  s: guardar  p: imprimir  d: rechazar  ?: ayuda
      keysAtLength | Arriba, Abajo, Re Pág, Av Pág, Espacio, Inicio y Fin mueven el texto.; Tab y Mayús+Tab llevan a la casilla, a los botones y de nuevo al texto.; Espacio o Intro marca la casilla y pulsa un botón.; s guarda el texto en un archivo, p lo imprime.; d rechaza. Ctrl+C sale sin responder.
      windowTooSmall | Esta ventana es demasiado pequeña para mostrar el texto junto con lo que se le pregunta. Amplíela para continuar.
      nameLabel | Nombre completo
      goOn | Continuar
      back | Atrás
      savedAs | Guardado como %1
      notSaved | No se guardó como %1: %2
      printed | Enviado a la impresora
      notPrinted | No se imprimió nada.
      unavailable | No se puede mostrar el texto, por lo que ahora no se puede responder.
      ageUse | Solo se conserva el intervalo de edad en el que se encuentra su respuesta.
      moreLines | Pulse Intro para seguir leyendo (quedan %1 líneas):
      typeToAgree | Escriba «%1» y pulse Intro para continuar:
      typeToDecline | O escriba «%1» para rechazar.
      plainCommands | También puede escribir "save" (guardar), "print" (imprimir), "again" (leer el texto desde el principio) o "decline" (rechazar).
      declineConfirm | Escriba "exit" para rechazar, o pulse Intro para volver a leer el texto:
      refusedNoCrypto | Este navegador no puede verificar el texto con esta conexión. Abra esta página con https.
      refusedNoEd25519 | Este navegador es demasiado antiguo para verificar quién publicó el texto. Actualícelo.
      refusedFramed | Esta página está dentro de la página de otra persona, por lo que aquí no se puede responder.
      refusedOffline | No se pudo cargar el texto. Compruebe su conexión e inténtelo de nuevo.
      refusedNotCarried | Ahora está en vigor otra versión y este archivo no la contiene. Léala donde la publica el editor.
      openWindow | Abrir en una ventana propia
      versionOf | Versión %1
      asideYears | Escriba un año con cuatro cifras
      settings | Ajustes
      about | Acerca de este producto
      copyright | Derechos de autor
      license | Licencia
      privacy | Privacidad
      credits | Créditos
      support | Asistencia
      receipt | Guardar el recibo
      history | Historial
      close | Cerrar
      withdrawQuestion | ¿Retirar su respuesta a «%1»? Si es necesaria, se le volverá a preguntar antes de continuar.
      declinedOn | Rechazó «%1», versión %2, el %3.
      withdrawnOn | Retiró su respuesta a «%1» el %3.
      guardianOn | Un padre, una madre o un tutor aprobó «%1», versión %2, el %3.
      resetAnswers | Volver a preguntar todo (para pruebas)
      """)
}
