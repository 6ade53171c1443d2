import { CargaDoMapa, MapaAssinado } from '@balcao/contracts';

/** Why a map was refused. */
export type DefeitoDoMapa = 'malformado' | 'chave' | 'assinatura' | 'ambiente' | 'momento' | 'vencido' | 'antigo';

export type Julgamento =
  | { readonly tipo: 'aceito'; readonly carga: CargaDoMapa }
  /** The browser cannot verify signatures: the map may only be used to detect that a newer one exists. */
  | { readonly tipo: 'naoConferido'; readonly carga: CargaDoMapa }
  | { readonly tipo: 'recusado'; readonly motivo: DefeitoDoMapa };

/** Criteria for accepting a map. */
export interface Criterio {
  readonly ambiente: string;
  /** The environment's public key: id, and the JWK's `x`. */
  readonly chave: { readonly id: string; readonly x: string };
  /** Highest sequence this page has seen. */
  readonly sequencia: number;
  readonly agora: number;
  /** Absent when the page is not served over a secure connection. */
  readonly subtle: Pick<SubtleCrypto, 'importKey' | 'verify'> | undefined;
}

const refuse = (motivo: DefeitoDoMapa): Julgamento => ({ tipo: 'recusado', motivo });
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Whether a map is a replay: a lower sequence than the last one seen, without being a rollback of it. */
export const isReplay = ({ sequencia, retornoAcimaDe }: CargaDoMapa, seen: number): boolean =>
  sequencia < seen && (retornoAcimaDe === null || retornoAcimaDe < seen);

/**
 * Checks a received map: signed by this environment's key, of this environment, current, and not an older one
 * replayed. Never throws: with an invalid map, the page keeps the one it has.
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

/** @returns null when the browser does not support Ed25519 */
async function verify({ carga, assinatura }: MapaAssinado, { chave, subtle }: Criterio): Promise<boolean | null> {
  if (!subtle) return null;
  const key = await subtle
    .importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: chave.x }, { name: 'Ed25519' }, false, ['verify'])
    .catch((error: unknown) => ((error as DOMException).name === 'NotSupportedError' ? null : undefined));
  if (!key) return key === null ? null : false;
  try {
    return await subtle.verify({ name: 'Ed25519' }, key, bytesOf(assinatura), new TextEncoder().encode(carga));
  } catch {
    // not base64: not a signature
    return false;
  }
}

function readCarga(text: string): CargaDoMapa | null {
  try {
    return CargaDoMapa.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // not JSON
    return null;
  }
}
