import { type EstadoPermissao, type Finalidade, MAX_DA_VISAO, type VisaoSegurado } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { HOJE, vigente } from './segurado-condicoes.ts';

type Parte<P extends keyof VisaoSegurado> = VisaoSegurado[P] extends { itens: (infer Item)[] } ? Item : never;

/** Whose cases are read: one user's, or (null) everybody's. */
export interface DeQuem {
  readonly seguradoId: string;
  readonly usuarioId: string | null;
}

/** The first of a part and how many it has, in one question. */
async function part<P extends keyof VisaoSegurado>(
  tx: Tx,
  { select, from, ordem }: { select: string; from: string; ordem: string },
  params: readonly unknown[],
): Promise<{ itens: Parte<P>[]; total: number }> {
  const rows = await tx.rows<{ total: number }>(
    `select ${select}, (count(*) over ())::int as total from ${from} order by ${ordem} limit ${MAX_DA_VISAO}`,
    params,
  );
  const itens = rows.map(({ total: _, ...item }) => shown(item) as unknown as Parte<P>);
  return { itens, total: rows[0]?.total ?? 0 };
}

/** Moments travel as ISO. */
const shown = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([nome, valor]) => [nome, valor instanceof Date ? valor.toISOString() : valor]));

const meu = (dono: string): string => `($2::uuid is null or ${dono} = $2::uuid)`;
/** Policies of a client that the reader may see. */
const APOLICES = `balcao.apolice a join balcao.seguradora f on f.slug = a.seguradora join balcao.ramo r on r.codigo = a.ramo
  where a.segurado_id = $1 and a.excluido_em is null and ${meu('a.usuario_id')}`;
const PROPOSTA = `p.segurado_id = $1 and p.excluido_em is null and ${meu('p.usuario_id')}`;
/** Instalments or commissions of a client's sales: of policies, however they came in, and of proposals that are no policy yet. */
const CONTA = (tabela: 'parcela' | 'comissao'): string => `balcao.${tabela} q join (
    select x.id from balcao.${tabela} x join balcao.apolice y on y.id = x.apolice_id where y.segurado_id = $1
    union select x.id from balcao.${tabela} x join balcao.proposta y on y.id = x.proposta_id where y.segurado_id = $1 and y.excluido_em is null and x.apolice_id is null) d on d.id = q.id
  left join balcao.apolice a on a.id = q.apolice_id left join balcao.proposta p on p.id = q.proposta_id and q.apolice_id is null
  where q.excluido_em is null and coalesce(a.excluido_em, p.excluido_em) is null and ${meu('coalesce(a.usuario_id, p.usuario_id)')}`;
/** Quotes of a client: one that was never sold knows its client by the document alone. */
const ORCAMENTOS = `balcao.orcamento o where o.id = any(array(
    select x.id from balcao.orcamento x where x.segurado_id = $1
    union select y.id from balcao.orcamento y where y.documento_chave = any (array(
      select s.documento from balcao.segurado s where s.id = $1 union all select l.documento from balcao.segurado_alias l where l.segurado_id = $1))))
  and o.excluido_em is null and not o.em_branco and ${meu('o.usuario_id')}`;
const ENVIOS = `balcao.envio_orcamento e join (select o.id from ${ORCAMENTOS}) c on c.id = e.orcamento_id where e.excluido_em is null`;
/** What was sent about quotes, and what was written to many clients; nothing that was given up. */
const MENSAGENS = `(
  select e.id, e.canal, e.assunto, e.destinatarios, e.orcamento_id, e.criado_em as enviada_em, false as is_agendada, e.aberto_em as aberta_em from ${ENVIOS}
  union all select m.id, 'EMAIL', m.assunto, array[m.destinatario], null, m.sai_em, m.status = 'NA_FILA', null from balcao.mensagem_segurado m
    where m.segurado_id = $1 and m.status <> 'CANCELADA' and ${meu('m.usuario_id')}) e`;
