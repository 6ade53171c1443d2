import type { Exigencia } from '../define.ts';
import { defineRoutes, type RouteRule } from './define-routes.ts';

const caminhos = {
  sinistros: '/sinistros',
  sinistrosPainel: '/sinistros/painel',
  sinistro: '/sinistros/sinistro',
  sinistrosNovo: '/sinistros/novo',
  relatorioOrcamentos: '/relatorios/orcamentos',
  relatorioProducao: '/relatorios/producao',
  relatorioMixCarteira: '/relatorios/mixCarteira',
  relatorioPendenciaEmissao: '/relatorios/pendenciaEmissao',
  relatorioRenovacoes: '/relatorios/renovacoes',
  relatorioAnaliseFinanceira: '/relatorios/analiseFinanceira',
  relatorioComissoes: '/relatorios/comissoes',
  relatorioPagamentosComissao: '/relatorios/pagamentosComissao',
  seguradorasLogin: '/configuracao/SeguradorasLogin',
  buscaExtratos: '/buscas/extratos',
  buscaExtratosImportar: '/buscas/extratos/importar',
  buscaParcelas: '/buscas/parcelas',
  buscaPropostas: '/buscas/propostas',
  buscaApolices: '/buscas/apolices',
  buscaDocs: '/buscas/docs',
  buscaDocumentosImportar: '/buscas/documentos/importar',
  tarefas: '/tarefas',
  emailMarketing: '/marketing/emailMarketing',
  novaCampanha: '/marketing/novaCampanha',
  chat: '/chat/chat',
  tabelaAutomatizacao: '/tabelaAutomatizacao',
  telegramBot: '/TelegramBot/TelegramBot',
  retrospectiva: '/Retrospectiva',
} as const;
type EmConstrucao = keyof typeof caminhos;

const exigencias: { readonly [Id in EmConstrucao]?: Exigencia } = {
  buscaExtratos: { needs: 'acessoRecebimento' },
  buscaParcelas: { needs: 'acessoParcelaAtrasada' },
  buscaPropostas: { needs: 'acessoBuscaDocumentos' },
  buscaApolices: { needs: 'acessoBuscaDocumentos' },
};

/** Addresses of spec §2 whose capability has not landed: the frame shows that they are being built. Each leaves here for its parcel's table. */
export const construcaoRoutes = defineRoutes(
  'layout',
  '',
  Object.fromEntries(
    Object.entries(caminhos).map(([id, path]) => [id, { path, isEmConstrucao: true, ...exigencias[id as EmConstrucao] }]),
  ) as Record<EmConstrucao, RouteRule>,
);
