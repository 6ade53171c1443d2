import type { ConsultaRamos, DadosRamo, FichaRamo } from '@balcao/contracts';
import { palavrasDaBusca } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import { padraoDa } from '../quoting/busca-na-lista.ts';

type Filtro = Pick<ConsultaRamos, 'q' | 'linha' | 'situacao'> & { readonly condicao: CondicaoSql | null };
type Row = Omit<FichaRamo, 'alteradoEm'> & { readonly alteradoEm: Date | null };

const NOME = 'coalesce(m.apelido, r.nome)';
const ORDENS: Readonly<Record<string, string>> = { codigo: 'r.codigo', nome: `${NOME} collate balcao.pt_br`, linha: 'r.linha' };
// the subscription's row is found by row-level security: of others there is none to be seen
const FROM = `balcao.ramo r left join balcao.ramo_assinatura m on m.id = r.codigo`;
const FICHA = `r.codigo, r.codigo_susep as "codigoSusep", r.nome, r.linha, r.principal, r.aviso_renovacao_dias as "avisoRenovacaoPadraoDias",
  coalesce((select jsonb_agg(jsonb_build_object('bps', i.bps, 'desde', i.desde, 'ate', i.ate) order by i.desde)
    from balcao.ramo_iof i where i.ramo = r.codigo), '[]') as iof,
  m.apelido, coalesce(m.ativo, true) as ativo, m.comissao_padrao_bps as "comissaoPadraoBps",
  m.aviso_renovacao_dias as "avisoRenovacaoDias", coalesce(m.versao, 0) as versao, m.alterado_em as "alteradoEm",
  (select u.nome from balcao.usuario u where u.id = m.alterado_por) as "alteradoPor"`;

const shown = ({ alteradoEm, ...row }: Row): FichaRamo => ({ ...row, alteradoEm: alteradoEm?.toISOString() ?? null });

function where({ q, linha, situacao, condicao }: Filtro): { sql: string; params: unknown[] } {
  const params: unknown[] = [];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const parts = ['true'];
  for (const palavra of palavrasDaBusca(q))
    parts.push(`balcao.sem_acento(r.codigo || ' ' || r.nome || ' ' || coalesce(m.apelido, '')) like ${bind(padraoDa(palavra))}`);
  if (linha) parts.push(`r.linha = ${bind(linha)}`);
  if (situacao) parts.push(`coalesce(m.ativo, true) = ${bind(situacao === 'ATIVO')}`);
  if (condicao) parts.push(condicao(bind));
  return { sql: parts.join(' and '), params };
}

function orderBy(ordenar: string): string {
  const way = ordenar.startsWith('-') ? 'desc' : 'asc';
  return `order by ${ORDENS[ordenar.replace('-', '')] ?? ORDENS['codigo']} ${way}, r.codigo ${way}`;
}

export const ramoRepository = {
  /** One page of the list, and all that match it. */
  list: async (
    tx: Tx,
    consulta: Filtro & { ordenar: string },
    { limite, pulo }: { limite: number; pulo: number },
  ): Promise<FichaRamo[]> => {
    const { sql, params } = where(consulta);
    const rows = await tx.rows<Row>(
      `select ${FICHA} from ${FROM} where ${sql} ${orderBy(consulta.ordenar)} limit ${Math.trunc(limite)} offset ${Math.trunc(pulo)}`,
      params,
    );
    return rows.map(shown);
  },

  count: async (tx: Tx, filtro: Filtro): Promise<number> => {
    const { sql, params } = where(filtro);
    return (await tx.row<{ total: number }>(`select count(*)::int as total from ${FROM} where ${sql}`, params))?.total ?? 0;
  },

  find: async (tx: Tx, codigo: string): Promise<FichaRamo | null> => {
    const row = await tx.row<Row>(`select ${FICHA} from ${FROM} where r.codigo = $1`, [codigo]);
    return row && shown(row);
  },

  /** Writes over the version that was read, 0 being none. @returns whether nobody wrote since */
  write: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    codigo: string,
    { apelido, ativo, comissaoPadraoBps, avisoRenovacaoDias, versao }: DadosRamo & { versao: number },
  ): Promise<boolean> => {
    const values = [codigo, assinaturaId, apelido, ativo, comissaoPadraoBps, avisoRenovacaoDias];
    const written =
      versao === 0
        ? await tx.run(
            `insert into balcao.ramo_assinatura (id, assinatura_id, apelido, ativo, comissao_padrao_bps, aviso_renovacao_dias)
             values ($1, $2, $3, $4, $5, $6) on conflict (assinatura_id, id) do nothing`,
            values,
          )
        : await tx.run(
            `update balcao.ramo_assinatura set apelido = $3, ativo = $4, comissao_padrao_bps = $5, aviso_renovacao_dias = $6
             where id = $1 and assinatura_id = $2 and versao = $7`,
            [...values, versao],
          );
    return written > 0;
  },
};

export type RamoRepository = typeof ramoRepository;
