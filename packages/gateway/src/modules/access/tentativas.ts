import { createHmac } from 'node:crypto';
import type { LimitesDeTentativas } from '../../config-parts.ts';
import { enderecoDe, type Prefixos, redeDe } from '../../plugins/rede.ts';
import type { Contada, Regra, TentativasRepository } from './tentativas.repository.ts';

/** What is guessed at: a password by e-mail, a legacy password by login, the code or the current password of a user, a code of support. */
type Alvo = 'email' | 'login' | 'codigo' | 'senha' | 'suporte';

/** Where a guess comes from; nowhere, when a session that is already open makes it. */
export interface OrigemDaTentativa {
  readonly ip: string;
  /** A device this very person signed in on before; null for strangers. */
  readonly aparelho: string | null;
}

interface Deps {
  readonly repository: TentativasRepository;
  /** Digests what is guessed at: the table names nobody. */
  readonly chave: Buffer;
  readonly agora: () => Date;
  /** Waits before a wrong answer is given; tests do not. */
  readonly wait: (ms: number) => Promise<unknown>;
  readonly limites: LimitesDeTentativas;
  readonly prefixos: Prefixos;
}

const [MINUTO_MS, HORA_MS] = [60_000, 3_600_000];
const ESPERA_BASE_MS = 250;
const ESPERA_MAXIMA_MS = 2_000;
/** One person's guesses from everywhere together: how many times those from one network. */
const ESPALHADAS = 10;

/** What a guess was refused for: the person's own guesses, or those of the address and network it came from. */
export type Recusada = { readonly por: 'pessoa' | 'origem'; readonly ate: Date };

/** One guess, already counted. */
export interface Tentativa {
  readonly feitas: number;
  /** Whether it is the one from which the next wait. */
  readonly isLimite: boolean;
  /** Waits longer each time. Returns until when the next one is refused, or null. */
  wrong(): Promise<Date | null>;
  /** It was right: the person's count begins again, and it does not stand against where it came from. */
  right(): Promise<void>;
}

const latest = (instantes: readonly (Date | null)[]): Date | null =>
  instantes.reduce<Date | null>((last, one) => (one && (!last || one > last) ? one : last), null);

/**
 * Guesses are counted before they are checked: many at once get no more than one by one. A stranger's count against the person from
 * their network, against the person from everywhere, against their address and against their network: after each limit the next guess
 * waits, twice as long each time, up to a quarter of an hour. Who guesses somebody's password therefore slows strangers of their own
 * network; the person, on a device they signed in on before, has a count of their own.
 */
export function createTentativas({ repository, chave, agora, wait, limites, prefixos }: Deps) {
  const digest = (text: string): Buffer => createHmac('sha256', chave).update(text).digest();
  const alvoOf = (alvo: Alvo, valor: string): Buffer => digest(`${alvo}:${valor.toLowerCase()}`);
  const regra = (limite: number, recuo_ms: number, base_ms = MINUTO_MS / 2): Regra => ({
    limite,
    recuo_ms,
    base_ms,
    maxima_ms: 15 * MINUTO_MS,
  });
  const regras = {
    pessoa: regra(limites.pessoa, HORA_MS),
    espalhadas: regra(limites.pessoa * ESPALHADAS, HORA_MS / 4),
    endereco: regra(limites.endereco, MINUTO_MS),
    rede: regra(limites.rede, MINUTO_MS / 4),
  };

  function fromWhere({ ip }: Pick<OrigemDaTentativa, 'ip'>): Contada[] {
    const contada = (onde: string, como: Regra): Contada => ({ chave: digest(onde), alvo: null, regra: como });
    return [contada(`endereco:${enderecoDe(ip)}`, regras.endereco), contada(`rede:${redeDe(ip, prefixos)}`, regras.rede)];
  }

  /** The person's own count comes first: the waiting time shown to them is taken from it. */
  function countedOn(alvo: Buffer, origem: OrigemDaTentativa | null): Contada[] {
    const daPessoa = (onde: string): Contada => ({ chave: digest(`${alvo.toString('base64')}|${onde}`), alvo, regra: regras.pessoa });
    if (!origem) return [daPessoa('sessao')];
    if (origem.aparelho !== null) return [daPessoa(`aparelho:${origem.aparelho}`)];
    return [daPessoa(`rede:${redeDe(origem.ip, prefixos)}`), { chave: alvo, alvo, regra: regras.espalhadas }, ...fromWhere(origem)];
  }

  /** With the guesses of others: of the same address or network, or at the same person from everywhere. */
  const isShared = ({ chave: one, alvo }: Contada): boolean => alvo === null || one.equals(alvo);

  async function count(contadas: readonly Contada[]): Promise<Tentativa | Recusada> {
    const { isContada, contagens } = await repository.count(contadas, agora());
    const esperas = (isOfPerson: boolean) =>
      latest(contagens.map(({ livreEm }, i) => ((contadas[i]?.alvo !== null) === isOfPerson ? livreEm : null)));
    if (!isContada) {
      const [daOrigem, daPessoa] = [esperas(false), esperas(true)];
      return daOrigem ? { por: 'origem', ate: daOrigem } : { por: 'pessoa', ate: daPessoa ?? agora() };
    }
    const feitas = contagens[0]?.feitas ?? 1;
    return {
      feitas,
      isLimite: feitas === contadas[0]?.regra.limite,
      wrong: async () => {
        await wait(Math.min(ESPERA_BASE_MS * 2 ** (feitas - 1), ESPERA_MAXIMA_MS));
        return esperas(true);
      },
      right: async () => {
        const [shared, own] = [contadas.filter(isShared), contadas.filter((contada) => !isShared(contada))];
        if (shared.length > 0) await repository.forgive(shared.map(({ chave: one }) => one));
        for (const { chave: one } of own) await repository.forgetOne(one);
      },
    };
  }

  return {
    /** One guess at what is somebody's. `origem` null: by a session that is open. */
    begin(alvo: Alvo, valor: string, origem: OrigemDaTentativa | null): Promise<Tentativa | Recusada> {
      return count(countedOn(alvoOf(alvo, valor), origem));
    },
    /** One guess at something that belongs to no known person: a link, a proof. */
    beginAnywhere: (ip: string): Promise<Tentativa | Recusada> => count(fromWhere({ ip })),
    /** The person proved who they are by other means: their guesses are forgotten, wherever they were made. */
    forget: (alvo: Alvo, valor: string): Promise<void> => repository.forget(alvoOf(alvo, valor)),
    /** Whether somebody's guesses are enough to have slowed strangers down. */
    isSlowed: async (alvo: Alvo, valor: string): Promise<boolean> =>
      (await repository.made(alvoOf(alvo, valor), agora(), regras.espalhadas)) >= limites.pessoa,
  };
}

/** Whether a guess was refused before it was looked at. */
export const isRecusada = (tentativa: Tentativa | Recusada): tentativa is Recusada => 'por' in tentativa;

export type Tentativas = ReturnType<typeof createTentativas>;
