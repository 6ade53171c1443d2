import type { Manutencao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

interface Row {
  readonly id: string;
  readonly inicio: Date;
  readonly fim: Date;
  readonly mensagem: string;
  readonly encerradaEm: Date | null;
}
const COLUNAS = 'id, inicio, fim, mensagem, encerrada_em';
/** Those that are over, shown beside those to come. */
const RECENTES = 10;
const toManutencao = ({ inicio, fim, encerradaEm, ...row }: Row): Manutencao => ({
  ...row,
  inicio: inicio.toISOString(),
  fim: fim.toISOString(),
  encerradaEm: encerradaEm?.toISOString() ?? null,
});

export const manutencaoRepository = {
  list: async (tx: Tx, em: Date): Promise<Manutencao[]> =>
    (
      await tx.rows<Row>(
        `(select ${COLUNAS} from balcao.manutencao where fim > $1 and encerrada_em is null order by inicio, id)
         union all
         (select ${COLUNAS} from balcao.manutencao where fim <= $1 or encerrada_em is not null order by inicio desc, id desc limit $2)`,
        [em, RECENTES],
      )
    ).map(toManutencao),

  insert: async (
    tx: Tx,
    { usuarioId }: Contexto,
    { inicio, fim, mensagem }: Pick<Manutencao, 'inicio' | 'fim' | 'mensagem'>,
  ): Promise<Manutencao | null> => {
    const row = await tx.row<Row>(
      `insert into balcao.manutencao (criado_por, inicio, fim, mensagem) values ($1, $2, $3, $4) returning ${COLUNAS}`,
      [usuarioId, inicio, fim, mensagem],
    );
    return row && toManutencao(row);
  },

  /** @returns null when there is none, or it is over */
  end: async (tx: Tx, { usuarioId }: Contexto, id: string, em: Date): Promise<Manutencao | null> => {
    const row = await tx.row<Row>(
      `update balcao.manutencao set encerrada_em = $3, encerrada_por = $2
       where id = $1 and encerrada_em is null and fim > $3 returning ${COLUNAS}`,
      [id, usuarioId, em],
    );
    return row && toManutencao(row);
  },

  exists: async (tx: Tx, id: string): Promise<boolean> => (await tx.row('select 1 from balcao.manutencao where id = $1', [id])) !== null,
};
