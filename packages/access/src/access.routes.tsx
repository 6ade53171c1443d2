import type { accessRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/lifecycle';

export const pages = {
  login: page(() => import(/* webpackChunkName: "login" */ './features/login/login.page.tsx').then((m) => m.LoginPage)),
  logoff: page(() => import(/* webpackChunkName: "recados" */ './features/logoff/logoff.page.tsx').then((m) => m.LogoffPage)),
  forgot: page(() => import(/* webpackChunkName: "recuperacao" */ './features/senha/forgot.page.tsx').then((m) => m.ForgotPage)),
  expired: page(() => import(/* webpackChunkName: "recuperacao" */ './features/senha/expired.page.tsx').then((m) => m.ExpiredPage)),
  migrate: page(() => import(/* webpackChunkName: "recuperacao" */ './features/migracao/migrate.page.tsx').then((m) => m.MigratePage)),
  blocked: page(() => import(/* webpackChunkName: "recuperacao" */ './features/bloqueio/blocked.page.tsx').then((m) => m.BlockedPage)),
  convite: page(() => import(/* webpackChunkName: "recuperacao" */ './features/convite/convite.page.tsx').then((m) => m.ConvitePage)),
  confirmacaoEmail: page(() =>
    import(/* webpackChunkName: "recuperacao" */ './features/confirmacao-email/confirmacao-email.page.tsx').then(
      (m) => m.ConfirmacaoEmailPage,
    ),
  ),
  success: page(() => import(/* webpackChunkName: "recados" */ './features/recados/success.page.tsx').then((m) => m.SuccessPage)),
  pendency: page(() => import(/* webpackChunkName: "recados" */ './features/recados/pendency.page.tsx').then((m) => m.PendencyPage)),
  exceededAttempts: page(() =>
    import(/* webpackChunkName: "recados" */ './features/recados/exceeded-attempts.page.tsx').then((m) => m.ExceededAttemptsPage),
  ),
} satisfies Record<RouteId<typeof accessRoutes>, Page>;
