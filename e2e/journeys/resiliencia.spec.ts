import { accessCalls, COOKIE_COMPANHEIRO, quotingCalls, type RascunhoAuto, type ResultadoCotacao } from '@balcao/contracts';
import { type Page, request as requests } from '@playwright/test';
import { botaoCalcular, campo, fillCampo, chooseOpcao, estadoDaGravacao, expectSalvo } from '../support/formulario.ts';
import { Gateway, openSession } from '../support/gateway.ts';
import { openOrcamento, comercialDe, createOrcamento, waitForFim, nomeUnico, type Orcamento } from '../support/orcamentos.ts';
import { expectConcluido, linhaDe, linhas, linhasEm } from '../support/resultados.ts';
import { resetSandbox, setSandbox } from '../support/sandbox.ts';
import { CONTAS, SENHA } from '../support/site.ts';
import { killGateway } from '../support/supervisor.ts';
import { expect, ready, test } from '../support/test.ts';

test.afterEach(resetSandbox);

const SEIS = ['jequitiba_seguros', 'capivara_seguros', 'sabia_seguros', 'tucano_azul_seguros', 'araucaria_seguros', 'arara_una_seguros'];
const rascunhoDe = async (gateway: Gateway, { id }: Orcamento) => {
  const orcamento = await gateway.call(quotingCalls.getOrcamento, { orcamentoId: id });
  return { ...orcamento, rascunho: orcamento.rascunho as RascunhoAuto };
};
const comPreco = ({ resultados }: { resultados: readonly ResultadoCotacao[] }) =>
  resultados.filter(({ status }) => status === 'OK').map(({ seguradora, ofertas }) => ({ seguradora, ofertas }));
const guardado = (page: Page, { id }: Orcamento): Promise<string> =>
  page.evaluate((key) => Object.entries(localStorage).find(([name]) => name.endsWith(key))?.[1] ?? '', id);
const enter = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill(CONTAS.corretor);
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'Entrar' }).click();
};

test('a gateway killed in the middle of a quote comes back, and the quote ends whole on the same page', async ({ page, queixas }) => {
  // what stands around the page may be on its way just then: it is asked for again
  queixas.tolerate(
    /ERR_CONNECTION|WebSocket|Failed to load resource|'@balcao\/onboarding' died in status LOADING|ChunkLoadError: Loading chunk \d+ failed/,
  );
  await setSandbox({ slug: 'araucaria_seguros', segura: true }, { slug: 'arara_una_seguros', segura: true });
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway, { comercial: comercialDe(SEIS) });
  await openOrcamento(page, orcamento);
  await botaoCalcular(page).click();
  await expect(linhasEm(page, 'OK').first()).toBeVisible();
  const cotacaoId = new URL(page.url()).searchParams.get('cotacao') ?? '';
  const before = comPreco(await gateway.call(quotingCalls.getCotacao, { cotacaoId }));
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(SEIS.length);

  await killGateway();
  await resetSandbox();
  await expectConcluido(page, SEIS.length);
  await expect(linhasEm(page, 'OK')).toHaveCount(SEIS.length);

  expect((await rascunhoDe(gateway, orcamento)).cotacoes).toHaveLength(1);
  const { cotacao, resultados } = await waitForFim(gateway, cotacaoId);
  expect(cotacao.status).toBe('CONCLUIDA');
  expect(resultados.map(({ seguradora }) => seguradora).sort()).toEqual([...SEIS].sort());
  // who had answered was not asked again: the very same offers
  expect(comPreco({ resultados })).toEqual(expect.arrayContaining(before));
});

test('an insurer that is down is an instability, and asked again once it is back it gives its price', async ({ page }) => {
  await setSandbox({ slug: 'onca_pintada_seguros', fora: true });
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway, { comercial: comercialDe(['capivara_seguros', 'onca_pintada_seguros']) });
  await openOrcamento(page, orcamento);
  await botaoCalcular(page).click();
  await expectConcluido(page, 2);
  const row = linhaDe(page, 'Onça-Pintada Seguros');
  await expect(row).toContainText('Instabilidade da seguradora');
  await expect(linhaDe(page, 'Capivara Seguros')).toHaveAttribute('data-status', 'OK');
  await resetSandbox();
  await row.getByRole('button', { name: /^Tentar de novo/ }).click();
  await expect(row).toHaveAttribute('data-status', 'OK');
  await expectConcluido(page, 2);
});

