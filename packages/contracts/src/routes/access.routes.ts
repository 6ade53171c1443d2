import { defineRoutes } from './define-routes.ts';

/** Login group: blank layout, no session (spec §2). */
export const accessRoutes = defineRoutes('access', '', {
  login: { path: '/login', publica: true, layout: 'blank', soVisitante: true },
  forgot: { path: '/forgot', publica: true, layout: 'blank', soVisitante: true },
  expired: { path: '/expired', publica: true, layout: 'blank', soVisitante: true },
  migrate: { path: '/migrate', publica: true, layout: 'blank', soVisitante: true },
  success: { path: '/success/:message/:link?/:email?', publica: true, layout: 'blank' },
  pendency: { path: '/pendency', publica: true, layout: 'blank' },
  blocked: { path: '/blocked', publica: true, layout: 'blank' },
  exceededAttempts: { path: '/exceeded-attempts', publica: true, layout: 'blank' },
  logoff: { path: '/logoff', publica: true, layout: 'blank' },
  convite: { path: '/convite', publica: true, layout: 'blank' },
  confirmacaoEmail: { path: '/confirmacaoEmail', publica: true, layout: 'blank' },
});
