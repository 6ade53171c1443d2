import type { settingsRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

export const pages = {
  perfil: page(() => import(/* webpackChunkName: "perfil" */ './features/perfil/perfil.page.tsx').then((m) => m.PerfilPage)),
  perfilMaiusculo: page(() =>
    import(/* webpackChunkName: "perfil" */ './features/perfil/perfil.page.tsx').then((m) => m.PerfilMaiusculoPage),
  ),
  assinaturaNova: page(() =>
    import(/* webpackChunkName: "assinatura-nova" */ './features/assinatura-nova/assinatura-nova.page.tsx').then(
      (m) => m.AssinaturaNovaPage,
    ),
  ),
  assinaturaReativar: page(() =>
    import(/* webpackChunkName: "assinatura-reativar" */ './features/assinatura-reativar/assinatura-reativar.page.tsx').then(
      (m) => m.AssinaturaReativarPage,
    ),
  ),
} satisfies Record<RouteId<typeof settingsRoutes>, Page>;
