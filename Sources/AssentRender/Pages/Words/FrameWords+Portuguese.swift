extension FrameWords {
  static let portuguese = FrameWords(
    labels: """
      contents | Conteúdo
      version | Versão
      effective | Em vigor desde
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
      publisher | Publicado por
      contact | Contato
      address | Endereço
      pageOf | página % de %
      permalink | Endereço desta versão
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
