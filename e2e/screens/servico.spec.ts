import { openSession } from '../support/api.ts';
import { expectScreens, LARGURAS, watchPage } from '../support/screen.ts';
import { test } from '../support/test.ts';

test.beforeEach(({ page }) => watchPage(page));

const DA_SESSAO = [
  { endereco: '/notificacoes', rota: 'notificacoes', titulo: 'Notificações' },
  { endereco: '/suporte/webinar', rota: 'webinars', titulo: 'Webinars' },
  { endereco: '/financeiro/fluxoCaixa', rota: 'fluxoCaixa', titulo: 'Fluxo de caixa' },
] as const;
const DO_VISITANTE = [
  { endereco: '/onboarding', rota: 'plano', titulo: 'Escolha o seu plano' },
  { endereco: '/teste', rota: 'teste', titulo: 'Diagnóstico' },
  { endereco: '/recorder', rota: 'recorder', titulo: /^Gravador/ },
] as const;

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    test('each screen of a session is whole, still and accessible', async ({ page, context }) => {
      await openSession(context);
      await expectScreens(page, DA_SESSAO);
    });
    test('each screen of a visitor is whole, still and accessible', ({ page }) => expectScreens(page, DO_VISITANTE));
  });
}
