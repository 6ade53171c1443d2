import type { ConsultaLotes, LoteRepasse, PagamentoRepasse, PedidoLote, RepassesContestados, StatusLote } from '@balcao/contracts';
import { type MesDoProdutor, ocorrenciasCnab, type RetencoesDoRepasse, type TributacaoDoProdutor } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createLeituraRepository } from '../registro/index.ts';
import { type DadosBancarios, sayDestino } from './destino.model.ts';
import { CONTESTADO, VISIVEL } from './repasse.repository.ts';

/** What a producer has released in a period, and by what they are taxed and paid. */
export interface Candidato extends DadosBancarios, TributacaoDoProdutor {
  readonly produtorId: string;
  readonly produtor: string;
  readonly documento: string;
  readonly brutoCentavos: number;
  readonly repasses: number;
  readonly ids: readonly string[];
}

/** A payment as it is written. */
export interface PagamentoNovo extends RetencoesDoRepasse {
  /** By the tables: the first day of their month, and what was paid and withheld in it before. */
  readonly doMes: (MesDoProdutor & { readonly mes: string }) | null;
  readonly produtorId: string;
  readonly brutoCentavos: number;
  readonly repasses: number;
  readonly seuNumero: string;
}

/** A payment that is to be made, and of which lot. */
export interface PagamentoPreso {
  readonly id: string;
  readonly loteId: string;
  readonly lote: number;
  readonly loteStatus: StatusLote;
  readonly contaId: string | null;
  readonly isEnviado: boolean;
  readonly produtorId: string;
  readonly produtor: string;
  readonly documento: string;
  readonly liquidoCentavos: number;
  readonly status: PagamentoRepasse['status'];
  readonly seuNumero: string;
  readonly lancamentoId: string | null;
  /** The first day of the month of its tables; null of one by the rates of the record. */
  readonly retencaoMes: string | null;
}

type PagamentoLido = Omit<PagamentoRepasse, 'destino' | 'retorno'> &
  DadosBancarios & { readonly retorno: { readonly ocorrencias: readonly string[] } | null; readonly lote: number };

const SOMAS = `(select count(*)::int as produtores, coalesce(sum(g.repasses), 0)::int as repasses, coalesce(sum(g.bruto_centavos), 0)::float8 as bruto_centavos,
    coalesce(sum(g.bruto_centavos - g.liquido_centavos), 0)::float8 as retido_centavos, coalesce(sum(g.liquido_centavos), 0)::float8 as liquido_centavos
  from balcao.pagamento_repasse g where g.lote_id = l.id and g.status <> 'REJEITADO')`;

export const lotesLeitura = createLeituraRepository<LoteRepasse, LoteRepasse, ConsultaLotes>({
  from: `balcao.lote_repasse l left join balcao.usuario u on u.id = l.criado_por left join balcao.usuario v on v.id = l.aprovado_por
    left join balcao.usuario x on x.id = l.pago_por left join balcao.usuario d on d.id = l.desfeito_por
    left join balcao.conta_financeira k on k.id = l.conta_id cross join lateral ${SOMAS} t`,
  contagem: 'balcao.lote_repasse l',
  chave: 'l.id',
  nome: "'Lote ' || l.numero",
  where: 'l.excluido_em is null',
  resumo: `l.id, l.versao, l.numero, l.de::text, l.ate::text, l.status, t.*, l.criado_em, u.nome as criado_por, l.aprovado_em, v.nome as aprovado_por,
    l.pago_em::text, x.nome as pago_por, l.conta_id, k.nome as conta, l.desfeito_em, d.nome as desfeito_por, l.motivo, l.remessa_numero, l.remessa_em,
    l.recalculado_por, l.recalculado_em`,
  busca: (padrao) => `l.numero::text like ${padrao}`,
  filtros: { status: { coluna: 'l.status' } },
  ordens: { numero: 'l.numero', ate: 'l.ate', pagoEm: 'l.pago_em' },
  ordem: 'numero',
});

const PAGAMENTO = `g.id, g.produtor_id, p.nome as produtor, p.documento, p.pessoa, g.repasses, g.bruto_centavos::float8, g.irrf_centavos::float8,
  g.iss_centavos::float8, g.inss_centavos::float8, g.acerto_irrf_centavos::float8, g.acerto_inss_centavos::float8, g.liquido_centavos::float8,
  g.status, g.pago_em::text, g.seu_numero, g.retorno, p.conta, p.pix,
  l.numero as lote from balcao.pagamento_repasse g join balcao.produtor p on p.id = g.produtor_id join balcao.lote_repasse l on l.id = g.lote_id`;

