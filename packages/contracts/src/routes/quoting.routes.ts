import { defineRoutes } from './define-routes.ts';

/** `/multicalculo` (spec §2). Query parameters: `id` is the orçamento, `ofertas` a comma list of offer ids. */
export const quotingRoutes = defineRoutes('quoting', '/multicalculo', {
  orcamentos: { path: '/orcamentos', needs: 'acessoOrcamentacao' },
  novoOrcamento: { path: '/novo-orcamento', needs: 'acessoMC' },
  orcamentoAuto: { path: '/orcamento-multicalculo', blockedBy: 'bloqueioCotacaoAuto' },
  orcamentoResidencial: { path: '/orcamento-multicalculo-residencial', blockedBy: 'bloqueioCotacaoResidencial' },
  /** The same quote as `orcamentoAuto`, on one page. */
  hfyAuto: { path: '/hfy-auto', blockedBy: 'bloqueioCotacaoAuto' },
  /** Leads to `orcamentoAuto` and reads that page anew. */
  orcamentoRedirect: { path: '/orcamento-redirect' },
  comparativo: { path: '/hfy-comparativo', needs: 'acessoMC' },
});
