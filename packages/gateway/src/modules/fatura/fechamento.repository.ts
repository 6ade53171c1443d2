import type { ComissaoDaFatura } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** The instalment a closed bill made, and what of it stands in the way of taking it back. */
export interface ParcelaDaFatura {
  readonly id: string;
  readonly numero: number;
  readonly status: string;
  readonly isPaga: boolean;
}

/** What stands in the way of reopening a bill. */
export interface ImpedimentosDaFatura {
  readonly parcela: ParcelaDaFatura | null;
  readonly comissoesRecebidas: number;
  readonly extratos: readonly string[];
  /** Newest closed month of its policy, `YYYY-MM`. */
  readonly ultimaFechada: string | null;
}

/** The instalment and the commissions that closing a bill writes; the ledger follows them. */
export const fechamentoRepository = {
  saveParcela: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    {
      faturaId,
      apoliceId,
      vencimento,
      valorCentavos,
      iofCentavos,
    }: {
      faturaId: string;
      apoliceId: string;
      vencimento: string;
      valorCentavos: number;
      iofCentavos: number;
    },
  ): Promise<{ id: string; numero: number }> => {
    const refeita = await tx.row<{ id: string; numero: number }>(
      `update balcao.parcela set excluido_em = null, status = 'ABERTA', vencimento = $2, valor_centavos = $3, iof_centavos = $4, ajuste_centavos = 0
       where fatura_id = $1 returning id, numero`,
      [faturaId, vencimento, valorCentavos, iofCentavos],
    );
    if (refeita) return refeita;
    return (await tx.row<{ id: string; numero: number }>(
      `insert into balcao.parcela (assinatura_id, apolice_id, fatura_id, numero, vencimento, valor_centavos, iof_centavos, forma)
       select $1, $2, $3, 1 + greatest((select coalesce(max(q.numero), 0) from balcao.parcela q where q.apolice_id = $2 and q.endosso_id is null),
         (select coalesce(max(m.numero), 0) from balcao.comissao m where m.apolice_id = $2 and m.endosso_id is null)), $4, $5, $6, 'FATURA'
       returning id, numero`,
      [assinaturaId, apoliceId, faturaId, vencimento, valorCentavos, iofCentavos],
    )) as { id: string; numero: number };
  },

  saveComissao: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    {
      faturaId,
      apoliceId,
      parcela,
      vencimento,
    }: {
      faturaId: string;
      apoliceId: string;
      parcela: { id: string; numero: number };
      vencimento: string;
    },
    { tipo, baseCentavos, bps, previstaCentavos }: ComissaoDaFatura,
  ): Promise<void> => {
    const refeitas = await tx.run(
      `update balcao.comissao set excluido_em = null, base_centavos = $3, bps = $4, prevista_centavos = $5, previsao_em = $6, parcela_id = $7
       where fatura_id = $1 and tipo = $2`,
      [faturaId, tipo, baseCentavos, bps, previstaCentavos, vencimento, parcela.id],
    );
    if (refeitas > 0) return;
    await tx.run(
      `insert into balcao.comissao (assinatura_id, apolice_id, fatura_id, parcela_id, numero, tipo, base_centavos, bps, prevista_centavos, previsao_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [assinaturaId, apoliceId, faturaId, parcela.id, parcela.numero, tipo, baseCentavos, bps, previstaCentavos, vencimento],
    );
  },

  /** Files that were read and did not count by then are given up. */
  close: async (tx: Tx, id: string, isCobrada: boolean): Promise<void> => {
    await tx.run("update balcao.fatura set status = 'FECHADA', is_cobrada = $2 where id = $1", [id, isCobrada]);
    await tx.run("delete from balcao.fatura_arquivo where fatura_id = $1 and status = 'LIDO'", [id]);
  },

  /** `isHeld`: until the transaction ends nothing of it is paid or received. */
  readImpedimentos: async (tx: Tx, faturaId: string, { isHeld = false } = {}): Promise<ImpedimentosDaFatura> => {
    const held = isHeld ? 'for update' : '';
    const parcela = await tx.row<ParcelaDaFatura>(
      `select q.id, q.numero, q.status, q.pago_centavos is not null as is_paga from balcao.parcela q
       where q.fatura_id = $1 and q.excluido_em is null ${held}`,
      [faturaId],
    );
    const comissoes = await tx.rows<{ id: string; isRecebida: boolean }>(
      `select m.id, m.status <> 'PREVISTA' or m.recebida_centavos <> 0 as is_recebida from balcao.comissao m
       where m.fatura_id = $1 and m.excluido_em is null order by m.id ${held}`,
      [faturaId],
    );
    const extratos = await tx.rows<{ numero: string }>(
      `select distinct e.numero from balcao.extrato_parte p join balcao.extrato_comissao e on e.id = p.extrato_id and e.excluido_em is null
       where p.comissao_id = any ($1) order by 1`,
      [comissoes.map(({ id }) => id)],
    );
    const ultima = await tx.row<{ mes: string | null }>(
      `select to_char(max(o.competencia), 'YYYY-MM') as mes from balcao.fatura o join balcao.fatura l on l.apolice_id = o.apolice_id
       where l.id = $1 and o.excluido_em is null and o.status = 'FECHADA'`,
      [faturaId],
    );
    return {
      parcela,
      comissoesRecebidas: comissoes.filter(({ isRecebida }) => isRecebida).length,
      extratos: extratos.map(({ numero }) => numero),
      ultimaFechada: ultima?.mes ?? null,
    };
  },

  /** Takes back what closing wrote: nothing of it was paid, received or held against a statement. */
  reopen: async (tx: Tx, id: string): Promise<void> => {
    await tx.run('update balcao.comissao set excluido_em = now() where fatura_id = $1 and excluido_em is null', [id]);
    await tx.run(
      `update balcao.prazo p set excluido_em = now() from balcao.parcela q where q.fatura_id = $1 and p.alvo_id = q.id and p.fim is null
         and p.excluido_em is null`,
      [id],
    );
    await tx.run("update balcao.parcela set status = 'CANCELADA', excluido_em = now() where fatura_id = $1 and excluido_em is null", [id]);
    await tx.run("update balcao.fatura set status = 'REABERTA', is_cobrada = null where id = $1", [id]);
  },
};

export type FechamentoRepository = typeof fechamentoRepository;
