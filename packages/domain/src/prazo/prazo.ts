import { addDias, diffDias } from '../datas/add-dias.ts';
import { linhaVigente } from '../vigencia/linha-vigente.ts';
import { type RegraPrazo, regrasPrazo, type TipoPrazo } from './regras-prazo.ts';

/** A demand that stops a clock: the day it was made still counts, the day it was met does not; open while `ate` is null. */
export interface PausaPrazo {
  readonly de: string;
  readonly ate: string | null;
}

/** A clock: when it started, what stopped it, and when what it waits for happened. Days are `YYYY-MM-DD`. */
export interface Prazo {
  /** Day of the fact that starts it; the day after is its first. */
  readonly inicio: string;
  readonly pausas: readonly PausaPrazo[];
  /** Null while what it waits for has not happened. */
  readonly fim: string | null;
}

/** CUMPRIDO and CUMPRIDO_FORA ended, in time and late; the others still run. */
export type SituacaoPrazo = 'CORRENDO' | 'PAUSADO' | 'VENCIDO' | 'CUMPRIDO' | 'CUMPRIDO_FORA';

/** A clock seen on a day. */
export interface PrazoNoDia {
  readonly situacao: SituacaoPrazo;
  /** Days that counted, and those left; negative when late. */
  readonly decorridos: number;
  readonly restantes: number;
  /** Share of its days used, whole percent; above 100 when late. */
  readonly pct: number;
  /** Its last day, if no demand stops it further. */
  readonly vencimento: string;
}

type Regra = Pick<RegraPrazo, 'dias' | 'maximoPausas'>;

/**
 * The rule of a clock that starts on a day.
 *
 * @param dia `YYYY-MM-DD`
 * @returns null before there was one
 * @example regraDoPrazo(regrasPrazo, 'ACEITACAO_PROPOSTA', '2026-03-01')?.dias // 25
 */
export const regraDoPrazo = (regras: readonly RegraPrazo[], tipo: TipoPrazo, dia: string): RegraPrazo | null =>
  linhaVigente(
    regras.filter((regra) => regra.tipo === tipo),
    dia,
  );

/** The demands that may stop it, in order: no more than its rule allows. */
const pausasQueContam = ({ pausas }: Prazo, { maximoPausas }: Regra): PausaPrazo[] =>
  pausas.toSorted((a, b) => a.de.localeCompare(b.de)).slice(0, maximoPausas ?? pausas.length);

/** The days on which they stop it, disjoint; an open one lasts until `hoje`. */
function stoppedUntil(prazo: Prazo, regra: Regra, hoje: string): { de: string; ate: string }[] {
  const { inicio } = prazo;
  const paradas: { de: string; ate: string }[] = [];
  for (const { de, ate } of pausasQueContam(prazo, regra)) {
    const fim = ate ?? hoje;
    const comeco = [de, inicio, paradas.at(-1)?.ate ?? inicio].toSorted().at(-1) as string;
    if (fim > comeco) paradas.push({ de: comeco, ate: fim });
  }
  return paradas;
}

/** The day on which so many of its days have counted. */
function diaContado(prazo: Prazo, { dias, paradas }: { dias: number; paradas: readonly { de: string; ate: string }[] }): string {
  let dia = addDias(prazo.inicio, dias);
  for (const { de, ate } of paradas) if (dia > de) dia = addDias(dia, diffDias(de, ate));
  return dia;
}

/**
 * A clock as it is on a day. Demands stop it, each at most once; they never make it end sooner.
 *
 * @param hoje `YYYY-MM-DD`; the caller owns the clock
 * @example prazoNoDia({ inicio: '2026-03-01', pausas: [], fim: null }, regra25, '2026-03-21') // { decorridos: 20, restantes: 5, pct: 80, vencimento: '2026-03-26', … }
 */
