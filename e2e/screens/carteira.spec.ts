import { openSession } from '../support/api.ts';
import { expectScreens, LARGURAS, watchPage } from '../support/screen.ts';
import { test } from '../support/test.ts';

/** The other lists of quoting, with the demo's own data. */
const telas = [
  { endereco: '/multicalculo/cotacoes', rota: 'cotacoes', titulo: 'Cotações' },
  { endereco: '/multicalculo/orcamento-renovacao', rota: 'orcamentoRenovacao', titulo: 'Renovações' },
  { endereco: '/multicalculo/orcamento-recusado', rota: 'orcamentoRecusado', titulo: 'Orçamentos recusados' },
  { endereco: '/multicalculo/orcamentos?vista=quadro', rota: 'orcamentos', titulo: 'Orçamentos' },
] as const;

test.beforeEach(async ({ page, context }) => {
  await watchPage(page);
  await openSession(context);
});

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    test('each list is whole, still and accessible', ({ page }) => expectScreens(page, telas));
  });
}
