import type { Preferencias } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador } from '../../plugins/ports.ts';

export interface LinhaConta {
  nome: string;
  email: string;
  telefone: string | null;
  administrador: boolean;
  senhaHash: string;
  emailConfirmadoEm: Date | null;
  criadoEm: Date;
}

export interface LinhaSessaoAtiva {
  id: string;
  guid: string;
  userAgent: string | null;
  ip: string | null;
  criadoEm: Date;
  expiraEm: Date;
}

interface LinhaPreferencias {
  tema: Preferencias['tema'];
  densidade: Preferencias['densidade'];
  collapsedMenu: boolean;
  showTutorialPlugin: boolean;
  densidadeResultados: Preferencias['densidadeResultados'];
}

/** Rows of the caller alone: their subscription's others are not theirs to see here. */
export const contaRepository = {
  find: (tx: Tx, usuarioId: string): Promise<LinhaConta | null> =>
    tx.row<LinhaConta>(
      'select nome, email, telefone, administrador, senha_hash, email_confirmado_em, criado_em from usuario where id = $1 and excluido_em is null',
      [usuarioId],
    ),

  save: (tx: Tx, usuarioId: string, { nome, telefone }: { nome: string; telefone: string | null }): Promise<number> =>
    tx.run('update usuario set nome = $2, telefone = $3, alterado_em = now(), alterado_por = $1, versao = versao + 1 where id = $1', [
      usuarioId,
      nome,
      telefone,
    ]),

  listSessoes: (tx: Tx, usuarioId: string, agora: Date): Promise<LinhaSessaoAtiva[]> =>
    tx.rows<LinhaSessaoAtiva>(
      `select id, guid, user_agent, ip, criado_em, expira_em from sessao
       where usuario_id = $1 and encerrada_em is null and expira_em > $2 order by criado_em desc, id desc`,
      [usuarioId, agora],
    ),

  async findPreferencias(tx: Tx, usuarioId: string): Promise<Preferencias | null> {
    const linha = await tx.row<LinhaPreferencias>(
      'select tema, densidade, collapsed_menu, show_tutorial_plugin, densidade_resultados from preferencia_usuario where usuario_id = $1',
      [usuarioId],
    );
    if (!linha) return null;
    const { tema, densidade, collapsedMenu, showTutorialPlugin, densidadeResultados } = linha;
    return {
      tema,
      densidade,
      collapsedMenu,
      showTutorialPlugin,
      densidadeResultados,
    };
  },

  savePreferencias: (tx: Tx, { assinaturaId, usuarioId }: Chamador, nova: Preferencias): Promise<number> =>
    tx.run(
      `insert into preferencia_usuario (assinatura_id, usuario_id, tema, densidade, collapsed_menu, show_tutorial_plugin, densidade_resultados)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (assinatura_id, usuario_id) do update set tema = excluded.tema, densidade = excluded.densidade,
         collapsed_menu = excluded.collapsed_menu, show_tutorial_plugin = excluded.show_tutorial_plugin,
         densidade_resultados = excluded.densidade_resultados, alterado_em = now()`,
      [assinaturaId, usuarioId, nova.tema, nova.densidade, nova.collapsedMenu, nova.showTutorialPlugin, nova.densidadeResultados],
    ),
};

export type ContaRepository = typeof contaRepository;
