import type { Corretora, Linha, Produtor, SeguradoraAtiva } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

/** An active insurer of a brokerage, with the brokerage's code there. */
export interface SeguradoraDaCorretora extends SeguradoraAtiva {
  readonly codigoCorretor: string;
}

/** A brokerage as a client is shown it on paper and on a page, besides its documents. */
export interface MarcaDaCorretora {
  readonly nome: string;
  /** Digits; empty when there is none. */
  readonly telefone: string;
  /** A PNG or JPEG as a data URL; null when there is none. */
  readonly logo: string | null;
}

/** Who sent, as the client is shown them; without a telephone of their own, that of the brokerage. */
export interface Remetente {
  readonly nome: string;
  readonly email: string;
  /** Digits; empty when there is none. */
  readonly telefone: string;
}

// the condition of a ramo stands over its line's; without one named, that of the ramo a policy of the line is filed under.
// the subscription's own floor raises what was agreed, never above the most the insurer takes; its own ceiling of discount only lowers the insurer's
const ATIVAS = `select t.corretora_id, s.slug, s.nome, s.tipo, s.linhas, t.codigo_corretor,
    greatest((c ->> 'padraoBps')::int, f.minimo) as comissao_padrao_bps, f.minimo as comissao_min_bps,
    (c ->> 'maxBps')::int as comissao_max_bps, least((c ->> 'descontoMaxBps')::int, p.desconto_max_bps) as desconto_max_bps
  from balcao.seguradora_tenant t
  join balcao.seguradora s on s.slug = t.seguradora
  left join balcao.parametro_cotacao p on p.assinatura_id = t.assinatura_id
  cross join lateral (
    select x as c from jsonb_array_elements(t.comissao) x left join balcao.ramo r on r.codigo = x ->> 'ramo'
    where x ->> 'linha' = $1 and (x ->> 'ramo' is null or case when $2::text is null then r.principal else r.codigo = $2 end)
    order by x ->> 'ramo' nulls last limit 1) combinado
  cross join lateral (
    select least(greatest((c ->> 'minBps')::int, p.comissao_min_bps), (c ->> 'maxBps')::int) as minimo) f
  where t.ativo and t.excluido_em is null and ($1 = any(s.linhas) or c ->> 'ramo' = $2)`;
// an empty list of a user's brokerages means all of the subscription
const MINHAS = 'c.excluido_em is null and c.ativo and (cardinality(u.corretora_ids) = 0 or c.id = any(u.corretora_ids))';
const CORRETORAS = 'from balcao.corretora c, balcao.usuario u where u.id = $1';
const CORRETORA = `c.id, c.fantasia, c.razao_social, c.cnpj, coalesce(c.susep, '') as susep, c.principal`;

/** The main brokerage of a subscription, as others are told of it. */
export interface CorretoraPrincipal {
  readonly nome: string;
  readonly cnpj: string;
  readonly susep: string;
}

