import type { engagementRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

export const pages = {
  notificacoes: page(() =>
    import(/* webpackChunkName: "notificacoes" */ './features/notificacoes/notificacoes.page.tsx').then((m) => m.NotificacoesPage),
  ),
  webinars: page(() => import(/* webpackChunkName: "webinars" */ './features/webinars/webinars.page.tsx').then((m) => m.WebinarsPage)),
  indiqueCorretor: page(() =>
    import(/* webpackChunkName: "indiqueCorretor" */ './features/indicacao/indicacao.page.tsx').then((m) => m.IndicacaoPage),
  ),
} satisfies Record<RouteId<typeof engagementRoutes>, Page>;
