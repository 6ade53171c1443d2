import type { Ambiente, Canais } from '@balcao/contracts';
import type { Nota } from '../notes.ts';
import type { Mapa } from './composition.model.ts';

/** What the first script of the page lends to those that come later: they are modules of their own, and share nothing but this. */
export interface Shell {
  environment(): Ambiente;
  setEnvironment(ambiente: Ambiente): void;
  mapInUse(): Mapa;
  adoptMap(mapa: Mapa): void;
  /** What the loader remembers of failures, by address. */
  readonly attempts: Map<string, number>;
  readonly failed: Set<string>;
  forgetPrepared(parcela: string): void;
  resume(servico: string): void;
  /** Channels of the session. @throws {FalhaRequisicao} */
  readCanais(): Promise<Canais>;
  hearNotes(listen: (nota: Nota) => boolean): void;
  /** Route id of an address, and whose it is; null when it is nobody's. */
  routeAt(pathname: string): { readonly parcela: string; readonly id: string } | null;
}
