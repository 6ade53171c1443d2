import { defineRoutes } from './define-routes.ts';

/** `/multicalculo` (spec §2). Query parameters: `id` is the orçamento, `ofertas` a comma list of offer ids. */
export const quotingRoutes = defineRoutes('quoting', '/multicalculo', {
  orcamentos: { path: '/orcamentos', needs: 'acessoOrcamentacao' },
  novoOrcamento: { path: '/novo-orcamento', needs: 'acessoMC' },
  orcamentoAuto: { path: '/orcamento-multicalculo', blockedBy: 'bloqueioCotacaoAuto' },
  orcamentoResidencial: { path: '/orcamento-multicalculo-residencial', blockedBy: 'bloqueioCotacaoResidencial' },
  /** Leads to `orcamentoAuto` and reads that page anew. */
  orcamentoRedirect: { path: '/orcamento-redirect' },
  orcamentoEnviarEmail: { path: '/orcamento-enviar-email', needs: 'acessoOrcamentacao' },
  /** `?id=`: the draft the answers fill. */
  formularioAuto: { path: '/formulario-auto' },
  comparativo: { path: '/hfy-comparativo', needs: 'acessoMC' },
});
