import { defineRoutes } from './define-routes.ts';

/** What a client opens with a link, nobody signed in. The token stands in the fragment, so that no server's log and no referrer holds it. */
export const publicoRoutes = defineRoutes('publico', '/publico', {
  cotacaoCliente: { path: '/cotacao', publica: true, layout: 'blank' },
  questionarioCliente: { path: '/questionario', publica: true, layout: 'blank' },
});
