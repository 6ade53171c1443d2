import type { publicoRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/lifecycle';

export const pages = {
  cotacaoCliente: page(() =>
    import(/* webpackChunkName: "cotacaoCliente" */ './features/cotacao/cotacao.page.tsx').then((m) => m.CotacaoPage),
  ),
  questionarioCliente: page(() =>
    import(/* webpackChunkName: "questionarioCliente" */ './features/questionario/questionario.page.tsx').then((m) => m.QuestionarioPage),
  ),
  permissoesCliente: page(() =>
    import(/* webpackChunkName: "permissoesCliente" */ './features/permissoes/permissoes.page.tsx').then((m) => m.PermissoesPage),
  ),
  compartilhamentoCliente: page(() =>
    import(/* webpackChunkName: "compartilhamentoCliente" */ './features/compartilhamento/compartilhamento.page.tsx').then(
      (m) => m.CompartilhamentoPage,
    ),
  ),
  cancelamentoEmail: page(() =>
    import(/* webpackChunkName: "cancelamentoEmail" */ './features/descadastro/descadastro.page.tsx').then((m) => m.DescadastroPage),
  ),
} satisfies Record<RouteId<typeof publicoRoutes>, Page>;
