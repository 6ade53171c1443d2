import type { onboardingRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

export const pages = {
  plano: page(() => import(/* webpackChunkName: "cadastro" */ './features/plano/plano.page.tsx').then((m) => m.PlanoPage)),
  userInfo: page(() => import(/* webpackChunkName: "cadastro" */ './features/pessoa/pessoa.page.tsx').then((m) => m.PessoaPage)),
  companyInfo: page(() => import(/* webpackChunkName: "cadastro" */ './features/empresa/empresa.page.tsx').then((m) => m.EmpresaPage)),
  insuranceCompanies: page(() =>
    import(/* webpackChunkName: "cadastro" */ './features/seguradoras/seguradoras.page.tsx').then((m) => m.SeguradorasPage),
  ),
  assinarTermos: page(() => import(/* webpackChunkName: "termos" */ './features/termos/termos.page.tsx').then((m) => m.TermosPage)),
} satisfies Record<RouteId<typeof onboardingRoutes>, Page>;
