import { walkXml } from '../../plugins/walk-xml.ts';
import type { OuvintesDoOfx } from './walk-sgml.ts';

const PEDACO = 256 * 1024;

async function* inPieces(texto: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (let from = 0; from < texto.length; ) {
    // two halves of one letter are never parted
    const meia = /[\ud800-\udbff]/.test(texto[from + PEDACO - 1] ?? '') ? 1 : 0;
    yield encoder.encode(texto.slice(from, from + PEDACO + meia));
    from += PEDACO + meia;
  }
}

/** Reads OFX 2, which is XML. @throws {Error} where it is not */
export async function walkOfxXml(texto: string, { onOpen, onValue, onClose }: OuvintesDoOfx): Promise<void> {
  let [aberta, conteudo] = [null as string | null, ''];
  const settle = (): void => {
    const valor = conteudo.trim();
    if (aberta !== null && valor !== '') onValue(aberta, valor);
    else if (aberta !== null) onOpen(aberta);
    [aberta, conteudo] = [null, ''];
  };
  const andado = walkXml(inPieces(texto), {
    onOpen: (nome) => {
      settle();
      aberta = nome.toUpperCase();
    },
    onText: (parte) => {
      conteudo += parte;
    },
    onClose: (nome) => {
      settle();
      onClose(nome.toUpperCase());
    },
  });
  for await (const _ of andado);
}
