import type { Contexto, Tx } from '../../plugins/db.ts';

/** A case whose prices no longer hold. */
export interface Vencido {
  readonly id: string;
  readonly numero: number;
  readonly usuarioId: string;
  /** The last day any of its prices held. */
  readonly validade: string;
}

export const expiracaoRepository = {
  /** Subscriptions with something to expire on a day. Looks across all of them. */
  listAssinaturas: async (tx: Tx, hoje: string, carenciaDias: number): Promise<string[]> =>
    (await tx.rows<{ id: string }>('select * from balcao.assinaturas_com_vencidos($1, $2) as v (id)', [hoje, carenciaDias])).map(
      ({ id }) => id,
    ),

  /** Expires what is due in the caller's subscription; what is being written at the moment waits for tomorrow. */
  expire: (tx: Tx, contexto: Contexto, { hoje, carenciaDias }: { hoje: string; carenciaDias: number }): Promise<Vencido[]> =>
    tx.rows(
      `with due as (
         select o.id, max(r.validade) as validade
         from balcao.orcamento o join balcao.resultado_cotacao r on r.cotacao_id = o.cotacao_id and r.status = 'OK'
         where o.assinatura_id = $1 and o.status in ('CALCULADO', 'ENVIADO') and o.excluido_em is null
         group by o.id
         having bool_and(r.validade is not null) and max(r.validade) < $2::date - coalesce(
           (select p.carencia_dias from balcao.parametro_cotacao p where p.assinatura_id = $1), $3::int)
       ), held as (
         select o.id, d.validade from balcao.orcamento o join due d on d.id = o.id
         where o.status in ('CALCULADO', 'ENVIADO') for update of o skip locked
       )
       update balcao.orcamento o set status = 'EXPIRADO' from held h where h.id = o.id
       returning o.id, o.numero, o.usuario_id, h.validade::text as validade`,
      [contexto.assinaturaId, hoje, carenciaDias],
    ),
};

export type ExpiracaoRepository = typeof expiracaoRepository;
