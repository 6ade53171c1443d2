import type { Contexto, Tx } from '../../plugins/db.ts';

interface Periodo {
  readonly desde: Date;
  /** Newest first, no more than these. */
  readonly quantos: number;
}

const momentsOf = (rows: readonly { em: Date }[]): Date[] => rows.map(({ em }) => em);
// what goes with a quote, and what is written to many
const ENVIADOS = `select criado_em as em from (
    select criado_em, usuario_id, destinatario from balcao.envio_entrega where status <> 'CANCELADA' and criado_em > $1
    union all select criado_em, usuario_id, destinatario from balcao.mensagem_segurado where status <> 'CANCELADA' and criado_em > $1) e where true`;

/** When e-mails to clients were asked for. Only those of the transaction's subscription, but for `deTestes`. */
export const volumeRepository = {
  /** One by one for each subscription: many at once would all count the same few. */
  hold: (tx: Tx, { assinaturaId }: Contexto): Promise<number> =>
    tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`volume:${assinaturaId}`]),

  daAssinatura: async (tx: Tx, { desde, quantos }: Periodo): Promise<Date[]> =>
    momentsOf(await tx.rows(`${ENVIADOS} order by criado_em desc limit $2`, [desde, quantos])),

  doUsuario: async (tx: Tx, { usuarioId }: Contexto, { desde, quantos }: Periodo): Promise<Date[]> =>
    momentsOf(await tx.rows(`${ENVIADOS} and usuario_id = $2 order by criado_em desc limit $3`, [desde, usuarioId, quantos])),

  doDestinatario: async (tx: Tx, destinatario: string, { desde, quantos }: Periodo): Promise<Date[]> =>
    momentsOf(
      await tx.rows(`${ENVIADOS} and lower(destinatario) = lower($2) order by criado_em desc limit $3`, [desde, destinatario, quantos]),
    ),

  deTestes: async (tx: Tx, destinatario: string, { desde, quantos }: Periodo): Promise<Date[]> =>
    momentsOf(await tx.rows('select em from balcao.emails_de_testes($1, $2, $3) as em', [destinatario, desde, quantos])),
};
