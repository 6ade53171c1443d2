import * as z from 'zod/mini';
import type { Chaves, Ida } from '../../open-insurance/open-insurance.port.ts';
import { deriveKey } from '../../plugins/keys.ts';
import { seal, unseal } from '../../plugins/seal.ts';

const IdaLida = z.object({ estado: z.string(), nonce: z.string(), verificador: z.string() });
const ChavesLidas = z.object({ acesso: z.string(), acessoAte: z.iso.datetime(), renovacao: z.nullable(z.string()) });

/** What of a consent is secret, sealed for its row: read from the database, or moved to another row, it opens nothing. */
export function createSegredos(chave: Buffer) {
  const selo = deriveKey(chave, 'open-insurance');
  return {
    sealIda: (id: string, { estado, nonce, verificador }: Omit<Ida, 'url'>): Buffer =>
      seal(selo, JSON.stringify({ estado, nonce, verificador }), `ida:${id}`),
    openIda: (id: string, selada: Buffer): Omit<Ida, 'url'> => IdaLida.parse(JSON.parse(unseal(selo, selada, `ida:${id}`))),
    sealChaves: (id: string, { acesso, acessoAte, renovacao }: Chaves): Buffer =>
      seal(selo, JSON.stringify({ acesso, acessoAte: acessoAte.toISOString(), renovacao }), `chaves:${id}`),
    openChaves(id: string, seladas: Buffer): Chaves {
      const { acessoAte, ...chaves } = ChavesLidas.parse(JSON.parse(unseal(selo, seladas, `chaves:${id}`)));
      return { ...chaves, acessoAte: new Date(acessoAte) };
    },
  };
}
export type Segredos = ReturnType<typeof createSegredos>;
