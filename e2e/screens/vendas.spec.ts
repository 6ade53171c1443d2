import { openSession } from '../support/api.ts';
import { expectScreens, LARGURAS, watchPage } from '../support/screen.ts';
import { test } from '../support/test.ts';

/** The sales centre, as its administrator opens it. */
const TELAS = [
  { endereco: '/centralVendas/propostas', rota: 'propostas', titulo: 'Propostas e apólices' },
  { endereco: '/centralVendas/propostas?tipo=PROPOSTA', rota: 'propostas', titulo: 'Propostas e apólices' },
  { endereco: '/centralVendas/propostas?tipo=ENDOSSO', rota: 'propostas', titulo: 'Propostas e apólices' },
  { endereco: '/centralVendas/propostas?importacao=novo', rota: 'propostas', titulo: 'Importar apólices' },
  { endereco: '/centralVendas/propostas/novo', rota: 'propostasNovo', titulo: /./ },
  { endereco: '/centralVendas/importacaoPropostas', rota: 'importacaoPropostas', titulo: /./ },
  { endereco: '/centralVendas/transferencia', rota: 'transferencia', titulo: 'Transferência de carteira' },
  { endereco: '/segurados/painel?duplicados=sim', rota: 'seguradosPainel', titulo: /./ },
  { endereco: '/segurados/painel?importacao=novo', rota: 'seguradosPainel', titulo: 'Importar segurados' },
] as const;

for (const { nome, viewport, tag } of LARGURAS) {
  test.describe(`on ${nome}`, { tag }, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => watchPage(page));

    test('each screen of the sales centre is whole, still and accessible', async ({ page, context }) => {
      await openSession(context, 'admin');
      await expectScreens(page, TELAS);
    });
  });
}
