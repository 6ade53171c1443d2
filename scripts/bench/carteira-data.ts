import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { NOMES, SOBRENOMES } from '../../packages/gateway/src/seed/nomes.table.ts';

/** How many clients and policies one subscription has; fewer for a look at whether it still runs. */
export const SEGURADOS = Number(process.env['BENCH_SEGURADOS'] ?? 200_000);
export const APOLICES = SEGURADOS * 2;
/** How many of them are of the producer whose portfolio is passed on. */
export const DA_TRANSFERENCIA = APOLICES / 20;
/** A database of its own, kept. */
export const DADOS_CARTEIRA = process.env['BENCH_CARTEIRA_DADOS'] ?? path.join(tmpdir(), `balcao-bench-carteira-${SEGURADOS}`);

const LOTE = 50_000;
/** The producer with a portfolio of a known size. */
export const PRODUTOR_DA_TRANSFERENCIA = 'Carteira Medida';
/** Of the client with many records of each kind. */
export const DOCUMENTO_CHEIO = '39053344705';

const TABELAS = [
  'segurado',
  'apolice',
  'proposta',
  'endosso',
  'parcela',
  'comissao',
  'sinistro',
  'tarefa',
  'permissao_lgpd',
  'venda_lista',
  'venda_busca',
  'busca_item',
  'busca_chave',
  'busca_palavra',
];
const DISPENSAVEIS = `select indexname as nome, indexdef as feito from pg_indexes where schemaname = 'balcao' and indexdef not like '%UNIQUE%'
  and tablename in ('segurado', 'apolice', 'proposta', 'endosso', 'parcela', 'comissao', 'venda_lista', 'venda_busca', 'busca_item', 'busca_chave', 'busca_palavra')
  and indexname not in ('apolice_do_segurado', 'proposta_da_apolice', 'busca_palavra_pkey')`;

const sorteado = (letra: string): string => `(hashtext('${letra}' || g) + 2147483648.0) / 4294967296.0`;
const NOME = `($3::text[])[1 + floor(n.a ^ 2 * cardinality($3::text[]))::int] || ' ' || ($4::text[])[1 + floor(n.b ^ 2 * cardinality($4::text[]))::int]
  || ' ' || ($4::text[])[1 + floor(n.c ^ 2 * cardinality($4::text[]))::int]`;
const SORTES = `cross join lateral (select ${sorteado('a')} as a, ${sorteado('b')} as b, ${sorteado('c')} as c, ${sorteado('d')} as d) n`;

/** Clients `$5` to `$6`: a few cities, labels and producers much commoner than others; one in twenty is a company; some without a way to reach them. */
const INCLUI_SEGURADOS = `insert into balcao.segurado (id, assinatura_id, pessoa, documento, nome, nascimento, email, celular, cidade, uf, produtor_id, tags, status,
    origem, alterado_em, criado_por)
  select ('00000000-0000-7001-8000-' || lpad(to_hex(g), 12, '0'))::uuid, $1, case when g % 20 = 0 then 'PJ' else 'PF' end,
    case when g = 1 then $7 when g % 20 = 0 then lpad((10000000000000 + g::bigint * 73687)::text, 14, '0') else lpad((10000000000 + g::bigint * 73687)::text, 11, '0') end,
    ${NOME}, date '1940-01-01' + (n.d * 24000)::int, case when g % 7 > 0 then 's' || g || '@exemplo.test' end,
    case when g % 9 > 0 then '11' || (900000000 + g) end,
    (array['São Paulo', 'Campinas', 'Santos', 'Curitiba', 'Recife', 'Itu', 'Águas de Lindóia', 'Bauru'])[1 + floor(n.c ^ 3 * 8)::int], 'SP',
    ($2::uuid[])[1 + floor(n.b ^ 3 * cardinality($2::uuid[]))::int],
    case when g % 5 = 0 then array['VIP'] when g % 11 = 0 then array['Frota', 'Indicado'] else '{}' end, case when g % 50 = 0 then 'INATIVO' else 'ATIVO' end,
    'IMPORTADO', now() - make_interval(secs => hashtext('e' || g) % 10000000), $8
  from generate_series($5::int, $6::int) g ${SORTES}`;

