import { openChrome, type Tab } from './chrome.ts';
import { inPage, pause, untilTrue } from './measure-page.ts';
import { copyQuote } from './quoting.ts';
import { ENDERECO_BENCH, signedInCookies, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

const CPU = 4;
const REPOUSO_MS = 2_000;
const ENTRE_TECLAS_MS = 80;
const TEXTO = 'Zélia Conceição Prado de Albuquerque Figueiredo';
const TELAS = { 'em etapas': '/multicalculo/orcamento-multicalculo', 'em uma página': '/multicalculo/hfy-auto' } as const;
const CAMPO = `document.getElementById('campo-risco.segurado.nome')`;

export interface ResultadoDigitacao {
  readonly tela: string;
  /** What a key costs the page's thread, from its event to the next task, ms. */
  readonly mediana: number;
  readonly p95: number;
  /** What the page's own code takes of it: the handlers of the key's events, ms. */
  readonly nossa: number;
}

/**
 * Notes, in the page, what each key takes: a message sent when it goes down is heard once everything it caused is done. Of that, the
 * handlers' own time is what lies between the first listener of the key and the last of the letter it brings.
 */
const WATCH = `(() => {
  window.teclas = [];
  window.nossas = [];
  let down = 0;
  window.addEventListener('keydown', () => {
    down = performance.now();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.teclas.push(performance.now() - down);
    channel.port2.postMessage(0);
  }, true);
  // what React does for a letter it does before the event that brought it is over
  window.addEventListener('input', () => window.nossas.push(performance.now() - down));
})()`;

async function type(tab: Tab, tela: string): Promise<ResultadoDigitacao> {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await tab.evaluate(WATCH);
  for (const text of TEXTO) {
    await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text });
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await pause(ENTRE_TECLAS_MS);
  }
  const [teclas, nossas] = await tab.evaluate<[number[], number[]]>('[window.teclas.slice(1), window.nossas.slice(1)]');
  return { tela, mediana: median(teclas), p95: quantile(teclas, 0.95), nossa: median(nossas) };
}

/** A field alone on a page: what the browser itself takes for a key. */
const bare = async (tab: Tab): Promise<ResultadoDigitacao> => {
  await tab.evaluate(`document.body.append(document.createElement('input'))`);
  await tab.evaluate(`document.querySelector('input').focus()`);
  return type(tab, 'um campo só');
};

/** Typing a name in the auto form, in both of its pages, on a processor four times slower; beside it, a field alone on a page. */
export async function benchDigitacao(): Promise<ResultadoDigitacao[]> {
  const sessao = await signIn();
  const cookies = [...(await signedInCookies()), { name: 'balcao_extensao_adiada', value: '1', domain: 'localhost', path: '/' }];
  const chrome = await openChrome();
  try {
    const results = [await chrome.inFreshTab([], bare)];
    for (const [tela, endereco] of Object.entries(TELAS)) {
      const url = `${ENDERECO_BENCH}${endereco}?id=${await copyQuote(sessao)}`;
      results.push(
        await chrome.inFreshTab(cookies, async (tab) => {
          await tab.send('Page.navigate', { url });
          await inPage(tab, untilTrue(CAMPO));
          await tab.evaluate(`${CAMPO}.focus(), ${CAMPO}.select()`);
          await pause(REPOUSO_MS);
          return type(tab, tela);
        }),
      );
    }
    return results;
  } finally {
    await chrome.close();
  }
}
