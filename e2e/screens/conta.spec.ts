import { openSession } from '../support/api.ts';
import { expectScreens, LARGURAS, watchPage } from '../support/screen.ts';
import { test } from '../support/test.ts';

/** The account, the settings and the privacy of a brokerage, as its administrator opens them. */
const DO_ADMINISTRADOR = [
  { endereco: '/minhaConta/conta', rota: 'conta', titulo: 'Conta' },
  { endereco: '/minhaConta/HistoricoConsumo', rota: 'historicoConsumo', titulo: 'Histórico de consumo' },
  { endereco: '/minhaConta/badges', rota: 'badges', titulo: 'Conquistas' },
  { endereco: '/IndiqueCorretor', rota: 'indiqueCorretor', titulo: 'Indique um corretor' },
  { endereco: '/sistema/atualizacao', rota: 'atualizacao', titulo: 'Atualizações do sistema' },
  { endereco: '/LGPD/politica', rota: 'lgpdPolitica', titulo: /./ },
  { endereco: '/LGPD/permissoesSegurados', rota: 'lgpdPermissoes', titulo: 'Permissões dos segurados' },
  { endereco: '/LGPD/permissoesSegurados?aba=pedidos', rota: 'lgpdPermissoes', titulo: 'Permissões dos segurados' },
  { endereco: '/configuracao/corretoras', rota: 'corretoras', titulo: /./ },
  { endereco: '/configuracao/seguradoras', rota: 'seguradoras', titulo: /./ },
  { endereco: '/configuracao/usuarios', rota: 'usuarios', titulo: /./ },
] as const;

/** What a stranger is shown by a link that opens nothing, and the policy everybody may read. */
const DO_VISITANTE = [
  { endereco: '/LGPD/politica', rota: 'lgpdPolitica', titulo: /./ },
  { endereco: '/cancelamentoEmail', rota: 'cancelamentoEmail', titulo: /./ },
  { endereco: '/publico/permissoes', rota: 'permissoesCliente', titulo: /./ },
] as const;

for (const { nome, viewport, tag } of LARGURAS) {
  test.describe(`on ${nome}`, { tag }, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => watchPage(page));

    test('each screen of the account and of privacy is whole, still and accessible', async ({ page, context }) => {
      await openSession(context, 'admin');
      await expectScreens(page, DO_ADMINISTRADOR);
    });

    test('each page of privacy is whole, still and accessible to a stranger', ({ page, queixas }) => {
      // a link without its secret is refused on purpose
      queixas.tolerate(/status of 4(04|22)/);
      return expectScreens(page, DO_VISITANTE);
    });
  });
}
