import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { CONTAS, SENHA, type Conta } from './site.ts';

/** What a page complained about: uncaught errors, console errors, refused by the content security policy. */
export class Queixas {
  /** Playwright's own, while it takes a picture in Firefox. */
  private static readonly FOTO = /YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT/;
  /** Firefox's, of a script whose page went before it had come: the digest of nothing. */
  private static readonly PARTIDA = /integrity.*47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/;
  /** SystemJS's, of a script that did not load. */
  private static readonly SEM_ARQUIVO = /\(SystemJS \S+errors\.md#3\)$/;
  /** Firefox's, of a connection that was opening when its page went: that it could not be reached, and at times why. */
  private static readonly LIGACAO = /can’t establish a connection to the server at ws\S+\.$/;
  private static readonly CORTADA = /connection to ws\S+ was interrupted while the page was loading/;
  readonly all: string[] = [];
  private readonly tolerated: RegExp[] = [Queixas.FOTO, Queixas.PARTIDA, Queixas.LIGACAO, Queixas.CORTADA];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.all.push(`pageerror: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.all.push(`console: ${message.text()}`);
    });
  }

  /** A test that breaks something on purpose says which complaint it expects. */
  tolerate(pattern: RegExp): void {
    this.tolerated.push(pattern);
  }

  get unexpected(): string[] {
    const cut = this.all.flatMap((text) => (Queixas.PARTIDA.test(text) ? (/subresource at “([^”]+)”/.exec(text)?.[1] ?? []) : []));
    // SystemJS tells once more of a script whose page went before it had come
    const isCut = (text: string) => Queixas.SEM_ARQUIVO.test(text) && cut.some((url) => text.startsWith(`pageerror: ${url}`));
    return this.all.filter((text) => !this.tolerated.some((pattern) => pattern.test(text)) && !isCut(text));
  }
}

interface Fixtures {
  inTime: void;
  queixas: Queixas;
  /** Whether an idle page fetches what its menu leads to: as much work again as opening it, so only a test that is about scripts asks for it. */
  isPreparing: boolean;
  /** Signs in through the form and waits for the page asked for. */
  signIn: (conta?: Conta, destino?: string) => Promise<void>;
}

/** The offer of the browser extension, which comes by itself after a while, is put off: it is no part of what most tests look at. */
const SEM_OFERTA = { name: 'balcao_extensao_adiada', value: '1', domain: 'localhost', path: '/' };

/** The pages of a context are those of somebody who asked to spend less data: nothing is fetched before it is asked for. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** When a run of `npm test` has no more time, what has not begun is left out, by name; read again in scripts/test/second-try.ts. */
const LEFT_OUT = 'não coube no tempo';
const isOver = () => Number(process.env['BALCAO_TEST_UNTIL'] ?? Number.POSITIVE_INFINITY) < Date.now();

/** Every test fails when its page complained: a console without errors is part of the product. */
export const test = base.extend<Fixtures>({
  inTime: [
    // Playwright reads what a fixture needs from its first argument
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      testInfo.skip(isOver(), LEFT_OUT);
      await use();
    },
    { auto: true },
  ],
  isPreparing: [false, { option: true }],
  context: async ({ context, isPreparing }, use) => {
    await context.addCookies([SEM_OFERTA]);
    if (!isPreparing) await saveData(context);
    await use(context);
  },
  queixas: [
    async ({ page }, use) => {
      const queixas = new Queixas(page);
      await use(queixas);
      expect(queixas.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (conta = 'corretor', destino = '/home') => {
      await page.goto(destino);
      await typeIn(page.getByLabel('E-mail'), CONTAS[conta]);
      await typeIn(page.getByLabel('Senha', { exact: true }), SENHA);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.locator('main[data-route]:not([data-route="login"])')).toHaveAttribute('aria-busy', 'false');
    });
  },
});

export { expect };

/** Types over what a field holds, key by key: a field filled at once goes unnoticed by React in the system's Firefox. */
export async function typeIn(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.pressSequentially(text);
}

/** The screen is there and usable. */
export async function ready(page: Page, rota: string): Promise<void> {
  await expect(page.locator(`main[data-route="${rota}"]`)).toHaveAttribute('aria-busy', 'false');
}

/** A rule axe still calls experimental: what is read on a control is part of its name (WCAG 2.5.3), so that it can be asked for by voice. */
const NOME_COMO_SE_LE = 'label-content-name-mismatch';

/** No violation of WCAG 2.2 AA that a machine can see. */
export async function expectAccessible(page: Page): Promise<void> {
  // in the page itself: a second page, opened and closed for the result alone, takes as long as looking does, and the focus with it
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { [NOME_COMO_SE_LE]: { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
}
