import type { DadosSerie, FichaSerie } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A series as the generator wants it. */
export interface SerieAGerar {
  readonly id: string;
  readonly inicio: string;
  readonly geradaAte: string | null;
  readonly frequencia: DadosSerie['recorrencia']['frequencia'];
  readonly intervalo: number;
  readonly ate: string | null;
  readonly vezes: number | null;
  readonly isUltimoDiaDoMes: boolean;
}

const HOJE = "(now() at time zone 'America/Sao_Paulo')::date";
const RECORRENCIA = `s.frequencia, s.intervalo, s.ate::text, s.vezes, s.ultimo_dia_do_mes as is_ultimo_dia_do_mes`;
const PREVISTOS = `from balcao.lancamento l where l.serie_id = s.id and l.excluido_em is null and l.status = 'PREVISTO'`;

const FICHA = `select s.id, s.versao, s.tipo, s.descricao, s.pessoa, s.documento, s.categoria_id, s.centro_id, s.conta_id, s.destino_id,
    (date_trunc('month', s.inicio) + make_interval(months => s.competencia_meses))::date::text as competencia, s.inicio::text as vencimento,
    s.valor_centavos::float8, s.observacao, jsonb_build_object('frequencia', s.frequencia, 'intervalo', s.intervalo, 'ate', s.ate,
      'vezes', s.vezes, 'isUltimoDiaDoMes', s.ultimo_dia_do_mes) as recorrencia,
    g.nome as categoria, b.nome as conta, d.nome as destino, (select min(l.vencimento)::text ${PREVISTOS} and l.vencimento >= ${HOJE}) as proximo_em,
    (select count(*)::int ${PREVISTOS}) as previstos, s.alterado_em
  from balcao.serie_lancamento s
  left join balcao.categoria_financeira g on g.id = s.categoria_id
  left join balcao.conta_financeira b on b.id = s.conta_id
  left join balcao.conta_financeira d on d.id = s.destino_id
  where s.excluido_em is null`;

const shown = (row: FichaSerie): FichaSerie => ({ ...row, alteradoEm: new Date(row.alteradoEm).toISOString() });

export const serieRepository = {
  list: async (tx: Tx): Promise<FichaSerie[]> =>
    (
      await tx.rows<FichaSerie>(
        `select * from (${FICHA}) f order by f.proximo_em nulls last, f.descricao collate balcao.pt_br, f.id limit 1000`,
      )
    ).map(shown),

  find: async (tx: Tx, id: string): Promise<FichaSerie | null> => {
    const row = await tx.row<FichaSerie>(`${FICHA} and s.id = $1`, [id]);
    return row && shown(row);
  },

  /** Locks a series until the transaction ends. @returns its version, null when there is none */
  lock: async (tx: Tx, id: string): Promise<number | null> =>
    (
      await tx.row<{ versao: number }>(
        'select versao from balcao.serie_lancamento where id = $1 and excluido_em is null for no key update',
        [id],
      )
    )?.versao ?? null,

  insert: (tx: Tx, { assinaturaId }: Pick<Contexto, 'assinaturaId'>, id: string, dados: DadosSerie): Promise<number> =>
    tx.run(
      `insert into balcao.serie_lancamento (id, assinatura_id, tipo, descricao, pessoa, documento, categoria_id, centro_id, conta_id, destino_id,
         valor_centavos, observacao, frequencia, intervalo, inicio, ate, vezes, ultimo_dia_do_mes, competencia_meses)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::date, $16, $17, $18,
         (extract(year from $19::date) - extract(year from $15::date)) * 12 + extract(month from $19::date) - extract(month from $15::date))`,
      [
        id,
        assinaturaId,
        dados.tipo,
        dados.descricao,
        dados.pessoa,
        dados.documento,
        dados.categoriaId,
        dados.centroId,
        dados.contaId,
        dados.destinoId,
        dados.valorCentavos,
        dados.observacao,
        dados.recorrencia.frequencia,
        dados.recorrencia.intervalo,
        dados.vencimento,
        dados.recorrencia.ate,
        dados.recorrencia.vezes,
        dados.recorrencia.isUltimoDiaDoMes,
        dados.competencia,
      ],
    ),

  /** How many of a series came before a day, whatever became of them. */
  countAntes: async (tx: Tx, id: string, dia: string): Promise<number> =>
    (
      await tx.row<{ quantos: number }>(
        'select count(*)::int as quantos from balcao.lancamento where serie_id = $1 and ocorrencia_em < $2 and excluido_em is null',
        [id, dia],
      )
    )?.quantos ?? 0,

  /** A series comes no more from a day on: those that are expected go, those that were done, or called off, stay. */
  endAt: async (tx: Tx, id: string, dia: string): Promise<void> => {
    await tx.run(
      `update balcao.lancamento set excluido_em = now()
       where serie_id = $1 and ocorrencia_em >= $2 and status = 'PREVISTO' and excluido_em is null`,
      [id, dia],
    );
    await tx.run('update balcao.serie_lancamento set vezes = null, ate = least(coalesce(ate, $2::date - 1), $2::date - 1) where id = $1', [
      id,
      dia,
    ]);
  },

  /** Those that are to be written up to a day, each held until the transaction ends. */
  lockAGerar: (tx: Tx, ate: string, id: string | null): Promise<SerieAGerar[]> =>
    tx.rows(
      `select s.id, s.inicio::text, s.gerada_ate::text, ${RECORRENCIA} from balcao.serie_lancamento s
       where s.excluido_em is null and ($2::uuid is null or s.id = $2) and (s.gerada_ate is null or s.gerada_ate < $1::date)
         and (s.ate is null or s.ate >= s.inicio) order by s.id for no key update`,
      [ate, id],
    ),

  /** Writes those of some days, as the series says each is; one that is there already stays. */
  writeOcorrencias: async (tx: Tx, id: string, dias: readonly string[], ate: string): Promise<void> => {
    await tx.run(
      `insert into balcao.lancamento (assinatura_id, tipo, descricao, pessoa, documento, categoria_id, centro_id, conta_id, destino_id, competencia,
         vencimento, valor_centavos, origem, serie_id, ocorrencia_em, observacao)
       select s.assinatura_id, s.tipo, s.descricao, s.pessoa, s.documento, s.categoria_id, s.centro_id, s.conta_id, s.destino_id,
         date_trunc('month', d.dia) + make_interval(months => s.competencia_meses), d.dia, s.valor_centavos, 'RECORRENCIA', s.id, d.dia, s.observacao
       from balcao.serie_lancamento s, unnest($2::date[]) d (dia) where s.id = $1
       on conflict (serie_id, ocorrencia_em) where excluido_em is null and serie_id is not null do nothing`,
      [id, dias],
    );
    await tx.run('update balcao.serie_lancamento set gerada_ate = $2 where id = $1', [id, ate]);
  },

  /** Every subscription that has something that comes again. */
  listAssinaturas: (tx: Tx): Promise<{ id: string }[]> => tx.rows('select id from balcao.assinaturas_com_series() as id', []),
};

export type SerieRepository = typeof serieRepository;
