import type { ApoliceAtual, OfertaCotacao, Parcelamento, Periodicidade } from '@balcao/contracts';
import { formatBps } from '../dinheiro/bps.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { roundHalfUp } from '../dinheiro/percentual.ts';
import { rotulosOpcoes } from '../auto/rotulos-opcoes.ts';
import { limiteDaAssistencia, limiteDaCobertura } from './limite-da-clausula.ts';
import { textoDasFormas } from './opcoes-de-pagamento.ts';

/** One column: an offer and the name of who made it. */
export interface OfertaComparada {
  readonly seguradora: string;
  /** Slug of who made it: what its mark is drawn of. */
  readonly slug?: string | undefined;
  readonly oferta: OfertaCotacao;
}
/** Meaning of the difference between a clause and that of the first column, so that screens do not depend on colour alone. */
export type Mudanca = 'LIMITE_MAIOR' | 'LIMITE_MENOR' | 'COBERTURA_AUSENTE' | 'COBERTURA_A_MAIS' | 'FRANQUIA_MAIOR' | 'FRANQUIA_MENOR';
/** A change in words, the same on screen and on paper. */
export const rotulosMudanca: Readonly<Record<Mudanca, string>> = {
  LIMITE_MAIOR: 'limite maior',
  LIMITE_MENOR: 'limite menor',
  COBERTURA_AUSENTE: 'não cobre',
  COBERTURA_A_MAIS: 'cobertura a mais',
  FRANQUIA_MAIOR: 'franquia maior',
  FRANQUIA_MENOR: 'franquia menor',
};
/** One row of the grid: a text per column, in the order of the columns. */
export interface LinhaComparativo {
  readonly rotulo: string;
  readonly valores: readonly string[];
  /** Per column, the difference from the first; only where clauses can be compared. */
  readonly mudancas?: readonly (readonly Mudanca[])[];
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
  readonly colunas: readonly {
    readonly ofertaId: string;
    readonly seguradora: string;
    readonly pacote: string;
    /** Absent where the insurer is known by name alone. */
    readonly slug?: string | undefined;
  }[];
  readonly grupos: readonly GrupoComparativo[];
}

/** A column's id that names no offer: the policy being renewed. */
export const COLUNA_ATUAL = 'apolice-atual';
const AUSENTE = '—';
const DESCONHECIDO = 'Não informada';
/** How often a premium is paid, as a price is read. */
export const rotulosPeriodicidade: Readonly<Record<Periodicidade, string>> = {
  UNICA: 'Única',
  MENSAL: 'Por mês',
  ANUAL: 'Por ano',
};
type Ofertas = readonly OfertaCotacao[];

function linha(rotulo: string, valores: string[]): LinhaComparativo {
  return { rotulo, valores, isDiferente: new Set(valores).size > 1 };
}

type Clausulas = Pick<OfertaCotacao, 'coberturas' | 'franquias' | 'assistencias'>;

/** How a list of an offer becomes rows. */
interface Secao<T> {
  readonly itemsOf: (oferta: Clausulas) => readonly T[];
  readonly codeOf: (item: T) => string;
  readonly nameOf: (item: T) => string;
  readonly show: (item: T) => string;
  /** What changed from the first column's clause, when it is known. */
  readonly weigh?: (antes: T | undefined, depois: T | undefined) => readonly Mudanca[];
}

/** One row per code any offer has, in order of first appearance. */
function byCodigo<T>(ofertas: readonly Clausulas[], { itemsOf, codeOf, nameOf, show, weigh }: Secao<T>): LinhaComparativo[] {
  const names = new Map<string, string>();
  for (const item of ofertas.flatMap(itemsOf)) if (!names.has(codeOf(item))) names.set(codeOf(item), nameOf(item));
  const found = (oferta: Clausulas | undefined, code: string) => (oferta ? itemsOf(oferta).filter((item) => codeOf(item) === code) : []);
  return [...names].map(([code, name]) => {
    const row = linha(
      name,
      ofertas.map((oferta) => found(oferta, code).map(show).join('; ') || AUSENTE),
    );
    if (!weigh) return row;
    const [antes] = found(ofertas[0], code);
    return { ...row, mudancas: ofertas.map((oferta, index) => (index === 0 ? [] : weigh(antes, found(oferta, code)[0]))) };
  });
}

function weighFranquia(antes: number, depois: number): Mudanca[] {
  if (antes === depois) return [];
  return [depois > antes ? 'FRANQUIA_MAIOR' : 'FRANQUIA_MENOR'];
}

