import AssentManifest

extension FrameWords {
  static let portuguese = FrameWords(
    labels: """
      contents | Conteúdo
      version | Versão
      effective | Em vigor a partir de
      published | Publicado em
      updated | Última atualização
      digest | Impressão digital das palavras
      words | Palavras
      plainText | Texto simples
      json | JSON
      skip | Ir para o texto
      copyLink | Copiar link
      copied | Link copiado
      licenseSummary | Resumo da licença
      permissions | Permitido
      conditions | Condições
      limitations | Limites
      notLegalText | Este resumo não faz parte do contrato.
      agreements | Contratos
      documents | Documentos
      print | Imprimir
      verify | Como verificar esta página
      minutes | min de leitura
      by | por
      license | Licença
      eula | Contrato de licença de usuário final
      terms | Termos de serviço
      privacy | Política de privacidade
      other | Documento
      table | Tabela
      diagram | Diagrama
      anchor | Link para esta seção
      code | Código
      source | Texto-fonte
      wideDiagram | O desenho tem % colunas de largura. Está inteiro na página web e em texto dessa largura.
      linkTo | Link para %
      backTo | Voltar à chamada %
      scrollHint | Mais largo que a página: role para o lado
      languages | Idiomas
      translation | Esta é uma tradução. O texto que prevalece: %
      history | Histórico de versões
      versions | Versões
      versionsOf | Versões: %
      status | Estado
      until | Até
      change | Alteração
      material | Substancial
      editorial | De redação
      initial | Primeira versão
      materialNote | A aceitação é pedida de novo.
      editorialNote | A aceitação não é pedida de novo.
      changeIdentical | O texto é o mesmo
      changeMarkup | Nada mudou além da formatação
      changeTypography | Nada mudou além de maiúsculas, aspas, travessões, espaços e formatação
      changeLinkTarget | Nada mudou além do destino dos links e da apresentação do texto
      changeDateLine | Nada mudou além da data ou da versão indicada no texto, do destino dos links e da apresentação do texto
      changePunctuation | Nada mudou além da pontuação, da numeração, da data ou da versão indicada no texto, do destino dos links e da apresentação do texto
      changeWording | A redação mudou, sem indício de outros direitos ou deveres
      changeObligations | Direitos ou deveres podem ter mudado
      statusCurrent | Em vigor
      statusUpcoming | Futura
      statusSuperseded | Substituída
      statusWithdrawn | Retirada
      statusDraft | Rascunho
      inForceSince | Em vigor desde %.
      takesEffect | Entra em vigor em %.
      replacedFrom | A versão % a substitui em %.
      untilThen | Até lá, aplica-se a versão %.
      wasInForce | Em vigor de % até %.
      replacedIt | Foi substituída pela versão %.
      neverInForce | Nunca entrou em vigor.
      withdrawnOn | Retirada em %.
      reason | Motivo
      nowInForce | A versão % está em vigor.
      noneInForce | Nenhuma versão está em vigor.
      draftNote | Este rascunho não foi publicado como versão nem está em vigor.
      graceUntil | Quem aceitou a versão anterior tem até % para aceitar esta.
      upcomingVersion | A versão % entra em vigor em %.
      dayStart | Os dias começam às 00:00 UTC.
      asOf | Situação em %.
      dayTime | % às %
      changesFrom | Alterações desde a versão %
      changesTo | Alterações até a versão %
      changesFromTo | Alterações de % para %
      before | Antes
      after | Depois
      feed | Feed de novas versões
      clauseHistory | Alterações por cláusula
      changedIn | Alterada em %
      publisher | Publicado por
      contact | Contato
      address | Endereço
      pageOf | página % de %
      permalink | Endereço desta versão
      audit | Auditoria
      auditOf | Auditoria de %
      timeline | Cronologia
      timelineNote | Uma linha por versão, a mais recente primeiro; o mesmo está abaixo em palavras.
      graceDays | Dias de transição
      grace | Período de transição
      sourceDigest | Resumo criptográfico da fonte
      bindingText | Texto que prevalece
      declared | Alteração declarada
      comparison | Comparação dos textos
      signals | O que decidiu
      releasedBy | Publicado por
      gitRevision | Revisão do Git
      approved | Aprovado
      corrected | Corrigido
      summary | Síntese
      acceptanceRevision | Revisão de aceitação
      ledger | Registo
      ledgerHead | Resumo criptográfico da última linha
      checkByHand | Como verificar à mão
      checkFiles | Todos os ficheiros deste acordo, na pasta de manifest.json:
      checkSources | Os textos tal como foram publicados, na pasta de conteúdo:
      checkSignature | A assinatura do manifesto:
      noKey | O editor não anuncia nenhuma chave de assinatura.
      keyNote | Uma página não pode garantir a sua própria chave: compare-a com uma que tenha recebido por outra via.
      signingKey | Chave de assinatura
      recoveryKey | Chave de recuperação
      validUntil | Válida até %
      auditLimits | Todos os dias são os que o editor indicou. Só um ponto de controlo ou um selo temporal guardado por outros mostra que uma linha do registo existia num certo dia.
      gate | Ler e aceitar
      gateOpen | Não resta nada a aceitar aqui.
      gatePlain | O script que pede a aceitação não foi executado. Estes são os textos que se aplicam agora.
      gatePrint | Esta página não regista nada por si. Preencha o que se segue, imprima a página, assine-a e envie-a para %.
      gatePrintAlone | Esta página não regista nada por si. Preencha o que se segue, imprima a página, assine-a e envie-a ao editor.
      gateSend | Esta página não regista nada por si. O que preencher é enviado para %.
      fullName | Nome completo
      day | Data
      signature | Assinatura
      send | Enviar
      """,
    phrases: """
      commercial | Uso comercial
      share | Copiar e transmitir
      change | Modificar e adaptar
      private | Uso privado
      patent | Usar as patentes dos colaboradores
      bundle | Incluir com outro software e vender o conjunto
      link | Vincular a partir de software sob outras licenças
      notice | Manter os avisos de direitos autorais e de licença
      source-notice | Manter os avisos no código-fonte; binários não precisam deles
      credit | Citar o autor e indicar a licença
      mark-changes | Indicar o que foi modificado
      notice-file | Transmitir o arquivo NOTICE
      source | Oferecer o código-fonte
      network-source | Oferecer o código-fonte a quem usa o programa por uma rede
      same | Transmitir as modificações sob a mesma licença
      same-file | Manter os arquivos modificados sob a mesma licença
      same-library | Manter a biblioteca e suas modificações sob a mesma licença
      relink | Permitir que os usuários substituam a biblioteca na obra combinada
      name | Não usar os nomes reservados em versões modificadas
      not-alone | Não vender a fonte tipográfica sozinha
      no-locks | Não acrescentar bloqueios técnicos nem outras condições
      misrepresent | Não se apresentar como autor do original
      no-warranty | Sem garantia
      no-liability | Sem responsabilidade dos autores
      no-trademark | Nenhum direito sobre marcas
      no-patent | Nenhum direito sobre patentes
      no-endorsement | Não usar os nomes dos autores para promover produtos
      no-privacy | Nenhuma renúncia aos direitos de privacidade ou de imagem de terceiros
      non-commercial | Sem uso comercial
      no-changes | Não compartilhar versões modificadas
      indemnify | Distribuidores comerciais respondem pelos demais colaboradores
      """)
}
