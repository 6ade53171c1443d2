import type { Db } from '../../plugins/db.ts';

/** A line of the menu as stored; `grupo` names the line it hangs below. */
export interface LinhaMenu {
  id: string;
  grupo: string | null;
  title: string;
  link: string | null;
  icon: string | null;
  rota: string | null;
  destacado: boolean;
  is_new: boolean;
  needs: string | null;
  blocked_by: string | null;
  administrador: boolean;
}

export const createLayoutRepository = (db: Db) => ({
  listMenu: (menu: 'lateral' | 'perfil'): Promise<LinhaMenu[]> =>
    db.global((tx) =>
      tx.rows<LinhaMenu>(
        'select id, grupo, title, link, icon, rota, destacado, is_new, needs, blocked_by, administrador from menu_item where menu = $1 order by ordem, id',
        [menu],
      ),
    ),
});
