import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { deriveKey } from './keys.ts';
import { seal, unseal } from './seal.ts';

const BITS = 2_048;
const draw = promisify(generateKeyPair);

/** What a message from somebody's own domain is signed by. The private key stays sealed until then. */
export interface DominioAssinado {
  readonly endereco: string;
  readonly dominio: string;
  readonly seletor: string;
  /** Sealed for `dono`, base64. */
  readonly segredo: string;
  /** The subscription whose domain it is. */
  readonly dono: string;
}

/** Keys of DKIM, drawn and opened here alone. @param chave of this installation */
export function createDkim(chave: Buffer) {
  const selo = deriveKey(chave, 'dkim');
  const ownerOf = (dono: string, dominio: string): string => `${dono}:${dominio}`;
  return {
    /** A new pair: the public half in base64, the private one sealed, and a selector of its own. */
    async draw(dono: string, dominio: string) {
      const { publicKey, privateKey } = await draw('rsa', { modulusLength: BITS });
      const publica = publicKey.export({ type: 'spki', format: 'der' });
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      return {
        seletor: `balcao${createHash('sha256').update(publica).digest('hex').slice(0, 8)}`,
        chavePublica: publica.toString('base64'),
        segredo: seal(selo, pem, ownerOf(dono, dominio)),
      };
    },
    /** How nodemailer signs. @throws Error when the key was sealed elsewhere */
    open: ({ dominio, seletor, segredo, dono }: DominioAssinado) => ({
      domainName: dominio,
      keySelector: seletor,
      privateKey: unseal(selo, Buffer.from(segredo, 'base64'), ownerOf(dono, dominio)),
    }),
  };
}

export type Dkim = ReturnType<typeof createDkim>;
