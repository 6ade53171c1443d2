import type { ConsultaFaturas, FaturaResumo, Plano, SituacaoFatura } from '@balcao/contracts';
import type { ContaDaFatura } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { CobrancaLida, DevolucaoLida, PagamentoLido } from '../../psp/cobranca.port.ts';
import { ordemDe, termsOf } from '../lista/index.ts';
import type { CobrancaRow, FaturaRow, PagamentoRow, TermosCobranca } from './cobranca.model.ts';

/** How a payment became known. */
export type OrigemPagamento = 'AVISO' | 'CONSULTA' | 'CONCILIACAO';

/** An invoice as it is shown: an open one past its day is overdue, whether or not anybody marked it. */
export interface FaturaMostrada extends FaturaRow {
  readonly status: SituacaoFatura;
  readonly criadoEm: Date;
  readonly pagoEm: Date | null;
  readonly pagoCentavos: number;
  readonly encargosCentavos: number;
  readonly excedenteCentavos: number;
}

/** A charge of anybody, by its txid. */
export interface CobrancaAchada {
  readonly id: string;
  readonly assinaturaId: string;
  readonly faturaId: string;
}

const STATUS = "case when f.status = 'ABERTA' and f.vencimento < $1::date then 'VENCIDA' else f.status end";
const FATURA = `f.id, f.assinatura_id, f.competencia, f.plano, f.valor_centavos::float8, f.vencimento::text as vencimento, f.status`;
const MOSTRADA = `f.id, f.assinatura_id, f.competencia, f.plano, f.valor_centavos::float8, f.vencimento::text as vencimento, ${STATUS} as status,
  f.criado_em, f.pago_em, f.pago_centavos::float8, f.encargos_centavos::float8, f.excedente_centavos::float8`;
const COBRANCA = `id, fatura_id, txid, valor_centavos::float8, abatido_centavos::float8, vencimento::text as vencimento, validade_dias, multa,
  juros, status, location`;
const ORDENS = { competencia: 'f.competencia', vencimento: 'f.vencimento', valor: 'f.valor_centavos' };

