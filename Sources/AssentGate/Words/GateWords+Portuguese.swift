import AssentManifest

extension GateWords {
  /// The sentences of a gate in Portuguese.
  public static let portuguese = GateWords(
    language: "pt",
    table: """
      agreementStatement | Li e aceito «%1», versão %2.
      agreementBox | Aceito
      agreementAccept | Aceitar
      acknowledgementStatement | Li «%1», versão %2.
      acknowledgementBox | Li o texto
      acknowledgementAccept | Confirmar a leitura
      consentStatement | Dou o meu consentimento a «%1», versão %2.
      consentBox | Dou o meu consentimento
      consentAccept | Dar consentimento
      guardianAgreementStatement | Sou mãe, pai ou tutor da pessoa que usa este produto e aceito «%1», versão %2, em seu nome.
      guardianAcknowledgementStatement | Sou mãe, pai ou tutor da pessoa que usa este produto e li «%1», versão %2.
      guardianConsentStatement | Sou mãe, pai ou tutor da pessoa que usa este produto e dou o meu consentimento a «%1», versão %2, em seu nome.
      decline | Recusar
      reviewAgain | Reler
      exit | Sair
      notNow | Agora não
      retry | Tentar novamente
      print | Imprimir
      save | Guardar
      scrollToContinue | Percorra o texto até ao fim para continuar
      progress | %1% lido
      tickToContinue | Assinale a caixa para continuar
      typeYourName | Escreva o seu nome completo para assinar
      declineQuestion | Recusar «%1»? Sem isso não pode continuar.
      whatChanged | O que mudou desde a versão %1
      comparedOld | A sua última resposta foi à versão %1, em vigor desde %2
      comparedNew | Em vigor agora: versão %1, desde %2
      noComparison | O editor não oferece uma comparação destas duas versões
      changedMost | O que mais mudou
      unchangedClauses | Cláusulas sem alterações: %1
      clauseAdded | nova
      clauseRemoved | removida
      clauseMoved | deslocada
      clauseSplit | dividida
      clauseJoined | reunida
      clauseFormerly | antes %1
      clauseMeantOther | «%1» já não designa a mesma cláusula
      beforeFirstClause | Antes da primeira cláusula
      wordsDeleted | eliminado
      wordsInserted | inserido
      summaryOfLastStep | Sobre a versão %1, o editor diz: %2
      comparisonUnreadable | Não foi possível ler ou verificar a comparação destas duas versões
      versionWithdrawn | A versão %1 foi retirada em %2: %3
      publishedBy | Publicado por: %1
      notStoredAskedAgain | Não foi possível guardar a sua resposta. Pode continuar agora, e a pergunta será repetida {no próximo arranque|quando voltar a abrir esta página}.
      notStoredNotCounted | Não foi possível guardar a sua resposta, pelo que ainda não conta. Tente novamente.
      showText | Ver o texto completo
      withdraw | Retirar
      endOfText | Fim do texto
      agreedOn | Aceitou «%1», versão %2, em %3.
      readOn | Confirmou em %3 que leu «%1», versão %2.
      consentedOn | Deu o seu consentimento a «%1», versão %2, em %3.
      namedAgreement | «%1», versão %2, foi aceite em %3 mediante indicação do seu resumo criptográfico.
      namedAcknowledgement | Foi tomado conhecimento de «%1», versão %2, em %3 mediante indicação do seu resumo criptográfico.
      namedConsent | O consentimento a «%1», versão %2, foi dado em %3 mediante indicação do seu resumo criptográfico.
      countsUntil | Há uma nova versão de «%1». A sua resposta à versão %2 conta até %3.
      migratedCounts | A sua resposta a «%1», versão %2, {numa versão anterior desta aplicação|numa versão anterior deste produto} ainda conta.
      askFirst | Leia «%1», versão %2.
      askChanged | «%1» mudou desde a sua resposta à versão %3. Leia a versão %2.
      askChangedSinceUnknown | «%1» mudou. Leia a versão %2.
      askRenewal | A sua resposta a «%1» foi dada há algum tempo. Leia a versão %2 e responda novamente.
      askWithdrawn | Retirou a sua resposta a «%1». Leia a versão %2 se quiser continuar.
      askDamaged | O registo da sua resposta a «%1» está danificado. Leia a versão %2 e responda novamente.
      wasDeclined | Recusou «%1», versão %2. Pode mudar a sua resposta a qualquer momento.
      wasWithdrawn | Retirou a sua resposta a «%1», versão %2. Pode responder novamente a qualquer momento.
      notForYou | Não precisa de responder a «%1».
      nothingInForce | De momento, nenhuma versão de «%1» está em vigor.
      ageNeeded | Antes de «%1» ser mostrado, responda a uma pergunta sobre a sua idade.
      tooYoung | Não pode responder a «%1». É preciso ter pelo menos %2 anos.
      guardianNeeded | A mãe, o pai ou um tutor também tem de responder a «%1».
      refusedOlder | Este texto é mais antigo do que o que viu antes, por isso não é mostrado. Tente mais tarde ou {atualize a aplicação|volte a carregar esta página}.
      refusedTwoVersions | Dois textos diferentes têm o mesmo número, por isso nenhum é mostrado. Informe o editor.
      refusedNumber | O número deste texto está muito acima do último, por isso não é mostrado. Informe o editor.
      refusedRewritten | Este texto contradiz o que foi publicado antes, por isso não é mostrado. Informe o editor.
      refusedUnverified | Não foi possível verificar que este texto vem do seu editor, por isso não é mostrado. Tente mais tarde ou {atualize a aplicação|volte a carregar esta página}.
      refusedRevoked | A chave que assinou este texto foi revogada, por isso não é mostrado. {Atualize a aplicação|Volte a carregar esta página} ou informe o editor.
      refusedTooNew | {Esta aplicação é demasiado antiga para mostrar o texto. Atualize-a|Esta página é demasiado antiga para mostrar o texto. Volte a carregá-la}.
      refusedForm | Este texto tem uma forma {que esta aplicação não conhece|que esta página não conhece}, por isso não é mostrado. {Atualize a aplicação|Volte a carregar esta página}.
      refusedOtherProduct | Este texto pertence a outro produto, por isso não é mostrado. {Atualize a aplicação|Volte a carregar esta página}.
      refusedNothing | O que foi publicado não indica nenhum texto a que responder. Informe o editor.
      refusedUnreadable | Não é possível ler o texto. Tente mais tarde ou {atualize a aplicação|volte a carregar esta página}.
      noticeExpired | Uma versão mais recente deste texto deveria ter saído até %1. Talvez esteja a ver uma antiga.
      noticeDamaged | Uma parte do seu registo está danificada e não conta.
      noticeShortened | Falta a última parte do seu registo.
      noticeTorn | A última entrada do seu registo está incompleta e não conta.
      noticeUnreadable | Uma parte do seu registo não pode ser lida e não conta.
      noticeClock | O relógio deste dispositivo está antes de %1: está errado, ou um texto ou um registo tem uma data futura.
      noticeTextChanged | O texto da versão %2 do documento «%1» já não é aquele a que respondeu.
      noticeUpcoming | A versão %2 de «%1» aplica-se a partir de %3.
      noticeLastGood | Não foi possível verificar o que está publicado agora. São mostrados os últimos textos verificados.
      ageQuestion | Quando nasceu?
      ageYear | Ano de nascimento
      ageMonth | Mês de nascimento
      ageBelow | Menos de %1 anos
      ageBetween | De %1 a %2 anos
      ageFrom | %1 anos ou mais
      pageOf | %1 de %2
      keys | Setas, Espaço: percorrer  Tab: seguinte  s: guardar  p: imprimir  d: recusar  ?: ajuda
      keysAtLength | Cima, Baixo, Page Up, Page Down, Espaço, Home e End movem o texto.; Tab e Shift+Tab levam à caixa, aos botões e de volta ao texto.; Espaço ou Enter assinala a caixa e prime um botão.; s guarda o texto num ficheiro, p imprime-o.; d recusa. Ctrl+C sai sem resposta.
      windowTooSmall | Esta janela é demasiado pequena para mostrar o texto com a pergunta. Aumente-a para continuar.
      nameLabel | Nome completo
      goOn | Continuar
      back | Voltar
      savedAs | Guardado como %1
      notSaved | Não foi guardado como %1: %2
      printed | Enviado para a impressora
      notPrinted | Nada foi impresso.
      unavailable | Não é possível mostrar o texto, por isso não é possível responder agora.
      ageUse | Só é guardada a faixa etária em que se encontra a sua resposta.
      moreLines | Prima Enter para continuar a ler (faltam %1 linhas):
      typeToAgree | Escreva «%1» e prima Enter para continuar:
      typeToDecline | Ou escreva «%1» para recusar.
      plainCommands | Também pode escrever "save" (guardar), "print" (imprimir), "again" (ler o texto desde o início) ou "decline" (recusar).
      declineConfirm | Escreva "exit" para recusar, ou prima Enter para reler o texto:
      refusedNoCrypto | Este navegador não consegue verificar o texto nesta ligação. Abra esta página por https.
      refusedNoEd25519 | Este navegador é demasiado antigo para verificar quem publicou o texto. Atualize-o.
      refusedFramed | Esta página está dentro da página de outra pessoa, por isso não é possível responder aqui.
      refusedOffline | Não foi possível carregar o texto. Verifique a sua ligação e tente novamente.
      refusedNotCarried | Agora está em vigor outra versão, e este arquivo não a contém. Leia-a onde o responsável a publica.
      openWindow | Abrir numa janela própria
      versionOf | Versão %1
      asideYears | Introduza um ano com quatro algarismos
      settings | Definições
      about | Acerca deste produto
      copyright | Direitos de autor
      license | Licença
      privacy | Privacidade
      credits | Créditos
      support | Apoio
      receipt | Guardar o recibo
      history | Histórico
      close | Fechar
      withdrawQuestion | Retirar a sua resposta a «%1»? Se for necessária, ser-lhe-á pedida de novo antes de poder continuar.
      declinedOn | Recusou «%1», versão %2, em %3.
      withdrawnOn | Retirou a sua resposta a «%1» em %3.
      guardianOn | Um dos pais ou um tutor aprovou «%1», versão %2, em %3.
      resetAnswers | Perguntar tudo de novo (para testes)
      """)
}
