import { quoteAuto } from './opin/quote-auto.ts';
import { quoteLife } from './opin/quote-life.ts';
import { quotePatrimonial } from './opin-patrimonial/quote-patrimonial.ts';
import type { ProtocoloCotacao } from './quotes/protocolo.ts';
import { sandboxPet, sandboxSaude } from './sandbox-v1/sandbox-v1.ts';

/** Every quote API served here. Another is one more folder and one more line. */
export const protocolos: readonly ProtocoloCotacao[] = [quoteAuto, ...quotePatrimonial, quoteLife, sandboxPet, sandboxSaude];
