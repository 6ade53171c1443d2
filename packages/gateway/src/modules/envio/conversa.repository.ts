import type { ClienteEsperando, ConversaPublica, RespostaCliente } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

export type RespostaRow = Omit<RespostaCliente, 'entregas'> & { envioId: string };

/** One message to be kept of a sending: the client's, with their address; or the brokerage's, with its user. */
export interface NovaResposta {
  readonly id: string;
  readonly envioId: string;
  readonly tipo: RespostaCliente['tipo'];
  /** Repeated, it is the same message. */
  readonly chave: string;
  readonly nome: string;
  readonly ofertaId?: string | null;
  readonly mensagem?: string | null;
  readonly ip?: string | null;
  readonly usuarioId?: string | null;
}

const AGUARDAM = `p.tipo in ('DUVIDA', 'ATUALIZACAO')`;

/** What is said by a client's link, both ways: added to, never rewritten. */
export const conversaRepository = {
  /** @returns whether it was not there before */
  insert: async (tx: Tx, contexto: Contexto, nova: NovaResposta): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.envio_resposta (id, assinatura_id, envio_id, tipo, chave, oferta_id, nome, mensagem, ip, usuario_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        nova.id,
        contexto.assinaturaId,
        nova.envioId,
        nova.tipo,
        nova.chave,
        nova.ofertaId ?? null,
        nova.nome,
        nova.mensagem ?? null,
        nova.ip ?? null,
        nova.usuarioId ?? null,
      ],
    )) === 1,

  /** Oldest first. */
  list: async (tx: Tx, envios: readonly string[]): Promise<RespostaRow[]> =>
    (
      await tx.rows<Omit<RespostaRow, 'em'> & { em: Date }>(
        `select p.id, p.envio_id, p.tipo, p.em, p.nome, p.mensagem, s.nome || ' — ' || f.pacote as oferta
         from balcao.envio_resposta p
         left join balcao.oferta_cotacao f on f.id = p.oferta_id
         left join balcao.resultado_cotacao r on r.id = f.resultado_id
         left join balcao.seguradora s on s.slug = r.seguradora
         where p.envio_id = any($1::uuid[]) order by p.em, p.id`,
        [envios],
      )
    ).map((row) => ({ ...row, em: row.em.toISOString() })),

  /** What the client may read of a sending: questions and answers, and when they asked for new prices. */
  async read(tx: Tx, envioId: string): Promise<ConversaPublica> {
    const rows = await conversaRepository.list(tx, [envioId]);
    return {
      conversa: rows
        .filter(({ tipo }) => tipo === 'DUVIDA' || tipo === 'RESPOSTA')
        .map(({ id, tipo, nome, em, mensagem }) => ({
          id,
          de: tipo === 'DUVIDA' ? ('CLIENTE' as const) : ('CORRETORA' as const),
          nome,
          em,
          texto: mensagem ?? '',
        })),
      atualizacaoPedidaEm: rows.find(({ tipo }) => tipo === 'ATUALIZACAO')?.em ?? null,
    };
  },

  /** Questions since the brokerage last answered, and all of them. */
  countDuvidas: async (tx: Tx, envioId: string): Promise<{ semResposta: number; todas: number }> =>
    (await tx.row<{ semResposta: number; todas: number }>(
      `select count(*)::int as todas, (count(*) filter (where p.em > coalesce(
           (select max(r.em) from balcao.envio_resposta r where r.envio_id = $1 and r.tipo = 'RESPOSTA'), '-infinity')))::int as sem_resposta
       from balcao.envio_resposta p where p.envio_id = $1 and p.tipo = 'DUVIDA'`,
      [envioId],
    )) ?? { semResposta: 0, todas: 0 },

  /** An answer of the brokerage, with the question it came after. */
  findResposta: (tx: Tx, id: string): Promise<{ mensagem: string; pergunta: string | null } | null> =>
    tx.row(
      `select r.mensagem, (select p.mensagem from balcao.envio_resposta p
         where p.envio_id = r.envio_id and p.tipo = 'DUVIDA' and p.em < r.em order by p.em desc limit 1) as pergunta
       from balcao.envio_resposta r where r.id = $1 and r.tipo = 'RESPOSTA'`,
      [id],
    ),

  /** Since when the client of a case waits for the brokerage; null when they do not. */
  findEsperaDesde: async (tx: Tx, orcamentoId: string): Promise<string | null> =>
    (await tx.row<{ desde: Date | null }>('select balcao.cliente_espera_desde($1) as desde', [orcamentoId]))?.desde?.toISOString() ?? null,

  /** Cases in the caller's scope whose client waits, the longest wait first. */
  listEsperando: async (tx: Tx, { usuarioId }: Escopo): Promise<ClienteEsperando[]> =>
    (
      await tx.rows<Omit<ClienteEsperando, 'desde'> & { desde: Date }>(
        `select o.id as orcamento_id, o.numero, x.desde from balcao.orcamento o
         cross join lateral (select balcao.cliente_espera_desde(o.id) as desde) x
         where o.excluido_em is null and ($1::uuid is null or o.usuario_id = $1) and x.desde is not null
           and o.id in (select e.orcamento_id from balcao.envio_orcamento e join balcao.envio_resposta p on p.envio_id = e.id where ${AGUARDAM})
         order by x.desde, o.id limit 200`,
        [usuarioId],
      )
    ).map((row) => ({ ...row, desde: row.desde.toISOString() })),
};

export type ConversaRepository = typeof conversaRepository;