/**
 * Policies `$2` to `$3` of those clients: two thirds in force, the rest ended, or cancelled. The first fifty are of one client, and the first
 * of the producer to be passed on.
 */
const INCLUI_APOLICES = `insert into balcao.apolice (id, assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, produtor_id, usuario_id, emissao,
    vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, status, cancelada_em, situacao_renovacao, origem, itens, comissao_bps,
    politica_comissao, forma, produtores, chaves_risco)
  select ('00000000-0000-7002-8000-' || lpad(to_hex(g), 12, '0'))::uuid, $1, 'AP' || (20000000 + g), ($4::text[])[1 + floor(n.a ^ 2 * cardinality($4::text[]))::int],
    ($5::text[])[1 + floor(n.b ^ 2 * cardinality($5::text[]))::int], $6,
    ('00000000-0000-7001-8000-' || lpad(to_hex(case when g <= 50 then 1 else 2 + (g::bigint * 7919) % ($7::bigint - 1) end), 12, '0'))::uuid,
    'Veículo ' || g || ' · ' || x.placa, x.produtor, $8, x.dia, x.dia, x.dia + 365, x.premio, x.premio * 738 / 10000, x.premio + x.premio * 738 / 10000,
    case when g % 97 = 0 then 'CANCELADA' when x.dia + 365 < current_date then 'VENCIDA' else 'VIGENTE' end, case when g % 97 = 0 then x.dia + 30 end,
    case when x.dia + 365 >= current_date then 'A_RENOVAR' when g % 3 = 0 then 'NAO_RENOVADA' else 'RENOVADA_PROPRIA' end, 'PLANILHA',
    jsonb_build_array(jsonb_build_object('descricao', 'Veículo ' || g, 'placa', x.placa, 'chassi', null, 'cep', null)), 1500, 'PARCELADA', 'BOLETO',
    jsonb_build_array(jsonb_build_object('id', x.produtor, 'nome', x.nome, 'pctBps', 10000)), array['PLACA:' || x.placa]
  from generate_series($2::int, $3::int) g ${SORTES}
  cross join lateral (select current_date - (n.c * 540)::int as dia, 80000 + (n.d * 900000)::bigint as premio,
    chr(65 + g % 26) || chr(65 + (g / 26) % 26) || chr(65 + (g / 676) % 26) || (g % 10) || chr(65 + (g / 10) % 26) || lpad((g % 100)::text, 2, '0') as placa,
    p.id as produtor, p.nome
    from balcao.produtor p where p.id = case when g <= $10::int then ($9::uuid[])[1] else ($9::uuid[])[2 + floor(n.b ^ 3 * (cardinality($9::uuid[]) - 1))::int] end) x`;

/** A proposal for every second policy, and one in ten still on its way. */
const INCLUI_PROPOSTAS = `insert into balcao.proposta (id, assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, apolice_id, numero_apolice, usuario_id, bem,
    vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, comissao_bps, transmitida_em, status, origem, produtores, numero_seguradora)
  select ('00000000-0000-7003-8000-' || right(a.id::text, 12))::uuid, a.assinatura_id, 1000000 + n.g, a.seguradora, a.ramo, a.corretora_id, a.segurado_id,
    case when n.g % 10 > 0 then a.id end, case when n.g % 10 > 0 then a.numero end, a.usuario_id, a.bem, a.vig_ini, a.vig_fim, a.premio_liquido_centavos,
    a.iof_centavos, a.premio_total_centavos, a.comissao_bps, a.emissao - 3,
    case when n.g % 10 > 0 then 'EMITIDA' else (array['TRANSMITIDA', 'EM_ANALISE', 'ACEITA', 'RECUSADA'])[1 + n.g / 10 % 4] end, 'MANUAL', a.produtores, 'PR' || n.g
  from balcao.apolice a cross join lateral (select ('x' || right(a.id::text, 8))::bit(32)::int as g) n
  where a.assinatura_id = $1 and a.numero >= 'AP' || (20000000 + $2::int) and a.numero <= 'AP' || (20000000 + $3::int) and n.g % 2 = 0`;

