import { defineRoutes } from './define-routes.ts';

/** The people and the sales of the brokerage (spec §2). */
export const managementRoutes = defineRoutes('management', '', {
  /** The clients. `?id=`: the whole view of one. */
  seguradosPainel: { path: '/segurados/painel' },
  /** A new client. `?id=`: one to change. */
  seguradosNovo: { path: '/segurados/novo' },
  /** Proposals, policies and endorsements (`?aba=`). */
  propostas: { path: '/centralVendas/propostas' },
  /** One sale, `?id=` of its proposal or of its policy. */
  proposta: { path: '/centralVendas/propostas/proposta' },
  /** A sale typed in. `?id=`: one to change. */
  propostasNovo: { path: '/centralVendas/propostas/novo' },
  /** Files that arrived and wait for a link. `?documento=`: the one shown beside. */
  buscaArquivosPropostas: { path: '/centralVendas/buscaArquivosPropostas' },
  /** Documents that become policies. `?id=`: an import, `?arquivo=` one of its files. */
  importacaoPropostas: { path: '/centralVendas/importacaoPropostas' },
  /** A portfolio from producer to producer. */
  transferencia: { path: '/centralVendas/transferencia' },
});
