import type { ConfigSeguradora, DepsSeguradora, InsurerPort } from './insurer.port.ts';
import { createOpinQuoteAuto } from './opin-quote-auto/opin-quote-auto.adapter.ts';

type Protocolo = ConfigSeguradora['protocolo'];

/** Who speaks each protocol. Another protocol is one more folder and one more line here. */
const adapters: Readonly<Record<Protocolo, (config: ConfigSeguradora, deps: DepsSeguradora) => InsurerPort>> = {
  'opin-quote-auto': createOpinQuoteAuto,
};

/** Every configured insurer by its slug, ready to be asked. Keep it: tokens and circuits live inside. */
export const createInsurers = (configs: readonly ConfigSeguradora[], deps: DepsSeguradora): Map<string, InsurerPort> =>
  new Map(configs.map((config) => [config.slug, adapters[config.protocolo](config, deps)]));
