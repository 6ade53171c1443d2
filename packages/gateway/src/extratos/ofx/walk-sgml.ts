/** What is heard of an OFX document as it is read: an element that holds others, one that holds a text, and an end. */
export interface OuvintesDoOfx {
  readonly onOpen: (nome: string) => void;
  readonly onValue: (nome: string, texto: string) => void;
  readonly onClose: (nome: string) => void;
}

const NOMEADAS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Entities as files write them; what looks like one and is none stays: `CASA & CIA`. */
export const unescapeTexto = (texto: string): string =>
  texto.includes('&')
    ? texto.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,4}));/gi, (inteiro, decimal?: string, hexa?: string, nome?: string) => {
        if (nome !== undefined) return NOMEADAS[nome.toLowerCase()] ?? inteiro;
        const codigo = decimal === undefined ? Number.parseInt(hexa ?? '', 16) : Number(decimal);
        return codigo > 0 && codigo <= 0x10_ff_ff ? String.fromCodePoint(codigo) : inteiro;
      })
    : texto;

const CDATA = /^<!\[CDATA\[([\s\S]*)\]\]>$/;

/**
 * Reads OFX 1 as banks write it: elements with a text need no end, all may stand on one line, `&` and `<` stand in texts. Only what has the
 * form of a tag is one. One pass over the text, whatever its size.
 *
 * @param texto from `<OFX>` on
 */
export function walkSgml(texto: string, { onOpen, onValue, onClose }: OuvintesDoOfx): void {
  const tag = /<(\/?)([A-Z][A-Z0-9._]+)\s*(\/?)>/gi;
  let aberta: { readonly nome: string; readonly fim: number } | null = null;
  const settle = (ate: number): void => {
    if (aberta === null) return;
    const conteudo = texto.slice(aberta.fim, ate).trim();
    const valor = CDATA.exec(conteudo)?.[1] ?? unescapeTexto(conteudo);
    if (valor === '') onOpen(aberta.nome);
    else onValue(aberta.nome, valor);
    aberta = null;
  };
  for (const { 0: inteira, 1: fecha, 2: dito = '', 3: vazia, index } of texto.matchAll(tag)) {
    settle(index);
    const nome = dito.toUpperCase();
    if (fecha) onClose(nome);
    else if (!vazia) aberta = { nome, fim: index + inteira.length };
  }
  settle(texto.length);
}
