import type { Contexto, Tx } from '../../plugins/db.ts';
import type { LinhaWebinar } from './webinar.model.ts';

const COLUNAS = `w.id, w.titulo, w.descricao, w.data, w.duracao_min, w.link,
  exists (select from balcao.inscricao_webinar i where i.webinar_id = w.id and i.usuario_id = $1) as inscrito`;

export const webinarRepository = {
  list: (tx: Tx, usuarioId: string): Promise<LinhaWebinar[]> =>
    tx.rows(`select ${COLUNAS} from balcao.webinar w order by w.data desc limit 100`, [usuarioId]),

  find: (tx: Tx, usuarioId: string | null, id: string): Promise<LinhaWebinar | null> =>
    tx.row(`select ${COLUNAS} from balcao.webinar w where w.id = $2`, [usuarioId, id]),

  /** The one that is live or comes first: nothing that has ended. */
  findNext: (tx: Tx, usuarioId: string, agora: Date): Promise<LinhaWebinar | null> =>
    tx.row(
      `select ${COLUNAS} from balcao.webinar w where w.data + make_interval(mins => w.duracao_min) > $2 order by w.data, w.id limit 1`,
      [usuarioId, agora],
    ),

  subscribe: (tx: Tx, { assinaturaId, usuarioId }: Contexto, id: string): Promise<number> =>
    tx.run(
      `insert into balcao.inscricao_webinar (assinatura_id, usuario_id, webinar_id) values ($1, $2, $3)
       on conflict (usuario_id, webinar_id) do nothing`,
      [assinaturaId, usuarioId, id],
    ),

  unsubscribe: (tx: Tx, usuarioId: string, id: string): Promise<number> =>
    tx.run('delete from balcao.inscricao_webinar where usuario_id = $1 and webinar_id = $2', [usuarioId, id]),
};

export type WebinarRepository = typeof webinarRepository;
