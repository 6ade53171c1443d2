import type { Formulario, RascunhoOrcamento, TipoSeguro } from '@balcao/contracts';
import { proximaClasse, type TabelaBonus, tabelaBonus } from '../bonus/proxima-classe.ts';
import { addAnos, diffDias } from '../datas/add-dias.ts';

/** The policy a quote renews. */
export interface ApoliceARenovar {
  readonly numero: string;
  /** Name of its insurer. */
  readonly seguradora: string;
  /** `YYYY-MM-DD`. */
  readonly vigIni: string;
  readonly vigFim: string;
  /** What it costs, IOF included. */
  readonly premioTotalCentavos: number;
  /** Class of bonus it was issued with; null outside motor insurance, or unknown. */
  readonly bonus: number | null;
  readonly ci: string | null;
  /** Claims that count against the bonus. */
  readonly sinistros: number;
}

/** What the renewal is judged by. */
export interface PedidoRenovacao {
  readonly formulario: Formulario;
  readonly apolice: ApoliceARenovar;
  /** `YYYY-MM-DD`; the caller owns the clock. */
  readonly hoje: string;
  readonly tipo: Exclude<TipoSeguro, 'NOVO'>;
  readonly corretoraId: string;
  /** Current value of the same car in the FIPE table; null when it was removed. */
  readonly valorFipeCentavos: number | null;
  readonly bonus?: TabelaBonus;
}

/** The form counts up to nine claims. */
const MAX_SINISTROS = 9;

type Bloco = Readonly<Record<string, unknown>>;
const blocoDe = (risco: Bloco, nome: string): Bloco => (risco[nome] ?? {}) as Bloco;

/**
 * The class of bonus the renewal of a policy would have on a day.
 *
 * @param hoje `YYYY-MM-DD`: a policy not yet ended is renewed on time
 * @returns null where the policy has no class
 * @example bonusPrevisto({ ...apolice, bonus: 4, vigFim: '2026-12-01' }, '2026-11-20') // 5
 */
export function bonusPrevisto(
  { bonus, sinistros, vigIni, vigFim }: Pick<ApoliceARenovar, 'bonus' | 'sinistros' | 'vigIni' | 'vigFim'>,
  hoje: string,
  tabela: TabelaBonus = tabelaBonus,
): number | null {
  if (bonus === null) return null;
  const diasAtraso = Math.max(0, diffDias(vigFim, hoje));
  return proximaClasse({ classe: bonus, sinistros, diasAtraso, diasVigencia: diffDias(vigIni, vigFim) }, tabela);
}

function renewAuto(risco: Bloco, pedido: PedidoRenovacao): Bloco {
  const { apolice, hoje, valorFipeCentavos } = pedido;
  const { bonus: declared, ci: typed } = blocoDe(risco, 'renovacao') as { bonus?: number; ci?: string };
  const bonus = bonusPrevisto({ ...apolice, bonus: apolice.bonus ?? declared ?? 0 }, hoje, pedido.bonus) ?? 0;
  const ci = apolice.ci ?? typed;
  const veiculo = blocoDe(risco, 'veiculo');
  const condutor = blocoDe(risco, 'condutor');
  const { anosCnh } = condutor as { anosCnh?: number };
  return {
    ...risco,
    // a car that was new when insured is not new any more
    veiculo: { ...veiculo, zeroKm: false, ...(valorFipeCentavos !== null && { valorFipeCentavos }) },
    condutor: { ...condutor, ...(typeof anosCnh === 'number' && { anosCnh: anosCnh + 1 }) },
    renovacao: { bonus, ...(ci && { ci }) },
  };
}

/**
 * The draft that renews a policy, from the one it was quoted with: a new period that begins where the old one ends (today, when it
 * already has), what it renews and with how many claims, and for cars the class of bonus, the FIPE value and one more year of driving.
 * Ages follow from the birthdays. Discounts were of the last negotiation and are left behind.
 *
 * @param rascunho of the line's present version; it is not changed
 * @example renewRascunho(rascunho, { formulario: 'AUTO', apolice, hoje, tipo: 'RENOVACAO_PROPRIA', corretoraId, valorFipeCentavos })
 */
export function renewRascunho({ risco, comercial }: RascunhoOrcamento, pedido: PedidoRenovacao): RascunhoOrcamento {
  const { formulario, apolice, hoje, tipo, corretoraId } = pedido;
  const vigIni = apolice.vigFim > hoje ? apolice.vigFim : hoje;
  const seguro = {
    ...blocoDe(risco, 'seguro'),
    tipo,
    vigIni,
    vigFim: addAnos(vigIni, 1),
    seguradoraAnterior: apolice.seguradora,
    apoliceAnterior: apolice.numero,
    fimVigAnterior: apolice.vigFim,
    // the policy may be registered without its premium
    premioAnteriorCentavos: apolice.premioTotalCentavos > 0 ? apolice.premioTotalCentavos : undefined,
    sinistros: Math.min(apolice.sinistros, MAX_SINISTROS),
    corretoraId,
  };
  const evolved = formulario === 'AUTO' ? renewAuto(risco, pedido) : risco;
  return { risco: { ...evolved, seguro }, comercial: { ...comercial, descontoBps: {} } };
}
