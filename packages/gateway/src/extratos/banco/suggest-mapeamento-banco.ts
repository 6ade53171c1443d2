import { foldTitulo } from '../tabela/locate-campos.ts';
import type { LinhaDaTabela } from '../tabela/tabela.model.ts';
import type { CampoDoMovimento, MapeamentoDeBanco } from './read-extrato-tabela.ts';

/** Titles by which banks head the columns of a statement. */
const TITULOS: Readonly<Record<CampoDoMovimento, string>> = {
  dia: 'data|data mov.|data movimento|data do movimento|data lançamento|data do lançamento|dt. movimento|dia',
  memo: 'histórico|descrição|lançamento|lançamentos|memo|detalhes|título|histórico/descrição',
  valor: 'valor|valor (r$)|valor r$|valor do lançamento|quantia',
  entrada: 'entrada|entradas|crédito|crédito (r$)|créditos|entrada (r$)',
  saida: 'saída|saídas|débito|débito (r$)|débitos|saída (r$)',
  sentido: 'd/c|c/d|tipo|natureza|débito/crédito|crédito/débito',
  documento: 'documento|docto.|dcto|nº documento|número do documento|doc',
  saldo: 'saldo|saldo (r$)|saldos|saldo do dia',
};
/** Lines among which the titles are looked for. */
const MAX_ANTES = 60;

type Titulos = Partial<Record<CampoDoMovimento, { readonly titulo: string }>>;

function pick(celulas: readonly string[]): Titulos {
  const livres = new Map(celulas.map((celula) => [foldTitulo(celula), celula]));
  return Object.fromEntries(
    Object.entries(TITULOS).flatMap(([campo, nomes]) => {
      const nome = nomes
        .split('|')
        .map(foldTitulo)
        .find((um) => livres.has(um));
      const titulo = nome === undefined ? undefined : livres.get(nome);
      return titulo === undefined ? [] : [[campo, { titulo }]];
    }),
  ) as Titulos;
}

/**
 * Where the columns of a bank's table are, by the first line that heads them; null where no line says day, memo and an amount.
 *
 * @param linhas the first of the file
 */
export function suggestMapeamentoDeBanco(linhas: readonly LinhaDaTabela[]): MapeamentoDeBanco | null {
  const [melhor] = linhas
    .slice(0, MAX_ANTES)
    .map(({ celulas }) => pick(celulas))
    .filter((campos) => campos.dia && campos.memo && (campos.valor || campos.entrada || campos.saida));
  return melhor ? { campos: melhor, cabecalho: {} } : null;
}
