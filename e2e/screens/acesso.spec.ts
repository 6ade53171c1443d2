import type { Page, Route } from '@playwright/test';
import { expectScreen, expectScreens, LARGURAS, tabTo, watchPage } from '../support/screen.ts';
import { UMA_VEZ } from '../support/site.ts';
import { expect, ready, test, typeIn } from '../support/test.ts';

const PROVA = 'prova-que-ninguem-conhece';
/** What the browser writes when the gateway answers that a proof is gone. */
const VENCIDA = /status of 410/;

const telas = [
  { endereco: '/login', rota: 'login', titulo: 'Entrar' },
  { endereco: '/forgot', rota: 'forgot', titulo: 'Recuperar a senha' },
  { endereco: '/expired', rota: 'expired', titulo: 'Sua senha expirou' },
  { endereco: `/expired?hash=${PROVA}`, rota: 'expired', titulo: 'Crie uma senha nova' },
  { endereco: '/migrate', rota: 'migrate', titulo: 'Migrar o acesso para o seu e-mail' },
  { endereco: '/success/feito', rota: 'success', titulo: 'Tudo certo' },
  { endereco: '/success/senha-enviada/login/marina%40prado.com.br', rota: 'success', titulo: 'Confira o seu e-mail' },
  { endereco: '/pendency', rota: 'pendency', titulo: 'Há uma pendência na assinatura' },
  { endereco: '/blocked', rota: 'blocked', titulo: 'Acesso bloqueado' },
  { endereco: '/blocked?attempts=1', rota: 'blocked', titulo: 'Acesso bloqueado por segurança' },
  { endereco: `/blocked?token=${PROVA}`, rota: 'blocked', titulo: 'Desbloqueio do acesso' },
  { endereco: '/exceeded-attempts', rota: 'exceededAttempts', titulo: 'Muitas tentativas' },
  { endereco: '/confirmacaoEmail', rota: 'confirmacaoEmail', titulo: 'Confirmação de e-mail' },
  { endereco: `/confirmacaoEmail?token=${PROVA}`, rota: 'confirmacaoEmail', titulo: 'Confirmação de e-mail' },
  { endereco: '/400', rota: 'badRequest', titulo: 'Não entendemos este endereço' },
] as const;

test.beforeEach(({ page }) => watchPage(page));

for (const { nome, viewport, tag } of LARGURAS) {
  test.describe(`on ${nome}`, { tag }, () => {
    test.use({ viewport });
    test('each screen is whole, still, accessible and says what it is', { tag: UMA_VEZ }, async ({ page, queixas }) => {
      queixas.tolerate(VENCIDA);
      await expectScreens(page, telas);
    });
  });
}

test('the login asks for nothing but the keyboard, from the first field to the ways out', async ({ page }) => {
  await page.goto('/login');
  await ready(page, 'login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  for (const name of [/^Senha/, 'Mostrar senha', 'Entrar', 'Esqueci minha senha', 'Tenho um login antigo', 'Teste grátis'])
    await tabTo(page, name, 1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('a screen reached by its link announces itself', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await ready(page, 'forgot');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

const answer = (page: Page, path: string, reply: Parameters<Route['fulfill']>[0]) =>
  page.route(`**${path}`, (route) => route.fulfill(reply));
const refusal = (code: number | string, message: string, data?: object) => ({ success: false, code, message, ...(data && { data }) });

test('a sign-in that wants a second factor asks for it in place', async ({ page }) => {
  await answer(page, '/auth/login', { json: refusal(6, 'Informe o código.', { token: PROVA }) });
  await answer(page, '/auth/login/codigo', { json: refusal(1, 'Código incorreto.') });
  await page.goto('/login');
  await typeIn(page.getByLabel('E-mail'), 'marina@prado.com.br');
  await typeIn(page.getByLabel('Senha', { exact: true }), 'segredo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme que é você');
  await expect(page.getByLabel('Código do aplicativo')).toBeFocused();
  await expectScreen(page, { rota: 'login', titulo: 'Confirme que é você' });
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Código incorreto.');
  await page.getByRole('button', { name: 'Voltar ao e-mail e à senha' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('marina@prado.com.br');
});

test('a new password shows its rules, refuses with the reason and keeps what was typed', async ({ page, queixas }) => {
  queixas.tolerate(VENCIDA);
  await answer(page, '/changeexpiredpassword', {
    status: 410,
    json: refusal('prova-invalida', 'Este endereço não vale mais. Peça outro.'),
  });
  await page.goto(`/expired?hash=${PROVA}`);
  await ready(page, 'expired');
  expect(page.url()).not.toContain(PROVA);
  await typeIn(page.getByLabel('Senha nova', { exact: true }), 'Outra#Frase26');
  await expect(page.getByRole('listitem').filter({ hasText: ', falta' })).toHaveCount(0);
  await typeIn(page.getByLabel('Repita a senha nova'), 'Outra#Frase26');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByRole('alert')).toContainText('Este endereço não vale mais.');
  await expect(page.getByLabel('Repita a senha nova')).toHaveValue('Outra#Frase26');
});

test('leaving shows that it is leaving, and says so to assistive technology', async ({ page, signIn }) => {
  await signIn();
  await page.route('**/auth/logoff', () => undefined);
  await page.goto('/logoff');
  await expectScreen(page, { rota: 'logoff', titulo: 'Saindo…', isWaiting: true });
});
