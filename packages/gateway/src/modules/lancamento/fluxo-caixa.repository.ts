import type { ConsultaFluxo } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

/** What a day sums to; what goes out is positive. */
interface Dia {
  readonly dia: string;
  readonly entradasCentavos: number;
  readonly saidasCentavos: number;
}

/** Commissions of a day: still to come, and whatever was expected of it. */
interface DiaDasComissoes {
  readonly dia: string;
  readonly aReceberCentavos: number;
  readonly aEstornarCentavos: number;
  readonly planejadaCentavos: number;
  readonly planejadoEstornoCentavos: number;
}

type Recorte = Pick<ConsultaFluxo, 'de' | 'ate' | 'conta' | 'centro'>;

/**
 * What an entry moves, of the account asked for, or of all of them: of a transfer nothing then, for what leaves one comes to another.
 *
 * @param valor SQL of its value
 */
const movedOf = (valor: string): string => `case
    when $2::uuid is not null and l.destino_id = $2::uuid then ${valor}
    when $2::uuid is not null and l.conta_id is distinct from $2::uuid then null
    when l.tipo = 'RECEITA' then ${valor}
    when l.tipo = 'DESPESA' or $2::uuid is not null then - ${valor} end`;

const daysOf = (dia: string, valor: string, where: string): string => `
  select d.dia::text, coalesce(sum(d.centavos) filter (where d.centavos > 0), 0)::float8 as entradas_centavos,
    coalesce(- sum(d.centavos) filter (where d.centavos < 0), 0)::float8 as saidas_centavos
  from (select ${dia} as dia, ${movedOf(valor)} as centavos from balcao.lancamento l
    where l.excluido_em is null and ($3::uuid is null or l.centro_id = $3::uuid) and ${where}) d
  where d.centavos is not null group by d.dia`;

/**
 * Money of accounts that is of no entry, by its day: receipts of commissions, on theirs; and whatever else the ledger says of an account, on the day
 * it was posted.
 */
const DE_FORA = `from (
    select r.dia, r.conta_id::text as titular, r.valor_centavos as centavos from balcao.recebimento r where r.excluido_em is null
    union all
    select k.dia, c.titular, p.centavos from balcao.conta_contabil c join balcao.partida p on p.conta_id = c.id
      join balcao.lancamento_contabil k on k.id = p.lancamento_id
    where c.natureza = 'CONTA' and k.origem not in ('lancamento', 'conta_financeira', 'recebimento')) k
  where $3::uuid is null and ($2::uuid is null or k.titular = $2::uuid::text)`;

const valuesOf = ({ de, conta, centro }: Recorte) => [de, conta ?? null, centro ?? null];

export const fluxoCaixaRepository = {
  /** What accounts had at the beginning of a day: what each began with, and all that moved since. A cost centre begins with nothing. */
  readInicial: async (tx: Tx, recorte: Recorte): Promise<number> =>
    (
      await tx.row<{ centavos: number }>(
        `select ((select coalesce(sum(case when $3::uuid is null then b.saldo_inicial_centavos else 0 end), 0) from balcao.conta_financeira b
            where b.excluido_em is null and ($2::uuid is null or b.id = $2::uuid))
          + (select coalesce(sum(${movedOf('l.valor_centavos')}), 0) from balcao.lancamento l
            where l.excluido_em is null and l.status = 'REALIZADO' and l.pago_em < $1::date and ($3::uuid is null or l.centro_id = $3::uuid))
          + (select coalesce(sum(k.centavos), 0) ${DE_FORA} and k.dia < $1::date))::float8 as centavos`,
        valuesOf(recorte),
      )
    )?.centavos ?? 0,

  /** What happened, day by day. */
  listRealizados: async (tx: Tx, recorte: Recorte): Promise<Dia[]> => [
    ...(await tx.rows<Dia>(
      daysOf('l.pago_em', 'l.valor_centavos', `l.status = 'REALIZADO' and l.pago_em >= $1::date and l.pago_em <= $4::date`),
      [...valuesOf(recorte), recorte.ate],
    )),
    ...(await tx.rows<Dia>(
      `select k.dia::text, coalesce(sum(k.centavos) filter (where k.centavos > 0), 0)::float8 as entradas_centavos,
         coalesce(- sum(k.centavos) filter (where k.centavos < 0), 0)::float8 as saidas_centavos
       ${DE_FORA} and k.dia >= $1::date and k.dia <= $4::date group by k.dia`,
      [...valuesOf(recorte), recorte.ate],
    )),
  ],

  /** What is still expected up to the last day, by the day it is due: also what is late. */
  listPrevistos: (tx: Tx, recorte: Recorte): Promise<Dia[]> =>
    tx.rows(daysOf('l.vencimento', 'l.valor_centavos', `l.status = 'PREVISTO' and l.vencimento <= $4::date and $1::date is not null`), [
      ...valuesOf(recorte),
      recorte.ate,
    ]),

  /** What was planned, by the day it was due, whether it happened or not. */
  listPlanejados: (tx: Tx, recorte: Recorte): Promise<Dia[]> =>
    tx.rows(
      daysOf(
        'l.vencimento',
        'coalesce(l.previsto_centavos, l.valor_centavos)',
        `l.status <> 'CANCELADO' and l.vencimento >= $1::date and l.vencimento <= $4::date`,
      ),
      [...valuesOf(recorte), recorte.ate],
    ),

  /** Commissions by the day they are expected: what is still to come, also what is late, and what was planned; of no account and of no cost centre yet. */
  listComissoes: (tx: Tx, { de, ate }: Pick<Recorte, 'de' | 'ate'>): Promise<DiaDasComissoes[]> =>
    tx.rows(
      `select k.previsao_em::text as dia, sum(k.aberta_centavos)::float8 as a_receber_centavos, (- sum(k.a_estornar_centavos))::float8 as a_estornar_centavos,
         coalesce(sum(k.prevista_centavos) filter (where k.previsao_em >= $1::date), 0)::float8 as planejada_centavos,
         coalesce(- sum(k.estorno_centavos) filter (where k.previsao_em >= $1::date), 0)::float8 as planejado_estorno_centavos
       from balcao.comissao_soma k where k.previsao_em <= $2::date group by k.previsao_em
       having k.previsao_em >= $1::date or sum(k.aberta_centavos) <> 0 or sum(k.a_estornar_centavos) <> 0`,
      [de, ate],
    ),
};

export type FluxoCaixaRepository = typeof fluxoCaixaRepository;
