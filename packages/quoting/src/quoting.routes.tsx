import type { quotingRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

/** One page per address of the contract: forgetting one does not compile. The chunk's name is the route id, so the shell can preload it. */
export const pages = {
  orcamentos: page(() =>
    import(/* webpackChunkName: "orcamentos" */ './features/orcamentos/orcamentos.page.tsx').then((m) => m.OrcamentosPage),
  ),
  cotacoes: page(() => import(/* webpackChunkName: "cotacoes" */ './features/cotacoes/cotacoes.page.tsx').then((m) => m.CotacoesPage)),
  orcamentoRenovacao: page(() =>
    import(/* webpackChunkName: "orcamentoRenovacao" */ './features/renovacoes/renovacoes.page.tsx').then((m) => m.RenovacoesPage),
  ),
  novoOrcamento: page(() =>
    import(/* webpackChunkName: "novoOrcamento" */ './features/novo-orcamento/novo-orcamento.page.tsx').then((m) => m.NovoOrcamentoPage),
  ),
  orcamentoAuto: page(() =>
    import(/* webpackChunkName: "orcamentoAuto" */ './linhas/orcamento-auto.page.tsx').then((m) => m.OrcamentoAutoPage),
  ),
  hfyAuto: page(() => import(/* webpackChunkName: "hfyAuto" */ './linhas/hfy-auto.page.tsx').then((m) => m.HfyAutoPage)),
  orcamentoResidencial: page(() =>
    import(/* webpackChunkName: "orcamentoResidencial" */ './linhas/orcamento-residencial.page.tsx').then(
      (m) => m.OrcamentoResidencialPage,
    ),
  ),
  orcamentoEmpresarial: page(() =>
    import(/* webpackChunkName: "orcamentoEmpresarial" */ './linhas/orcamento-empresarial.page.tsx').then(
      (m) => m.OrcamentoEmpresarialPage,
    ),
  ),
  orcamentoCondominio: page(() =>
    import(/* webpackChunkName: "orcamentoCondominio" */ './linhas/orcamento-condominio.page.tsx').then((m) => m.OrcamentoCondominioPage),
  ),
  orcamentoVida: page(() =>
    import(/* webpackChunkName: "orcamentoVida" */ './linhas/orcamento-vida.page.tsx').then((m) => m.OrcamentoVidaPage),
  ),
  orcamentoPet: page(() =>
    import(/* webpackChunkName: "orcamentoPet" */ './linhas/orcamento-pet.page.tsx').then((m) => m.OrcamentoPetPage),
  ),
  orcamentoSaude: page(() =>
    import(/* webpackChunkName: "orcamentoSaude" */ './linhas/orcamento-saude.page.tsx').then((m) => m.OrcamentoSaudePage),
  ),
  orcamentoIncluirProposta: page(() =>
    import(/* webpackChunkName: "orcamentoIncluirProposta" */ './features/proposta/inclusao.page.tsx').then((m) => m.InclusaoPage),
  ),
  orcamentoTransmitir: page(() =>
    import(/* webpackChunkName: "orcamentoTransmitir" */ './features/proposta/transmissao.page.tsx').then((m) => m.TransmissaoPage),
  ),
  comparativo: page(() =>
    import(/* webpackChunkName: "comparativo" */ './features/comparativo/comparativo.page.tsx').then((m) => m.ComparativoPage),
  ),
  orcamentoNovo: page(() =>
    import(/* webpackChunkName: "orcamentoNovo" */ './linhas/orcamento-manual.page.tsx').then((m) => m.OrcamentoManualPage),
  ),
  orcamentoEditar: page(() =>
    import(/* webpackChunkName: "orcamentoEditar" */ './features/edicao/edicao.page.tsx').then((m) => m.EdicaoPage),
  ),
  orcamentoVisualizar: page(() =>
    import(/* webpackChunkName: "orcamentoVisualizar" */ './features/historia/historia.page.tsx').then((m) => m.HistoriaPage),
  ),
  orcamentoRecusado: page(() =>
    import(/* webpackChunkName: "orcamentoRecusado" */ './features/recusa/recusa.page.tsx').then((m) => m.RecusaPage),
  ),
  orcamentoEnviarEmail: page(() =>
    import(/* webpackChunkName: "orcamentoEnviarEmail" */ './features/envios/envio.page.tsx').then((m) => m.EnvioPage),
  ),
  formularioAuto: page(() =>
    import(/* webpackChunkName: "formularioAuto" */ './features/questionario/questionario.page.tsx').then((m) => m.QuestionarioPage),
  ),
  questionario: page(() =>
    import(/* webpackChunkName: "formularioAuto" */ './features/questionario/questionario.page.tsx').then((m) => m.QuestionarioPage),
  ),
  orcamentoRedirect: page(() =>
    import(/* webpackChunkName: "novoOrcamento" */ './features/redirecionamento/redirecionamento.page.tsx').then(
      (m) => m.RedirecionamentoPage,
    ),
  ),
} satisfies Record<RouteId<typeof quotingRoutes>, Page>;
