import type { Novidade } from '@balcao/contracts';
import type { Contexto, Db } from '../../plugins/db.ts';

/** A line of the menu as stored; `grupo` names the line it hangs below. */
export interface LinhaMenu {
  id: string;
  grupo: string | null;
  title: string;
  /** What it is called to whoever signs in as a producer, who needs no permission for it; null where the page has no part of theirs. */
  titleProdutor: string | null;
  /** Outside address; `{ajuda}` stands for the environment's. */
  link: string | null;
  icon: string | null;
  rota: string | null;
  destacado: boolean;
  isNew: boolean;
  needs: string | null;
  blockedBy: string | null;
  administrador: boolean;
}

/** An app as stored; `{ajuda}`, `{extensaoChrome}`… in `url` stand for the environment's addresses. */
export interface LinhaAplicativo {
  readonly nome: string;
  readonly descricao: string;
  readonly url: string;
  readonly icone: string;
}

export interface NovoAcessoSuporte {
  readonly id: string;
  readonly em: Date;
  readonly expiraEm: Date;
}

export const createLayoutRepository = (db: Db) => ({
  listMenu: (menu: 'lateral' | 'perfil'): Promise<LinhaMenu[]> =>
    db.global((tx) =>
      tx.rows<LinhaMenu>(
        'select id, grupo, title, title_produtor, link, icon, rota, destacado, is_new, needs, blocked_by, administrador from menu_item where menu = $1 order by ordem, id',
        [menu],
      ),
    ),

  listNovidades: (): Promise<Novidade[]> =>
    db.global((tx) => tx.rows('select id, titulo, texto, publicada_em::text, link from novidade n order by n.publicada_em desc, id')),

  listAplicativos: (): Promise<LinhaAplicativo[]> =>
    db.global((tx) => tx.rows('select nome, descricao, url, icone from aplicativo order by ordem, id')),

  /** The audit trail of the table is the record of who opened the window. */
  insertAcessoSuporte: (contexto: Contexto, { id, em, expiraEm }: NovoAcessoSuporte): Promise<number> =>
    db.tenant(contexto, (tx) =>
      tx.run('insert into acesso_suporte (id, assinatura_id, criado_em, usuario_id, expira_em) values ($1, $2, $3, $4, $5)', [
        id,
        contexto.assinaturaId,
        em,
        contexto.usuarioId,
        expiraEm,
      ]),
    ),
});

export type LayoutRepository = ReturnType<typeof createLayoutRepository>;
