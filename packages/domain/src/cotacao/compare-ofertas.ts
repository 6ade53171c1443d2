import type { OfertaCotacao, Parcelamento } from '@balcao/contracts';
import { formatBps } from '../dinheiro/format-bps.ts';
import { formatCentavos } from '../dinheiro/format-centavos.ts';
import { rotulosOpcoes } from '../auto/rotulos-opcoes.ts';

/** One column: an offer and the name of who made it. */
export interface OfertaComparada {
  readonly seguradora: string;
  readonly oferta: OfertaCotacao;
}
/** One row of the grid: a text per column, in the order of the columns. */
export interface LinhaComparativo {
  readonly rotulo: string;
  readonly valores: readonly string[];
  /** Not all columns say the same. */
  readonly isDiferente: boolean;
}
/** Rows under one title: Prêmio, Franquias, Coberturas, Assistências, Pagamento or Observações. */
export interface GrupoComparativo {
  readonly titulo: string;
  readonly linhas: readonly LinhaComparativo[];
}
/** The whole grid: what stands above each column, then the groups of rows. */
export interface Comparativo {
  readonly colunas: readonly { readonly ofertaId: string; readonly seguradora: string; readonly pacote: string }[];
  readonly grupos: readonly GrupoComparativo[];
}

const AUSENTE = '—';
type Ofertas = readonly OfertaCotacao[];

function linha(rotulo: string, valores: string[]): LinhaComparativo {
  return { rotulo, valores, isDiferente: new Set(valores).size > 1 };
}

/** How a list of an offer becomes rows. */
interface Secao<T> {
  readonly itemsOf: (oferta: OfertaCotacao) => readonly T[];
  readonly codeOf: (item: T) => string;
  readonly nameOf: (item: T) => string;
  readonly show: (item: T) => string;
}

/** One row per code any offer has, in order of first appearance. */
function byCodigo<T>(ofertas: Ofertas, { itemsOf, codeOf, nameOf, show }: Secao<T>): LinhaComparativo[] {
  const names = new Map<string, string>();
  for (const item of ofertas.flatMap(itemsOf)) if (!names.has(codeOf(item))) names.set(codeOf(item), nameOf(item));
  const cell = (oferta: OfertaCotacao, code: string) =>
    itemsOf(oferta)
      .filter((item) => codeOf(item) === code)
      .map(show);
  return [...names].map(([code, name]) =>
    linha(
      name,
      ofertas.map((oferta) => cell(oferta, code).join('; ') || AUSENTE),
    ),
  );
}

function showCobertura({ lmiCentavos, franquiaCentavos }: OfertaCotacao['coberturas'][number]): string {
  const limite = lmiCentavos === null ? 'Incluída' : formatCentavos(lmiCentavos);
  return franquiaCentavos ? `${limite} (franquia ${formatCentavos(franquiaCentavos)})` : limite;
}

function showParcelamento({ n, primeiraCentavos, demaisCentavos, jurosBps }: Parcelamento): string {
  if (n === 1) return formatCentavos(primeiraCentavos);
  const parcelas =
    primeiraCentavos === demaisCentavos
      ? `${n}× de ${formatCentavos(demaisCentavos)}`
      : `1ª de ${formatCentavos(primeiraCentavos)} + ${n - 1}× de ${formatCentavos(demaisCentavos)}`;
  return jurosBps === 0 ? parcelas : `${parcelas} (${formatBps(jurosBps)} a.m.)`;
}

function longest(parcelamentos: readonly Parcelamento[]): string {
  const [best] = parcelamentos.toSorted((a, b) => b.n - a.n || a.totalCentavos - b.totalCentavos);
  return best ? showParcelamento(best) : AUSENTE;
}