const DIA = (instante: string): string => `(${instante} at time zone 'America/Sao_Paulo')::date`;
/** A day orders with moments as an hour of it: what is issued comes before what is paid of it on the same day. */
const NO_DIA = (dia: string, hora = 12): string => `(${dia} + time '${hora}:00') at time zone 'America/Sao_Paulo'`;
const FATOS = `(
  select s.id::text as id, 'CADASTRO' as tipo, s.criado_em as em, s.nome as texto, null::uuid as contrato_id, null::uuid as orcamento_id
    from balcao.segurado s where s.id = $1
  union all select o.id::text, 'ORCAMENTO', o.criado_em, o.numero || coalesce(' · ' || o.bem, ''), null, o.id from ${ORCAMENTOS}
  union all select e.id::text, 'ENVIO', e.criado_em, e.assunto, null, e.orcamento_id from ${ENVIOS}
  union all select m.id::text, 'ENVIO', m.sai_em, m.assunto, null, null from balcao.mensagem_segurado m
    where m.segurado_id = $1 and m.status = 'ENVIADA' and ${meu('m.usuario_id')}
  union all select p.id::text, 'PROPOSTA', p.criado_em, p.numero || ' · ' || p.bem, p.id, null from balcao.proposta p where ${PROPOSTA}
  union all select a.id::text, 'APOLICE', ${NO_DIA('a.emissao', 10)}, a.numero || ' · ' || a.bem, a.id, null from ${APOLICES}
  union all select n.id::text, case n.tipo when 'CANCELAMENTO' then 'CANCELAMENTO' else 'ENDOSSO' end, ${NO_DIA('n.emitido_em')},
      a.numero || coalesce(' · ' || n.numero_seguradora, ''), a.id, null
    from balcao.endosso n join balcao.apolice a on a.id = n.apolice_id
    where a.segurado_id = $1 and a.excluido_em is null and n.excluido_em is null and n.status = 'EMITIDO' and n.desfeito_em is null and ${meu('a.usuario_id')}
  union all select q.id::text, 'PAGAMENTO', ${NO_DIA('q.pago_em')}, coalesce(a.numero, p.numero::text) || ' · ' || q.numero, coalesce(a.id, p.id), null
    from ${CONTA('parcela')} and q.status = 'PAGA'
  union all select c.id::text, 'SINISTRO', c.ocorrido_em, c.numero || ' · ' || c.item, a.id, null
    from balcao.sinistro c join balcao.apolice a on a.id = c.apolice_id
    where a.segurado_id = $1 and c.excluido_em is null and a.excluido_em is null and ${meu('a.usuario_id')}
  union all select m.id::text, 'PERMISSAO_' || m.ato, m.em, m.finalidade, null, null from balcao.permissao_lgpd m
    where m.segurado_id = $1 and m.ato in ('CONCEDIDA', 'REVOGADA')
  union all select d.id::text, 'DOCUMENTO', v.criado_em, d.nome, null, null from balcao.documento_vinculo v join balcao.documento d on d.id = v.documento_id
    where v.alvo = 'SEGURADO' and v.alvo_id = $1 and d.excluido_em is null
  union all select t.id::text, 'TAREFA', t.alterado_em, t.titulo, null, null from balcao.tarefa t
    where t.vinculo ->> 'tipo' = 'segurado' and t.vinculo ->> 'id' = $1::text and t.excluido_em is null and t.status = 'CONCLUIDA' and ${meu('t.responsavel_id')}
) f`;

