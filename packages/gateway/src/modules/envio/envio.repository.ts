import type { CanalEnvio, EnvioOrcamento, EscolhaDoCliente, ModeloDaAssinatura, ModeloMensagem, StatusEntrega } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A sending as the services decide upon it. */
export interface EnvioRow {
  readonly id: string;
  readonly orcamentoId: string;
  readonly usuarioId: string;
  readonly canal: CanalEnvio;
  readonly destinatarios: readonly string[];
  readonly ofertas: readonly string[];
  readonly assunto: string;
  readonly mensagem: string;
  readonly expiraEm: Date;
  readonly revogadoEm: Date | null;
  readonly abertoEm: Date | null;
}

/** A sending with everything the list shows of it. */
export interface EnvioListado extends EnvioRow {
  readonly criadoEm: Date;
  readonly usuario: string;
  readonly aberturas: number;
  readonly nomesOfertas: readonly (EnvioOrcamento['ofertas'][number] & { readonly vigIni: string | null })[];
  readonly clienteEsperaDesde: Date | null;
}

const COLUNAS = `e.id, e.orcamento_id, e.usuario_id, e.canal, e.destinatarios, e.ofertas, e.assunto, e.mensagem,
  e.expira_em, e.revogado_em, e.aberto_em`;
const LISTADO = `${COLUNAS}, e.criado_em, u.nome as usuario, e.aberturas,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'seguradora', s.nome, 'pacote', f.pacote, 'validade', r.validade,
     'vigIni', c.snapshot -> 'risco' -> 'seguro' ->> 'vigIni') order by array_position(e.ofertas, f.id)), '[]')
   from balcao.oferta_cotacao f join balcao.resultado_cotacao r on r.id = f.resultado_id join balcao.seguradora s on s.slug = r.seguradora
     join balcao.cotacao c on c.id = f.cotacao_id
   where f.id = any(e.ofertas)) as nomes_ofertas, balcao.cliente_espera_desde(e.orcamento_id, e.id) as cliente_espera_desde
  from balcao.envio_orcamento e join balcao.usuario u on u.id = e.usuario_id`;

/** `respostaId`: the answer it took to the client; null when it took the sending. */
export type EntregaRow = EnvioOrcamento['entregas'][number] & { envioId: string; respostaId: string | null };