test('what is typed without connection stays in this browser and is saved by itself when it is back', async ({
  page,
  context,
  queixas,
}) => {
  queixas.tolerate(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  await openOrcamento(page, orcamento);
  await context.setOffline(true);
  await fillCampo(page, 'risco.segurado.numero', '4321');
  await expect(estadoDaGravacao(page)).toHaveText('Sem conexão: guardado neste navegador');
  expect(await guardado(page, orcamento)).toContain('4321');
  await context.setOffline(false);
  await expectSalvo(page);
  expect((await rascunhoDe(gateway, orcamento)).rascunho.risco.segurado?.numero).toBe('4321');
  expect(await guardado(page, orcamento)).toBe('');
});

test('what could not be saved before the page went comes back with it', async ({ page, queixas }) => {
  queixas.tolerate(/ERR_FAILED/);
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  await openOrcamento(page, orcamento);
  await page.route('**/rascunho', (route) => route.abort());
  await fillCampo(page, 'risco.segurado.complemento', 'Bloco B');
  await expect(estadoDaGravacao(page)).toHaveText('Sem conexão: guardado neste navegador');
  await page.unroute('**/rascunho');
  await page.reload();
  await expect(page.getByText('Recuperamos o que você tinha digitado')).toBeVisible();
  await expect(campo(page, 'risco.segurado.complemento')).toHaveValue('Bloco B');
  await expectSalvo(page);
  expect((await rascunhoDe(gateway, orcamento)).rascunho.risco.segurado?.complemento).toBe('Bloco B');
});

test('a double click on Calcular is one run', async ({ page }) => {
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  await openOrcamento(page, orcamento);
  await botaoCalcular(page).dblclick();
  await expect(linhas(page)).toHaveCount(3);
  await expectConcluido(page, 3);
  expect((await rascunhoDe(gateway, orcamento)).cotacoes).toHaveLength(1);
});

test('two tabs on the same orçamento: the second sees both versions and loses neither', async ({ page, context, queixas }) => {
  queixas.tolerate(/409/);
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  const other = await context.newPage();
  await openOrcamento(page, orcamento);
  await openOrcamento(other, orcamento);
  await fillCampo(page, 'risco.segurado.numero', '111');
  await expectSalvo(page);
  await expect.poll(async () => (await rascunhoDe(gateway, orcamento)).rascunho.risco.segurado?.numero).toBe('111');

  const conflito = other.getByRole('alertdialog', { name: 'Você salvou este orçamento em outra aba ou aparelho' });
  await test.step('both are shown, field by field', async () => {
    await fillCampo(other, 'risco.segurado.numero', '222');
    await expect(conflito.getByRole('row', { name: /Número/ })).toContainText('222');
    await expect(conflito.getByRole('row', { name: /Número/ })).toContainText('111');
    expect((await rascunhoDe(gateway, orcamento)).rascunho.risco.segurado?.numero).toBe('111');
  });

  await test.step('the other one is taken, and one’s own brought back', async () => {
    await conflito.getByRole('button', { name: 'Usar a outra versão' }).click();
    await expect(campo(other, 'risco.segurado.numero')).toHaveValue('111');
    await other.getByRole('button', { name: 'Voltar à minha versão' }).click();
    await expect(campo(other, 'risco.segurado.numero')).toHaveValue('222');
    await expect.poll(async () => (await rascunhoDe(gateway, orcamento)).rascunho.risco.segurado?.numero).toBe('222');
  });

  await test.step('the first tab now is the late one, and keeps its own', async () => {
    await fillCampo(page, 'risco.segurado.numero', '333');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ficar com a minha' }).click();
    await expectSalvo(page);
    expect((await rascunhoDe(gateway, orcamento)).rascunho.risco.segurado?.numero).toBe('333');
  });
});

test('a session that expires in the middle of the form: after signing in again everything typed is there', async ({
  page,
  context,
  queixas,
}) => {
  queixas.tolerate(/401/);
  await Gateway.enter(page.request);
  const outra = await requests.newContext();
  const gateway = await Gateway.enter(outra);
  const orcamento = await createOrcamento(gateway);
  await openOrcamento(page, orcamento);
  await fillCampo(page, 'risco.segurado.numero', '77');
  await expectSalvo(page);
  // nothing is heard of the session's end before the last key
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  // every call, for the frame around the page asks too, and under addresses of its own
  await page.route('**', async (route) => {
    if (['fetch', 'xhr'].includes(route.request().resourceType())) await typed;
    await route.continue();
  });
  await context.clearCookies({ name: COOKIE_COMPANHEIRO });
  await chooseOpcao(page, 'risco.pernoite.moradia', 'Chácara ou sítio');
  await fillCampo(page, 'risco.segurado.bairro', 'Jardim das Flores');
  release();
  await ready(page, 'login');
  await expect(page).toHaveURL(/return_url=/);
  await enter(page);
  await ready(page, 'orcamentoAuto');
  await expect(page).toHaveURL(new RegExp(`id=${orcamento.id}`));
  await expect(campo(page, 'risco.segurado.bairro')).toHaveValue('Jardim das Flores');
  await expect(campo(page, 'risco.pernoite.moradia')).toContainText('Chácara ou sítio');
  await expect(campo(page, 'risco.segurado.numero')).toHaveValue('77');
  await expectSalvo(page);
  const { risco } = (await rascunhoDe(gateway, orcamento)).rascunho;
  expect(risco).toMatchObject({ segurado: { bairro: 'Jardim das Flores', numero: '77' }, pernoite: { moradia: 'CHACARA' } });
  await outra.dispose();
});

test('a session ended somewhere else in the middle of the form loses nothing of it either', async ({ page, queixas }) => {
  queixas.tolerate(/401|WebSocket/);
  const mesma = await Gateway.enter(page.request);
  const outra = await requests.newContext();
  const gateway = await Gateway.enter(outra);
  const orcamento = await createOrcamento(gateway);
  await openOrcamento(page, orcamento);
  await page.route('**/rascunho', (route) => route.abort());
  queixas.tolerate(/ERR_FAILED/);
  await fillCampo(page, 'risco.segurado.complemento', 'Casa dos fundos');
  await expect(estadoDaGravacao(page)).toHaveText('Sem conexão: guardado neste navegador');
  const companheiro = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const ended = await fetch(new URL(accessCalls.logoff.path, page.url()), {
    method: 'POST',
    headers: { authorization: `Bearer ${mesma.token}`, cookie: companheiro, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(ended.status).toBe(200);
  await page.unroute('**/rascunho');
  await ready(page, 'login');
  await enter(page);
  await ready(page, 'orcamentoAuto');
  await expect(campo(page, 'risco.segurado.complemento')).toHaveValue('Casa dos fundos');
  await expectSalvo(page);
  expect((await rascunhoDe(gateway, orcamento)).rascunho.risco.segurado?.complemento).toBe('Casa dos fundos');
  await outra.dispose();
});

test('live messages cut in the middle of a quote: the page says so and still ends with every answer', async ({ page, queixas }) => {
  queixas.tolerate(/WebSocket/);
  let isCut = false;
  const cut: (() => Promise<void>)[] = [];
  await page.routeWebSocket('**/mqtt', (socket) => {
    if (isCut) return void socket.close({ code: 1011 });
    const server = socket.connectToServer();
    cut.push(async () => {
      await socket.close({ code: 1011 });
      await server.close();
    });
  });
  await setSandbox({ slug: 'araucaria_seguros', segura: true });
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway, {
    comercial: comercialDe(['jequitiba_seguros', 'tucano_azul_seguros', 'araucaria_seguros']),
  });
  await openOrcamento(page, orcamento);
  await botaoCalcular(page).click();
  await expect(linhasEm(page, 'OK').first()).toBeVisible();
  // an answer may be read before the connection stands
  await expect.poll(() => cut.length).toBeGreaterThan(0);
  isCut = true;
  await Promise.all(cut.map((end) => end()));
  await expect(page.getByText('Sem tempo real agora: conferindo as respostas a cada 2 segundos.')).toBeVisible();
  await resetSandbox();
  await expectConcluido(page, 3);
  await expect(linhasEm(page, 'OK')).toHaveCount(3);
});

test('an orçamento that does not exist, or is of another brokerage, is not found', async ({ page, queixas }) => {
  queixas.tolerate(/404/);
  const alheio = await requests.newContext();
  const { id } = await createOrcamento(await Gateway.enter(alheio, 'trial'), { risco: { segurado: { nome: nomeUnico('Alheia Silva') } } });
  await openSession(page);
  for (const unknown of ['0190b000-0000-7000-8000-00000000dead', 'nada', id]) {
    await openOrcamento(page, { id: unknown });
    await expect(page.getByText('Orçamento não encontrado')).toBeVisible();
    await expect(page.getByText('Alheia Silva')).toHaveCount(0);
  }
  await alheio.dispose();
});

test('who may not quote cars is sent to the page that says so, and not offered to', async ({ page }) => {
  await openSession(page, 'semAuto');
  await page.goto('/multicalculo/orcamento-multicalculo');
  await ready(page, 'unauthorized');
  await page.goto('/multicalculo/novo-orcamento');
  await ready(page, 'novoOrcamento');
  await expect(page.getByRole('button', { name: /^Auto/ })).toHaveAttribute('aria-disabled', 'true');
});
