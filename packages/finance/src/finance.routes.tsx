import type { financeRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

export const pages = {
  extratoBancario: page(() =>
    import(/* webpackChunkName: "extratoBancario" */ './features/extrato-bancario/extrato-bancario.page.tsx').then(
      (m) => m.ExtratoBancarioPage,
    ),
  ),
  faturas: page(() => import(/* webpackChunkName: "faturas" */ './features/faturas/faturas.page.tsx').then((m) => m.FaturasPage)),
  fluxoCaixa: page(() =>
    import(/* webpackChunkName: "fluxoCaixa" */ './features/fluxo-caixa/fluxo-caixa.page.tsx').then((m) => m.FluxoCaixaPage),
  ),
  parcelas: page(() => import(/* webpackChunkName: "parcelas" */ './features/parcelas/parcelas.page.tsx').then((m) => m.ParcelasPage)),
  parcelasAtrasadas: page(() =>
    import(/* webpackChunkName: "parcelasAtrasadas" */ './features/atrasadas/atrasadas.page.tsx').then((m) => m.AtrasadasPage),
  ),
  recebimentos: page(() =>
    import(/* webpackChunkName: "recebimentos" */ './features/recebimentos/recebimentos.page.tsx').then((m) => m.RecebimentosPage),
  ),
  repasses: page(() => import(/* webpackChunkName: "repasses" */ './features/repasses/repasses.page.tsx').then((m) => m.RepassesPage)),
} satisfies Record<RouteId<typeof financeRoutes>, Page>;