const INCLUI_ENDOSSOS = `insert into balcao.endosso (id, assinatura_id, apolice_id, numero, usuario_id, tipo, vig_ini, emitido_em, status)
  select ('00000000-0000-7004-8000-' || right(a.id::text, 12))::uuid, a.assinatura_id, a.id, 1, a.usuario_id, 'ALTERACAO', a.vig_ini + 10, a.vig_ini + 12, 'EMITIDO'
  from balcao.apolice a cross join lateral (select ('x' || right(a.id::text, 8))::bit(32)::int as g) n
  where a.assinatura_id = $1 and a.numero >= 'AP' || (20000000 + $2::int) and a.numero <= 'AP' || (20000000 + $3::int) and n.g % 10 = 0`;

/** Ten instalments are kept as two, each with its commission. */
const INCLUI_CONTAS = `with q as (
    insert into balcao.parcela (assinatura_id, apolice_id, numero, vencimento, valor_centavos, iof_centavos, forma, status, pago_em, pago_centavos)
    select a.assinatura_id, a.id, k, a.vig_ini + 30 * k, a.premio_total_centavos / 2, a.iof_centavos / 2, 'BOLETO',
      case when a.vig_ini + 30 * k < current_date then 'PAGA' else 'ABERTA' end, case when a.vig_ini + 30 * k < current_date then a.vig_ini + 30 * k end,
      case when a.vig_ini + 30 * k < current_date then a.premio_total_centavos / 2 end
    from balcao.apolice a cross join generate_series(1, 2) k
    where a.assinatura_id = $1 and a.numero >= 'AP' || (20000000 + $2::int) and a.numero <= 'AP' || (20000000 + $3::int) returning *)
  insert into balcao.comissao (assinatura_id, apolice_id, parcela_id, numero, base_centavos, bps, prevista_centavos, previsao_em)
  select assinatura_id, apolice_id, id, numero, valor_centavos, 1500, valor_centavos * 15 / 100, vencimento from q`;

/** One client in four lets offers be sent by e-mail. */
const INCLUI_PERMISSOES = `insert into balcao.permissao_lgpd (assinatura_id, segurado_id, finalidade, ato, base_legal, origem, texto_id, texto_sha256, quem, usuario_id, nota)
  select s.assinatura_id, s.id, t.finalidade, 'CONCEDIDA', 'CONSENTIMENTO', 'CORRETORA', t.id, repeat('0', 64), 'medida', $2, 'por telefone'
  from balcao.segurado s cross join (select id, finalidade from balcao.texto_finalidade where finalidade = 'MARKETING_EMAIL' limit 1) t
  where s.assinatura_id = $1 and hashtext(s.id::text) % 4 = 0`;

/** What the first client has besides: with its fifty policies and their proposals, two hundred records. */
const CHEIO: readonly string[] = [
  `insert into balcao.sinistro (assinatura_id, numero, apolice_id, usuario_id, item, causa, ocorrido_em, aviso_em)
   select a.assinatura_id, 900000 + row_number() over (), a.id, a.usuario_id, a.bem, 'COLISAO', now() - interval '20 days', now() - interval '19 days'
   from balcao.apolice a where a.assinatura_id = $1 and a.segurado_id = $2 limit 25`,
  `insert into balcao.tarefa (assinatura_id, titulo, tipo, vinculo, responsavel_id, vencimento)
   select $1, 'Ligar ' || g, 'RETORNO', jsonb_build_object('tipo', 'segurado', 'id', $2::text), $3, current_date + g from generate_series(1, 50) g`,
  `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, tipo, origem, status, usuario_id, segurado_id, segurado_nome, segurado_documento, bem,
     vig_ini, rascunho)
   select $1, 2000000 + g, o.linha, o.formulario, 'NOVO', 'INTERNO', 'RASCUNHO', $3, $2, s.nome, s.documento, o.bem, current_date, o.rascunho
   from generate_series(1, 50) g cross join (select * from balcao.orcamento where assinatura_id = $1 and excluido_em is null and not em_branco limit 1) o
   join balcao.segurado s on s.id = $2`,
];

