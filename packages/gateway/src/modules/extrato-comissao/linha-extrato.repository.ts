import type { DecisaoLinha, LinhaExtrato, SituacaoLinha } from '@balcao/contracts';
import { type Casamento, isNaTolerancia, parametrosCasamento, sayCasamento } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { comissaoDoExtratoRepository } from './comissao-do-extrato.repository.ts';

/** A line as it comes out of its file. Integer centavos. */
export interface LinhaNova {
  readonly id: string;
  readonly ordem: number;
  readonly linha: number;
  readonly apolice: string | null;
  readonly endosso: string | null;
  readonly parcela: number | null;
  readonly segurado: string | null;
  readonly proposta: string | null;
  readonly documento: string | null;
  readonly premioCentavos: number | null;
  readonly bps: number | null;
  readonly valorCentavos: number;
}

/** A part of a line: of which commission, and how much. */
export interface ParteDaLinha {
  readonly comissaoId: string;
  readonly valorCentavos: number;
}

/** What is decided of a line. */
export interface LinhaDecidida {
  readonly decisao: DecisaoLinha;
  readonly motivo: string | null;
  readonly partes: readonly ParteDaLinha[];
}

type Row = Omit<LinhaExtrato, 'score' | 'explicacao' | 'partes' | 'sugestao' | 'isDivergente'> & {
  readonly casamento: Casamento;
  readonly partesDitas: readonly ParteDaLinha[];
};
const LINHA = `l.id, l.ordem, l.apolice, l.endosso, l.parcela, l.segurado, l.proposta, l.documento, l.premio_centavos::float8, l.bps,
  l.valor_centavos::float8, l.decisao, l.motivo, (select u.nome from balcao.usuario u where u.id = l.decidida_por) as decidida_por, l.casamento,
  (select coalesce(jsonb_agg(jsonb_build_object('comissaoId', p.comissao_id, 'valorCentavos', p.valor_centavos) order by p.id), '[]')
    from balcao.extrato_parte p where p.linha_id = l.id) as partes_ditas`;
const { toleranciaCentavos, toleranciaBps } = parametrosCasamento;
/** A part is divergent as it would be settled, or as it was. */
const DIVERGENTE = `exists (select from balcao.extrato_parte p join balcao.comissao c on c.id = p.comissao_id where p.linha_id = l.id and (
  case when x.status in ('BAIXADO', 'DIVERGENTE') then c.status in ('DIVERGENTE', 'CONTESTADA')
    else l.decisao <> 'DIVIDIDA' and abs(p.valor_centavos - (c.prevista_centavos - c.recebida_centavos)) > ${toleranciaCentavos}
      and abs(p.valor_centavos - (c.prevista_centavos - c.recebida_centavos)) * 10000
        > abs(c.prevista_centavos - c.recebida_centavos) * ${toleranciaBps} end))`;
const SITUACOES: Readonly<Record<SituacaoLinha, string>> = {
  PENDENTES: `l.decisao = 'PENDENTE'`,
  CASADAS: `l.decisao not in ('PENDENTE', 'IGNORADA')`,
  DIVERGENTES: DIVERGENTE,
  IGNORADAS: `l.decisao = 'IGNORADA'`,
};

async function shown(tx: Tx, rows: readonly Row[], isBaixado: boolean): Promise<LinhaExtrato[]> {
  const ids = rows.flatMap(({ casamento, partesDitas }) => [
    ...partesDitas.map(({ comissaoId }) => comissaoId),
    ...(casamento.comissaoId === null ? [] : [casamento.comissaoId]),
  ]);
  const vistas = await comissaoDoExtratoRepository.listVistas(tx, [...new Set(ids)]);
  return rows.map(({ casamento, partesDitas, ...row }) => {
    const partes = partesDitas.flatMap(({ comissaoId, valorCentavos }) => {
      const comissao = vistas.get(comissaoId);
      return comissao ? [{ comissao, valorCentavos }] : [];
    });
    return {
      ...row,
      score: casamento.score,
      explicacao: sayCasamento(casamento),
      partes,
      sugestao: (casamento.comissaoId !== null && vistas.get(casamento.comissaoId)) || null,
      isDivergente: isBaixado
        ? partes.some(({ comissao: { status } }) => status === 'DIVERGENTE' || status === 'CONTESTADA')
        : row.decisao !== 'DIVIDIDA' &&
          partes.some(({ comissao, valorCentavos }) => !isNaTolerancia(valorCentavos, comissao.abertaCentavos)),
    };
  });
}