type Cobertura = OfertaCotacao['coberturas'][number];
function weighCobertura(antes: Cobertura | undefined, depois: Cobertura | undefined): readonly Mudanca[] {
  if (!antes || !depois) return antes ? ['COBERTURA_AUSENTE'] : depois ? ['COBERTURA_A_MAIS'] : [];
  const [de, para] = [antes.lmiCentavos, depois.lmiCentavos];
  const limite: Mudanca[] = de === null || para === null || de === para ? [] : [para > de ? 'LIMITE_MAIOR' : 'LIMITE_MENOR'];
  return [...limite, ...weighFranquia(antes.franquiaCentavos ?? 0, depois.franquiaCentavos ?? 0)];
}

function showCobertura(cobertura: Cobertura): string {
  const { franquiaCentavos, carenciaDias } = cobertura;
  const limite = limiteDaCobertura(cobertura);
  const mais = [
    franquiaCentavos && `franquia ${formatCentavos(franquiaCentavos)}`,
    carenciaDias && `carência ${carenciaDias === 1 ? '1 dia' : `${carenciaDias} dias`}`,
  ].filter(Boolean);
  return mais.length > 0 ? `${limite} (${mais.join(', ')})` : limite;
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

/** For a monthly premium only the payment methods apply: it has neither a single payment nor instalments. */
function pagamento(ofertas: Ofertas): LinhaComparativo[] {
  const isMensal = ({ periodicidade }: OfertaCotacao) => periodicidade === 'MENSAL';
  const formas = ofertas.some(isMensal)
    ? [
        linha(
          'Formas de pagamento',
          ofertas.map((oferta) => textoDasFormas(oferta) || AUSENTE),
        ),
      ]
    : [];
  return ofertas.every(isMensal) ? formas : [...prazos(ofertas), ...formas];
}

function prazos(ofertas: Ofertas): LinhaComparativo[] {
  const each = (show: (parcelamentos: readonly Parcelamento[]) => string) =>
    ofertas.map(({ parcelamentos, periodicidade }) => (periodicidade === 'MENSAL' ? AUSENTE : show(parcelamentos)));
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
    ...(ofertas.some(({ periodicidade }) => periodicidade !== 'ANUAL')
      ? [
          linha(
            'Cobrança',
            ofertas.map(({ periodicidade }) => rotulosPeriodicidade[periodicidade]),
          ),
        ]
      : []),
  ];
}

const franquias: Secao<OfertaCotacao['franquias'][number]> = {
  itemsOf: (oferta) => oferta.franquias,
  codeOf: ({ item }) => item,
  nameOf: ({ item }) => item,
  show: ({ tipo, valorCentavos }) => [tipo && rotulosOpcoes.franquia[tipo], formatCentavos(valorCentavos)].filter(Boolean).join(': '),
  weigh: (antes, depois) => (antes && depois ? weighFranquia(antes.valorCentavos, depois.valorCentavos) : []),
};
const coberturas: Secao<OfertaCotacao['coberturas'][number]> = {
  itemsOf: (oferta) => oferta.coberturas,
  codeOf: ({ codigo }) => codigo,
  nameOf: ({ nome }) => nome,
  show: showCobertura,
  weigh: weighCobertura,
};
const assistencias: Secao<OfertaCotacao['assistencias'][number]> = {
  itemsOf: (oferta) => oferta.assistencias,
  codeOf: ({ codigo }) => codigo,
  nameOf: ({ nome }) => nome,
  show: limiteDaAssistencia,
};

function clausulas(ofertas: readonly Clausulas[]): readonly GrupoComparativo[] {
  return [
    { titulo: 'Franquias', linhas: byCodigo(ofertas, franquias) },
    { titulo: 'Coberturas', linhas: byCodigo(ofertas, coberturas) },
    { titulo: 'Assistências', linhas: byCodigo(ofertas, assistencias) },
  ];
}

/** Adds a first column without a difference to a row. */
const withUnknown = (row: LinhaComparativo, valor: string): LinhaComparativo => ({
  ...row,
  valores: [valor, ...row.valores],
  ...(row.mudancas && { mudancas: [[], ...row.mudancas] }),
});

/**
 * By how much a price of as long as the policy's is above or below what is paid now; nothing where they are equal or not to be compared.
 *
 * @param pagoCentavos total of the current policy
 * @example mudancaDoPremio(299_500, { premioTotalCentavos: 322_140, periodicidade: 'ANUAL' }) // '+7,6%'
 */
