import { createPublicKey, verify } from 'node:crypto';
import { CargaDoMapa, type MapaAssinado } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { ChavePublica } from './mapas.port.ts';

/** What the gateway reads of a map: what the page does, and what it announces ahead. */
const Carga = z.extend(CargaDoMapa, {
  /** Brotli bytes of each module, by address. */
  pesos: z.record(z.string(), z.number()),
  /** Fonts of the first paint. */
  fontes: z.array(z.string()),
  /** Origins its modules may come from; absent only from a service of before. */
  origens: z.optional(z.array(z.string())),
});
export type Carga = z.infer<typeof Carga>;

/** A signed map that may be served: read, of this environment, in time, signed by its key, and with a shell in it. */
export interface MapaLido {
  /** null: the build of the installation, which nobody signed. */
  readonly assinado: MapaAssinado | null;
  readonly carga: Carga;
  readonly chave: ChavePublica;
}

export class MapaRuim extends Error {
  override readonly name = 'MapaRuim';
}

/** Without it no page starts. */
const CASCA = '@balcao/root-config';

function isSignedBy({ carga, assinatura }: MapaAssinado, { x }: ChavePublica): boolean {
  const chave = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(carga, 'utf8'), chave, Buffer.from(assinatura, 'base64'));
}

function parseCarga(texto: string): Carga {
  try {
    return z.parse(Carga, JSON.parse(texto));
  } catch (causa) {
    throw new MapaRuim('o mapa não é um mapa', { cause: causa });
  }
}

export interface Exigido {
  readonly ambiente: string;
  readonly chave: ChavePublica;
  /** A later moment than its end makes it old; absent: the last good one is good whatever its age. */
  readonly agora?: Date;
}

/** @throws MapaRuim saying what is wrong with it. */
export function lerMapa(assinado: MapaAssinado, { ambiente, chave, agora }: Exigido): MapaLido {
  if (assinado.chave !== chave.id || !isSignedBy(assinado, chave)) throw new MapaRuim('a assinatura do mapa não confere');
  const carga = parseCarga(assinado.carga);
  if (carga.ambiente !== ambiente) throw new MapaRuim(`o mapa é do ambiente ${carga.ambiente}`);
  if (agora && Date.parse(carga.expiraEm) <= agora.getTime()) throw new MapaRuim('o mapa já venceu');
  if (!carga.mapa.imports[CASCA]) throw new MapaRuim('o mapa não tem a casca do site');
  return { assinado, carga, chave };
}
