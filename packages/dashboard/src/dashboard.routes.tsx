import type { dashboardRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

export const pages = {
  home: page(() => import(/* webpackChunkName: "home" */ './features/home/home.page.tsx').then((m) => m.HomePage)),
} satisfies Record<RouteId<typeof dashboardRoutes>, Page>;
