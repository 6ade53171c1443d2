/** Sentences of holders' requests. */
export const copy = {
  arquivo: 'dados do titular',
  corrigido: 'Cadastro corrigido.',
  aviso: 'Um pedido de titular de dados espera resposta',
  pdf: {
    titulo: 'Dados pessoais do titular',
    nada: 'Nada guardado.',
    gerado: (quando: string): string => `Gerado em ${quando}`,
    partes: {
      cadastro: 'Cadastro',
      permissoes: 'Permissões',
      orcamentos: 'Orçamentos',
      solicitacoes: 'Pedidos de cotação',
      arquivos: 'Arquivos',
      envios: 'Mensagens enviadas',
      propostas: 'Propostas',
      apolices: 'Apólices',
      sinistros: 'Sinistros',
      pedidos: 'Pedidos do titular',
    } as Readonly<Record<string, string>>,
  },
} as const;
