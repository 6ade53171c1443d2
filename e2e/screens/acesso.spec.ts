import { expectScreen, LARGURAS, tabTo, watchPage } from '../support/screen.ts';
import { expect, ready, test } from '../support/test.ts';

const telas = [
  { endereco: '/login', rota: 'login', titulo: 'Entrar' },
  { endereco: '/forgot', rota: 'forgot', titulo: 'Recuperar a senha' },
  { endereco: '/expired', rota: 'expired', titulo: 'Sua senha expirou' },
  { endereco: '/migrate', rota: 'migrate', titulo: 'Migrar o acesso para o seu e-mail' },
  { endereco: '/success/feito', rota: 'success', titulo: 'Tudo certo' },
  { endereco: '/pendency', rota: 'pendency', titulo: 'Há uma pendência na assinatura' },
  { endereco: '/blocked', rota: 'blocked', titulo: 'Acesso bloqueado' },
  { endereco: '/blocked?attempts=1', rota: 'blocked', titulo: 'Acesso bloqueado por segurança' },
  { endereco: '/exceeded-attempts', rota: 'exceededAttempts', titulo: 'Muitas tentativas' },
  { endereco: '/400', rota: 'badRequest', titulo: 'Não entendemos este endereço' },
] as const;

test.beforeEach(({ page }) => watchPage(page));

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    for (const { endereco, ...tela } of telas) {
      test(`${endereco} is whole, still, accessible and says what it is`, async ({ page }) => {
        await page.goto(endereco);
        await expectScreen(page, tela);
      });
    }
  });
}

test('the login asks for nothing but the keyboard, from the first field to the way out', async ({ page }) => {
  await page.goto('/login');
  await ready(page, 'login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  for (const name of [/^Senha/, 'Mostrar senha', 'Entrar', 'Esqueci minha senha']) await tabTo(page, name, 1);
  await page.keyboard.press('Enter');
  await ready(page, 'forgot');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('leaving shows that it is leaving, and says so to assistive technology', async ({ page, signIn }) => {
  await signIn();
  await page.route('**/auth/logoff', () => undefined);
  await page.goto('/logoff');
  await expectScreen(page, { rota: 'logoff', titulo: 'Saindo…', isWaiting: true });
});
