import type { PedidoAcompanhado, PedidoPublico, TipoPedidoTitular } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A code that was sent, while it can be used. */
export interface CodigoRow {
  readonly id: string;
  readonly codigoHash: Buffer;
  readonly tentativas: number;
  /** The request it confirmed. */
  readonly pedidoId: string | null;
}

type PedidoRow = Omit<PedidoPublico, 'recebidaEm' | 'prazoEm' | 'isRepetido'> & {
  readonly id: string;
  readonly recebidaEm: Date;
  readonly prazoEm: Date;
};

type PedidoAcompanhadoRow = Omit<PedidoAcompanhado, 'recebidaEm' | 'prazoEm' | 'encerradaEm'> & {
  readonly recebidaEm: Date;
  readonly prazoEm: Date;
  readonly encerradaEm: Date | null;
};

const PEDIDO = 'select id, tipo, recebida_em, prazo_em from balcao.solicitacao_titular';

/** What a client asks of their own data. */
export const direitosRepository = {
  findDocumento: async (tx: Tx, seguradoId: string): Promise<string | null> =>
    (await tx.row<{ documento: string }>('select documento from balcao.segurado where id = $1', [seguradoId]))?.documento ?? null,

  /** How many codes a link sent since then. */
  countCodigos: async (tx: Tx, coletaId: string, desde: Date): Promise<number> =>
    (
      await tx.row<{ n: number }>('select count(*)::int as n from balcao.codigo_titular where coleta_id = $1 and criado_em > $2', [
        coletaId,
        desde,
      ])
    )?.n ?? 0,

  insertCodigo: (
    tx: Tx,
    { assinaturaId }: Contexto,
    novo: { id: string; coletaId: string; codigoHash: Buffer; criadoEm: Date; expiraEm: Date },
  ): Promise<number> =>
    tx.run(
      'insert into balcao.codigo_titular (id, assinatura_id, coleta_id, codigo_hash, criado_em, expira_em) values ($1, $2, $3, $4, $5, $6)',
      [novo.id, assinaturaId, novo.coletaId, novo.codigoHash, novo.criadoEm, novo.expiraEm],
    ),

  /** The newest code of a link, alone: the ones before it are worth nothing. */
  lockCodigo: (tx: Tx, coletaId: string, agora: Date): Promise<CodigoRow | null> =>
    tx.row(
      `select id, codigo_hash, tentativas, pedido_id from balcao.codigo_titular
       where id = (select id from balcao.codigo_titular where coleta_id = $1 order by criado_em desc, id desc limit 1) and expira_em > $2
       for update`,
      [coletaId, agora],
    ),

  countTentativa: (tx: Tx, id: string): Promise<number> =>
    tx.run('update balcao.codigo_titular set tentativas = tentativas + 1 where id = $1', [id]),

  useCodigo: (tx: Tx, id: string, pedidoId: string): Promise<number> =>
    tx.run('update balcao.codigo_titular set pedido_id = $2 where id = $1', [id, pedidoId]),

  findPedido: (tx: Tx, id: string): Promise<PedidoRow | null> => tx.row(`${PEDIDO} where id = $1`, [id]),

  listPedidos: async (tx: Tx, documento: string): Promise<PedidoAcompanhado[]> =>
    (
      await tx.rows<PedidoAcompanhadoRow>(
        `select tipo, status, recebida_em, prazo_em, resposta, encerrada_em from balcao.solicitacao_titular
         where documento = $1 and excluido_em is null order by recebida_em desc, id desc limit 50`,
        [documento],
      )
    ).map(({ recebidaEm, prazoEm, encerradaEm, ...pedido }) => ({
      ...pedido,
      recebidaEm: recebidaEm.toISOString(),
      prazoEm: prazoEm.toISOString(),
      encerradaEm: encerradaEm?.toISOString() ?? null,
    })),

  /** The newest request that hands the data over and was granted. */
  findAtendido: (tx: Tx, documento: string): Promise<{ id: string; nome: string; documento: string } | null> =>
    tx.row(
      `select id, nome, documento from balcao.solicitacao_titular where documento = $1 and tipo in ('ACESSO', 'PORTABILIDADE')
         and status = 'ATENDIDA' and excluido_em is null order by encerrada_em desc, id desc limit 1`,
      [documento],
    ),

  /** The first time counts: it proves that the data was handed over. */
  setEntregue: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run('update balcao.solicitacao_titular set entregue_em = $2 where id = $1 and entregue_em is null', [id, em]),

  /** The request of this kind that still runs. */
  findAberto: (tx: Tx, documento: string, tipo: TipoPedidoTitular): Promise<PedidoRow | null> =>
    tx.row(`${PEDIDO} where documento = $1 and tipo = $2 and encerrada_em is null and excluido_em is null order by recebida_em limit 1`, [
      documento,
      tipo,
    ]),
};

export type DireitosRepository = typeof direitosRepository;
