import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsent, writeOnce } from '../registro/write-once.ts';

export interface Chaveiro {
  /** `assinatura` is base64 Ed25519 over the UTF-8 bytes of `carga`; `chave` the key's id. */
  sign(ambiente: string, carga: string): Promise<{ readonly assinatura: string; readonly chave: string }>;
  publica(ambiente: string): Promise<{ readonly id: string; readonly jwk: JsonWebKey }>;
  verify(ambiente: string, carga: string, assinatura: string): Promise<boolean>;
}

export interface OpcoesChaveiro {
  /** Folder that holds `chaves/<ambiente>.pem`. */
  readonly pasta: string;
  /** PEM of an environment's private key given by configuration; it takes precedence over the file. */
  readonly dadas?: Readonly<Record<string, string>>;
}

interface Par {
  readonly privada: KeyObject;
  readonly publica: KeyObject;
  readonly jwk: JsonWebKey;
  readonly id: string;
}

const PREFIXO = 'IMPORT_MAP_KEY_';
/** Environments are part of a file's name. */
const NOME_AMBIENTE = /^[a-z][a-z0-9-]{0,62}$/;

/** First 16 hexadecimal digits of the SHA-256 of the 32 raw bytes of the public key. */
const idOf = ({ x = '' }: JsonWebKey): string => createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16);

/** @throws an error whose message says where the invalid key is, without showing the key. */
function pairOf(pem: string, onde: string): Par {
  const wrong = (causa?: unknown) => new Error(`${onde} não tem uma chave privada Ed25519 em PEM.`, { cause: causa });
  let privada: KeyObject;
  try {
    privada = createPrivateKey(pem);
  } catch (causa) {
    throw wrong(causa);
  }
  if (privada.asymmetricKeyType !== 'ed25519') throw wrong();
  const publica = createPublicKey(privada);
  const jwk = publica.export({ format: 'jwk' });
  return { privada, publica, jwk, id: idOf(jwk) };
}

const newPem = (): string => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Reads the key file, or creates it; the first process to create it wins. A damaged file is an error and is never replaced, because browsers already trust its public key. */
async function readOrMake(pasta: string, ambiente: string): Promise<Par> {
  const arquivo = join(pasta, `${ambiente}.pem`);
  const pem = await readFile(arquivo, 'utf8').catch(async (error: unknown) => {
    if (!isAbsent(error)) throw error;
    await mkdir(pasta, { recursive: true, mode: 0o700 });
    await writeOnce(arquivo, newPem());
    return readFile(arquivo, 'utf8');
  });
  return pairOf(pem, arquivo);
}

/** One Ed25519 key per environment, read or created on first use. */
export function createChaveiro({ pasta, dadas = {} }: OpcoesChaveiro): Chaveiro {
  const lidas = new Map<string, Promise<Par>>();
  const load = async (ambiente: string): Promise<Par> => {
    if (!NOME_AMBIENTE.test(ambiente)) throw new Error(`"${ambiente}" não é nome de um ambiente.`);
    const dada = Object.hasOwn(dadas, ambiente) ? dadas[ambiente] : undefined;
    return dada === undefined ? readOrMake(join(pasta, 'chaves'), ambiente) : pairOf(dada, variableOf(ambiente));
  };
  const keyOf = (ambiente: string): Promise<Par> => {
    const conhecida = lidas.get(ambiente);
    if (conhecida) return conhecida;
    const lendo = load(ambiente);
    lidas.set(ambiente, lendo);
    // do not cache a failed read: the next one may succeed
    lendo.catch(() => lidas.delete(ambiente));
    return lendo;
  };
  return {
    async sign(ambiente, carga) {
      const { privada, id } = await keyOf(ambiente);
      return { assinatura: sign(null, Buffer.from(carga), privada).toString('base64'), chave: id };
    },
    async publica(ambiente) {
      const { id, jwk } = await keyOf(ambiente);
      return { id, jwk };
    },
    async verify(ambiente, carga, assinatura) {
      const { publica } = await keyOf(ambiente);
      return verify(null, Buffer.from(carga), publica, Buffer.from(assinatura, 'base64'));
    },
  };
}

const variableOf = (ambiente: string): string => PREFIXO + ambiente.toUpperCase().replaceAll('-', '_');

/** Keys given as `IMPORT_MAP_KEY_<AMBIENTE>` (PEM), by environment: `_` stands for `-`, and a written `\n` for a line's end. */
export function chavesDadas(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([nome, valor = '']) =>
      nome.startsWith(PREFIXO) && valor.trim() !== ''
        ? [[nome.slice(PREFIXO.length).toLowerCase().replaceAll('_', '-'), valor.replaceAll('\\n', '\n')] as const]
        : [],
    ),
  );
}
