import type { LeituraDeCampos } from '@balcao/contracts';
import { answerInThread } from '../plugins/answer-in-thread.ts';
import { extractText } from './extract-text.ts';
import { readDigitalizado, readDocumento, type SeguradoraConhecida } from './read-documento.ts';
import type { LeitorDeLetras } from './recognise-letters.ts';
import type { Pagina } from './trecho.ts';

/** A file to be read. */
export interface PedidoLeitura {
  readonly bytes: Uint8Array;
  readonly seguradoras: readonly SeguradoraConhecida[];
}

// opened with the first scanned page: most documents have text
let letras: Promise<LeitorDeLetras> | undefined;
const openLetras = (): Promise<LeitorDeLetras> =>
  (letras ??= import('./recognise-letters.ts').then(({ openLeitorDeLetras }) => openLeitorDeLetras()));

async function read({ bytes, seguradoras }: PedidoLeitura): Promise<LeituraDeCampos> {
  const extraidas = await extractText(bytes);
  if (!extraidas.some(({ imagem }) => imagem)) return readDocumento({ paginas: extraidas.map(withoutPicture), seguradoras });
  const leitor = await openLetras();
  const vistas: (readonly [Pagina, Pagina])[] = [];
  for (const pagina of extraidas) vistas.push(await leitor.read(pagina));
  return readDigitalizado({ paginas: vistas.map(([um]) => um), seguradoras }, { paginas: vistas.map(([, outro]) => outro), seguradoras });
}

const withoutPicture = ({ numero, largura, altura, trechos }: Pagina): Pagina => ({ numero, largura, altura, trechos });

answerInThread(read);
