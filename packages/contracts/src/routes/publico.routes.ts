import { defineRoutes } from './define-routes.ts';

/**
 * Pages that a client opens with a link, without signing in. The token is in the fragment, so that it never appears in server logs or
 * referrers.
 */
export const publicoRoutes = defineRoutes('publico', '', {
  cotacaoCliente: { path: '/publico/cotacao', publica: true, layout: 'blank' },
  questionarioCliente: { path: '/publico/questionario', publica: true, layout: 'blank' },
  permissoesCliente: { path: '/publico/permissoes', publica: true, layout: 'blank' },
  compartilhamentoCliente: { path: '/publico/compartilhamento', publica: true, layout: 'blank' },
  /** The specification names this one. */
  cancelamentoEmail: { path: '/cancelamentoEmail', publica: true, layout: 'blank' },
});

/**
 * Address of the public page of a brokerage. The gateway draws it whole, so that it weighs little and a shared link shows what it is of: no
 * parcel is composed there, and no route table has it. The page `boa-vista` is at `/p/boa-vista`.
 */
export const addressOfPagina = (slug: string): string => `/p/${slug}`;
