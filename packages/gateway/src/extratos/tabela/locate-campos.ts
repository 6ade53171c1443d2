import { foldTexto } from '@balcao/domain';
import { type LinhaDaTabela, type LugarDoCampo, type Mapeamento, TabelaRecusada, type TabelaLida } from './tabela.model.ts';

/** A title or label as it is compared: without accents, capitals, blanks and points. */
export const foldTitulo = (texto: string): string => foldTexto(texto).replace(/[^a-z0-9%$]/g, '');

/** Reads a field of a line; empty where the line has none. */
export type Celula = (linha: LinhaDaTabela) => string;

const fixed =
  ({ de, ate }: { readonly de: number; readonly ate: number }): Celula =>
  ({ celulas }) =>
    (celulas[0] ?? '').slice(de - 1, ate).trim();

/** The lines of the table of a file, and how each field of them is read. */
export interface CamposLocalizados<C extends string> {
  readonly linhas: readonly LinhaDaTabela[];
  /** What stands before the table. */
  readonly antes: readonly LinhaDaTabela[];
  readonly read: (campo: C, linha: LinhaDaTabela) => string;
}

/**
 * Finds where the table of a file begins, and each field in it.
 *
 * @throws {TabelaRecusada} no line has all the titles, or nothing stands under them
 */
export function locateCampos<C extends string>({ linhas }: TabelaLida, { campos, registro }: Mapeamento<C, string>): CamposLocalizados<C> {
  const lugares = Object.entries(campos) as [C, LugarDoCampo][];
  const titulos = lugares.flatMap(([, lugar]) => ('titulo' in lugar ? [foldTitulo(lugar.titulo)] : []));
  const cabeca =
    titulos.length === 0
      ? -1
      : linhas.findIndex(({ celulas }) => {
          const ditos = new Set(celulas.map(foldTitulo));
          return titulos.every((titulo) => ditos.has(titulo));
        });
  if (titulos.length > 0 && cabeca < 0)
    throw new TabelaRecusada('SEM_TITULOS', lugares.flatMap(([, lugar]) => ('titulo' in lugar ? [lugar.titulo] : [])).join(', '));
  const ditos = (linhas[cabeca]?.celulas ?? []).map(foldTitulo);
  const leitores = new Map(
    lugares.map(([campo, lugar]): [C, Celula] => {
      if ('de' in lugar) return [campo, fixed(lugar)];
      const at = 'coluna' in lugar ? lugar.coluna - 1 : ditos.indexOf(foldTitulo(lugar.titulo));
      return [campo, ({ celulas }) => celulas[at] ?? ''];
    }),
  );
  const doTipo = registro ? fixed(registro) : null;
  const daTabela = linhas.slice(cabeca + 1).filter((linha) => doTipo === null || doTipo(linha) === registro?.valor);
  if (daTabela.length === 0) throw new TabelaRecusada('SEM_LINHAS');
  return { linhas: daTabela, antes: linhas.slice(0, cabeca < 0 ? 1 : cabeca), read: (campo, linha) => leitores.get(campo)?.(linha) ?? '' };
}

/** What stands beside a label outside the table: after it in its cell, or in the next cell that has anything. */
function beside(linhas: readonly LinhaDaTabela[], rotulo: string): string | null {
  const procurado = foldTitulo(rotulo);
  for (const { celulas } of linhas)
    for (const [at, celula] of celulas.entries()) {
      const corte = celula.indexOf(':');
      if (corte > 0 && foldTitulo(celula.slice(0, corte)) === procurado && celula.slice(corte + 1).trim() !== '')
        return celula.slice(corte + 1).trim();
      if (foldTitulo(celula) !== procurado) continue;
      const valor = celulas.slice(at + 1).find((outra) => outra !== '');
      if (valor !== undefined) return valor;
    }
  return null;
}

/** A field of the statement itself; null where the mapping has none, or the file does not say it. */
export function readCabecalho(linhas: readonly LinhaDaTabela[], lugar: LugarDoCampo | undefined): string | null {
  if (lugar === undefined) return null;
  if ('titulo' in lugar) return beside(linhas, lugar.titulo);
  const [primeira] = linhas;
  if (!primeira) return null;
  return ('de' in lugar ? fixed(lugar)(primeira) : (primeira.celulas[lugar.coluna - 1] ?? '')) || null;
}
