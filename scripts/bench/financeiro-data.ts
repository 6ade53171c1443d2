import { hojeEm } from '@balcao/domain';
import type pg from 'pg';
import { APOLICES, loadCarteira, PRODUTOR_DA_TRANSFERENCIA } from './carteira-data.ts';

/** Entries of the books: three years of a busy brokerage. */
const LANCAMENTOS = 20_000;
const LOTE = 25_000;

/** The account all of it goes through. */
export const CONTA_MEDIDA = 'Conta medida';

/** Every second policy has a third instalment: with the two of the portfolio, a million at 200,000 clients. */
const INCLUI_PARCELAS = `insert into balcao.parcela (assinatura_id, apolice_id, numero, vencimento, valor_centavos, iof_centavos, forma, status)
  select a.assinatura_id, a.id, 3, a.vig_ini + 90, a.premio_total_centavos / 4, 0, (array['BOLETO', 'PIX', 'CARTAO'])[1 + n.g % 3],
    case when a.vig_ini + 90 < current_date then 'VENCIDA' else 'ABERTA' end
  from balcao.apolice a cross join lateral (select ('x' || right(a.id::text, 8))::bit(32)::int as g) n
  where a.assinatura_id = $1 and n.g between $2::int and $3::int and n.g % 2 = 0 on conflict do nothing`;

const LISTA_PARCELAS = `select balcao.listar_parcelas(array(select q.id from balcao.parcela q join balcao.apolice a on a.id = q.apolice_id
    cross join lateral (select ('x' || right(a.id::text, 8))::bit(32)::int as g) n
  where q.assinatura_id = $1 and n.g between $2::int and $3::int))`;

const INCLUI_LANCAMENTOS = `insert into balcao.lancamento (assinatura_id, tipo, descricao, categoria_id, conta_id, competencia, vencimento, pago_em, valor_centavos, status)
  select $1, k.tipo, 'Medida ' || g, k.id, $2, date_trunc('month', d.dia)::date, d.dia, case when d.dia < current_date then d.dia end, 1000 + g % 90000,
    case when d.dia < current_date then 'REALIZADO' else 'PREVISTO' end
  from generate_series($3::int, $4::int) g
  cross join lateral (select current_date - 1000 + (g * 7919) % 1095 as dia) d
  join lateral (select c.id, c.tipo from balcao.categoria_financeira c where c.assinatura_id = $1 and c.excluido_em is null order by c.id
    offset g % (select count(*)::int from balcao.categoria_financeira x where x.assinatura_id = $1 and x.excluido_em is null) limit 1) k on true`;

/** Each producer of the portfolio shares in what comes, one in four more in one line of business, and every fifth has a supervisor who takes a part. */
const INCLUI_REGRAS = `with p as (
    select id, row_number() over (order by nome, id) as n, first_value(id) over (order by nome, id) as primeiro from balcao.produtor
    where assinatura_id = $1 and (nome = $2 or nome ~ '^Produtor [0-9]+$')
  ), s as (
    update balcao.produtor c set supervisor_id = p.primeiro from p where p.id = c.id and p.n % 5 = 0 and p.n > 1
  )
  insert into balcao.regra_repasse (assinatura_id, produtor_id, ramo, base, pct_bps, momento, desde)
  select $1, p.id, k.ramo, (array['COMISSAO_BRUTA', 'COMISSAO_LIQUIDA', 'PREMIO_LIQUIDO'])[1 + p.n % 3], k.bps / case p.n % 3 when 2 then 10 else 1 end, 'RECEBIMENTO', '2020-01-01'
  from p cross join lateral (select null::text as ramo, 3000 as bps
    union all select codigo, 4500 from (select codigo from balcao.ramo where linha is not null order by codigo limit 1) r where p.n % 4 = 0) k
  where not exists (select from balcao.regra_repasse x where x.produtor_id = p.id)`;

/**
 * The money of a large portfolio: the list of its instalments, and three years of entries of one account. Once per database.
 *
 * @param pool one connection, of the superuser
 */
export async function loadFinanceiro(pool: pg.Pool, assinaturaId: string): Promise<void> {
  await loadCarteira(pool, assinaturaId);
  await pool.query(INCLUI_REGRAS, [assinaturaId, PRODUTOR_DA_TRANSFERENCIA]);
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from balcao.lancamento where assinatura_id = $1 and descricao like 'Medida %'",
    [assinaturaId],
  );
  if ((rows[0]?.n ?? 0) >= LANCAMENTOS) return;
  const each = async (total: number, work: (from: number, ate: number) => Promise<unknown>) => {
    for (let from = 1; from <= total; from += LOTE) await work(from, Math.min(total, from + LOTE - 1));
  };
  await pool.query('begin');
  await pool.query('set local session_replication_role = replica; set local synchronous_commit = off');
  await each(APOLICES, (from, ate) => pool.query(INCLUI_PARCELAS, [assinaturaId, from, ate]));
  await each(APOLICES, (from, ate) => pool.query(LISTA_PARCELAS, [assinaturaId, from, ate]));
  await pool.query('select balcao.refazer_somas($1)', [assinaturaId]);
  await pool.query('commit');
  // by the triggers of every day: the cash flow reads what the ledger says of the account
  await pool.query('begin');
  await pool.query("select set_config('balcao.assinatura_id', $1, true)", [assinaturaId]);
  const conta = await pool.query<{ id: string }>(
    `insert into balcao.conta_financeira (assinatura_id, nome, tipo, banco, agencia, conta, saldo_inicial_em)
     values ($1, $2, 'CORRENTE', '999', '1234', '54000-6', $3::date - 1100) returning id`,
    [assinaturaId, CONTA_MEDIDA, hojeEm(new Date())],
  );
  await each(LANCAMENTOS, (from, ate) => pool.query(INCLUI_LANCAMENTOS, [assinaturaId, conta.rows[0]?.id, from, ate]));
  await pool.query('commit');
  for (const tabela of ['parcela', 'parcela_lista', 'parcela_soma', 'comissao_soma', 'lancamento', 'partida', 'lancamento_contabil'])
    await pool.query(`vacuum analyze balcao.${tabela}`);
}
