import { type Faixa, type Pagina, plain, rightOf, rowsOf, type Trecho, unite } from './trecho.ts';

/** A document ready to be looked into. */
export interface DocumentoLido {
  readonly paginas: readonly Pagina[];
  /** Lines of all pages, in order. */
  readonly faixas: readonly Faixa[];
  /** Every label its layout has, plain: what stands under one of these is another field. */
  readonly rotulos: ReadonlySet<string>;
}

export const prepareDocumento = (paginas: readonly Pagina[], rotulos: readonly string[]): DocumentoLido => ({
  paginas,
  faixas: paginas.flatMap(({ trechos }) => rowsOf(trechos)),
  rotulos: new Set(rotulos.map(plain)),
});

/** A label that was found, and what stands after it in the very same stretch. */
interface Achado {
  readonly trecho: Trecho;
  readonly faixa: number;
  readonly resto: Trecho | null;
}

/** What follows `rotulo:` in one stretch, and about where. */
function afterColon(trecho: Trecho, rotulo: string): Trecho | null {
  const corte = trecho.texto.indexOf(':');
  if (corte < 0 || plain(trecho.texto.slice(0, corte)) !== rotulo) return null;
  const texto = trecho.texto.slice(corte + 1).trim();
  if (texto === '') return null;
  const parte = texto.length / trecho.texto.length;
  return { ...trecho, texto, x: trecho.x + trecho.w * (1 - parte), w: trecho.w * parte };
}

/** Where a label stands: everywhere it does, for one that stands twice says nothing. */
export function findLabel({ faixas }: DocumentoLido, rotulo: string): Achado[] {
  const procurado = plain(rotulo);
  return faixas.flatMap((faixa, at) =>
    faixa.flatMap((trecho): Achado[] => {
      if (plain(trecho.texto) === procurado) return [{ trecho, faixa: at, resto: null }];
      const resto = afterColon(trecho, procurado);
      return resto ? [{ trecho, faixa: at, resto }] : [];
    }),
  );
}

const isLabel = ({ rotulos }: DocumentoLido, { texto }: Trecho): boolean =>
  rotulos.has(plain(texto)) || (texto.includes(':') && rotulos.has(plain(texto.slice(0, texto.indexOf(':')))));

/** Lines that go on right under a value, at its own left edge, as long as no label begins in them before it. */
function continuations(doc: DocumentoLido, [rotulo, valor]: readonly [Trecho, Trecho], desde: number): Trecho[] {
  const linhas: Trecho[] = [];
  let ultima = valor;
  for (const faixa of doc.faixas.slice(desde + 1)) {
    const abaixo = faixa.find(({ x, pagina }) => Math.abs(x - valor.x) < 3 && pagina === valor.pagina);
    const topo = faixa[0]?.y ?? 0;
    if (faixa[0]?.pagina !== valor.pagina || topo - ultima.y > Math.max(valor.h, 8) * 1.5) break;
    if (!abaixo || isLabel(doc, abaixo)) continue;
    if (faixa.some(({ x }) => x > rotulo.x - 3 && x < valor.x - 3)) break;
    linhas.push(abaixo);
    ultima = abaixo;
  }
  return linhas;
}

/** The value on the line of its label, up to the next label, with the lines that go on under it. */
export function valueAtRight(doc: DocumentoLido, achado: Achado): Trecho | null {
  const { trecho, faixa, resto } = achado;
  const depois = (doc.faixas[faixa] ?? []).filter(({ x }) => x > trecho.x + 1);
  const fim = depois.findIndex((outro) => isLabel(doc, outro));
  const partes = [...(resto ? [resto] : []), ...(fim < 0 ? depois : depois.slice(0, fim))];
  const valor = unite(partes);
  return valor && unite([valor, ...continuations(doc, [trecho, valor], faixa)]);
}

/** The value under its label, inside the same box: up to where the next label of that line begins. */
export function valueBelow(doc: DocumentoLido, { trecho, faixa }: Achado): Trecho | null {
  const vizinho = (doc.faixas[faixa] ?? []).find((outro) => outro.x > rightOf(trecho) && isLabel(doc, outro));
  const limite = vizinho?.x ?? Number.POSITIVE_INFINITY;
  for (const [at, abaixo] of doc.faixas.slice(faixa + 1, faixa + 6).entries()) {
    const [primeiro] = abaixo;
    if (!primeiro || primeiro.pagina !== trecho.pagina || primeiro.y - trecho.y > 22) return null;
    const partes = abaixo.filter((outro) => outro.x > trecho.x - 6 && outro.x < limite - 4);
    if (partes.length === 0) continue;
    if (partes.some((parte) => isLabel(doc, parte))) return null;
    const valor = unite(partes) as Trecho;
    return unite([valor, ...continuations(doc, [valor, valor], faixa + 1 + at)]);
  }
  return null;
}

/** A column: its title, and the edge its cells share with it. */
export interface Coluna<K extends string> {
  readonly chave: K;
  readonly titulo: string;
  readonly lado: 'ESQUERDA' | 'DIREITA';
}

const edge = (trecho: Trecho, lado: 'ESQUERDA' | 'DIREITA'): number => (lado === 'ESQUERDA' ? trecho.x : rightOf(trecho));

/**
 * The lines of a table, from its head on, over page breaks where the head is printed again; ends at the first line that has not one cell in
 * each of the `obrigatorias` columns.
 */
export function readTable<K extends string>(
  { faixas }: DocumentoLido,
  colunas: readonly Coluna<K>[],
  folga = 5,
): Partial<Record<K, Trecho>>[] {
  const linhas: Partial<Record<K, Trecho>>[] = [];
  let cabeca: (readonly [Coluna<K>, Trecho])[] | null = null;
  for (const faixa of faixas) {
    const titulos = colunas.map((coluna) => [coluna, faixa.find(({ texto }) => plain(texto) === plain(coluna.titulo))] as const);
    if (titulos.every((par): par is readonly [Coluna<K>, Trecho] => par[1] !== undefined)) {
      cabeca = titulos;
      continue;
    }
    if (!cabeca) continue;
    const linha: Partial<Record<K, Trecho>> = {};
    let usados = 0;
    for (const [{ chave, lado }, titulo] of cabeca) {
      const celula = faixa.find((trecho) => Math.abs(edge(trecho, lado) - edge(titulo, lado)) < folga);
      if (!celula) continue;
      linha[chave] = celula;
      usados += 1;
    }
    if (usados < colunas.length || usados !== faixa.length) {
      cabeca = null;
      continue;
    }
    linhas.push(linha);
  }
  return linhas;
}
