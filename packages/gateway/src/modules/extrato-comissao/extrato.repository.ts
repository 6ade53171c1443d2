import type { AvisoExtrato, ConsultaExtratos, ExtratoComissao, ExtratoResumo, StatusExtrato } from '@balcao/contracts';
import { type Casamento, foldNumero } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createParams } from '../../plugins/sql-params.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';
import { ordemDe, termsOf } from '../lista/index.ts';
import type { LinhaNova } from './linha-extrato.repository.ts';

/** A statement as it comes out of its file. */
export interface ExtratoNovo {
  readonly id: string;
  readonly seguradora: string;
  readonly corretoraId: string;
  readonly numero: string;
  readonly competencia: string | null;
  readonly creditoEm: string | null;
  readonly brutoCentavos: number;
  readonly irrfCentavos: number | null;
  readonly issCentavos: number | null;
  readonly inssCentavos: number | null;
  readonly outrosCentavos: number | null;
  readonly liquidoCentavos: number | null;
  readonly avisos: readonly AvisoExtrato[];
}

/** A statement, held, as its lines are decided or it is settled. */
export interface ExtratoPreso {
  readonly id: string;
  readonly seguradora: string;
  readonly corretoraId: string;
  readonly numero: string;
  readonly status: StatusExtrato;
}

const FROM = `balcao.extrato_comissao x join balcao.seguradora g on g.slug = x.seguradora join balcao.corretora o on o.id = x.corretora_id
  left join balcao.recebimento r on r.extrato_id = x.id and r.excluido_em is null
  left join balcao.conta_financeira k on k.id = r.conta_id left join balcao.usuario u on u.id = r.criado_por`;
/** What was withheld, as it was settled, else as the statement says. */
const IMPOSTOS = `case when r.id is not null then r.irrf_centavos + r.iss_centavos + r.inss_centavos + r.outros_centavos
  when num_nonnulls(x.irrf_centavos, x.iss_centavos, x.inss_centavos, x.outros_centavos) > 0
    then coalesce(x.irrf_centavos, 0) + coalesce(x.iss_centavos, 0) + coalesce(x.inss_centavos, 0) + coalesce(x.outros_centavos, 0) end`;
const RESUMO = `x.id, jsonb_build_object('slug', g.slug, 'nome', g.nome) as seguradora, jsonb_build_object('id', o.id, 'nome', o.fantasia) as corretora,
  x.numero, to_char(x.competencia, 'YYYY-MM') as competencia, x.credito_em::text, x.bruto_centavos::float8, (${IMPOSTOS})::float8 as impostos_centavos,
  coalesce(r.valor_centavos, x.liquido_centavos)::float8 as liquido_centavos, x.linhas, x.casadas, x.pendentes, x.status, x.versao,
  case when r.id is not null then jsonb_build_object('recebimentoId', r.id, 'em', to_char(r.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'por', u.nome, 'dia', r.dia, 'conta', jsonb_build_object('id', k.id, 'nome', k.nome), 'valorCentavos', r.valor_centavos) end as baixa`;
const INTEIRO = `x.irrf_centavos::float8, x.iss_centavos::float8, x.inss_centavos::float8, x.outros_centavos::float8, x.casado_centavos::float8, x.avisos,
  (select coalesce(sum(l.valor_centavos), 0) from balcao.extrato_linha l where l.extrato_id = x.id)::float8 as soma_das_linhas_centavos,
  x.linhas - x.casadas - x.pendentes as ignoradas,
  (select f.nome from balcao.extrato_arquivo f where f.extrato_id = x.id order by f.criado_em desc limit 1) as arquivo`;
const VISIVEL = `x.excluido_em is null and ${corretoraNoEscopo('x.corretora_id')}`;

const ORDENS = {
  creditoEm: 'x.credito_em',
  seguradora: 'g.nome',
  numero: 'x.numero',
  brutoCentavos: 'x.bruto_centavos',
  status: 'x.status',
} as const;
const NUNCA_NULAS = new Set(['seguradora', 'numero', 'brutoCentavos', 'status']);

