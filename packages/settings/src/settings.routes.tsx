import type { settingsRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

const perfil = page(() => import(/* webpackChunkName: "perfil" */ './perfil.page.tsx').then((m) => m.PerfilPage));

/** One page per address of the contract: forgetting one does not compile. The chunk's name is the route id, so the shell can preload it. */
export const pages = {
  perfil,
  perfilMaiusculo: perfil,
  conta: page(() => import(/* webpackChunkName: "conta" */ './conta.page.tsx').then((m) => m.ContaPage)),
  badges: page(() => import(/* webpackChunkName: "badges" */ './features/conquistas/conquistas.page.tsx').then((m) => m.ConquistasPage)),
  historicoConsumo: page(() =>
    import(/* webpackChunkName: "historicoConsumo" */ './features/consumo/consumo.page.tsx').then((m) => m.ConsumoPage),
  ),
  assinaturaNova: page(() =>
    import(/* webpackChunkName: "assinaturaNova" */ './features/assinatura-nova/assinatura-nova.page.tsx').then(
      (m) => m.AssinaturaNovaPage,
    ),
  ),
  assinaturaReativar: page(() =>
    import(/* webpackChunkName: "assinaturaReativar" */ './features/reativacao/reativacao.page.tsx').then((m) => m.ReativacaoPage),
  ),
  corretoras: page(() =>
    import(/* webpackChunkName: "corretoras" */ './features/corretoras/corretoras.page.tsx').then((m) => m.CorretorasPage),
  ),
  seguradoras: page(() =>
    import(/* webpackChunkName: "seguradoras" */ './features/seguradoras/seguradoras.page.tsx').then((m) => m.SeguradorasPage),
  ),
  produtores: page(() =>
    import(/* webpackChunkName: "produtores" */ './features/produtores/produtores.page.tsx').then((m) => m.ProdutoresPage),
  ),
  ramos: page(() => import(/* webpackChunkName: "ramos" */ './features/ramos/ramos.page.tsx').then((m) => m.RamosPage)),
  usuarios: page(() => import(/* webpackChunkName: "usuarios" */ './features/usuarios/usuarios.page.tsx').then((m) => m.UsuariosPage)),
  usuario: page(() => import(/* webpackChunkName: "usuario" */ './features/usuarios/usuario.page.tsx').then((m) => m.UsuarioPage)),
  usuariosNovo: page(() =>
    import(/* webpackChunkName: "usuariosNovo" */ './features/usuarios/usuario.page.tsx').then((m) => m.UsuarioNovoPage),
  ),
  paginaPublica: page(() =>
    import(/* webpackChunkName: "paginaPublica" */ './features/pagina-publica/pagina-publica.page.tsx').then((m) => m.PaginaPublicaPage),
  ),
  parametros: page(() => import(/* webpackChunkName: "parametros" */ './parametros.page.tsx').then((m) => m.ParametrosPage)),
  lgpdPermissoes: page(() => import(/* webpackChunkName: "lgpdPermissoes" */ './permissoes.page.tsx').then((m) => m.PermissoesPage)),
  lgpdPolitica: page(() =>
    import(/* webpackChunkName: "lgpdPolitica" */ './features/politica/politica.page.tsx').then((m) => m.PoliticaPage),
  ),
  atualizacao: page(() =>
    import(/* webpackChunkName: "atualizacao" */ './features/atualizacao/atualizacao.page.tsx').then((m) => m.AtualizacaoPage),
  ),
  filtrosNovo: page(() => import(/* webpackChunkName: "filtrosNovo" */ './features/filtros/filtros.page.tsx').then((m) => m.FiltrosPage)),
} satisfies Record<RouteId<typeof settingsRoutes>, Page>;
