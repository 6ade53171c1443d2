import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { VALIDADE_APARELHO_S } from '../../plugins/session-cookies.ts';

interface Deps {
  readonly chave: Buffer;
  readonly agora: () => Date;
}

/** Whom a device is known to. With the password a person has now: another one makes every device of theirs a stranger's. */
interface Dono {
  readonly usuarioId: string;
  readonly senhaHash: string;
}

/** Persons one browser is known to: the machine of a reception. */
const DONOS = 5;
const FORMA = /^([A-Za-z0-9_-]{22})\.([0-9a-z]{1,10})\.([A-Za-z0-9_-]{43})$/;

/**
 * Devices a person signed in on before. On one of these, guesses that others make at that person's password elsewhere do not slow the
 * person down. The proof is a signed cookie that scripts cannot read; nothing of it is stored here, and it opens nothing by itself.
 */
export function createAparelhos({ chave, agora }: Deps) {
  const seconds = (): number => Math.floor(agora().getTime() / 1_000);
  const sign = (id: string, desde: string, { usuarioId, senhaHash }: Dono): string =>
    createHmac('sha256', chave)
      .update(JSON.stringify([id, desde, usuarioId, senhaHash]))
      .digest('base64url');

  function idOf(marca: string, dono: Dono): string | null {
    const [, id = '', desde = '', assinatura = ''] = FORMA.exec(marca) ?? [];
    const [dada, certa] = [Buffer.from(assinatura), Buffer.from(sign(id, desde, dono))];
    const isHis = id !== '' && dada.length === certa.length && timingSafeEqual(dada, certa);
    return isHis && seconds() - Number.parseInt(desde, 36) <= VALIDADE_APARELHO_S ? id : null;
  }
  const marcasOf = (cookie: string | undefined): string[] =>
    (cookie ?? '')
      .split('~')
      .filter((marca) => FORMA.test(marca))
      .slice(0, DONOS);

  const idAmong = (marcas: readonly string[], dono: Dono): string | null =>
    marcas.reduce<string | null>((found, marca) => found ?? idOf(marca, dono), null);

  return {
    /** The device of a cookie, if this person signed in on it with the password they have now. */
    find: (cookie: string | undefined, dono: Dono): string | null => idAmong(marcasOf(cookie), dono),

    /** The cookie by which the device is known to this person too, beside those it was known to already. */
    add(cookie: string | undefined, dono: Dono): string {
      const marcas = marcasOf(cookie);
      const id = idAmong(marcas, dono) ?? randomBytes(16).toString('base64url');
      const desde = seconds().toString(36);
      const outras = marcas.filter((marca) => idOf(marca, dono) === null);
      return [`${id}.${desde}.${sign(id, desde, dono)}`, ...outras].slice(0, DONOS).join('~');
    },
  };
}

export type Aparelhos = ReturnType<typeof createAparelhos>;
