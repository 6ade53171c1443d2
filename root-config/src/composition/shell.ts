import type { Ambiente } from '@balcao/contracts';
import type { Ouvinte } from '../notes.ts';

/**
 * What the first script of the page provides to later scripts, which are separate modules and share only this. Every page
 * includes it, so it has nothing that is only needed for an update.
 */
export interface Shell {
  environment(): Ambiente;
  /** Reads a path of the gateway in this session; the answer is not validated. @throws {FalhaRequisicao} */
  read(path: string): Promise<unknown>;
  /** Loads a module, also one that failed to load before. */
  bring(name: string): Promise<unknown>;
  resume(servico: string): void;
  hearNotes(listen: Ouvinte): void;
}