/**
 * A portfolio of one subscription, until it is that large, as the product itself would have kept it: what lists and searches read is written,
 * and what a change sets off is not. Once per database.
 *
 * @param pool one connection, of the superuser
 */
export async function loadCarteira(pool: pg.Pool, assinaturaId: string): Promise<void> {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from balcao.apolice where assinatura_id = $1 and numero like 'AP2%'",
    [assinaturaId],
  );
  if ((rows[0]?.n ?? 0) >= APOLICES) return;
  // all of it or nothing: a run that is interrupted leaves no half of a portfolio
  await pool.query('begin');
  await pool.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  const value = async (sql: string, params: readonly unknown[] = [assinaturaId]) =>
    (await pool.query<{ v: string }>(sql, [...params])).rows.map(({ v }) => v);
  const [usuario] = await value("select id as v from balcao.usuario where assinatura_id = $1 and email = 'admin@balcao.test'");
  const [corretora] = await value('select id as v from balcao.corretora where assinatura_id = $1 and principal');
  const seguradoras = await value('select slug as v from balcao.seguradora order by slug limit 12', []);
  const ramos = await value('select codigo as v from balcao.ramo where linha is not null order by codigo', []);
  const produtores = await value(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento)
     select $1, 'EXTERNO', 'PF', case when g = 1 then $2 else 'Produtor ' || g end, lpad((20000000000 + g)::text, 11, '0') from generate_series(1, 40) g
     returning id as v`,
    [assinaturaId, PRODUTOR_DA_TRANSFERENCIA],
  );
  const { rows: indices } = await pool.query<{ nome: string; feito: string }>(DISPENSAVEIS);
  for (const { nome } of indices) await pool.query(`drop index balcao.${nome}`);
  const eachLote = async (total: number, work: (from: number, ate: number) => Promise<unknown>) => {
    for (let from = 1; from <= total; from += LOTE) await work(from, Math.min(total, from + LOTE - 1));
  };
  await eachLote(SEGURADOS, (from, ate) =>
    pool.query(INCLUI_SEGURADOS, [
      assinaturaId,
      produtores.slice(1),
      [...NOMES.F, ...NOMES.M],
      SOBRENOMES,
      from,
      ate,
      DOCUMENTO_CHEIO,
      usuario,
    ]),
  );
  await eachLote(APOLICES, (from, ate) =>
    pool.query(INCLUI_APOLICES, [assinaturaId, from, ate, seguradoras, ramos, corretora, SEGURADOS, usuario, produtores, DA_TRANSFERENCIA]),
  );
  for (const passo of [INCLUI_PROPOSTAS, INCLUI_ENDOSSOS, INCLUI_CONTAS])
    await eachLote(APOLICES, (from, ate) => pool.query(passo, [assinaturaId, from, ate]));
  const [cheio] = await value('select id as v from balcao.segurado where assinatura_id = $1 and documento = $2', [
    assinaturaId,
    DOCUMENTO_CHEIO,
  ]);
  for (const passo of CHEIO) await pool.query(passo, passo.includes('$3') ? [assinaturaId, cheio, usuario] : [assinaturaId, cheio]);
  await pool.query(INCLUI_PERMISSOES, [assinaturaId, usuario]);
  for (const [categoria, tabela] of [
    [2, 'segurado'],
    [4, 'proposta'],
  ] as const)
    await pool.query(
      `select balcao.busca_indexar(${categoria}::smallint, array(select id from balcao.${tabela} where assinatura_id = $1))`,
      [assinaturaId],
    );
  for (const tabela of ['proposta', 'apolice', 'endosso'])
    await pool.query(`select balcao.listar_vendas(array(select id from balcao.${tabela} where assinatura_id = $1))`, [assinaturaId]);
  for (const { feito } of indices) await pool.query(feito);
  await pool.query('commit');
  await pool.query('set session_replication_role = default; set synchronous_commit = on');
  for (const tabela of TABELAS) await pool.query(`vacuum analyze balcao.${tabela}`);
}
