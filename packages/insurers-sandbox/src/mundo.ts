import type { AccessLog } from './admin/access-log.store.ts';
import type { Ajustes } from './admin/ajustes.store.ts';
import type { ServidorDeAutorizacao } from './open-insurance/authorisation-server.ts';
import type { ConsentStore } from './open-insurance/consent.store.ts';
import type { Tokens } from './oauth/token.ts';
import type { PropostaStore } from './propostas/proposta.store.ts';
import type { CobVStore } from './psp/cobv.store.ts';
import type { QuoteStore } from './quotes/quote.store.ts';
import type { Relogio } from './relogio.ts';
import type { Perfil } from './seguradoras/perfil.ts';

/** State of a running sandbox, passed to its routes. */
export interface Mundo {
  readonly perfis: ReadonlyMap<string, Perfil>;
  readonly relogio: Relogio;
  readonly tokens: Tokens;
  readonly store: QuoteStore;
  readonly propostas: PropostaStore;
  readonly cobv: CobVStore;
  readonly consents: ConsentStore;
  /** The authorisation server of an insurer, opened when it is first asked for. */
  readonly authorisation: (slug: string) => Promise<ServidorDeAutorizacao>;
  readonly ajustes: Ajustes;
  readonly log: AccessLog;
  /** Scales every latency, 0 to 1. */
  readonly fatorLatencia: number;
}
