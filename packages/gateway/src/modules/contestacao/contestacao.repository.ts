import type { ConsultaContestacoes, ContestacaoResumo, MotivoContestacao, TotaisContestacoes } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';
import { createLeituraRepository } from '../registro/index.ts';

/** A commission as it stands when it is contested, held. */
export interface ComissaoContestavel {
  readonly id: string;
  readonly status: string;
  readonly seguradora: string;
  readonly corretoraId: string;
  readonly previstaCentavos: number;
  readonly recebidaCentavos: number;
  readonly previsaoEm: string;
  readonly isContestada: boolean;
}

/** A commission of a contestation, held, as its closing or reopening looks at it. */
export interface ItemPreso {
  readonly id: string;
  readonly comissaoId: string | null;
  readonly situacao: string;
  readonly statusAntes: string | null;
  readonly status: string | null;
  readonly recebidaCentavos: number;
  readonly isDeOutra: boolean;
}

/** A contestation, held while something is done of it. */
export interface ContestacaoPresa {
  readonly id: string;
  readonly numero: number;
  readonly status: 'ABERTA' | 'ENVIADA' | 'RESPONDIDA' | 'ENCERRADA';
  readonly desfecho: 'PAGA' | 'CANCELADA' | 'ACEITA' | 'DESISTIDA' | null;
  readonly enviadaEm: string | null;
}

