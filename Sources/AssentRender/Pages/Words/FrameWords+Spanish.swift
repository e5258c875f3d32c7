import AssentManifest

extension FrameWords {
  static let spanish = FrameWords(
    labels: """
      contents | Contenido
      version | Versión
      effective | Entrada en vigor
      published | Publicado
      updated | Última actualización
      digest | Huella de las palabras
      words | Palabras
      plainText | Texto sin formato
      json | JSON
      skip | Ir al texto
      copyLink | Copiar enlace
      copied | Enlace copiado
      licenseSummary | Resumen de la licencia
      permissions | Permitido
      conditions | Condiciones
      limitations | Límites
      notLegalText | Este resumen no forma parte del acuerdo.
      agreements | Acuerdos
      documents | Documentos
      print | Imprimir
      verify | Cómo comprobar esta página
      minutes | min de lectura
      by | de
      license | Licencia
      eula | Contrato de licencia de usuario final
      terms | Condiciones del servicio
      privacy | Política de privacidad
      other | Documento
      table | Tabla
      diagram | Diagrama
      anchor | Enlace a esta sección
      code | Código
      source | Texto de origen
      wideDiagram | El dibujo tiene % columnas de ancho. Se ve entero en la página web y en texto de ese ancho.
      linkTo | Enlace a %
      backTo | Volver a la llamada %
      scrollHint | Más ancho que la página: desplácese en horizontal
      languages | Idiomas
      translation | Esta es una traducción. El texto que prevalece: %
      history | Historial de versiones
      versions | Versiones
      versionsOf | Versiones: %
      status | Estado
      until | Hasta
      change | Cambio
      material | Sustancial
      editorial | De redacción
      initial | Primera versión
      materialNote | Se vuelve a pedir la aceptación.
      editorialNote | No se vuelve a pedir la aceptación.
      changeIdentical | El texto es el mismo
      changeMarkup | No ha cambiado nada salvo el formato
      changeTypography | No ha cambiado nada salvo mayúsculas, comillas, guiones, espacios y el formato
      changeLinkTarget | No ha cambiado nada salvo el destino de los enlaces y la presentación del texto
      changeDateLine | No ha cambiado nada salvo la fecha o la versión que indica el texto, el destino de los enlaces y la presentación del texto
      changePunctuation | No ha cambiado nada salvo la puntuación, la numeración, la fecha o la versión que indica el texto, el destino de los enlaces y la presentación del texto
      changeWording | Ha cambiado la redacción, sin indicios de otros derechos u obligaciones
      changeObligations | Pueden haber cambiado derechos u obligaciones
      statusCurrent | En vigor
      statusUpcoming | Próxima
      statusSuperseded | Sustituida
      statusWithdrawn | Retirada
      statusDraft | Borrador
      inForceSince | En vigor desde el %.
      takesEffect | Entra en vigor el %.
      replacedFrom | La versión % la sustituye el %.
      untilThen | Hasta entonces se aplica la versión %.
      wasInForce | En vigor desde el % hasta el %.
      replacedIt | La sustituyó la versión %.
      neverInForce | Nunca entró en vigor.
      withdrawnOn | Retirada el %.
      reason | Motivo
      nowInForce | La versión % está en vigor.
      noneInForce | No hay ninguna versión en vigor.
      draftNote | Este borrador no se ha publicado como versión ni está en vigor.
      graceUntil | Quien aceptó la versión anterior tiene hasta el % para aceptar esta.
      upcomingVersion | La versión % entra en vigor el %.
      dayStart | Los días empiezan a las 00:00 UTC.
      asOf | Estado a %.
      dayTime | % a las %
      changesFrom | Cambios desde la versión %
      changesTo | Cambios hasta la versión %
      changesFromTo | Cambios de % a %
      before | Antes
      after | Después
      feed | Canal de nuevas versiones
      clauseHistory | Cambios por cláusula
      changedIn | Modificada en %
      publisher | Publicado por
      contact | Contacto
      address | Dirección
      pageOf | página % de %
      permalink | Dirección de esta versión
      audit | Auditoría
      auditOf | Auditoría de %
      timeline | Cronología
      timelineNote | Una fila por versión, la más reciente primero; lo mismo figura abajo en palabras.
      graceDays | Días de transición
      grace | Período de transición
      sourceDigest | Huella de la fuente
      bindingText | Texto auténtico
      declared | Cambio declarado
      comparison | Comparación de los textos
      signals | Lo decisivo
      releasedBy | Publicado por
      gitRevision | Revisión de Git
      approved | Aprobado
      corrected | Corregido
      summary | Resumen
      acceptanceRevision | Revisión de aceptación
      ledger | Registro
      ledgerHead | Huella de su última línea
      checkByHand | Cómo comprobarlo a mano
      checkFiles | Todos los archivos de este acuerdo, en la carpeta de manifest.json:
      checkSources | Los textos tal como se publicaron, en la carpeta de contenido:
      checkSignature | La firma del manifiesto:
      noKey | El editor no anuncia ninguna clave de firma.
      keyNote | Una página no puede avalar su propia clave: compárela con una que le haya llegado por otra vía.
      signingKey | Clave de firma
      recoveryKey | Clave de recuperación
      validUntil | Válida hasta %
      auditLimits | Todos los días son los que indicó el editor. Solo un punto de control o un sello de tiempo guardado por otros muestra que una línea del registro existía en un día dado.
      gate | Leer y aceptar
      gateOpen | Aquí no queda nada por aceptar.
      gatePlain | El script que pide la aceptación no se ejecutó. Estos son los textos que se aplican ahora.
      gatePrint | Esta página no registra nada por sí misma. Rellene lo siguiente, imprima la página, fírmela y envíela a %.
      gatePrintAlone | Esta página no registra nada por sí misma. Rellene lo siguiente, imprima la página, fírmela y envíela al editor.
      gateSend | Esta página no registra nada por sí misma. Lo que rellene se envía a %.
      fullName | Nombre completo
      day | Fecha
      signature | Firma
      send | Enviar
      """,
    phrases: """
      commercial | Uso comercial
      share | Copiar y transmitir
      change | Modificar y adaptar
      private | Uso privado
      patent | Usar las patentes de los colaboradores
      bundle | Incluir con otro software y vender el conjunto
      link | Enlazar desde software con otras licencias
      notice | Conservar los avisos de copyright y de licencia
      source-notice | Conservar los avisos en el código fuente; los binarios no los necesitan
      credit | Nombrar al autor y enlazar la licencia
      mark-changes | Indicar qué se ha modificado
      notice-file | Incluir el archivo NOTICE
      source | Ofrecer el código fuente
      network-source | Ofrecer el código fuente a quienes lo usan a través de una red
      same | Transmitir los cambios con la misma licencia
      same-file | Mantener los archivos modificados con la misma licencia
      same-library | Mantener la biblioteca y sus cambios con la misma licencia
      relink | Permitir que los usuarios sustituyan la biblioteca en la obra combinada
      name | No usar los nombres reservados para versiones modificadas
      not-alone | No vender la fuente tipográfica por sí sola
      no-locks | No añadir bloqueos técnicos ni otras condiciones
      misrepresent | No hacerse pasar por el autor del original
      no-warranty | Sin garantía
      no-liability | Sin responsabilidad de los autores
      no-trademark | Ningún derecho sobre las marcas
      no-patent | Ningún derecho sobre las patentes
      no-endorsement | No usar los nombres de los autores para promocionar productos
      no-privacy | Ninguna renuncia a los derechos de privacidad o de imagen de otras personas
      non-commercial | Sin uso comercial
      no-changes | No compartir versiones modificadas
      indemnify | Los distribuidores comerciales responden por los demás colaboradores
      """)
}
