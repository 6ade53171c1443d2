import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { deriveKey } from '../../plugins/keys.ts';
import { seal, unseal } from '../../plugins/seal.ts';
import type { SegundoFatorRepository } from './segundo-fator.repository.ts';

interface Deps {
  readonly repository: SegundoFatorRepository;
  readonly chave: Buffer;
  readonly agora: () => Date;
}

type ContextoUsuario = Contexto & { readonly usuarioId: string };

const EMISSOR = 'Balcão';
const PASSO_MS = 30_000;
/** Steps of clock skew allowed to each side. */
const FOLGA = 1;
const RECUPERACOES = 10;
/** Without what is easily misread. */
const LETRAS = 'abcdefghjkmnpqrstuvwxyz23456789';

const part = (): string => Array.from({ length: 5 }, () => LETRAS[randomInt(LETRAS.length)]).join('');

/** The second factor of a user: what an authenticator shows, or one of the codes kept for the day it is lost. */
export function createSegundoFator({ repository, chave, agora }: Deps) {
  const [selo, sal] = [deriveKey(chave, 'segundo-fator'), deriveKey(chave, 'recuperacao')];
  const hashOf = (codigo: string): Buffer => createHmac('sha256', sal).update(codigo.toLowerCase()).digest();
  const totpOf = (secret: Secret, label = ''): TOTP =>
    new TOTP({ issuer: EMISSOR, label, secret, algorithm: 'SHA1', digits: 6, period: PASSO_MS / 1_000 });

  /** Accepts a six-digit code once, of a secret active or being confirmed. */
  async function acceptTotp(tx: Tx, usuarioId: string, codigo: string): Promise<boolean> {
    const linha = await repository.find(tx, usuarioId);
    if (!linha) return false;
    const totp = totpOf(Secret.fromBase32(unseal(selo, linha.segredo, usuarioId)));
    const timestamp = agora().getTime();
    const delta = totp.validate({ token: codigo, timestamp, window: FOLGA });
    return delta !== null && repository.useStep(tx, usuarioId, Math.floor(timestamp / PASSO_MS) + delta);
  }

  return {
    /** `isIniciado`: there is a secret, confirmed or not. */
    async status(tx: Tx, usuarioId: string): Promise<{ ativo: boolean; isIniciado: boolean; recuperacaoRestantes: number }> {
      const linha = await repository.find(tx, usuarioId);
      return {
        ativo: (linha?.ativoEm ?? null) !== null,
        isIniciado: linha !== null,
        recuperacaoRestantes: await repository.countRecovery(tx, usuarioId),
      };
    },

    /** A secret that does not count yet; null when one is active already. */
    async begin(tx: Tx, contexto: ContextoUsuario, email: string): Promise<{ segredo: string; endereco: string } | null> {
      const secret = new Secret({ size: 20 });
      const saved = await repository.savePending(tx, contexto, seal(selo, secret.base32, contexto.usuarioId));
      return saved === 0 ? null : { segredo: secret.base32, endereco: totpOf(secret, email).toString() };
    },

    acceptTotp,

    /** From now on sign-in wants it. Returns the recovery codes, which exist nowhere else; null when there was nothing to confirm. */
    async activate(tx: Tx, contexto: ContextoUsuario): Promise<string[] | null> {
      if ((await repository.activate(tx, contexto.usuarioId, agora())) === 0) return null;
      const codigos = Array.from({ length: RECUPERACOES }, () => `${part()}-${part()}`);
      await repository.replaceRecovery(tx, contexto, codigos.map(hashOf));
      return codigos;
    },

    /** How a code was accepted, or null. */
    async accept(tx: Tx, usuarioId: string, codigo: string): Promise<'aplicativo' | 'recuperacao' | null> {
      if (/^\d{6}$/.test(codigo)) return (await acceptTotp(tx, usuarioId, codigo)) ? 'aplicativo' : null;
      return (await repository.useRecovery(tx, usuarioId, { hash: hashOf(codigo), em: agora() })) ? 'recuperacao' : null;
    },

    turnOff: (tx: Tx, usuarioId: string): Promise<void> => repository.remove(tx, usuarioId),
  };
}

export type SegundoFator = ReturnType<typeof createSegundoFator>;
