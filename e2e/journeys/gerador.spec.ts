import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expectScreen, watchPage } from '../support/screen.ts';
import { CONTAS, DADOS, isUp, PORTA, SENHA, SUBIDA_MS } from '../support/site.ts';
import { expect, ready, test } from '../support/test.ts';

/** A site of its own: the house with a parcel and a record more, as `npm run new` writes them. */
const root = path.join(import.meta.dirname, '..', '..');
const PORTA_CASA = PORTA + 6;
const CASA = `http://localhost:${PORTA_CASA}`;
const DADOS_CASA = `${DADOS}-gerador`;

let house: string;
let site: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(SUBIDA_MS + 300_000);
  rmSync(DADOS_CASA, { recursive: true, force: true });
  house = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/new/generated-house.fixture.ts', 'vistorias', 'veiculo-teste'], {
    cwd: root,
    encoding: 'utf8',
  });
  site = spawn(process.execPath, ['scripts/start.mjs', '--no-build'], {
    cwd: house,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: `${PORTA_CASA}`,
      SANDBOX_PORT: `${PORTA_CASA + 1}`,
      BALCAO_DATA: DADOS_CASA,
      BALCAO_ENV: 'local',
      LOG_LEVEL: 'error',
    },
  });
  await expect.poll(() => isUp(CASA), { timeout: SUBIDA_MS, intervals: [500] }).toBe(true);
});

test.afterAll(async () => {
  const gone = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  await gone;
  for (const folder of [house, DADOS_CASA]) rmSync(folder, { recursive: true, force: true });
});

test('a parcel that was just generated opens at its address, empty at first, then with what its module keeps', async ({ page }) => {
  await watchPage(page);
  const entrada = await page.request.post(`${CASA}/auth/login`, { data: { email: CONTAS.admin, senha: SENHA } });
  const { data } = (await entrada.json()) as { data: { token: string } };
  await page.goto(`${CASA}/vistorias`);
  await expectScreen(page, { rota: 'vistoriasInicio', titulo: 'Vistorias' });
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible();

  for (const nome of ['Zeca', 'Ágata']) {
    const criado = await page.request.post(`${CASA}/c/api/v1/vistorias`, {
      headers: { authorization: `Bearer ${data.token}` },
      data: { nome },
    });
    expect(criado.status()).toBe(200);
  }
  await page.reload();
  await ready(page, 'vistoriasInicio');
  await expect(page.locator('main').getByRole('listitem')).toHaveText(['Ágata', 'Zeca']);
});

test('a record that was just generated is included, found, changed and excluded on its screen', async ({ page }) => {
  await watchPage(page);
  await page.request.post(`${CASA}/auth/login`, { data: { email: CONTAS.admin, senha: SENHA } });
  await page.goto(`${CASA}/configuracao/veiculo-teste`);
  await expectScreen(page, { rota: 'veiculoTeste', titulo: 'Veiculo teste' });
  await page.getByRole('button', { name: 'Novo veiculo teste' }).first().click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Furgão');
  await page.getByRole('button', { name: 'Incluir veiculo teste' }).click();
  await page.getByRole('link', { name: 'Furgão' }).click();
  await page.getByRole('textbox', { name: 'Observação' }).fill('Da matriz');
  await page.getByRole('button', { name: 'Salvar veiculo teste' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Furgão' }).click();
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: /^Observação:.*Da matriz$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhum veiculo teste ainda')).toBeVisible();
});