const HOJE = "(now() at time zone 'America/Sao_Paulo')::date";
const instante = (coluna: string): string => `to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const dayOf = (coluna: string): string => `(${coluna} at time zone 'America/Sao_Paulo')::date`;

export const FROM = `balcao.contestacao t join balcao.seguradora g on g.slug = t.seguradora join balcao.corretora o on o.id = t.corretora_id
  left join lateral (select count(*)::int as itens, (count(*) filter (where i.situacao = 'ABERTO'))::int as abertos,
      coalesce(sum(i.prevista_centavos - i.recebida_centavos), 0)::float8 as diferenca,
      coalesce(sum(case when i.situacao = 'ABERTO' then c.prevista_centavos - c.recebida_centavos end), 0)::float8 as falta
    from balcao.contestacao_item i left join balcao.comissao c on c.id = i.comissao_id where i.contestacao_id = t.id) s on true`;
export const VISIVEL = `t.excluido_em is null and ${corretoraNoEscopo('t.corretora_id')}`;
/** What a line of the list says, over `FROM`. */
export const RESUMO = `t.id, t.versao, t.numero, jsonb_build_object('slug', g.slug, 'nome', g.nome) as seguradora,
  jsonb_build_object('id', o.id, 'nome', o.fantasia) as corretora, t.motivo, t.status, t.desfecho, s.itens, s.abertos, s.diferenca as diferenca_centavos,
  s.falta as falta_centavos, ${instante('t.criado_em')} as criada_em, t.enviada_em::text, ${instante('t.encerrada_em')} as encerrada_em,
  case when t.status <> 'ENCERRADA' then t.proximo_contato_em end::text as proximo_contato_em,
  (coalesce(${dayOf('t.encerrada_em')}, ${HOJE}) - coalesce(t.enviada_em, ${dayOf('t.criado_em')}))::int as dias`;

const leitura = createLeituraRepository<ContestacaoResumo, ContestacaoResumo, ConsultaContestacoes>({
  from: FROM,
  contagem: 'balcao.contestacao t',
  chave: 't.id',
  nome: 't.numero::text',
  where: VISIVEL,
  resumo: RESUMO,
  busca: (padrao) => `(t.numero::text like ${padrao} or balcao.sem_acento(coalesce(t.protocolo, '')) like ${padrao}
    or balcao.sem_acento((select f.nome from balcao.seguradora f where f.slug = t.seguradora)) like ${padrao}
    or exists (select from balcao.contestacao_item i join balcao.comissao c on c.id = i.comissao_id join balcao.apolice a on a.id = c.apolice_id
      where i.contestacao_id = t.id and balcao.sem_acento(a.numero) like ${padrao}))`,
  filtros: {
    seguradora: { coluna: 't.seguradora' },
    status: { coluna: 't.status' },
    motivo: { coluna: 't.motivo' },
    desfecho: { coluna: 't.desfecho' },
  },
  ordens: {
    numero: 't.numero',
    seguradora: 't.seguradora',
    criadaEm: 't.criado_em',
    enviadaEm: 't.enviada_em',
    proximoContatoEm: 't.proximo_contato_em',
  },
  ordem: 'numero',
});

/** Contestations: listed, made, followed and closed. */
export const contestacaoRepository = {
  ...leitura,

  sum: async (tx: Tx, asked: ConsultaContestacoes): Promise<TotaisContestacoes> => {
    const { text, params } = leitura.conditionOf(asked);
    const row = await tx.row<TotaisContestacoes>(
      `select count(*)::int as total, (count(*) filter (where t.status <> 'ENCERRADA'))::int as abertas,
         coalesce(sum(s.diferenca), 0)::float8 as diferenca_centavos, coalesce(sum(s.falta), 0)::float8 as falta_centavos from ${FROM} where ${text}`,
      params,
    );
    return row as TotaisContestacoes;
  },

  /** Takes the subscription's next number under the lock of its row. */
  async nextNumero(tx: Tx, { assinaturaId }: Contexto): Promise<number> {
    const row = await tx.row<{ ultimo: number }>(
      `insert into balcao.sequencia as s (assinatura_id, nome, ultimo)
       values ($1, 'contestacao', (select coalesce(max(numero), 0) + 1 from balcao.contestacao))
       on conflict (assinatura_id, nome) do update set ultimo = s.ultimo + 1 returning ultimo`,
      [assinaturaId],
    );
    return (row as { ultimo: number }).ultimo;
  },

  /** Commissions to be contested, of the brokerages of who asks, held in the order of their ids; with the order they were named in. */
  async lockComissoes(tx: Tx, ids: readonly string[]): Promise<ComissaoContestavel[]> {
    await tx.run('select from balcao.comissao c where c.id = any ($1::uuid[]) order by c.id for no key update', [ids]);
    return tx.rows(
      `select c.id, c.status, a.seguradora, a.corretora_id, c.prevista_centavos::float8, c.recebida_centavos::float8, c.previsao_em::text,
         exists (select from balcao.contestacao_item i where i.comissao_id = c.id and i.situacao = 'ABERTO') as is_contestada
       from unnest($1::uuid[]) with ordinality as n (id, ordem) join balcao.comissao c on c.id = n.id join balcao.apolice a on a.id = c.apolice_id
       where c.excluido_em is null and a.excluido_em is null and ${corretoraNoEscopo('a.corretora_id')} order by n.ordem`,
      [ids],
    );
  },

  insert: (
    tx: Tx,
    { assinaturaId }: Contexto,
    nova: {
      readonly id: string;
      readonly numero: number;
      readonly seguradora: string;
      readonly corretoraId: string;
      readonly motivo: MotivoContestacao;
      readonly texto: string | null;
    },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.contestacao (id, assinatura_id, numero, seguradora, corretora_id, motivo, texto) values ($1, $2, $3, $4, $5, $6, $7)`,
      [nova.id, assinaturaId, nova.numero, nova.seguradora, nova.corretoraId, nova.motivo, nova.texto],
    ),

  insertItens: (tx: Tx, { assinaturaId }: Contexto, contestacaoId: string, itens: readonly ComissaoContestavel[]): Promise<number> =>
    tx.run(
      `insert into balcao.contestacao_item (assinatura_id, contestacao_id, comissao_id, ordem, prevista_centavos, recebida_centavos)
       select $1, $2, n.id, n.ordem, n.prevista, n.recebida
       from unnest($3::uuid[], $4::bigint[], $5::bigint[]) with ordinality as n (id, prevista, recebida, ordem)`,
      [
        assinaturaId,
        contestacaoId,
        itens.map(({ id }) => id),
        itens.map(({ previstaCentavos }) => previstaCentavos),
        itens.map(({ recebidaCentavos }) => recebidaCentavos),
      ],
    ),

  insertEvento: (
    tx: Tx,
    { assinaturaId }: Contexto,
    contestacaoId: string,
    { tipo, dia, texto = null, desfecho = null }: { tipo: string; dia: string; texto?: string | null; desfecho?: string | null },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.contestacao_evento (assinatura_id, contestacao_id, tipo, dia, texto, desfecho) values ($1, $2, $3, $4, $5, $6)`,
      [assinaturaId, contestacaoId, tipo, dia, texto, desfecho],
    ),

  /** Commissions that are divergent become contested; the others are only named. */
  contestDivergentes: (tx: Tx, ids: readonly string[]): Promise<number> =>
    tx.run(`update balcao.comissao set status = 'CONTESTADA' where id = any ($1::uuid[]) and status = 'DIVERGENTE'`, [ids]),

  /** Says that commissions are given back their state of before, for as long as this transaction lasts. */
  allowUndo: (tx: Tx): Promise<number> => tx.run(`select set_config('balcao.reabertura', 'sim', true)`),

  setComissoes: (tx: Tx, comissoes: readonly { id: string; status: string }[]): Promise<number> =>
    tx.run(
      `update balcao.comissao c set status = n.status from jsonb_to_recordset($1::jsonb) as n (id uuid, status text)
       where c.id = n.id and c.status <> n.status`,
      [JSON.stringify(comissoes)],
    ),

  /**
   * A contestation of the brokerages of who asks, held after its commissions, in the order of their ids: whoever settles a statement holds
   * commissions first too.
   */
  async lock(tx: Tx, id: string): Promise<ContestacaoPresa | null> {
    await tx.run(
      `select from balcao.comissao c where c.id in (select i.comissao_id from balcao.contestacao_item i where i.contestacao_id = $1)
       order by c.id for no key update of c`,
      [id],
    );
    return tx.row<ContestacaoPresa>(
      `select t.id, t.numero, t.status, t.desfecho, t.enviada_em::text from balcao.contestacao t where t.id = $1 and ${VISIVEL} for no key update of t`,
      [id],
    );
  },

  listItens: (tx: Tx, id: string): Promise<ItemPreso[]> =>
    tx.rows(
      `select i.id, i.comissao_id, i.situacao, i.status_antes, case when c.excluido_em is null then c.status end as status,
         coalesce(c.recebida_centavos, 0)::float8 as recebida_centavos,
         exists (select from balcao.contestacao_item x where x.comissao_id = i.comissao_id and x.situacao = 'ABERTO' and x.contestacao_id <> i.contestacao_id)
           as is_de_outra
       from balcao.contestacao_item i left join balcao.comissao c on c.id = i.comissao_id where i.contestacao_id = $1 order by i.ordem`,
      [id],
    ),

  setItens: (tx: Tx, itens: readonly { id: string; situacao: string; statusAntes: string | null }[]): Promise<number> =>
    tx.run(
      `update balcao.contestacao_item i set situacao = n.situacao, status_antes = n."statusAntes"
       from jsonb_to_recordset($1::jsonb) as n (id uuid, situacao text, "statusAntes" text) where i.id = n.id`,
      [JSON.stringify(itens)],
    ),

  send: (
    tx: Tx,
    id: string,
    { meio, dia, destinatario, protocolo }: { meio: string; dia: string; destinatario: string | null; protocolo: string | null },
  ): Promise<number> =>
    tx.run(
      `update balcao.contestacao set status = 'ENVIADA', meio = $2, enviada_em = $3, destinatario = coalesce($4, destinatario),
         protocolo = coalesce($5, protocolo) where id = $1 and status <> 'ENCERRADA'`,
      [id, meio, dia, destinatario, protocolo],
    ),

  answer: (tx: Tx, id: string, dia: string): Promise<number> =>
    tx.run(`update balcao.contestacao set status = 'RESPONDIDA', respondida_em = $2 where id = $1`, [id, dia]),

  setProximoContato: (tx: Tx, id: string, dia: string | null): Promise<number> =>
    tx.run('update balcao.contestacao set proximo_contato_em = $2 where id = $1', [id, dia]),

  close: (tx: Tx, id: string, desfecho: string): Promise<number> =>
    tx.run(
      `update balcao.contestacao set status_antes = status, status = 'ENCERRADA', desfecho = $2, encerrada_em = now(), proximo_contato_em = null
       where id = $1`,
      [id, desfecho],
    ),

  reopen: (tx: Tx, id: string): Promise<number> =>
    tx.run(`update balcao.contestacao set status = status_antes, status_antes = null, desfecho = null, encerrada_em = null where id = $1`, [
      id,
    ]),
};

export type ContestacaoRepository = typeof contestacaoRepository;
