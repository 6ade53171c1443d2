import type { Ambiente } from '@balcao/contracts';
import type { Ouvinte } from '../notes.ts';

/**
 * What the first script of the page lends to those that come later: they are modules of their own, and share nothing but this. Every page
 * carries it: what only the day of a newer build needs is found without its help.
 */
export interface Shell {
  environment(): Ambiente;
  /** What the gateway answers to this session on a path; not judged. @throws {FalhaRequisicao} */
  read(path: string): Promise<unknown>;
  /** Loads a module, also one that did not come the last time. */
  bring(name: string): Promise<unknown>;
  resume(servico: string): void;
  hearNotes(listen: Ouvinte): void;
}
