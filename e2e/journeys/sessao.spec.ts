import { COOKIE_TERMO } from '@balcao/contracts';
import type { BrowserContext } from '@playwright/test';
import { leaveSession, openSession } from '../support/api.ts';
import { goInside } from '../support/modules.ts';
import { openAndListen } from '../support/publish-build.ts';
import { CONTAS, ENDERECO, SENHA, UMA_VEZ } from '../support/site.ts';
import { tabTo } from '../support/screen.ts';
import { expect, ready, test, typeIn } from '../support/test.ts';

/** A sign-in of an account whose other sessions this file may end. */
async function signInAlone(context: BrowserContext): Promise<{ token: string }> {
  const reply = await context.request.post(`${ENDERECO}/auth/login`, { data: { email: CONTAS.perfil, senha: SENHA } });
  return ((await reply.json()) as { data: { token: string } }).data;
}

test('a stranger is sent to the login and comes back to where they were going', async ({ page, signIn }) => {
  await page.goto('/multicalculo/orcamentos?pagina=2');
  await expect(page).toHaveURL(/\/login\?return_url=/);
  await signIn('corretor', page.url());
  await expect(page).toHaveURL(/\/multicalculo\/orcamentos\?.*pagina=2/);
  await expect(page).toHaveURL(/redirect=true/);
});

test('a wrong password is refused without saying which part was wrong, and nothing typed is lost', { tag: UMA_VEZ }, async ({ page }) => {
  // one nobody guessed at yet: the fifth wrong password of an e-mail blocks it
  const email = `ninguem.${Date.now()}@balcao.test`;
  await page.goto('/login');
  await typeIn(page.getByLabel('E-mail'), email);
  await typeIn(page.getByLabel('Senha', { exact: true }), 'errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toContainText(/e-mail ou senha/i);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('someone signed in who opens the login goes home', { tag: UMA_VEZ }, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/login');
  await ready(page, 'home');
});

test('a return address outside the site is ignored', { tag: UMA_VEZ }, async ({ page }) => {
  await page.goto(`/login?return_url=${encodeURIComponent('//evil.example/x')}`);
  await typeIn(page.getByLabel('E-mail'), CONTAS.corretor);
  await typeIn(page.getByLabel('Senha', { exact: true }), SENHA);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await ready(page, 'home');
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('Sair ends the session here and at the gateway', async ({ page, signIn, context, queixas }) => {
  // what was on its way when the session ended
  queixas.tolerate(/401/);
  await signIn();
  const cookies = await context.cookies();
  const token = (JSON.parse(decodeURIComponent(cookies.find(({ name }) => name === 'balcao_session')?.value ?? '{}')) as { token: string })
    .token;
  const companion = cookies
    .filter(({ httpOnly }) => httpOnly)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /, sua conta$/ })
    .click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await ready(page, 'login');
  const reply = await fetch(new URL('/auth/menus', page.url()), { headers: { authorization: `Bearer ${token}`, cookie: companion } });
  expect(reply.status).toBe(401);
});

test('the session cookie carries the fields of the specification in under 4 KB', { tag: UMA_VEZ }, async ({ context, signIn }) => {
  await signIn();
  const cookie = (await context.cookies()).find(({ name }) => name === 'balcao_session');
  expect(`balcao_session=${cookie?.value}`.length).toBeLessThan(4096);
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? '{}'))).toMatchObject({
    isAuth: true,
    email: CONTAS.corretor,
    administrador: false,
  });
});

test('a sign-in ended from another browser leaves by itself, and says nothing of its own', async ({ page, context, browser, queixas }) => {
  // the gateway's refusal is how the tab learns for sure
  queixas.tolerate(/401/);
  await signInAlone(context);
  await openAndListen(page, () => page.goto('/home'));
  await ready(page, 'home');
  const other = await browser.newContext();
  const mine = await signInAlone(other);
  const ended = await other.request.post(`${ENDERECO}/c/api/v1/conta/sessoes/encerrar-outras`, {
    headers: { authorization: `Bearer ${mine.token}` },
    data: {},
  });
  expect(((await ended.json()) as { data: { encerradas: number } }).data.encerradas).toBeGreaterThanOrEqual(1);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('main[data-route="login"]')).toBeVisible();
  // the one who ended the others stays
  expect((await other.request.get(`${ENDERECO}/auth/menus`, { headers: { authorization: `Bearer ${mine.token}` } })).status()).toBe(200);
  await other.close();
});

