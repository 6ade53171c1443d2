import type { Enderecos, ItemMenu } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import type { ConfigEnderecos } from '../../config-parts.ts';
import type { Chamador } from '../../plugins/ports.ts';
import { buildMenu, fillEndereco } from './layout.model.ts';
import type { LayoutRepository } from './layout.repository.ts';
import { signSuporte } from './suporte-token.ts';

interface Deps {
  readonly repository: LayoutRepository;
  readonly enderecos: ConfigEnderecos;
  /** Signs the token of the support window. */
  readonly chave: Buffer;
  readonly agora: () => Date;
}

/** Long enough to open a window, short enough that an address left in a history is worth nothing. */
const VALIDADE_TOKEN_MS = 5 * 60_000;

export function createLayoutService({ repository, enderecos, chave, agora }: Deps) {
  const { suporte, ...publicos } = enderecos;

  return {
    /** An outside link the environment does not have is left out like an address the site does not have. */
    async getMenu(menu: 'lateral' | 'perfil', { sessao }: Chamador): Promise<ItemMenu[]> {
      const linhas = await repository.listMenu(menu);
      return buildMenu(
        linhas.map((linha) => ({ ...linha, link: linha.link && fillEndereco(linha.link, enderecos) })),
        sessao,
      );
    },

    getEnderecos: async (): Promise<Enderecos> => publicos,

    /** @returns the support window's address, its token in `t` (spec §2) */
    async openSuporte(chamador: Chamador): Promise<{ url: string; ate: string }> {
      const em = agora();
      const expiraEm = new Date(em.getTime() + VALIDADE_TOKEN_MS);
      const jti = uuidv7();
      await repository.insertAcessoSuporte(chamador, { id: jti, em, expiraEm });
      const url = new URL(suporte);
      const { usuarioId, assinaturaId, segfyerId = null } = chamador;
      url.searchParams.set('t', signSuporte({ jti, usuarioId, assinaturaId, segfyerId, em, expiraEm }, chave));
      return { url: url.href, ate: expiraEm.toISOString() };
    },
  };
}