/** Lines of statements and what was decided of them. */
export const linhaExtratoRepository = {
  async list(
    tx: Tx,
    extrato: { id: string; isBaixado: boolean },
    { situacao, padrao, pagina, tamanho }: { situacao: SituacaoLinha | null; padrao: string | null; pagina: number; tamanho: number },
  ): Promise<{ itens: LinhaExtrato[]; total: number }> {
    const sql = `balcao.extrato_linha l join balcao.extrato_comissao x on x.id = l.extrato_id where l.extrato_id = $1
      ${situacao ? `and ${SITUACOES[situacao]}` : ''}
      and ($2::text is null or balcao.sem_acento(concat_ws(' ', l.apolice, l.segurado, l.proposta, l.documento)) like $2)`;
    const rows = await tx.rows<Row>(`select ${LINHA} from ${sql} order by l.ordem limit $3 offset $4`, [
      extrato.id,
      padrao,
      tamanho,
      (pagina - 1) * tamanho,
    ]);
    const total = await tx.row<{ n: number }>(`select count(*)::int as n from ${sql}`, [extrato.id, padrao]);
    return { itens: await shown(tx, rows, extrato.isBaixado), total: total?.n ?? 0 };
  },

  async find(tx: Tx, extrato: { id: string; isBaixado: boolean }, linhaId: string): Promise<LinhaExtrato | null> {
    const rows = await tx.rows<Row>(`select ${LINHA} from balcao.extrato_linha l where l.extrato_id = $1 and l.id = $2`, [
      extrato.id,
      linhaId,
    ]);
    return (await shown(tx, rows, extrato.isBaixado))[0] ?? null;
  },

  findCasamento: (tx: Tx, extratoId: string, linhaId: string): Promise<{ casamento: Casamento; valorCentavos: number } | null> =>
    tx.row('select casamento, valor_centavos::float8 from balcao.extrato_linha where extrato_id = $1 and id = $2 for update', [
      extratoId,
      linhaId,
    ]),

  async decide(
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    { extratoId, linhaId }: { extratoId: string; linhaId: string },
    feita: LinhaDecidida,
  ) {
    const isDeAlguem = feita.decisao !== 'PENDENTE' && feita.decisao !== 'AUTOMATICA';
    await tx.run(
      `update balcao.extrato_linha set decisao = $2, motivo = $3, decidida_em = case when $4 then now() end, decidida_por = $5 where id = $1`,
      [linhaId, feita.decisao, feita.motivo, isDeAlguem, isDeAlguem ? usuarioId : null],
    );
    await tx.run('delete from balcao.extrato_parte where linha_id = $1', [linhaId]);
    await tx.run(
      `insert into balcao.extrato_parte (assinatura_id, extrato_id, linha_id, comissao_id, valor_centavos)
       select $1, $2, $3, p."comissaoId", p."valorCentavos" from jsonb_to_recordset($4::jsonb) as p ("comissaoId" uuid, "valorCentavos" bigint)`,
      [assinaturaId, extratoId, linhaId, JSON.stringify(feita.partes)],
    );
  },

  /** Lines nobody decided, with what they were suggested to be. */
  listSugeridas: (tx: Tx, extratoId: string): Promise<{ id: string; comissaoId: string; valorCentavos: number }[]> =>
    tx.rows(
      `select id, casamento ->> 'comissaoId' as comissao_id, valor_centavos::float8 from balcao.extrato_linha
       where extrato_id = $1 and decisao = 'PENDENTE' and casamento ->> 'comissaoId' is not null order by ordem`,
      [extratoId],
    ),

  /** Decides many lines to be what they were suggested to be. */
  async acceptMany(
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    extratoId: string,
    linhas: readonly { id: string; comissaoId: string; valorCentavos: number }[],
  ): Promise<void> {
    await tx.run(`update balcao.extrato_linha set decisao = 'ACEITA', decidida_em = now(), decidida_por = $2 where id = any ($1::uuid[])`, [
      linhas.map(({ id }) => id),
      usuarioId,
    ]);
    await tx.run(
      `insert into balcao.extrato_parte (assinatura_id, extrato_id, linha_id, comissao_id, valor_centavos)
       select $1, $2, p.id, p."comissaoId", p."valorCentavos"
       from jsonb_to_recordset($3::jsonb) as p (id uuid, "comissaoId" uuid, "valorCentavos" bigint)`,
      [assinaturaId, extratoId, JSON.stringify(linhas)],
    );
  },
};
export type LinhaExtratoRepository = typeof linhaExtratoRepository;
