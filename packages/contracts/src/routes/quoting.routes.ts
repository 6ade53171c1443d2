import { defineRoutes } from './define-routes.ts';

/** `/multicalculo` (spec §2). Query parameters: `id` is the orçamento, `oferta` an offer, `ofertas` a comma list of them. */
export const quotingRoutes = defineRoutes('quoting', '/multicalculo', {
  orcamentos: { path: '/orcamentos', needs: 'acessoOrcamentacao' },
  novoOrcamento: { path: '/novo-orcamento', needs: 'acessoMC' },
  orcamentoAuto: { path: '/orcamento-multicalculo', blockedBy: 'bloqueioCotacaoAuto' },
  orcamentoResidencial: { path: '/orcamento-multicalculo-residencial', blockedBy: 'bloqueioCotacaoResidencial' },
  /** Leads to `orcamentoAuto` and reads that page anew. */
  orcamentoRedirect: { path: '/orcamento-redirect' },
  orcamentoIncluirProposta: { path: '/orcamento-incluir-proposta', needs: 'acessoGestao' },
  orcamentoTransmitir: { path: '/orcamento-multicalculo-transmitir', blockedBy: 'bloqueioTransmitir' },
  comparativo: { path: '/hfy-comparativo', needs: 'acessoMC' },
});
