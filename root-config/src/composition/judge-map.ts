import { CargaDoMapa, MapaAssinado } from '@balcao/contracts';

/** Why a map was not taken. */
export type DefeitoDoMapa = 'malformado' | 'chave' | 'assinatura' | 'ambiente' | 'momento' | 'vencido' | 'antigo';

export type Julgamento =
  | { readonly tipo: 'aceito'; readonly carga: CargaDoMapa }
  /** The browser cannot check signatures: good for telling that something newer is there, for nothing else. */
  | { readonly tipo: 'naoConferido'; readonly carga: CargaDoMapa }
  | { readonly tipo: 'recusado'; readonly motivo: DefeitoDoMapa };

/** What a map is judged against. */
export interface Criterio {
  readonly ambiente: string;
  /** The environment's public key: id, and the JWK's `x`. */
  readonly chave: { readonly id: string; readonly x: string };
  /** Highest sequence this page has seen. */
  readonly sequencia: number;
  readonly agora: number;
  /** Absent where the page is not served safely. */
  readonly subtle: Pick<SubtleCrypto, 'importKey' | 'verify'> | undefined;
}

const refuse = (motivo: DefeitoDoMapa): Julgamento => ({ tipo: 'recusado', motivo });
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** A replay: a lower sequence than the one seen, by a map that did not say it went back on it. */
export const isReplay = ({ sequencia, retornoAcimaDe }: CargaDoMapa, seen: number): boolean =>
  sequencia < seen && (retornoAcimaDe === null || retornoAcimaDe < seen);

/**
 * Judges a map that came over the wire: signed by this environment's key, of this environment, of now, not one the page has left
 * behind. Never throws: whatever is wrong with a map, the page goes on with the one it has.
 */
export async function judgeMap(wire: unknown, criterio: Criterio): Promise<Julgamento> {
  const signed = MapaAssinado.safeParse(wire);
  if (!signed.success) return refuse('malformado');
  if (signed.data.chave !== criterio.chave.id) return refuse('chave');
  const proof = await verify(signed.data, criterio);
  if (proof === false) return refuse('assinatura');
  const carga = readCarga(signed.data.carga);
  if (!carga) return refuse('malformado');
  if (carga.ambiente !== criterio.ambiente) return refuse('ambiente');
  if (carga.momento !== undefined) return refuse('momento');
  if (!(Date.parse(carga.expiraEm) > criterio.agora)) return refuse('vencido');
  if (isReplay(carga, criterio.sequencia)) return refuse('antigo');
  return { tipo: proof ? 'aceito' : 'naoConferido', carga };
}

/** @returns null where the browser has no Ed25519 */
async function verify({ carga, assinatura }: MapaAssinado, { chave, subtle }: Criterio): Promise<boolean | null> {
  if (!subtle) return null;
  const key = await subtle
    .importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: chave.x }, { name: 'Ed25519' }, false, ['verify'])
    .catch((error: unknown) => ((error as DOMException).name === 'NotSupportedError' ? null : undefined));
  if (!key) return key === null ? null : false;
  try {
    return await subtle.verify({ name: 'Ed25519' }, key, bytesOf(assinatura), new TextEncoder().encode(carga));
  } catch {
    // not base64: nobody signed that
    return false;
  }
}

function readCarga(text: string): CargaDoMapa | null {
  try {
    return CargaDoMapa.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // not JSON: as malformed as any other shape
    return null;
  }
}
