import type { LugarNoExtrato, PreviaExtrato } from '@balcao/contracts';

/** The first lines of a table nobody mapped yet. */
export type LinhasDaTabela = Pick<PreviaExtrato, 'linhas'>;

/** Where each field stands, as it is chosen: a title or a column in words of the choice; empty, nowhere. */
export type Escolhidos = Readonly<Record<string, string>>;

const PREFIXO = { titulo: 't:', coluna: 'c:' } as const;

/** A place as the value of a choice. */
export function valueOf(lugar: LugarNoExtrato | undefined): string {
  if (!lugar) return '';
  if ('titulo' in lugar) return `${PREFIXO.titulo}${lugar.titulo}`;
  return 'coluna' in lugar ? `${PREFIXO.coluna}${lugar.coluna}` : '';
}

/** The place a choice stands for; undefined where it stands for none. */
export function placeOf(valor: string | undefined): LugarNoExtrato | undefined {
  if (!valor) return undefined;
  const texto = valor.slice(2);
  return valor.startsWith(PREFIXO.titulo) ? { titulo: texto } : { coluna: Number(texto) };
}

/** The line that most likely has the titles: of those with most cells, the first. */
export function guessTitulos({ linhas }: LinhasDaTabela): number | null {
  const filled = (celulas: readonly string[]): number => celulas.filter((celula) => celula !== '').length;
  const mais = Math.max(0, ...linhas.map(({ celulas }) => filled(celulas)));
  return mais < 2 ? null : (linhas.find(({ celulas }) => filled(celulas) === mais)?.linha ?? null);
}

/** What a field of a line may be: the titles of a line, or the columns of the file. */
export function placesOf({ linhas }: LinhasDaTabela, titulos: number | null, sayColuna: (coluna: number) => string) {
  const celulas = linhas.find(({ linha }) => linha === titulos)?.celulas;
  if (celulas)
    return [...new Set(celulas.filter((celula) => celula !== ''))].map((titulo) => ({ value: valueOf({ titulo }), label: titulo }));
  const quantas = Math.max(0, ...linhas.map((linha) => linha.celulas.length));
  return Array.from({ length: quantas }, (_, at) => ({ value: valueOf({ coluna: at + 1 }), label: sayColuna(at + 1) }));
}

/** The places of what was chosen, by field; a field that is nowhere is left out. */
export const placesChosen = <C extends string>(campos: readonly C[], escolhidos: Escolhidos): Partial<Record<C, LugarNoExtrato>> =>
  Object.fromEntries(
    campos.flatMap((campo) => {
      const lugar = placeOf(escolhidos[campo]);
      return lugar ? [[campo, lugar] as const] : [];
    }),
  ) as Partial<Record<C, LugarNoExtrato>>;
