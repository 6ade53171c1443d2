import type { AliquotaCorretora, RegimeProdutor } from '@balcao/contracts';
import type { ImpostosDitos } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';
import type { BaixaAlheia } from './extrato-comissao.errors.ts';

/** A statement as it is to be settled. */
export interface ExtratoABaixar extends ImpostosDitos {
  readonly id: string;
  readonly seguradora: string;
  readonly seguradoraNome: string;
  readonly corretoraId: string;
  readonly numero: string;
  readonly creditoEm: string | null;
  readonly linhas: number;
  readonly casadas: number;
  readonly somaDasLinhasCentavos: number;
}

/** By what a brokerage is taxed; `cidade` is that of its seat. */
export interface CorretoraTributada {
  readonly id: string;
  readonly regime: RegimeProdutor;
  readonly cidade: string | null;
  readonly aliquotas: readonly AliquotaCorretora[];
}

/** What a statement says of one commission, over all its lines, and how the commission stands. */
export interface ParteABaixar {
  readonly extratoId: string;
  readonly comissaoId: string;
  readonly valorCentavos: number;
  readonly isParte: boolean;
  /** The first line that is of it. */
  readonly linhaId: string;
  readonly ordem: number;
  readonly status: string;
  readonly previstaCentavos: number;
  readonly recebidaCentavos: number;
  /** Its policy is still there, and of the same insurer and brokerage. */
  readonly isDoExtrato: boolean;
}

/** A receipt as it is written. */
export interface RecebimentoNovo {
  readonly id: string;
  readonly extratoId: string;
  readonly seguradora: string;
  readonly corretoraId: string;
  readonly contaId: string;
  readonly dia: string;
  readonly valorCentavos: number;
  readonly irrfCentavos: number;
  readonly issCentavos: number;
  readonly inssCentavos: number;
  readonly outrosCentavos: number;
  readonly casadoCentavos: number;
}

/** What a receipt does to a commission. */
export interface EfeitoDoRecebimento {
  readonly recebimentoId: string;
  readonly comissaoId: string;
  readonly valorCentavos: number;
  readonly recebidaAntesCentavos: number;
  readonly statusAntes: string;
  readonly statusDepois: string;
}

/** A commission as it stands when a receipt by hand pays it. */
export interface ComissaoDoRecebimento {
  readonly id: string;
  readonly status: string;
  readonly previstaCentavos: number;
  readonly recebidaCentavos: number;
}

/** What a receipt did, and whether it still stands as it was left. */
export interface EfeitoFeito extends EfeitoDoRecebimento {
  readonly isIntacta: boolean;
}

/** Contesting a commission and giving that up are of no receipt: between these two states, the commission is as the receipt left it. */
const CONTESTAVEL = (coluna: string): string => `${coluna} in ('DIVERGENTE', 'CONTESTADA')`;

