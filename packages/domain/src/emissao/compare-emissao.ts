import type { OfertaCotacao, StatusDivergencia } from '@balcao/contracts';

/** A cover as it was proposed, or as it was issued. */
export type CoberturaDaEmissao = Pick<OfertaCotacao['coberturas'][number], 'codigo' | 'nome' | 'lmiCentavos' | 'franquiaCentavos'>;

/** What of a contract is compared. Centavos and bps are integers, days `YYYY-MM-DD`; null where it has none. */
export interface ContratoComparado {
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly comissaoBps: number;
  readonly vigIni: string;
  readonly vigFim: string;
  readonly bonus: number | null;
  readonly ci: string | null;
  readonly franquias: readonly { readonly item: string; readonly valorCentavos: number }[];
  readonly coberturas: readonly CoberturaDaEmissao[];
}

/** The clauses that are compared. */
export type ClausulaComparada =
  | 'premioLiquidoCentavos'
  | 'iofCentavos'
  | 'comissaoBps'
  | 'vigIni'
  | 'vigFim'
  | 'bonus'
  | 'ci'
  | 'cobertura'
  | 'lmi'
  | 'franquiaCobertura'
  | 'franquia';

/** One clause issued otherwise than proposed; `de` null: it was not proposed, `para` null: it was not issued. */
export interface Divergencia {
  readonly clausula: ClausulaComparada;
  /** Which cover or deductible, where the clause is of one. */
  readonly item: string | null;
  readonly de: string | number | null;
  readonly para: string | number | null;
}

/** How much each may differ before it is told. */
export interface ToleranciaDaEmissao {
  readonly premioCentavos: number;
}

const SIMPLES = ['premioLiquidoCentavos', 'iofCentavos', 'comissaoBps', 'vigIni', 'vigFim', 'bonus', 'ci'] as const;
const DE_PREMIO: ReadonlySet<ClausulaComparada> = /* @__PURE__ */ new Set(['premioLiquidoCentavos', 'iofCentavos']);

function pairByKey<T>(antes: readonly T[], depois: readonly T[], keyOf: (item: T) => string): [string, T | undefined, T | undefined][] {
  const chaves = [...new Set([...antes, ...depois].map(keyOf))];
  const find = (itens: readonly T[], chave: string): T | undefined => itens.find((item) => keyOf(item) === chave);
  return chaves.map((chave) => [chave, find(antes, chave), find(depois, chave)]);
}

function compareCoberturas(antes: readonly CoberturaDaEmissao[], depois: readonly CoberturaDaEmissao[]): Divergencia[] {
  return pairByKey(antes, depois, ({ codigo }) => codigo).flatMap(([item, de, para]): Divergencia[] => {
    if (!de || !para) return [{ clausula: 'cobertura', item, de: de?.nome ?? null, para: para?.nome ?? null }];
    return [
      { clausula: 'lmi' as const, item, de: de.lmiCentavos, para: para.lmiCentavos },
      { clausula: 'franquiaCobertura' as const, item, de: de.franquiaCentavos, para: para.franquiaCentavos },
    ].filter((divergencia) => divergencia.de !== divergencia.para);
  });
}

/**
 * What was issued otherwise than proposed, clause by clause. The same contract differs in nothing, and turning the two around turns each
 * difference around.
 *
 * @param tolerancia a difference of premium or tax up to it is the insurer's rounding
 * @example compareEmissao(proposta, { ...proposta, bonus: 4 }) // [{ clausula: 'bonus', item: null, de: 5, para: 4 }]
 */
export function compareEmissao(
  proposto: ContratoComparado,
  emitido: ContratoComparado,
  { premioCentavos }: ToleranciaDaEmissao = { premioCentavos: 0 },
): Divergencia[] {
  const isPerto = (clausula: ClausulaComparada, de: unknown, para: unknown): boolean =>
    DE_PREMIO.has(clausula) && Math.abs(Number(de) - Number(para)) <= premioCentavos;
  const simples = SIMPLES.filter(
    (clausula) => proposto[clausula] !== emitido[clausula] && !isPerto(clausula, proposto[clausula], emitido[clausula]),
  ).map((clausula) => ({ clausula, item: null, de: proposto[clausula], para: emitido[clausula] }));
  const franquias = pairByKey(proposto.franquias, emitido.franquias, ({ item }) => item)
    .map(([item, de, para]) => ({
      clausula: 'franquia' as const,
      item,
      de: de?.valorCentavos ?? null,
      para: para?.valorCentavos ?? null,
    }))
    .filter(({ de, para }) => de !== para);
  return [...simples, ...compareCoberturas(proposto.coberturas, emitido.coberturas), ...franquias];
}

/** Life of a difference: open until somebody accepts it, or contests it and the insurer corrects it or it is accepted after all. */
/** Which state of a difference may follow which. */
export const transicoesDivergencia: Readonly<Record<StatusDivergencia, readonly StatusDivergencia[]>> = {
  ABERTA: ['CONTESTADA', 'ACEITA'],
  CONTESTADA: ['CORRIGIDA', 'ACEITA'],
  ACEITA: [],
  CORRIGIDA: [],
};
