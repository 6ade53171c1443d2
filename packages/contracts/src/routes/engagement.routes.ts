import { defineRoutes } from './define-routes.ts';

/** What reaches the broker: notices, webinars and referrals (spec §2). */
export const engagementRoutes = defineRoutes('engagement', '', {
  notificacoes: { path: '/notificacoes' },
  webinars: { path: '/suporte/webinar' },
  indiqueCorretor: { path: '/IndiqueCorretor' },
});
