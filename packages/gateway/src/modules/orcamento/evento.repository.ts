import type { EventoOrcamento, TipoEventoOrcamento } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A fact to be remembered of a case; `dados` keeps what a report may want of it, never personal data. */
export interface NovoEvento {
  readonly orcamentoId: string;
  readonly tipo: TipoEventoOrcamento;
  /** One pt-BR sentence, as the timeline shows it. */
  readonly texto: string;
  readonly dados?: Readonly<Record<string, unknown>>;
}

/** The timeline of a case, added to in the transaction of each fact. */
export const eventoRepository = {
  add: (tx: Tx, contexto: Contexto, { orcamentoId, tipo, texto, dados = {} }: NovoEvento): Promise<number> =>
    tx.run(
      'insert into balcao.orcamento_evento (assinatura_id, orcamento_id, tipo, usuario_id, texto, dados) values ($1, $2, $3, $4, $5, $6)',
      [contexto.assinaturaId, orcamentoId, tipo, contexto.usuarioId, texto, JSON.stringify(dados)],
    ),

  /** The same fact of each of some cases. */
  addToMany: (
    tx: Tx,
    contexto: Contexto,
    orcamentoIds: readonly string[],
    { tipo, texto, dados = {} }: Omit<NovoEvento, 'orcamentoId'>,
  ): Promise<number> =>
    tx.run(
      `insert into balcao.orcamento_evento (assinatura_id, orcamento_id, tipo, usuario_id, texto, dados)
       select $1, id, $3, $4, $5, $6 from unnest($2::uuid[]) id`,
      [contexto.assinaturaId, orcamentoIds, tipo, contexto.usuarioId, texto, JSON.stringify(dados)],
    ),

  /** Oldest first. The caller has made sure that the case is theirs to read. */
  list: async (tx: Tx, orcamentoId: string): Promise<EventoOrcamento[]> =>
    (
      await tx.rows<Omit<EventoOrcamento, 'em'> & { em: Date }>(
        `select e.id, e.em, e.tipo, u.nome as usuario, e.texto
         from balcao.orcamento_evento e left join balcao.usuario u on u.id = e.usuario_id
         where e.orcamento_id = $1 order by e.em, e.id`,
        [orcamentoId],
      )
    ).map((row) => ({ ...row, em: row.em.toISOString() })),
};
