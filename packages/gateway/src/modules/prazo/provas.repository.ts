import type { Tx } from '../../plugins/db.ts';
import type { VendaComPrazos } from './prazo.repository.ts';

/** One thing that happened, as it is proved: when, by whom, where it is kept and what it says. */
export interface FatoProvado {
  readonly em: string;
  readonly quem: string;
  readonly fonte: string;
  readonly texto: string;
}

/** A row of the audit trail of a sale. */
export interface TrilhaDaVenda {
  readonly em: Date;
  readonly quem: string | null;
  readonly entidade: string;
  readonly acao: string;
  readonly antes: Readonly<Record<string, unknown>> | null;
  readonly depois: Readonly<Record<string, unknown>> | null;
}

type Fato = Omit<FatoProvado, 'em'> & { readonly em: Date };
const told = (rows: readonly Fato[]): FatoProvado[] => rows.map(({ em, ...fato }) => ({ ...fato, em: em.toISOString() }));

const QUEM = `coalesce(u.nome, 'Sistema')`;

/** Every record of a sale of which the trail is read, with the entity it is told under. */
const REGISTROS = `(select 'proposta' as entidade, unnest($1::uuid[])::text as id union all select 'apolice', $2::uuid::text
  union all select 'endosso', e.id::text from balcao.endosso e where e.apolice_id = $2
  union all select 'parcela', q.id::text from balcao.parcela q where q.apolice_id = $2 or q.proposta_id = any($1::uuid[])
  union all select 'prazo', p.id::text from balcao.prazo p where p.alvo_id = any($1::uuid[]) or p.alvo_id = $2
    or p.alvo_id in (select q.id from balcao.parcela q where q.apolice_id = $2)
  union all select 'divergencia_emissao', d.id::text from balcao.divergencia_emissao d where d.apolice_id = $2
  union all select 'movimento_apolice', m.id::text from balcao.movimento_apolice m where m.apolice_id = $2
  union all select 'sinistro', s.id::text from balcao.sinistro s where s.apolice_id = $2)`;

export const provasRepository = {
  listTrilha: (tx: Tx, { propostaIds, apoliceId }: VendaComPrazos): Promise<TrilhaDaVenda[]> =>
    tx.rows(
      `select t.ts as em, u.nome as quem, t.entidade, t.acao, t.antes, t.depois
       from ${REGISTROS} r join balcao.auditoria t on t.entidade = r.entidade and t.entidade_id = r.id
       left join balcao.usuario u on u.id = t.usuario_id order by t.ts, t.id`,
      [propostaIds, apoliceId],
    ),

  /** What insurer, brokerage and client said of it, each by its own source. */
  async listMensagens(tx: Tx, { propostaIds, apoliceId }: VendaComPrazos): Promise<FatoProvado[]> {
    const casos = `(select o.orcamento_id from balcao.proposta o where o.id = any($1::uuid[]) and o.orcamento_id is not null)`;
    const rows = await tx.rows<Fato>(
      `select (e ->> 'pedidaEm')::timestamptz as em, 'Seguradora' as quem, 'Exigência' as fonte,
         coalesce(e ->> 'codigo', '') || ' ' || coalesce(e ->> 'texto', '') as texto
       from balcao.proposta o, jsonb_array_elements(o.exigencias) e where o.id = any($1::uuid[]) and e ->> 'pedidaEm' is not null
       union all select r.criado_em, ${QUEM}, 'Resposta a exigência', coalesce(r.nota, 'Respondida.')
       from balcao.resposta_exigencia r left join balcao.usuario u on u.id = r.criado_por where r.proposta_id = any($1::uuid[])
         and r.excluido_em is null
       union all select v.criado_em, 'Seguradora', 'Aviso da seguradora', v.aviso
       from balcao.aviso_seguradora v where v.proposta_id = any($1::uuid[])
       union all select v.em, ${QUEM}, 'Linha do tempo', v.texto
       from balcao.orcamento_evento v left join balcao.usuario u on u.id = v.usuario_id where v.orcamento_id in ${casos}
       union all select s.criado_em, ${QUEM}, 'Mensagem ao cliente (' || lower(s.canal) || ')', s.assunto || ' ' || s.mensagem
       from balcao.envio_orcamento s left join balcao.usuario u on u.id = s.usuario_id where s.orcamento_id in ${casos}
         and s.excluido_em is null
       union all select s.aberto_em, 'Cliente', 'Mensagem aberta', s.assunto
       from balcao.envio_orcamento s where s.orcamento_id in ${casos} and s.aberto_em is not null
       union all select x.em, x.nome, 'Mensagem do cliente ou resposta', coalesce(x.mensagem, x.tipo)
       from balcao.envio_resposta x join balcao.envio_orcamento s on s.id = x.envio_id where s.orcamento_id in ${casos}
       union all select n.criado_em, coalesce('Aviso a ' || u.nome, 'Aviso'), 'Notificação', n.titulo || '. ' || n.descricao
       from balcao.notificacao n left join balcao.usuario u on u.id = n.usuario_id
       where n.link like '%' || coalesce($2::text, '-') || '%' or exists (select from unnest($1::uuid[]) i (id) where n.link like '%' || i.id || '%')
       union all select v.criado_em, ${QUEM}, 'Documento vinculado', d.nome || ' (' || lower(d.tipo) || '), SHA-256 ' || d.sha256
       from balcao.documento_vinculo v join balcao.documento d on d.id = v.documento_id left join balcao.usuario u on u.id = v.criado_por
       where (v.alvo = 'PROPOSTA' and v.alvo_id = any($1::uuid[])) or (v.alvo = 'APOLICE' and v.alvo_id = $2::uuid)
       order by 1`,
      [propostaIds, apoliceId],
    );
    return told(rows);
  },
};

export type ProvasRepository = typeof provasRepository;