const told = ({ conta, pix, retorno, ...pagamento }: PagamentoLido): PagamentoRepasse & { readonly lote: number } => ({
  ...pagamento,
  destino: sayDestino({ conta, pix }),
  retorno: retorno && retorno.ocorrencias.map((codigo) => ocorrenciasCnab[codigo]?.texto ?? codigo).join('; '),
});

/** What is released until a day: since the first day of the period, and what was taken back whenever it was. */
const LIBERADOS = `r.excluido_em is null and r.status = 'LIBERADO' and r.liberado_em <= $2::date and (r.liberado_em >= $1::date or r.valor_centavos < 0)
  and ($3::uuid[] is null or r.produtor_id = any ($3)) and ${VISIVEL}`;
const CONTESTADOS = `select p.id as produtor_id, p.nome as produtor, count(*)::int as repasses, sum(r.valor_centavos)::float8 as valor_centavos
  from balcao.repasse r join balcao.produtor p on p.id = r.produtor_id left join balcao.apolice a on a.id = r.apolice_id`;
const POR_PRODUTOR = 'group by p.id order by p.nome collate balcao.pt_br, p.id';

export const loteRepository = {
  /** One after the other: two who make, pay or undo lots of a subscription wait for one another. */
  hold: (tx: Tx, { assinaturaId }: Contexto): Promise<number> =>
    tx.run(`select pg_advisory_xact_lock(hashtext('lote_repasse'), hashtext($1))`, [assinaturaId]),

  /** What a lot may take, by producer. */
  async listCandidatos(tx: Tx, { de, ate, produtores }: PedidoLote, { lock }: { lock: boolean }): Promise<Candidato[]> {
    const where = `${LIBERADOS} and not ${CONTESTADO}`;
    const params = [de, ate, produtores ?? null];
    if (lock)
      await tx.run(
        `select from balcao.repasse r left join balcao.apolice a on a.id = r.apolice_id where ${where} order by r.id for no key update of r`,
        params,
      );
    return tx.rows<Candidato>(
      `select p.id as produtor_id, p.nome as produtor, p.documento, p.pessoa, p.regime, p.retencao_tabela as is_pela_tabela, p.ir_bps, p.iss_bps, p.inss_bps, p.conta, p.pix,
         sum(r.valor_centavos)::float8 as bruto_centavos, count(*)::int as repasses, array_agg(r.id) as ids
       from balcao.repasse r join balcao.produtor p on p.id = r.produtor_id left join balcao.apolice a on a.id = r.apolice_id
       where ${where} ${POR_PRODUTOR}`,
      params,
    );
  },

  /** What it would, were it not disputed. */
  listContestados: (tx: Tx, { de, ate, produtores }: PedidoLote): Promise<RepassesContestados[]> =>
    tx.rows(`${CONTESTADOS} where ${LIBERADOS} and ${CONTESTADO} ${POR_PRODUTOR}`, [de, ate, produtores ?? null]),

  /** What of a lot that is to be paid is disputed; held, nobody disputes more of it meanwhile. */
  async listContestadosDoLote(tx: Tx, loteId: string, { lock }: { lock: boolean }): Promise<RepassesContestados[]> {
    const where = `r.lote_id = $1 and r.status = 'EM_LOTE' and r.excluido_em is null`;
    if (lock) await tx.run(`select from balcao.repasse r where ${where} order by r.id for share`, [loteId]);
    return tx.rows(`${CONTESTADOS} where ${where} and ${CONTESTADO} ${POR_PRODUTOR}`, [loteId]);
  },

  findUltimo: (tx: Tx): Promise<{ numero: number; por: string | null; em: string; idadeSegundos: number } | null> =>
    tx.row(
      `select l.numero, u.nome as por, to_char(l.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as em,
         extract(epoch from now() - l.criado_em)::float8 as idade_segundos
       from balcao.lote_repasse l left join balcao.usuario u on u.id = l.criado_por order by l.numero desc limit 1`,
    ),

  insert: async (tx: Tx, { assinaturaId }: Contexto, id: string, { de, ate }: PedidoLote): Promise<number> => {
    const row = await tx.row<{ numero: number }>(
      `insert into balcao.lote_repasse (id, assinatura_id, numero, de, ate)
       values ($1, $2, (select coalesce(max(numero), 0) + 1 from balcao.lote_repasse), $3, $4) returning numero`,
      [id, assinaturaId, de, ate],
    );
    return row?.numero ?? 0;
  },

  insertPagamentos: (tx: Tx, { assinaturaId }: Contexto, loteId: string, novos: readonly PagamentoNovo[]): Promise<number> =>
    tx.run(
      `insert into balcao.pagamento_repasse (assinatura_id, lote_id, produtor_id, repasses, bruto_centavos, irrf_centavos, iss_centavos, inss_centavos,
         acerto_irrf_centavos, acerto_inss_centavos, liquido_centavos, seu_numero, retencao_mes, mes_bruto_centavos, mes_irrf_centavos, mes_inss_centavos)
       select $1, $2, n."produtorId", n.repasses, n."brutoCentavos", n."irrfCentavos", n."issCentavos", n."inssCentavos",
         n."acertoIrrfCentavos", n."acertoInssCentavos", n."liquidoCentavos", n."seuNumero", (n."doMes" ->> 'mes')::date, (n."doMes" ->> 'brutoCentavos')::bigint, (n."doMes" ->> 'irrfCentavos')::bigint,
         (n."doMes" ->> 'inssCentavos')::bigint
       from jsonb_to_recordset($3::jsonb) as n ("produtorId" uuid, repasses int, "brutoCentavos" bigint, "irrfCentavos" bigint,
         "issCentavos" bigint, "inssCentavos" bigint, "acertoIrrfCentavos" bigint, "acertoInssCentavos" bigint, "liquidoCentavos" bigint, "seuNumero" text, "doMes" jsonb)`,
      [assinaturaId, loteId, JSON.stringify(novos)],
    ),

  putInLote: (tx: Tx, loteId: string, ids: readonly string[]): Promise<number> =>
    tx.run(`update balcao.repasse set status = 'EM_LOTE', lote_id = $1 where id = any ($2::uuid[])`, [loteId, ids]),

  lock: (tx: Tx, id: string): Promise<{ versao: number; status: StatusLote; criadoPor: string | null } | null> =>
    tx.row('select versao, status, criado_por from balcao.lote_repasse where id = $1 and excluido_em is null for no key update', [id]),

  findCriador: async (tx: Tx, id: string): Promise<string | null> =>
    (await tx.row<{ criadoPor: string | null }>('select criado_por from balcao.lote_repasse where id = $1', [id]))?.criadoPor ?? null,

  listPagamentos: async (tx: Tx, loteId: string): Promise<PagamentoRepasse[]> =>
    (await tx.rows<PagamentoLido>(`select ${PAGAMENTO} where g.lote_id = $1 order by p.nome collate balcao.pt_br, g.id`, [loteId]))
      .map(told)
      .map(({ lote: _, ...pagamento }) => pagamento),

  listPagos: async (tx: Tx, produtorId: string | null): Promise<(PagamentoRepasse & { readonly lote: number })[]> =>
    (
      await tx.rows<PagamentoLido>(
        `select ${PAGAMENTO} where g.status = 'PAGO' and ($1::uuid is null or g.produtor_id = $1) order by g.pago_em desc, g.id desc limit 500`,
        [produtorId],
      )
    ).map(told),

  approve: (tx: Tx, id: string, usuarioId: string): Promise<number> =>
    tx.run(`update balcao.lote_repasse set status = 'APROVADO', aprovado_em = now(), aprovado_por = $2 where id = $1`, [id, usuarioId]),

  /** Payments by lot, or by the numbers a bank answers with; they and their lots are held. */
  async lockPagamentos(tx: Tx, { loteId, numeros }: { loteId?: string; numeros?: readonly string[] }): Promise<PagamentoPreso[]> {
    return tx.rows<PagamentoPreso>(
      `select g.id, g.lote_id, l.numero as lote, l.status as lote_status, l.conta_id, l.remessa_em is not null as is_enviado, g.produtor_id,
         p.nome as produtor, p.documento, g.liquido_centavos::float8, g.status, g.seu_numero, g.lancamento_id, g.retencao_mes::text
       from balcao.pagamento_repasse g join balcao.lote_repasse l on l.id = g.lote_id join balcao.produtor p on p.id = g.produtor_id
       where g.lote_id = $1 or g.seu_numero = any ($2::text[]) order by g.lote_id, g.id for no key update of g, l`,
      [loteId ?? null, numeros ?? []],
    );
  },

  /** The day the ledger counts what this transaction posts on. */
  setDia: (tx: Tx, dia: string): Promise<number> => tx.run(`select set_config('balcao.dia_contabil', $1, true)`, [dia]),

  async setPagos(tx: Tx, pagos: readonly { id: string; lancamentoId: string; pagoEm: string }[]): Promise<void> {
    await tx.run(
      `update balcao.pagamento_repasse g set status = 'PAGO', pago_em = n."pagoEm", lancamento_id = n."lancamentoId"
       from jsonb_to_recordset($1::jsonb) as n (id uuid, "lancamentoId" uuid, "pagoEm" date) where g.id = n.id`,
      [JSON.stringify(pagos)],
    );
    await tx.run(
      `update balcao.repasse r set status = 'PAGO' from balcao.pagamento_repasse g
       where g.id = any ($1::uuid[]) and r.lote_id = g.lote_id and r.produtor_id = g.produtor_id and r.status = 'EM_LOTE'`,
      [pagos.map(({ id }) => id)],
    );
  },

  setLotePago: (
    tx: Tx,
    id: string,
    { contaId, pagoEm, usuarioId }: { contaId: string; pagoEm: string; usuarioId: string },
  ): Promise<number> =>
    tx.run(`update balcao.lote_repasse set status = 'PAGO', conta_id = $2, pago_em = $3, pago_por = $4 where id = $1`, [
      id,
      contaId,
      pagoEm,
      usuarioId,
    ]),

  setRetornos: (tx: Tx, retornos: readonly { id: string; retorno: object }[]): Promise<number> =>
    tx.run(
      `update balcao.pagamento_repasse g set retorno = n.retorno from jsonb_to_recordset($1::jsonb) as n (id uuid, retorno jsonb) where g.id = n.id`,
      [JSON.stringify(retornos)],
    ),

  /**
   * Payments that are not, or are no more: their shares are owed again. What was taken back of them meanwhile, and nobody discounted yet, goes
   * with them.
   */
  async undoPagamentos(tx: Tx, ids: readonly string[], status: 'REJEITADO' | 'CANCELADO' | 'ESTORNADO'): Promise<void> {
    await tx.run(`update balcao.pagamento_repasse set status = $2, pago_em = null, lancamento_id = null where id = any ($1::uuid[])`, [
      ids,
      status,
    ]);
    const soltos = await tx.rows<{ id: string }>(
      `update balcao.repasse r set status = 'LIBERADO', lote_id = null from balcao.pagamento_repasse g
       where g.id = any ($1::uuid[]) and r.lote_id = g.lote_id and r.produtor_id = g.produtor_id returning r.id`,
      [ids],
    );
    await tx.run(
      `update balcao.repasse r set excluido_em = now() from balcao.repasse n
       where n.estorno_de = any ($1::uuid[]) and n.status = 'LIBERADO' and n.excluido_em is null and r.id in (n.id, n.estorno_de)
         and r.status = 'LIBERADO' and r.excluido_em is null`,
      [soltos.map(({ id }) => id)],
    );
  },

  setDesfeito: (
    tx: Tx,
    id: string,
    { status, usuarioId, motivo }: { status: 'CANCELADO' | 'ESTORNADO'; usuarioId: string; motivo: string },
  ): Promise<number> =>
    tx.run(`update balcao.lote_repasse set status = $2, desfeito_em = now(), desfeito_por = $3, motivo = $4 where id = $1`, [
      id,
      status,
      usuarioId,
      motivo,
    ]),

  /** Payments whose entry a movement of the bank is. */
  findConciliado: (tx: Tx, loteId: string): Promise<{ produtor: string; dia: string } | null> =>
    tx.row(
      `select p.nome as produtor, g.pago_em::text as dia from balcao.pagamento_repasse g join balcao.produtor p on p.id = g.produtor_id
       where g.lote_id = $1 and exists (select from balcao.conciliacao c where c.lancamento_id = g.lancamento_id and c.excluido_em is null) limit 1`,
      [loteId],
    ),

  hasConta: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row('select 1 as um from balcao.conta_financeira where id = $1 and excluido_em is null and ativa', [id])) !== null,

  /** The category of payments to producers, made again where the brokerage took it away. */
  async holdCategoria(tx: Tx, { assinaturaId }: Contexto, nome: string): Promise<string> {
    await tx.run(`insert into balcao.categoria_financeira (assinatura_id, tipo, nome) values ($1, 'DESPESA', $2) on conflict do nothing`, [
      assinaturaId,
      nome,
    ]);
    const row = await tx.row<{ id: string }>(
      `select id from balcao.categoria_financeira where tipo = 'DESPESA' and excluido_em is null and balcao.sem_acento(nome) = balcao.sem_acento($1)
       order by id limit 1`,
      [nome],
    );
    return row?.id ?? '';
  },
};
export type LoteRepository = typeof loteRepository;
