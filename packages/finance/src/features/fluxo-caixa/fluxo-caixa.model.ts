import { AgrupamentoDoFluxo, type ConsultaFluxo, Id, type PeriodoDoCaixa } from '@balcao/contracts';
import { addDias, addMeses, formatData, isData } from '@balcao/domain';

/** The parts of the page, in the order of its tabs. */
export const ABAS = ['fluxo', 'lancamentos', 'recorrentes', 'categorias', 'centros'] as const;
export type Aba = (typeof ABAS)[number];
export const ENDERECO = '/financeiro/fluxoCaixa';

/** The part an address asks for. */
export const abaOf = (search: URLSearchParams): Aba => ABAS.find((aba) => aba === search.get('aba')) ?? 'fluxo';

/** How the flow is seen: grouped by what, around which month, of which account and cost centre. */
export interface VistaDoFluxo {
  readonly agrupar: AgrupamentoDoFluxo;
  /** First day of the month it is of. */
  readonly em: string;
  readonly conta: string | null;
  readonly centro: string | null;
}

const idOf = (said: string | null): string | null => Id.safeParse(said).data ?? null;

/** Reads how the flow is seen from the address; what names no account or cost centre narrows nothing. */
export function vistaOf(search: URLSearchParams, hoje: string): VistaDoFluxo {
  const mes = `${search.get('em') ?? ''}-01`;
  return {
    agrupar: AgrupamentoDoFluxo.safeParse(search.get('por')).data ?? 'DIA',
    em: isData(mes) ? mes : `${hoje.slice(0, 7)}-01`,
    conta: idOf(search.get('conta')),
    centro: idOf(search.get('centro')),
  };
}

/** Writes it into an address, what needs not be said left out. */
export function searchOf({ agrupar, em, conta, centro }: VistaDoFluxo, hoje: string): string {
  const search = new URLSearchParams();
  if (agrupar !== 'DIA') search.set('por', agrupar);
  if (em.slice(0, 7) !== hoje.slice(0, 7)) search.set('em', em.slice(0, 7));
  if (conta) search.set('conta', conta);
  if (centro) search.set('centro', centro);
  return search.toString();
}

/** Months in sight, and those that the buttons move by. */
const VISTAS = {
  DIA: { meses: 1, passo: 1 },
  MES: { meses: 12, passo: 12 },
  TRIMESTRE: { meses: 36, passo: 12 },
  ANO: { meses: 60, passo: 12 },
} as const satisfies Record<AgrupamentoDoFluxo, { meses: number; passo: number }>;

/** The days in sight: a month; or whole years, the one it is of in the middle. */
export function spanOf({ agrupar, em }: Pick<VistaDoFluxo, 'agrupar' | 'em'>): Pick<ConsultaFluxo, 'de' | 'ate'> {
  const { meses } = VISTAS[agrupar];
  const de = agrupar === 'DIA' ? em : addMeses(`${em.slice(0, 4)}-01-01`, -12 * Math.trunc((meses / 12 - 1) / 2));
  return { de, ate: addDias(addMeses(de, meses), -1) };
}

/** The same view, some periods before or after. */
export const movedBy = (vista: VistaDoFluxo, sentido: -1 | 1): VistaDoFluxo => ({
  ...vista,
  em: addMeses(vista.em, sentido * VISTAS[vista.agrupar].passo),
});

const MESES = ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'];
const MESES_INTEIROS = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
];
const mesDe = (dia: string): number => Number(dia.slice(5, 7)) - 1;

/** What the days in sight are called. @example tituloDe({ agrupar: 'DIA', em: '2026-11-01' }) // 'Novembro de 2026' */
export function tituloDe(vista: Pick<VistaDoFluxo, 'agrupar' | 'em'>): string {
  if (vista.agrupar === 'DIA') return `${MESES_INTEIROS[mesDe(vista.em)]} de ${vista.em.slice(0, 4)}`;
  const { de, ate } = spanOf(vista);
  const [primeiro, ultimo] = [de.slice(0, 4), ate.slice(0, 4)];
  return primeiro === ultimo ? primeiro : `${primeiro} a ${ultimo}`;
}

/** A period in few words. @example rotuloDe({ chave: '2026-11', … }) // 'nov. 2026' */
export function rotuloDe({ chave, inicio }: Pick<PeriodoDoCaixa, 'chave' | 'inicio'>): string {
  if (isData(chave)) return formatData(chave);
  if (/^\d{4}-T\d$/.test(chave)) return `${chave.slice(5).replace('T', '')}º tri. ${chave.slice(0, 4)}`;
  return chave.length === 7 ? `${MESES[mesDe(inicio)]} ${chave.slice(0, 4)}` : chave;
}

/** Whether anything happens in a period. */
export const hasMovimento = (periodo: PeriodoDoCaixa): boolean =>
  [
    periodo.entradasRealizadasCentavos,
    periodo.saidasRealizadasCentavos,
    periodo.entradasPrevistasCentavos,
    periodo.saidasPrevistasCentavos,
  ].some((centavos) => centavos !== 0);

/** Days of a month by weeks that begin on Sunday; null before its first and after its last. */
export function weeksOf(dias: readonly PeriodoDoCaixa[]): (PeriodoDoCaixa | null)[][] {
  const [primeiro] = dias;
  if (!primeiro) return [];
  const antes = new Date(`${primeiro.inicio}T12:00:00Z`).getUTCDay();
  const casas: (PeriodoDoCaixa | null)[] = [...Array.from({ length: antes }, () => null), ...dias];
  while (casas.length % 7 !== 0) casas.push(null);
  return Array.from({ length: casas.length / 7 }, (_, semana) => casas.slice(semana * 7, semana * 7 + 7));
}

/** The entries of a period, in their list. */
export function lancamentosDe({ inicio, fim }: Pick<PeriodoDoCaixa, 'inicio' | 'fim'>, { conta, centro }: VistaDoFluxo): string {
  const search = new URLSearchParams({ aba: 'lancamentos', quando: 'FLUXO', de: inicio, ate: fim, ordenar: 'vencimento' });
  if (conta) search.set('conta', conta);
  if (centro) search.set('centro', centro);
  return `${ENDERECO}?${search}`;
}

/** What the whole of the periods comes to. */
export const totalOf = (periodos: readonly PeriodoDoCaixa[]) => {
  const sum = (of: (periodo: PeriodoDoCaixa) => number): number => periodos.reduce((total, periodo) => total + of(periodo), 0);
  const entradasRealizadas = sum((um) => um.entradasRealizadasCentavos);
  const saidasRealizadas = sum((um) => um.saidasRealizadasCentavos);
  return {
    entradasRealizadas,
    saidasRealizadas,
    entradas: entradasRealizadas + sum((um) => um.entradasPonderadasCentavos),
    saidas: saidasRealizadas + sum((um) => um.saidasPrevistasCentavos),
    final: periodos.at(-1)?.saldoCentavos ?? 0,
  };
};
