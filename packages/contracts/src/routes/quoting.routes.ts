import { defineRoutes } from './define-routes.ts';

/**
 * `/multicalculo` (spec §2). Query parameters: `id` is the orçamento, `oferta` an offer, `ofertas` a comma list of them. An address that
 * names no flag opens to every session; what its calls ask they ask themselves, and the screen says which access is missing.
 */
export const quotingRoutes = defineRoutes('quoting', '/multicalculo', {
  orcamentos: { path: '/orcamentos' },
  cotacoes: { path: '/cotacoes' },
  orcamentoRenovacao: { path: '/orcamento-renovacao' },
  novoOrcamento: { path: '/novo-orcamento', needs: 'acessoMC' },
  orcamentoAuto: { path: '/orcamento-multicalculo', blockedBy: 'bloqueioCotacaoAuto' },
  orcamentoResidencial: { path: '/orcamento-multicalculo-residencial', blockedBy: 'bloqueioCotacaoResidencial' },
  orcamentoCondominio: { path: '/orcamento-multicalculo-condominio', blockedBy: 'bloqueioCotacaoResidencial' },
  orcamentoEmpresarial: { path: '/orcamento-multicalculo-empresarial', blockedBy: 'bloqueioCotacaoResidencial' },
  orcamentoVida: { path: '/orcamento-multicalculo-vida', blockedBy: 'bloqueioCotacaoResidencial' },
  orcamentoPet: { path: '/orcamento-multicalculo-pet', blockedBy: 'bloqueioCotacaoResidencial' },
  orcamentoSaude: { path: '/orcamento-multicalculo-saude', blockedBy: 'bloqueioCotacaoSaude' },
  /** The manual quote, in any ramo. */
  orcamentoNovo: { path: '/orcamento-novo', blockedBy: 'bloqueioOrcamentoManual' },
  /** Leads to the form of the orçamento's own line. */
  orcamentoEditar: { path: '/orcamento-editar' },
  orcamentoVisualizar: { path: '/orcamento-visualizar' },
  /** With `id`, the refusal of one; without, the list of losses. */
  orcamentoRecusado: { path: '/orcamento-recusado' },
  /** The same quote as `orcamentoAuto`, on one page. */
  hfyAuto: { path: '/hfy-auto', blockedBy: 'bloqueioCotacaoAuto' },
  /** Leads to `orcamentoAuto` and reads that page anew. */
  orcamentoRedirect: { path: '/orcamento-redirect' },
  orcamentoEnviarEmail: { path: '/orcamento-enviar-email' },
  /** The client's questionnaire, of auto. `?id=`: the draft the answers fill. */
  formularioAuto: { path: '/formulario-auto' },
  /** The client's questionnaire of any line, `?linha=`; `?id=` as above. */
  questionario: { path: '/questionario' },
  orcamentoIncluirProposta: { path: '/orcamento-incluir-proposta' },
  orcamentoTransmitir: { path: '/orcamento-multicalculo-transmitir', blockedBy: 'bloqueioTransmitir' },
  comparativo: { path: '/hfy-comparativo' },
});
