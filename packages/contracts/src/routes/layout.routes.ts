import { defineRoutes } from './define-routes.ts';

/** Pages of the frame itself. Every path no table owns is shown by `naoEncontrado`. */
export const layoutRoutes = defineRoutes('layout', '', {
  unauthorized: { path: '/unauthorized', publica: true },
  badRequest: { path: '/400', publica: true, layout: 'blank' },
  naoEncontrado: { path: '/404', publica: true },
  /** `?url=`: opens an allow-listed address in another window, or replaces this page with it. */
  newWindow: { path: '/newWindow' },
  replaceUrl: { path: '/replaceUrl', layout: 'blank' },
  teste: { path: '/teste', publica: true, layout: 'blank' },
  recorder: { path: '/recorder', publica: true, layout: 'blank' },
  /** Never a page: the support window opens and the navigation is cancelled. */
  suporte: { path: '/suporte' },
});