export const visaoSeguradoRepository = {
  listApolices: (tx: Tx, { seguradoId, usuarioId }: DeQuem) =>
    part<'apolices'>(
      tx,
      {
        select: `a.id, a.numero, r.linha, r.nome as ramo, f.nome as seguradora, a.bem, a.vig_ini::text, a.vig_fim::text,
          a.premio_total_centavos::float8, a.situacao_renovacao as renovacao,
          case when a.status in ('CANCELADA', 'SUSPENSA') then a.status when a.vig_ini > ${HOJE} then 'A_VIGORAR'
            when a.vig_fim < ${HOJE} then 'VENCIDA' else 'VIGENTE' end as status`,
        from: APOLICES,
        ordem: 'a.vig_fim desc, a.id',
      },
      [seguradoId, usuarioId],
    ),

  listOrcamentos: (tx: Tx, { seguradoId, usuarioId }: DeQuem) =>
    part<'orcamentos'>(
      tx,
      {
        select: 'o.id, o.numero, o.linha, o.formulario, o.bem, o.status, o.premio_centavos::float8, o.criado_em',
        from: ORCAMENTOS,
        ordem: 'o.criado_em desc, o.id',
      },
      [seguradoId, usuarioId],
    ),

  listPropostas: (tx: Tx, { seguradoId, usuarioId }: DeQuem) =>
    part<'propostas'>(
      tx,
      {
        select: 'p.id, p.numero, p.orcamento_id, f.nome as seguradora, p.bem, p.status, p.premio_total_centavos::float8, p.criado_em',
        from: `balcao.proposta p join balcao.seguradora f on f.slug = p.seguradora where ${PROPOSTA}`,
        ordem: 'p.criado_em desc, p.id',
      },
      [seguradoId, usuarioId],
    ),

  listSinistros: (tx: Tx, { seguradoId, usuarioId }: DeQuem) =>
    part<'sinistros'>(
      tx,
      {
        select: 'c.id, c.numero, a.numero as apolice, c.item, c.status, c.ocorrido_em',
        from: `balcao.sinistro c join balcao.apolice a on a.id = c.apolice_id
          where a.segurado_id = $1 and c.excluido_em is null and a.excluido_em is null and ${meu('a.usuario_id')}`,
        ordem: 'c.ocorrido_em desc, c.id',
      },
      [seguradoId, usuarioId],
    ),

  listParcelas: (tx: Tx, { seguradoId, usuarioId }: DeQuem) =>
    part<'parcelas'>(
      tx,
      {
        select: `q.id, coalesce(a.id, p.id) as contrato_id, coalesce(a.numero, p.numero::text) as contrato, q.numero, q.vencimento::text,
          (q.valor_centavos + q.ajuste_centavos)::float8 as valor_centavos, q.status`,
        from: `${CONTA('parcela')} and q.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA')`,
        ordem: 'q.vencimento, q.id',
      },
      [seguradoId, usuarioId],
    ),

  listTarefas: (tx: Tx, { seguradoId, usuarioId }: DeQuem) =>
    part<'tarefas'>(
      tx,
      {
        select: 't.id, t.titulo, t.vencimento::text, u.nome as responsavel',
        from: `balcao.tarefa t join balcao.usuario u on u.id = t.responsavel_id
          where t.vinculo ->> 'tipo' = 'segurado' and t.vinculo ->> 'id' = $1::text and t.excluido_em is null
            and t.status in ('ABERTA', 'EM_ANDAMENTO') and ${meu('t.responsavel_id')}`,
        ordem: 't.vencimento, t.id',
      },
      [seguradoId, usuarioId],
    ),

  listMensagens: (tx: Tx, { seguradoId, usuarioId }: DeQuem) =>
    part<'mensagens'>(
      tx,
      {
        select: 'e.*',
        from: MENSAGENS,
        ordem: 'e.enviada_em desc, e.id',
      },
      [seguradoId, usuarioId],
    ),

  listFatos: (tx: Tx, { seguradoId, usuarioId }: DeQuem) =>
    part<'linhaDoTempo'>(
      tx,
      {
        select: `f.tipo || ':' || f.id as id, f.tipo, ${DIA('f.em')}::text as dia, f.texto, f.contrato_id, f.orcamento_id`,
        from: FATOS,
        ordem: 'f.em desc, f.id',
      },
      [seguradoId, usuarioId],
    ),

  /** Others of the same group whom the caller sees. */
  listGrupo: (tx: Tx, seguradoId: string, noEscopo: string) =>
    part<'grupo'>(
      tx,
      {
        select: `s.id, s.nome, (select coalesce(sum(a.premio_total_centavos), 0)::float8 from balcao.apolice a
          where a.segurado_id = s.id and ${vigente('a', HOJE)}) as premio_vigente_centavos`,
        from: `balcao.segurado e join balcao.segurado s on s.grupo_id = e.grupo_id and s.assinatura_id = e.assinatura_id
          where e.id = $1 and s.id <> e.id and s.excluido_em is null and ${noEscopo}`,
        ordem: 's.nome collate balcao.pt_br, s.id',
      },
      [seguradoId],
    ),

  /** What all of the group pay for what covers them today; of none, what this one pays. */
  readPremioDoGrupo: async (tx: Tx, seguradoId: string, noEscopo: string): Promise<number> => {
    const row = await tx.row<{ premio: number }>(
      `select coalesce(sum(a.premio_total_centavos), 0)::float8 as premio
       from balcao.segurado e join balcao.segurado s on s.id = e.id or (s.grupo_id = e.grupo_id and s.assinatura_id = e.assinatura_id)
       join balcao.apolice a on a.segurado_id = s.id
       where e.id = $1 and s.excluido_em is null and ${noEscopo} and ${vigente('a', HOJE)}`,
      [seguradoId],
    );
    return row?.premio ?? 0;
  },

  readPermissoes: async (tx: Tx, seguradoId: string): Promise<ReadonlyMap<Finalidade, EstadoPermissao>> => {
    const rows = await tx.rows<{ finalidade: Finalidade; ato: EstadoPermissao }>(
      `select distinct on (finalidade) finalidade, ato from balcao.permissao_lgpd where segurado_id = $1
       order by finalidade, em desc, id desc`,
      [seguradoId],
    );
    return new Map(rows.map(({ finalidade, ato }) => [finalidade, ato]));
  },

  readNumeros: async (tx: Tx, { seguradoId, usuarioId }: DeQuem): Promise<VisaoSegurado['numeros']> => {
    const row = await tx.row<VisaoSegurado['numeros']>(
      `select v.*, c.* from (
         select count(*)::int as vigentes, coalesce(sum(a.premio_total_centavos), 0)::float8 as premio_vigente_centavos,
           min(a.vig_fim)::text as proximo_fim
         from ${APOLICES} and ${vigente('a', HOJE)}) v,
       (select coalesce(sum(q.recebida_centavos), 0)::float8 as comissao_recebida_centavos,
           coalesce(sum(q.prevista_centavos - q.recebida_centavos) filter (where q.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA')), 0)::float8
             as comissao_prevista_centavos
         from ${CONTA('comissao')} and (a.id is not null or p.status not in ('RASCUNHO', 'RECUSADA', 'CANCELADA'))) c`,
      [seguradoId, usuarioId],
    );
    return row as VisaoSegurado['numeros'];
  },
};

export type VisaoSeguradoRepository = typeof visaoSeguradoRepository;
