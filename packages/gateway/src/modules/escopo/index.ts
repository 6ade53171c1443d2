export { corretoraNoEscopo } from './corretora-no-escopo.ts';
export { assertMayDuplicate, assertMayQuote, type Escopo, escopoDe, mayQuote } from './escopo.policy.ts';
export { SEGURADO_NO_ESCOPO, seguradoDe } from './segurado-no-escopo.ts';