test('leaving ends the session at the gateway first, then here, then shows the login', async ({ page, signIn, context, queixas }) => {
  // what was on its way when the session ended
  queixas.tolerate(/401/);
  await signIn();
  const order: string[] = [];
  const hasCookie = async () => (await context.cookies()).some(({ name }) => name === 'balcao_session');
  await page.route('**/auth/logoff', async (route) => {
    order.push((await hasCookie()) ? 'gateway, ainda com sessão' : 'gateway, já sem sessão');
    await route.continue();
  });
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') order.push('login');
  });
  await goInside(page, '/logoff');
  await ready(page, 'login');
  expect(order).toEqual(['gateway, ainda com sessão', 'login']);
  expect(await hasCookie()).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test('leaving works with the gateway out of reach', { tag: UMA_VEZ }, async ({ page, signIn, context, queixas }) => {
  queixas.tolerate(/Failed to load resource/);
  await signIn();
  await page.route('**/auth/logoff', (route) => route.abort());
  await goInside(page, '/logoff');
  await ready(page, 'login');
  expect((await context.cookies()).some(({ name }) => name === 'balcao_session')).toBe(false);
});

test('a session ended in another tab ends here too, with the way back kept', async ({ page, signIn, context, queixas }) => {
  // it ends at the gateway first: what this tab asks in that instant is refused
  queixas.tolerate(/status of 401/);
  await signIn('corretor', '/multicalculo/orcamentos');
  const other = await context.newPage();
  await other.goto('/logoff');
  await ready(other, 'login');
  await expect(page).toHaveURL(/\/login\?return_url=%2Fmulticalculo%2Forcamentos/);
  await ready(page, 'login');
  await expect(page.getByRole('banner').getByRole('button', { name: /, sua conta$/ })).toHaveCount(0);
});

test('another user who signs in beside it takes this tab along: nothing of the first stays on screen', async ({
  page,
  context,
  queixas,
}) => {
  // what the first one's page was still loading when it went, which Firefox lets go of
  queixas.tolerate(/systemjs\/.*errors\.md#3/);
  await openSession(context, 'corretor');
  await page.goto('/home');
  await ready(page, 'home');
  const before = await page.getByRole('button', { name: /, sua conta$/ }).getAttribute('aria-label');
  // as a person does: one answer of the gateway changes every cookie. Given one by one, as Playwright gives them to Firefox, a call of
  // the page in between would carry some of each user, and be refused
  const other = await context.newPage();
  await other.goto('/publico/cotacao');
  const entrada = { email: CONTAS.suporte, senha: SENHA };
  const status = await other.evaluate(
    async (data) =>
      (await fetch('/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })).status,
    entrada,
  );
  expect(status).toBe(200);
  await expect(page.getByRole('banner').first()).toContainText(CONTAS.suporte);
  await ready(page, 'home');
  await expect(page.getByRole('button', { name: /, sua conta$/ })).not.toHaveAttribute('aria-label', before ?? '');
});

test('a session the gateway no longer knows leads to the login at the first call, once', { tag: UMA_VEZ }, async ({
  page,
  signIn,
  queixas,
}) => {
  queixas.tolerate(/status of 401/);
  await signIn();
  await page.route('**/c/api/v1/**', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 401, message: 'Sessão encerrada.' } }),
  );
  await goInside(page, '/multicalculo/orcamentos');
  await ready(page, 'login');
  await expect(page).toHaveURL(/return_url=%2Fmulticalculo%2Forcamentos/);
});

