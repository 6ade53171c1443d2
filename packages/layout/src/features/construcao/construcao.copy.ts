import type { construcaoRoutes, RouteId } from '@balcao/contracts';

const titulos: Record<RouteId<typeof construcaoRoutes>, string> = {
  sinistros: 'Sinistros',
  sinistrosPainel: 'Painel de sinistros',
  sinistro: 'Sinistro',
  sinistrosNovo: 'Novo sinistro',
  relatorioOrcamentos: 'Relatório de orçamentos',
  relatorioProducao: 'Relatório de produção',
  relatorioMixCarteira: 'Mix da carteira',
  relatorioPendenciaEmissao: 'Pendências de emissão',
  relatorioRenovacoes: 'Relatório de renovações',
  relatorioAnaliseFinanceira: 'Análise financeira',
  relatorioComissoes: 'Relatório de comissões',
  relatorioPagamentosComissao: 'Pagamentos de comissão',
  seguradorasLogin: 'Logins das seguradoras',
  buscaExtratos: 'Busca de extratos',
  buscaExtratosImportar: 'Importar extratos',
  buscaParcelas: 'Busca de parcelas',
  buscaPropostas: 'Busca de propostas',
  buscaApolices: 'Busca de apólices',
  buscaDocs: 'Busca de documentos',
  buscaDocumentosImportar: 'Importar documentos',
  tarefas: 'Tarefas',
  emailMarketing: 'E-mail marketing',
  novaCampanha: 'Nova campanha',
  chat: 'Chat',
  tabelaAutomatizacao: 'Tabela de automatização',
  telegramBot: 'Robô do Telegram',
  retrospectiva: 'Retrospectiva',
};

/** What a page is called; a route that left the table meanwhile is simply not named here. */
export const tituloDe = (id: string): string => (titulos as Readonly<Record<string, string>>)[id] ?? copy.pagina;

export const copy = {
  pagina: 'Página em construção',
  aviso: 'Em construção',
  texto: 'Esta página ainda está sendo construída. O que já está pronto continua no menu.',
  inicio: 'Ir para o início',
} as const;
