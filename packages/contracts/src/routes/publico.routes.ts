import { defineRoutes } from './define-routes.ts';

/**
 * Pages that a client opens with a link, without signing in. The token is in the fragment, so that it never appears in server logs or
 * referrers.
 */
export const publicoRoutes = defineRoutes('publico', '/publico', {
  cotacaoCliente: { path: '/cotacao', publica: true, layout: 'blank' },
  questionarioCliente: { path: '/questionario', publica: true, layout: 'blank' },
});