test('guessing a password stops being possible, and the screen says why and what to do', { tag: UMA_VEZ }, async ({ page }) => {
  await page.goto('/login');
  const email = `alvo.${Date.now()}@balcao.test`;
  const blocked = page.locator('main[data-route="blocked"]');
  for (let guess = 0; guess < 12 && !(await blocked.isVisible()); guess += 1) {
    await typeIn(page.getByLabel('E-mail'), email);
    await typeIn(page.getByLabel('Senha', { exact: true }), `chute ${guess}`);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('alert').or(blocked)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' }).or(blocked)).not.toHaveAttribute('aria-busy', 'true');
  }
  await ready(page, 'blocked');
  await expect(page).toHaveURL(/\/blocked\?attempts=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso bloqueado por segurança');
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await ready(page, 'login');
});

test('a device the person signed in on lets them in while strangers who guess their password wait', { tag: UMA_VEZ }, async ({
  page,
  signIn,
  context,
  browser,
}) => {
  const conta = 'adivinhado';
  await signIn(conta);
  await ready(page, 'home');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'balcao_aparelho');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  // the session ends, and the device stays known
  await leaveSession(page, { name: /^(?!balcao_aparelho$)/ });

  await test.step('from elsewhere the password is guessed at until the next guess waits, the right one too', async () => {
    const elsewhere = await browser.newContext();
    const guess = async (senha: string) => {
      const answer = await elsewhere.request.post(`${ENDERECO}/auth/login`, { data: { email: CONTAS[conta], senha } });
      return ((await answer.json()) as { code: number }).code;
    };
    await expect.poll(() => guess('chute')).toBe(4);
    expect(await guess(SENHA)).toBe(4);
    await elsewhere.close();
  });

  await test.step('on their own device the person enters at once', async () => {
    await signIn(conta);
    await ready(page, 'home');
  });
});

for (const { code, endereco, titulo } of [
  { code: 2, endereco: '/expired', titulo: 'Sua senha expirou' },
  { code: 3, endereco: '/blocked', titulo: 'Acesso bloqueado' },
  { code: 5, endereco: '/blocked', titulo: 'Acesso bloqueado' },
]) {
  test(`a sign-in refused with code ${code} goes to ${endereco}`, { tag: UMA_VEZ }, async ({ page }) => {
    await page.route('**/auth/login', (route) =>
      route.fulfill({ json: { success: false, code, message: 'Recusado.', ...(code === 2 && { data: { token: 'prova' } }) } }),
    );
    await page.goto('/login');
    await typeIn(page.getByLabel('E-mail'), CONTAS.corretor);
    await typeIn(page.getByLabel('Senha', { exact: true }), SENHA);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
    expect(new URL(page.url()).pathname).toBe(endereco);
    expect(page.url()).not.toContain('prova');
  });
}

test('whose terms were signed on another device goes on to where they were going', { tag: UMA_VEZ }, async ({ page, context, signIn }) => {
  await signIn('corretor');
  // as a browser is that signed in before the signature was made elsewhere
  await context.clearCookies({ name: COOKIE_TERMO });
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  expect((await context.cookies()).find(({ name }) => name === COOKIE_TERMO)?.value).toBe('true');
});

test('someone on trial works as everyone else while it lasts', { tag: UMA_VEZ }, async ({ page, signIn }) => {
  await signIn('trial');
  await ready(page, 'home');
  await goInside(page, '/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
});

test('signing in takes the keyboard alone, and Enter in the password is enough', async ({ page }) => {
  await page.goto('/login');
  await ready(page, 'login');
  await page.keyboard.type(CONTAS.corretor);
  await tabTo(page, /^Senha/, 1);
  await page.keyboard.type(SENHA);
  await page.keyboard.press('Enter');
  await ready(page, 'home');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Novo orçamento', 1);
});

test('a page that needs a permission the user does not have says so', { tag: UMA_VEZ }, async ({ page, context }) => {
  await openSession(context, 'semAuto');
  await page.goto('/multicalculo/orcamento-multicalculo');
  await ready(page, 'unauthorized');
});