export const envioRepository = {
  insert: (tx: Tx, contexto: Contexto, novo: Omit<EnvioRow, 'revogadoEm' | 'abertoEm'> & { tokenHash: Buffer }): Promise<number> =>
    tx.run(
      `insert into balcao.envio_orcamento
         (id, assinatura_id, orcamento_id, usuario_id, canal, destinatarios, ofertas, assunto, mensagem, token_hash, expira_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        novo.id,
        contexto.assinaturaId,
        novo.orcamentoId,
        novo.usuarioId,
        novo.canal,
        [...novo.destinatarios],
        [...novo.ofertas],
        novo.assunto,
        novo.mensagem,
        novo.tokenHash,
        novo.expiraEm,
      ],
    ),

  /** The case is the client's now; the database refuses it from any state it cannot come from. */
  markEnviado: (tx: Tx, orcamentoId: string): Promise<number> =>
    tx.run(`update balcao.orcamento set status = 'ENVIADO' where id = $1 and status = 'CALCULADO'`, [orcamentoId]),

  insertEntrega: (
    tx: Tx,
    contexto: Contexto,
    { id, envioId, destinatario, respostaId }: Pick<EntregaRow, 'id' | 'envioId' | 'destinatario' | 'respostaId'>,
  ): Promise<number> =>
    tx.run('insert into balcao.envio_entrega (id, assinatura_id, envio_id, destinatario, resposta_id) values ($1, $2, $3, $4, $5)', [
      id,
      contexto.assinaturaId,
      envioId,
      destinatario,
      respostaId,
    ]),

  list: (tx: Tx, orcamentoId: string): Promise<EnvioListado[]> =>
    tx.rows(`select ${LISTADO} where e.orcamento_id = $1 and e.excluido_em is null order by e.criado_em desc, e.id desc limit 100`, [
      orcamentoId,
    ]),

  find: (tx: Tx, id: string): Promise<EnvioListado | null> => tx.row(`select ${LISTADO} where e.id = $1`, [id]),

  /** Holds a sending of a case until the transaction ends. */
  lock: (tx: Tx, id: string): Promise<EnvioRow | null> =>
    tx.row(`select ${COLUNAS} from balcao.envio_orcamento e where e.id = $1 and e.excluido_em is null for update`, [id]),

  listEntregas: async (tx: Tx, envios: readonly string[]): Promise<EntregaRow[]> =>
    (
      await tx.rows<Omit<EntregaRow, 'em'> & { em: Date }>(
        `select id, envio_id, resposta_id, destinatario, status, alterado_em as em from balcao.envio_entrega
         where envio_id = any($1::uuid[]) order by criado_em, id`,
        [envios],
      )
    ).map((row) => ({ ...row, em: row.em.toISOString() })),

  revoke: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run('update balcao.envio_orcamento set revogado_em = $2 where id = $1 and revogado_em is null', [id, em]),

  cancelPendentes: (tx: Tx, envioId: string): Promise<number> =>
    tx.run(`update balcao.envio_entrega set status = 'CANCELADA' where envio_id = $1 and status = 'NA_FILA'`, [envioId]),

  /** One e-mail, held until the transaction ends. */
  lockEntrega: (
    tx: Tx,
    id: string,
  ): Promise<{ status: StatusEntrega; envioId: string; destinatario: string; respostaId: string | null } | null> =>
    tx.row('select status, envio_id, destinatario, resposta_id from balcao.envio_entrega where id = $1 for update', [id]),

  setEntrega: (tx: Tx, id: string, status: StatusEntrega): Promise<number> =>
    tx.run('update balcao.envio_entrega set status = $2 where id = $1', [id, status]),

  /** The live sending of a digest, whosever it is; `tx` without a subscription. */
  findPublico: (tx: Tx, hash: Buffer, agora: Date): Promise<{ id: string; assinaturaId: string; usuarioId: string } | null> =>
    tx.row('select id, assinatura_id, usuario_id from balcao.buscar_envio($1, $2)', [hash, agora]),

  /** Counts an opening. @returns whether it was the first */
  async open(tx: Tx, id: string, em: Date): Promise<boolean> {
    const row = await tx.row<{ aberturas: number }>(
      `update balcao.envio_orcamento set aberto_em = coalesce(aberto_em, $2), ultima_abertura_em = $2, aberturas = aberturas + 1
       where id = $1 returning aberturas`,
      [id, em],
    );
    return row?.aberturas === 1;
  },

  findAceite: (tx: Tx, envioId: string): Promise<{ ofertaId: string; em: Date } | null> =>
    tx.row(`select oferta_id, em from balcao.envio_resposta where envio_id = $1 and tipo = 'ACEITE'`, [envioId]),

  /** What the client chose of a case, whichever sending it came by, newest first. */
  listEscolhas: async (tx: Tx, orcamentoId: string): Promise<EscolhaDoCliente[]> =>
    (
      await tx.rows<Omit<EscolhaDoCliente, 'em'> & { em: Date }>(
        `select p.oferta_id, p.em, s.nome as seguradora, f.pacote, c.id as cotacao_id, c.rodada as versao
         from balcao.envio_orcamento e
         join balcao.envio_resposta p on p.envio_id = e.id and p.tipo = 'ACEITE'
         join balcao.oferta_cotacao f on f.id = p.oferta_id
         join balcao.resultado_cotacao r on r.id = f.resultado_id
         join balcao.seguradora s on s.slug = r.seguradora
         join balcao.cotacao c on c.id = f.cotacao_id
         where e.orcamento_id = $1 and e.excluido_em is null order by p.em desc, p.id desc limit 50`,
        [orcamentoId],
      )
    ).map((row) => ({ ...row, em: row.em.toISOString() })),

  /** Offers of the case's newest run, cheapest first. */
  listIdsOfertas: async (tx: Tx, orcamentoId: string): Promise<string[]> =>
    (
      await tx.rows<{ id: string }>(
        `select f.id from balcao.oferta_cotacao f
         join balcao.resultado_cotacao r on r.id = f.resultado_id
         join balcao.orcamento o on o.cotacao_id = f.cotacao_id
         where o.id = $1 and r.status = 'OK' and f.excluido_em is null order by f.premio_total_centavos, f.id limit 100`,
        [orcamentoId],
      )
    ).map(({ id }) => id),

  /** The subscription's messages, and the product's own where it keeps none of that name. */
  listModelos: (tx: Tx): Promise<ModeloMensagem[]> =>
    tx.rows(
      `select coalesce(m.id, p.id) as id, coalesce(m.canal, p.canal) as canal, coalesce(m.nome, p.nome) as nome,
         coalesce(m.assunto, p.assunto) as assunto, coalesce(m.corpo, p.corpo) as corpo
       from (select * from balcao.modelo_padrao where uso = 'COTACAO') p
       full join (select * from balcao.modelo_mensagem where excluido_em is null) m on m.canal = p.canal and m.nome = p.nome
       order by 2, p.ordem nulls last, 3`,
    ),

  /** The same, each with whether the subscription wrote it and whether the product has one of that name. */
  listModelosComOrigem: (tx: Tx): Promise<ModeloDaAssinatura[]> =>
    tx.rows(
      `select coalesce(m.id, p.id) as id, coalesce(m.canal, p.canal) as canal, coalesce(m.nome, p.nome) as nome,
         coalesce(m.assunto, p.assunto) as assunto, coalesce(m.corpo, p.corpo) as corpo,
         m.id is not null as escrito, p.id is not null as do_balcao
       from (select * from balcao.modelo_padrao where uso = 'COTACAO') p
       full join (select * from balcao.modelo_mensagem where excluido_em is null) m on m.canal = p.canal and m.nome = p.nome
       order by 2, p.ordem nulls last, 3`,
    ),

  removeModelo: (tx: Tx, id: string): Promise<number> =>
    tx.run('update balcao.modelo_mensagem set excluido_em = now() where id = $1 and excluido_em is null', [id]),

  saveModelo: (tx: Tx, contexto: Contexto, novo: Omit<ModeloMensagem, 'id'>): Promise<ModeloMensagem | null> =>
    tx.row(
      `insert into balcao.modelo_mensagem (assinatura_id, canal, nome, assunto, corpo) values ($1, $2, $3, $4, $5)
       on conflict (assinatura_id, canal, nome) do update set assunto = excluded.assunto, corpo = excluded.corpo, excluido_em = null
       returning id, canal, nome, assunto, corpo`,
      [contexto.assinaturaId, novo.canal, novo.nome, novo.assunto, novo.corpo],
    ),
};

export type EnvioRepository = typeof envioRepository;
