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
/** One field of each kind that is typed in, and what is typed, each text over the one before. */
const CAMPOS = {
  texto: ['risco.segurado.nome', [TEXTO]],
  documento: ['risco.segurado.documento', ['52998224725', '11144477735', '52998224725', '11144477735']],
  dinheiro: ['risco.coberturas.dmCentavos', ['15000000', '9876543', '20000000', '7654321']],
  'texto longo': ['risco.observacoes', [TEXTO]],
} as const;
const elementOf = (campo: string) => `document.getElementById('campo-${campo}')`;

export interface ResultadoDigitacao {
  readonly tela: string;
  readonly campo: string;
  /** What a key costs the page's thread, from its event to the next task: the frame that shows the letter is drawn in between, ms. */
  readonly mediana: number;
  readonly p95: number;
  /** Part of that until the letter is in its field and all handlers have finished, ms. */
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

interface Digitado {
  readonly tela: string;
  readonly campo: string;
  readonly textos: readonly string[];
}

async function type(tab: Tab, element: string, { tela, campo, textos }: Digitado): Promise<ResultadoDigitacao> {
  await tab.evaluate(`window.teclas = [], window.nossas = [], ${element}.scrollIntoView({ block: 'center' })`);
  for (const texto of textos) {
    await tab.evaluate(`${element}.focus(), ${element}.select()`);
    await pause(REPOUSO_MS);
    for (const text of texto) {
      await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text });
      await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
      await pause(ENTRE_TECLAS_MS);
    }
  }
  const [teclas, nossas] = await tab.evaluate<[number[], number[]]>('[window.teclas.slice(1), window.nossas.slice(1)]');
  return { tela, campo, mediana: median(teclas), p95: quantile(teclas, 0.95), nossa: median(nossas) };
}

/** A field alone on a page: what the browser itself takes for a key. */
const bare = async (tab: Tab): Promise<ResultadoDigitacao> => {
  await tab.evaluate(`document.body.append(document.createElement('input'))`);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await tab.evaluate(WATCH);
  return type(tab, `document.querySelector('input')`, { tela: 'um campo só', campo: 'texto', textos: [TEXTO] });
};

/** Typing in the auto form, in both of its pages, on a processor four times slower; beside it, a field alone on a page. */
export async function benchDigitacao(): Promise<ResultadoDigitacao[]> {
  const sessao = await signIn();
  const cookies = [...(await signedInCookies()), { name: 'balcao_extensao_adiada', value: '1', domain: 'localhost', path: '/' }];
  const chrome = await openChrome();
  try {
    const results = [await chrome.inFreshTab([], bare)];
    for (const [tela, endereco] of Object.entries(TELAS)) {
      const url = `${ENDERECO_BENCH}${endereco}?id=${await copyQuote(sessao)}`;
      await chrome.inFreshTab(cookies, async (tab) => {
        await tab.send('Page.navigate', { url });
        await inPage(tab, untilTrue(elementOf(CAMPOS.texto[0])));
        await pause(REPOUSO_MS);
        await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU });
        await tab.evaluate(WATCH);
        for (const [campo, [nome, textos]] of Object.entries(CAMPOS))
          results.push(await type(tab, elementOf(nome), { tela, campo, textos }));
      });
    }
    return results;
  } finally {
    await chrome.close();
  }
}
