import type { publicoRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

export const pages = {
  publico: page(() => import(/* webpackChunkName: "publico" */ './features/publico/publico.page.tsx').then((m) => m.PublicoPage)),
} satisfies Record<RouteId<typeof publicoRoutes>, Page>;
