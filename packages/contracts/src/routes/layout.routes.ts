import { defineRoutes } from './define-routes.ts';

/** Pages of the frame itself. Every path no table owns is shown by `naoEncontrado`. */
export const layoutRoutes = defineRoutes('layout', '', {
  unauthorized: { path: '/unauthorized', publica: true },
  badRequest: { path: '/400', publica: true, layout: 'blank' },
  naoEncontrado: { path: '/404', publica: true },
});
