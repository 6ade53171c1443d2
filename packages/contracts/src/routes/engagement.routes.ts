import { defineRoutes } from './define-routes.ts';

/** What reaches the broker: notices and webinars (spec §2). */
export const engagementRoutes = defineRoutes('engagement', '', {
  notificacoes: { path: '/notificacoes' },
  webinars: { path: '/suporte/webinar' },
});
