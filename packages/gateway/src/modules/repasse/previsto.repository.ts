import type { ConsultaRepasses, TotaisRepasses } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';

/** What of an expected share is seen: of a policy of a brokerage of the user's. */
export const PREVISTO_VISIVEL = corretoraNoEscopo('r.corretora_id');

/** Whether the sums of months, and the days beside them, answer: nothing else than days, a producer and an insurer narrows. */
export const isSomado = ({ q, lote, contestados }: ConsultaRepasses): boolean =>
  [q, lote, contestados].every((dito) => dito === undefined || dito === null || dito === '');

/** Months that are whole within the days asked for, in SQL: from the first, before the second. */
const [DO_MES, ATE_O_MES] = [
  `date_trunc('month', $1::date + interval '1 month' - interval '1 day')::date`,
  `date_trunc('month', $2::date + interval '1 day')::date`,
];

export const previstoRepository = {
  /** How many commissions are to be worked out again. */
  countStale: async (tx: Tx): Promise<number> =>
    (await tx.row<{ faltam: number }>('select balcao.previstos_por_refazer() as faltam'))?.faltam ?? 0,

  /** Keeps other jobs of the subscription away until the transaction ends. @returns false where one is at it */
  takeTurn: async (tx: Tx): Promise<boolean> =>
    (
      await tx.row<{ minha: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('tarefa repasses_previstos'), hashtext(balcao.assinatura_atual()::text)) as minha`,
      )
    )?.minha ?? false,

  /** Works out again what is expected of so many commissions that changed. @returns false while another does it */
  refresh: async (tx: Tx, limite: number): Promise<boolean> =>
    (await tx.row<{ foi: boolean }>('select balcao.refazer_previstos($1) as foi', [limite]))?.foi ?? false,

  /** What the expected shares of some days sum to: whole months by their sums, the days before and after them by themselves. */
  sum: async (tx: Tx, { de, ate, produtor, seguradora }: ConsultaRepasses): Promise<Pick<TotaisRepasses, 'total' | 'valorCentavos'>> => {
    const quais = `($3::uuid is null or r.produtor_id = $3) and ($4::text is null or r.seguradora = $4) and ${PREVISTO_VISIVEL}`;
    const dias = (de_: string, ate_: string) =>
      `select 1, r.valor_centavos from balcao.repasse_previsto r where r.dia >= ${de_} and r.dia < ${ate_} and ${quais}`;
    const row = await tx.row<Pick<TotaisRepasses, 'total' | 'valorCentavos'>>(
      `select coalesce(sum(x.quantas), 0)::int as total, coalesce(sum(x.valor_centavos), 0)::float8 as valor_centavos from (
         select r.quantas, r.valor_centavos from balcao.repasse_previsto_soma r
         where ($1::date is null or r.mes >= ${DO_MES}) and ($2::date is null or r.mes < ${ATE_O_MES}) and ${quais}
         union all ${dias('$1::date', `least(${DO_MES}, $2::date + 1)`)}
         union all ${dias(`greatest(${ATE_O_MES}, ${DO_MES}, $1::date)`, '$2::date + 1')}) x`,
      [de ?? null, ate ?? null, produtor ?? null, seguradora ?? null],
    );
    return row as Pick<TotaisRepasses, 'total' | 'valorCentavos'>;
  },
};
export type PrevistoRepository = typeof previstoRepository;
