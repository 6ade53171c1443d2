import type { OfertaCotacao, ResultadoCotacao } from '@balcao/contracts';
import { type FormaPedida, parcelaDe, valorDaParcela } from '@balcao/domain';
import { isPendente, limitesPrincipais, type Notas, type Ordem } from './resultados.model.ts';

/** How much of each offer is on screen: one line of each insurer's best, or everything of every package. */
export type Densidade = 'compacto' | 'completo';

/** A row of the list: an offer, or an insurer that gave no price. */
export interface LinhaDeResultado {
  /** The same while the row is about the same thing. */
  readonly chave: string;
  readonly seguradora: string;
  readonly resultado: ResultadoCotacao;
  readonly oferta: OfertaCotacao | null;
}

interface Arranjo {
  readonly ordem: Ordem;
  readonly notas: Notas;
  readonly densidade: Densidade;
  /** The form of payment the instalments are compared in. */
  readonly pedido: FormaPedida | null;
}

type Comparador = (a: OfertaCotacao, b: OfertaCotacao) => number;

/** Offers from the one the order puts first; the cheaper one breaks a tie. */
export function compareOfertasPor({ ordem, notas, pedido }: Omit<Arranjo, 'densidade'>): Comparador {
  const nota = ({ id }: OfertaCotacao) => notas.get(id)?.total ?? 0;
  const porPremio: Comparador = (a, b) => a.premioTotalCentavos - b.premioTotalCentavos;
  if (ordem === 'nota') return (a, b) => nota(b) - nota(a) || porPremio(a, b);
  if (ordem === 'comissao') return (a, b) => b.comissaoCentavos - a.comissaoCentavos || porPremio(a, b);
  if (ordem === 'parcela') return (a, b) => compareValores(parcelaEm(a, pedido), parcelaEm(b, pedido)) || porPremio(a, b);
  return porPremio;
}

const parcelaEm = (oferta: OfertaCotacao, pedido: FormaPedida | null): number | null => {
  const plano = parcelaDe(oferta, pedido);
  return plano && valorDaParcela(plano);
};

/** The least first, and what there is none of last. */
function compareValores(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

const byName = (a: LinhaDeResultado, b: LinhaDeResultado): number =>
  a.resultado.seguradoraNome.localeCompare(b.resultado.seguradoraNome, 'pt-BR');

/**
 * The rows in the order asked: priced offers, each by itself whoever made it; then who is still calculating; then who gave no price. In
 * few lines an insurer has one row, of its best offer by that same order.
 */
export function linhasDe(resultados: readonly ResultadoCotacao[], { ordem, notas, densidade, pedido }: Arranjo): LinhaDeResultado[] {
  const compare = compareOfertasPor({ ordem, notas, pedido });
  const comPreco = resultados.flatMap((resultado) => {
    const { seguradora } = resultado;
    const ofertas = [...resultado.ofertas].sort(compare);
    const own = densidade === 'compacto' ? ofertas.slice(0, 1) : ofertas;
    return own.map((oferta) => ({ chave: densidade === 'compacto' ? seguradora : oferta.id, seguradora, resultado, oferta }));
  });
  comPreco.sort((a, b) => (ordem === 'seguradora' ? byName(a, b) : 0) || compare(a.oferta, b.oferta) || byName(a, b));
  const semPreco = resultados
    .filter(({ ofertas }) => ofertas.length === 0)
    .map((resultado) => ({ chave: resultado.seguradora, seguradora: resultado.seguradora, resultado, oferta: null }))
    .sort((a, b) => Number(isPendente(b.resultado)) - Number(isPendente(a.resultado)) || byName(a, b));
  return [...comPreco, ...semPreco];
}

/** The other packages of who made an offer, in the order asked. */
export const outrasDe = ({ ofertas }: ResultadoCotacao, ofertaId: string, compare: Comparador): OfertaCotacao[] =>
  ofertas.filter(({ id }) => id !== ofertaId).sort(compare);

/** What says which row is which. */
export type Lugar = Pick<LinhaDeResultado, 'chave' | 'seguradora'>;

/**
 * The rows that came with those on screen where they are: nothing moves under who reads. An answer takes the place of the wait for it, and
 * what was not on screen comes last.
 */
export function holdOrder<Row extends Lugar>(naTela: readonly Lugar[], novas: readonly Row[]): Row[] {
  const kept = new Set(naTela.map(({ chave }) => chave));
  const left = new Map(novas.map((row) => [row.chave, row]));
  const take = (rows: readonly Row[]) => rows.filter(({ chave }) => left.delete(chave));
  const held = naTela.flatMap(({ chave, seguradora }) => {
    const same = left.get(chave);
    return take(same ? [same] : novas.filter((row) => row.seguradora === seguradora && !kept.has(row.chave)));
  });
  return [...held, ...take(novas)];
}

const sayOf = ({ codigo, lmiCentavos, carenciaDias }: OfertaCotacao['coberturas'][number]): string =>
  `${codigo} ${lmiCentavos} ${carenciaDias ?? 0}`;

/** Covers every offer has alike, as the first lists them: said once for all. Nothing to say of one offer alone. */
export function coberturasComuns(ofertas: readonly OfertaCotacao[]): OfertaCotacao['coberturas'] {
  const [first, ...rest] = ofertas;
  if (!first || rest.length === 0) return [];
  const others = rest.map(({ coberturas }) => new Set(coberturas.map(sayOf)));
  return limitesPrincipais(first).filter((cobertura) => others.every((said) => said.has(sayOf(cobertura))));
}
