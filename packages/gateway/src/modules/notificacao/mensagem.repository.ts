import type { MensagemProvedor } from '@balcao/contracts';
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

/** Which page of the list, and when it is looked at. */
export interface PaginaMensagens {
  readonly pagina: number;
  readonly tamanho: number;
  readonly em: Date;
}

type Row = Omit<MensagemProvedor, 'publicadaEm' | 'validaAte' | 'retiradaEm'> & {
  readonly publicadaEm: Date;
  readonly validaAte: Date;
  readonly retiradaEm: Date | null;
};

const toMensagem = ({ publicadaEm, validaAte, retiradaEm, ...row }: Row): MensagemProvedor => ({
  ...row,
  publicadaEm: publicadaEm.toISOString(),
  validaAte: validaAte.toISOString(),
  retiradaEm: retiradaEm?.toISOString() ?? null,
});

/** Messages of the provider. What reaches other subscriptions is a function of the database that answers segfyers alone. */
export const mensagemRepository = {
  insert: (tx: Tx, { assinaturaId, usuarioId }: Chamador, { id, titulo, texto, link, validaAte, em }: NovaMensagem): Promise<number> =>
    tx.run(
      `insert into balcao.mensagem_provedor (id, assinatura_id, usuario_id, titulo, texto, link, valida_ate, criado_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, assinaturaId, usuarioId, titulo, texto, link, validaAte, em],
    ),

  /** One page, newest first, and how many there are. */
  async list(tx: Tx, { pagina, tamanho, em }: PaginaMensagens): Promise<{ itens: MensagemProvedor[]; total: number }> {
    const rows = await tx.rows<Row>(
      `select m.id, m.titulo, m.texto, m.link, u.nome as autor, m.criado_em as publicada_em, m.valida_ate,
         m.retirada_em,
         case when m.retirada_em is not null then 'encerrada' when m.valida_ate > $1 then 'valendo' else 'vencida' end as estado,
         c.entregues, c.lidas
       from balcao.mensagem_provedor m
       join balcao.usuario u on u.id = m.usuario_id
       cross join lateral contar_mensagem_provedor(m.id) c
       order by m.criado_em desc, m.id desc limit $2 offset $3`,
      [em, tamanho, (pagina - 1) * tamanho],
    );
    const contadas = await tx.row<{ total: number }>('select count(*)::int as total from balcao.mensagem_provedor');
    return { itens: rows.map(toMensagem), total: contadas?.total ?? 0 };
  },

  /** @returns to how many administrators */
  deliver: async (tx: Tx, id: string, em: Date): Promise<number> =>
    (await tx.row<{ n: number }>('select entregar_mensagem_provedor($1, $2) as n', [id, em]))?.n ?? 0,

  withdraw: async (tx: Tx, id: string, em: Date): Promise<boolean> =>
    (await tx.row<{ sim: boolean }>('select retirar_mensagem_provedor($1, $2) as sim', [id, em]))?.sim ?? false,
};

export type MensagemRepository = typeof mensagemRepository;