/** Settling statements, and undoing it. */
export const baixaRepository = {
  listExtratos: (tx: Tx, ids: readonly string[]): Promise<ExtratoABaixar[]> =>
    tx.rows(
      `select x.id, x.seguradora, g.nome as seguradora_nome, x.corretora_id, x.numero, x.credito_em::text, x.linhas, x.casadas,
         x.bruto_centavos::float8, x.irrf_centavos::float8, x.iss_centavos::float8, x.inss_centavos::float8, x.outros_centavos::float8,
         x.liquido_centavos::float8,
         (select coalesce(sum(l.valor_centavos), 0) from balcao.extrato_linha l where l.extrato_id = x.id)::float8 as soma_das_linhas_centavos
       from balcao.extrato_comissao x join balcao.seguradora g on g.slug = x.seguradora
       where x.id = any ($1::uuid[]) and x.excluido_em is null and ${corretoraNoEscopo('x.corretora_id')}
       order by g.nome, x.numero, x.id`,
      [ids],
    ),

  /** Those of these statements that are settled, by whom and when. */
  listBaixados: (tx: Tx, ids: readonly string[]): Promise<BaixaAlheia[]> =>
    tx.rows(
      `select x.id as extrato_id, x.numero, u.nome as por, to_char(r.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as em
       from balcao.extrato_comissao x left join balcao.recebimento r on r.extrato_id = x.id and r.excluido_em is null
       left join balcao.usuario u on u.id = r.criado_por
       where x.id = any ($1::uuid[]) and x.status in ('BAIXADO', 'DIVERGENTE') order by x.numero, x.id`,
      [ids],
    ),

  listCorretoras: (tx: Tx, ids: readonly string[]): Promise<CorretoraTributada[]> =>
    tx.rows(
      `select c.id, c.regime, coalesce(jsonb_path_query_first(c.enderecos, '$[*] ? (@.tipo == "SEDE")') ->> 'cidade', c.enderecos #>> '{0,cidade}') as cidade,
         (select coalesce(jsonb_agg(jsonb_build_object('tributo', t.tributo, 'municipio', t.municipio, 'bps', t.bps, 'desde', t.desde, 'ate', t.ate)), '[]')
           from balcao.aliquota_corretora t where t.corretora_id = c.id and t.excluido_em is null) as aliquotas
       from balcao.corretora c where c.id = any ($1::uuid[])`,
      [ids],
    ),

  /** Whether money of these brokerages may come into an account. */
  hasConta: async (tx: Tx, contaId: string, corretoraIds: readonly string[]): Promise<boolean> =>
    (await tx.row(
      `select 1 as um from balcao.conta_financeira k where k.id = $1 and k.excluido_em is null and k.ativa
         and (k.corretora_id is null or k.corretora_id = all ($2::uuid[]))`,
      [contaId, corretoraIds],
    )) !== null,

  /** What each statement says of each commission; with `lock`, the commissions are held, always in the order of their ids. */
  async listPartes(tx: Tx, ids: readonly string[], { lock }: { lock: boolean }): Promise<ParteABaixar[]> {
    if (lock)
      await tx.run(
        `select from balcao.comissao c where c.id in (select p.comissao_id from balcao.extrato_parte p where p.extrato_id = any ($1::uuid[]))
         order by c.id for no key update of c`,
        [ids],
      );
    return tx.rows<ParteABaixar>(
      `select p.extrato_id, p.comissao_id, p.valor_centavos::float8, p.is_parte, p.linha_id, p.ordem, c.status, c.prevista_centavos::float8,
         c.recebida_centavos::float8,
         (c.excluido_em is null and a.excluido_em is null and a.seguradora = x.seguradora and a.corretora_id = x.corretora_id) as is_do_extrato
       from (select p.extrato_id, p.comissao_id, sum(p.valor_centavos) as valor_centavos, bool_or(l.decisao = 'DIVIDIDA') as is_parte,
           (array_agg(l.id order by l.ordem))[1] as linha_id, min(l.ordem) as ordem
         from balcao.extrato_parte p join balcao.extrato_linha l on l.id = p.linha_id where p.extrato_id = any ($1::uuid[]) group by 1, 2) p
       join balcao.extrato_comissao x on x.id = p.extrato_id join balcao.comissao c on c.id = p.comissao_id
       left join balcao.apolice a on a.id = c.apolice_id
       order by p.extrato_id, p.ordem, p.comissao_id`,
      [ids],
    );
  },

  /** Lines nobody found a commission for. */
  listPendentes: (
    tx: Tx,
    ids: readonly string[],
  ): Promise<{ extratoId: string; linhaId: string; ordem: number; valorCentavos: number }[]> =>
    tx.rows(
      `select extrato_id, id as linha_id, ordem, valor_centavos::float8 from balcao.extrato_linha
       where extrato_id = any ($1::uuid[]) and decisao = 'PENDENTE' order by extrato_id, ordem`,
      [ids],
    ),

  /** The day the ledger counts what this transaction posts on. */
  setDia: (tx: Tx, dia: string): Promise<number> => tx.run(`select set_config('balcao.dia_contabil', $1, true)`, [dia]),

  insertRecebimentos: (tx: Tx, { assinaturaId }: Contexto, novos: readonly RecebimentoNovo[]): Promise<number> =>
    tx.run(
      `insert into balcao.recebimento (id, assinatura_id, extrato_id, seguradora, corretora_id, conta_id, dia, valor_centavos, irrf_centavos,
         iss_centavos, inss_centavos, outros_centavos, casado_centavos)
       select r.id, $1, r."extratoId", r.seguradora, r."corretoraId", r."contaId", r.dia, r."valorCentavos", r."irrfCentavos", r."issCentavos",
         r."inssCentavos", r."outrosCentavos", r."casadoCentavos"
       from jsonb_to_recordset($2::jsonb) as r (id uuid, "extratoId" uuid, seguradora text, "corretoraId" uuid, "contaId" uuid, dia date,
         "valorCentavos" bigint, "irrfCentavos" bigint, "issCentavos" bigint, "inssCentavos" bigint, "outrosCentavos" bigint,
         "casadoCentavos" bigint)`,
      [assinaturaId, JSON.stringify(novos)],
    ),

  insertEfeitos: (tx: Tx, { assinaturaId }: Contexto, efeitos: readonly EfeitoDoRecebimento[]): Promise<number> =>
    tx.run(
      `insert into balcao.recebimento_comissao (assinatura_id, recebimento_id, comissao_id, valor_centavos, recebida_antes_centavos, status_antes,
         status_depois)
       select $1, e."recebimentoId", e."comissaoId", e."valorCentavos", e."recebidaAntesCentavos", e."statusAntes", e."statusDepois"
       from jsonb_to_recordset($2::jsonb) as e ("recebimentoId" uuid, "comissaoId" uuid, "valorCentavos" bigint, "recebidaAntesCentavos" bigint,
         "statusAntes" text, "statusDepois" text)`,
      [assinaturaId, JSON.stringify(efeitos)],
    ),

  setComissoes: (tx: Tx, comissoes: readonly { id: string; status: string; recebidaCentavos: number }[]): Promise<number> =>
    tx.run(
      `update balcao.comissao c set status = n.status, recebida_centavos = n."recebidaCentavos"
       from jsonb_to_recordset($1::jsonb) as n (id uuid, status text, "recebidaCentavos" bigint) where c.id = n.id`,
      [JSON.stringify(comissoes)],
    ),

  /** Commissions a receipt by hand pays, held in the order of their ids, as they stand for an insurer and a brokerage. */
  async listDoRecebimento(
    tx: Tx,
    { seguradora, corretoraId }: { readonly seguradora: string; readonly corretoraId: string },
    ids: readonly string[],
  ): Promise<ComissaoDoRecebimento[]> {
    await tx.run('select from balcao.comissao c where c.id = any ($1::uuid[]) order by c.id for no key update of c', [ids]);
    return tx.rows(
      `select c.id, c.status, c.prevista_centavos::float8, c.recebida_centavos::float8 from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id
       where c.id = any ($1::uuid[]) and c.excluido_em is null and a.excluido_em is null and a.seguradora = $2 and a.corretora_id = $3`,
      [ids, seguradora, corretoraId],
    );
  },

  removeEfeitos: (tx: Tx, recebimentoId: string): Promise<number> =>
    tx.run('delete from balcao.recebimento_comissao where recebimento_id = $1', [recebimentoId]),

  findRecebimento: (tx: Tx, extratoId: string): Promise<{ id: string } | null> =>
    tx.row('select id from balcao.recebimento where extrato_id = $1 and excluido_em is null for update', [extratoId]),

  /**
   * Holds the commissions that a receipt paid and those it is to pay, all in the order of their ids: held as they were paid and then as they are to
   * be, two receipts that change places would wait for each other.
   */
  lockComissoes: (tx: Tx, recebimentoId: string, ids: readonly string[]): Promise<number> =>
    tx.run(
      `select from balcao.comissao c where c.id = any ($2::uuid[])
         or c.id in (select comissao_id from balcao.recebimento_comissao where recebimento_id = $1)
       order by c.id for no key update of c`,
      [recebimentoId, ids],
    ),

  /** What a receipt did, its commissions held, and whether each is still as it left it. */
  async listEfeitos(tx: Tx, recebimentoId: string): Promise<EfeitoFeito[]> {
    await tx.run(
      `select from balcao.comissao c where c.id in (select comissao_id from balcao.recebimento_comissao where recebimento_id = $1)
       order by c.id for no key update of c`,
      [recebimentoId],
    );
    return tx.rows<EfeitoFeito>(
      `select e.recebimento_id, e.comissao_id, e.valor_centavos::float8, e.recebida_antes_centavos::float8,
         case when ${CONTESTAVEL('c.status')} and ${CONTESTAVEL('e.status_antes')} then c.status else e.status_antes end as status_antes, e.status_depois,
         coalesce(c.excluido_em is null and (c.status = e.status_depois or ${CONTESTAVEL('c.status')} and ${CONTESTAVEL('e.status_depois')})
           and c.recebida_centavos = e.recebida_antes_centavos + e.valor_centavos, false) as is_intacta
       from balcao.recebimento_comissao e left join balcao.comissao c on c.id = e.comissao_id where e.recebimento_id = $1`,
      [recebimentoId],
    );
  },

  /** Says that commissions are given back their state of before, for as long as this transaction lasts. */
  allowUndo: (tx: Tx): Promise<number> => tx.run(`select set_config('balcao.reabertura', 'sim', true)`),

  removeRecebimento: (tx: Tx, id: string): Promise<number> =>
    tx.run('update balcao.recebimento set excluido_em = now() where id = $1 and excluido_em is null', [id]),
};
export type BaixaRepository = typeof baixaRepository;
