import { expect, ready, test } from '../support/test.ts';
import { CONTAS, SENHA } from '../support/site.ts';

test('a stranger is sent to the login and comes back to where they were going', async ({ page, signIn }) => {
  await page.goto('/multicalculo/orcamentos?pagina=2');
  await expect(page).toHaveURL(/\/login\?return_url=/);
  await signIn('corretor', page.url());
  await expect(page).toHaveURL(/\/multicalculo\/orcamentos\?.*pagina=2/);
  await expect(page).toHaveURL(/redirect=true/);
});

test('a wrong password is refused without saying which part was wrong, and nothing typed is lost', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('ninguem@balcao.test');
  await page.getByLabel('Senha', { exact: true }).fill('errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toContainText(/e-mail ou senha/i);
  await expect(page.getByLabel('E-mail')).toHaveValue('ninguem@balcao.test');
});

test('someone signed in who opens the login goes home', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/login');
  await ready(page, 'home');
});

test('a return address outside the site is ignored', async ({ page }) => {
  await page.goto(`/login?return_url=${encodeURIComponent('//evil.example/x')}`);
  await page.getByLabel('E-mail').fill(CONTAS.corretor);
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await ready(page, 'home');
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('Sair ends the session here and at the gateway', async ({ page, signIn, context }) => {
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
    .getByRole('button', { name: /menu do usuário/i })
    .click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await ready(page, 'login');
  const reply = await fetch(new URL('/auth/menus', page.url()), { headers: { authorization: `Bearer ${token}`, cookie: companion } });
  expect(reply.status).toBe(401);
});

test('the session cookie carries the fields of the specification in under 4 KB', async ({ context, signIn }) => {
  await signIn();
  const cookie = (await context.cookies()).find(({ name }) => name === 'balcao_session');
  expect(`balcao_session=${cookie?.value}`.length).toBeLessThan(4096);
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? '{}'))).toMatchObject({
    isAuth: true,
    email: CONTAS.corretor,
    administrador: false,
  });
});
