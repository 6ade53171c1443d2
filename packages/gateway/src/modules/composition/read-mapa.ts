import { createPublicKey, verify } from 'node:crypto';
import { CargaDoMapa, type MapaAssinado } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { ChavePublica } from './mapas.port.ts';

/** Fields of a map that the gateway reads: those of the page, and those for announcing scripts. */
const Carga = z.extend(CargaDoMapa, {
  /** Brotli bytes of each module, by address. */
  pesos: z.record(z.string(), z.number()),
  /** Fonts of the first paint. */
  fontes: z.array(z.string()),
  /** Origins its modules may come from; absent in maps of an older service. */
  origens: z.optional(z.array(z.string())),
});
export type Carga = z.infer<typeof Carga>;

/** A map that may be served: valid, of this environment, not expired, signed by its key, and containing the shell. */
export interface MapaLido {
  /** null: the installation's own build, which is not signed. */
  readonly assinado: MapaAssinado | null;
  readonly carga: Carga;
  readonly chave: ChavePublica;
}

export class MapaRuim extends Error {
  override readonly name = 'MapaRuim';
}

/** No page starts without it. */
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
  /** Refuses a map that expired before this moment; absent: the age is not checked. */
  readonly agora?: Date;
}

/** @throws MapaRuim explaining what is wrong. */
export function readMapa(assinado: MapaAssinado, { ambiente, chave, agora }: Exigido): MapaLido {
  if (assinado.chave !== chave.id || !isSignedBy(assinado, chave)) throw new MapaRuim('a assinatura do mapa não confere');
  const carga = parseCarga(assinado.carga);
  if (carga.ambiente !== ambiente) throw new MapaRuim(`o mapa é do ambiente ${carga.ambiente}`);
  if (agora && Date.parse(carga.expiraEm) <= agora.getTime()) throw new MapaRuim('o mapa já venceu');
  if (!carga.mapa.imports[CASCA]) throw new MapaRuim('o mapa não tem a casca do site');
  return { assinado, carga, chave };
}
