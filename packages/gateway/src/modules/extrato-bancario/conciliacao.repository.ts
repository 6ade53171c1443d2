import type { RegraMemo } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';

/** A movement held to be settled. */
export interface MovimentoPreso {
  readonly id: string;
  readonly contaId: string;
  readonly dia: string;
  readonly valorCentavos: number;
  readonly memo: string;
  readonly status: 'ABERTA' | 'CONCILIADA' | 'IGNORADA';
}

/** An entry held to be reconciled. */
export interface LancamentoPreso {
  readonly id: string;
  readonly tipo: 'RECEITA' | 'DESPESA' | 'TRANSFERENCIA';
  readonly status: 'PREVISTO' | 'REALIZADO';
  readonly contaId: string | null;
  readonly destinoId: string | null;
  readonly valorCentavos: number;
  /** Whether a reconciliation that stands made it, or paid it. */
  readonly efeito: 'CRIOU' | 'REALIZOU' | null;
}

/** A receipt held to be reconciled; negative when an insurer took back more than it paid. */
export interface RecebimentoPreso {
  readonly id: string;
  readonly contaId: string;
  readonly valorCentavos: number;
}

/** A movement of the bank that is a receipt, or a part of it. */
export interface MovimentoDoRecebimento {
  readonly conta: string;
  readonly dia: string;
  readonly memo: string;
  readonly valorCentavos: number;
}

interface PartidaNova {
  /** In the order in which they are told. */
  readonly id: string;
  readonly transacaoId: string;
  readonly valorCentavos: number;
}

/** An entry that a movement is, as it is kept. */
export interface LancamentoConciliado extends PartidaNova {
  readonly lancamentoId: string;
  readonly efeito: 'CRIOU' | 'REALIZOU' | null;
}

/** A target of a movement, as it is kept: an entry, or a receipt, to which nothing is done. */
export type ConciliacaoNova = LancamentoConciliado | (PartidaNova & { readonly recebimentoId: string });

