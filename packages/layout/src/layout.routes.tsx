import type { layoutRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/lifecycle';

export const pages = {
  unauthorized: page(() =>
    import(/* webpackChunkName: "unauthorized" */ './features/erros/unauthorized.page.tsx').then((m) => m.UnauthorizedPage),
  ),
  badRequest: page(() =>
    import(/* webpackChunkName: "badRequest" */ './features/erros/bad-request.page.tsx').then((m) => m.BadRequestPage),
  ),
  naoEncontrado: page(() =>
    import(/* webpackChunkName: "naoEncontrado" */ './features/erros/nao-encontrado.page.tsx').then((m) => m.NaoEncontradoPage),
  ),
} satisfies Record<RouteId<typeof layoutRoutes>, Page>;
