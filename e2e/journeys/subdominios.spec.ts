import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { CONTAS, DADOS, isUp, PORTA, SENHA, SUBIDA_MS } from '../support/site.ts';
import { expect, ready, test, typeIn } from '../support/test.ts';

/** A site of its own, that gives its cookies to the whole product's domain: browsers lead every name under localhost to this machine. */
const DOMINIO = 'balcao.localhost';
const PORTA_DOMINIO = PORTA + 4;
const DADOS_DOMINIO = `${DADOS}-dominio`;
const [A, B] = ['a', 'b'].map((nome) => `http://${nome}.${DOMINIO}:${PORTA_DOMINIO}`) as [string, string];

let site: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(SUBIDA_MS + 30_000);
  rmSync(DADOS_DOMINIO, { recursive: true, force: true });
  // what the run's own site built is there
  site = spawn(process.execPath, ['scripts/start.mjs', '--no-build'], {
    cwd: path.join(import.meta.dirname, '..', '..'),
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: `${PORTA_DOMINIO}`,
      SANDBOX_PORT: `${PORTA_DOMINIO + 1}`,
      BALCAO_DATA: DADOS_DOMINIO,
      BALCAO_ENV: 'local',
      LOG_LEVEL: 'error',
      COOKIE_DOMAIN: DOMINIO,
    },
  });
  await expect.poll(() => isUp(`http://localhost:${PORTA_DOMINIO}`), { timeout: SUBIDA_MS, intervals: [500] }).toBe(true);
});

test.afterAll(async () => {
  const gone = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  await gone;
  rmSync(DADOS_DOMINIO, { recursive: true, force: true });
});

test('a session of one subdomain is the session of the other, and ends in both', async ({ page, context, queixas }) => {
  // the other page may be asking something in the instant its session ends
  queixas.tolerate(/status of 401/);
  await context.addCookies([{ name: 'balcao_extensao_adiada', value: '1', domain: `.${DOMINIO}`, path: '/' }]);
  await page.goto(`${A}/home`);
  await ready(page, 'login');
  await typeIn(page.getByLabel('E-mail'), CONTAS.corretor);
  await typeIn(page.getByLabel('Senha', { exact: true }), SENHA);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await ready(page, 'home');

  // the second subdomain is entered without a login, and its calls are answered
  const outra = await context.newPage();
  await outra.goto(`${B}/notificacoes`);
  await ready(outra, 'notificacoes');
  await expect(outra.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible();
  const cookies = await context.cookies([A, B]);
  const sessoes = cookies.filter(({ name }) => name === 'balcao_session' || name === 'balcao_acesso');
  expect(sessoes.map(({ name, domain, httpOnly }) => [name, domain, httpOnly]).toSorted()).toEqual([
    ['balcao_acesso', `.${DOMINIO}`, true],
    ['balcao_session', `.${DOMINIO}`, false],
  ]);

  // leaving in one leaves in the other, where nobody pressed anything
  await page
    .getByRole('banner')
    .getByRole('button', { name: /, sua conta$/ })
    .click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await ready(page, 'login');
  await ready(outra, 'login');
  expect((await context.cookies([A, B])).filter(({ name }) => name === 'balcao_session' || name === 'balcao_acesso')).toEqual([]);
  await outra.goto(`${B}/home`);
  await ready(outra, 'login');
});