export const cobrancaRepository = {
  list: async (tx: Tx, hoje: string, { pagina, tamanho, ordenar, status }: ConsultaFaturas) => {
    const ordem = ordemDe(ordenar, ORDENS, { campo: 'vencimento', decrescente: true });
    const { sql, direction } = termsOf(ordem, { ordens: ORDENS, nuncaNulas: new Set(Object.keys(ORDENS)) });
    const where = `where ($2::text is null or ${STATUS} = $2)`;
    const contada = await tx.row<{ total: number }>(`select count(*)::int as total from fatura_assinatura f ${where}`, [
      hoje,
      status ?? null,
    ]);
    const rows = await tx.rows<Omit<FaturaResumo, 'pagoEm'> & { pagoEm: Date | null }>(
      `select ${MOSTRADA} from fatura_assinatura f ${where} order by ${sql}, f.id ${direction} limit $3 offset $4`,
      [hoje, status ?? null, tamanho, (pagina - 1) * tamanho],
    );
    return { rows, total: contada?.total ?? 0 };
  },

  find: (tx: Tx, id: string, hoje: string): Promise<FaturaMostrada | null> =>
    tx.row(`select ${MOSTRADA} from fatura_assinatura f where f.id = $2`, [hoje, id]),

  /** Nobody else moves the invoice until this transaction ends: charges and payments of it are written under its lock. */
  lock: (tx: Tx, id: string): Promise<FaturaRow | null> =>
    tx.row(`select ${FATURA} from fatura_assinatura f where f.id = $1 for update`, [id]),

  listCobrancas: (tx: Tx, faturaId: string): Promise<CobrancaRow[]> =>
    tx.rows(`select ${COBRANCA} from cobranca_fatura where fatura_id = $1 order by id`, [faturaId]),

  listPagamentos: (tx: Tx, faturaId: string): Promise<PagamentoRow[]> =>
    tx.rows(
      `select p.cobranca_id, p.end_to_end_id, p.valor_centavos::float8, p.horario,
         (select coalesce(sum(d.valor_centavos), 0)::float8 from devolucao_fatura d where d.pagamento_id = p.id and d.status = 'DEVOLVIDO')
           as devolvido_centavos
       from pagamento_fatura p join cobranca_fatura c on c.id = p.cobranca_id where c.fatura_id = $1 order by p.horario, p.id`,
      [faturaId],
    ),

  insertCobranca: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { faturaId, txid, ...termos }: TermosCobranca & { readonly faturaId: string; readonly txid: string },
  ): Promise<CobrancaRow | null> =>
    tx.row(
      `insert into cobranca_fatura (assinatura_id, fatura_id, txid, valor_centavos, abatido_centavos, vencimento, validade_dias, multa, juros)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COBRANCA}`,
      [
        assinaturaId,
        faturaId,
        txid,
        termos.valorCentavos,
        termos.abatidoCentavos,
        termos.vencimento,
        termos.validadeDias,
        termos.multa && JSON.stringify(termos.multa),
        termos.juros && JSON.stringify(termos.juros),
      ],
    ),

  /** As the provider has it. What is settled or removed never comes back. */
  followCobranca: (tx: Tx, id: string, { status, location }: Pick<CobrancaLida, 'status' | 'location'>): Promise<number> =>
    tx.run(
      `update cobranca_fatura set status = $2, location = coalesce(location, $3)
       where id = $1 and status in ('NOVA', 'ATIVA') and status <> $2 and ($2 = 'REMOVIDA' or coalesce(location, $3) is not null)`,
      [id, status, location],
    ),

  /** Whether it had not been seen before. */
  addPagamento: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    { cobrancaId, origem, endToEndId, valorCentavos, horario }: PagamentoLido & { cobrancaId: string; origem: OrigemPagamento },
  ): Promise<boolean> =>
    (await tx.run(
      `insert into pagamento_fatura (assinatura_id, cobranca_id, end_to_end_id, valor_centavos, horario, origem)
       values ($1, $2, $3, $4, $5, $6) on conflict (end_to_end_id) do nothing`,
      [assinaturaId, cobrancaId, endToEndId, valorCentavos, horario, origem],
    )) > 0,

  addDevolucao: (tx: Tx, endToEndId: string, { id, valorCentavos, status }: DevolucaoLida): Promise<number> =>
    tx.run(
      `insert into devolucao_fatura (assinatura_id, pagamento_id, devolucao, valor_centavos, status)
       select p.assinatura_id, p.id, $2, $3, $4 from pagamento_fatura p where p.end_to_end_id = $1 on conflict do nothing`,
      [endToEndId, id, valorCentavos, status],
    ),

  /** Writes how an invoice stands. One that is open keeps whether it was marked overdue; a cancelled one stays so. */
  setConta: (tx: Tx, id: string, conta: ContaDaFatura): Promise<number> =>
    tx.run(
      `update fatura_assinatura set
         status = case when status = 'CANCELADA' or ($2 = 'ABERTA' and status = 'VENCIDA') then status else $2 end,
         pago_centavos = $3, encargos_centavos = $4, excedente_centavos = $5, pago_em = $6
       where id = $1 and (status, pago_centavos, encargos_centavos, excedente_centavos, pago_em) is distinct from
         (case when status = 'CANCELADA' or ($2 = 'ABERTA' and status = 'VENCIDA') then status else $2 end, $3::bigint, $4::bigint, $5::bigint,
          $6::timestamptz)`,
      [id, conta.situacao, conta.pagoCentavos, conta.encargosCentavos, conta.excedenteCentavos, conta.pagoEm],
    ),

  /** A subscription in which nothing is past due any more: what was pending is over, what was blocked for it waits to be confirmed. */
  restoreAssinatura: (tx: Tx, { assinaturaId }: Contexto, { hoje, em }: { hoje: string; em: Date }): Promise<number> =>
    tx.run(
      `update assinatura a set status = case a.status when 'PENDENTE' then 'ATIVA' else 'REATIVADA' end, alterado_em = $3, versao = versao + 1
       where a.id = $1
         and (a.status = 'PENDENTE' or (a.status = 'BLOQUEADA' and exists (select from lembrete_fatura l where l.etapa = 'BLOQUEIO')))
         and not exists (select from fatura_assinatura f where is_fatura_pendente(f.status, f.vencimento, $2::date))`,
      [assinaturaId, hoje, em],
    ),

  setStatusAssinatura: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { de, para, em }: { de: readonly string[]; para: 'PENDENTE' | 'BLOQUEADA'; em: Date },
  ): Promise<number> =>
    tx.run('update assinatura set status = $3, alterado_em = $4, versao = versao + 1 where id = $1 and status = any($2::text[])', [
      assinaturaId,
      de,
      para,
      em,
    ]),

  /** The company that owes: the main brokerage. */
  findDevedor: (tx: Tx): Promise<{ cnpj: string; nome: string } | null> =>
    tx.row('select cnpj, razao_social as nome from corretora where principal and excluido_em is null'),

  findNomePlano: async (tx: Tx, plano: string): Promise<string> =>
    (await tx.row<{ nome: string }>('select nome from plano where plano = $1', [plano]))?.nome ?? plano,

  findByTxid: (tx: Tx, txid: string): Promise<CobrancaAchada | null> =>
    tx.row('select id, assinatura_id, fatura_id from balcao.cobranca_do_txid($1)', [txid]),

  /** Whether this notice had not been taken before. */
  addAviso: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    { cobrancaId, endToEndId, resumo }: { cobrancaId: string; endToEndId: string; resumo: Buffer },
  ): Promise<boolean> =>
    (await tx.run(
      'insert into aviso_pix (assinatura_id, cobranca_id, end_to_end_id, resumo) values ($1, $2, $3, $4) on conflict (cobranca_id, resumo) do nothing',
      [assinaturaId, cobrancaId, endToEndId, resumo],
    )) > 0,

  listVencidas: (tx: Tx, hoje: string): Promise<{ id: string; assinaturaId: string }[]> =>
    tx.rows('select id, assinatura_id from balcao.faturas_vencidas($1)', [hoje]),

  listLembretes: (tx: Tx, faturaId: string): Promise<{ etapa: string; dia: string }[]> =>
    tx.rows('select etapa, dia::text as dia from lembrete_fatura where fatura_id = $1', [faturaId]),

  addLembrete: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    { faturaId, etapa, dia }: { faturaId: string; etapa: string; dia: string },
  ): Promise<boolean> =>
    (await tx.run(
      'insert into lembrete_fatura (assinatura_id, fatura_id, etapa, dia) values ($1, $2, $3, $4) on conflict (fatura_id, etapa) do nothing',
      [assinaturaId, faturaId, etapa, dia],
    )) > 0,

  listEmailsDosAdministradores: async (tx: Tx): Promise<string[]> =>
    (
      await tx.rows<{ email: string }>(
        "select email from usuario where administrador and not segfyer and status = 'ATIVO' and excluido_em is null order by id",
      )
    ).map(({ email }) => email),

  listAFaturar: async (tx: Tx, ate: string): Promise<string[]> =>
    (await tx.rows<{ assinaturaId: string }>('select assinatura_id from balcao.assinaturas_a_faturar($1)', [ate])).map(
      ({ assinaturaId }) => assinaturaId,
    ),

  /** Due dates of the first invoice and of the last, with what the plan costs now; null when there is no invoice to follow. */
  findCiclo: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { isHeld }: { readonly isHeld: boolean },
  ): Promise<{ primeira: string; ultima: string; plano: Plano; mensalCentavos: number } | null> =>
    tx.row(
      `select p.primeira::text, p.ultima::text, a.plano, l.mensal_centavos::float8
       from assinatura a join plano l on l.plano = a.plano
       cross join lateral (select min(vencimento) as primeira, max(vencimento) as ultima from fatura_assinatura where status <> 'CANCELADA') p
       where a.id = $1 and p.ultima is not null and a.cancela_em is null and a.status in ('ATIVA', 'PENDENTE') ${isHeld ? 'for update of a' : ''}`,
      [assinaturaId],
    ),

  /** Due dates of every invoice that stands, oldest first. */
  listVencimentos: async (tx: Tx): Promise<string[]> =>
    (
      await tx.rows<{ vencimento: string }>(
        "select vencimento::text from fatura_assinatura where status <> 'CANCELADA' order by fatura_assinatura.vencimento",
      )
    ).map(({ vencimento }) => vencimento),

  /** @returns null when the month has an invoice already */
  insertFatura: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    {
      competencia,
      plano,
      forma,
      valorCentavos,
      vencimento,
      pagaEm,
    }: Pick<FaturaRow, 'competencia' | 'plano' | 'valorCentavos' | 'vencimento'> & {
      readonly forma: 'BOLETO' | 'PIX';
      /** Given: nothing is left to be paid. */
      readonly pagaEm: Date | null;
    },
  ): Promise<string | null> =>
    (
      await tx.row<{ id: string }>(
        `insert into fatura_assinatura (assinatura_id, competencia, plano, forma, valor_centavos, vencimento, status, pago_em)
         values ($1, $2, $3, $4, $5, $6, case when $7::timestamptz is null then 'ABERTA' else 'PAGA' end, $7)
         on conflict (assinatura_id, competencia) do nothing returning id`,
        [assinaturaId, competencia, plano, forma, valorCentavos, vencimento, pagaEm],
      )
    )?.id ?? null,
};

export type CobrancaRepository = typeof cobrancaRepository;
