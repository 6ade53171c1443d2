import { page, type Page } from '@balcao/shared/lifecycle';
import type { PaginaDoLayout } from './features/erros/erros.model.ts';

export const pages = {
  unauthorized: page(() =>
    import(/* webpackChunkName: "unauthorized" */ './features/erros/unauthorized.page.tsx').then((m) => m.UnauthorizedPage),
  ),
  badRequest: page(() => import(/* webpackChunkName: "paginas" */ './features/erros/bad-request.page.tsx').then((m) => m.BadRequestPage)),
  naoEncontrado: page(() =>
    import(/* webpackChunkName: "paginas" */ './features/erros/nao-encontrado.page.tsx').then((m) => m.NaoEncontradoPage),
  ),
  newWindow: page(() => import(/* webpackChunkName: "paginas" */ './features/enderecos/new-window.page.tsx').then((m) => m.NewWindowPage)),
  replaceUrl: page(() =>
    import(/* webpackChunkName: "paginas" */ './features/enderecos/replace-url.page.tsx').then((m) => m.ReplaceUrlPage),
  ),
  teste: page(() => import(/* webpackChunkName: "diagnostico" */ './features/diagnostico/teste.page.tsx').then((m) => m.TestePage)),
  recorder: page(() => import(/* webpackChunkName: "diagnostico" */ './features/gravador/recorder.page.tsx').then((m) => m.RecorderPage)),
  suporte: page(() => import(/* webpackChunkName: "paginas" */ './features/suporte/suporte.page.tsx').then((m) => m.SuportePage)),
  construcao: page(() =>
    import(/* webpackChunkName: "paginas" */ './features/construcao/construcao.page.tsx').then((m) => m.ConstrucaoPage),
  ),
} satisfies Record<PaginaDoLayout, Page>;

/** Not a page: content of signed-in pages, loaded the same way. */
export const companhia = page(() => import(/* webpackChunkName: "companhia" */ './companhia.component.tsx').then((m) => m.Companhia));