type Filtros = Omit<ConsultaExtratos, 'pagina' | 'tamanho' | 'ordenar'>;

function where({ q, seguradora, corretoraId, status, de, ate }: Filtros): { sql: string; params: unknown[] } {
  const { params, bind } = createParams();
  const parts = [VISIVEL];
  if (q)
    parts.push(
      `(x.numero_chave like ${bind(`%${foldNumero(q)}%`)} or balcao.sem_acento(g.nome) like balcao.sem_acento(${bind(`%${q}%`)}))`,
    );
  if (seguradora) parts.push(`x.seguradora = ${bind(seguradora)}`);
  if (corretoraId) parts.push(`x.corretora_id = ${bind(corretoraId)}::uuid`);
  if (status) parts.push(`x.status = ${bind(status)}`);
  if (de) parts.push(`x.credito_em >= ${bind(de)}::date`);
  if (ate) parts.push(`x.credito_em <= ${bind(ate)}::date`);
  return { sql: parts.join(' and '), params };
}

function orderOf(ordenar: string): string {
  const { sql, direction } = termsOf(ordemDe(ordenar, ORDENS, { campo: 'creditoEm', decrescente: true }), {
    ordens: ORDENS,
    nuncaNulas: NUNCA_NULAS,
  });
  return `${sql}, x.id ${direction}`;
}

