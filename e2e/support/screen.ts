import { expect, type Page, type ViewportSize } from '@playwright/test';
import { expectNothingOverFocus } from './focus.ts';
import { UMA_VEZ } from './site.ts';
import { expectAccessible, ready, test } from './test.ts';

export interface Tela {
  /** Route id in the contracts' table. */
  readonly rota: string;
  /** The tab's title before "· Balcão". */
  readonly titulo: string | RegExp;
  /** A call of the page is held back on purpose: it will not come to rest. */
  readonly isWaiting?: boolean;
}

export const LARGURAS = [
  { nome: 'a wide screen', viewport: { width: 1440, height: 900 }, tag: [] },
  { nome: 'a phone', viewport: { width: 390, height: 844 }, tag: [UMA_VEZ] },
] satisfies { nome: string; viewport: ViewportSize; tag: string[] }[];

/** How much the content may move while a page comes (web vital CLS; "good" is 0.1). */
const DESLOCAMENTO_MAXIMO = 0.02;

/** Starts listening, before anything is loaded, to what a page moves and to what its policy refuses. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { deslocamento: 0, violacoes: [] as string[] };
    Object.assign(window, { observado: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.deslocamento += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      seen.violacoes.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

interface Observado {
  readonly deslocamento: number;
  readonly violacoes: readonly string[];
}

/** What `watchPage` saw so far. */
export const observed = (page: Page): Promise<Observado> => page.evaluate(() => (window as unknown as { observado: Observado }).observado);

/** What every screen owes: one main, one title, nothing refused, nothing moved, nothing to the side, nothing axe can name, nothing over the focus. */
export async function expectScreen(page: Page, { rota, titulo, isWaiting = false }: Tela): Promise<void> {
  await ready(page, rota);
  if (!isWaiting) await page.waitForLoadState('networkidle');
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(titulo instanceof RegExp ? titulo : `${titulo} · Balcão`);
  const { deslocamento, violacoes } = await observed(page);
  expect(violacoes).toEqual([]);
  expect(deslocamento).toBeLessThan(DESLOCAMENTO_MAXIMO);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await expectNothingOverFocus(page);
}

/**
 * Opens some addresses one after the other and expects each of them to be whole: in one context, what they share is fetched and read once,
 * where a test for each would fetch it again.
 */
export async function expectScreens(page: Page, telas: readonly (Tela & { readonly endereco: string })[]): Promise<void> {
  expect(telas.length).toBeGreaterThan(0);
  for (const { endereco, ...tela } of telas) {
    await test.step(endereco, async () => {
      await page.goto(endereco);
      await expectScreen(page, tela);
    });
  }
}

/** Presses Tab until `name` has the focus, in sight and visibly marked. @throws when the keyboard never gets there. */
export async function tabTo(page: Page, name: string | RegExp, limit = 40): Promise<void> {
  const isName = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const seen: string[] = [];
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await focused(page);
    seen.push(focus.nome);
    expect(focus, `o foco em "${focus.nome}" não se vê`).toMatchObject({ isVisivel: true, hasMarca: true });
    if (isName(focus.nome)) return;
  }
  throw new Error(`Tab não chegou a ${name}: ${seen.join(' → ')}`);
}

/** What has the focus: its name, whether it is on screen, whether it shows it. */
async function focused(page: Page): Promise<{ nome: string; isVisivel: boolean; hasMarca: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { width, height } = element.getBoundingClientRect();
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '');
    const nome = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent || '');
    // the mark may be drawn by the box around the control
    const marked = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling].some((box) => {
      if (!box) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return { nome: nome.trim().replace(/\s+/g, ' '), isVisivel: width > 0 && height > 0, hasMarca: marked };
  });
}

/** The list of quotes as a user has widened it: wider than any screen here. Answered in place of what is stored, which others read too. */
export const widenOrcamentos = (page: Page) =>
  page.route('**/c/api/v1/conta/listas', (route) =>
    route.fulfill({ json: { success: true, data: { orcamentos: { ocultas: [], ordem: [], larguras: { status: 1_200 } } } } }),
  );

/** Nothing is wider than the window, once what still moves has come to rest. */
export const expectFitsWidth = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