function pagamento(ofertas: Ofertas): LinhaComparativo[] {
  const each = (show: (parcelamentos: readonly Parcelamento[]) => string) => ofertas.map((oferta) => show(oferta.parcelamentos));
  return [
    linha(
      'À vista',
      each((all) => longest(all.filter(({ n }) => n === 1))),
    ),
    linha(
      'Maior prazo sem juros',
      each((all) => longest(all.filter(({ n, jurosBps }) => n > 1 && jurosBps === 0))),
    ),
    linha(
      'Maior prazo com juros',
      each((all) => longest(all.filter(({ n, jurosBps }) => n > 1 && jurosBps > 0))),
    ),
  ];
}

function premio(ofertas: Ofertas): LinhaComparativo[] {
  const row = (rotulo: string, of: (oferta: OfertaCotacao) => number) =>
    linha(
      rotulo,
      ofertas.map((oferta) => formatCentavos(of(oferta))),
    );
  // no commission here: the grid is printed and handed to the client
  return [
    row('Prêmio líquido', (oferta) => oferta.premioLiquidoCentavos),
    row('IOF', (oferta) => oferta.iofCentavos),
    row('Prêmio total', (oferta) => oferta.premioTotalCentavos),
  ];
}

const franquias: Secao<OfertaCotacao['franquias'][number]> = {
  itemsOf: (oferta) => oferta.franquias,
  codeOf: ({ item }) => item,
  nameOf: ({ item }) => item,
  show: ({ tipo, valorCentavos }) => [tipo && rotulosOpcoes.franquia[tipo], formatCentavos(valorCentavos)].filter(Boolean).join(': '),
};
const coberturas: Secao<OfertaCotacao['coberturas'][number]> = {
  itemsOf: (oferta) => oferta.coberturas,
  codeOf: ({ codigo }) => codigo,
  nameOf: ({ nome }) => nome,
  show: showCobertura,
};
const assistencias: Secao<OfertaCotacao['assistencias'][number]> = {
  itemsOf: (oferta) => oferta.assistencias,
  codeOf: ({ codigo }) => codigo,
  nameOf: ({ nome }) => nome,
  show: ({ limite }) => limite,
};

/**
 * The comparison grid of the screen and of the PDF: columns are the offers, rows are grouped Prêmio, Franquias, Coberturas,
 * Assistências, Pagamento, Observações, each row saying whether the offers differ (domain design §3.3). A cover one offer
 * lacks reads `—` there. Groups without a row are left out.
 *
 * One offer alone is a column nothing differs from.
 *
 * @throws RangeError unless there are 1 to 5 offers
 * @example compareOfertas([{ seguradora: 'Jequitiba Seguros', oferta: a }, { seguradora: 'Capivara Seguros', oferta: b }]).grupos[0]?.titulo // 'Prêmio'
 */
export function compareOfertas(comparadas: readonly OfertaComparada[]): Comparativo {
  if (comparadas.length < 1 || comparadas.length > 5) throw new RangeError('o comparativo mostra de 1 a 5 ofertas');
  const ofertas = comparadas.map(({ oferta }) => oferta);
  const observacoes = linha(
    'Observações',
    ofertas.map((oferta) => oferta.observacoes.join('\n') || AUSENTE),
  );
  const grupos: GrupoComparativo[] = [
    { titulo: 'Prêmio', linhas: premio(ofertas) },
    { titulo: 'Franquias', linhas: byCodigo(ofertas, franquias) },
    { titulo: 'Coberturas', linhas: byCodigo(ofertas, coberturas) },
    { titulo: 'Assistências', linhas: byCodigo(ofertas, assistencias) },
    { titulo: 'Pagamento', linhas: pagamento(ofertas) },
    { titulo: 'Observações', linhas: observacoes.valores.every((valor) => valor === AUSENTE) ? [] : [observacoes] },
  ];
  return {
    colunas: comparadas.map(({ seguradora, oferta }) => ({ ofertaId: oferta.id, seguradora, pacote: oferta.pacote })),
    grupos: grupos.filter(({ linhas }) => linhas.length > 0),
  };
}
