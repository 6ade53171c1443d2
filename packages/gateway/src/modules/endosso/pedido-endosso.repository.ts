import type { PedidoNaSeguradora } from '@balcao/contracts';
import type { EndossoConsentido } from '../../open-insurance/open-insurance.port.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A request of an insurer, and how far it is followed. */
export interface PedidoEndossoRow {
  readonly endossoId: string;
  readonly pedido: EndossoConsentido;
  readonly protocoladoEm: Date | null;
  readonly endereco: string | null;
  readonly consultas: number;
  readonly consultadoEm: Date | null;
  readonly proximaEm: Date | null;
  readonly desistidoEm: Date | null;
}

const PEDIDO = `select q.endosso_id, q.pedido, q.protocolado_em, q.endereco, q.consultas, q.consultado_em, q.proxima_em, q.desistido_em
  from balcao.pedido_endosso q`;
const iso = (em: Date | null): string | null => em && em.toISOString();

/** As the screen reads it, without the consent. */
export const seePedido = ({ pedido: _, ...row }: PedidoEndossoRow): Omit<PedidoNaSeguradora, 'consentimento'> => ({
  ...row,
  protocoladoEm: iso(row.protocoladoEm),
  consultadoEm: iso(row.consultadoEm),
  proximaEm: iso(row.proximaEm),
  desistidoEm: iso(row.desistidoEm),
});

export const pedidoEndossoRepository = {
  insert: (tx: Tx, { assinaturaId }: Contexto, endossoId: string, pedido: EndossoConsentido): Promise<number> =>
    tx.run('insert into balcao.pedido_endosso (assinatura_id, endosso_id, pedido) values ($1, $2, $3)', [
      assinaturaId,
      endossoId,
      JSON.stringify(pedido),
    ]),

  find: (tx: Tx, endossoId: string): Promise<PedidoEndossoRow | null> => tx.row(`${PEDIDO} where q.endosso_id = $1`, [endossoId]),

  listDaApolice: (tx: Tx, apoliceId: string): Promise<PedidoEndossoRow[]> =>
    tx.rows(`${PEDIDO} join balcao.endosso e on e.id = q.endosso_id where e.apolice_id = $1 and e.excluido_em is null`, [apoliceId]),

  setProtocolado: (
    tx: Tx,
    endossoId: string,
    { em, endereco, proximaEm }: { em: Date; endereco: string | null; proximaEm: Date | null },
  ): Promise<number> =>
    tx.run('update balcao.pedido_endosso set protocolado_em = $2, endereco = $3, proxima_em = $4 where endosso_id = $1', [
      endossoId,
      em,
      endereco,
      proximaEm,
    ]),

  setConsulta: (
    tx: Tx,
    endossoId: string,
    { em, proximaEm, desistiu }: { em: Date; proximaEm: Date | null; desistiu: boolean },
  ): Promise<number> =>
    tx.run(
      `update balcao.pedido_endosso set consultas = consultas + 1, consultado_em = $2::timestamptz, proxima_em = $3,
         desistido_em = case when $4::boolean then $2::timestamptz end where endosso_id = $1`,
      [endossoId, em, proximaEm, desistiu],
    ),
};

export type PedidoEndossoRepository = typeof pedidoEndossoRepository;
