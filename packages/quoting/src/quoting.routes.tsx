import type { quotingRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

/** One page per address of the contract: forgetting one does not compile. The chunk's name is the route id, so the shell can preload it. */
export const pages = {
  orcamentos: page(() =>
    import(/* webpackChunkName: "orcamentos" */ './features/orcamentos/orcamentos.page.tsx').then((m) => m.OrcamentosPage),
  ),
  novoOrcamento: page(() =>
    import(/* webpackChunkName: "novoOrcamento" */ './features/novo-orcamento/novo-orcamento.page.tsx').then((m) => m.NovoOrcamentoPage),
  ),
  orcamentoAuto: page(() => import(/* webpackChunkName: "orcamentoAuto" */ './orcamento-auto.page.tsx').then((m) => m.OrcamentoAutoPage)),
  hfyAuto: page(() => import(/* webpackChunkName: "hfyAuto" */ './hfy-auto.page.tsx').then((m) => m.HfyAutoPage)),
  orcamentoResidencial: page(() =>
    import(/* webpackChunkName: "orcamentoResidencial" */ './orcamento-residencial.page.tsx').then((m) => m.OrcamentoResidencialPage),
  ),
  comparativo: page(() =>
    import(/* webpackChunkName: "comparativo" */ './features/comparativo/comparativo.page.tsx').then((m) => m.ComparativoPage),
  ),
  orcamentoRedirect: page(() =>
    import(/* webpackChunkName: "novoOrcamento" */ './features/redirecionamento/redirecionamento.page.tsx').then(
      (m) => m.RedirecionamentoPage,
    ),
  ),
} satisfies Record<RouteId<typeof quotingRoutes>, Page>;
