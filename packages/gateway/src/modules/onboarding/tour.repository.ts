import type { PerfilSeguradoras, Tour } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

const TOUR = 'step, login_configurado, fade_menu';

/** What the subscription really did. */
export interface Feitos {
  readonly logins: boolean;
  readonly documentos: boolean;
  readonly multicalculo: boolean;
}

export const tourRepository = {
  /** In the words of the robots' own service, which the contract keeps. */
  async findPerfil(tx: Tx, usuarioId: string): Promise<PerfilSeguradoras | null> {
    const row = await tx.row<{ status: string; credentialsActive: number }>(
      'select status, credentials_active from perfil_automacao where usuario_id = $1',
      [usuarioId],
    );
    return row && { status: row.status, user_id: usuarioId, credentials_active: row.credentialsActive };
  },

  findTour: (tx: Tx, usuarioId: string): Promise<Tour | null> =>
    tx.row(`select ${TOUR} from tour_usuario where usuario_id = $1`, [usuarioId]),

  saveTour: (tx: Tx, { assinaturaId, usuarioId }: Contexto, { step, loginConfigurado, fadeMenu }: Tour, em: Date): Promise<Tour | null> =>
    tx.row(
      `insert into tour_usuario as t (assinatura_id, usuario_id, step, login_configurado, fade_menu, alterado_em) values ($1, $2, $3, $4, $5, $6)
       on conflict (usuario_id) do update set step = excluded.step, login_configurado = excluded.login_configurado,
         fade_menu = excluded.fade_menu, alterado_em = excluded.alterado_em
       returning ${TOUR}`,
      [assinaturaId, usuarioId, step, loginConfigurado, fadeMenu, em],
    ),

  endPrimeiroAcesso: (tx: Tx, usuarioId: string): Promise<number> =>
    tx.run('update usuario set primeiro_acesso = false where id = $1 and primeiro_acesso', [usuarioId]),

  /** Imported documents are known by the policies they became, until documents have a table of their own. */
  findFeitos: async (tx: Tx): Promise<Feitos> =>
    (await tx.row<Feitos>(
      `select exists (select from perfil_automacao where status = 'active' and credentials_active > 0) as logins,
         exists (select from apolice where excluido_em is null) as documentos,
         exists (select from cotacao) as multicalculo`,
    )) as Feitos,
};

export type TourRepository = typeof tourRepository;