export function prazoNoDia(prazo: Prazo, regra: Regra, hoje: string): PrazoNoDia {
  const visto = prazo.fim !== null && prazo.fim < hoje ? prazo.fim : hoje;
  const paradas = stoppedUntil(prazo, regra, visto);
  const vencimento = diaContado(prazo, { dias: regra.dias, paradas });
  const parados = paradas.reduce((total, { de, ate }) => total + Math.max(0, diffDias(de, ate < visto ? ate : visto)), 0);
  const decorridos = Math.max(0, diffDias(prazo.inicio, visto) - parados);
  const isParado = pausasQueContam(prazo, regra).some(({ de, ate }) => de <= visto && (ate === null || visto < ate));
  return {
    situacao: situacaoDe({ prazo, vencimento, visto, isParado }),
    decorridos,
    restantes: regra.dias - decorridos,
    pct: Math.floor((decorridos * 100) / regra.dias),
    vencimento,
  };
}

interface Visto {
  readonly prazo: Prazo;
  readonly vencimento: string;
  readonly visto: string;
  readonly isParado: boolean;
}

function situacaoDe({ prazo, vencimento, visto, isParado }: Visto): SituacaoPrazo {
  if (prazo.fim !== null && prazo.fim <= visto) return prazo.fim <= vencimento ? 'CUMPRIDO' : 'CUMPRIDO_FORA';
  if (visto > vencimento) return 'VENCIDO';
  return isParado ? 'PAUSADO' : 'CORRENDO';
}

/** A notice of a clock: at which share of its days, and on which day it falls. */
export interface AvisoPrazo {
  readonly pct: number;
  readonly dia: string;
}

/**
 * The days on which a clock is told about, in order: the first on which each share of its days has been used.
 *
 * @param hoje `YYYY-MM-DD`: an open demand moves what is after it
 * @example avisosDoPrazo({ inicio: '2026-03-01', pausas: [], fim: null }, regra25, '2026-03-01').map(({ dia }) => dia) // ['2026-03-14', '2026-03-21', '2026-03-26']
 */
export function avisosDoPrazo(prazo: Prazo, regra: Regra & Pick<RegraPrazo, 'avisosPct'>, hoje: string): AvisoPrazo[] {
  const paradas = stoppedUntil(prazo, regra, hoje);
  return regra.avisosPct.map((pct) => ({ pct, dia: diaContado(prazo, { dias: Math.ceil((regra.dias * pct) / 100), paradas }) }));
}

/**
 * The notices whose day has come and that were not given. A clock that ended is told about no more; of those that came together, the last
 * speaks for all.
 *
 * @param dados percents already told
 * @example avisoDevido(prazo, { regra, dados: [50] }, '2026-03-22')?.pct // 80
 */
export function avisoDevido(
  prazo: Prazo,
  { regra, dados }: { readonly regra: Regra & Pick<RegraPrazo, 'avisosPct'>; readonly dados: readonly number[] },
  hoje: string,
): AvisoPrazo | null {
  if (prazo.fim !== null && prazo.fim <= hoje) return null;
  const maior = Math.max(0, ...dados);
  return avisosDoPrazo(prazo, regra, hoje).findLast(({ pct, dia }) => dia <= hoje && pct > maior) ?? null;
}

/**
 * The last day of an insurer's silence on a proposal: after it, the proposal counts as accepted. Demands move it later; see `prazoNoDia`.
 *
 * @param transmitidaEm day it was transmitted, `YYYY-MM-DD`
 * @returns null of a day no rule covers
 * @example prazoDeAceite('2026-03-01') // '2026-03-26'
 */
export function prazoDeAceite(transmitidaEm: string, regras: readonly RegraPrazo[] = regrasPrazo): string | null {
  const regra = regraDoPrazo(regras, 'ACEITACAO_PROPOSTA', transmitidaEm);
  return regra && prazoNoDia({ inicio: transmitidaEm, pausas: [], fim: null }, regra, transmitidaEm).vencimento;
}