export const conciliacaoRepository = {
  /** Holds movements, always in the same order, so that two people never wait for each other. */
  lockMovimentos: (tx: Tx, ids: readonly string[]): Promise<MovimentoPreso[]> =>
    tx.rows(
      `select t.id, t.conta_id, t.dia::text as dia, t.valor_centavos::float8 as valor_centavos, t.memo, t.status from balcao.transacao t
       where t.id = any($1::uuid[]) and t.excluido_em is null order by t.id for no key update`,
      [ids],
    ),

  /** Open movements of an account, held. */
  lockAbertos: (tx: Tx, contaId: string): Promise<MovimentoPreso[]> =>
    tx.rows(
      `select t.id, t.conta_id, t.dia::text as dia, t.valor_centavos::float8 as valor_centavos, t.memo, t.status from balcao.transacao t
       where t.conta_id = $1 and t.excluido_em is null and t.status = 'ABERTA' and t.valor_centavos <> 0 order by t.id for no key update`,
      [contaId],
    ),

  /** Entries that may be reconciled, held in the same order. */
  lockLancamentos: (tx: Tx, ids: readonly string[]): Promise<LancamentoPreso[]> =>
    tx.rows(
      `select l.id, l.tipo, l.status, l.conta_id, l.destino_id, l.valor_centavos::float8 as valor_centavos,
         (select max(c.efeito) from balcao.conciliacao c where c.assinatura_id = l.assinatura_id and c.lancamento_id = l.id and c.excluido_em is null) as efeito
       from balcao.lancamento l where l.id = any($1::uuid[]) and l.excluido_em is null and l.status <> 'CANCELADO'
       order by l.id for no key update`,
      [ids],
    ),

  /** Receipts that may be reconciled, held in the same order: none is changed or undone meanwhile. */
  lockRecebimentos: (tx: Tx, ids: readonly string[]): Promise<RecebimentoPreso[]> =>
    tx.rows(
      `select r.id, r.conta_id, r.valor_centavos::float8 as valor_centavos from balcao.recebimento r
       where r.id = any($1::uuid[]) and r.excluido_em is null and ${corretoraNoEscopo('r.corretora_id')} order by r.id for no key update`,
      [ids],
    ),

  /** What of some entries and receipts is reconciled already in each account, without sign. */
  listConciliados: (tx: Tx, ids: readonly string[]): Promise<{ id: string; contaId: string; centavos: number }[]> =>
    tx.rows(
      `select coalesce(c.lancamento_id, c.recebimento_id) as id, t.conta_id, abs(sum(c.valor_centavos))::float8 as centavos
       from balcao.conciliacao c join balcao.transacao t on t.id = c.transacao_id
       where (c.lancamento_id = any($1::uuid[]) or c.recebimento_id = any($1::uuid[])) and c.excluido_em is null group by 1, 2`,
      [ids],
    ),

  /** The movements of the bank that a receipt is, the oldest first. */
  listDoRecebimento: (tx: Tx, recebimentoId: string): Promise<MovimentoDoRecebimento[]> =>
    tx.rows(
      `select k.nome as conta, t.dia::text as dia, t.memo, t.valor_centavos::float8 as valor_centavos
       from balcao.conciliacao c join balcao.transacao t on t.id = c.transacao_id join balcao.conta_financeira k on k.id = t.conta_id
       where c.recebimento_id = $1 and c.excluido_em is null order by t.dia, t.id`,
      [recebimentoId],
    ),

  insert: (tx: Tx, { assinaturaId }: Contexto, novas: readonly ConciliacaoNova[]): Promise<number> =>
    tx.run(
      `insert into balcao.conciliacao (id, assinatura_id, transacao_id, alvo_tipo, lancamento_id, recebimento_id, valor_centavos, efeito)
       select n.id, $1, n."transacaoId", case when n."recebimentoId" is null then 'LANCAMENTO' else 'RECEBIMENTO' end, n."lancamentoId",
         n."recebimentoId", n."valorCentavos", n.efeito
       from jsonb_to_recordset($2::jsonb) n (id uuid, "transacaoId" uuid, "lancamentoId" uuid, "recebimentoId" uuid, "valorCentavos" bigint, efeito text)`,
      [assinaturaId, JSON.stringify(novas)],
    ),

  /** Says what became of movements. */
  settle: (
    tx: Tx,
    { usuarioId }: Contexto,
    ids: readonly string[],
    { status, motivo = null }: { status: 'CONCILIADA' | 'IGNORADA'; motivo?: string | null },
  ): Promise<number> =>
    tx.run('update balcao.transacao set status = $2, motivo = $3, resolvida_em = now(), resolvida_por = $4 where id = any($1::uuid[])', [
      ids,
      status,
      motivo,
      usuarioId,
    ]),

  reopen: (tx: Tx, id: string): Promise<number> =>
    tx.run("update balcao.transacao set status = 'ABERTA', motivo = null, resolvida_em = null, resolvida_por = null where id = $1", [id]),

  /** Takes away what a movement was reconciled with. @returns the entries no other movement is; receipts stay as they are */
  /** Attachments of the entries that the reconciliation of a movement made: they go with them. */
  countAnexos: async (tx: Tx, transacaoId: string): Promise<number> =>
    (
      await tx.row<{ anexos: number }>(
        `select count(*)::int as anexos from balcao.conciliacao c join balcao.documento_vinculo v on v.alvo = 'LANCAMENTO' and v.alvo_id = c.lancamento_id
         where c.transacao_id = $1 and c.efeito = 'CRIOU' and c.excluido_em is null`,
        [transacaoId],
      )
    )?.anexos ?? 0,

  removeOf: async (tx: Tx, transacaoId: string): Promise<Pick<LancamentoConciliado, 'lancamentoId' | 'efeito'>[]> => {
    const saem = await tx.rows<Pick<LancamentoConciliado, 'lancamentoId' | 'efeito'>>(
      `select c.lancamento_id, c.efeito from balcao.conciliacao c join balcao.lancamento l on l.id = c.lancamento_id
       where c.transacao_id = $1 and c.excluido_em is null order by l.id for no key update of l`,
      [transacaoId],
    );
    await tx.run('update balcao.conciliacao set excluido_em = now() where transacao_id = $1 and excluido_em is null', [transacaoId]);
    const ficam = await tx.rows<{ id: string }>(
      'select distinct lancamento_id as id from balcao.conciliacao where lancamento_id = any($1::uuid[]) and excluido_em is null',
      [saem.map(({ lancamentoId }) => lancamentoId)],
    );
    const presos = new Set(ficam.map(({ id }) => id));
    return saem.filter(({ lancamentoId }) => !presos.has(lancamentoId));
  },

  /** Categories and cost centres that may be chosen. */
  listCategorias: async (tx: Tx) => ({
    categorias: await tx.rows<{ id: string; nome: string; tipo: 'RECEITA' | 'DESPESA' }>(
      'select id, nome, tipo from balcao.categoria_financeira where excluido_em is null and ativo order by tipo desc, nome collate balcao.pt_br, id',
    ),
    centros: await tx.rows<{ id: string; nome: string }>(
      'select id, nome from balcao.centro_de_custo where excluido_em is null and ativo order by nome collate balcao.pt_br, id',
    ),
  }),

  /** Accounts that money may go to. */
  listContas: async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await tx.rows<{ id: string }>(
      'select id from balcao.conta_financeira where id = any($1::uuid[]) and excluido_em is null and ativa for key share',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  },

  /** Rules of categories that still may be chosen, in the order in which they were taught. */
  listRegras: (tx: Tx): Promise<RegraMemo[]> =>
    tx.rows(
      `select r.id, r.versao, r.contem, r.categoria_id, k.nome as categoria, case k.tipo when 'RECEITA' then 'ENTRADA' else 'SAIDA' end as sentido
       from balcao.regra_memo r join balcao.categoria_financeira k on k.id = r.categoria_id
       where r.excluido_em is null and k.excluido_em is null and k.ativo order by r.alterado_em, r.id`,
    ),

  /** Writers of rules of one subscription wait for each other. */
  lockRegras: (tx: Tx, { assinaturaId }: Contexto): Promise<number> =>
    tx.run("select pg_advisory_xact_lock(hashtext('regra_memo'), hashtext($1))", [assinaturaId]),

  insertRegra: (tx: Tx, { assinaturaId }: Contexto, regra: { id: string; contem: string; categoriaId: string }): Promise<number> =>
    tx.run('insert into balcao.regra_memo (id, assinatura_id, contem, categoria_id) values ($1, $2, $3, $4)', [
      regra.id,
      assinaturaId,
      regra.contem,
      regra.categoriaId,
    ]),

  changeRegra: (tx: Tx, id: string, { contem, categoriaId }: { contem: string; categoriaId: string }): Promise<number> =>
    tx.run('update balcao.regra_memo set contem = $2, categoria_id = $3 where id = $1 and excluido_em is null', [id, contem, categoriaId]),

  removeRegra: (tx: Tx, id: string): Promise<number> =>
    tx.run('update balcao.regra_memo set excluido_em = now() where id = $1 and excluido_em is null', [id]),
};

export type ConciliacaoRepository = typeof conciliacaoRepository;