export function mudancaDoPremio(
  pagoCentavos: number,
  { premioTotalCentavos, periodicidade }: Pick<OfertaCotacao, 'premioTotalCentavos' | 'periodicidade'>,
): string {
  if (periodicidade !== 'ANUAL' || pagoCentavos <= 0) return '';
  const decimos = roundHalfUp(BigInt(premioTotalCentavos - pagoCentavos) * 1_000n, BigInt(pagoCentavos));
  return decimos === 0 ? '' : `${decimos > 0 ? '+' : ''}${formatBps(decimos * 10)}`;
}

function premioDoAtual(ofertas: Ofertas, { premio: pago }: ApoliceAtual): LinhaComparativo[] {
  const known: Readonly<Record<string, number | null | undefined>> = {
    'Prêmio líquido': pago?.liquidoCentavos,
    IOF: pago?.iofCentavos,
    'Prêmio total': pago?.totalCentavos,
  };
  return premio(ofertas).map((row) => {
    const centavos = known[row.rotulo];
    if (centavos == null) return withUnknown(row, AUSENTE);
    const mudancas = row.rotulo === 'Prêmio total' ? ofertas.map((oferta) => mudancaDoPremio(centavos, oferta)) : [];
    return linha(row.rotulo, [
      formatCentavos(centavos),
      ...row.valores.map((valor, index) => (mudancas[index] ? `${valor} (${mudancas[index]})` : valor)),
    ]);
  });
}

/** Clauses with the policy being renewed as the first column: what it covers when that is known, else said not to be. */
function clausulasComAtual(
  ofertas: Ofertas,
  { coberturas: cobre, franquias: franqueia, assistencias: assiste }: ApoliceAtual,
): readonly GrupoComparativo[] {
  const atual: Clausulas = { coberturas: cobre ?? [], franquias: franqueia ?? [], assistencias: assiste ?? [] };
  const known: Readonly<Record<string, boolean>> = {
    Coberturas: cobre !== null,
    Franquias: franqueia !== null,
    Assistências: assiste !== null,
  };
  const withAtual = clausulas([atual, ...ofertas]);
  return clausulas(ofertas).map((grupo, index) =>
    known[grupo.titulo]
      ? (withAtual[index] ?? grupo)
      : { titulo: grupo.titulo, linhas: grupo.linhas.map((row) => withUnknown(row, DESCONHECIDO)) },
  );
}

const MAX_COLUNAS = 5;

/**
 * The comparison grid of the screen and of the PDF: columns are the offers, rows are grouped Prêmio, Franquias, Coberturas,
 * Assistências, Pagamento, Observações, each row saying whether the offers differ (domain design §3.3). A cover one offer
 * lacks reads `—` there. Rows that say nothing of any offer, and groups without a row, are left out. On a renewal the
 * current policy is the first column, and clauses are compared with it; otherwise with the first offer.
 *
 * @throws RangeError unless there are 1 to 5 offers
 * @example compareOfertas([{ seguradora: 'Jequitibá Seguros', oferta: a }, { seguradora: 'Capivara Seguros', oferta: b }]).grupos[0]?.titulo // 'Prêmio'
 */
export function compareOfertas(comparadas: readonly OfertaComparada[], atual: ApoliceAtual | null = null): Comparativo {
  if (comparadas.length < 1 || comparadas.length > MAX_COLUNAS) throw new RangeError('o comparativo mostra de 1 a 5 ofertas');
  const ofertas = comparadas.map(({ oferta }) => oferta);
  const observacoes = linha(
    'Observações',
    ofertas.map((oferta) => oferta.observacoes.join('\n') || AUSENTE),
  );
  const before = (rows: readonly LinhaComparativo[]) => (atual ? rows.map((row) => withUnknown(row, AUSENTE)) : rows);
  const grupos: GrupoComparativo[] = [
    { titulo: 'Prêmio', linhas: atual ? premioDoAtual(ofertas, atual) : premio(ofertas) },
    ...(atual ? clausulasComAtual(ofertas, atual) : clausulas(ofertas)),
    { titulo: 'Pagamento', linhas: before(pagamento(ofertas)) },
    { titulo: 'Observações', linhas: before([observacoes]) },
  ];
  const colunas = comparadas.map(({ seguradora, slug, oferta }) => ({
    ofertaId: oferta.id,
    seguradora,
    pacote: oferta.pacote,
    ...(slug && { slug }),
  }));
  return {
    colunas: atual
      ? [{ ofertaId: COLUNA_ATUAL, seguradora: atual.seguradora, pacote: `Apólice atual · ${atual.numero}` }, ...colunas]
      : colunas,
    grupos: grupos
      .map(({ titulo, linhas }) => ({ titulo, linhas: linhas.filter(({ valores }) => valores.some((valor) => valor !== AUSENTE)) }))
      .filter(({ linhas }) => linhas.length > 0),
  };
}
