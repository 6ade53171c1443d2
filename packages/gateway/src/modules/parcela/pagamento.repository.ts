import type { StatusParcela } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';
import type { TarefaAberta } from '../tarefa/index.ts';
import { ENCARGOS, type ParcelaAvaliada } from './parcela.model.ts';

/** An instalment that is about to change, held until the transaction ends. */
export interface ParcelaTravada {
  readonly id: string;
  readonly apoliceId: string;
  readonly versao: number;
  readonly vencimento: string;
  readonly valorCentavos: number;
  readonly pagoCentavos: number;
  readonly pagoEm: string | null;
  readonly status: StatusParcela;
  readonly encargos: ParcelaAvaliada['encargos'];
}

/** What a payment found, to be given back when it is taken back. */
export interface AntesDoPagamento {
  readonly status: StatusParcela;
  readonly pagoEm: string | null;
  readonly pagoCentavos: number;
  /** Notices of arrears that were running. */
  readonly avisos: readonly string[];
  /** The suspension of its policy; null when it was not suspended. */
  readonly suspensao: { readonly suspensaEm: string; readonly cobertoAte: string | null } | null;
  readonly comissoes: readonly { readonly id: string; readonly previsaoEm: string }[];
  /** Tasks to speak to its client, which the payment completed; payments made before these were kept have none. */
  readonly tarefas?: readonly TarefaAberta[];
}

/** A payment as what takes it back sees it. */
export interface PagamentoRow {
  readonly id: string;
  readonly pagoEm: string;
  readonly valorCentavos: number;
  readonly encargosCentavos: number;
  readonly antes: AntesDoPagamento;
}

interface NovoPagamentoRow {
  readonly parcelaId: string;
  readonly pagoEm: string;
  readonly valorCentavos: number;
  readonly encargosCentavos: number;
  readonly observacao: string | null;
  readonly desfazId: string | null;
  readonly antes: AntesDoPagamento | Record<string, never>;
}