/** Statements: written from their file, listed, and held while somebody works on them. */
export const extratoRepository = {
  async list(tx: Tx, { pagina, tamanho, ordenar, ...filtros }: ConsultaExtratos): Promise<{ itens: ExtratoResumo[]; total: number }> {
    const { sql, params } = where(filtros);
    const itens = await tx.rows<ExtratoResumo>(
      `select ${RESUMO} from ${FROM} where ${sql} order by ${orderOf(ordenar)} limit $${params.length + 1} offset $${params.length + 2}`,
      [...params, tamanho, (pagina - 1) * tamanho],
    );
    const total = await tx.row<{ n: number }>(
      `select count(*)::int as n from balcao.extrato_comissao x join balcao.seguradora g on g.slug = x.seguradora where ${sql}`,
      params,
    );
    return { itens, total: total?.n ?? 0 };
  },

  listIds: async (tx: Tx, { ordenar, ...filtros }: Filtros & { ordenar: string }): Promise<string[]> => {
    const { sql, params } = where(filtros);
    const rows = await tx.rows<{ id: string }>(`select x.id from ${FROM} where ${sql} order by ${orderOf(ordenar)}`, params);
    return rows.map(({ id }) => id);
  },

  listByIds: async (tx: Tx, ids: readonly string[]): Promise<ExtratoResumo[]> => {
    const rows = await tx.rows<ExtratoResumo>(`select ${RESUMO} from ${FROM} where x.id = any ($1::uuid[])`, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  find: (tx: Tx, id: string): Promise<ExtratoComissao | null> =>
    tx.row<ExtratoComissao>(`select ${RESUMO}, ${INTEIRO} from ${FROM} where ${VISIVEL} and x.id = $1`, [id]),

  /** Held until the transaction ends, always in the order of their ids. */
  lock: (tx: Tx, ids: readonly string[]): Promise<ExtratoPreso[]> =>
    tx.rows(
      `select x.id, x.seguradora, x.corretora_id, x.numero, x.status from balcao.extrato_comissao x
       where x.id = any ($1::uuid[]) and ${VISIVEL} order by x.id for no key update of x`,
      [ids],
    ),

  /** @returns false when the insurer's number is here already */
  insert: async (tx: Tx, { assinaturaId }: Contexto, novo: ExtratoNovo): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.extrato_comissao (id, assinatura_id, seguradora, corretora_id, numero, numero_chave, competencia, credito_em, bruto_centavos,
         irrf_centavos, iss_centavos, inss_centavos, outros_centavos, liquido_centavos, avisos, status)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'LIDO')
       on conflict (assinatura_id, seguradora, corretora_id, numero_chave) where excluido_em is null do nothing`,
      [
        novo.id,
        assinaturaId,
        novo.seguradora,
        novo.corretoraId,
        novo.numero,
        foldNumero(novo.numero) || novo.numero,
        novo.competencia && `${novo.competencia}-01`,
        novo.creditoEm,
        novo.brutoCentavos,
        novo.irrfCentavos,
        novo.issCentavos,
        novo.inssCentavos,
        novo.outrosCentavos,
        novo.liquidoCentavos,
        novo.avisos,
      ],
    )) > 0,

  /** Writes lines with what the rules made of them, and what is certain as decided. */
  async insertLinhas(tx: Tx, { assinaturaId }: Contexto, extratoId: string, linhas: readonly { linha: LinhaNova; casamento: Casamento }[]) {
    await tx.run(
      `insert into balcao.extrato_linha (id, assinatura_id, extrato_id, ordem, linha, apolice, endosso, parcela, segurado, proposta, documento,
         premio_centavos, bps, valor_centavos, casamento, decisao)
       select x.id, $1, $2, x.ordem, x.linha, x.apolice, x.endosso, x.parcela, x.segurado, x.proposta, x.documento, x."premioCentavos", x.bps,
         x."valorCentavos", x.casamento, case when x.casamento ->> 'decisao' = 'AUTOMATICA' then 'AUTOMATICA' else 'PENDENTE' end
       from jsonb_to_recordset($3::jsonb) as x (id uuid, ordem int, linha int, apolice text, endosso text, parcela int, segurado text,
         proposta text, documento text, "premioCentavos" bigint, bps int, "valorCentavos" bigint, casamento jsonb)`,
      [assinaturaId, extratoId, JSON.stringify(linhas.map(({ linha, casamento }) => ({ ...linha, casamento })))],
    );
    await tx.run(
      `insert into balcao.extrato_parte (assinatura_id, extrato_id, linha_id, comissao_id, valor_centavos)
       select $1, $2, x.id, x."comissaoId", x."valorCentavos"
       from jsonb_to_recordset($3::jsonb) as x (id uuid, "comissaoId" uuid, "valorCentavos" bigint)`,
      [
        assinaturaId,
        extratoId,
        JSON.stringify(
          linhas
            .filter(({ casamento }) => casamento.decisao === 'AUTOMATICA')
            .map(({ linha, casamento }) => ({ id: linha.id, comissaoId: casamento.comissaoId, valorCentavos: linha.valorCentavos })),
        ),
      ],
    );
  },

  setStatus: (tx: Tx, id: string, status: StatusExtrato): Promise<number> =>
    tx.run('update balcao.extrato_comissao set status = $2 where id = $1', [id, status]),

  remove: async (tx: Tx, id: string): Promise<void> => {
    await tx.run('delete from balcao.extrato_parte where extrato_id = $1', [id]);
    await tx.run('update balcao.extrato_comissao set excluido_em = now() where id = $1', [id]);
  },

  recount: (tx: Tx, id: string): Promise<number> => tx.run('select balcao.recontar_extrato($1)', [id]),

  listContas: (tx: Tx): Promise<{ id: string; nome: string }[]> =>
    tx.rows(
      `select k.id, k.nome from balcao.conta_financeira k where k.excluido_em is null and k.ativa
         and (k.corretora_id is null or ${corretoraNoEscopo('k.corretora_id')}) order by k.nome, k.id`,
    ),

  listCorretoras: (tx: Tx): Promise<{ id: string; nome: string }[]> =>
    tx.rows(
      `select c.id, c.fantasia as nome from balcao.corretora c where c.excluido_em is null and ${corretoraNoEscopo('c.id')}
       order by c.principal desc, c.fantasia, c.id`,
    ),
};
export type ExtratoRepository = typeof extratoRepository;