export const registryRepository = {
  /** Active insurers of the subscription for a line, or a ramo of it; one per slug, the main brokerage's terms first. */
  listAtivas: (tx: Tx, linha: Linha, ramo: string | null = null): Promise<SeguradoraAtiva[]> =>
    tx.rows(
      `select slug, nome, tipo, linhas, comissao_padrao_bps, comissao_min_bps, comissao_max_bps, desconto_max_bps from (
         select distinct on (a.slug) a.* from (${ATIVAS}) a
         join balcao.corretora c on c.id = a.corretora_id and c.ativo and c.excluido_em is null order by a.slug, c.principal desc, c.id) x order by nome`,
      [linha, ramo],
    ),

  /** As `listAtivas`, of one brokerage and with its codes. */
  listDaCorretora: (tx: Tx, linha: Linha, corretoraId: string): Promise<SeguradoraDaCorretora[]> =>
    tx.rows(`${ATIVAS} and t.corretora_id = $3 order by s.nome`, [linha, null, corretoraId]),

  /** The most an insurer pays of a ramo, bps; null of one the subscription does not work with. */
  findComissaoMaxima: async (tx: Tx, seguradora: string, ramo: string): Promise<number | null> => {
    const linha = (await tx.row<{ linha: Linha }>('select linha from balcao.ramo where codigo = $1', [ramo]))?.linha;
    if (!linha) return null;
    const row = await tx.row<{ maximo: number | null }>(`select max(a.comissao_max_bps) as maximo from (${ATIVAS}) a where a.slug = $3`, [
      linha,
      ramo,
      seguradora,
    ]);
    return row?.maximo ?? null;
  },

  /** How a brokerage is shown, by its CNPJ: a quote keeps the one it was made with; null when it is no longer there. */
  findMarca: (tx: Tx, cnpj: string): Promise<MarcaDaCorretora | null> =>
    tx.row(
      `select c.fantasia as nome, coalesce(c.telefone, '') as telefone,
         'data:' || l.tipo || ';base64,' || translate(encode(l.imagem, 'base64'), E'\\n', '') as logo
       from balcao.corretora c left join balcao.logo_corretora l on l.id = c.id
       where c.cnpj = $1 and c.excluido_em is null`,
      [cnpj],
    ),

  /** Brokerages the user may quote for; and, last, those of the subscription that a draft kept, which may be named and not chosen. */
  listCorretoras: (tx: Tx, usuarioId: string, guardadas: readonly string[] = []): Promise<Corretora[]> =>
    tx.rows(
      `select ${CORRETORA} ${CORRETORAS} and ((${MINHAS}) or c.id = any($2::uuid[])) order by (${MINHAS}) desc, c.principal desc, c.fantasia`,
      [usuarioId, guardadas],
    ),

  /** A brokerage the user may quote for; null otherwise. */
  findCorretora: (tx: Tx, usuarioId: string, corretoraId: string): Promise<Corretora | null> =>
    tx.row(`select ${CORRETORA} ${CORRETORAS} and ${MINHAS} and c.id = $2`, [usuarioId, corretoraId]),

  /** The brokerage that speaks for the subscription, to its clients and to whoever is invited; null while there is none. */
  findPrincipal: (tx: Tx): Promise<CorretoraPrincipal | null> =>
    tx.row(
      `select fantasia as nome, cnpj, coalesce(susep, '') as susep from balcao.corretora where excluido_em is null
       order by ativo desc, principal desc, id limit 1`,
    ),

  /** Who may sell; and those that a draft kept, whatever became of them. */
  listProdutores: (tx: Tx, guardados: readonly string[] = []): Promise<Produtor[]> =>
    tx.rows(
      `select id, nome, tipo from balcao.produtor where (ativo and excluido_em is null) or id = any($1::uuid[])
       order by balcao.sem_acento(nome), id`,
      [guardados],
    ),

  /** Who a client hears from: name and e-mail of a user, and their telephone, else that of their brokerage. */
  findRemetente: (tx: Tx, usuarioId: string): Promise<Remetente | null> =>
    tx.row(
      `select u.nome, u.email, regexp_replace(coalesce(nullif(u.telefone, ''), nullif(p.celular, ''), (
         select c.telefone from balcao.corretora c where ${MINHAS} order by array_position(u.corretora_ids, c.id), c.principal desc, c.id
           limit 1), (
         select nullif(a.telefone, '') from balcao.usuario a where a.administrador and not a.segfyer and a.status = 'ATIVO'
           and a.excluido_em is null and a.telefone <> '' order by a.criado_em, a.id limit 1), ''), '\\D', '', 'g') as telefone
       from balcao.usuario u left join balcao.produtor p on p.id = u.produtor_id and p.excluido_em is null
       where u.id = $1`,
      [usuarioId],
    ),
};

export type RegistryRepository = typeof registryRepository;