export const pagamentoRepository = {
  /** The policy first, as whatever else changes its account: two that held them the other way round would wait for each other. */
  lock: async (tx: Tx, id: string, { usuarioId }: Escopo): Promise<ParcelaTravada | null> => {
    await tx.run('select from balcao.apolice where id = (select apolice_id from balcao.parcela where id = $1) for update', [id]);
    return tx.row(
      `select q.id, q.apolice_id, q.versao, q.vencimento::text, (q.valor_centavos + q.ajuste_centavos)::float8 as valor_centavos,
         coalesce(q.pago_centavos, 0)::float8 as pago_centavos, q.pago_em::text, q.status, ${ENCARGOS}
       from balcao.parcela q join balcao.apolice a on a.id = q.apolice_id and a.excluido_em is null
       where q.id = $1 and q.excluido_em is null and ($2::uuid is null or a.usuario_id = $2) for update of q`,
      [id, usuarioId],
    );
  },

  readAntes: async (tx: Tx, { id, apoliceId, status, pagoEm, pagoCentavos }: ParcelaTravada): Promise<AntesDoPagamento> => {
    const apolice = await tx.row<{ suspensao: AntesDoPagamento['suspensao'] }>(
      `select case when status = 'SUSPENSA' then jsonb_build_object('suspensaEm', suspensa_em, 'cobertoAte', coberto_ate) end as suspensao
       from balcao.apolice where id = $1`,
      [apoliceId],
    );
    const avisos = await tx.rows<{ id: string }>(
      `select id from balcao.prazo where alvo_id = $1 and tipo = 'AVISO_DE_MORA' and fim is null and excluido_em is null order by id for update`,
      [id],
    );
    const comissoes = await tx.rows<{ id: string; previsaoEm: string }>(
      `select id, previsao_em::text from balcao.comissao where parcela_id = $1 and status = 'PREVISTA' and excluido_em is null order by id
       for update`,
      [id],
    );
    return { status, pagoEm, pagoCentavos, avisos: avisos.map((aviso) => aviso.id), suspensao: apolice?.suspensao ?? null, comissoes };
  },

  insert: async (tx: Tx, { assinaturaId }: Contexto, novo: NovoPagamentoRow): Promise<void> => {
    await tx.run(
      `insert into balcao.pagamento_parcela (assinatura_id, parcela_id, pago_em, valor_centavos, encargos_centavos, observacao, desfaz_id, antes)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        assinaturaId,
        novo.parcelaId,
        novo.pagoEm,
        novo.valorCentavos,
        novo.encargosCentavos,
        novo.observacao,
        novo.desfazId,
        JSON.stringify(novo.antes),
      ],
    );
  },

  setPago: (
    tx: Tx,
    id: string,
    { pagoCentavos, pagoEm, status }: { pagoCentavos: number; pagoEm: string | null; status: StatusParcela },
  ): Promise<number> =>
    tx.run('update balcao.parcela set pago_centavos = nullif($2::bigint, 0), pago_em = $3, status = $4 where id = $1', [
      id,
      pagoCentavos,
      pagoEm,
      status,
    ]),

  /** What an insurer pays as each instalment is paid is expected from the day it was. */
  expectComissoes: (tx: Tx, parcelaId: string, pagoEm: string): Promise<number> =>
    tx.run(
      `update balcao.comissao set previsao_em = $2 where parcela_id = $1 and status = 'PREVISTA' and excluido_em is null and previsao_em <> $2`,
      [parcelaId, pagoEm],
    ),

  hasComissaoRecebida: async (tx: Tx, parcelaId: string): Promise<boolean> =>
    (await tx.row('select 1 as um from balcao.comissao where parcela_id = $1 and excluido_em is null and recebida_centavos > 0 limit 1', [
      parcelaId,
    ])) !== null,

  /** The newest payment that nobody took back. */
  findUltimo: (tx: Tx, parcelaId: string): Promise<PagamentoRow | null> =>
    tx.row(
      `select g.id, g.pago_em::text, g.valor_centavos::float8, g.encargos_centavos::float8, g.antes from balcao.pagamento_parcela g
       where g.parcela_id = $1 and g.desfaz_id is null
         and not exists (select from balcao.pagamento_parcela d where d.desfaz_id = g.id) order by g.id desc limit 1`,
      [parcelaId],
    ),

  exists: async (tx: Tx, parcelaId: string, id: string): Promise<boolean> =>
    (await tx.row('select 1 as um from balcao.pagamento_parcela where id = $2 and parcela_id = $1 and desfaz_id is null', [
      parcelaId,
      id,
    ])) !== null,

  /** What a payment that settled its instalment changed around it, as it was before. */
  restore: async (tx: Tx, apoliceId: string, { avisos, suspensao, comissoes }: AntesDoPagamento): Promise<void> => {
    await tx.run('update balcao.prazo set fim = null where id = any($1::uuid[]) and fim is not null', [avisos]);
    await tx.run(
      `update balcao.comissao m set previsao_em = x."previsaoEm" from jsonb_to_recordset($1::jsonb) as x (id uuid, "previsaoEm" date)
       where m.id = x.id and m.status = 'PREVISTA' and m.previsao_em <> x."previsaoEm"`,
      [JSON.stringify(comissoes)],
    );
    if (suspensao)
      await tx.run(
        `update balcao.apolice set status = 'SUSPENSA', suspensa_em = $2, coberto_ate = $3 where id = $1 and status = 'VIGENTE'`,
        [apoliceId, suspensao.suspensaEm, suspensao.cobertoAte],
      );
  },

  readSegundaVia: (
    tx: Tx,
    id: string,
    { usuarioId }: Escopo,
  ): Promise<{ linhaDigitavel: string | null; pixCopiaECola: string | null; vencimento: string } | null> =>
    tx.row(
      `select q.linha_digitavel, q.pix_copia_e_cola, q.vencimento::text from balcao.parcela q join balcao.apolice a on a.id = q.apolice_id
       where q.id = $1 and q.excluido_em is null and a.excluido_em is null and ($2::uuid is null or a.usuario_id = $2)`,
      [id, usuarioId],
    ),

  saveSegundaVia: (tx: Tx, id: string, linha: string | null, pix: string | null): Promise<number> =>
    tx.run('update balcao.parcela set linha_digitavel = $2, pix_copia_e_cola = $3 where id = $1', [id, linha, pix]),
};

export type PagamentoRepository = typeof pagamentoRepository;
