import type { Tx } from '../../plugins/db.ts';
import type { Chamador } from '../../plugins/ports.ts';

export interface NovaMensagem {
  readonly id: string;
  readonly titulo: string;
  readonly texto: string;
  readonly link: string | null;
  readonly validaAte: Date;
  readonly em: Date;
}

/** Messages of the provider. What reaches other subscriptions is a function of the database that answers segfyers alone. */
export const mensagemRepository = {
  insert: (tx: Tx, { assinaturaId, usuarioId }: Chamador, { id, titulo, texto, link, validaAte, em }: NovaMensagem): Promise<number> =>
    tx.run(
      `insert into balcao.mensagem_provedor (id, assinatura_id, usuario_id, titulo, texto, link, valida_ate, criado_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, assinaturaId, usuarioId, titulo, texto, link, validaAte, em],
    ),

  /** @returns to how many administrators */
  deliver: async (tx: Tx, id: string, em: Date): Promise<number> =>
    (await tx.row<{ n: number }>('select entregar_mensagem_provedor($1, $2) as n', [id, em]))?.n ?? 0,

  withdraw: async (tx: Tx, id: string, em: Date): Promise<boolean> =>
    (await tx.row<{ sim: boolean }>('select retirar_mensagem_provedor($1, $2) as sim', [id, em]))?.sim ?? false,
};

export type MensagemRepository = typeof mensagemRepository;
