import { defineRoutes } from './define-routes.ts';

/** `/multicalculo` (spec §2). Query parameters: `id` is the orçamento, `ofertas` a comma list of offer ids. */
export const quotingRoutes = defineRoutes('quoting', '/multicalculo', {
  orcamentos: { path: '/orcamentos', needs: 'acessoOrcamentacao' },
  novoOrcamento: { path: '/novo-orcamento', needs: 'acessoMC' },
  orcamentoAuto: { path: '/orcamento-multicalculo', blockedBy: 'bloqueioCotacaoAuto' },
  orcamentoResidencial: { path: '/orcamento-multicalculo-residencial', blockedBy: 'bloqueioCotacaoResidencial' },
  /** The manual quote, in any ramo. */
  orcamentoNovo: { path: '/orcamento-novo', blockedBy: 'bloqueioOrcamentoManual' },
  /** Leads to the form of the orçamento's own line. */
  orcamentoEditar: { path: '/orcamento-editar', needs: 'acessoOrcamentacao' },
  orcamentoVisualizar: { path: '/orcamento-visualizar', needs: 'acessoOrcamentacao' },
  /** With `id`, the refusal of one; without, the list of losses. */
  orcamentoRecusado: { path: '/orcamento-recusado', needs: 'acessoOrcamentacao' },
  /** Leads to `orcamentoAuto` and reads that page anew. */
  orcamentoRedirect: { path: '/orcamento-redirect' },
  comparativo: { path: '/hfy-comparativo', needs: 'acessoMC' },
});
