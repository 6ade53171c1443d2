import { openSession } from '../support/api.ts';
import { expectScreen, LARGURAS, watchPage } from '../support/screen.ts';
import { test } from '../support/test.ts';

test.beforeEach(({ page }) => watchPage(page));

const TELAS = [
  { endereco: '/notificacoes', rota: 'notificacoes', titulo: 'Notificações', isVisitante: false },
  { endereco: '/suporte/webinar', rota: 'webinars', titulo: 'Webinars', isVisitante: false },
  { endereco: '/financeiro/fluxoCaixa', rota: 'fluxoCaixa', titulo: 'Fluxo de caixa', isVisitante: false },
  { endereco: '/onboarding', rota: 'plano', titulo: 'Escolha o seu plano', isVisitante: true },
  { endereco: '/teste', rota: 'teste', titulo: 'Diagnóstico', isVisitante: true },
  { endereco: '/recorder', rota: 'recorder', titulo: /^Gravador/, isVisitante: true },
] as const;

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    for (const { endereco, rota, titulo, isVisitante } of TELAS) {
      test(`${endereco} is whole, still and accessible`, async ({ page, context }) => {
        if (!isVisitante) await openSession(context);
        await page.goto(endereco);
        await expectScreen(page, { rota, titulo });
      });
    }
  });
}
