import { readCredential } from './credentials.ts';
import { ditos } from './deploy.copy.ts';
import { Impedimento, SemResposta } from './failures.ts';
import { createServiceClient, type ServiceClient } from './service-client.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What every command works with. */
export interface Workbench extends ServiceClient {
  readonly ambiente: string;
  readonly url: string;
  /** Milliseconds since the process began. */
  sinceStart(): number;
  say(text: string): void;
  /** During the swap the command cannot be interrupted, because its result would be unknown. */
  swap<T>(change: () => Promise<T>): Promise<T>;
  /** A command of this family, as it would be typed for this environment and service. */
  command(text: string): string;
}

interface Options {
  readonly ambiente: string;
  /** As typed with `--url`; null when it was not. */
  readonly url: string | null;
}

interface Mouth {
  say(text: string): void;
  warn(text: string): void;
}

export interface Session extends Mouth {
  isSwapping(): boolean;
  open(options: Options): Workbench;
}

const addressOf = (env: Env) => env['IMPORT_MAP_URL']?.trim() || `http://localhost:${env['PORT']?.trim() || 9000}/import-maps`;

/** One run of the command. */
export function createSession(env: Env, mouth: Mouth): Session {
  let isSwapping = false;
  return {
    ...mouth,
    isSwapping: () => isSwapping,
    open({ ambiente, url: typed }) {
      const url = (typed ?? addressOf(env)).replace(/\/+$/, '');
      return {
        ...createServiceClient(url, () => readCredential(env, process.cwd())),
        ambiente,
        url,
        sinceStart: () => performance.now(),
        say: mouth.say,
        async swap(change) {
          isSwapping = true;
          try {
            return await change();
          } catch (error) {
            throw error instanceof SemResposta ? new Impedimento(ditos.caiuNaTroca) : error;
          } finally {
            isSwapping = false;
          }
        },
        command: (text) => `npm run deploy -- ${text} --env ${ambiente}${typed === null ? '' : ` --url ${typed}`}`,
      };
    },
  };
}
