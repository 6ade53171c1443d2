import { defineRoutes } from './define-routes.ts';

/** The person's own account, the subscription and what it chooses (spec §2). The specification writes the profile with both letters. */
export const settingsRoutes = defineRoutes('settings', '', {
  perfil: { path: '/minhaConta/perfil' },
  perfilMaiusculo: { path: '/minhaConta/Perfil' },
  /** The subscription, its invoices and what pays them. `?fatura=`: one of them. */
  conta: { path: '/minhaConta/conta' },
  badges: { path: '/minhaConta/badges' },
  historicoConsumo: { path: '/minhaConta/HistoricoConsumo' },
  assinaturaNova: { path: '/assinatura/nova' },
  assinaturaReativar: { path: '/assinatura/reativar' },
  corretoras: { path: '/configuracao/corretoras' },
  seguradoras: { path: '/configuracao/seguradoras' },
  produtores: { path: '/configuracao/produtores' },
  ramos: { path: '/configuracao/ramos' },
  usuarios: { path: '/configuracao/usuarios' },
  /** `?id=`: which user. */
  usuario: { path: '/configuracao/usuarios/usuario' },
  usuariosNovo: { path: '/configuracao/usuarios/novo' },
  paginaPublica: { path: '/configuracao/paginaPublica' },
  parametros: { path: '/configuracao/parametros' },
  /** What clients permit, and their requests. `?segurado=`: one of them. */
  lgpdPermissoes: { path: '/LGPD/permissoesSegurados' },
  /** The privacy policy, which anybody reads. `?versao=`: another than the one in force. */
  lgpdPolitica: { path: '/LGPD/politica', publica: true },
  /** What changed in the product, and when it will be closed. */
  atualizacao: { path: '/sistema/atualizacao' },
  /** A filter of a list. `?lista=`: which list; `?filtro=`: one to change. */
  filtrosNovo: { path: '/filtros/novo' },
});
