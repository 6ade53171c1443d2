import { defineRoutes } from './define-routes.ts';

/** `/multicalculo` (spec §2). Query parameters: `id` is the orçamento, `ofertas` a comma list of offer ids. */
export const quotingRoutes = defineRoutes('quoting', '/multicalculo', {
  orcamentos: { path: '/orcamentos', needs: 'acessoOrcamentacao' },
  novoOrcamento: { path: '/novo-orcamento', needs: 'acessoMC' },
  orcamentoAuto: { path: '/orcamento-multicalculo', blockedBy: 'bloqueioCotacaoAuto' },
  comparativo: { path: '/hfy-comparativo', needs: 'acessoMC' },
});
