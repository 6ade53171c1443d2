import { createCipheriv } from 'node:crypto';
import type { Canais } from '@balcao/contracts';
import { deriveKey } from './keys.ts';
import type { Chamador, Publicador } from './ports.ts';

export type Canal = Publicador['canal'];

/** Id of the provider itself, for channels that need the id of a subscription. */
const PROVEDOR = '00000000-0000-0000-0000-000000000000';

/**
 * Names of channels: environment, then the id encrypted. One AES-256 block per UUID: the same id always gives the same name,
 * without the key it can neither be created nor decoded, and each kind has its own key.
 */
export function createChannels(ambiente: string, chave: Buffer): Canal {
  return (tipo, id) => {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    if (bytes.length !== 16) throw new Error('um canal se faz do UUID de quem o ouve');
    const cipher = createCipheriv('aes-256-ecb', deriveKey(chave, `canal:${tipo}`), null).setAutoPadding(false);
    return `${ambiente}/${Buffer.concat([cipher.update(bytes), cipher.final()]).toString('base64url')}`;
  };
}

/** The channel of every session of the environment. */
export const channelOfAll = (canal: Canal): string => canal('todos', PROVEDOR);

/** The channel of the administrators of all subscriptions. */
export const channelOfProvider = (canal: Canal): string => canal('administradores', PROVEDOR);

/** The channels a session may subscribe to (spec §6). */
export function channelsOf(canal: Canal, { assinaturaId, usuarioId, sessao }: Chamador): Canais {
  return {
    assinatura: canal('assinatura', assinaturaId),
    usuario: canal('usuario', usuarioId),
    todos: channelOfAll(canal),
    ...(sessao.segfyer && sessao.segfyerId && { segfyer: canal('segfyer', sessao.segfyerId) }),
    ...(sessao.administrador && { administradores: canal('administradores', assinaturaId), provedor: channelOfProvider(canal) }),
  };
}
