import type { CampoFiltro, CondicaoFiltro, OperadorFiltro, ValorFiltro } from '@balcao/contracts';
import { foldTexto } from '../busca/palavras-da-busca.ts';
import { addDias } from '../datas/add-dias.ts';

/** Normal form of a condition: SQL and in-memory evaluation only implement these four. */
export type Teste =
  | { readonly forma: 'vazio' }
  | { readonly forma: 'texto'; readonly modo: 'igual' | 'contem' | 'comeca'; readonly texto: string }
  | { readonly forma: 'opcoes'; readonly opcoes: readonly string[] }
  /** Both ends count; one that is absent is open. Days are `AAAA-MM-DD`. */
  | { readonly forma: 'faixa'; readonly de?: string | number; readonly ate?: string | number };

/** A test, and whether it is its opposite that is asked. What a record does not have meets no test but `vazio`. */
export interface CondicaoLida {
  readonly teste: Teste;
  readonly nega: boolean;
}

const NEGAM: ReadonlySet<OperadorFiltro> = new Set(['NAO_E', 'NAO_CONTEM', 'NAO_VAZIO']);

/** A text as filters compare it: as searches do, without the spaces around it; a code by its letters and digits alone. */
export function textoDoFiltro(texto: string, tipo: CampoFiltro['tipo']): string {
  const folded = foldTexto(texto.replace(/^ +| +$/g, ''));
  return tipo === 'codigo' ? folded.replace(/[^a-z0-9]/g, '') : folded;
}

const modos = { CONTEM: 'contem', NAO_CONTEM: 'contem', COMECA_COM: 'comeca' } as const;

function faixaOf(operador: OperadorFiltro, valor: ValorFiltro, hoje: string): Teste {
  const [de, ate] = Array.isArray(valor) ? valor : [valor, valor];
  // a day or a whole number before or after another
  const move = (value: string | number | undefined, passo: 1 | -1) =>
    typeof value === 'string' ? addDias(value, passo) : Number(value) + passo;
  if (operador === 'PROXIMOS_DIAS') return { forma: 'faixa', de: hoje, ate: addDias(hoje, Number(valor)) };
  if (operador === 'ULTIMOS_DIAS') return { forma: 'faixa', de: addDias(hoje, -Number(valor)), ate: hoje };
  if (operador === 'MENOR') return { forma: 'faixa', ate: move(de, -1) };
  if (operador === 'MAIOR') return { forma: 'faixa', de: move(de, 1) };
  return { forma: 'faixa', ...(de !== undefined && { de }), ...(ate !== undefined && { ate }) };
}

/**
 * What a condition that `judgeFiltro` lets through comes to.
 *
 * @param hoje day in São Paulo, `AAAA-MM-DD`
 * @example readCondicao({ campo: 'fim', operador: 'PROXIMOS_DIAS', valor: 7 }, { tipo: 'data', rotulo: 'Fim' }, '2026-01-01')
 * // { teste: { forma: 'faixa', de: '2026-01-01', ate: '2026-01-08' }, nega: false }
 */
export function readCondicao({ operador, valor = null }: CondicaoFiltro, { tipo }: CampoFiltro, hoje: string): CondicaoLida {
  const nega = NEGAM.has(operador);
  if (valor === null || operador === 'VAZIO' || operador === 'NAO_VAZIO') return { teste: { forma: 'vazio' }, nega };
  if (tipo === 'opcao') return { teste: { forma: 'opcoes', opcoes: [valor].flat().map(String) }, nega };
  if (tipo === 'texto' || tipo === 'codigo') {
    const modo = operador in modos ? modos[operador as keyof typeof modos] : 'igual';
    return { teste: { forma: 'texto', modo, texto: textoDoFiltro(String(valor), tipo) }, nega };
  }
  return { teste: faixaOf(operador, valor, hoje), nega };
}
