import type { CDPSession, Page } from '@playwright/test';
import { openSession } from '../support/api.ts';
import { findCalculado } from '../support/demonstracao.ts';
import { goInside } from '../support/modules.ts';
import { expectRunning, marcas, liveBuild, openAndListen, publishMarked, restoreBuilds } from '../support/publish-build.ts';
import { CONTAS, SENHA } from '../support/site.ts';
import { expect, ready, test } from '../support/test.ts';
import { countRules, type Peso, scales, weigh } from '../support/weight.ts';

// what is fetched ahead may be left behind as well
test.use({ isPreparing: true });

const VOLTAS = 20;
/** From here on every cache is full and every chunk evaluated: what a slow machine brings later still, a second look forgives. */
const AQUECIMENTO = 8;
/** What a browser may keep of its own between two weighings. */
const FOLGA: Peso = { nodes: 10, listeners: 2, rules: 0, observers: 0 };

const contas = [CONTAS.corretor, CONTAS.admin, CONTAS.suporte, CONTAS.trial, CONTAS.pendente];

type Excesso = readonly (readonly [string, number])[];

/** What is more than before, once timers and closing connections had some seconds to let go. */
async function excessOver(before: Peso, page: Page, cdp: CDPSession): Promise<Excesso> {
  let excess: Excesso = [];
  await expect(async () => {
    const after = Object.entries(await weigh(page, cdp));
    excess = after.filter(([name, value]) => value - before[name as keyof Peso] > FOLGA[name as keyof Peso]);
    expect(excess).toEqual([]);
  })
    .toPass({ timeout: 20_000 })
    .catch(() => undefined);
  return excess;
}

/**
 * Goes round after round and expects the last ones to leave nothing. What leaks grows with every round; what comes once, however late, does
 * not: where there is more than before, as many rounds again must add nothing.
 */
async function expectFlat(page: Page, cdp: CDPSession, round: (volta: number) => Promise<void>): Promise<void> {
  const runTo = async (first: number, last: number) => {
    for (let volta = first; volta <= last; volta += 1) await round(volta);
  };
  await runTo(1, AQUECIMENTO);
  const warm = await weigh(page, cdp);
  await runTo(AQUECIMENTO + 1, VOLTAS);
  if ((await excessOver(warm, page, cdp)).length === 0) return;
  const later = await weigh(page, cdp);
  await runTo(VOLTAS + 1, 2 * VOLTAS - AQUECIMENTO);
  expect(await excessOver(later, page, cdp), `antes: ${JSON.stringify([warm, later])}`).toEqual([]);
}

/** What comes by itself after a page is up has come: once it is seen to rest for a second. */
async function rest(page: Page): Promise<void> {
  let before = -1;
  await expect(async () => {
    const now = await countRules(page);
    const isResting = now === before;
    before = now;
    expect(isResting).toBe(true);
  }).toPass({ intervals: [1_000] });
}

test('twenty rounds through every page leave nothing behind', async ({ page, context }) => {
  const { resultados, comparativo } = await findCalculado(await openSession(context));
  const round = [
    ['/multicalculo/orcamentos', 'orcamentos'],
    ['/multicalculo/novo-orcamento', 'novoOrcamento'],
    ['/unauthorized', 'unauthorized'],
    [resultados, 'orcamentoAuto'],
    [comparativo, 'comparativo'],
    ['/home', 'home'],
  ] as const;
  await page.goto('/home');
  await ready(page, 'home');
  const cdp = await scales(page);
  await expectFlat(page, cdp, async () => {
    for (const [endereco, rota] of round) {
      await goInside(page, endereco);
      await ready(page, rota);
    }
  });
});

test('twenty times in and out leave nothing behind', async ({ page, queixas }) => {
  // what was on its way when a session ended
  queixas.tolerate(/401/);
  await page.goto('/login');
  const cdp = await scales(page);
  await expectFlat(page, cdp, async (volta) => {
    await ready(page, 'login');
    // each account may sign in twenty times a minute
    const conta = contas[volta % contas.length] as string;
    await page.getByLabel('E-mail').fill(conta);
    await page.getByLabel('Senha', { exact: true }).fill(SENHA);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await ready(page, 'home');
    // each account once at leisure: the tools of support, the steps of a trial and the like come late, and once
    if (volta <= contas.length) {
      if (conta === CONTAS.suporte) await expect(page.getByRole('button', { name: /^Abrir as ferramentas de suporte/ })).toBeVisible();
      await rest(page);
    }
    await goInside(page, '/logoff');
    await ready(page, 'login');
  });
});

test.describe('of builds exchanged in an open page', () => {
  const HOME = '@balcao/dashboard';
  let antes: string;
  test.beforeAll(async () => {
    antes = await liveBuild(HOME);
  });
  test.afterEach(() => restoreBuilds({ [HOME]: antes }));

  test('twenty exchanges leave nothing behind', async ({ page, context }) => {
    await openSession(context);
    await openAndListen(page, () => page.goto('/multicalculo/orcamentos'));
    await ready(page, 'orcamentos');
    const cdp = await scales(page);
    const count = () =>
      page.evaluate(async () => {
        const [symbol] = Object.getOwnPropertySymbols(System);
        const { getAppNames } = (await System.import('single-spa')) as { getAppNames(): string[] };
        return {
          modules: Object.keys((System as unknown as Record<symbol, object>)[symbol as symbol] as object).length,
          apps: getAppNames().length,
          elements: document.querySelectorAll('script, style, link').length,
          globals: Object.keys(self).length,
        };
      });
    let counted: Awaited<ReturnType<typeof count>> | null = null;
    await expectFlat(page, cdp, async (volta) => {
      const id = await publishMarked(HOME, String(volta));
      await expectRunning(page, HOME, id);
      await goInside(page, '/home');
      await ready(page, 'home');
      await goInside(page, '/multicalculo/orcamentos');
      await ready(page, 'orcamentos');
      if (volta === AQUECIMENTO) counted = await count();
    });
    expect(await count()).toEqual(counted);
    expect((await marcas(page)).length).toBeGreaterThanOrEqual(VOLTAS);
  });
});
