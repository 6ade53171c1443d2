import { openBrowser } from './browser.ts';
import { copyQuote } from './quoting.ts';
import { ENDERECO_BENCH, signedInCookies, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

const CPU = 4;
const REPOUSO_MS = 2_000;
const TEXTO = 'Zélia Conceição Prado de Albuquerque Figueiredo';
const TELAS = { 'em etapas': '/multicalculo/orcamento-multicalculo', 'em uma página': '/multicalculo/hfy-auto' } as const;

export interface ResultadoDigitacao {
  readonly tela: string;
  /** What a key costs the page's thread, from its event to the next task, ms. */
  readonly mediana: number;
  readonly p95: number;
  readonly pior: number;
}

/** Notes, in the page, what each key takes: a message sent when it goes down is heard once everything it caused is done. */
const WATCH = `(() => {
  window.teclas = [];
  window.addEventListener('keydown', () => {
    const from = performance.now();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.teclas.push(performance.now() - from);
    channel.port2.postMessage(0);
  }, true);
})()`;

/** Typing a name in the auto form, in both of its pages, on a processor four times slower. */
export async function benchDigitacao(): Promise<ResultadoDigitacao[]> {
  const sessao = await signIn();
  const browser = await openBrowser();
  const results: ResultadoDigitacao[] = [];
  for (const [tela, endereco] of Object.entries(TELAS)) {
    const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } });
    await context.addCookies([
      ...(await signedInCookies()),
      { name: 'balcao_extensao_adiada', value: '1', domain: 'localhost', path: '/' },
    ]);
    const page = await context.newPage();
    await page.goto(`${ENDERECO_BENCH}${endereco}?id=${await copyQuote(sessao)}`);
    const field = page.locator('[id="campo-risco.segurado.nome"]');
    await field.click();
    await page.waitForTimeout(REPOUSO_MS);
    const inspector = await context.newCDPSession(page);
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.evaluate(WATCH);
    await field.press('ControlOrMeta+a');
    await page.keyboard.type(TEXTO, { delay: 80 });
    const teclas = ((await page.evaluate('window.teclas')) as number[]).slice(1);
    results.push({ tela, mediana: median(teclas), p95: quantile(teclas, 0.95), pior: Math.max(...teclas) });
    await context.close();
  }
  await browser.close();
  return results;
}
